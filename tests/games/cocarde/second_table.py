"""What lies on the table of the second engine, how cards and pawns move on it, and how questions are put.

Written from `RULES.md` alone (`L-n` and `L-Rn` below), without a look at the first engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from typing import Any, NamedTuple


class Question(NamedTuple):
    seat: str
    kind: str
    answers: dict[str, int]  # every possible word with its weight
    secret: bool = False  # L-R42: only who is asked knows of it


Script = Generator[Question, str, None]
Choice = Generator[Question, str, str]
Verdict = Generator[Question, str, bool]
Place = tuple[str, int]  # a track and a number: `m` with START as 0, `pr`, `fr`, or `guy`
Onward = Generator[Question, str, Place | None]  # where a `GO` or `FRONT` at the end of a sentence leads

CHANCE = "~"
CARDS = {
    "role_c": 20, "role_l": 20, "role_p": 8, "att_b": 4, "att_y": 4, "att_r": 7, "def_b": 4, "def_y": 4,
    "def_r": 7, "mirabeau": 1, "sieyes": 1, "louis_xvi": 1, "bailly": 1, "gregoire": 1, "la_fayette": 1,
    "marie_antoinette": 1, "marat": 1, "talleyrand": 1, "robespierre": 1, "de_gouges": 1, "danton": 1,
    "desmoulins": 1, "saint_just": 1, "hebert": 1, "carnot": 1, "tallien": 1, "barras": 1, "de_stael": 1,
    "bonaparte": 1, "escape": 4, "book": 8,
}  # fmt: skip
VALID = {  # L-R4: the first and the last square
    "mirabeau": (1, 14), "sieyes": (1, 19), "louis_xvi": (1, 25), "bailly": (3, 20), "gregoire": (4, 31),
    "la_fayette": (6, 27), "marie_antoinette": (9, 25), "marat": (9, 38), "talleyrand": (10, 22),
    "robespierre": (19, 43), "de_gouges": (19, 39), "danton": (26, 41), "desmoulins": (30, 41),
    "saint_just": (31, 43), "hebert": (32, 41), "carnot": (40, 54), "tallien": (44, 51),
    "barras": (44, 55), "de_stael": (50, 56), "bonaparte": (51, 56),
}  # fmt: skip
START: Place = ("m", 0)
LAST: Place = ("m", 56)
GUYANE: Place = ("guy", 0)
WHITE = [5, 19, 23, 38, 45, 51]  # L-25
GIVE_TREES = [3, 4, 5, 6, 8, 13, 30, 38, 40, 43, 46, 49]  # L-47: never planted
LIMIT = 6  # L-3


def in_order(cards: Iterable[str]) -> list[str]:
    """In the order of the table of cards."""
    return sorted(cards, key=list(CARDS).index)


def marking(role: str) -> list[str]:
    """L-17: the cards that lie before a player of this role."""
    return [] if role == "none" else [f"role_{symbol}" for symbol in sorted(role)]


def valid(square: int) -> list[str]:
    """L-43: the characters that are valid for this square of the main track; START is none."""
    return [card for card, (first, last) in VALID.items() if first <= square <= last]


class Table:
    """Everything that lies on the table, and what must be remembered of the past. Nothing clever."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = list("abcdef"[:seats])  # L-1
        self.options = dict(options)
        figures = options["figures"]
        figures = "citoyenne,citoyen," * 3 if figures == "alternate" else figures  # L-R5
        self.figures = {} if figures == "off" else dict(zip(self.seats, figures.split(","), strict=False))
        self.places = dict.fromkeys(self.seats, START)
        self.roles = dict.fromkeys(self.seats, "none")
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.trees, self.certificates, self.salon = (dict.fromkeys(self.seats, 0) for _ in range(3))
        self.skip, self.wait, self.tavern, self.restart = (set[str]() for _ in range(4))
        self.draw_pile = [card for card, number in CARDS.items() for _ in range(number)]  # L-2
        self.discard_pile: list[str] = []
        self.pool: list[str] = []
        self.cancelled: set[int] = set()
        self.tree_stock, self.certificate_stock = 80, 80
        self.active, self.round, self.turns = "", 0, 0
        self.acted, self.rerolled, self.over = False, False, False
        self.dice: list[str] = []
        self.arrived = False  # did the pawn move with the last throw of this turn?
        self.news: list[str] = []  # what happened since the last answer
        # What a seat knows to have gone into the hand of another: memory[who remembers][whose hand]
        self.memory: dict[str, dict[str, list[str]]] = {
            seat: {other: [] for other in self.seats} for seat in self.seats
        }

    def lay(self, laid: Mapping[str, Any]) -> None:
        """A table set by hand, in the words of scenarios; all cards not named are in the draw pile."""
        self.active = laid["active"]
        self.round = laid["round"] - (self.active == self.seats[0])  # a round begins with the first seat
        for seat in self.seats:
            place: str = laid["places"][seat].replace("start", "m0").replace("guy", "guy0")
            track = place.rstrip("0123456789")
            self.places[seat] = (track, int(place.removeprefix(track)))
            self.hands[seat] = in_order(laid["hands"][seat])
        by_seat, sets = ("roles", "trees", "certificates", "salon"), ("skip", "wait", "tavern", "restart")
        for field in (*by_seat, *sets, "cancelled"):
            getattr(self, field).update(laid[field])
        self.discard_pile += laid["discard_pile"]
        dealt = [card for hand in self.hands.values() for card in hand]
        lying = [card for role in self.roles.values() for card in marking(role)]
        for card in [*self.discard_pile, *dealt, *lying]:
            self.draw_pile.remove(card)
        self.tree_stock -= sum(self.trees.values()) + len(self.cancelled)
        self.certificate_stock -= sum(self.certificates.values())
        marked = [role for role in self.roles.values() if role != "none"]
        self.news += ["discarded" for _ in self.discard_pile] + ["marked" for _ in marked]
        self.news += ["dealt" for _ in dealt]

    def left_of(self, seat: str) -> list[str]:
        """All others, clockwise."""
        place = self.seats.index(seat)
        return self.seats[place + 1 :] + self.seats[:place]

    def bears(self, seat: str, symbol: str) -> bool:
        """L-R41: a double marking bears both; the letters of a role are its symbols."""
        return self.roles[seat] != "none" and symbol in self.roles[seat]

    def on(self, *place: Any) -> list[str]:
        return [seat for seat in self.seats if self.places[seat] == place]

    def name_of_place(self, seat: str) -> str:
        track, number = self.places[seat]
        return "start" if (track, number) == START else f"{track}{number or ''}"

    def is_locked_up(self, seat: str) -> bool:
        return self.places[seat][0] in ("pr", "guy")

    def square(self, seat: str) -> int:
        """The number of the square of the main track; 0 on START and on the annexes (L-54, L-R28)."""
        track, number = self.places[seat]
        return number if track == "m" else 0

    def may_hold(self, seat: str, cards: list[str], number: int = 1) -> bool:
        """L-R42: could this hand hold so many of these cards, by the open facts? The discard pile is open."""
        left = sum(CARDS[card] - self.discard_pile.count(card) for card in cards)
        return len(self.hands[seat]) >= number and left >= number

    def plantable(self, seat: str) -> list[int]:
        """L-47, L-48: the squares on which this player may plant now."""
        behind = range(1, self.square(seat) if self.trees[seat] else 0)
        taken = [*GIVE_TREES, *self.cancelled, *[self.square(other) for other in self.seats]]
        return [square for square in behind if square not in taken]

    def receive(self, seat: str, card: str, witnesses: Iterable[str] = ()) -> None:
        """A card comes to a hand; the witnesses know which."""
        self.hands[seat] = in_order([*self.hands[seat], card])
        for witness in witnesses:
            if witness != seat:
                self.memory[witness][seat] = in_order([*self.memory[witness][seat], card])

    def lose(self, seat: str, card: str, witnesses: Iterable[str]) -> list[str]:
        """A card leaves a hand. Who knows which: the witnesses, and who knew that all of them were equal."""
        aware = []
        for other in self.left_of(seat):
            known = self.memory[other][seat]
            if other in witnesses or known == [card] * len(self.hands[seat]):
                aware.append(other)
                if card in known:
                    known.remove(card)
            else:  # it may have been any of those that were known
                for kind in set(known):
                    known.remove(kind)
        self.hands[seat].remove(card)
        return aware

    def hand_over(self, giver: str, taker: str, card: str) -> None:
        """L-5: from hand to hand, seen by these two."""
        self.receive(taker, card, [giver, *self.lose(giver, card, [taker])])

    def spend(self, seat: str, card: str, what_for: str = "discarded", number: int = 1) -> None:
        """L-5: face up to the discard pile."""
        self.news.append(what_for)
        for _ in range(number):
            self.lose(seat, card, self.seats)
            self.discard_pile.append(card)

    def discard_hand(self, seat: str) -> None:
        for card in list(self.hands[seat]):
            self.spend(seat, card)

    def shed(self, cards: list[str]) -> None:
        """Cards of a marking."""
        self.news += ["shed" for _ in cards]
        self.discard_pile += cards

    def take_trees(self, seat: str, number: int) -> None:
        """L-50: a short stock gives what it has."""
        number = min(number, self.tree_stock)
        self.tree_stock -= number
        self.trees[seat] += number
        self.news += ["grew"] if number else []

    def move(self, seat: str, *place: Any) -> None:
        self.news.append("moved")
        self.put(seat, place)

    def put(self, seat: str, place: Any) -> None:
        """A pawn leaves a square, and with it what belongs to that square (L-29, L-30, L-32)."""
        self.places[seat] = place
        self.wait.discard(seat)
        self.tavern.discard(seat)
        self.salon[seat] = 0
        if len(self.on("m", 1)) > 1:  # L-R21
            self.wait -= set(self.on("m", 1))

    def goal(self, number: int) -> Place:
        """L-26: where a jump to a square of the main track really leads."""
        while number in self.cancelled:
            number += -1 if number == 7 else 1
        return ("m", number)

    def existing(self, number: int, step: int) -> int:
        """L-24: the next square that exists, forwards or backwards, between START and 56."""
        number += step
        while number in self.cancelled:
            number += step
        return number

    def count_back(self, number: int, rest: int) -> int:
        """L-24: backwards over what exists; at START the rest is lost (L-R16)."""
        for _ in range(rest):
            number = self.existing(number, -1) if number else 0
        return number

    def new_start(self, seat: str) -> None:
        """L-34. Trees and certificates are kept (L-R24)."""
        self.news.append("new_start")
        self.discard_hand(seat)
        self.shed(marking(self.roles[seat]))
        self.roles[seat] = "none"
        self.put(seat, START)
        self.skip.discard(seat)
        self.restart.add(seat)

    def choose(self, seat: str, kind: str, answers: Iterable[str], secret: bool = False) -> Choice:
        """Ask a player; the answer comes back without the letter."""
        word = yield Question(seat, kind, {f"{seat}:{answer}": 1 for answer in answers}, secret)
        return word.removeprefix(f"{seat}:")

    def choose_card(self, seat: str, kind: str, verb: str) -> Choice:
        """One of the hand. Twins are one answer, but the question is put all the same (L-R44)."""
        answer = yield from self.choose(seat, kind, [f"{verb}={card}" for card in self.hands[seat]])
        return answer.removeprefix(f"{verb}=")

    def choose_seat(self, seat: str, kind: str, seats: list[str]) -> Choice:
        """One of some players; L-R44: not asked where there is but one, which everybody can see."""
        if len(seats) == 1:
            return seats[0]
        answer = yield from self.choose(seat, kind, [f"name>{other}" for other in seats])
        return answer.removeprefix("name>")

    def choose_secretly(self, seat: str, kind: str, decline: str, answers: list[str]) -> Choice:
        """L-R42: a moment that is there for everybody, and in which only who has the card is asked."""
        if answers:
            return (yield from self.choose(seat, kind, [decline, *answers], secret=True))
        yield Question(CHANCE, kind, {"~none": 1}, secret=True)
        return decline

    def plays_character(self, seat: str, square: int, kind: str, event: str) -> Verdict:
        """L-25, L-43: may a character valid for the square be shown, and is one?"""
        if not self.may_hold(seat, valid(square)):
            return False
        held = [f"play={card}" for card in valid(square) if card in self.hands[seat]]
        answer = yield from self.choose_secretly(seat, kind, "none", held)
        if answer != "none":
            self.spend(seat, answer.removeprefix("play="), event)
        return answer != "none"

    def draw_lots(self, outcomes: Iterable[str]) -> Choice:
        """Each as likely as any other; those that are equal count together."""
        lots = [CHANCE + outcome for outcome in outcomes]
        word = yield Question(CHANCE, "chance", dict(Counter(lots)))
        return word.removeprefix(CHANCE)

    def draw(self, seat: str, number: int) -> Script:
        """L-4: so many cards of the pile."""
        for _ in range(number):
            if not self.draw_pile and self.discard_pile:  # L-R7
                self.news.append("reshuffled")
                self.draw_pile, self.discard_pile = self.discard_pile, []
            if self.draw_pile:
                card = yield from self.draw_lots(self.draw_pile)
                self.draw_pile.remove(card)
                self.receive(seat, card)
                self.news.append("drew" if self.round else "dealt")
