# mypyc: compile
"""The rules of the Convention: the setup, the round with its seven phases, the end."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import NOBODY, Chance, Step, seat_bit
from cabale.core.seats import NO_SEAT
from cabale.core.steps import steps_of
from cabale.games.convention.assembly import Assembly, Committee, Movement
from cabale.games.convention.club import Club
from cabale.games.convention.events import BEGAN, CHOOSES_FIRST, ENDED, THREW, TOOK, UNUSED, WON
from cabale.games.convention.exile import Flight, Prison
from cabale.games.convention.missions import Missions
from cabale.games.convention.pieces import DEPUTIES, EXECUTED, TAKE
from cabale.games.convention.table import Convention, Options, lay_table, ledger_row, seat_factions
from cabale.games.convention.turns import OneDie

# --- the beginning --------------------------------------------------------------------------------


def new(seats: int, options: Options) -> Convention:
    """A new game: everything is still to be chosen or dealt."""
    s = lay_table(options, seats)
    if options.draft:
        s.do(FirstChooser())
    else:
        s.do(Deal(0, ()))
    s.settle()
    return s


def order_of_choice(seats: int, first: int) -> list[int]:
    """S-3. Seat order from the one drawn; two players choose A, B, B, A."""
    order = [(first + distance) % seats for distance in range(seats)]
    return [first, 1 - first, 1 - first, first] if seats == 2 else order


class FirstChooser(Chance[Convention]):
    """S-3, R-44. The seat that chooses its faction first is drawn by chance."""

    def weights(self, s: Convention) -> list[int]:
        return [1] * s.seats

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.tell(CHOOSES_FIRST, move)
        s.do(Draft(move, ()))
        return NOBODY


class Draft(Step[Convention]):
    """S-3. The players choose their factions; the last faction of four needs no choice."""

    __match_args__ = ("first", "taken")

    def __init__(self, first: int, taken: tuple[int, ...]) -> None:
        self.first: Final = first
        self.taken: Final = taken  # in the order of choice

    def begin(self, s: Convention) -> int:
        order = order_of_choice(s.seats, self.first)
        if len(self.taken) == len(order):
            seated(s, order, self.taken, self.first)
            return NOBODY
        left = [faction for faction in range(4) if faction not in self.taken]
        chooser = order[len(self.taken)]
        if len(left) > 1:
            return seat_bit(chooser)
        self.take(s, chooser, left[0])
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [TAKE + faction for faction in range(4) if faction not in self.taken]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.take(s, seat, move - TAKE)
        return NOBODY

    def take(self, s: Convention, seat: int, faction: int) -> None:
        s.owner[faction] = seat
        s.tell(TOOK, seat, faction)
        s.do(Draft(self.first, (*self.taken, faction)))


class Deal(Chance[Convention]):
    """S-3. `random`: chance deals the factions, from the first seat on."""

    __match_args__ = ("place", "taken")

    def __init__(self, place: int, taken: tuple[int, ...]) -> None:
        self.place: Final = place
        self.taken: Final = taken

    def begin(self, s: Convention) -> int:
        order = order_of_choice(s.seats, 0)
        if self.place == len(order):
            seated(s, order, self.taken, 0)
            return NOBODY
        if len(self.taken) == 3:
            self.dealt(s, next(faction for faction in range(4) if faction not in self.taken))
            return NOBODY
        return super().begin(s)

    def weights(self, s: Convention) -> list[int]:
        return [0 if faction in self.taken else 1 for faction in range(4)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.dealt(s, move)
        return NOBODY

    def dealt(self, s: Convention, faction: int) -> None:
        s.owner[faction] = order_of_choice(s.seats, 0)[self.place]
        s.tell(TOOK, s.owner[faction], faction)
        s.do(Deal(self.place + 1, (*self.taken, faction)))


def seated(s: Convention, order: list[int], taken: tuple[int, ...], first: int) -> None:
    """S-1, S-2. The circle is closed; then the dice say who begins."""
    parties: list[tuple[int, ...]] = [()] * s.seats
    for place, seat in enumerate(order):
        parties[seat] = (*parties[seat], taken[place])
    seat_factions(s, parties, first)
    for faction in range(4):
        if s.owner[faction] == NO_SEAT:
            s.tell(UNUSED, NO_SEAT, faction)
    s.do(FirstDie(tuple(range(s.seats)), ()))


class FirstDie(OneDie):
    """S-6. Each player throws a die; the highest begins; those who tie throw again among themselves."""

    __match_args__ = ("players", "thrown")

    def __init__(self, players: tuple[int, ...], thrown: tuple[int, ...]) -> None:
        self.players: Final = players
        self.thrown: Final = thrown

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.tell(THREW, self.players[len(self.thrown)], move + 1)
        thrown = (*self.thrown, move + 1)
        if len(thrown) < len(self.players):
            s.do(FirstDie(self.players, thrown))
            return NOBODY
        best = max(thrown)
        tied = tuple([player for player, die in zip(self.players, thrown, strict=True) if die == best])
        if len(tied) > 1:
            s.do(FirstDie(tied, ()))
            return NOBODY
        for faction in reversed(s.circle):
            if s.owner[faction] == tied[0]:
                s.first = faction  # with two players: his first faction
        s.do(Round(1))
        return NOBODY


# --- the round ------------------------------------------------------------------------------------


class Round(Step[Convention]):
    """Section 3. Phases I to VII in order, all of them in seat order from the same first seat."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def begin(self, s: Convention) -> int:
        s.round = self.number
        s.tell(BEGAN, s.first, self.number)
        s.do(MOVEMENT, ASSEMBLY, COMMITTEE, MISSIONS, CLUB, PRISON, FLIGHT, ROUND_END)
        return NOBODY


