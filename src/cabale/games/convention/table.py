# mypyc: compile
"""The table of the Convention: deputies at their posts, popularity, packs, hands, the ledger."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import State, seat_bit
from cabale.core.dump import dump_position, empty_kernel, tuples
from cabale.core.seats import NO_SEAT
from cabale.core.values import Value
from cabale.games.convention import pieces
from cabale.games.convention.events import CHANGED, DIED, OUT, SHOWED, WENT

ALL: Final = 0b11111  # everybody knows: four seats, and the public
PUBLIC_EYE: Final = 4  # the place of the public among those who know a card
ALL_QUESTIONS: Final = (1 << pieces.PER_SECTION) - 1
NO_BONUS: Final = (0, 0, 0, 0)  # of each faction, outside Phases VI and VII


class Options(Value):
    """How this table wants its rulings; shared by all positions of a game."""

    __match_args__ = ("values",)

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: Final = values  # as they were given, for views and records
        self.rounds: Final[int] = values["rounds"]
        self.dissolution_from: Final[int] = values["dissolution_from"]  # II-9
        self.history: Final[bool] = values["history_variant"]  # section 8
        self.redraw: Final[bool] = values["jacobins_replace"] == "redraw"  # V-3, R-26
        self.split_votes: Final[bool] = values["split_votes"]
        self.draft: Final[bool] = values["faction_choice"] == "draft"  # S-3, R-44
        self.guessed_right: Final[int] = values["bot_answer_p"]  # H-5: so many of six guesses


class Convention(State):
    """A position. Cards that nobody has seen since the shuffle are a bag; under it lie, in order, those
    that came back. Every card is the only one of its kind, so it is enough to know who knows where it is."""

    fields: ClassVar = {
        "seats": int,
        "owner": list,
        "circle": tuple,
        "round": int,
        "phase": int,
        "first": int,
        "dissolved": bool,
        "post": list,
        "square": list,
        "popularity": list,
        "ledger": tuples,
        "moved": int,
        "newcomers": int,
        "passed": int,
        "charges": tuple,
        "backed": int,
        "named": int,
        "tried": int,
        "bonus": tuple,
        "tray": tuple,
        "picked": tuple,
        "bearers": tuple,
        "rejected": int,
        "revealed": bool,
        "hands": tuples,
        "mission_bag": list,
        "mission_left": int,
        "mission_queue": tuple,
        "jacobins_bag": list,
        "jacobins_left": int,
        "jacobins_queue": tuple,
        "known": list,
        "unasked": list,
        "asked": int,
    }

    def __init__(
        self,
        options: Options,
        seats: int,
        owner: list[int],
        circle: tuple[int, ...],
        round: int,
        phase: int,
        first: int,
        dissolved: bool,
        post: list[int],
        square: list[int],
        popularity: list[int],
        ledger: list[tuple[int, ...]],
        moved: int,
        newcomers: int,
        passed: int,
        charges: tuple[int, ...],
        backed: int,
        named: int,
        tried: int,
        bonus: tuple[int, ...],
        tray: tuple[int, ...],
        picked: tuple[int, ...],
        bearers: tuple[int, ...],
        rejected: int,
        revealed: bool,
        hands: list[tuple[int, ...]],
        mission_bag: list[int],
        mission_left: int,
        mission_queue: tuple[int, ...],
        jacobins_bag: list[int],
        jacobins_left: int,
        jacobins_queue: tuple[int, ...],
        known: list[int],
        unasked: list[int],
        asked: int,
        basis: State,
    ) -> None:
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        self.options: Final = options
        self.seats: Final = seats
        self.owner = owner  # of each faction: its player
        self.circle = circle  # the factions in play, clockwise (S-2)
        self.round = round
        self.phase = phase
        self.first = first  # the faction that begins all phases (S-6)
        self.dissolved = dissolved
        self.post = post  # of each deputy
        self.square = square
        self.popularity = popularity
        self.ledger = ledger  # at the end of each round, 0 for the round of his death
        self.moved = moved  # deputies, in Phase I
        self.newcomers = newcomers  # factions that have sent somebody on Mission in this round
        self.passed = passed  # factions, in Phase I
        self.charges = charges  # deputies denounced in this batch, in order of declaration (D-2)
        self.backed = backed  # those of them whose denunciation is supported
        self.named = named  # deputies named in a Motion of this round (III-2)
        self.tried = tried  # prisoners or fugitives who have made their attempt in this phase
        self.bonus = bonus  # n of each faction, fixed when Phase VI or VII begins
        self.tray = tray  # cards drawn and not yet assigned or carried out
        self.picked = picked  # cards assigned, in the order of resolution
        self.bearers = bearers  # to whom each of them is assigned
        self.rejected = rejected  # the Mission card that will go back unseen (IV-3)
        self.revealed = revealed  # whether everybody sees the assignment
        self.hands = hands  # delayed Jacobins cards of each faction, in the order drawn
        self.mission_bag = mission_bag
        self.mission_left = mission_left  # in the bag
        self.mission_queue = mission_queue
        self.jacobins_bag = jacobins_bag
        self.jacobins_left = jacobins_left
        self.jacobins_queue = jacobins_queue
        self.known = known  # of each card: who knows where it is
        self.unasked = unasked  # questions of each section that have not been asked (H-3)
        self.asked = asked  # the question that waits for an answer

    def clone(self) -> Convention:
        return Convention(
            self.options,
            self.seats,
            self.owner[:],
            self.circle,
            self.round,
            self.phase,
            self.first,
            self.dissolved,
            self.post[:],
            self.square[:],
            self.popularity[:],
            self.ledger[:],
            self.moved,
            self.newcomers,
            self.passed,
            self.charges,
            self.backed,
            self.named,
            self.tried,
            self.bonus,
            self.tray,
            self.picked,
            self.bearers,
            self.rejected,
            self.revealed,
            self.hands[:],
            self.mission_bag[:],
            self.mission_left,
            self.mission_queue,
            self.jacobins_bag[:],
            self.jacobins_left,
            self.jacobins_queue,
            self.known[:],
            self.unasked[:],
            self.asked,
            self,
        )

    def dump(self) -> dict[str, Any]:
        return dump_position(self, self.options.values)

    # --- who sits where

    def at(self, turn: int) -> int:
        """The faction that comes so many places after the first one, clockwise (S-6)."""
        start = 0
        while self.circle[start] != self.first:
            start += 1
        return self.circle[(start + turn) % len(self.circle)]

    def living(self, faction: int) -> bool:
        """S-7. Whether a faction has a deputy alive, prisoners and fugitives included (E-3)."""
        for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
            if self.post[deputy] < pieces.GUILLOTINE:
                return True
        return False

    def count(self, faction: int, post: int) -> int:
        """How many deputies of a faction are at a post, all its squares included (R-07, R-11)."""
        found = 0
        for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
            if self.post[deputy] == post and self.square[deputy] != pieces.SUMMONED:
                found += 1
        return found

    def crowd(self, post: int) -> int:
        """R-41. How many deputies of all factions are at a post."""
        found = 0
        for deputy in range(pieces.DEPUTIES):
            if self.post[deputy] == post and self.square[deputy] != pieces.SUMMONED:
                found += 1
        return found

    def room(self, post: int) -> bool:
        """I-3. Whether a post has a free place."""
        return pieces.PLACES[post] == pieces.NO_LIMIT or self.crowd(post) < pieces.PLACES[post]

    def at_post(self, faction: int, post: int) -> list[int]:
        """The deputies of a faction at a post, in table order."""
        return [
            deputy
            for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION)
            if self.post[deputy] == post and self.square[deputy] != pieces.SUMMONED
        ]

    def owns(self, seat: int, deputy: int) -> bool:
        """S-4. Whether a deputy is of one of the player's factions."""
        return self.owner[deputy // pieces.PER_FACTION] == seat

    def accusable(self, faction: int, deputy: int) -> bool:
        """D-1. Free, on no Report square, not own; and not yet denounced in this batch."""
        return (
            self.post[deputy] < pieces.FREE_POSTS
            and self.square[deputy] == pieces.NORMAL
            and self.owner[deputy // pieces.PER_FACTION] != self.owner[faction]
        )

    # --- popularity and death

    def change(self, deputy: int, amount: int, reason: int) -> None:
        """Gain or lose PP; at 0 or less he dies at once (E-1)."""
        self.popularity[deputy] += amount
        self.tell(CHANGED, reason, deputy, amount)
        if self.popularity[deputy] <= 0:
            self.die(deputy, pieces.SUICIDE)

    def change_all(self, deputies: list[int], amount: int, reason: int) -> None:
        """E-2. Changes that come together: first all of them, then the suicides."""
        for deputy in deputies:
            self.popularity[deputy] += amount
            self.tell(CHANGED, reason, deputy, amount)
        for deputy in deputies:
            if self.popularity[deputy] <= 0:
                self.die(deputy, pieces.SUICIDE)

    def die(self, deputy: int, cause: int) -> None:
        """E-1, E-3. To the guillotine; a faction that dies out gives up its hand."""
        self.post[deputy] = pieces.GUILLOTINE
        self.square[deputy] = pieces.NORMAL
        self.tell(DIED, cause, deputy)
        faction = deputy // pieces.PER_FACTION
        if not self.living(faction):
            self.tell(OUT, NO_SEAT, faction)
            self.forget(faction)
            for card in self.hands[faction]:
                self.under(card)
            self.hands[faction] = ()

    def go(self, deputy: int, post: int, why: int) -> None:
        """R-17. A forced move: the place he leaves stays empty until the next Phase I."""
        self.post[deputy] = post
        self.square[deputy] = pieces.NORMAL
        self.tell(WENT, why, deputy, post)

    def acquit(self, deputy: int) -> None:
        self.go(deputy, pieces.CONVENTION, pieces.BY_VERDICT)

    # --- packs: queues whose top part nobody knows

    def pack_size(self, mission: bool) -> int:
        if mission:
            return self.mission_left + len(self.mission_queue)
        return self.jacobins_left + len(self.jacobins_queue)

    def top(self, mission: bool) -> int:
        """The card on top, if it is one that came back; NO_CARD if chance must say."""
        if mission:
            return pieces.NO_CARD if self.mission_left else self.mission_queue[0]
        return pieces.NO_CARD if self.jacobins_left else self.jacobins_queue[0]

    def take(self, card: int) -> None:
        """A card leaves the top of its pack."""
        if card < pieces.MISSION_CARDS:
            if self.mission_left:
                self.mission_bag[card] = 0
                self.mission_left -= 1
            else:
                self.mission_queue = self.mission_queue[1:]
        elif self.jacobins_left:
            self.jacobins_bag[card - pieces.MISSION_CARDS] = 0
            self.jacobins_left -= 1
        else:
            self.jacobins_queue = self.jacobins_queue[1:]

    def under(self, card: int) -> None:
        """A card goes under its pack; whoever knew where it was still does."""
        if card < pieces.MISSION_CARDS:
            self.mission_queue = (*self.mission_queue, card)
        else:
            self.jacobins_queue = (*self.jacobins_queue, card)

    def show_to_all(self, card: int) -> None:
        self.known[card] = ALL

    def forget(self, faction: int) -> None:
        """V-6, E-3. One or all of a hand go under the pack unseen: what others knew of several cards they
        know no longer, for they cannot tell where each of them lies."""
        if len(self.hands[faction]) > 1:
            for card in self.hands[faction]:
                self.known[card] &= seat_bit(self.owner[faction])

    def drop(self, faction: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[faction] = tuple([other for other in self.hands[faction] if other != card])

    # --- out of turn: N-4

    def asides(self, seat: int) -> list[int]:
        """N-4. A held card may be shown to one player or to all, at any time."""
        if not self.agenda or not 0 <= seat < self.seats:
            return []
        return [
            pieces.SHOW + pieces.FULLEST * (card - pieces.MISSION_CARDS) + distance
            for faction in self.circle
            if self.owner[faction] == seat
            for card in self.hands[faction]
            for distance in range(self.seats)
        ]

    def aside(self, seat: int, move: int) -> None:
        card = pieces.MISSION_CARDS + (move - pieces.SHOW) // pieces.FULLEST
        distance = (move - pieces.SHOW) % pieces.FULLEST
        faction = self.holder(card)
        if distance:
            hearer = (seat + distance) % self.seats
            self.known[card] |= seat_bit(hearer)
            self.tell(SHOWED, faction, card, hearer)
        else:
            self.known[card] = ALL
            self.tell(SHOWED, faction, card, pieces.EVERYBODY)

    def holder(self, card: int) -> int:
        """The faction that holds a card in hand."""
        faction = 0
        while card not in self.hands[faction]:
            faction += 1
        return faction

    # --- the count: section 7

    def elected(self, deputy: int) -> bool:
        """E-5. Alive, free, and at least as popular as in the beginning."""
        return self.post[deputy] < pieces.FREE_POSTS and self.popularity[deputy] >= pieces.START

    def standing(self, seat: int) -> tuple[int, int, int]:
        """E-5. Re-elected deputies, then their PP, then whether anybody is left at all."""
        elected = 0
        popularity = 0
        alive = 0
        for deputy in range(pieces.DEPUTIES):
            if self.owner[deputy // pieces.PER_FACTION] == seat:
                if self.elected(deputy):
                    elected += 1
                    popularity += self.popularity[deputy]
                if self.post[deputy] < pieces.GUILLOTINE:
                    alive = 1
        return elected, popularity, alive

    def ranks(self) -> list[int]:
        """E-5, R-38. Competition ranking: 1, 1, 3."""
        rows = [self.standing(seat) for seat in range(self.seats)]
        return [1 + len([1 for other in rows if other > row]) for row in rows]

    def scores(self) -> list[float]:
        ranks = self.ranks()
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]

    def totals(self) -> list[int]:
        """E-5. Deputies who would be re-elected now."""
        return [self.standing(seat)[0] for seat in range(self.seats)]


def lay_table(options: Options, seats: int) -> Convention:
    """S-5. A table before the choice of factions, with nothing planned and nothing told yet."""
    nothing: tuple[int, ...] = ()
    return Convention(
        options,
        seats,
        owner=[NO_SEAT] * 4,
        circle=(),
        round=0,
        phase=0,
        first=pieces.NO_FACTION,
        dissolved=False,
        post=[pieces.ABSENT] * pieces.DEPUTIES,
        square=[pieces.NORMAL] * pieces.DEPUTIES,
        popularity=[pieces.START] * pieces.DEPUTIES,
        ledger=[nothing] * pieces.DEPUTIES,
        moved=0,
        newcomers=0,
        passed=0,
        charges=(),
        backed=0,
        named=0,
        tried=0,
        bonus=NO_BONUS,
        tray=(),
        picked=(),
        bearers=(),
        rejected=pieces.NO_CARD,
        revealed=False,
        hands=[nothing] * 4,
        mission_bag=[1] * pieces.MISSION_CARDS,
        mission_left=pieces.MISSION_CARDS,
        mission_queue=(),
        jacobins_bag=[1] * pieces.JACOBINS_CARDS,
        jacobins_left=pieces.JACOBINS_CARDS,
        jacobins_queue=(),
        known=[0] * pieces.CARDS,
        unasked=[ALL_QUESTIONS] * 4,
        asked=pieces.NO_QUESTION,
        basis=empty_kernel(),
    )


def seat_factions(s: Convention, parties: list[tuple[int, ...]], first_player: int) -> None:
    """S-1, S-2. Deputies of the factions in play stand at the Convention; the others are not in the game,
    and neither are the cards that name them (R-03)."""
    if s.seats == 2:
        one = parties[first_player]
        two = parties[1 - first_player]
        s.circle = (one[0], two[0], one[1], two[1])
    else:
        s.circle = tuple([party[0] for party in parties])
    for seat in range(s.seats):
        for faction in parties[seat]:
            s.owner[faction] = seat
    for deputy in range(pieces.DEPUTIES):
        in_play = s.owner[deputy // pieces.PER_FACTION] != NO_SEAT
        s.post[deputy] = pieces.CONVENTION if in_play else pieces.ABSENT
        if not in_play and s.jacobins_bag[deputy]:
            s.jacobins_bag[deputy] = 0
            s.jacobins_left -= 1


def ledger_row(s: Convention, deputy: int) -> int:
    """1.4. What the sheet of popularity says of a deputy at the end of a round."""
    return pieces.EXECUTED if s.post[deputy] == pieces.GUILLOTINE else s.popularity[deputy]


def on_report(s: Convention, faction: int) -> int:
    """The deputy on the Report square of a faction, or -1."""
    for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
        if s.square[deputy] == pieces.REPORT:
            return deputy
    return -1
