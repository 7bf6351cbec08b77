#!/usr/bin/env python3
"""What automatons promise each other in the Convention, and what becomes of it.

.venv/bin/python bench/pledges.py [--games N] [--seats N] [--seed S] [--level LEVEL]

Whole games among automatons of one level. Of every deed: how often it was offered (by who offers, and what is
wanted in return), accepted, kept, broken, and how often it never came up. Then Motions by how they were
voted, and how games ended.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Final

import cabale
from cabale import bots
from cabale.core.match import Match
from cabale.core.pledges import Pledge
from cabale.core.seats import OPEN
from cabale.games.convention import events
from cabale.games.convention.pledges import PROMISES

COLUMNS: Final = ("offered", "accepted", "kept", "broken", "void")


class Counts:
    """Of many games."""

    def __init__(self) -> None:
        self.games = 0
        self.pledges: Counter[str] = Counter()  # by what became of the offer
        self.deeds: Counter[tuple[str, str]] = Counter()  # promises: deed, and what became of them
        self.exchanges: Counter[tuple[str, str, bool]] = Counter()  # a deed for a deed, and whether accepted
        self.answers: Counter[tuple[bool, str]] = Counter()  # whether accepted, and the reason given
        self.motions: Counter[tuple[int, int]] = Counter()  # OUI, of so many seated
        self.endings: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        self.games += 1
        view = match.view(OPEN)
        for pledge in view.pledges:
            self._pledge(pledge)
        ballots: list[tuple[int, int]] = []
        ended = f"round {view.round}"
        for event in view.history:
            match event:
                case events.Voted():
                    ballots.append((event.yes, event.no))
                case events.Carried():
                    self.motions[event.yes, event.present] += 1
                case events.Dissolution(result="passed"):
                    alone = any(2 * yes > event.present for yes, _ in ballots)
                    ended = "dissolved by one faction alone" if alone else "dissolved by several"
                case events.Dissolution():
                    self.endings["(proposals that failed)"] += 1
            if isinstance(event, events.Reported | events.Judged | events.Carried | events.Dissolution):
                ballots = []
        self.endings[ended] += 1

    def _pledge(self, pledge: Pledge) -> None:
        taken = pledge.standing == "accepted"
        self.pledges[pledge.standing] += 1
        back = pledge.in_return
        self.exchanges[pledge.promise.deed, back.deed if back else "-", taken] += 1
        self.answers[taken, pledge.answer] += 1
        for promise, mark in zip(pledge.sides, pledge.marks, strict=True):
            if promise is not None:
                self.deeds[promise.deed, "offered"] += 1
                if taken:
                    self.deeds[promise.deed, "accepted"] += 1
                    self.deeds[promise.deed, mark] += 1

    def lines(self) -> Iterator[str]:
        accepted = self.pledges["accepted"]
        offered = sum(self.pledges.values())
        each = f"{accepted / self.games:.1f} a game"
        yield f"{self.games} games: {offered} offers, {accepted} accepted, {each}"
        yield f"| promise | {' | '.join(COLUMNS)} |\n|---|{'--:|' * len(COLUMNS)}"
        for deed in (*PROMISES.decided, "all"):
            row = [
                sum(n for (of, what), n in self.deeds.items() if what == column and deed in (of, "all"))
                for column in COLUMNS
            ]
            yield f"| {deed} | {' | '.join(map(str, row))} |"
        void = sum(n for (_, what), n in self.deeds.items() if what == "void")
        marked = sum(n for (_, what), n in self.deeds.items() if what == "accepted")
        yield f"void: {void / max(1, marked):.1%} of what was promised"
        pairs = {(deed, back) for deed, back, _ in self.exchanges}
        yield "exchanges (accepted of offered): " + ", ".join(
            f"{deed} for {back} {self.exchanges[deed, back, True]}"
            f"/{self.exchanges[deed, back, True] + self.exchanges[deed, back, False]}"
            for deed, back in sorted(pairs)
        )
        for taken in (True, False):
            reasons = [(why, n) for (answer, why), n in self.answers.most_common() if answer == taken]
            yield ("accepted: " if taken else "refused: ") + ", ".join(f"{why} {n}" for why, n in reasons)
        motions = sum(self.motions.values())
        passed = sum(n for (yes, of), n in self.motions.items() if 2 * yes > of)
        yield f"motions: {motions}, adopted {passed}: " + ", ".join(
            f"{yes} of {of}: {n}" for (yes, of), n in self.motions.most_common()
        )
        yield "endings: " + ", ".join(f"{how} {n}" for how, n in self.endings.most_common())


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--level", default="regular")
    wishes = reader.parse_args()
    counts = Counts()
    for number in range(wishes.games):
        first = wishes.seed * 100_000 + number * 10
        match = cabale.deal("convention", seats=wishes.seats, seed=first)
        match.run([bots.make("convention", wishes.level, first + seat) for seat in range(wishes.seats)])
        counts.add(match)
    print("\n".join(counts.lines()))


if __name__ == "__main__":
    main()
