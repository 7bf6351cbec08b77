"""The table of the second engine: what lies there, what is asked, what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

ORDER = ["duchess", "assassin", "countess", "captain", "ambassador", "inquisitor"]  # C-1


class Question(NamedTuple):
    kind: str  # C-24; empty for chance
    seats: list[str]  # of whom everybody knows to be asked, those who have answered included
    waiting: dict[str, dict[str, int]]  # who has yet to answer, the next first: every word with its weight


class Deed(NamedTuple):
    """The action of this turn."""

    action: str
    target: str  # empty without one
    claim: str


class News(NamedTuple):
    kind: str
    facts: dict[str, Any]
    known_by: str | None  # seats that learn the character; None: everybody


class Table:
    """Everything that lies on the table, and what must be remembered of the past. Nothing clever."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.seats = list("abcdefgh"[:seats])
        self.envoy: str = options["envoy"]
        self.characters = ["duchess", "assassin", "countess", "captain", self.envoy]  # C-4
        self.hidden: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.faceup: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.coins = dict.fromkeys(self.seats, 0)
        self.treasury: int | None = options["treasury_limit"]  # None: unlimited
        copies = 1 if seats == 2 else 3 if seats <= 6 else 4  # C-2, C-7: two players share the third packet
        self.court = self.characters * copies
        self.picked: dict[str, str] = {}  # C-7: as long as they are sealed
        self.first = ""  # who will begin, once that is known
        self.active = ""  # nobody, before the first turn
        self.turns = 0
        self.out: list[str] = []  # in the order of elimination
        self.deed: Deed | None = None
        self.counter: tuple[str, str] | None = None  # who counters in this turn, and as whom
        self.challenger = ""  # of the claim made last in this turn
        self.seen: dict[str, list[tuple[str, str]]] = {seat: [] for seat in self.seats}  # C-39: whose, which
        self.over = False
        self.question: Question | None = None
        self.news: list[News] = []  # what happened since the last word

    def living(self) -> list[str]:
        """Not "has a hidden card": a player who proves his only card holds none until he has drawn (C-26)."""
        return [seat for seat in self.seats if seat not in self.out]

    def clockwise_after(self, seat: str) -> list[str]:
        """The living players in clockwise order, from the left of a seat round to its right."""
        place = self.seats.index(seat)
        return [s for s in self.seats[place + 1 :] + self.seats[:place] if s not in self.out]

    def take(self, seat: str, amount: int) -> int:
        """C-34: from the Treasury, as far as it goes (C-R11). How many were there."""
        if self.treasury is not None:
            amount = min(amount, self.treasury)
            self.treasury -= amount
        self.coins[seat] += amount
        return amount

    def pay(self, seat: str, amount: int) -> None:
        """To the Treasury."""
        self.coins[seat] -= amount
        if self.treasury is not None:
            self.treasury += amount

    def tell(self, kind: str, known_by: str | None = None, **facts: Any) -> None:
        """The character is for those who are named; without names it is for everybody."""
        self.news.append(News(kind, facts, known_by))

    def put_back(self, seat: str, card: str) -> None:
        self.hidden[seat].remove(card)
        self.court.append(card)

    def asked(self) -> tuple[str, ...]:
        return tuple(self.question.waiting) if self.question else ()

    def answers(self, seat: str) -> dict[str, int]:
        return self.question.waiting.get(seat, {}) if self.question else {}

    def told(self, seat: str) -> list[str]:
        """Everybody learns that something happens, and of some cards only few learn which (C-24)."""
        return [kind for kind, _, _ in self.news]

    def heard(self, seat: str) -> list[dict[str, Any]]:
        """And all that this seat learns of it."""
        found = []
        for kind, facts, known_by in self.news:
            learnt = {name: self.plainly(fact) for name, fact in facts.items()}
            if known_by is not None and (not seat or seat not in known_by):
                learnt["character"] = None
            found.append({"type": kind, **learnt})
        return found

    def plainly(self, fact: Any) -> Any:
        """Seats as numbers, and what is not there as None."""
        return self.place(fact) if fact in self.seats else None if fact == "" else fact

    def ranks(self) -> dict[str, int] | None:
        """C-43, C-44: the living first, then the others in the reverse order of their elimination."""
        if not self.over:
            return None
        fallen = {seat: len(self.seats) - place for place, seat in enumerate(self.out)}
        return {seat: fallen.get(seat, 1) for seat in self.seats}

    def shares(self) -> dict[str, Fraction] | None:
        """C-42, C-44: equal shares of the living, be it one."""
        if not self.over:
            return None
        living = self.living()
        return {seat: Fraction(seat in living, len(living)) for seat in self.seats}

    def known(self, seat: str) -> dict[str, Any]:
        """What a seat sees, or a spectator (C-5, C-7, C-19, C-39): of hidden cards only its own."""
        question = self.question
        asked = question.seats if question else []
        ranks = self.ranks()
        return {
            "seat": self.seats.index(seat) if seat else -2,
            "seats": len(self.seats),
            "options": self.options,
            "over": self.over,
            "turns": self.turns,
            "ranks": list(ranks.values()) if ranks else [],
            "characters": self.characters,
            "active": self.place(self.active),
            "coins": list(self.coins.values()),
            "treasury": self.treasury,
            "court_size": len(self.court),
            "court": None,
            "hidden": [
                sorted(cards, key=ORDER.index) if owner == seat else len(cards)  # C-R15
                for owner, cards in self.hidden.items()
            ],
            "faceup": list(self.faceup.values()),
            "eliminated": [self.place(fallen) for fallen in self.out],
            "pending": {"kind": question.kind, "seats": list(map(self.place, asked))}
            if question and question.kind
            else None,
            "answered": seat in asked and seat not in self.asked(),
            "picked": self.picked.get(seat),
            "deed": {
                "seat": self.place(self.active),
                "action": self.deed.action,
                "target": self.place(self.deed.target),
                "claim": self.deed.claim or None,
            }
            if self.deed
            else None,
            "counter": {"seat": self.place(self.counter[0]), "character": self.counter[1]}
            if self.counter
            else None,
            "challenger": self.place(self.challenger),
            "seen": [
                {"seat": self.place(owner), "character": card} for owner, card in self.seen.get(seat, [])
            ],
        }

    def place(self, seat: str) -> int | None:
        return self.seats.index(seat) if seat else None

    def position(self) -> dict[str, Any]:
        return {
            "hidden": {seat: sorted(cards) for seat, cards in self.hidden.items()},
            "faceup": self.faceup,
            "coins": self.coins,
            "treasury": self.treasury,
            "court": sorted(self.court),
            "picked": self.picked,
            "active": self.active,
            "turns": self.turns,
            "out": self.out,
            "lives": {seat: len(cards) for seat, cards in self.hidden.items()},
        }
