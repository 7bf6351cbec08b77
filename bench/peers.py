"""Other engines at random legal play, each driven in the quickest way that it offers.

One decision is one answer of a player, in every engine: an action, a pass, a doubt, a counter, a card. Chance
does not count. All of them draw from `random.random`, so that nobody pays for a dearer generator.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import random, shuffle
from time import process_time
from typing import Any, Final

from cabale.arena.speed import Tally

SEATS: Final = 4
BATCH: Final = 20  # games between two looks at the clock


def play_for(seconds: float, play: Callable[[], int]) -> Tally:
    """Play games for so long; `play` plays one and says how many decisions it took."""
    games = decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(BATCH):
            decisions += play()
        games += BATCH
    return Tally(games, decisions, passed)


# --- pycoup ---------------------------------------------------------------------------------------


def pycoup() -> Callable[[], int]:
    """Coup without the console: `Player.play` runs a turn and asks the players through four methods.

    There is no list of legal moves, so the choice of an action is ours: uniform over actions and targets that
    the rules allow, as in Cabale. Decisions are that choice, every answer to "do you call", every answer to
    "do you block", and every card chosen: one of two to lose, each one kept in an exchange. These are the
    questions that the console asks too.
    """
    package = find_spec("pycoup")
    assert package and package.origin
    sys.path.insert(0, str(Path(package.origin).parent))  # its modules import each other as `core`
    action: Any = import_module("core.action")
    table: Any = import_module("core.game").GameState
    base: Any = import_module("core.player").Player
    table.reset()

    blocks = {
        card: [None, *table.getBlockingActions(card)] for card in table.CommonActions + table.CardsAvailable
    }
    free = [action.Income, action.ForeignAid, action.Duke, action.Ambassador]
    dear = [action.Captain, action.Assassin, action.Coup]
    aimed = [[each for each in dear if each.coinsNeeded <= coins] for coins in range(action.ForceCoupCoins)]
    taken = 0

    class RandomPlayer(base):  # type: ignore[misc] # pycoup has no types
        def confirmCall(self, active: Any, claimed: Any) -> bool:
            nonlocal taken
            taken += 1
            return random() < 0.5

        def confirmBlock(self, active: Any, played: Any) -> Any:
            nonlocal taken
            taken += 1
            answers = blocks[played]
            return answers[int(random() * len(answers))]

        def selectInfluenceToDie(self) -> Any:
            nonlocal taken
            if len(self.influence) < 2:
                return self.influence[0]
            taken += 1
            return self.influence[int(random() * len(self.influence))]

        def selectAmbassadorInfluence(self, choices: list[Any], count: int) -> list[Any]:
            nonlocal taken
            taken += count
            return [choices.pop(int(random() * len(choices))) for _ in range(count)]

    def play() -> int:
        nonlocal taken
        taken = 0
        table.reset()
        players = [RandomPlayer() for _ in range(SEATS)]
        seat = int(random() * SEATS)
        while True:
            player = players[seat]
            seat = (seat + 1) % SEATS
            if not player.alive:
                continue
            others = [other for other in players if other.alive and other is not player]
            if not others:
                return taken
            taken += 1
            chosen, target = action.Coup, None
            if player.coins >= action.ForceCoupCoins:
                target = others[int(random() * len(others))]
            else:
                open_to_us = aimed[player.coins]
                number = int(random() * (len(free) + len(open_to_us) * len(others)))
                if number < len(free):
                    chosen = free[number]
                else:
                    which, whom = divmod(number - len(free), len(others))
                    chosen, target = open_to_us[which], others[whom]
            try:
                player.play(chosen, target)
            except IndexError:
                pass  # it wants a card of a target that lost its last one this turn; so the turn is over

    return play


# --- coupml ---------------------------------------------------------------------------------------


class CheapRandom:
    """What coupml asks of a random generator; quicker than the RandomState of its example."""

    def choice(self, count: int) -> int:
        return int(random() * count)

    def shuffle(self, cards: list[Any]) -> None:
        shuffle(cards)


def coupml() -> Callable[[], int]:
    """Coup for machine learning: the loop of its documentation, without the printing."""
    from coupml import Coup

    coup = Coup(SEATS, CheapRandom())

    def play() -> int:
        taken = 0
        coup.init_game()
        while not coup.is_game_over():
            actions = coup.get_legal_actions()
            coup.play_action(actions[int(random() * len(actions))])
            taken += 1
        return taken

    return play


# --- OpenSpiel ------------------------------------------------------------------------------------


def open_spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel, in C++ through its Python bindings or in Python itself, the usual loop.

    The draws of the games that we use are uniform: `legal_actions` serves for chance too, and is quicker than
    `chance_outcomes`.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    over = int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        taken = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != over:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            if player >= 0:
                taken += 1
        return taken

    return play


def leduc_poker() -> Callable[[], int]:
    return open_spiel(f"leduc_poker(players={SEATS})")


def liars_dice() -> Callable[[], int]:
    return open_spiel("liars_dice")  # OpenSpiel knows it for two players only


def hex_of_30() -> Callable[[], int]:
    return open_spiel("hex(num_cols=6,num_rows=5)")  # as many cells as our ring has stones; for two


def python_kuhn_poker() -> Callable[[], int]:
    return in_python("python_kuhn_poker")  # for two


def python_tic_tac_toe() -> Callable[[], int]:
    return in_python("python_tic_tac_toe")  # for two


def python_team_dominoes() -> Callable[[], int]:
    return in_python("python_team_dominoes")  # for four


def in_python(name: str) -> Callable[[], int]:
    """A game that is written in Python; OpenSpiel knows it once its module is imported."""
    import_module("open_spiel.python.games")
    return open_spiel(name)
