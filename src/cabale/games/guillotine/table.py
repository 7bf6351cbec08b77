# mypyc: compile
"""The table of Guillotine: the line, the decks, hands, score piles and cards in front."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import State, Step
from cabale.core.dump import dump_position, empty_kernel, tuples
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.values import Value
from cabale.games.guillotine import pieces
from cabale.games.guillotine.events import DISMISSED, MOVED, REFILLED, RESHUFFLED, SNEAKED

# G-38: whether the day ends with this turn, and whether collecting from the line is over too (G-64).
GOES_ON: Final = 0
ENDS: Final = 1
ENDS_AT_ONCE: Final = 2

# G-75: which cards may be played in the final phase.
POINT_CARDS: Final = 0
NO_CARDS: Final = 1
MORE_CARDS: Final = 2
ENDGAMES: Final = ("points", "none", "extended")


class Options(Value):
    """How this table wants its rulings; shared by all positions of a game."""

    __match_args__ = ("values", "known")

    def __init__(self, values: dict[str, Any], known: dict[str, Any]) -> None:
        self.values: Final = values  # as they were given, for views and records
        self.known: Final = known  # what that means
        first = known["first_player"]
        self.rotate: Final[bool] = known["next_day_start"] == "rotate"  # G-70
        self.marker: Final[bool] = known["confusion_in_line"] == "marker"  # section 9 or a marker
        self.put_back: Final[bool] = known["late_arrival_rest"] == "return"  # G-49
        self.error_collects: Final[bool] = known["clerical_error"] == "collect"  # G-55
        self.endgame: Final = ENDGAMES.index(known["endgame_play"])  # G-75
        self.back_first: Final[bool] = known["line_deal"] == "back_first"  # G-22
        self.heads_of_self: Final[bool] = known["missing_heads_self"]  # G-R32
        self.draw_at_end: Final[bool] = known["extra_draw"] == "end_of_turn"  # G-R24
        self.guards_bar_after_you: Final[bool] = known["guards_bar_after_you"]  # G-R14
        self.first_player: Final = NO_SEAT if first == "random" else LETTERS.index(first)  # G-24: or chance
        self.noble_reshuffle: Final[bool] = known["noble_reshuffle"]  # G-R41
        self.guards_async: Final[bool] = known["guards_async"]  # G-99


class Guillotine(State):
    """A position. Decks whose order nobody knows are bags (G-104); what was put back lies on top, known."""

    fields: ClassVar = {
        "line": tuple,
        "deck": list,
        "deck_size": int,
        "top": tuple,
        "top_seen": tuple,
        "buried": tuple,
        "actions": list,
        "actions_size": int,
        "discards": tuple,
        "hands": tuples,
        "piles": tuples,
        "fronts": tuples,
        "rushed": int,
        "confused": int,
        "playing": tuple,
        "looked": tuple,
        "looked_seen": tuple,
        "day": int,
        "day_start": int,
        "active": int,
        "turns": int,
        "barred": bool,
        "collects": int,
        "draws": int,
        "ending": int,
        "closing": bool,
    }

    def __init__(
        self,
        options: Options,
        line: tuple[int, ...],
        deck: list[int],
        deck_size: int,
        top: tuple[int, ...],
        top_seen: tuple[int, ...],
        buried: tuple[int, ...],
        actions: list[int],
        actions_size: int,
        discards: tuple[int, ...],
        hands: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        fronts: list[tuple[int, ...]],
        rushed: int,
        confused: int,
        playing: tuple[int, ...],
        looked: tuple[int, ...],
        looked_seen: tuple[int, ...],
        day: int,
        day_start: int,
        active: int,
        turns: int,
        barred: bool,
        collects: int,
        draws: int,
        ending: int,
        closing: bool,
        basis: State,
    ) -> None:
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        self.options: Final = options
        self.line = line  # front first
        self.deck = deck  # 1 for every noble in the bag of the deck
        self.deck_size = deck_size  # of the bag
        self.top = top  # nobles that lie in a known order on top of the bag
        self.top_seen = top_seen  # for each of them, the set of seats that know it
        self.buried = buried  # the noble discard pile, in order
        self.actions = actions  # how many of each card are in the action deck
        self.actions_size = actions_size
        self.discards = discards  # the action discard pile, in order
        self.hands = hands  # each sorted
        self.piles = piles  # score piles, last added last
        self.fronts = fronts  # cards in front, in order
        self.rushed = rushed  # seats with a Rush Job marker (G-6)
        self.confused = confused  # seats with a marker of confusion_in_line, where that leaves one
        self.playing = playing  # cards being carried out, the latest last (G-R10)
        self.looked = looked  # nobles that the active player looks at (G-49)
        self.looked_seen = looked_seen  # for each of them, the set of seats that know it
        self.day = day
        self.day_start = day_start  # who began the day
        self.active = active
        self.turns = turns  # begun so far
        self.barred = barred  # G-45: the marker was there when this turn began
        self.collects = collects  # still due in this turn (G-34)
        self.draws = draws  # in the draw step of this turn (G-37)
        self.ending = ending
        self.closing = closing  # the final phase (G-75)

    def clone(self) -> Guillotine:
        return Guillotine(
            self.options,
            self.line,
            self.deck[:],
            self.deck_size,
            self.top,
            self.top_seen,
            self.buried,
            self.actions[:],
            self.actions_size,
            self.discards,
            self.hands[:],
            self.piles[:],
            self.fronts[:],
            self.rushed,
            self.confused,
            self.playing,
            self.looked,
            self.looked_seen,
            self.day,
            self.day_start,
            self.active,
            self.turns,
            self.barred,
            self.collects,
            self.draws,
            self.ending,
            self.closing,
            self,
        )

    def dump(self) -> dict[str, Any]:
        return dump_position(self, self.options.values)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def away(self, seat: int, distance: int) -> int:
        """The seat so many places clockwise (G-5)."""
        return (seat + distance) % len(self.hands)

    # --- the line

    def judged(self) -> bool:
        """G-44. Whether an Unpopular Judge stands at position 1."""
        return len(self.line) > 0 and pieces.IS_JUDGE[self.line[0]]

    def guarded(self) -> bool:
        """G-46. Whether Callous Guards lie in front of anybody."""
        for front in self.fronts:
            if pieces.CALLOUS_GUARDS in front:
                return True
        return False

    def place(self, noble: int) -> int:
        """Where a noble stands, counted from 0."""
        i = 0
        while self.line[i] != noble:
            i += 1
        return i

    def move(self, seat: int, noble: int, target: int) -> None:
        """G-2. Take a noble out of the line and put it back at a place counted from 0: no swap."""
        here = self.place(noble)
        rest = self.line[:here] + self.line[here + 1 :]
        self.line = (*rest[:target], noble, *rest[target:])
        self.tell(MOVED, seat, noble, target + 1)

    def leave(self, noble: int) -> None:
        """A noble leaves the line; those behind close up."""
        here = self.place(noble)
        self.line = self.line[:here] + self.line[here + 1 :]

    def sneak(self) -> None:
        """G-47. After a card has been carried out, the Master Spy goes to the end of the line."""
        if pieces.MASTER_SPY in self.line and self.line[-1] != pieces.MASTER_SPY:
            self.leave(pieces.MASTER_SPY)
            self.line = (*self.line, pieces.MASTER_SPY)
            self.tell(SNEAKED, NO_SEAT, pieces.MASTER_SPY)

    # --- the decks

    def nobles_left(self) -> int:
        """G-104. How many nobles the deck holds."""
        return self.deck_size + len(self.top)

    def refill(self) -> None:
        """G-R41. An empty noble deck stays empty, unless the table wants its discards shuffled."""
        if self.options.noble_reshuffle and self.buried and not self.deck_size and not self.top:
            self.tell(REFILLED, NO_SEAT, len(self.buried))
            self.into_deck(self.buried)
            self.buried = ()

    def into_deck(self, nobles: tuple[int, ...]) -> None:
        """Shuffle nobles into the deck: no order of it is known any more."""
        for noble in nobles:
            self.deck[noble] = 1
        for noble in self.top:
            self.deck[noble] = 1
        self.deck_size += len(nobles) + len(self.top)
        self.top = ()
        self.top_seen = ()

    def take_top(self, noble: int) -> None:
        """A noble comes off the deck: the known one on top, or one out of the bag."""
        if self.top:
            self.top = self.top[1:]
            self.top_seen = self.top_seen[1:]
        else:
            self.deck[noble] = 0
            self.deck_size -= 1

    def bury(self, noble: int) -> None:
        self.buried = (*self.buried, noble)

    def reshuffle(self) -> None:
        """G-101. An empty action deck is made anew of the discard pile."""
        if not self.actions_size and self.discards:
            for card in self.discards:
                self.actions[card] += 1
            self.actions_size = len(self.discards)
            self.tell(RESHUFFLED, NO_SEAT, len(self.discards))
            self.discards = ()

    # --- hands and fronts

    def give_up(self, seat: int, card: int) -> None:
        """One card leaves a hand."""
        hand = self.hands[seat]
        i = 0
        while hand[i] != card:
            i += 1
        self.hands[seat] = hand[:i] + hand[i + 1 :]

    def receive(self, seat: int, card: int) -> None:
        """One card joins a hand."""
        hand = self.hands[seat]
        i = 0
        while i < len(hand) and hand[i] <= card:
            i += 1
        self.hands[seat] = (*hand[:i], card, *hand[i:])

    def discard(self, card: int) -> None:
        self.discards = (*self.discards, card)

    def owner_of(self, card: int) -> int:
        """In front of whom a card lies: there is one copy of each that stays."""
        for seat in range(len(self.fronts)):
            if card in self.fronts[seat]:
                return seat
        return NO_SEAT

    def take_away(self, seat: int, card: int) -> None:
        """A card in front of somebody goes to the discard pile."""
        self.fronts[seat] = tuple([other for other in self.fronts[seat] if other != card])
        self.discard(card)

    def dismiss(self, seat: int) -> None:
        """G-46 (c). The owner discards Callous Guards, which is not playing a card."""
        self.take_away(seat, pieces.CALLOUS_GUARDS)
        self.tell(DISMISSED, seat, pieces.CALLOUS_GUARDS)

    def asides(self, seat: int) -> list[int]:
        """G-99 (2). Callous Guards may go out of turn, whenever the table waits for somebody else."""
        if (
            self.options.guards_async
            and 0 <= seat < len(self.fronts)
            and pieces.CALLOUS_GUARDS in self.fronts[seat]
            and self.agenda
            and isinstance(self.agenda[-1], Moment)
            and not self.awaited >> seat & 1
        ):
            return [pieces.DISCARD_GUARDS]
        return []

    def aside(self, seat: int, move: int) -> None:
        self.dismiss(seat)
        self.settle()  # the step that was open looks at the table again

    # --- the count

    def scores(self) -> list[float]:
        """G-76, G-77. The highest total wins; those who tie share."""
        totals = self.totals()
        best = max(totals)
        winners = totals.count(best)
        return [1 / winners if total == best else 0.0 for total in totals]

    def ranks(self) -> list[int]:
        """G-77. Competition ranking: 1, 1, 3."""
        totals = self.totals()
        return [1 + len([1 for other in totals if other > total]) for total in totals]

    def totals(self) -> list[int]:
        """G-88. What everybody has at any time: all of it is open."""
        return [count_up(self.piles[seat], self.fronts[seat]) for seat in range(len(self.piles))]


class Moment(Step[Guillotine]):
    """A step that waits outside the carrying out of any card or text: Callous Guards may go (G-99)."""


def count_up(pile: tuple[int, ...], front: tuple[int, ...]) -> int:
    """G-80. What a pile and the cards in front are worth together."""
    guards = 0
    greys = 0
    total = 0
    for noble in pile:
        total += pieces.POINTS[noble]  # G-81
        if pieces.IS_PALACE_GUARD[noble]:
            guards += 1
        elif pieces.COLOUR[noble] == pieces.GREY:
            greys += 1
    total += guards * guards  # G-82
    if pieces.COUNT in pile and pieces.COUNTESS in pile:
        total += 4  # G-83: 2 more for each
    if pieces.INDIFFERENT_PUBLIC in front:
        total += greys - sum(
            [pieces.POINTS[noble] for noble in pile if pieces.COLOUR[noble] == pieces.GREY]
        )  # G-85
    elif pieces.TRAGIC_FIGURE in pile:
        total -= greys  # G-84
    for card, colour in pieces.SUPPORTS:
        if card in front:
            total += len([1 for noble in pile if pieces.COLOUR[noble] == colour])  # G-86
    for card in front:
        total += pieces.FRONT_POINTS[card]  # G-87
    return total


def lay_table(
    options: Options,
    seats: int,
    line: tuple[int, ...] = (),
    deck: list[int] | None = None,
    actions: list[int] | None = None,
    day: int = 0,
    day_start: int = NO_SEAT,
    active: int = NO_SEAT,
) -> Guillotine:
    """A table with nothing planned and nothing told yet; a deck that is not given is empty."""
    nobles = [0] * pieces.NOBLES if deck is None else deck
    cards = [0] * pieces.KINDS_OF_ACTIONS if actions is None else actions
    no_hands: list[tuple[int, ...]] = [()] * seats
    return Guillotine(
        options,
        line=line,
        deck=nobles,
        deck_size=sum(nobles),
        top=(),
        top_seen=(),
        buried=(),
        actions=cards,
        actions_size=sum(cards),
        discards=(),
        hands=no_hands,
        piles=no_hands[:],
        fronts=no_hands[:],
        rushed=0,
        confused=0,
        playing=(),
        looked=(),
        looked_seen=(),
        day=day,
        day_start=day_start,
        active=active,
        turns=0,
        barred=False,
        collects=0,
        draws=0,
        ending=GOES_ON,
        closing=False,
        basis=empty_kernel(),
    )
