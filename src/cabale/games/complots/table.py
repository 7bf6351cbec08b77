# mypyc: compile
"""The table of Complots: purses, hands, the Court and the Treasury."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import State
from cabale.core.dump import dump_position, tuples
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.values import Value
from cabale.games.complots.events import DRAWN, ELIMINATED, GAINED, LOST, REFUNDED, WON
from cabale.games.complots.pieces import ALONE, ENVOYS

# C-21: whose challenge or counter is heard.
CLOCKWISE: Final = 0
TARGET_FIRST: Final = 1
RANDOM: Final = 2
FASTEST: Final = 3
PRIORITIES: Final = ("clockwise", "target_first", "random", "fastest")

NO_LIMIT: Final = -1


class Options(Value):
    """How this table wants its rulings; shared by all positions of a game."""

    __match_args__ = ("values",)

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: Final = values  # as they were given, for views and records
        failed = values["counter_after_failed_challenge"]
        limit, turns = values["treasury_limit"], values["max_turns"]
        self.envoy: Final = ENVOYS.index(values["envoy"])  # C-4
        self.priority: Final = PRIORITIES.index(values["challenge_priority"])  # C-21
        self.forfeit: Final[bool] = failed != "allowed"  # C-29: a target who challenged and lost is silent
        self.closed: Final[bool] = failed == "closed"  # C-29: and nobody else counters
        self.anyone: Final[bool] = values["counter_by"] == "anyone"  # C-R3: any opponent may counter
        self.treasury_limit: Final[int] = NO_LIMIT if limit is None else limit  # C-R11
        self.steal_from_empty: Final[bool] = values["steal_from_empty"]  # C-R12
        self.first_player: Final = first_player(values)  # C-9; NO_SEAT is chance
        self.max_turns: Final[int] = NO_LIMIT if turns is None else turns  # C-44


def first_player(values: dict[str, Any]) -> int:
    """C-9. A seat; or chance, which also decides when the table has no previous winner yet."""
    letter = values["first_player"]
    if letter == "previous_winner":
        letter = values["previous_winner"] or "random"
    return NO_SEAT if letter == "random" else LETTERS.index(letter)


class Complots(State):
    """A position. The Court (*la Cour*) is a bag: its order is nobody's to know (C-8)."""

    fields: ClassVar = {
        "coins": list,
        "hidden": tuples,
        "faceup": tuples,
        "court": list,
        "treasury": int,
        "active": int,
        "turns": int,
        "eliminated": tuple,
    }

    def __init__(
        self,
        options: Options,
        coins: list[int],
        hidden: list[tuple[int, ...]],
        faceup: list[tuple[int, ...]],
        court: list[int],
        treasury: int,
        active: int,
        turns: int,
        eliminated: tuple[int, ...],
        basis: State,
    ) -> None:
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        self.options: Final = options
        self.coins = coins
        self.hidden = hidden  # each hand sorted: positions carry no information (C-R15)
        self.faceup = faceup  # in order of loss
        self.court = court  # how many of each character
        self.treasury = treasury
        self.active = active
        self.turns = turns  # begun so far
        self.eliminated = eliminated  # in order

    def clone(self) -> Complots:
        return Complots(
            self.options,
            self.coins[:],
            self.hidden[:],
            self.faceup[:],
            self.court[:],
            self.treasury,
            self.active,
            self.turns,
            self.eliminated,
            self,
        )

    def dump(self) -> dict[str, Any]:
        return dump_position(self, self.options.values)

    @property
    def seats(self) -> int:
        return len(self.coins)

    def living(self) -> int:
        """The set of seats with a hidden card."""
        seats = 0
        for seat in range(len(self.hidden)):
            if self.hidden[seat]:
                seats |= 1 << seat
        return seats

    def rivals(self, seat: int) -> int:
        """The living opponents of a seat."""
        return self.living() & ~(1 << seat)

    def away(self, seat: int, distance: int) -> int:
        """The seat so many places clockwise."""
        return (seat + distance) % len(self.coins)

    def take(self, seat: int, amount: int) -> int:
        """C-34. Coins from the Treasury: as many as are there."""
        if self.treasury != NO_LIMIT:
            amount = min(amount, self.treasury)
            self.treasury -= amount
        self.coins[seat] += amount
        return amount

    def put_back(self, seat: int, amount: int) -> None:
        """Coins into the Treasury."""
        self.coins[seat] -= amount
        if self.treasury != NO_LIMIT:
            self.treasury += amount

    def refund(self, seat: int, cost: int) -> None:
        """C-27. What the exposed liar paid comes back."""
        self.tell(REFUNDED, seat, self.take(seat, cost))

    def gain(self, seat: int, amount: int) -> None:
        self.tell(GAINED, seat, self.take(seat, amount))

    def give_up(self, seat: int, character: int) -> None:
        """One hidden card leaves a hand."""
        hand = self.hidden[seat]
        i = 0
        while hand[i] != character:
            i += 1
        self.hidden[seat] = hand[:i] + hand[i + 1 :]

    def into_court(self, seat: int, character: int) -> None:
        self.give_up(seat, character)
        self.court[character] += 1

    def receive(self, seat: int, character: int) -> None:
        """One hidden card joins a hand."""
        hand = self.hidden[seat]
        i = 0
        while i < len(hand) and hand[i] <= character:
            i += 1
        self.hidden[seat] = hand[:i] + ALONE[character] + hand[i:]

    def turn_up(self, seat: int, character: int) -> None:
        """C-40. A lost card stays face up in front of its owner."""
        self.give_up(seat, character)
        self.faceup[seat] += ALONE[character]
        self.tell(LOST, seat, character)
        if not self.hidden[seat]:
            self.eliminate(seat)

    def eliminate(self, seat: int) -> None:
        """C-41. The coins of the eliminated return to the Treasury before anything else happens."""
        coins = self.coins[seat]
        self.put_back(seat, coins)
        self.eliminated = (*self.eliminated, seat)
        self.tell(ELIMINATED, seat, coins)
        living = self.living()
        if not living & (living - 1):  # C-42: one is left, and all that was planned is dropped
            self.agenda.clear()
            for winner in range(len(self.hidden)):
                if self.hidden[winner]:
                    self.tell(WON, winner)

    def draw_game(self) -> None:
        """C-44. The cap is reached: drawn between the living."""
        self.agenda.clear()
        self.tell(DRAWN, NO_SEAT, self.turns)

    def scores(self) -> list[float]:
        """Shares of the win: the last one living takes it, those left at the cap share it (C-44)."""
        alive = [1 if hand else 0 for hand in self.hidden]
        total = sum(alive)
        return [share / total for share in alive]

    def ranks(self) -> list[int]:
        """C-43. The living first, then in reverse order of elimination."""
        ranks = [1] * len(self.hidden)
        for place, seat in enumerate(self.eliminated):
            ranks[seat] = len(self.hidden) - place
        return ranks

    def totals(self) -> list[int]:
        """Lives left: the only points that Complots knows."""
        return [len(hand) for hand in self.hidden]
