"""What is in the box of Guillotine and what lies on the table, for the second engine (`second.py`).

The tables of cards are read out of RULES.md. Nothing here asks anybody anything: that is in `cards.py`.
"""

from collections.abc import Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

LETTERS: Final = "abcde"
EVERYBODY: Final = frozenset({*LETTERS, ""})
RULES: Final = Path(__file__).parents[3] / "src/cabale/games/guillotine/RULES.md"


@cache
def printed(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of RULES.md, without their marks of code."""
    text = RULES.read_text(encoding="utf-8").split(f"\n{heading}\n")[1].split("\n##")[0]
    rows = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in row] for row in rows[2:]]


NAME: Final[dict[str, str]] = {  # G-8: what is printed on each noble; copies are numbered
    row[0] if row[1] == "1" else f"{row[0]}.{copy}": row[0]
    for row in printed("### G-12 · engine")
    for copy in range(1, int(row[1]) + 1)
}
_ROWS: Final = {row[0]: row for row in printed("### G-12 · engine")}
GROUP: Final[dict[str, str]] = {noble: _ROWS[name][2] for noble, name in NAME.items()}
POINTS: Final[dict[str, int]] = {name: 0 if row[3] == "★" else int(row[3]) for name, row in _ROWS.items()}
CARDS: Final[list[str]] = [row[0] for row in printed("### G-13 · engine") for _ in range(int(row[1]))]
ORDER: Final[dict[str, int]] = {row[0]: place for place, row in enumerate(printed("### G-13 · engine"))}
FLAGS: Final[dict[str, list[str]]] = {row[0]: row[1].split() for row in printed("### G-14 · engine")}

SUPPORTED: Final = {"church_support": "blue", "civic_support": "green", "military_support": "red"}
EDITIONS: Final = {"amigo": 1, "wotc": 2}  # the columns of the table of options


def agreed(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value at this table: as its edition has it, unless it is set alone."""
    column = EDITIONS[options.get("edition", "amigo")]
    flags = {"true": True, "false": False}
    values = {row[0]: flags.get(row[column], row[column]) for row in printed("## Options")}
    return values | {name: value for name, value in options.items() if value not in (None, "edition")}


def score(pile: Sequence[str], front: Sequence[str]) -> int:
    """G-80."""
    names = [NAME[noble] for noble in pile]
    groups = [GROUP[noble] for noble in pile]
    total = 0
    for noble, group in zip(names, groups, strict=True):
        if group == "grey" and "indifferent_public" in front:
            total += 1  # G-85
        elif noble == "palace_guard":
            total += names.count("palace_guard")  # G-82
        elif noble == "tragic_figure":
            total -= groups.count("grey")  # G-84
        elif noble in ("count", "countess") and "count" in names and "countess" in names:
            total += 4  # G-83
        else:
            total += POINTS[noble]  # G-81
    for card in front:
        total += groups.count(SUPPORTED.get(card, ""))  # G-86
        total += {"fountain_of_blood": 2, "tough_crowd": -2}.get(card, 0)  # G-87
    return total


class Question(NamedTuple):
    """Who is asked what, and every possible word with its weight."""

    seat: str  # `~`: chance
    kind: str  # as RULES.md lists them under "For scenario files"; empty for chance
    words: dict[str, int]
    secret: bool = False  # only the seat that is asked may notice
    asides: tuple[str, ...] = ()  # what may be done out of turn meanwhile (G-99)


class Seen(NamedTuple):
    """A noble that lies face down, and the seats that know it."""

    noble: str
    by: frozenset[str]


class Table:
    """The table. `watchers` are the seats and the spectator, whose letter is empty."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        assert 2 <= seats <= 5  # G-20
        self.options = agreed(options)
        self.seats = list(LETTERS[:seats])
        self.watchers = [*self.seats, ""]
        self.line: list[str] = []
        self.noble_deck = list(NAME)  # in no order: chance draws from it
        self.top: list[Seen] = []  # on the noble deck, in the order in which they will be drawn
        self.looked: list[Seen] = []
        self.noble_discard: list[str] = []
        self.action_deck = list(CARDS)
        self.action_discard: list[str] = []
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.piles: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.fronts: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.known: dict[str, dict[str, list[str]]] = {  # by watcher: cards known to be in other hands
            watcher: {seat: [] for seat in self.seats if seat != watcher} for watcher in self.watchers
        }
        self.playing: list[str] = []
        self.rushed: set[str] = set()
        self.confused: set[str] = set()
        self.active = self.day_start = ""
        self.day = self.turns = self.collects = self.draws = 0
        self.barred = False  # a marker was there when this turn began (G-45)
        self.ending = False  # the day ends with this turn (G-38)
        self.lapsed = False  # nothing is collected from the line any more in this turn (G-64)
        self.closing = self.blade = self.over = False
        self.told: list[tuple[str, Set[str]]] = []

    def tell(self, kind: str, shown: Set[str] = EVERYBODY) -> None:
        """What happened, which everybody is told, and who is shown the card or the noble."""
        self.told.append((kind, shown))

    def totals(self) -> list[int]:
        """G-88: the running score."""
        return [score(self.piles[seat], self.fronts[seat]) for seat in self.seats]

    def clockwise_from(self, seat: str) -> list[str]:
        place = self.seats.index(seat)
        return self.seats[place:] + self.seats[:place]

    def others(self, seat: str) -> list[str]:
        return [other for other in self.seats if other != seat]

    def judge_in_front(self) -> bool:
        """G-44."""
        return bool(self.line) and NAME[self.line[0]] == "unpopular_judge"

    def guarded_by(self) -> str:
        """G-46: in front of whom the Callous Guards lie; nobody is empty."""
        return "".join(seat for seat in self.seats if "callous_guards" in self.fronts[seat])

    def forget(self, seat: str, card: str) -> None:
        """A card of this hand is seen to leave it."""
        for watcher in self.watchers:
            if watcher != seat and card in self.known[watcher][seat]:
                self.known[watcher][seat].remove(card)

    def discard_from_hand(self, seat: str, card: str) -> None:
        """G-110: open after discarding."""
        self.hands[seat].remove(card)
        self.forget(seat, card)
        self.action_discard.append(card)
        self.tell("discarded")

    def bury(self, noble: str) -> None:
        """A noble of the line is discarded."""
        self.line.remove(noble)
        self.noble_discard.append(noble)
        self.tell("buried")

    def move(self, noble: str, position: int, kind: str = "moved") -> None:
        """G-2: out of the line, and back in at this position."""
        self.line.remove(noble)
        self.line.insert(position - 1, noble)
        self.tell(kind)

    def master_spy(self) -> None:
        """G-47."""
        if "master_spy" in self.line[:-1]:
            self.move("master_spy", len(self.line), "sneaked")

    def refill(self) -> None:
        """G-R41: an empty noble deck, where one must be drawn, is made anew if the table wants it."""
        if self.options["noble_reshuffle"] and self.noble_discard and not self.noble_deck and not self.top:
            self.noble_deck, self.noble_discard = self.noble_discard, []
            self.tell("refilled")

    def swap_hands(self, one: str, two: str) -> None:
        """G-52: who gave a hand away still knows it; what third parties know goes with the hand (G-110)."""
        for _ in self.hands[one] + self.hands[two]:
            self.tell("handed", {one, two})
        self.tell("exchanged")
        self.hands[one], self.hands[two] = self.hands[two], self.hands[one]
        for watcher, known in self.known.items():
            if watcher not in (one, two):
                known[one], known[two] = known[two], known[one]
        self.known[one][two], self.known[two][one] = list(self.hands[two]), list(self.hands[one])

    def collect_hands(self) -> None:
        """G-53: unseen into the action deck."""
        for seat in self.seats:
            self.action_deck += self.hands[seat]
            self.hands[seat] = []
        for known in self.known.values():
            known.update({seat: [] for seat in known})
        self.tell("rained")

    def take_from_discard(self, seat: str, card: str) -> None:
        """G-58: everybody sees which; of two copies the one that was discarded last."""
        self.action_discard.reverse()
        self.action_discard.remove(card)
        self.action_discard.reverse()
        self.hands[seat].append(card)
        for watcher in self.watchers:
            if watcher != seat:
                self.known[watcher][seat].append(card)
        self.tell("took")

    def dismiss(self, card: str = "callous_guards", kind: str = "dismissed") -> None:
        """A card in front of somebody is discarded: G-57; or by its owner, which is no play (G-46)."""
        for front in self.fronts.values():
            if card in front:
                front.remove(card)
        self.action_discard.append(card)
        self.tell(kind)
