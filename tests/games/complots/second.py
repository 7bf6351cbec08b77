"""Complots played slowly: a second reading of the rules, to check the fast engine against.

Written from the rules document alone (`C-n` below), without a look at the engine. The game is a handful of
generators that follow the text: each `yield` is a question, what comes back is the answer. One word is one
answer, as in a record: `a:steal>b`, `b:pass`, `c:challenge`, `~duchess`. Windows are asked in their
sequential form (C-23). Chance is the seat `~`. What lies there and who sees it is in `second_table.py`.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from tests.games.complots.second_table import Deed, Question, Table

CHANCE = "~"
COST = {"coup": 7, "assassinate": 3}  # C-13
CLAIM = {"tax": "duchess", "assassinate": "assassin", "steal": "captain", "examine": "inquisitor"}  # C-13
GAIN = {"income": 1, "foreign_aid": 2, "tax": 3}  # C-34
COUNTERS = {"foreign_aid": ["duchess"], "assassinate": ["countess"], "steal": ["captain", "envoy"]}  # C-13
DRAWN = {"ambassador": 2, "inquisitor": 1}  # C-37, C-38

Script = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class GameOver(Exception):
    """C-42: one living player is left; whatever was pending is dropped."""


def words(seat: str, answers: Sequence[str]) -> dict[str, int]:
    return {f"{seat}:{answer}": 1 for answer in answers}


def ask(kind: str, seat: str, answers: Sequence[str]) -> Choice:
    """A question to one player; the answer comes back without the letter."""
    word = yield Question(kind, [seat], {seat: words(seat, answers)})
    return word.removeprefix(f"{seat}:")


def ask_card(seat: str, verb: str, cards: Sequence[str]) -> Choice:
    """For one of some cards. Twins are one answer, but the question is put all the same (C-R24)."""
    answer = yield from ask(verb, seat, [f"{verb}={card}" for card in sorted(set(cards))])
    return answer.removeprefix(f"{verb}=")


def lot(outcomes: Sequence[str]) -> Choice:
    """Chance picks one; of equal cards each is as likely as any other (C-8)."""
    odds = {CHANCE + outcome: outcomes.count(outcome) for outcome in outcomes}
    word = yield Question("", [], {CHANCE: odds})
    return word.removeprefix(CHANCE)


class Second(Table):
    """A game from its beginning: the table, the question that is open, what was told since the last word."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self.script = self.whole_game()
        self.question = next(self.script)

    @classmethod
    def at(
        cls,
        options: Mapping[str, Any],
        active: str,
        hidden: Mapping[str, Sequence[str]],
        coins: Mapping[str, int],
        faceup: Mapping[str, Sequence[str]],
        court: Sequence[str],
    ) -> Second:
        """An action is due from `active`. Seats without hidden cards are out."""
        second = cls(len(hidden), options)
        second.hidden = {seat: list(cards) for seat, cards in hidden.items()}
        second.faceup = {seat: list(cards) for seat, cards in faceup.items()}
        second.coins = dict(coins)
        second.court = list(court)
        second.out = [seat for seat in second.seats if not second.hidden[seat]]
        second.treasury = options["treasury_limit"]
        if second.treasury is not None:
            second.treasury -= sum(second.coins.values())
        second.active = active
        second.script = second.all_turns()
        second.question = next(second.script)
        return second

    def play(self, word: str) -> None:
        assert word in self.answers(self.asked()[0]), word
        self.news = []
        try:
            self.question = self.script.send(word)
        except StopIteration:
            self.question = None

    def whole_game(self) -> Script:
        yield from self.first_player()
        yield from self.deal()
        self.active = self.first
        yield from self.all_turns()

    def first_player(self) -> Script:
        """C-9."""
        wanted = self.options["first_player"]
        first = self.options["previous_winner"] if wanted == "previous_winner" else wanted
        if first is None or first == "random":
            first = yield from lot(self.seats)
        self.first = first
        self.tell("first", seat=first)

    def deal(self) -> Script:
        """C-5 to C-7."""
        two = len(self.seats) == 2
        for seat in self.seats:
            self.take(seat, 1 if two and seat == self.first else 2)
        for seat in self.seats:
            for _ in range(1 if two else 2):
                yield from self.draw(seat, "dealt")
        if two:
            yield from self.draft()

    def draft(self) -> Script:
        """C-7: both pick at the same time, in secret."""
        answers = {seat: words(seat, [f"draft={card}" for card in self.characters]) for seat in self.seats}
        while answers:
            word = yield Question("draft", self.seats, dict(answers))
            seat, card = word.split(":draft=")
            self.picked[seat] = card
            del answers[seat]
        for seat in self.seats:
            card = self.picked.pop(seat)
            self.hidden[seat].append(card)
            self.tell("drafted", seat, seat=seat, character=card)

    def all_turns(self) -> Script:
        """C-10, C-42, C-44."""
        while not self.over:
            self.turns += 1
            self.deed, self.counter, self.challenger = None, None, ""
            self.tell("began", seat=self.active, turn=self.turns)
            try:
                yield from self.turn()
            except GameOver:
                self.over = True
                self.tell("won", seat=self.living()[0])
                return
            if self.turns == self.options["max_turns"]:
                self.over = True
                self.tell("drawn", turns=self.turns)
                return
            self.active = self.clockwise_after(self.active)[0]

    def legal(self) -> list[str]:
        """C-14: the actions open to the active player."""
        coins = self.coins[self.active]
        others = self.clockwise_after(self.active)
        if coins >= 10:
            return [f"coup>{other}" for other in others]  # C-12
        found = ["income", "foreign_aid", "tax", "exchange"]
        for other in others:
            if coins >= COST["coup"]:
                found.append(f"coup>{other}")
            if coins >= COST["assassinate"]:
                found.append(f"assassinate>{other}")
            if self.coins[other] > 0 or self.options["steal_from_empty"]:
                found.append(f"steal>{other}")  # C-R12
            if self.envoy == "inquisitor":
                found.append(f"examine>{other}")
        return found

    def turn(self) -> Script:
        """C-25: the order of resolution."""
        actor = self.active
        action, _, target = (yield from ask("action", actor, self.legal())).partition(">")
        claim = self.envoy if action == "exchange" else CLAIM.get(action, "")
        self.deed = Deed(action, target, claim)
        cost = COST.get(action, 0)
        self.pay(actor, cost)  # C-15
        self.tell("declared", seat=actor, action=action, target=target, claim=claim, cost=cost)
        if claim:
            yield from self.challenge("challenge", actor, claim)
            if self.challenger and claim not in self.hidden[actor]:
                self.tell("exposed", seat=actor, character=claim)
                if cost:
                    self.take(actor, cost)  # C-27
                    self.tell("refunded", seat=actor, amount=cost)
                yield from self.lose(actor)
                return
            if self.challenger:
                yield from self.prove(actor, claim)
        if action in COUNTERS and target not in self.out:
            failed = yield from self.may_counter(self.deed)
            if failed:
                self.tell("failed", seat=actor, action=action)  # C-30
                return
        if target in self.out:
            self.tell("voided", seat=actor, action=action, target=target)  # C-32
        else:
            yield from self.effect(self.deed)

    def window(
        self, kind: str, seats: list[str], target: str, answers: list[str]
    ) -> Generator[Question, str, tuple[str, str]]:
        """C-21, C-23: seats, given clockwise, are asked in the order of priority, until one does not pass.

        Who, and what was said; or two empty words.
        """
        offered = {seat: words(seat, ["pass", *answers]) for seat in seats}
        public = sorted(seats)
        order = list(seats)
        if self.options["challenge_priority"] == "target_first" and target in order:
            order.remove(target)
            order.insert(0, target)
        if self.options["challenge_priority"] in ("random", "fastest"):  # lots, which nobody sees
            drawn: list[str] = []
            while len(order) > 1:
                lots = {CHANCE + seat: 1 for seat in order}
                word = yield Question(kind, public, {CHANCE: lots, **offered})
                seat = word.removeprefix(CHANCE)
                order.remove(seat)
                drawn.append(seat)
            order = drawn + order
        while order:
            word = yield Question(kind, public, {seat: offered[seat] for seat in order})
            seat, _, answer = word.partition(":")
            if answer != "pass":
                return seat, answer
            order.remove(seat)
        return "", ""

    def challenge(self, kind: str, claimer: str, claim: str) -> Script:
        """C-18, C-R23: everybody living may challenge but the claimer."""
        assert self.deed
        seats = self.clockwise_after(claimer)
        self.challenger, _ = yield from self.window(kind, seats, self.deed.target, ["challenge"])
        if self.challenger:
            self.tell("challenged", seat=self.challenger, claimer=claimer, character=claim)
        else:
            self.tell("unchallenged", seat=claimer, character=claim)

    def may_counter(self, deed: Deed) -> Generator[Question, str, bool]:
        """C-28 to C-31: did a counter make the action fail?"""
        afterwards = self.options["counter_after_failed_challenge"]
        seats = self.clockwise_after(self.active)
        if deed.target and self.options["counter_by"] == "target":
            seats = [deed.target]  # C-R3
        if deed.target and self.challenger == deed.target:  # C-29
            if afterwards == "forfeit":
                seats.remove(deed.target)
            elif afterwards == "closed":
                seats = []
        if not seats:
            return False
        names = [self.envoy if name == "envoy" else name for name in COUNTERS[deed.action]]
        answers = [f"counter={name}" for name in names]
        claimer, answer = yield from self.window("counter", seats, deed.target, answers)
        if not claimer:
            self.tell("uncountered", seat=self.active, action=deed.action)
            return False
        claim = answer.removeprefix("counter=")
        self.counter, self.challenger = (claimer, claim), ""
        self.tell("countered", seat=claimer, character=claim, actor=self.active)
        yield from self.challenge("challenge_counter", claimer, claim)
        if self.challenger and claim not in self.hidden[claimer]:
            self.tell("exposed", seat=claimer, character=claim)
            yield from self.lose(claimer)  # C-31
            return False
        if self.challenger:
            yield from self.prove(claimer, claim)
        return True

    def draw(self, seat: str, event: str = "drew") -> Script:
        """C-8: one card of the Court."""
        card = yield from lot(self.court)
        self.court.remove(card)
        self.hidden[seat].append(card)
        self.tell(event, seat, seat=seat, character=card)

    def choose_hidden(self, seat: str, verb: str) -> Choice:
        """C-24: to lose or to show a card one is asked with two hidden cards (twins too), not with one."""
        hand = self.hidden[seat]
        return hand[0] if len(hand) == 1 else (yield from ask_card(seat, verb, hand))

    def prove(self, claimer: str, claim: str) -> Script:
        """C-26: show, return, draw; then the challenger loses a card."""
        self.tell("proved", seat=claimer, character=claim)
        self.put_back(claimer, claim)
        yield from self.draw(claimer)
        yield from self.lose(self.challenger)

    def lose(self, seat: str) -> Script:
        """C-40 to C-42: a card is turned up; the last one takes its owner and his coins out of the game."""
        card = yield from self.choose_hidden(seat, "lose")
        self.hidden[seat].remove(card)
        self.faceup[seat].append(card)
        self.tell("lost", seat=seat, character=card)
        if not self.hidden[seat]:
            self.tell("eliminated", seat=seat, amount=self.coins[seat])
            self.pay(seat, self.coins[seat])
            self.out.append(seat)
            if len(self.living()) == 1:
                raise GameOver

    def effect(self, deed: Deed) -> Script:
        """C-34 to C-39: what the action does, once nothing stands in its way."""
        actor, target = self.active, deed.target
        if deed.action in GAIN:
            self.tell("gained", seat=actor, amount=self.take(actor, GAIN[deed.action]))
        elif deed.action in ("coup", "assassinate"):
            yield from self.lose(target)
        elif deed.action == "steal":
            amount = min(2, self.coins[target])
            self.coins[target] -= amount
            self.coins[actor] += amount
            self.tell("stole", seat=actor, target=target, amount=amount)
        elif deed.action == "exchange":
            for _ in range(DRAWN[self.envoy]):
                yield from self.draw(actor)
            for _ in range(DRAWN[self.envoy]):
                card = yield from ask_card(actor, "return", self.hidden[actor])
                self.put_back(actor, card)
                self.tell("returned", actor, seat=actor, character=card)
        elif deed.action == "examine":
            card = yield from self.choose_hidden(target, "show")
            self.seen[actor].append((target, card))
            self.tell("showed", actor + target, seat=target, actor=actor, character=card)
            verdict = yield from ask("verdict", actor, ["give_back", "discard"])
            event = {"give_back": "gave_back", "discard": "discarded"}[verdict]
            self.tell(event, actor + target, seat=actor, target=target, character=card)
            if verdict == "discard":
                self.put_back(target, card)
                yield from self.draw(target)
