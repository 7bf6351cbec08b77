# mypyc: compile
"""The steps of Complots, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import NOBODY, PASS, Ballot, Chance, Lots, Step, Window, clockwise, seat_bit
from cabale.core.dump import empty_kernel
from cabale.core.seated import Seated, SeatedChance
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.core.values import Value
from cabale.games.complots import events, pieces
from cabale.games.complots.table import FASTEST, RANDOM, TARGET_FIRST, Complots, Options

# --- set-up ---------------------------------------------------------------------------------------


def new(seats: int, options: Options) -> Complots:
    """C-5 to C-7. The pack lies in the Court; 2 players deal from a single packet of five."""
    copies = 1 if seats == 2 else 4 if seats > 6 else 3  # C-2
    s = Complots(
        options,
        coins=[0] * seats,
        hidden=[()] * seats,
        faceup=[()] * seats,
        court=[copies] * pieces.CHARACTERS,
        treasury=options.treasury_limit,
        active=NO_SEAT,
        turns=0,
        eliminated=(),
        basis=empty_kernel(),
    )
    if options.first_player == NO_SEAT:
        s.do(FirstPlayer())
    else:
        s.do(SetUp(options.first_player))
    s.settle()
    return s


class FirstPlayer(Chance[Complots]):
    """C-9. "The most sinister-looking" (*la plus patibulaire*) is anybody."""

    def weights(self, s: Complots) -> list[int]:
        return [1] * s.seats

    def answer(self, s: Complots, seat: int, move: int) -> int:
        s.do(SetUp(move))
        return NOBODY


class SetUp(Step[Complots]):
    """C-5 to C-7. Two coins and two hidden cards each; two players are dealt one and draft the other."""

    __match_args__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def begin(self, s: Complots) -> int:
        s.tell(events.FIRST, self.first)
        for seat in range(s.seats):
            s.take(seat, 1 if s.seats == 2 and seat == self.first else 2)  # C-7
        if s.seats == 2:
            s.do(DEALS[0], DEALS[1], Draft(), TURNS[self.first])
        else:
            s.do(*[DEALS[seat] for seat in range(s.seats) for _ in range(2)], TURNS[self.first])
        return NOBODY


class Deal(SeatedChance[Complots]):
    """C-5. A hidden card, seen by its owner alone."""

    def weights(self, s: Complots) -> list[int]:
        return s.court

    def answer(self, s: Complots, seat: int, move: int) -> int:
        draw_card(s, self.seat, move)
        s.tell(events.DEALT, self.seat, move)
        return NOBODY


class Draft(Ballot[Complots]):
    """C-7. Both pick one card of their own packet in secret; the other four leave the game unseen."""

    def begin(self, s: Complots) -> int:
        return s.living()

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [pieces.DRAFT + character for character in range(pieces.CHARACTERS)]

    def counted(self, s: Complots, votes: tuple[tuple[int, int], ...]) -> None:
        for seat, move in votes:
            s.receive(seat, move - pieces.DRAFT)
            s.tell(events.DRAFTED, seat, move - pieces.DRAFT)


# --- the turn -------------------------------------------------------------------------------------


class Deed(Value):
    """An announced action: what, by whom, against whom."""

    __match_args__: ClassVar[tuple[str, ...]] = ("action", "actor", "target")

    def __init__(self, action: int, actor: int, target: int) -> None:
        self.action: Final = action
        self.actor: Final = actor
        self.target: Final = target  # NO_SEAT if there is none


class Turn(Seated[Complots]):
    """C-11. The active player chooses exactly one action."""

    def begin(self, s: Complots) -> int:
        if not s.hidden[self.seat]:  # C-10
            s.do(TURNS[s.away(self.seat, 1)])
            return NOBODY
        if s.turns == s.options.max_turns:  # C-44
            s.draw_game()
            return NOBODY
        s.turns += 1
        s.active = self.seat
        s.tell(events.BEGAN, self.seat, s.turns)
        return seat_bit(self.seat)

    def moves(self, s: Complots, seat: int) -> list[int]:
        coins = s.coins[seat]
        seats = len(s.coins)
        targets = [d - 1 for d in range(1, seats) if s.hidden[(seat + d) % seats]]  # C-14
        if coins >= pieces.MUST_COUP:  # C-12
            return [pieces.COUP + d for d in targets]
        moves = [pieces.INCOME, pieces.FOREIGN_AID, pieces.TAX, pieces.EXCHANGE]
        if coins >= pieces.COUP_COST:
            moves += [pieces.COUP + d for d in targets]
        if coins >= pieces.ASSASSIN_COST:
            moves += [pieces.ASSASSINATE + d for d in targets]
        if s.options.steal_from_empty:  # C-R12
            moves += [pieces.STEAL + d for d in targets]
        else:
            moves += [pieces.STEAL + d for d in targets if s.coins[(seat + d + 1) % seats]]
        if s.options.envoy == pieces.INQUISITOR:
            moves += [pieces.EXAMINE + d for d in targets]
        return moves

    def answer(self, s: Complots, seat: int, move: int) -> int:
        deed = declared(s, seat, move)
        s.tell(events.DECLARED, seat, deed.action, deed.target)  # C-15
        s.put_back(seat, pieces.COSTS[deed.action])
        s.do(TURNS[s.away(seat, 1)])
        if pieces.CLAIMS[deed.action] != pieces.NO_CHARACTER:
            s.do(in_order(s, ActionClaim(deed)))
        else:
            reply(s, deed, NO_SEAT)
        return NOBODY


def declared(s: Complots, seat: int, move: int) -> Deed:
    """The action that a move announces."""
    if move < pieces.COUP:
        return Deed(move, seat, NO_SEAT)
    action = pieces.COUP + (move - pieces.COUP) // pieces.FARTHEST * pieces.FARTHEST
    return Deed(action, seat, s.away(seat, move - action + 1))


# --- windows --------------------------------------------------------------------------------------


def in_order(s: Complots, window: Window[Complots]) -> Step[Any]:
    """C-21. With `random` lots decide who is heard, with `fastest` the order of arrival."""
    if s.options.priority >= RANDOM:
        return Lots(window, (), s.options.priority == FASTEST)
    return window


def heard_first(s: Complots, seats: int, claimer: int, target: int) -> int:
    """C-21. Clockwise from the left of the claimer, the target in front if the table says so."""
    if s.options.priority == TARGET_FIRST and target != NO_SEAT and seats >> target & 1:
        return target
    return clockwise(seats, claimer)


class ActionClaim(Window[Complots]):
    """C-16. The character that an action claims may be challenged; one challenger at most is heard."""

    __match_args__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def eligible(self, s: Complots) -> int:
        return s.rivals(self.deed.actor)  # C-18

    def first(self, s: Complots, seats: int) -> int:
        return heard_first(s, seats, self.deed.actor, self.deed.target)

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [PASS, pieces.CHALLENGE]

    def silence(self, s: Complots) -> None:
        s.tell(events.UNCHALLENGED, self.deed.actor, pieces.CLAIMS[self.deed.action])
        reply(s, self.deed, NO_SEAT)

    def spoken(self, s: Complots, seat: int, move: int) -> None:
        deed = self.deed
        character = pieces.CLAIMS[deed.action]
        s.tell(events.CHALLENGED, seat, character, deed.actor)
        if character in s.hidden[deed.actor]:
            s.do(Prove(deed.actor, character), LOSSES[seat], Reply(deed, seat))  # C-26
            return
        s.tell(events.EXPOSED, deed.actor, character)
        if pieces.COSTS[deed.action]:
            s.refund(deed.actor, pieces.COSTS[deed.action])  # C-27
        s.do(LOSSES[deed.actor])


def reply(s: Complots, deed: Deed, challenger: int) -> None:
    """C-28. Once the claim is settled, the action may be countered if the rules know a counter to it."""
    target = deed.target
    alive = target == NO_SEAT or len(s.hidden[target]) > 0
    counter = Counter(deed, challenger)
    if pieces.COUNTERABLE[deed.action] and alive and counter.eligible(s):
        s.do(in_order(s, counter))
    else:
        take_effect(s, deed)


class Reply(Step[Complots]):
    """C-28. The reply to an action, when a loss comes before it."""

    __match_args__ = ("deed", "challenger")

    def __init__(self, deed: Deed, challenger: int) -> None:
        self.deed: Final = deed
        self.challenger: Final = challenger  # who doubted the action and lost

    def begin(self, s: Complots) -> int:
        reply(s, self.deed, self.challenger)
        return NOBODY


class Counter(Window[Complots]):
    """C-28. To counter is to claim a character, and that claim may be challenged too."""

    __match_args__ = ("deed", "challenger")

    def __init__(self, deed: Deed, challenger: int) -> None:
        self.deed: Final = deed
        self.challenger: Final = challenger  # who doubted the action and lost

    def eligible(self, s: Complots) -> int:
        target = self.deed.target
        if target == NO_SEAT:
            return s.rivals(self.deed.actor)
        seats = s.rivals(self.deed.actor) if s.options.anyone else seat_bit(target)  # C-R3
        if s.options.forfeit and target == self.challenger:  # C-29
            return NOBODY if s.options.closed else seats & ~seat_bit(target)
        return seats

    def first(self, s: Complots, seats: int) -> int:
        return heard_first(s, seats, self.deed.actor, self.deed.target)

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [PASS, *pieces.COUNTERING[self.deed.action]]

    def silence(self, s: Complots) -> None:
        s.tell(events.UNCOUNTERED, self.deed.actor, self.deed.action)
        take_effect(s, self.deed)

    def spoken(self, s: Complots, seat: int, move: int) -> None:
        character = pieces.COUNTERS[move - pieces.COUNTER]
        s.tell(events.COUNTERED, seat, character, self.deed.actor)
        s.do(in_order(s, CounterClaim(self.deed, seat, character)))


class CounterClaim(Window[Complots]):
    """C-16. The character that a counter claims may be challenged, by the actor or by anybody else."""

    __match_args__ = ("deed", "seat", "character")

    def __init__(self, deed: Deed, seat: int, character: int) -> None:
        self.deed: Final = deed
        self.seat: Final = seat
        self.character: Final = character

    def eligible(self, s: Complots) -> int:
        return s.rivals(self.seat)  # C-18, C-R23

    def first(self, s: Complots, seats: int) -> int:
        return heard_first(s, seats, self.seat, self.deed.target)

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [PASS, pieces.CHALLENGE]

    def silence(self, s: Complots) -> None:
        s.tell(events.UNCHALLENGED, self.seat, self.character)
        s.tell(events.FAILED, self.deed.actor, self.deed.action)  # C-30

    def spoken(self, s: Complots, seat: int, move: int) -> None:
        s.tell(events.CHALLENGED, seat, self.character, self.seat)
        if self.character in s.hidden[self.seat]:
            s.do(Prove(self.seat, self.character), LOSSES[seat], Fail(self.deed))  # C-30
        else:
            s.tell(events.EXPOSED, self.seat, self.character)
            s.do(LOSSES[self.seat], Power(self.deed))  # C-31: no second counter


class Prove(Step[Complots]):
    """C-26. The character is shown, goes into the Court, and another is drawn."""

    __match_args__ = ("seat", "character")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def begin(self, s: Complots) -> int:
        s.tell(events.PROVED, self.seat, self.character)
        s.into_court(self.seat, self.character)
        s.do(DRAWS[self.seat])
        return NOBODY


class Fail(Step[Complots]):
    """C-30. A counter that was proved makes the action fail."""

    __match_args__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def begin(self, s: Complots) -> int:
        s.tell(events.FAILED, self.deed.actor, self.deed.action)
        return NOBODY


# --- effects --------------------------------------------------------------------------------------


def take_effect(s: Complots, deed: Deed) -> None:
    """C-34 to C-39. The action takes effect, unless its target is gone (C-32)."""
    action, actor, target = deed.action, deed.actor, deed.target
    if target != NO_SEAT and not s.hidden[target]:
        s.tell(events.VOIDED, actor, action, target)
    elif pieces.GAINS[action]:
        s.gain(actor, pieces.GAINS[action])
    elif action == pieces.COUP or action == pieces.ASSASSINATE:
        s.do(LOSSES[target])  # C-35
    elif action == pieces.STEAL:
        loot = min(pieces.LOOT, s.coins[target])  # C-36
        s.coins[target] -= loot
        s.coins[actor] += loot
        s.tell(events.STOLE, actor, loot, target)
    elif action == pieces.EXAMINE:
        s.do(Show(actor, target))
    elif s.options.envoy == pieces.INQUISITOR:
        s.do(DRAWS[actor], RETURNS[actor])  # C-38
    else:
        s.do(DRAWS[actor], DRAWS[actor], RETURNS[actor], RETURNS[actor])  # C-37


class Power(Step[Complots]):
    """C-31. The effect of an action, when a loss comes before it."""

    __match_args__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def begin(self, s: Complots) -> int:
        take_effect(s, self.deed)
        return NOBODY


class Draw(Deal):
    """C-8. A card of the Court, at random, into a hand."""

    def answer(self, s: Complots, seat: int, move: int) -> int:
        draw_card(s, self.seat, move)
        s.tell(events.DREW, self.seat, move)
        return NOBODY


def draw_card(s: Complots, seat: int, character: int) -> None:
    s.court[character] -= 1
    s.receive(seat, character)


def held(s: Complots, seat: int) -> list[int]:
    """The different characters of a hand."""
    hand = s.hidden[seat]
    return [character for i, character in enumerate(hand) if i == 0 or hand[i - 1] != character]


class Return(Seated[Complots]):
    """C-37, C-38. One of all the cards in hand goes back to the Court."""

    def begin(self, s: Complots) -> int:
        return seat_bit(self.seat)

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [pieces.RETURN + character for character in held(s, seat)]

    def answer(self, s: Complots, seat: int, move: int) -> int:
        s.into_court(seat, move - pieces.RETURN)
        s.tell(events.RETURNED, seat, move - pieces.RETURN)
        return NOBODY


class Show(Step[Complots]):
    """C-39. The examined player chooses one hidden card and shows it to the Inquisitor alone."""

    __match_args__ = ("actor", "target")

    def __init__(self, actor: int, target: int) -> None:
        self.actor: Final = actor
        self.target: Final = target

    def begin(self, s: Complots) -> int:
        hand = s.hidden[self.target]
        if len(hand) > 1:
            return seat_bit(self.target)  # C-24: asked even with a pair
        self.answer(s, self.target, pieces.SHOW + hand[0])
        return NOBODY

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [pieces.SHOW + character for character in held(s, seat)]

    def answer(self, s: Complots, seat: int, move: int) -> int:
        s.tell(events.SHOWED, self.target, move - pieces.SHOW, self.actor)
        s.do(Verdict(self.actor, self.target, move - pieces.SHOW))
        return NOBODY


class Verdict(Step[Complots]):
    """C-39. The card is given back, or goes into the Court and is replaced."""

    __match_args__ = ("actor", "target", "character")

    def __init__(self, actor: int, target: int, character: int) -> None:
        self.actor: Final = actor
        self.target: Final = target
        self.character: Final = character

    def begin(self, s: Complots) -> int:
        return seat_bit(self.actor)

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [pieces.GIVE_BACK, pieces.DISCARD]

    def answer(self, s: Complots, seat: int, move: int) -> int:
        if move == pieces.GIVE_BACK:
            s.tell(events.GAVE_BACK, self.actor, self.character, self.target)
        else:
            s.tell(events.DISCARDED, self.actor, self.character, self.target)
            s.into_court(self.target, self.character)
            s.do(DRAWS[self.target])
        return NOBODY


class Lose(Seated[Complots]):
    """C-40. The loser chooses which hidden card to turn up."""

    def begin(self, s: Complots) -> int:
        hand = s.hidden[self.seat]
        if len(hand) > 1:
            return seat_bit(self.seat)  # C-24: asked even with a pair, or an instant loss would tell
        s.turn_up(self.seat, hand[0])
        return NOBODY

    def moves(self, s: Complots, seat: int) -> list[int]:
        return [pieces.LOSE + character for character in held(s, seat)]

    def answer(self, s: Complots, seat: int, move: int) -> int:
        s.turn_up(seat, move - pieces.LOSE)
        return NOBODY


# A step never changes, so those that differ by their seat alone are made once for every seat.
DEALS: Final = [Deal(seat) for seat in range(CHANCE)]
TURNS: Final = [Turn(seat) for seat in range(CHANCE)]
DRAWS: Final = [Draw(seat) for seat in range(CHANCE)]
RETURNS: Final = [Return(seat) for seat in range(CHANCE)]
LOSSES: Final = [Lose(seat) for seat in range(CHANCE)]

STEPS: Final = (
    FirstPlayer, SetUp, Deal, Draft, Deed, Turn, ActionClaim, Reply, Counter, CounterClaim, Prove, Fail,
    Power, Draw, Return, Show, Verdict, Lose,
)  # fmt: skip
