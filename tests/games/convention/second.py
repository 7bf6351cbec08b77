"""The Convention played a second time: an engine written from RULES.md alone, to hold against the first.

`plain_table` is what lies on the table, `plain_procedure` how they ask and denounce, `plain_phases` a round;
here is what each seat may know of it. Slow on purpose: a game is one generator, and a word is sent into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.convention.plain_phases import Phases
from tests.games.convention.plain_procedure import Question
from tests.games.convention.plain_table import FACTIONS, PARTY

DEPUTY = ("name", "faction", "post", "square", "popularity", "moved", "elected", "ledger")


class Second:
    """A game in progress, from the beginning, or from a round of a table that is laid already."""

    def __init__(self, seats: int, options: Mapping[str, Any], laid: Mapping[str, Any] = {}) -> None:
        self.table = Phases(seats, options)
        vars(self.table).update(laid)
        self._script = self.table.game()
        self._question: Question | None = next(self._script)
        self._public: dict[str, Any] = {}

    def asked(self) -> tuple[str, ...]:
        return tuple(self._question.words) if self._question else ()

    def answers(self, seat: str) -> dict[str, int]:
        """What it may answer, and which held cards it may show out of turn (N-4)."""
        if not self._question:
            return {}
        found = dict(self._question.words.get(seat, {}))
        others = ["", *[f">{other}" for other in self.table.seats if other != seat]]
        for faction in self.table.factions.get(seat, []):
            for card in self.table.hands[faction]:
                found |= {f"{seat}!show={card}{other}": 1 for other in others}
        return found

    def play(self, word: str) -> None:
        assert word in self.answers(word[0]), word
        self._public = {}
        self.table.told = []
        if word[1] == "!":
            card, _, hearer = word.removeprefix(f"{word[0]}!show=").partition(">")
            self.table.show(card, hearer or self.table.everybody)
            self.table.tell("showed", hearer and hearer + word[0])
            return
        try:
            self._question = self._script.send(word)
        except StopIteration:
            self._question = None

    def position(self) -> dict[str, Any]:
        """What no single view says: all cards, who knows which, and what is left of the booklet."""
        t = self.table
        return {
            "hands": t.hands,
            "mission": t.bag["mission"] + t.under["mission"],
            "jacobins": t.bag["jacobins"] + t.under["jacobins"],
            "drawn": t.drawn,
            "rejected": t.rejected,
            "assigned": t.assigned,
            "knowers": {card: who for card, who in t.knowers.items() if who},
            "booklet": t.booklet if t.options["history_variant"] else {},
            "totals": [len(t.reelected(letter)) for letter in t.seats],
        }

    def ranks(self) -> dict[str, int] | None:
        """E-5: competition ranking."""
        rows = {seat: self.table.score(seat) for seat in self.table.seats if self.table.over}
        return {seat: 1 + sum(other > row for other in rows.values()) for seat, row in rows.items()} or None

    def shares(self) -> dict[str, float] | None:
        ranks = self.ranks() or {}
        return {seat: (rank == 1) / [*ranks.values()].count(1) for seat, rank in ranks.items()} or None

    def told(self, seat: str) -> list[str]:
        return [kind for kind, to in self.table.told if (seat or "-") in to]

    def known(self, seat: str) -> dict[str, Any]:
        """All that a seat may know, by field of its view; the empty seat is the public."""
        t = self.table
        self._public = self._public or self._known_to_all()
        sees = t.revealed or t.phase == "club" or seat == t.owner.get(t.drawer)
        return {
            **self._public,
            "seat": t.seats.index(seat) if seat else -2,
            "drawn": [self._card(card, seat) for card in t.drawn],
            "assigned": [{"card": c, "deputy": d or None} for c, d in t.assigned.items() if sees],
            "rejected": t.rejected or None if seat == t.owner.get(t.drawer) else None,
            "hands": [self._hand(faction, seat) for faction in FACTIONS],
            "mission_pack": self._pack("mission", seat),
            "jacobins_pack": self._pack("jacobins", seat),
            "ballots": [
                {"faction": faction, "vote": vote.removeprefix("oui=")}
                for faction, vote in t.ballots.items()
                if seat == t.owner[faction]
            ],
            "pending": self._pending(seat),
        }

    def _known_to_all(self) -> dict[str, Any]:
        t = self.table
        return {
            "seats": len(t.seats),
            "over": t.over,
            "turns": t.round,
            "ranks": list((self.ranks() or {}).values()),
            "options": dict(t.options),
            "round": t.round,
            "phase": t.phase,
            "first": t.first or None,
            "circle": t.circle,
            "owners": [t.seats.index(t.owner[f]) if f in t.owner else None for f in FACTIONS],
            "deputies": [self._deputy(name) for name in PARTY],
            "dissolved": t.dissolved,
            "charges": [{"deputy": d, "supported": d in t.supported} for d in t.charges],
            "named": [d for d in PARTY if d in t.named],
            "passed": [f for f in FACTIONS if f in t.passed],
            "newcomers": [f for f in FACTIONS if f in t.newcomers],
            "tried": [d for d in PARTY if d in t.tried],
            "bonus": [t.bonus.get(f, 0) for f in FACTIONS],
            "revealed": t.revealed,
            "asked": t.question or None,
            "totals": [len(t.reelected(letter)) for letter in t.seats],
            "popularity": [t.score(letter)[1] for letter in t.seats],
            "defending": t.defending,
        }

    def _deputy(self, name: str) -> dict[str, Any]:
        t = self.table
        elected = t.free(name) and t.pp[name] >= 5
        row = (
            name,
            PARTY[name],
            t.post[name],
            t.square[name],
            t.pp[name],
            name in t.moved,
            elected,
            t.ledger[name],
        )
        return dict(zip(DEPUTY, row, strict=True))

    def _card(self, card: str, seat: str) -> str | None:
        return card if (seat or "-") in self.table.knowers[card] else None

    def _hand(self, faction: str, seat: str) -> list[str | None]:
        """Own cards in their order, of others those that are known first."""
        cards = [self._card(card, seat) for card in self.table.hands[faction]]
        mine = faction in self.table.factions.get(seat, [])
        return cards if mine else sorted(cards, key=lambda card: (card is None, card or ""))

    def _pack(self, name: str, seat: str) -> dict[str, Any]:
        returned = [self._card(card, seat) for card in self.table.under[name]]
        return {"unknown": len(self.table.bag[name]), "returned": returned, "bag": None}

    def _pending(self, seat: str) -> dict[str, Any] | None:
        """What is asked: of a vote all who take part, of a defence nobody but the holder (V-7)."""
        question = self._question
        if not question or not question.kind or (question.kind == "defence" and seat not in question.words):
            return None
        faction = None if question.kind.endswith("_vote") else next(iter(question.factions.values())) or None
        seats = [self.table.seats.index(letter) for letter in question.factions]
        return {"kind": question.kind, "seats": seats, "faction": faction}
