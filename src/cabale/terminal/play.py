"""`cabale play`: lay the table, play in one mode or the other, and see to the record afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.numbers import whole_number
from cabale.core.paces import USUAL_PACE, Pace, find_pace
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.terminal.complaint import Complaint
from cabale.terminal.keeping import check_free, keep, usual_place
from cabale.terminal.lines import InputEnded, Left
from cabale.terminal.plain import standard_plain
from cabale.terminal.room import SMALLEST
from cabale.terminal.sitting import MINE, Sitting
from cabale.text import Narrator, Words

BETWEEN: Final[dict[Pace, float]] = {"calm": 0.8, "brisk": 0.35, "at_once": 0.0}  # two events, in seconds
LONGEST_NAME: Final = 20
AT_REST: Final = 100  # milliseconds that automata think where the rest is played at once

DONE, INTERRUPTED = 0, 130


class PlayWishes(NamedTuple):
    """What the command line asked for, as it was typed."""

    seats: str | None = None
    bots: str | None = None
    seed: str | None = None
    options: Sequence[str] = ()
    name: str | None = None
    save: Path | None = None
    pace: str = USUAL_PACE
    plain: bool = False


def play(words: Words, game_id: str, wishes: PlayWishes) -> int:
    """Play one game; the exit code."""
    game = find_game(game_id)
    try:
        sitting = lay_table(words, game, wishes)
        if wishes.save:
            check_free(wishes.save)
        pace = read_pace(wishes.pace)
        narrator = Narrator(words.language, game, sitting.match.names, sitting.seat)
        if wishes.plain or not has_screen():
            return play_lines(sitting, narrator, wishes.save)
        return play_screen(sitting, narrator, wishes.save, pace)
    except (Complaint, OSError):  # what was asked for, and the machine: no fault of the game
        raise
    except Exception as error:
        if refused := GAMES.raised(error):
            raise refused from error
        raise


def lay_table(words: Words, game: Game[Any, Any], wishes: PlayWishes) -> Sitting:
    """A match of the game that was asked for, with its automata."""
    seed = None if wishes.seed is None else read_whole("bad-seed", wishes.seed)
    seats = game.count_seats(game.usual_seats if wishes.seats is None else read_seats(wishes.seats))
    names = (read_name(wishes.name, words), *bots.MAKERS[: seats - 1])
    secret = None if seed is None else secret_of_seed(seed)
    options = {**game.table_options, **read_pairs(wishes.options)}
    match = Match(game, seats, options, secret=secret, names=names)
    first = secrets.randbits(32) if seed is None else seed
    level = wishes.bots or "regular"
    maker = bots.at_table if seed is None else bots.make  # what thinks for a time does not repeat
    automata = {seat: maker(game.id, level, first + seat) for seat in range(seats) if seat != MINE}
    hasty = {seat: bots.at_table(game.id, level, first + seat, AT_REST) for seat in automata}
    return Sitting(match, automata, seed=seed, hasty=hasty)


def play_lines(sitting: Sitting, narrator: Narrator, save: Path | None) -> int:
    table = standard_plain(sitting, narrator)
    try:
        table.play()
    except Left:
        abandon(sitting, narrator, save)
        return DONE
    except InputEnded:
        input_ended(sitting, save)
    except KeyboardInterrupt:
        print()
        abandon(sitting, narrator, save)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read along has left
        abandon(sitting, narrator, save)
        raise
    place = save or usual_place(sitting.match)  # the answer may take a while: it is kept where was asked
    if save or table.keep_record(str(place)):
        print(narrator.say("file-saved", file=str(keep(sitting.match, place))))
    return DONE


def play_screen(sitting: Sitting, narrator: Narrator, save: Path | None, pace: float) -> int:
    check_screen()
    from cabale.terminal.table import Table  # brings Textual: slow to import

    table = Table(sitting, narrator, pace, offer=save is None)
    mind_the_window(sitting, narrator, save)
    try:
        code = table.show()
    finally:  # even if the terminal itself is gone
        if not sitting.over:
            abandon(sitting, narrator, save)
    if not sitting.over:
        return code
    print(narrator.verdict(sitting.view))
    if grounds := narrator.grounds(sitting.view):
        print(grounds)
    if save or table.keep:
        print(narrator.say("file-saved", file=str(keep(sitting.match, save))))
    return code


def mind_the_window(sitting: Sitting, narrator: Narrator, save: Path | None) -> None:
    """When the terminal is shut, keep the game and go at once: there is nothing left to draw on."""

    def shut(number: int, frame: object) -> NoReturn:
        try:
            abandon(sitting, narrator, save)
        finally:
            os._exit(INTERRUPTED)

    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, shut)


def abandon(sitting: Sitting, narrator: Narrator, save: Path | None) -> None:
    """Keep what was played, if anything was; it holds all cards and says so."""
    if save or sitting.answered:
        place = keep(sitting.match, save)
        with suppress(OSError):
            print(narrator.say("abandoned-kept", file=str(place)), file=sys.stderr)


def input_ended(sitting: Sitting, save: Path | None) -> NoReturn:
    """Nobody answers any more: say so, and lose nothing that was to be kept."""
    if save:
        raise Complaint("input-ended-kept", file=str(keep(sitting.match, save)))
    raise Complaint("input-ended")


def has_screen() -> bool:
    """Whether there is a screen to draw on and a keyboard to answer with; otherwise lines will do."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def check_screen() -> None:
    """Refuse a terminal that has no room for a table, and a Python that cannot draw one, in good time."""
    if find_spec("textual") is None:
        raise Complaint("no-textual")
    columns, lines = shutil.get_terminal_size()
    if columns < SMALLEST[0] or lines < SMALLEST[1]:
        least, lowest = SMALLEST
        raise Complaint("screen-too-small", columns=columns, lines=lines, least=least, lowest=lowest)


# --- what was typed


def read_seats(text: str) -> int:
    """A number of seats; what is none is for the game to refuse."""
    number = whole_number(text)
    return text if number is None else number  # type: ignore[return-value]


def read_whole(complaint: str, text: str) -> int:
    number = whole_number(text.removeprefix("-"), digits=40)
    if number is None:
        raise Complaint(complaint, text=text)
    return -number if text.startswith("-") else number


def read_pace(text: str) -> float:
    """Seconds between two events on the full screen."""
    pace = find_pace(text)
    if pace is None:
        raise Complaint("bad-pace", text=text)
    return BETWEEN[pace]


def read_pairs(texts: Sequence[str]) -> dict[str, str]:
    """Options of the game as `key=value`."""
    pairs: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise Complaint("bad-option", text=text)
        if key in pairs:
            raise Complaint("option-twice", text=key)
        pairs[key] = value
    return pairs


def read_name(text: str | None, words: Words) -> str:
    if text is None:
        return words.say("guest")
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Complaint("bad-name", text=text, most=LONGEST_NAME)
    return name
