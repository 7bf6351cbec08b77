# mypyc: compile
"""C-11. Which action: each is priced by what may come of it."""

from __future__ import annotations

from typing import Final

from cabale.bots.complots.hands import worth
from cabale.bots.complots.prospects import Change
from cabale.bots.complots.reading import Reading
from cabale.bots.percent import percent
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.complots import pieces

WHIM: Final = 0.003  # of the win: what two actions may differ by and still be a matter of taste
ANGER: Final = 1.5  # how much more the target of a claim doubts it than others do
# What a hand tends to be worth after an exchange, by envoy and lives.
AFTER_EXCHANGE: Final[tuple[tuple[float, ...], ...]] = ((0.9, 1.77), (0.86, 1.7))
BOLD: Final = 0.1  # how far a small risk of being challenged deters from a bluff; a great one does
HAND: Final = 0.12  # how much a point of worth adds to my share
EXAMINED: Final = 0.03  # how much it adds to look into the hand of the strongest


def choose_action(reading: Reading, moves: list[int]) -> Reason:
    """The best of what I may say truly or have made up my mind to pretend."""
    best, highest = moves[0], -1.0
    for move in moves:
        action, target = _aim(reading, move)
        claim = pieces.CLAIMS[action]
        if claim != pieces.NO_CHARACTER and claim not in reading.hand and claim != reading.pretence:
            continue
        value = price(reading, action, target)
        value += WHIM * reading.dice.random() * (1 - value)  # never at the cost of a certain win
        if value > highest:
            best, highest = move, value
    return Reason(move=best, key=pieces.ACTIONS[_aim(reading, best)[0]], arguments=_why(reading, best))


def _aim(reading: Reading, move: int) -> tuple[int, int | None]:
    """The action, and the seat that it is aimed at."""
    if move < pieces.COUP:
        return move, None
    action = pieces.COUP + (move - pieces.COUP) // pieces.FARTHEST * pieces.FARTHEST
    return action, (reading.me + move - action + 1) % reading.view.seats


def _why(reading: Reading, move: int) -> dict[str, Argument]:
    """What speaks for the action, and what was feared."""
    action, target = _aim(reading, move)
    claim = pieces.CLAIMS[action]
    why: dict[str, Argument] = {"countered": percent(reading.countered(action, reading.me, target))}
    if target is not None:
        why |= {"target": target, "lives": reading.lives[target], "rivals": len(reading.rivals)}
    if claim != pieces.NO_CHARACTER:
        why["character"] = reading.view.characters[claim]
        why["held"] = "yes" if claim in reading.hand else "no"
        why["doubt"] = percent(reading.doubted(claim, target, ANGER)[0])
    if pieces.GAINS[action] or action == pieces.STEAL:
        why["amount"] = reading.effect(action, reading.me, target)[0][2]
    if action == pieces.COUP:
        why["forced"] = "yes" if reading.view.coins[reading.me] >= pieces.MUST_COUP else "no"
        why["share"] = percent(price(reading, action, target))
    return why


def price(reading: Reading, action: int, target: int | None) -> float:
    """My share of the win, on average, if I try this."""
    claim = pieces.CLAIMS[action]
    cost = (reading.me, 0, -pieces.COSTS[action])
    stands = _unchallenged(reading, action, target, cost)
    if claim == pieces.NO_CHARACTER:
        return stands
    doubt, challenger = reading.doubted(claim, target, ANGER)
    if claim in reading.hand:
        challenged = _unchallenged(reading, action, target, cost, (challenger, -1, 0))
    else:
        doubt *= BOLD + (1 - BOLD) * doubt
        challenged = reading.share((reading.me, -1, 0))  # C-27: the cost comes back
    return (1 - doubt) * stands + doubt * challenged


def _unchallenged(reading: Reading, action: int, target: int | None, *changes: Change) -> float:
    """What it brings once no challenge stands in its way; a counter still may."""
    fails = reading.share(*changes)
    if action == pieces.EXCHANGE:
        return fails * (1 + HAND * _gain_in_hand(reading))
    if action == pieces.EXAMINE:
        assert target is not None
        return fails * (1 + EXAMINED * (reading.lives[target] / 3 + reading.view.coins[target] / 36))
    countered = reading.countered(action, reading.me, target)
    works = reading.share(*changes, *reading.effect(action, reading.me, target))
    return (1 - countered) * works + countered * fails


def _gain_in_hand(reading: Reading) -> float:
    envoy = pieces.ENVOYS.index(reading.view.characters[-1])
    lives = reading.lives[reading.me]
    return max(0.0, AFTER_EXCHANGE[envoy][lives - 1] - worth(reading.hand, len(reading.rivals)))
