# mypyc: compile
"""The table of Le Grand Druide: the ring with its druids and bars, the reserves, the secret cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import NOBODY, State
from cabale.core.dump import dump_position, empty_kernel
from cabale.core.seats import NO_SEAT
from cabale.core.values import Value
from cabale.games.druide import pieces


class Options(Value):
    """How this table wants its game; shared by all positions of it."""

    __match_args__ = ("values", "lines", "colours", "copies")

    def __init__(
        self, values: dict[str, Any], lines: tuple[int, ...], colours: tuple[int, ...], copies: int
    ) -> None:
        self.values: Final = values  # as they were given, for views and records
        self.lines: Final = lines  # where the neutral bars begin; none: they are drawn (D-20)
        self.colours: Final = colours  # of each stone by its number; place 0 is no stone (D-2)
        self.copies: Final = copies  # of each number card (D-R5)


class Druide(State):
    """A position. Lists that go by stones have one place more: no stone bears the number 0."""

    fields: ClassVar = {
        "stones": list,
        "bars": list,
        "owners": list,
        "reserve": list,
        "bars_left": list,
        "passed": int,
        "lucky": list,
        "taboo": list,
        "numbers": list,
        "trilithons": list,
        "active": int,
        "turns": int,
        "votes": list,
        "bonus": list,
    }

    def __init__(
        self,
        options: Options,
        stones: list[int],
        bars: list[int],
        owners: list[int],
        reserve: list[int],
        bars_left: list[int],
        passed: int,
        lucky: list[int],
        taboo: list[int],
        numbers: list[int],
        trilithons: list[int],
        active: int,
        turns: int,
        votes: list[int],
        bonus: list[int],
        basis: State,
    ) -> None:
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        self.options: Final = options
        self.stones = stones  # whose druid stands there, FREE or TOKEN
        self.bars = bars  # the line of each bar, in the order of the start, which is that of the ring (D-R3)
        self.owners = owners  # who moved each bar, or NEUTRAL
        self.reserve = reserve  # druids not yet placed
        self.bars_left = bars_left  # own bars not yet laid
        self.passed = passed  # the seats that are out for the rest of the game
        self.lucky = lucky  # the number on each player's card (D-6)
        self.taboo = taboo  # the colour on each player's card (D-7)
        self.numbers = numbers  # how many cards of each number nobody has
        self.trilithons = trilithons  # 1 for each trilithon card that nobody has
        self.active = active
        self.turns = turns  # begun so far
        self.votes = votes  # of colleges, once they are counted
        self.bonus = bonus  # of lucky stones

    def clone(self) -> Druide:
        return Druide(
            self.options,
            self.stones[:],
            self.bars[:],
            self.owners[:],
            self.reserve[:],
            self.bars_left[:],
            self.passed,
            self.lucky[:],
            self.taboo[:],
            self.numbers[:],
            self.trilithons[:],
            self.active,
            self.turns,
            self.votes[:],
            self.bonus[:],
            self,
        )

    def dump(self) -> dict[str, Any]:
        return dump_position(self, self.options.values)

    @property
    def seats(self) -> int:
        return len(self.reserve)

    def still_in(self) -> int:
        """D-12. The seats that have not passed."""
        return ((1 << len(self.reserve)) - 1) & ~self.passed

    # --- what a turn may do

    def may_move_bars(self, seat: int) -> bool:
        """D-11. Whether there is a neutral bar, and a bar of one's own to lay instead."""
        return self.bars_left[seat] > 0 and pieces.NEUTRAL in self.owners

    def place_druid(self, seat: int, stone: int) -> None:
        """D-9. A druid from the reserve goes on a stone."""
        self.stones[stone] = seat
        self.reserve[seat] -= 1

    def move_bar(self, seat: int, bar: int, line: int) -> None:
        """D-9. A neutral bar goes to a line next to it, and becomes one's own."""
        self.bars[bar] = line
        self.owners[bar] = seat
        self.bars_left[seat] -= 1

    # --- colleges

    def college(self, bar: int) -> tuple[int, int]:
        """D-5. The college that opens behind a bar: its first stone, and how many it has (D-16: or none)."""
        line = self.bars[bar]
        beyond = self.bars[(bar + 1) % len(self.bars)]
        return pieces.AFTER[line], (beyond - line) % pieces.STONES

    def around(self) -> list[int]:
        """The bars from the lowest line up, as they lie round the ring."""
        first = self.bars.index(min(self.bars))
        return [(first + place) % len(self.bars) for place in range(len(self.bars))]

    def druids_in(self, first: int, size: int) -> list[int]:
        """D-18. How many druids each player has in a college."""
        counts = [0] * len(self.reserve)
        stone = first
        for _ in range(size):
            owner = self.stones[stone]
            if owner >= 0:
                counts[owner] += 1
            stone = pieces.AFTER[stone]
        return counts

    def votes_of(self, first: int, size: int) -> int:
        """D-17. As many as there are tokens on its stones, neutral ones included."""
        votes = 0
        stone = first
        for _ in range(size):
            if self.stones[stone] != pieces.FREE:
                votes += 1
            stone = pieces.AFTER[stone]
        return votes

    # --- the result

    def scores(self) -> list[float]:
        """D-19. All for the High Druid; if nobody is elected, the same for everybody (D-R11)."""
        totals = self.totals()
        winner = alone_on_top(totals)
        if winner == NO_SEAT:
            return [1 / len(totals)] * len(totals)
        return [1.0 if seat == winner else 0.0 for seat in range(len(totals))]

    def ranks(self) -> list[int]:
        """D-R11. Totals that nobody shares, from the highest down; then all who are tied, in one place."""
        totals = self.totals()
        alone = [total for total in totals if totals.count(total) == 1]
        return [
            1 + len([1 for other in alone if totals.count(total) > 1 or other > total]) for total in totals
        ]

    def totals(self) -> list[int]:
        """D-19. Nothing before the count."""
        return [self.votes[seat] + self.bonus[seat] for seat in range(len(self.votes))]


def alone_on_top(counts: list[int]) -> int:
    """D-18, D-19. Who has the highest count that nobody shares; NO_SEAT if everybody is tied."""
    best = NO_SEAT
    for seat in range(len(counts)):
        count = counts[seat]
        if (best == NO_SEAT or count > counts[best]) and counts.count(count) == 1:
            best = seat
    return best


def tied(counts: list[int]) -> tuple[int, ...]:
    """D-18, D-19. Everybody who shares a count or a total with somebody else."""
    return tuple([seat for seat, count in enumerate(counts) if counts.count(count) > 1])


def full_deck(options: Options) -> list[int]:
    """D-6. The number cards, so many of each."""
    return [0, *([options.copies] * pieces.STONES)]


def lay_table(options: Options, seats: int) -> Druide:
    """D-3, D-4. All pieces in the reserves, bars where they begin, no card dealt, nothing planned."""
    return Druide(
        options,
        stones=[pieces.FREE] * (pieces.STONES + 1),
        bars=list(options.lines),
        owners=[pieces.NEUTRAL] * pieces.BARS,
        reserve=[pieces.DRUIDS[seats]] * seats,
        bars_left=[pieces.OWN_BARS[seats]] * seats,
        passed=NOBODY,
        lucky=[pieces.NO_NUMBER] * seats,
        taboo=[pieces.NO_COLOUR] * seats,
        numbers=full_deck(options),
        trilithons=[1] * pieces.TABOOS,
        active=NO_SEAT,
        turns=0,
        votes=[0] * seats,
        bonus=[0] * seats,
        basis=empty_kernel(),
    )