class RoundEnd(Step[Convention]):
    """VII-6, E-4. The ledger is written, the end is looked for, the first-seat marker moves on."""

    def begin(self, s: Convention) -> int:
        for deputy in range(DEPUTIES):
            row = s.ledger[deputy]
            if s.owner[deputy // 6] != NO_SEAT and not (row and row[-1] == EXECUTED):
                s.ledger[deputy] = (*row, ledger_row(s, deputy))
        s.tell(ENDED, NO_SEAT, s.round)
        if s.dissolved or s.round >= s.options.rounds or players_left(s) <= 1:
            s.do(COUNT_UP)
            return NOBODY
        for turn in range(1, len(s.circle) + 1):
            if s.living(s.at(turn)):  # S-7
                s.first = s.at(turn)
                break
        s.do(Round(s.round + 1))
        return NOBODY


def players_left(s: Convention) -> int:
    """R-37. How many players have a living deputy."""
    return len([1 for seat in range(s.seats) if s.standing(seat)[2]])


class CountUp(Step[Convention]):
    """E-5. Most re-elected deputies win, then their popularity; full ties share (R-38)."""

    def begin(self, s: Convention) -> int:
        ranks = s.ranks()
        for seat in range(s.seats):
            if ranks[seat] == 1:
                elected, popularity, _ = s.standing(seat)
                s.tell(WON, seat, elected, popularity)
        return NOBODY


MOVEMENT: Final = Movement()
ASSEMBLY: Final = Assembly()
COMMITTEE: Final = Committee()
MISSIONS: Final = Missions()
CLUB: Final = Club()
PRISON: Final = Prison()
FLIGHT: Final = Flight()
ROUND_END: Final = RoundEnd()
COUNT_UP: Final = CountUp()

PHASE_STEPS: Final[list[Step[Any]]] = [MOVEMENT, ASSEMBLY, COMMITTEE, MISSIONS, CLUB, PRISON, FLIGHT]

STEPS: Final = steps_of("cabale.games.convention")
