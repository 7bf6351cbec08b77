"""C-16. The three windows: whether to challenge an action, to counter it, to challenge a counter."""

from __future__ import annotations

from typing import Final

from cabale.bots.complots.prospects import Change
from cabale.bots.complots.reading import Reading
from cabale.core.agenda import PASS
from cabale.games.complots.pieces import (
    ACTIONS,
    CHALLENGE,
    CLAIMS,
    COSTS,
    COUNTER_WITH,
    COUNTERED_BY,
)

CAUTION: Final = 0.01  # of the win: what a challenge must promise beyond what silence does
WHIM: Final = 0.02  # and how much of that is a matter of mood
ANGER: Final = 3.0  # how much more the actor doubts a counter than others do
NERVE: Final = 0.15  # how often a target counters with what it neither holds nor pretends to hold
NOTHING_TO_LOSE: Final = 1e-6  # a lie that cannot make things worse is better than none

ACTION_NAMED: Final = {name: action for action, name in ACTIONS.items()}


def challenge_action(reading: Reading) -> int:
    """Doubt the character that an action claims?"""
    deed = reading.view.deed
    assert deed is not None
    action, actor, target = ACTION_NAMED[deed.action], deed.seat, deed.target
    true = reading.belief.held(actor)[CLAIMS[action]]
    caught = reading.share((actor, -1, COSTS[action]))  # C-27
    loss: Change = (reading.me, -1, 0)
    effect = reading.effect(action, actor, target)
    if target == reading.me:
        stands = _best_counter(reading, action)[1]
        if reading.view.options["counter_after_failed_challenge"] == "forfeit":
            wrong = reading.share(loss, *effect)  # C-29
        else:
            wrong = _best_counter(reading, action, loss)[1]
    else:
        countered = reading.countered(action, actor, target)
        stands = countered * reading.share() + (1 - countered) * reading.share(*effect)
        wrong = countered * reading.share(loss) + (1 - countered) * reading.share(loss, *effect)
    return _doubt(reading, actor, true, caught, wrong, stands)


def challenge_counter(reading: Reading) -> int:
    """Doubt the character that a counter claims? Not everybody wants the action to go on."""
    deed, claim = reading.view.deed, reading.view.counter
    assert deed is not None and claim is not None
    effect = reading.effect(ACTION_NAMED[deed.action], deed.seat, deed.target)
    true = reading.belief.held(claim.seat)[reading.belief.dossiers.names[claim.character]]
    caught = reading.share((claim.seat, -1, 0), *effect)
    wrong = reading.share((reading.me, -1, 0))
    return _doubt(reading, claim.seat, true, caught, wrong, reading.share())


def _doubt(reading: Reading, claimer: int, true: float, caught: float, wrong: float, stands: float) -> int:
    """Challenge if the lie exposed outweighs the life lost. Of what is certain there is no doubt."""
    if true <= 0:
        return CHALLENGE
    if true >= 1:
        return PASS
    seats = reading.view.seats
    place = (reading.me - claimer) % seats
    calm = 1.0
    for seat in reading.rivals:
        if (seat - claimer) % seats > place:  # those who would be heard after me may take the risk
            calm *= 1 - reading.belief.dossiers.suspicion(seat)
    exposed = (1 - true) * (1 - calm)
    silence = exposed * caught + (1 - exposed) * stands
    speech = true * wrong + (1 - true) * caught
    return CHALLENGE if speech > silence + CAUTION + WHIM * (reading.dice.random() - 0.5) else PASS


def counter(reading: Reading) -> int:
    """Counter the action, truly or not?"""
    deed = reading.view.deed
    assert deed is not None
    return _best_counter(reading, ACTION_NAMED[deed.action])[0]


def _best_counter(reading: Reading, action: int, *changes: Change) -> tuple[int, float]:
    """The best answer to an action that no challenge stops any more, and my share with it."""
    deed = reading.view.deed
    assert deed is not None
    effect = reading.effect(action, deed.seat, deed.target)
    works = reading.share(*changes, *effect)
    fails = reading.share(*changes)
    dying = works == 0.0
    bold = deed.target == reading.me and reading.dice.random() < NERVE
    best, highest = PASS, works
    for character in COUNTERED_BY.get(action, ()):
        held = character in reading.hand
        if not (held or dying or character == reading.pretence or (bold and _credible(reading, character))):
            continue
        doubt, challenger = reading.doubted(character, deed.seat, ANGER)
        if held:
            challenged = reading.share(*changes, (challenger, -1, 0))
        else:
            challenged = reading.share(*changes, (reading.me, -1, 0), *effect)
        value = (1 - doubt) * fails + doubt * challenged + (NOTHING_TO_LOSE if dying else 0.0)
        if value > highest:
            best, highest = COUNTER_WITH[character], value
    return best, highest


def _credible(reading: Reading, character: int) -> bool:
    return not reading.belief.used_up(character) and not reading.belief.found_out(character)
