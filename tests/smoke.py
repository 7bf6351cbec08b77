"""What an installed package must do, wherever it was built: `python tests/smoke.py [--compiled] [--pages]`.

It needs nothing but the package, and no file beside this one.
"""

import sys
from importlib.resources import files

import cabale
from cabale import cli
from cabale.core.compiled import is_compiled
from cabale.core.playout import playout

for name in cabale.GAMES:
    game = cabale.game(name)
    state = game.new(game.usual_seats)
    playout(state, 1)
    assert state.over, name
assert files(cabale).joinpath("py.typed").is_file()
assert is_compiled() or "--compiled" not in sys.argv, "the rules are not compiled"
assert files(cabale).joinpath("table/client/index.html").is_file() or "--pages" not in sys.argv, "no pages"
sys.exit(cli.main(["--version"]))
