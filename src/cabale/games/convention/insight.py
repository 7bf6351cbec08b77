"""What bots and learners make of a view: positions that it allows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cabale.core.agenda import SEATS_OF, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.core.story import Entry, Story
from cabale.games.convention import events, pieces
from cabale.games.convention.ahead import COURSE
from cabale.games.convention.club import Defence, defence_of
from cabale.games.convention.denouncing import Quiz
from cabale.games.convention.drawing import Draws
from cabale.games.convention.events import TELLING
from cabale.games.convention.memory import FOLLOWED, Memory
from cabale.games.convention.missions import Assign, Filed, ForWhom
from cabale.games.convention.notation import CARD_OF, DEPUTY_OF, FACTION_OF, MOVE_OF, POST_OF, QUESTION_OF
from cabale.games.convention.options import arrange
from cabale.games.convention.scenes import in_box
from cabale.games.convention.table import ALL, ALL_QUESTIONS, Convention, Options, lay_table
from cabale.games.convention.views import ConventionView, Pack
from cabale.games.convention.voting import Scrutiny, voters, voting_seats

TRIES: Final = 100  # deals of the hidden cards that may fail before one is built card by card


class Reading:
    """All that a view says, worked out once; then positions come cheap.

    Cards out of sight lie anywhere with equal chance, as far as a hand may hold them (`drawing`); what other
    seats chose in secret may be anything. Who knows which card is as the seat knows it (`memory`).

    One liberty: what was known of a hand is forgotten when one or all of several cards go back unseen.
    """

    def __init__(self, view: ConventionView) -> None:
        self.view: Final = view
        self.options: Final[Options] = arrange(view.options)
        self.lines: Final = [Entry(*TELLING.recall(event)) for event in view.history]
        self.agenda: Final = COURSE.plan(view.ahead)
        assigned = [CARD_OF[each.card] for each in view.assigned]
        filed = [step.card for step in self.agenda if isinstance(step, Filed)]
        self.carried_out: Final = [*filed, *(assigned if view.revealed else ())]
        shown = set(view.drawn)
        for pack in (view.mission_pack, view.jacobins_pack):
            shown |= {*pack.returned, *(pack.bag or ())}
        for hand in view.hands:
            shown |= set(hand)
        self.seen: Final = [*filed, *assigned, *[CARD_OF[name] for name in shown if name is not None]]
        self.unasked: Final = self._unasked()
        draws = Draws()
        for event in view.history:
            draws.follow(event)
        self.places: Final = draws.spared(view.hands)  # of hands: faction, and whom the card does not name
        self.told: Final = [
            line.what if line.what != UNSEEN else _stand_in(event)
            for event, line in zip(view.history, self.lines, strict=True)
        ]  # cards of the story
        self.untold: Final[list[tuple[int, int]]] = []  # places in the story, and where their cards lie now
        self.known: Final[list[int]] = []  # of each card that lies somewhere: who knows it
        self._remember()

    def _remember(self) -> None:
        """What the story says of the cards, wherever they lie now (`_laid`)."""
        view = self.view
        owner = [NO_SEAT if owner is None else owner for owner in view.owners]
        jacobins = pieces.JACOBINS_CARDS - pieces.PER_FACTION * owner.count(NO_SEAT)
        memory = Memory(view.seat, owner, pieces.MISSION_CARDS, jacobins)
        for place, line in enumerate(self.lines):
            if line.kind in FOLLOWED:
                memory.follow(place, line)
        hands = [_cards(hand) for hand in view.hands]
        returned = _cards(view.mission_pack.returned), _cards(view.jacobins_pack.returned)
        for where, cell in enumerate(memory.lay(_cards(view.drawn), hands, *returned)):
            self.known.append(cell.known)
            for place in cell.entries:
                if cell.card == UNSEEN:
                    self.untold.append((place, where))
                else:
                    self.told[place] = cell.card
        for place, card in memory.told.items():
            self.told[place] = card

    def position(self, rng: Random) -> Convention:
        """One of the positions that the view allows."""
        s = self._open_table()
        s.agenda = self.agenda[:]
        self._deal_missions(s, rng)
        self._deal_jacobins(s, rng)
        self._assign(s, rng)
        self._retell(s)
        self._await(s, rng)
        return s

    def _open_table(self) -> Convention:
        """The table as far as it is open, without hands and packs."""
        view = self.view
        s = lay_table(self.options, view.seats)
        s.owner = [NO_SEAT if owner is None else owner for owner in view.owners]
        s.circle = tuple([FACTION_OF[name] for name in view.circle])
        s.round = view.round
        s.phase = pieces.PHASES.index(view.phase)
        s.first = pieces.NO_FACTION if view.first is None else FACTION_OF[view.first]
        s.dissolved = view.dissolved
        s.post = [POST_OF[deputy.post] for deputy in view.deputies]
        s.square = [pieces.SQUARES.index(deputy.square) for deputy in view.deputies]
        s.popularity = [deputy.popularity for deputy in view.deputies]
        s.ledger = [deputy.ledger for deputy in view.deputies]
        s.moved = sum([1 << i for i, deputy in enumerate(view.deputies) if deputy.moved])
        s.newcomers = sum([1 << FACTION_OF[name] for name in view.newcomers])
        s.passed = sum([1 << FACTION_OF[name] for name in view.passed])
        s.charges = tuple([DEPUTY_OF[charge.deputy] for charge in view.charges])
        s.backed = sum([1 << DEPUTY_OF[charge.deputy] for charge in view.charges if charge.supported])
        s.named = sum([1 << DEPUTY_OF[name] for name in view.named])
        s.tried = sum([1 << DEPUTY_OF[name] for name in view.tried])
        s.bonus = view.bonus
        s.revealed = view.revealed
        s.unasked = self.unasked[:]
        s.asked = pieces.NO_QUESTION if view.asked is None else QUESTION_OF[view.asked]
        return s

    def _unasked(self) -> list[int]:
        """H-3. What is left of each section, by the questions that were asked."""
        left = [ALL_QUESTIONS] * 4
        for event in self.view.history:
            if isinstance(event, events.Question):
                section, number = divmod(QUESTION_OF[event.asked], pieces.PER_SECTION)
                left[section] = (left[section] or ALL_QUESTIONS) & ~(1 << number)
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Quiz):
            left[step.deputy // pieces.PER_FACTION] = left[step.deputy // pieces.PER_FACTION] or ALL_QUESTIONS
        return left

    # --- cards

    def _unseen(self, s: Convention, first: int, end: int) -> list[int]:
        seen = set(self.seen)
        if self.view.circle:
            return [card for card in range(first, end) if card not in seen and in_box(s, card)]
        return [card for card in range(first, end) if card not in seen]

    def _deal_missions(self, s: Convention, rng: Random) -> None:
        """Any card out of sight may be in any place out of sight."""
        view = self.view
        pool = self._unseen(s, 0, pieces.MISSION_CARDS)
        rng.shuffle(pool)
        s.tray = _filled(view.drawn, pool)
        s.mission_queue = _filled(view.mission_pack.returned, pool)
        bag = _bag(view.mission_pack, pool)
        s.mission_bag = [int(card in bag) for card in range(pieces.MISSION_CARDS)]
        s.mission_left = view.mission_pack.unknown

    def _deal_jacobins(self, s: Convention, rng: Random) -> None:
        """The same, but hands hold delayed cards that do not name their owner, and what came back unseen
        was in a hand."""
        view = self.view
        pool = self._unseen(s, pieces.MISSION_CARDS, pieces.CARDS)
        rng.shuffle(pool)
        places = [] if view.seat == OPEN else self.places
        back = view.jacobins_pack.returned.count(None)
        dealt = deal_hands(s, places, back, pool, rng)
        rest = [card for card in pool if card not in dealt]
        hands: list[list[int]] = [[] for _ in range(4)]
        for (faction, _), card in zip(places, dealt, strict=False):
            hands[faction].append(card)
        for faction in range(4):
            s.hands[faction] = _filled(view.hands[faction], hands[faction])
        s.jacobins_queue = _filled(view.jacobins_pack.returned, dealt[len(places) :])
        bag = _bag(view.jacobins_pack, rest)
        s.jacobins_bag = [int(card in bag) for card in range(pieces.MISSION_CARDS, pieces.CARDS)]
        s.jacobins_left = view.jacobins_pack.unknown

    def _assign(self, s: Convention, rng: Random) -> None:
        """What is being assigned; another seat's choices up to now are taken as just begun."""
        view = self.view
        step = s.agenda[-1] if s.agenda else None
        s.picked = tuple([CARD_OF[assigned.card] for assigned in view.assigned])
        bearers = [assigned.deputy for assigned in view.assigned]
        s.bearers = tuple([DEPUTY_OF[name] for name in bearers if name is not None])
        s.rejected = pieces.NO_CARD if view.rejected is None else CARD_OF[view.rejected]
        if isinstance(step, Assign | ForWhom) and view.seat not in (s.owner[step.faction], OPEN):
            cards = list(s.tray)
            rng.shuffle(cards)
            s.rejected = cards.pop()
            s.picked = (cards[0],) if isinstance(step, ForWhom) else ()
            s.bearers = ()

    def _retell(self, s: Convention) -> None:
        """Who knows where each card is, and the story with the cards that the seat did not see."""
        laid = _laid(s)
        for card, known in zip(laid, self.known, strict=True):
            s.known[card] = known
        for card in self.carried_out:
            s.known[card] = ALL
        told = self.told[:]
        for place, where in self.untold:
            told[place] = laid[where]
        story: Story | None = None
        for (kind, seat, _, whom), what in zip(self.lines, told, strict=True):
            story = (story, kind, seat, what, whom)
        s.story = story

    # --- who is asked

    def _await(self, s: Convention, rng: Random) -> None:
        view = self.view
        if view.over:
            return
        step = s.agenda[-1]
        if isinstance(step, Defence):
            faction = s.at(step.turn)
            s.awaited = seat_bit(CHANCE if defence_of(s, faction) == pieces.NO_CARD else s.owner[faction])
        elif isinstance(step, Scrutiny):
            self._await_ballots(s, step, rng)
        elif view.pending is None:
            s.awaited = seat_bit(CHANCE)
        else:
            s.awaited = seat_bit(view.pending.seats[0])
        s.turn = step.next(s, s.awaited) if s.awaited & (s.awaited - 1) else s.awaited.bit_length() - 1

    def _await_ballots(self, s: Convention, step: Scrutiny, rng: Random) -> None:
        """Seats are asked from the lowest on: who votes knows that those below have done so, and nobody
        knows more than that. Who has no vote here knows nothing: for them nobody has voted yet."""
        view, body = self.view, step.body()
        asked = voting_seats(s, body, step.half)
        if view.seat == OPEN:
            cast = [(FACTION_OF[ballot.faction], ballot.vote) for ballot in view.ballots]
            s.sealed = tuple([(s.owner[faction], _vote(vote)) for faction, vote in cast])
            second = [seat for seat, _ in s.sealed[len(SEATS_OF[voting_seats(s, body, 0)]) :]]
            done = second if step.half else [seat for seat, _ in s.sealed]
            s.awaited = asked & ~sum([seat_bit(seat) for seat in done])
            return
        own = [_vote(ballot.vote) for ballot in view.ballots]
        voted = len(own) > step.half
        first = SEATS_OF[voting_seats(s, body, 0)] if step.half else ()
        votes = view.seat in SEATS_OF[asked]
        below = [seat for seat in SEATS_OF[asked] if votes and seat < view.seat]
        before = [*below, view.seat] if votes and voted else below
        given = [0] * s.seats
        sealed = []
        for seat in (*first, *before):
            weight = s.count(voters(s, seat, body)[given[seat]], body)
            if seat == view.seat:
                sealed.append((seat, own[given[seat]]))
            else:
                sealed.append((seat, _any_vote(s, weight, rng)))
            given[seat] += 1
        s.sealed = tuple(sealed)
        s.awaited = asked & ~sum([seat_bit(seat) for seat in before])


