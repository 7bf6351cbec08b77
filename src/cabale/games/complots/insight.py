"""What bots and learners make of a view: positions it allows, previews."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import NOBODY, PASS, State, Step, Window, seat_bit
from cabale.core.dump import empty_kernel
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.core.story import Line, Story
from cabale.games.complots import events, pieces, rules
from cabale.games.complots.belief import MOST, believe
from cabale.games.complots.options import arrange
from cabale.games.complots.recall import ACTION, CHARACTER, recall, resume
from cabale.games.complots.table import NO_LIMIT, RANDOM, Complots
from cabale.games.complots.views import ComplotsView

# --- positions ------------------------------------------------------------------------------------


class Outline:
    """What a view says of a position, but for the cards that it hides."""

    def __init__(self, view: ComplotsView, lines: list[Line]) -> None:
        self.view: Final = view
        self.options: Final = arrange(view.options)
        self.agenda: Final = resume(view, lines, self.options.envoy)
        self.faceup: Final = [_numbers(row) for row in view.faceup]
        self.treasury: Final = NO_LIMIT if view.treasury is None else view.treasury
        self.active: Final = NO_SEAT if view.active is None else view.active
        self.awaited: Final = self._awaited()
        self.sealed: Final = ((view.seat, pieces.DRAFT + CHARACTER[view.picked]),) if view.picked else ()

    def _awaited(self) -> int:
        """The seats that may be asked. Who has answered is not public: nobody, as far as a seat knows."""
        view = self.view
        if view.over:
            return NOBODY
        if view.pending is None:
            return seat_bit(CHANCE)
        asked = sum([seat_bit(seat) for seat in view.pending.seats])
        return asked & ~seat_bit(view.seat) if view.answered else asked

    def filled(
        self, hands: list[tuple[int, ...]], court: list[int], shown: int, story: Story | None, rng: Random
    ) -> Complots:
        """The position with these cards; `shown` is what an examined player has just shown, if anything."""
        view = self.view
        s = Complots(
            self.options,
            coins=list(view.coins),
            hidden=hands,
            faceup=self.faceup[:],
            court=court,
            treasury=self.treasury,
            active=self.active,
            turns=view.turns,
            eliminated=view.eliminated,
            basis=State(self.agenda, self.awaited, NO_SEAT, self.sealed, (), story),
        )
        if s.agenda:
            step = s.agenda[-1]
            if isinstance(step, rules.Verdict):
                s.agenda[-1] = rules.Verdict(step.actor, step.target, shown)
            elif isinstance(step, Window) and self.options.priority >= RANDOM:
                s.drawn_order = self._drawn_order(rng)
            s.turn = step.next(s, self.awaited)
        return s

    def _drawn_order(self, rng: Random) -> tuple[int, ...]:
        """C-21. The order that lots gave, in which nobody has been asked but who has answered."""
        order = [seat for seat in range(self.view.seats) if self.awaited >> seat & 1]
        rng.shuffle(order)
        return (self.view.seat, *order) if self.view.answered else tuple(order)


class Reading:
    """All that a view says, worked out once; then positions come cheap.

    Chance has its true odds; what other seats chose unseen (a card returned, shown to somebody else,
    drafted) may be any card with the same odds; what they chose in sight is taken as it is, and says
    no more than that it was possible. Exact unless very many cards went unseen ways (see `belief`).
    In an open window nobody has answered yet except this seat, if it has.
    """

    def __init__(self, view: ComplotsView, most: int = MOST) -> None:
        self.view: Final = view
        self.lines: Final = recall(view.history)
        self.outline: Final = Outline(view, self.lines)
        self.belief: Final = (
            None if view.seat == OPEN else believe(self.lines, view.seats, view.court_size, most)
        )

    def position(self, rng: Random) -> Complots:
        """One of the positions that the view allows."""
        hands, court, told = self.belief.deal(rng) if self.belief else self._open()
        story: Story | None = None
        for (kind, seat, _, whom), what in zip(self.lines, told, strict=True):
            story = (story, kind, seat, what, whom)
        return self.outline.filled(hands, court, told[-1] if told else pieces.NO_CHARACTER, story, rng)

    def _open(self) -> tuple[list[tuple[int, ...]], list[int], list[int]]:
        """The cards when all is open."""
        court = _numbers(self.view.court or ())
        return (
            [_numbers(hand) for hand in self.view.hidden if isinstance(hand, tuple)],
            [court.count(character) for character in range(pieces.CHARACTERS)],
            [what for _, _, what, _ in self.lines],
        )


def _numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([CHARACTER[name] for name in names])


# --- previews -------------------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed.

    A claim goes through if nobody stops it, a challenge if the claim was a lie.
    """

    claim: str | None = None  # the character that it claims
    bluff: bool | None = None  # whether the seat lacks that character
    cost: int = 0  # paid at once (C-15)
    coins: tuple[int, ...]  # what each purse gains or loses if it goes through, the cost included
    target: int | None = None  # whom it is aimed at
    challengers: tuple[int, ...] = ()  # who may challenge it
    counterers: tuple[int, ...] = ()  # who may counter it, and with what
    counters: tuple[str, ...] = ()
    loses: int | None = None  # who turns up a card if it goes through
    draws: int = 0  # how many cards come from the Court if it goes through
    card: str | None = None  # the card that moves or is shown, and where it lands
    lands: Literal["faceup", "court", "hand", "shown"] | None = None


