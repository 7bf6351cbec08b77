"""What lies on the table of the Convention, its cards read out of RULES.md, and who knows which of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

RULES = (Path(__file__).parents[3] / "src/cabale/games/convention/RULES.md").read_text(encoding="utf-8")
DEPUTIES = {
    "montagnards": ["robespierre", "danton", "marat", "collot", "billaud", "saintjust"],
    "girondins": ["vergniaud", "brissot", "condorcet", "petion", "barbaroux", "lasource"],
    "crapauds": ["cambaceres", "sieyes", "merlin", "thibaudeau", "daunou", "reubell"],
    "royalistes": ["lariviere", "boissy", "delahaye", "lomont", "aubry", "cadroy"],
}
FACTIONS = list(DEPUTIES)
PARTY = {deputy: faction for faction, deputies in DEPUTIES.items() for deputy in deputies}
FREE_POSTS = {"convention": 24, "committee": 4, "mission": 24, "jacobins": 4, "tribunal": 4}  # places
MISSION = dict(re.findall(r"^\| `(\w+)` \|(?:[^|]*\|){3} `([A-Z_]+(?:\(.*\))?)` \|$", RULES, re.M))
CLUB = dict(re.findall(r"^\| `(\w+)` \| [ID] \|(?:[^|]*\|){3} `([^`]+)` \|$", RULES, re.M))
DELAYED = set(re.findall(r"^\| `(\w+)` \| D \|", RULES, re.M))
assert len(MISSION) == 54 and len(CLUB) == 36 and len(DELAYED) == 16
NAMED = {card: effect[9:-1] for card, effect in CLUB.items() if effect.startswith("DENOUNCE(")}
AIMED = {card: effect[12:-1] for card, effect in CLUB.items() if effect.startswith("DENOUNCE_AT(")}
SAID = {"o": "oui", "n": "non"}
ANSWERS = {
    "montagnards": "onnnnoonnnnoonnoooooonnnoo",
    "girondins": "onnnooonoooonnnonononoonnn",
    "crapauds": "nnnnnonnoonooonnnnooooonoo",
    "royalistes": "nonoonnooonnoooononnnonnon",
}
BOOKLET = {
    faction: {f"q{faction[0]}{number:02}": SAID[letter] for number, letter in enumerate(row, 1)}
    for faction, row in ANSWERS.items()
}


class Table:
    """Everything on the table, and what must be remembered of this phase."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.options = options
        self.seats = list("abcd"[:seats])
        self.everybody = "".join(self.seats) + "-"  # the last one is the public
        self.factions: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.owner: dict[str, str] = {}
        self.circle: list[str] = []
        self.first, self.phase, self.round = "", "setup", 0
        self.dissolved = self.over = self.revealed = self.defending = False
        self.post = dict.fromkeys(PARTY, "absent")  # until the factions are chosen
        self.square = dict.fromkeys(PARTY, "normal")
        self.pp = dict.fromkeys(PARTY, 5)
        self.ledger: dict[str, list[int]] = {deputy: [] for deputy in PARTY}
        self.hands: dict[str, list[str]] = {faction: [] for faction in FACTIONS}
        self.bag = {"mission": list(MISSION), "jacobins": list(CLUB)}  # in an order that nobody knows
        self.under: dict[str, list[str]] = {"mission": [], "jacobins": []}  # what came back, in order
        self.booklet = {faction: list(BOOKLET[faction]) for faction in FACTIONS}  # not asked yet
        self.knowers: dict[str, set[str]] = {card: set() for card in [*MISSION, *CLUB]}
        self.moved: list[str] = []
        self.passed: list[str] = []
        self.newcomers: list[str] = []
        self.charges: list[str] = []  # the batch, in order of declaration
        self.supported: list[str] = []
        self.named: list[str] = []
        self.tried: list[str] = []
        self.bonus: dict[str, int] = {}
        self.drawer = self.rejected = self.question = ""  # a faction, a card, of the booklet
        self.drawn: list[str] = []
        self.assigned: dict[str, str] = {}
        self.ballots: dict[str, str] = {}
        self.told: list[tuple[str, str]] = []  # kinds of events since the last word, and to whom

    def own(self, faction: str) -> list[str]:
        """S-4: all deputies of the player of this faction."""
        return [d for d, party in PARTY.items() if self.owner.get(party) == self.owner[faction]]

    def around(self) -> list[str]:
        """S-6: seat order."""
        place = self.circle.index(self.first)
        return self.circle[place:] + self.circle[:place]

    def order(self) -> list[str]:
        """S-7: seat order, without those who have nobody alive."""
        return [faction for faction in self.around() if self.living(faction)]

    def living(self, faction: str) -> list[str]:
        return [d for d in DEPUTIES[faction] if self.post[d] not in ("guillotine", "absent")]

    def free(self, deputy: str) -> bool:
        return self.post[deputy] in FREE_POSTS

    def at(self, faction: str, post: str) -> list[str]:
        """R-11: with those on the denounced square, but a summoned one sits nowhere (D-5)."""
        return [d for d in DEPUTIES[faction] if self.post[d] == post and self.square[d] != "summoned"]

    def everyone_at(self, post: str) -> list[str]:
        return [d for faction in self.order() for d in self.at(faction, post)]

    def targets(self, faction: str) -> list[str]:
        """D-1: alive, free, not on a Report square, not own."""
        own = self.own(faction)
        return [d for d in PARTY if self.free(d) and self.square[d] != "report" and d not in own]

    def tell(self, kind: str, to: str = "") -> None:
        self.told.append((kind, to or self.everybody))

    def go(self, deputy: str, post: str, square: str = "normal", kind: str = "went") -> None:
        self.post[deputy], self.square[deputy] = post, square
        self.tell(kind)

    def gain(self, amount: int, *deputies: str) -> None:
        """E-1, E-2: first all changes, then all suicides."""
        for deputy in deputies:
            self.pp[deputy] += amount
            self.tell("popularity")
        for deputy in deputies:
            if self.pp[deputy] <= 0:
                self.die(deputy)

    def die(self, deputy: str) -> None:
        self.go(deputy, "guillotine", kind="died")
        faction = PARTY[deputy]
        if not self.living(faction):  # E-3
            self.tell("out")
            self.forget(faction)
            for card in self.hands[faction]:
                self.put_under(card)
            self.hands[faction] = []

    def denounce(self, deputy: str) -> None:
        """D-2."""
        self.square[deputy] = "denounced"
        self.charges.append(deputy)
        self.tell("denounced")

    def put_under(self, card: str, in_sight: bool = False) -> None:
        self.under["mission" if card in MISSION else "jacobins"].append(card)
        if in_sight:
            self.show(card, self.everybody)

    def show(self, card: str, to: str) -> None:
        self.knowers[card] |= set(to)

    def forget(self, faction: str) -> None:
        """V-6, E-3: of a hand of several nobody else knows any longer where which of them is."""
        if len(self.hands[faction]) > 1:
            for held in self.hands[faction]:
                self.knowers[held] = {self.owner[faction]}

    def put_back(self, faction: str, card: str) -> None:
        """V-6: unseen."""
        self.forget(faction)
        self.hands[faction].remove(card)
        self.put_under(card)

    def reelected(self, seat: str) -> list[str]:
        """E-5: alive, free, 5 PP or more."""
        mine = [d for faction in self.factions[seat] for d in DEPUTIES[faction]]
        return [d for d in mine if self.free(d) and self.pp[d] >= 5]

    def score(self, seat: str) -> tuple[int, int, bool]:
        """E-5: how many, with how many PP; and who has nobody alive stands behind (R-38)."""
        again = self.reelected(seat)
        return len(again), sum(self.pp[d] for d in again), any(self.living(f) for f in self.factions[seat])
