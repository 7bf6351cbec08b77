"""What bots and learners make of a view: positions that it allows, and what a move would do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.agenda import NOBODY, PASS, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.core.steps import Stop
from cabale.core.story import Entry, Story
from cabale.games.guillotine import pieces
from cabale.games.guillotine.ahead import COURSE
from cabale.games.guillotine.collecting import Blade, asked
from cabale.games.guillotine.events import TELLING
from cabale.games.guillotine.looking import Looking
from cabale.games.guillotine.memory import Memory
from cabale.games.guillotine.notation import ACTION_OF, NOBLE_OF, cards_of, nobles_of
from cabale.games.guillotine.options import arrange
from cabale.games.guillotine.rules import Collects
from cabale.games.guillotine.table import Guillotine, lay_table
from cabale.games.guillotine.views import GuillotineView

# --- positions ------------------------------------------------------------------------------------


class Reading:
    """All that a view says, worked out once; then positions come cheap.

    Chance has its true odds; what other seats chose in sight is taken as it is, and says no more than
    that it was possible. See `memory` for the one liberty that is taken with copies.
    """

    def __init__(self, view: GuillotineView) -> None:
        self.view: Final = view
        self.options: Final = arrange(view.options)
        self.lines: Final = [Entry(*TELLING.recall(event)) for event in view.history]
        self.memory: Final = Memory(view.seat, view.seats)
        self.looking: Final = Looking()
        for place, line in enumerate(self.lines):
            self.memory.follow(line, line.what != UNSEEN)
            self.looking.follow(place, line)
        self.agenda: Final = COURSE.plan(view.ahead)
        shown = {*view.line, *view.noble_discard, *view.top, *view.looked}
        shown.update(noble for pile in view.piles for noble in pile)
        self.unseen_nobles: Final = [noble for name, noble in NOBLE_OF.items() if name not in shown]

    def position(self, rng: Random) -> Guillotine:
        """One of the positions that the view allows."""
        view = self.view
        hands, rest, told = self.memory.deal(rng)
        rng.shuffle(rest)
        nobles = self.unseen_nobles[:]
        rng.shuffle(nobles)
        top = [nobles.pop() if name is None else NOBLE_OF[name] for name in view.top]
        looked = [nobles.pop() if name is None else NOBLE_OF[name] for name in view.looked]
        bag = nobles[: view.noble_deck_size - len(top)]
        rest = rest[: view.action_deck_size]
        if view.seat == OPEN:
            bag = [NOBLE_OF[name] for name in view.noble_deck or ()]
            rest = [ACTION_OF[name] for name in view.action_deck or ()]
            hands = [[ACTION_OF[name] for name in hand] for hand in view.hands if isinstance(hand, tuple)]
        s = _open_table(view, self.options)
        s.deck = [0] * pieces.NOBLES
        for noble in bag:
            s.deck[noble] = 1
        s.deck_size = len(bag)
        s.actions = [0] * pieces.KINDS_OF_ACTIONS
        for card in rest:
            s.actions[card] += 1
        s.actions_size = len(rest)
        s.hands = [tuple(hand) for hand in hands]
        s.top, s.looked = tuple(top), tuple(looked)
        s.top_seen = tuple([glimpse.seen for glimpse in self.looking.top])
        s.looked_seen = tuple([glimpse.seen for glimpse in self.looking.looked])
        s.agenda = self.agenda[:]
        told.update(self._glimpses([*top, *looked], rng))
        story: Story | None = None
        for place, (kind, seat, what, whom) in enumerate(self.lines):
            story = (story, kind, seat, told[place] if what == UNSEEN else what, whom)
        s.story = story
        s.awaited = _awaited(s, view)
        if s.agenda:
            s.turn = s.agenda[-1].next(s, s.awaited)
        return s

    def _glimpses(self, nobles: list[int], rng: Random) -> dict[int, int]:
        """The nobles that somebody else looked at, by their place in the story: those that lie there, those
        that turned up, and any others for those that were shuffled away."""
        looking = self.looking
        told = {}
        for glimpse, noble in zip((*looking.top, *looking.looked), nobles, strict=True):
            told.update(dict.fromkeys(glimpse.entries, noble))
        for glimpse in looking.gone:
            noble = glimpse.noble if glimpse.noble != UNSEEN else rng.choice(self.unseen_nobles or [0])
            told.update(dict.fromkeys(glimpse.entries, noble))
        return told


def _awaited(s: Guillotine, view: GuillotineView) -> int:
    if view.over:
        return NOBODY
    step = s.agenda[-1]
    if isinstance(step, Blade):  # whoever holds the card in this position
        holder = asked(s, step.seat)
        return seat_bit(CHANCE if holder == NO_SEAT else holder)
    return seat_bit(view.pending.seats[0]) if view.pending else seat_bit(CHANCE)


def _open_table(view: GuillotineView, options: Any) -> Guillotine:
    """The table as far as it is open, without hands and decks."""
    s = lay_table(options, view.seats)
    s.line = nobles_of(view.line)
    s.buried = nobles_of(view.noble_discard)
    s.discards = cards_of(view.action_discard)
    s.piles = [nobles_of(pile) for pile in view.piles]
    s.fronts = [cards_of(front) for front in view.fronts]
    s.rushed = sum([seat_bit(seat) for seat in view.rushed])
    s.confused = sum([seat_bit(seat) for seat in view.confused])
    s.playing = cards_of(view.playing)
    s.day = view.day
    s.day_start = NO_SEAT if view.day_start is None else view.day_start
    s.active = NO_SEAT if view.active is None else view.active
    s.turns = view.turns
    s.barred = view.barred
    s.collects = view.collects
    s.draws = view.draws
    s.ending = view.ending
    s.closing = view.closing
    return s


# --- previews -------------------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed: all that is certain about it."""

    card: str | None = None  # the action card that moves
    noble: str | None = None  # the noble that is chosen
    target: int | None = None  # the player that is named
    line: tuple[str, ...]  # the line afterwards, as far as no chance and no other choice comes between
    collects: str | None = None  # the noble that the active player would then collect, if nothing stops it
    totals: tuple[int, ...]  # what everybody has afterwards, without that collect
    chance: bool = False  # whether chance decides what becomes of the line