def previews(view: ComplotsView, moves: Sequence[int]) -> list[Any]:
    return [_preview(view, move) for move in moves]


def _preview(view: ComplotsView, move: int) -> Preview:
    """What a move of this seat does, from what the seat knows."""
    if pieces.INCOME <= move < pieces.COUNTER:
        return _preview_action(view, move)
    if pieces.COUNTER <= move < pieces.LOSE:
        return _preview_counter(view, pieces.COUNTERS[move - pieces.COUNTER])
    if move == pieces.CHALLENGE:
        return _preview_challenge(view)
    nothing = (0,) * view.seats
    target = view.deed.target if view.deed else None
    if move == pieces.GIVE_BACK:
        return Preview(coins=nothing, target=target, card=_shown(view), lands="hand")
    if move == pieces.DISCARD:
        return Preview(coins=nothing, target=target, card=_shown(view), lands="court", draws=1)
    if move == PASS:
        return Preview(coins=nothing)
    if move < pieces.RETURN:
        return Preview(
            coins=nothing, loses=view.seat, card=view.characters[move - pieces.LOSE], lands="faceup"
        )
    if move < pieces.SHOW:
        return Preview(coins=nothing, card=view.characters[move - pieces.RETURN], lands="court")
    if move < pieces.GIVE_BACK:
        actor = view.deed.seat if view.deed else None
        return Preview(coins=nothing, target=actor, card=view.characters[move - pieces.SHOW], lands="shown")
    return Preview(coins=nothing, card=view.characters[move - pieces.DRAFT], lands="hand")


def _preview_action(view: ComplotsView, move: int) -> Preview:
    s = _blank(view)
    deed = rules.declared(s, view.seat, move)
    claim = pieces.CLAIMS[deed.action]
    counters = pieces.COUNTERED_BY.get(deed.action, [])
    challengers = rules.ActionClaim(deed).eligible(s) if claim != pieces.NO_CHARACTER else NOBODY
    counterers = rules.Counter(deed, NO_SEAT).eligible(s) if counters else NOBODY
    exchanged = 1 if s.options.envoy == pieces.INQUISITOR else 2  # C-37, C-38
    s.put_back(view.seat, pieces.COSTS[deed.action])
    return Preview(
        claim=None if claim == pieces.NO_CHARACTER else view.characters[claim],
        bluff=None if claim == pieces.NO_CHARACTER else _lacks(view, claim),
        cost=pieces.COSTS[deed.action],
        coins=_change(view, s, rules.Power(deed)),
        target=None if deed.target == NO_SEAT else deed.target,
        challengers=_members(challengers),
        counterers=_members(counterers),
        counters=tuple([view.characters[character] for character in counters]),
        loses=deed.target if deed.action in (pieces.COUP, pieces.ASSASSINATE) else None,
        draws=exchanged if deed.action == pieces.EXCHANGE else 0,
    )


def _preview_counter(view: ComplotsView, character: int) -> Preview:
    s = _blank(view)
    deed = _deed(view)
    return Preview(
        claim=view.characters[character],
        bluff=_lacks(view, character),
        coins=(0,) * view.seats,  # C-30
        target=deed.actor,
        challengers=_members(rules.CounterClaim(deed, view.seat, character).eligible(s)),
    )


def _preview_challenge(view: ComplotsView) -> Preview:
    s = _blank(view)
    deed = _deed(view)
    if view.counter:  # C-31
        liar = view.counter.seat
        coins = _change(view, s, rules.Lose(liar), rules.Power(deed))
    else:
        liar = deed.actor
        s.refund(liar, pieces.COSTS[deed.action])  # C-27
        coins = _change(view, s, rules.Lose(liar))
    return Preview(coins=coins, target=liar, loses=liar)


def _blank(view: ComplotsView) -> Complots:
    """The table with blank cards: all that is public about it, which is all that coins depend on."""
    lives = [len(hand) if isinstance(hand, tuple) else hand for hand in view.hidden]
    return Complots(
        arrange(view.options),
        coins=list(view.coins),
        hidden=[(pieces.DUCHESS,) * count for count in lives],
        faceup=[()] * view.seats,
        court=[1] * pieces.CHARACTERS,
        treasury=NO_LIMIT if view.treasury is None else view.treasury,
        active=NO_SEAT if view.active is None else view.active,
        turns=view.turns,
        eliminated=view.eliminated,
        basis=empty_kernel(),
    )


def _change(view: ComplotsView, s: Complots, *steps: Step[Any]) -> tuple[int, ...]:
    """What these steps do to the purses, whichever cards are lost on the way."""
    s.do(*steps)
    s.settle()
    while s.agenda and isinstance(s.agenda[-1], rules.Lose):
        s.play(s.turn, pieces.LOSE + pieces.DUCHESS)
    return tuple([after - before for after, before in zip(s.coins, view.coins, strict=True)])


def _deed(view: ComplotsView) -> rules.Deed:
    assert view.deed is not None
    target = NO_SEAT if view.deed.target is None else view.deed.target
    return rules.Deed(ACTION[view.deed.action], view.deed.seat, target)


def _shown(view: ComplotsView) -> str | None:
    last = view.history[-1]
    return last.character if isinstance(last, events.Showed) else None


def _lacks(view: ComplotsView, character: int) -> bool:
    hand = view.hidden[view.seat]
    return isinstance(hand, tuple) and view.characters[character] not in hand


def _members(seats: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(CHANCE) if seats >> seat & 1])