Place = tuple[int, int]  # of a hand: the faction, and the deputies that the card does not name


def deal_hands(s: Convention, places: list[Place], back: int, pool: list[int], rng: Random) -> list[int]:
    """A card for each hidden place of a hand, then for those of the pack that came out of hands."""
    delayed = [card for card in pool if pieces.DELAYED[card]]
    need = len(places) + back
    for _ in range(TRIES):
        dealt = delayed[:need]
        if len(dealt) == need and all(fits(s, at, card) for at, card in zip(places, dealt, strict=False)):
            return dealt
        rng.shuffle(delayed)
    return _built(s, places, back, delayed)


def fits(s: Convention, place: Place, card: int) -> bool:
    """V-3. A hand holds no card that names a deputy of its owner, or one who was spared when it was drawn."""
    faction, spared = place
    return pieces.NAMES[card] < 0 or not (
        s.owns(s.owner[faction], pieces.NAMES[card]) or spared >> pieces.NAMES[card] & 1
    )


def _built(s: Convention, places: list[Place], back: int, pool: list[int]) -> list[int]:
    """The same card by card, for tables so tight that luck does not help."""
    if not places:
        return pool[:back]
    for card in pool:
        if fits(s, places[0], card):
            rest = [other for other in pool if other != card]
            dealt = _built(s, places[1:], back, rest)
            if len(dealt) == len(places) - 1 + back:
                return [card, *dealt]
    return []


