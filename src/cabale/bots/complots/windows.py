# mypyc: compile
"""C-16. The three windows: whether to challenge an action, to counter it, to challenge a counter."""

from __future__ import annotations

from typing import Final, NamedTuple

from cabale.bots.complots.prospects import Change
from cabale.bots.complots.reading import Reading
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.complots import pieces

CAUTION: Final = 0.01  # of the win: what a challenge must promise beyond what silence does
WHIM: Final = 0.02  # of the win: how much of the caution is a matter of mood
ANGER: Final = 3.0  # how much more the actor doubts a counter than others do
NERVE: Final = 0.15  # how often a target counters with what it neither holds nor pretends to hold
NOTHING_TO_LOSE: Final = 1e-6  # a lie that cannot make things worse is better than none

ACTION_NAMED: Final = {name: action for action, name in pieces.ACTIONS.items()}


def challenge_action(reading: Reading) -> Reason:
    """Doubt the character that an action claims?"""
    deed = reading.view.deed
    assert deed is not None
    action, actor, target = ACTION_NAMED[deed.action], deed.seat, deed.target
    claim = pieces.CLAIMS[action]
    caught = reading.share((actor, -1, pieces.COSTS[action]))  # C-27
    loss: Change = (reading.me, -1, 0)
    effect = reading.effect(action, actor, target)
    if target == reading.me:
        stands = _best_counter(reading, action).share
        wrong = _after_a_wrong_doubt(reading, action, loss, effect)
    else:
        countered = reading.countered(action, actor, target)
        stands = countered * reading.share() + (1 - countered) * reading.share(*effect)
        wrong = countered * reading.share(loss) + (1 - countered) * reading.share(loss, *effect)
    return _doubt(reading, actor, claim, caught, wrong, stands)


def _after_a_wrong_doubt(reading: Reading, action: int, loss: Change, effect: list[Change]) -> float:
    """C-29. My share when I, the target, have doubted the truth: who may still counter?"""
    deed, option = reading.view.deed, reading.view.options["counter_after_failed_challenge"]
    assert deed is not None
    if option == "allowed":
        return _best_counter(reading, action, loss).share
    others = 0.0 if option == "closed" else reading.countered(action, deed.seat, deed.target)
    return others * reading.share(loss) + (1 - others) * reading.share(loss, *effect)


def challenge_counter(reading: Reading) -> Reason:
    """Doubt the character that a counter claims? Not everybody wants the action to go on."""
    deed, claim = reading.view.deed, reading.view.counter
    assert deed is not None and claim is not None
    effect = reading.effect(ACTION_NAMED[deed.action], deed.seat, deed.target)
    character = reading.belief.dossiers.names[claim.character]
    caught = reading.share((claim.seat, -1, 0), *effect)
    wrong = reading.share((reading.me, -1, 0))
    return _doubt(reading, claim.seat, character, caught, wrong, reading.share())


def _doubt(
    reading: Reading, claimer: int, character: int, caught: float, wrong: float, stands: float
) -> Reason:
    """Challenge if the lie exposed outweighs the life lost. Of what is certain there is no doubt."""
    true = reading.belief.held(claimer)[character]
    why: dict[str, Argument] = {"claimer": claimer, "character": reading.view.characters[character]}
    if true <= 0:
        return Reason(move=pieces.CHALLENGE, key="doubt-known", arguments=why)
    if true >= 1:
        return Reason(move=PASS, key="believe-known", arguments=why)
    seats = reading.view.seats
    place = (reading.me - claimer) % seats
    calm = 1.0
    for seat in reading.rivals:
        if (seat - claimer) % seats > place:  # those who would be heard after me may take the risk
            calm *= 1 - reading.belief.dossiers.suspicion(seat)
    exposed = (1 - true) * (1 - calm)
    silence = exposed * caught + (1 - exposed) * stands
    speech = true * wrong + (1 - true) * caught
    why |= {"odds": percent(true), "lives": reading.lives[reading.me]}
    why |= {"speech": percent(speech), "silence": percent(silence)}
    if speech > silence + CAUTION + WHIM * (reading.dice.random() - 0.5):
        return Reason(move=pieces.CHALLENGE, key="doubt", arguments=why)
    return Reason(move=PASS, key="believe", arguments=why)


class Parry(NamedTuple):
    """An answer to an action that no challenge stops any more."""

    move: int
    share: float  # of the win, with this answer
    silent: float  # of the win, without any counter
    character: int = pieces.NO_CHARACTER
    doubt: float = 0.0


def counter(reading: Reading) -> Reason:
    """Counter the action, truly or not?"""
    deed = reading.view.deed
    assert deed is not None
    best = _best_counter(reading, ACTION_NAMED[deed.action])
    why: dict[str, Argument] = {"silence": percent(best.silent)}
    if best.character == pieces.NO_CHARACTER:
        return Reason(move=best.move, key="no_counter", arguments=why)
    why["character"] = reading.view.characters[best.character]
    why["held"] = "yes" if best.character in reading.hand else "no"
    why |= {"doubt": percent(best.doubt), "speech": percent(best.share)}
    return Reason(move=best.move, key="counter", arguments=why)


def _best_counter(reading: Reading, action: int, *changes: Change) -> Parry:
    """The best answer, if these changes have come about before."""
    deed = reading.view.deed
    assert deed is not None
    effect = reading.effect(action, deed.seat, deed.target)
    works = reading.share(*changes, *effect)
    fails = reading.share(*changes)
    dying = works == 0.0
    bold = deed.target == reading.me and reading.dice.random() < NERVE
    best = Parry(PASS, works, works)
    for character in pieces.COUNTERED_BY.get(action, ()):
        held = character in reading.hand
        if not (held or dying or character == reading.pretence or (bold and _credible(reading, character))):
            continue
        doubt, challenger = reading.doubted(character, deed.seat, ANGER)
        if held:
            challenged = reading.share(*changes, (challenger, -1, 0))
        else:
            challenged = reading.share(*changes, (reading.me, -1, 0), *effect)
        value = (1 - doubt) * fails + doubt * challenged + (NOTHING_TO_LOSE if dying else 0.0)
        if value > best.share:
            best = Parry(pieces.COUNTER_WITH[character], value, works, character, doubt)
    return best


def _credible(reading: Reading, character: int) -> bool:
    return not reading.belief.used_up(character) and not reading.belief.found_out(character)
