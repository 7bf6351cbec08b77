"""Le Lys et la Cocarde played slowly: a second reading of the rules, to check the fast engine against.

`second_table` has the material, `second_sentences` the squares; here are the turn and what seats may know. A
game is a generator: each `yield` is a question, what comes back the answer. It cannot be copied but replayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from cabale.core.seats import PUBLIC
from tests.games.cocarde.second_sentences import Sentences
from tests.games.cocarde.second_table import GUYANE, LAST, LIMIT, WHITE, Question, Script, marking, valid

RESULTS = {  # L-15: state, then card played, then what may come of it
    "none": {"role_c": ["c"], "role_l": ["l"], "role_p": ["p"]},
    "c": {"role_l": ["l"], "role_p": ["p", "pc"]}, "l": {"role_c": ["c"], "role_p": ["p", "pl"]},
    "p": {"role_c": ["c", "pc"], "role_l": ["l", "pl"]},
    "pc": {"role_c": ["c"], "role_p": ["p"]}, "pl": {"role_l": ["l"], "role_p": ["p"]},
}  # fmt: skip
ZONES = {"b": [*range(1, 19), *range(52, 56)], "y": [20, 21, 22, *range(46, 51)], "r": [*range(24, 45)]}
FACES = ["1", "2", "3", "4", "c", "l"]  # L-R3


class Second(Sentences):
    """A game in progress."""

    def __init__(self, seats: int, options: Mapping[str, Any], laid: Mapping[str, Any] | None = None) -> None:
        """From the deal, or from a table as scenarios lay it, where a turn begins."""
        super().__init__(seats, options)
        self.script = self.game()
        if laid is not None:
            self.lay(laid)
            self.script = self.rounds(self.active)
        self.question = next(self.script, None)  # none where the last turn of all is skipped

    def play(self, word: str) -> None:
        assert self.question and word in self.question.answers, word
        self.news.clear()
        self.question = None
        with suppress(StopIteration):  # the end
            self.question = self.script.send(word)

    def game(self) -> Script:
        """L-2, then round after round, and seat 0 begins (L-R1)."""
        for _ in range(LIMIT):
            for seat in self.seats:
                yield from self.draw(seat, 1)
        yield from self.rounds(self.seats[0])

    def rounds(self, seat: str) -> Script:
        """L-6: turn after turn, clockwise from this seat, until the end (L-51, L-52, L-55)."""
        while True:
            if seat == self.seats[0]:
                if self.round == self.options["max_rounds"]:
                    self.news.append("capped")
                    break
                self.round += 1
                self.news.append("round")
            yield from self.turn(seat)
            if self.on(*LAST):
                self.search(seat)
                break
            seat = self.left_of(seat)[0]
        self.over = True
        self.news += ["won" for rank in self.ranking().values() if rank == 1]

    def turn(self, seat: str) -> Script:
        """L-6 to L-13."""
        self.active = seat
        self.turns += 1
        self.acted, self.arrived, self.rerolled, self.dice = False, False, False, []
        if seat in self.skip:  # L-7
            self.skip.discard(seat)
            self.news.append("skipped")
            return
        self.news.append("began")
        yield from self.intake(seat)
        while self.may_still_act(seat):
            answer = yield from self.choose(seat, "action", self.actions(seat))
            if answer == "roll":
                break
            yield from self.act(seat, answer)
        yield from self.roll(seat)
        while not self.on(*LAST):  # L-13
            if self.plantable(seat):
                answer = yield from self.choose(seat, "end", ["end", *self.free_actions(seat)])
            elif self.may_hold(seat, ["book"], 2):  # L-R42
                answer = yield from self.choose_secretly(seat, "end", "end", self.free_actions(seat))
            else:
                answer = "end"
            if answer == "end":
                return
            yield from self.act(seat, answer)

    def intake(self, seat: str) -> Script:
        """L-8, L-9."""
        givers = [other for other in self.left_of(seat) if self.hands[other]]
        if seat in self.restart:
            self.restart.discard(seat)
            yield from self.draw(seat, LIMIT - len(self.hands[seat]))
        elif not self.bears(seat, "p"):
            yield from self.draw(seat, 1)
        elif givers:
            giver = yield from self.choose_seat(seat, "alms", givers)
            self.news.append("asked_alms")
            card = self.hands[giver][0]
            if len(self.hands[giver]) > 1:  # L-R44
                card = yield from self.choose_card(giver, "give", "give")
            self.hand_over(giver, seat, card)
            self.news.append("gave")
        else:  # L-R8
            self.news.append("no_alms")

    def may_still_act(self, seat: str) -> bool:
        """L-R44: for all that is known, is there anything but the roll? Any card may be an escape card."""
        a_card_will_do = self.is_locked_up(seat) or not self.acted
        books = self.may_hold(seat, ["book"], 2)
        return bool((self.hands[seat] and a_card_will_do) or books or self.plantable(seat))

    def free_actions(self, seat: str) -> list[str]:
        """L-13: what is possible after the move too."""
        books = ["books"] if self.hands[seat].count("book") >= 2 else []  # L-R9
        return books + [f"plant={square}" for square in self.plantable(seat)]

    def actions(self, seat: str) -> list[str]:
        """L-10, L-11, L-14, L-15, L-44, L-46."""
        found = self.free_actions(seat)
        for card in set() if self.acted else set(self.hands[seat]):
            found.append(f"discard={card}")
            for other in self.seats:
                found += [f"mark={role}>{other}" for role in RESULTS[self.roles[other]].get(card, [])]
                if other != seat and self.reaches(card, other):
                    found.append(f"attack={card}>{other}")
        if "escape" in self.hands[seat] and self.is_locked_up(seat):
            found.append("escape")
        return [*found, "roll"] if len(self.hands[seat]) <= LIMIT else found

    def reaches(self, card: str, target: str) -> bool:
        """L-44, L-R2, L-R31: the colour of the zone, or any on the frontiers; white squares have none."""
        square = self.square(target)
        in_zone = square in ZONES.get(card[-1], []) and square not in WHITE
        return card.startswith("att_") and (in_zone or self.places[target][0] == "fr")

    def act(self, seat: str, answer: str) -> Script:
        """One action of step 2 or step 4."""
        verb, _, rest = answer.partition("=")
        self.acted = self.acted or verb in ("discard", "mark", "attack")
        if verb == "books":
            self.spend(seat, "book", "laid_books", 2)
            self.take_trees(seat, 1)
        elif verb == "plant":
            self.news.append("planted")
            self.trees[seat] -= 1
            self.cancelled.add(int(rest))
            self.certificate_stock -= 1
            self.certificates[seat] += 1
        elif verb == "escape":  # L-46
            self.spend(seat, "escape", "broke_out")
            self.move(seat, *self.goal(53 if self.places[seat] == GUYANE else 30))
        elif verb == "discard":
            self.spend(seat, rest)
        elif verb == "mark":
            self.mark(seat, *rest.split(">"))
        else:
            yield from self.attack(seat, *rest.split(">"))

    def mark(self, seat: str, role: str, target: str) -> None:
        """L-15, L-17: the state that was and the state that comes tell which card is played."""
        before = self.roles[target]
        card = next(card for card, results in RESULTS[before].items() if role in results)
        self.news.append("marked")
        self.lose(seat, card, self.seats)
        lying = [*marking(before), card]
        for kept in marking(role):
            lying.remove(kept)
        self.shed(sorted(lying, key=lambda shed: shed == card))  # the twin after what is covered
        self.roles[target] = role

    def attack(self, seat: str, card: str, target: str) -> Script:
        """L-44, L-45. The target is always asked (L-R38)."""
        self.spend(seat, card, "attacked")
        helping = [f"def_{card[-1]}", *valid(self.square(target))]
        held = [f"play={held}" for held in helping if held in self.hands[target]]
        answer = yield from self.choose(target, "defend", ["none", *held])
        if answer != "none":
            self.spend(target, answer.removeprefix("play="), "defended")
            return
        self.news.append("struck")
        if self.places[target][0] == "fr":
            self.new_start(target)
        else:
            self.move(target, "pr", 1)

    def roll(self, seat: str) -> Script:
        """L-19 to L-21: the roller's pawn, those who are carried, the roller's sentence."""
        throws = ["+".join(sorted([one, other])) for one in FACES for other in FACES]
        throw = yield from self.draw_lots(throws)
        self.dice = throw.split("+")
        self.news.append("rolled")
        guest = self.salon[seat] > 0
        self.arrived = not self.stays(seat)
        if self.arrived:
            yield from self.advance(seat)
        else:
            self.salon[seat] -= 1 if guest else 0  # L-32
            self.news.append("stayed")
        for other in self.left_of(seat):
            bound = self.places[other] in (GUYANE, LAST) or self.salon[other] or other in self.restart  # L-23
            if self.moved_by_symbol(other) and not bound:
                self.carry(other)
        if guest and len(set(self.dice)) == 1:  # L-32, L-R22
            yield from self.draw(seat, int(self.dice[0]) if self.dice[0].isdigit() else 1)
            yield from self.keep_limit(seat)
        if self.arrived and self.places[seat] != LAST:  # L-51
            again = yield from self.execute(seat)
            if again:
                self.rerolled = True
                self.news.append("rerolled")
                yield from self.roll(seat)

    def distance(self, seat: str) -> int:
        """L-19."""
        return sum(int(face) if face.isdigit() else self.bears(seat, face) for face in self.dice)

    def moved_by_symbol(self, seat: str) -> bool:
        """L-20."""
        return any(self.bears(seat, face) for face in self.dice)

    def stays(self, seat: str) -> bool:
        """L-20, L-22: does the roller's pawn stay where it is?"""
        if self.salon[seat] > 0:
            return True
        if self.places[seat] == GUYANE:
            return len(set(self.dice)) == 2
        if all(face.isdigit() for face in self.dice):
            return seat in self.wait or (seat in self.tavern and len(set(self.dice)) == 1)
        return not self.moved_by_symbol(seat)

    def carry(self, seat: str) -> None:
        """L-27, L-28: past obligatory squares, and only the ends of tracks do something."""
        track, number = self.places[seat]
        if track != "m":
            self.move_on_annex(seat)
            if self.places[seat] == ("fr", 8):
                self.move(seat, *self.goal(53))  # L-R20
            elif self.places[seat] == ("pr", 8):
                self.new_start(seat)
            return
        rest = self.distance(seat)
        while rest and number < 56:
            number = self.existing(number, 1)
            rest -= 1
        self.move(seat, "m", number)
        if rest:
            self.move(seat, "m", self.count_back(number, rest))

    def move_on_annex(self, seat: str) -> None:
        """L-27: 8 must be hit exactly, and nobody goes below 1."""
        track, number = self.places[seat]
        number += self.distance(seat)
        self.move(seat, track, min(8, number))
        if number > 8:
            self.move(seat, track, max(1, 16 - number))

    def advance(self, seat: str) -> Script:
        """L-22, L-25, L-27: the roller's pawn."""
        track, number = self.places[seat]
        if track == "guy":
            self.move(seat, *self.goal(53))
        elif track != "m":
            self.move_on_annex(seat)
        else:
            rest = self.distance(seat)
            while rest:
                number = self.existing(number, 1)
                rest -= 1
                if rest and number in [*WHITE, 56]:
                    self.move(seat, "m", number)
                    passed = False
                    if number != 56:
                        passed = yield from self.plays_character(seat, number, "pass", "passed")
                    if not passed:
                        number, rest = self.count_back(number, rest), 0
            self.move(seat, "m", number)

    def search(self, roller: str) -> None:
        """L-53."""
        for seat in [roller, *self.left_of(roller)]:
            for other in self.left_of(seat) if self.places[seat] == LAST else []:
                if self.certificates[other] > 0:
                    self.news.append("searched")
                    self.certificates[other] -= 1
                    self.certificates[seat] += 1

    def ranking(self) -> dict[str, int]:
        """L-54: certificates, then how far on the main track; 1, 1, 3."""
        standing = {seat: (self.certificates[seat], self.square(seat)) for seat in self.seats}
        return {seat: 1 + sum(other > own for other in standing.values()) for seat, own in standing.items()}

    def ranks(self) -> dict[str, int] | None:
        return self.ranking() if self.over else None

    def shares(self) -> dict[str, float] | None:
        winners = [seat for seat, rank in self.ranking().items() if rank == 1]
        return {seat: (seat in winners) / len(winners) for seat in self.seats} if self.over else None

    def asked(self) -> tuple[str, ...]:
        return (self.question.seat,) if self.question else ()

    def answers(self, seat: str) -> dict[str, int]:
        return self.question.answers if self.question and self.question.seat == seat else {}

    def silent(self) -> str:
        """L-R45: what is played for a silent seat."""
        if self.question is None or self.question.seat == "~":
            return "nobody"
        answers = [word.partition(":")[2] for word in self.question.answers]
        usual = [answer for answer in answers if answer in ("none", "roll", "end")]
        return usual[0] if usual else "discard" if self.question.kind == "action" else "any"

    def position(self) -> dict[str, Any]:
        """What no seat sees the whole of; all that is open is in every view."""
        return {
            "hands": list(self.hands.values()),
            "pool": self.pool,
            "draw_pile": sorted(self.draw_pile),
            "totals": list(self.certificates.values()),
            "silent": self.silent(),
        }

    def told(self, seat: str) -> list[str]:
        """Everybody is told of everything that happens; of what was declined, nobody."""
        return self.news

    def known(self, seat: str) -> dict[str, Any]:
        """What a seat may know: all that is open, its own hand, and cards that it saw go to other hands."""
        question = self.question or Question("~", "", {})
        asked = question.seat == seat
        seen = question.seat != "~" and (asked or not question.secret)
        memory = self.memory.get(seat, {})
        return {
            **self.open_facts(),
            "seat": self.seats.index(seat) if seat else PUBLIC,
            "seats": len(self.seats),
            "options": self.options,
            "hands": [hand if owner == seat else len(hand) for owner, hand in self.hands.items()],
            "known": [memory.get(owner, []) for owner in self.seats],
            "pool": self.pool if asked and question.kind == "redistribute" else len(self.pool),
            "draw_pile": None,
            "pending": {"kind": question.kind, "seats": self.numbers(question.seat)} if seen else None,
            "moment": question.kind if question.secret else None,  # L-R42
        }

    def numbers(self, seats: Iterable[str]) -> list[int]:
        return sorted(self.seats.index(seat) for seat in seats)

    def open_facts(self) -> dict[str, Any]:
        """What everybody sees."""
        as_they_are = (
            "over turns round tree_stock certificate_stock acted arrived rerolled discard_pile".split()
        )
        by_seat = ("roles", "figures", "trees", "certificates", "salon")
        return {
            **{field: getattr(self, field) for field in as_they_are},
            **{field: list(getattr(self, field).values()) for field in by_seat},
            **{field: self.numbers(getattr(self, field)) for field in ("skip", "wait", "tavern", "restart")},
            "active": self.seats.index(self.active) if self.active else None,
            "places": [self.name_of_place(seat) for seat in self.seats],
            "ranks": list(self.ranking().values()) if self.over else [],
            "draw_pile_size": len(self.draw_pile),
            "cancelled": sorted(self.cancelled),
            "dice": self.dice or None,
        }