def _filled(row: Sequence[str | None], pool: list[int]) -> tuple[int, ...]:
    """A row of cards, those out of sight taken from the pool."""
    return tuple([pool.pop(0) if name is None else CARD_OF[name] for name in row])


def _bag(pack: Pack, pool: list[int]) -> set[int]:
    if pack.bag is not None:
        return {CARD_OF[name] for name in pack.bag}
    return set(pool[: pack.unknown])


def _laid(s: Convention) -> list[int]:
    """The cards that lie somewhere, row by row."""
    return [*s.tray, *[card for hand in s.hands for card in hand], *s.mission_queue, *s.jacobins_queue]


def _cards(row: Sequence[str | None]) -> list[int]:
    return [UNSEEN if name is None else CARD_OF[name] for name in row]


def _stand_in(event: events.AnyEvent) -> int:
    """Any card of its pack: what became of one that a table was set with, a history may not tell."""
    jacobins = isinstance(event, events.Drew) and event.pack == "jacobins"
    return pieces.DELAYED.index(True) if jacobins or isinstance(event, events.Returned) else 0


def _vote(name: str) -> int:
    return MOVE_OF[name] if name in MOVE_OF else pieces.OUI_COUNT + int(name)


def _any_vote(s: Convention, weight: int, rng: Random) -> int:
    return (
        pieces.OUI_COUNT + rng.randint(0, weight)
        if s.options.split_votes
        else rng.choice((pieces.OUI, pieces.NON))
    )
