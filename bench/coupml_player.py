"""The rule-based player of coupml in a seat of Complots: our view in its words, its answer in ours.

coupml knows the game with the Ambassador and three of each role, among two players too; the draft of C-7 is
unknown to it, and it drafts by its own ranking of the roles. Its exchange looks at the cards drawn alone.
"""

from __future__ import annotations

from typing import Any, Final

import numpy
from coupml.rule_ai import RANKED_ROLES, RuleAI
from coupml.utils import keep_decode

from cabale.core.agenda import PASS
from cabale.games.complots import events
from cabale.games.complots.pieces import (
    ASSASSINATE,
    CHALLENGE,
    COUNTER_WITH,
    COUP,
    DRAFT,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    LOSE,
    RETURN,
    STEAL,
    TAX,
)
from cabale.games.complots.views import ComplotsView

ROLES: Final = {
    "duchess": "duke",
    "assassin": "assassin",
    "countess": "contessa",
    "captain": "captain",
    "ambassador": "ambassador",
}
CHARACTERS: Final = {role: number for number, role in enumerate(ROLES.values())}
PHASES: Final = {
    "action": "start_of_turn",
    "challenge": "awaiting_challenge",
    "counter": "awaiting_block",
    "challenge_counter": "awaiting_block_challenge",
    "lose": "direct_attack",  # it reveals alike whatever the reason
    "return": "choose_new_roles",
}
PLAIN: Final = {"income": INCOME, "foreign_aid": FOREIGN_AID, "tax": TAX, "exchange": EXCHANGE}
AIMED: Final = {"coup": COUP, "assassinate": ASSASSINATE, "steal": STEAL}


class CoupmlPlayer:
    """Answers by what its seat may know, like every player."""

    def __init__(self, seed: int) -> None:
        self._random: Final = numpy.random.RandomState(seed % (1 << 32))

    def choose(self, view: ComplotsView, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        assert view.pending is not None
        if view.pending.kind == "draft":
            return _draft(view)
        move = _read(view, RuleAI(_state(view), self._random).get_action())
        return move if move in moves else moves[0]  # it may rob who has nothing, which C-R12 forbids


def _draft(view: ComplotsView) -> int:
    own = view.hidden[view.seat]
    assert isinstance(own, tuple)
    held = [ROLES[name] for name in own]
    return DRAFT + CHARACTERS[next(role for role in RANKED_ROLES if role not in held)]


def _read(view: ComplotsView, action: str) -> int:
    """Its answer as one of our moves."""
    what, _, about = action.partition(":")
    if what == "pass":
        return PASS
    if what == "challenge":
        return CHALLENGE
    if what == "block":
        return COUNTER_WITH[CHARACTERS[about]]
    if what == "reveal":
        return LOSE + CHARACTERS[about]
    if what == "keep":
        left = [*_hand(view), *_drawn(view)]
        for role in keep_decode(action):
            left.remove(role)
        return RETURN + CHARACTERS[left[0]]
    if what in PLAIN:
        return PLAIN[what]
    return AIMED[what] + (int(about) - view.seat) % view.seats - 1


def _state(view: ComplotsView) -> dict[str, Any]:
    """The table as coupml describes it to a player."""
    assert view.pending is not None
    game: dict[str, Any] = {
        "phase": PHASES[view.pending.kind],
        "whose_turn": view.active,
        "player_to_act": view.seat,
    }
    if view.deed is not None:
        game["action"] = view.deed.action
        if view.deed.target is not None:
            game["target_player"] = view.deed.target
    if view.counter is not None:
        game |= {"blocked_with": ROLES[view.counter.character], "blocking_player": view.counter.seat}
    drawn = _drawn(view)
    if drawn:
        game["drawn_roles"] = drawn
    traces = _traces(view)
    players = []
    for seat in range(view.seats):
        cards = view.hidden[seat]
        lives = cards if isinstance(cards, int) else 2 - len(view.faceup[seat])
        hidden = _hand(view) if isinstance(cards, tuple) and not drawn else ["hidden"] * lives
        revealed = [ROLES[name] for name in view.faceup[seat]]
        players.append(
            {"cash": view.coins[seat], "hidden": hidden, "revealed": revealed, "trace": traces[seat]}
        )
    return {"game": game, "players": players}


def _hand(view: ComplotsView) -> list[str]:
    """The own cards, without those that an exchange has brought."""
    own = view.hidden[view.seat]
    assert isinstance(own, tuple)
    roles = [ROLES[name] for name in own]
    for role in _drawn(view):
        roles.remove(role)
    return roles


def _drawn(view: ComplotsView) -> list[str]:
    """What the exchange under way has brought and is still in hand: what went back was of the old cards."""
    if view.pending is None or view.pending.kind != "return":
        return []
    own = view.hidden[view.seat]
    assert isinstance(own, tuple)
    held = [ROLES[name] for name in own]
    drawn = []
    for event in reversed(view.history):
        if isinstance(event, events.Drew) and event.character is not None:
            role = ROLES[event.character]
            if role in held:
                held.remove(role)
                drawn.append(role)
        elif not isinstance(event, events.Returned):
            break
    return drawn


def _traces(view: ComplotsView) -> list[list[tuple[str, str | None]]]:
    """What each player has done that hints at its roles, as coupml keeps it."""
    traces: list[list[tuple[str, str | None]]] = [[] for _ in range(view.seats)]
    for event in view.history:
        match event:
            case events.Declared(seat=seat, claim=str(claim)) | events.Countered(seat=seat, character=claim):
                traces[seat].append(("claim", ROLES[claim]))
            case events.Proved(seat=seat, character=character) | events.Lost(seat=seat, character=character):
                traces[seat].append(("reveal", ROLES[character]))
            case events.Exposed(seat=seat, character=character):
                traces[seat].append(("lost_challenge", ROLES[character]))
            case events.Returned(seat=seat):
                traces[seat].append(("exchange", None))
            case _:
                pass
    return traces
