"""Why an answer is the best: what it brings, who may doubt or counter it, how likely a claim is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from cabale.bots.complots.belief import Belief
from cabale.bots.complots.policy import Repute, counters, doubts, shields
from cabale.bots.percent import estimated, percent
from cabale.core.agenda import PASS, SEATS_OF
from cabale.core.reason import Reason
from cabale.core.seats import NO_SEAT
from cabale.core.views import Argument
from cabale.games.complots import pieces, rules
from cabale.games.complots.rules import ActionClaim, Counter, CounterClaim, Deed, Turn
from cabale.games.complots.table import Complots

SURE: Final = 100  # percent
PARTED: Final = {pieces.LOSE: "lose", pieces.RETURN: "return", pieces.SHOW: "show", pieces.DRAFT: "draft"}


class Thought(NamedTuple):
    """What an answer was found by."""

    belief: Belief
    repute: Repute
    positions: list[Complots]  # in which the question is put
    characters: tuple[str, ...]
    share: float  # of the win, with the answer


def reason(thought: Thought, move: int) -> Reason:
    """The words for an answer."""
    s = thought.positions[0]
    step = s.agenda[-1]
    if isinstance(step, Turn):
        deed = rules.declared(s, step.seat, move)
        return Reason(move=move, key=pieces.ACTIONS[deed.action], arguments=_action(thought, s, deed))
    if isinstance(step, ActionClaim):
        return _doubt(thought, move, step.deed.actor, pieces.CLAIMS[step.deed.action])
    if isinstance(step, CounterClaim):
        return _doubt(thought, move, step.seat, step.character)
    if isinstance(step, Counter):
        return _counter(thought, step.deed, move)
    if move in (pieces.GIVE_BACK, pieces.DISCARD):
        assert isinstance(step, rules.Verdict)
        why: dict[str, Argument] = {"target": step.target, "character": thought.characters[step.character]}
        return Reason(move=move, key="discard" if move == pieces.DISCARD else "give_back", arguments=why)
    return _card(thought, s, move)


def reckoned(reason: Reason, believed: Mapping[tuple[int, str], int], share: int) -> Reason:
    """The same words with what a search found: how likely the claim is true, what the answer brings."""
    why = dict(reason.arguments)
    if "odds" in why:
        why["odds"] = max(1, believed.get((int(why["claimer"]), str(why["character"])), 0))
    if why.get("share", SURE) != SURE:
        why["share"] = share
    return msgspec.structs.replace(reason, arguments=why)


def _action(thought: Thought, s: Complots, deed: Deed) -> dict[str, Argument]:
    """What speaks for the action, and what was feared."""
    claim = pieces.CLAIMS[deed.action]
    why: dict[str, Argument] = {"countered": percent(_countered(thought, deed))}
    if deed.target != NO_SEAT:
        belief = thought.belief
        why |= {"target": deed.target, "lives": belief.lives[deed.target], "rivals": len(belief.rivals)}
    if claim != pieces.NO_CHARACTER:
        why |= _claim(thought, claim, deed.actor, deed)
    if pieces.GAINS[deed.action]:
        why["amount"] = s.clone().take(deed.actor, pieces.GAINS[deed.action])
    if deed.action == pieces.STEAL:
        why["amount"] = min(pieces.LOOT, s.coins[deed.target])
    if deed.action == pieces.COUP:
        why["forced"] = "yes" if s.coins[deed.actor] >= pieces.MUST_COUP else "no"
        sure = len(thought.belief.rivals) == 1 and thought.belief.lives[deed.target] == 1
        why["share"] = SURE if sure else estimated(thought.share)
    return why


def _claim(thought: Thought, character: int, claimer: int, deed: Deed) -> dict[str, Argument]:
    """What I claim, whether I hold it, and how likely somebody doubts it."""
    believed = 0.0
    for s in thought.positions:
        calm = 1.0
        for seat in SEATS_OF[s.rivals(claimer)]:
            calm *= 1.0 - doubts(s, seat, claimer, character, deed, thought.repute)
        believed += calm / len(thought.positions)
    held = "yes" if character in thought.belief.hand else "no"
    return {"character": thought.characters[character], "held": held, "doubt": estimated(1.0 - believed)}


def _countered(thought: Thought, deed: Deed) -> float:
    """How likely the action is countered once nobody doubts it."""
    if not pieces.COUNTERABLE[deed.action]:
        return 0.0
    moves = [PASS, *pieces.COUNTERING[deed.action]]
    passed = 0.0
    for s in thought.positions:
        calm = 1.0
        for seat in SEATS_OF[Counter(deed, NO_SEAT).eligible(s)]:
            weights = counters(s, seat, moves, deed)
            calm *= weights[0] / sum(weights)
        passed += calm / len(thought.positions)
    return 1.0 - passed


def _doubt(thought: Thought, move: int, claimer: int, character: int) -> Reason:
    """What is known of a claim, or believed."""
    doubted, true = move == pieces.CHALLENGE, thought.belief.held(claimer)[character]
    why: dict[str, Argument] = {"claimer": claimer, "character": thought.characters[character]}
    if (true <= 0 and doubted) or (true >= 1 and not doubted):
        return Reason(move=move, key="doubt-known" if doubted else "believe-known", arguments=why)
    why |= {"odds": percent(true), "lives": thought.belief.lives[thought.belief.me]}
    why["share"] = estimated(thought.share)
    return Reason(move=move, key="doubt" if doubted else "believe", arguments=why)


def _counter(thought: Thought, deed: Deed, move: int) -> Reason:
    me = thought.belief.me
    if move == PASS:
        return Reason(move=move, key="no_counter", arguments={"share": estimated(thought.share)})
    why = _claim(thought, pieces.COUNTERS[move - pieces.COUNTER], me, deed)
    dying = deed.action == pieces.ASSASSINATE and deed.target == me and thought.belief.lives[me] == 1
    why |= {"dying": "yes" if dying else "no", "share": estimated(thought.share)}
    return Reason(move=move, key="counter", arguments=why)


def _card(thought: Thought, s: Complots, move: int) -> Reason:
    """A card to lose, return, show or draft."""
    first = max(first for first in PARTED if first <= move)
    card, hand = move - first, thought.belief.hand
    key = PARTED[first]
    why: dict[str, Argument] = {"character": thought.characters[card]}
    if key == "return":
        why["twin"] = "yes" if hand.count(card) > 1 else "no"
    if key == "lose" and card not in (kept := shields(s, thought.belief.me)) and set(hand) & set(kept):
        key = "lose-unshielded"
    return Reason(move=move, key=key, arguments=why)
