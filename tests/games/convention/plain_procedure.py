"""How the Convention asks, votes and denounces: a `yield` is a question, and the word comes back."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import NamedTuple

from tests.games.convention.plain_table import BOOKLET, PARTY, Table


class Question(NamedTuple):
    """What is asked, who takes part for which faction, and every word of those who are still to answer."""

    kind: str
    factions: dict[str, str]
    words: dict[str, dict[str, int]]


Script = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class Procedure(Table):
    def ask(self, faction: str, kind: str, answers: Iterable[str]) -> Choice:
        seat = self.owner[faction]
        word = yield Question(kind, {seat: faction}, {seat: {f"{seat}:{answer}": 1 for answer in answers}})
        return word[2:]

    def ask_deputy(self, faction: str, kind: str, deputies: Iterable[str], *others: str) -> Choice:
        """One of some deputies, or another answer."""
        answer = yield from self.ask(faction, kind, [*others, *(f"choose={deputy}" for deputy in deputies)])
        return answer.removeprefix("choose=")

    def pick(self, faction: str, kind: str, verb: str, names: list[str]) -> Choice:
        """One of some deputies or cards; what is left over needs no question."""
        if len(names) == 1:
            return names[0]
        answer = yield from self.ask(faction, kind, [f"{verb}={name}" for name in names])
        return answer.partition("=")[2]

    def chance(self, outcomes: Mapping[str, int]) -> Choice:
        words = {f"~{outcome}": weight for outcome, weight in outcomes.items() if weight}
        return (yield Question("", {}, {"~": words}))[1:]

    def throw(self, kind: str) -> Generator[Question, str, int]:
        thrown = yield from self.chance(dict.fromkeys("123456", 1))
        self.tell(kind)
        return int(thrown)

    def draw(self, pack: str, faction: str) -> Choice:
        """From the top: by chance from what nobody has seen, then what came back, in its order."""
        if self.bag[pack]:
            card = yield from self.chance(dict.fromkeys(self.bag[pack], 1))
            self.bag[pack].remove(card)
        else:
            card = self.under[pack].pop(0)
        self.show(card, self.owner[faction])
        return card

    def ballot(self, kind: str, post: str) -> Generator[Question, str, tuple[int, int]]:
        """N-5, R-04, R-05: sealed, one a faction, of two the first first; how many OUI there are, and NON."""
        weights = {f: len(self.at(f, post)) for f in self.order() if self.at(f, post)}
        left: dict[str, list[str]] = {seat: [] for seat in self.seats}
        for faction in self.circle:
            left[self.owner[faction]] += [faction] if faction in weights else []
        while any(left.values()):
            now = {seat: factions.pop(0) for seat, factions in left.items() if factions}
            words = {}
            for seat, faction in now.items():
                answers = ["non", "oui"]
                if self.options["split_votes"]:
                    answers = [f"oui={number}" for number in range(weights[faction] + 1)]
                words[seat] = {f"{seat}:{answer}": 1 for answer in answers}
            while words:
                seat, _, answer = (yield Question(kind, now, dict(words))).partition(":")
                self.ballots[now[seat]] = answer
                del words[seat]
        ayes = 0
        for faction, answer in self.ballots.items():
            self.tell("voted")
            if answer != "non":
                ayes += int(answer.partition("=")[2] or weights[faction])
        self.ballots = {}
        return ayes, sum(weights.values()) - ayes

    def resolve(self, motion: bool = False) -> Script:
        """D-4 to D-9: all of a batch, step by step."""
        confirmed, summoned, accused = [], [], []
        for deputy in self.charges:
            if self.square[deputy] != "denounced":  # D-3: he is dead; V-7: he was defended
                continue
            strong = motion or deputy in self.supported
            if self.options["history_variant"]:
                stands = yield from self.questions(deputy, 2 if strong else 1)
            else:
                stands = (yield from self.throw("die")) <= (5 if strong else 2)  # T2, T4, T5
            self.tell("confirmed" if stands else "cancelled")
            if stands:
                confirmed.append(deputy)
            else:
                self.square[deputy] = "normal"
        for deputy in confirmed:  # D-5
            if self.post[deputy] in ("mission", "jacobins"):
                self.gain(-3, deputy)
                if self.pp[deputy] > 0:
                    self.go(deputy, "convention")
            else:
                self.go(deputy, "tribunal", "summoned")
                summoned.append(deputy)
        for deputy in summoned:  # D-7
            faction = PARTY[deputy]
            helpers = self.at(faction, "tribunal")
            answer = yield from self.ask_deputy(faction, "summons", helpers, "flee", "trial")
            if answer == "trial":
                self.tell("stood_trial")
                accused.append(deputy)
            elif answer == "flee":
                self.go(deputy, "flight", kind="fled")
            else:
                self.tell("helped")
                self.gain(-2, answer)
                self.go(deputy, "prison")
        for deputy in accused:  # D-8
            yield from self.trial(deputy)
        self.charges, self.supported = [], []

    def questions(self, deputy: str, number: int) -> Generator[Question, str, bool]:
        """H-1 to H-5: whether the denunciation stands."""
        faction = PARTY[deputy]
        for _ in range(number):
            if not self.booklet[faction]:
                self.booklet[faction] = list(BOOKLET[faction])
            self.question = yield from self.chance(dict.fromkeys(self.booklet[faction], 1))
            self.booklet[faction].remove(self.question)
            self.tell("question")
            answer = yield from self.ask(faction, "answer", ["pass", "oui", "non", "guess"])
            if answer == "guess":
                likely = self.options["bot_answer_p"]
                right = (yield from self.chance({"right": likely, "wrong": 6 - likely})) == "right"
            else:
                right = answer == BOOKLET[faction][self.question]
            self.question = ""
            self.tell("answered")
            if not right:
                return True
        return False

    def trial(self, deputy: str) -> Script:
        """D-9."""
        ayes, noes = yield from self.ballot("trial_vote", "tribunal")
        self.tell("judged")
        if ayes > noes:
            self.die(deputy)
        else:
            self.go(deputy, "convention" if noes > ayes else "prison")
