"""The sentences of the squares, as the second engine reads them in `RULES.md`."""

from __future__ import annotations

from tests.games.cocarde.second_table import GUYANE, LIMIT, Onward, Place, Script, Table, Verdict, in_order

FOR_ALL = [15, 18, 20, 24, 27, 33, 37, 39, 42, 44, 47, 50, 52, 53, 54]
FOR_SOME = {7: "l", 17: "l", 26: "l", 35: "l", 36: "c", 48: "p", 51: "l", 55: "l"}
FOR_UNSWORN, UNSWORN = (21, 28), ("p", "pl")  # L-18
TREES = {  # square: for whom, and how many
    3: ("c", 1), 4: ("p", 1), 5: ("c", 1), 6: ("c", 1), 8: ("clp", 1), 13: ("c", 2), 30: ("c", 2),
    38: ("c", 1), 43: ("c", 2),
}  # fmt: skip
DISCARDS = {15: 1, 33: 1, 42: 2, 44: 1, 52: 2, 54: 1}
EXCHANGES = {2: 3, 10: 2, 19: 2}
FRONTIER_CARDS = {1: 1, 2: 2, 6: 3, 8: 4}


class Sentences(Table):
    """What squares do."""

    def discard_some(self, seat: str, number: int) -> Script:
        """Of free choice, one by one; L-R44: without a question where the whole hand goes."""
        if len(self.hands[seat]) <= number:
            self.discard_hand(seat)
            return
        for _ in range(number):
            card = yield from self.choose_card(seat, "discard", "discard")
            self.spend(seat, card)

    def keep_limit(self, seat: str) -> Script:
        """L-3, L-R6."""
        yield from self.discard_some(seat, max(0, len(self.hands[seat]) - LIMIT))

    def execute(self, seat: str, called_back: bool = False) -> Verdict:
        """L-35: the square reached and every one to which it leads. Does a reroll follow (L-33)?"""
        while self.places[seat][1]:  # START and Guyane have no number
            self.news.append("sentenced")
            track, number = self.places[seat]
            if track == "m" and number == 12:
                return self.bears(seat, "p") and not self.rerolled and not called_back  # L-40
            if track == "m":
                goal = yield from self.main_square(seat, number, called_back)
            elif track == "pr":
                goal = yield from self.prison_square(seat, number)
            else:
                goal = yield from self.frontier_square(seat, number)
            yield from self.keep_limit(seat)
            if goal is None:
                break
            self.move(seat, *goal)
        return False

    def prison_square(self, seat: str, number: int) -> Onward:
        if number == 2:
            self.discard_hand(seat)
        elif number == 3:
            return ("m", 30)
        elif number == 4:
            yield from self.steal(seat, [other for other in self.left_of(seat) if self.hands[other]])
        elif number == 8:
            self.new_start(seat)
        return None

    def steal(self, seat: str, holders: list[str]) -> Script:
        """A card at random; L-R44: from a hand of one without lots."""
        if holders:
            other = yield from self.choose_seat(seat, "steal", holders)
            card = self.hands[other][0]
            if len(self.hands[other]) > 1:
                card = yield from self.draw_lots(self.hands[other])
            self.hand_over(other, seat, card)
            self.news.append("stole")

    def frontier_square(self, seat: str, number: int) -> Onward:
        yield from self.draw(seat, FRONTIER_CARDS.get(number, 0))
        if number == 3:
            yield from self.discard_some(seat, 2)
        elif number == 4:
            return ("fr", 1)
        elif number == 5:
            self.move(seat, *GUYANE)
        elif number == 7:
            self.new_start(seat)
        elif number == 8:
            return self.goal(53)
        return None

    def meeting(self, seat: str, number: int) -> list[str]:
        """L-36 to L-38: who is sent away by a meeting there, now that this player arrives (L-R40)."""
        here = self.on("m", number)
        if number == 9 and {self.figures.get(other) for other in here} == {"citoyen", "citoyenne"}:
            return [other for other in here if self.figures[other] == "citoyen"]
        if number == 22:
            here = [other for other in here if self.bears(other, "l")]
        return here if number in (16, 22) and len(here) > 1 and seat in here else []

    def endangered(self, seat: str, number: int) -> bool:
        """L-43, L-R29: is the square a danger to this player, and would it do something?"""
        return (
            number in FOR_ALL
            or (number in FOR_SOME and self.bears(seat, FOR_SOME[number]))
            or (number in FOR_UNSWORN and self.roles[seat] in UNSWORN)
            or (number == 1 and self.on("m", 1) == [seat])
            or seat in self.meeting(seat, number)
        )

    def main_square(self, seat: str, number: int, called_back: bool) -> Onward:
        """The acting player's own part, then what the square does to others."""
        met = self.meeting(seat, number)
        spared = False
        if self.endangered(seat, number):  # L-43
            spared = yield from self.plays_character(seat, number, "protect", "protected")
        goal: Place | None = None
        if not spared:
            goal = yield from self.own_part(seat, number)
        away: Place = {9: self.goal(7), 16: ("m", 6)}.get(number, ("fr", 1))
        for other in [other for other in self.left_of(seat) if other in met]:
            self.move(other, *away)
        if seat in met and not spared and number == 16:
            self.move(seat, *away)
        elif seat in met and not spared:
            goal = away
        if number == 35 and not called_back:
            yield from self.tribunal(seat)
        return goal

    def own_part(self, seat: str, number: int) -> Onward:
        """What the square does to the acting player, and what else the acting player brings about."""
        royalist, revolutionary = self.bears(seat, "l"), self.bears(seat, "c")
        if number in TREES:
            symbols, trees = TREES[number]
            if any(self.bears(seat, symbol) for symbol in symbols):
                self.take_trees(seat, trees)
                return ("m", 6) if number == 3 else None
        elif number in DISCARDS:
            yield from self.discard_some(seat, DISCARDS[number])
        elif number in EXCHANGES and (number != 19 or royalist):
            yield from self.draw(seat, EXCHANGES[number])
            yield from self.discard_some(seat, EXCHANGES[number])
        elif number == 1 and self.on("m", 1) == [seat]:  # L-29
            self.wait.add(seat)
            self.news.append("waits")
        elif number == 18:  # L-31
            self.skip.add(seat)
            self.news.append("wounded")
        elif number == 20:  # L-30
            self.tavern.add(seat)
            self.news.append("drinks")
        elif number == 53:  # L-32
            self.salon[seat] = 2
            self.news.append("is_guest")
        elif (number in (17, 26, 35) and royalist) or (number in FOR_UNSWORN and self.roles[seat] in UNSWORN):
            self.move(seat, "pr", 1)
        elif number == 27 and not self.certificates[seat]:
            self.move(seat, "pr", 1)
        elif number == 27:  # L-R39
            self.certificates[seat] -= 1
            self.certificate_stock += 1
            self.news.append("paid")
        elif number == 29:  # L-39
            for prisoner in self.prisoners(seat):
                self.new_start(prisoner)
        elif number == 46:
            for prisoner in self.prisoners(seat):
                self.move(prisoner, "m", 30)
            self.take_trees(seat, 2)
        elif number == 31:
            yield from self.draw(seat, 1)
        elif number == 32:
            answer = yield from self.choose(seat, "guilty", ["yes", "no"])
            self.news.append("judged")
            return ("m", 38) if answer == "yes" else None
        elif number in (24, 34):
            return ("fr", 1 if number == 24 else 3)
        elif (number == 7 and royalist) or (number == 36 and revolutionary):
            yield from self.discard_some(seat, 1)
        elif number == 36 and royalist:
            return ("m", 38)
        elif number == 37:
            self.move(seat, "m", 30)
        elif number == 39:
            self.new_start(seat)
        elif number == 40:
            self.take_trees(seat, 3)
        elif number == 41:
            yield from self.redistribute(seat)
        elif number == 47:
            self.discard_hand(seat)
        elif number == 48 and self.bears(seat, "p"):
            yield from self.discard_some(seat, 2)
        elif number == 49 and self.may_hold(seat, ["book"]):
            yield from self.exchange_books(seat)
        elif number == 50:
            yield from self.discard_some(seat, 1)
            return ("m", 46) if royalist or revolutionary else None
        elif number == 51 and royalist:
            return ("m", 46)
        elif number == 55 and royalist:
            self.move(seat, *GUYANE)
        return None

    def prisoners(self, actor: str) -> list[str]:
        return [seat for seat in self.left_of(actor) if self.places[seat][0] == "pr"]

    def redistribute(self, seat: str) -> Script:
        """L-41: the pool goes out in the order of the table of cards, to any with fewer than 6 (L-R27)."""
        for prisoner in self.prisoners(seat):
            for card in list(self.hands[prisoner]):
                self.lose(prisoner, card, [seat])
                self.pool = in_order([*self.pool, card])
                self.news.append("pooled")
        while self.pool:
            with_room = [other for other in self.seats if len(self.hands[other]) < LIMIT]
            other = yield from self.choose_seat(seat, "redistribute", with_room)
            self.receive(other, self.pool.pop(0), [seat])
            self.news.append("redealt")

    def exchange_books(self, seat: str) -> Script:
        """L-42: any number of books, a tree for each."""
        books = [f"trade={number + 1}" for number in range(self.hands[seat].count("book"))]
        answer = yield from self.choose_secretly(seat, "books49", "none", books)
        if answer != "none":
            self.spend(seat, "book", "traded", int(answer.removeprefix("trade=")))
            self.take_trees(seat, int(answer.removeprefix("trade=")))

    def tribunal(self, actor: str) -> Script:
        """L-40: the other royalists go back 3 squares and suffer what they find, one after the other."""
        for seat in self.left_of(actor):
            if self.bears(seat, "l") and 1 <= self.square(seat) < 56:
                self.move(seat, "m", self.count_back(self.square(seat), 3))
                yield from self.execute(seat, called_back=True)