def previews(view: GuillotineView, moves: Sequence[int]) -> list[Any]:
    if view.blade:
        return [_at_the_blade(view, move) for move in moves]
    reading = Reading(view)
    return [_preview(view, move, reading.position(Random(0))) for move in moves]


def _at_the_blade(view: GuillotineView, move: int) -> Preview:
    falls = view.line[0] if move == PASS else None
    shuffles = move == pieces.PLAY + pieces.CONFUSION_IN_LINE
    return Preview(line=view.line, totals=view.totals, collects=falls, chance=shuffles, **_reads(view, move))


def _preview(view: GuillotineView, move: int, s: Guillotine) -> Preview:
    """What a move of this seat does, from what the seat knows. Nobody's hidden card matters to it."""
    if None in view.top:
        s.top, s.top_seen = (), ()  # whoever lies there is as good as drawn
        s.deck_size = sum(s.deck) or 1
    depth = next((i for i, step in enumerate(s.agenda) if isinstance(step, Collects)), 0)
    s.agenda = [Stop(), *s.agenda[depth + 1 :]]
    s.play(view.seat, move)
    stopped = isinstance(s.agenda[-1], Stop)
    collects = stopped and s.collects > 0 and len(s.line) > 0
    return Preview(
        line=tuple([pieces.NOBLE_NAMES[noble] for noble in s.line]),
        collects=pieces.NOBLE_NAMES[s.line[0]] if collects else None,
        totals=tuple(s.totals()),
        chance=s.turn == CHANCE and not stopped,
        **_reads(view, move),
    )


def _reads(view: GuillotineView, move: int) -> dict[str, Any]:
    """The piece or the player that a move names."""
    if pieces.PLAY <= move < pieces.CHOOSE_NOBLE:
        return {"card": pieces.ACTIONS[move - pieces.PLAY]}
    if move == pieces.DISCARD_GUARDS:
        return {"card": pieces.ACTIONS[pieces.CALLOUS_GUARDS]}
    if pieces.CHOOSE_NOBLE <= move <= pieces.DISTANCE:
        return {"noble": pieces.NOBLE_NAMES[move - pieces.CHOOSE_NOBLE]}
    if pieces.CHOOSE_PLAYER <= move < pieces.CHOOSE_CARD:
        return {"target": (view.seat + move - pieces.CHOOSE_PLAYER) % view.seats}
    return {"card": pieces.ACTIONS[move - pieces.CHOOSE_CARD]} if move >= pieces.CHOOSE_CARD else {}
