"""The High Druid played slowly: a second reading of the rules, to check the fast engine against.

Written from the rules document alone (`D-n` below), without a look at the engine. The game is a few
generators that follow the text: each `yield` is a question, what comes back is the answer. One word is one
answer, as in a record: `a:place=14`, `b:bar=19>18`, `c:pass`; chance is the seat `~`.

The count is written the other way round: no bar numbers, no unique maximum. Stones are dealt into colleges by
walking round the ring and stopping at every line that holds a bar. Who carries a college is found by groups:
the leaders, if they are tied, are struck off together, then the next group, until one player stands alone on
top or nobody is left.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

RING = 30
COLOURS = ["white", "blue", "green", "yellow", "red", "black"]  # D-2: in turn, from stone 1 on
TRILITHONS = ["white", "blue", "green", "yellow", "red"]  # D-2, D-R6: black has no card
STANDARD = [1, 5, 11, 15, 19, 24, 27]  # D-4
BARS = 7
LARGEST = 7  # D-20: stones of a college that was drawn

Question = tuple[str, dict[str, int]]  # who is asked, and every possible word with its weight
Script = Generator[Question, str, None]


class College(NamedTuple):
    stones: list[int]
    votes: int
    druids: list[int]  # of each player
    tied: list[int]  # players who are out
    carrier: int | None


class Result(NamedTuple):
    votes: list[int]
    bonus: list[int]
    winner: int | None
    colleges: list[College]


def by_elimination(counts: Mapping[int, int]) -> int | None:
    left = dict(counts)
    while left:
        top = max(left.values())
        group = [player for player, count in left.items() if count == top]
        if len(group) == 1:
            return group[0]
        for player in group:
            del left[player]
    return None


def walk(lines: Collection[int]) -> list[list[int]]:
    """The colleges: from behind any bar round the ring, a new one behind every line with a bar."""
    found: list[list[int]] = []
    current: list[int] = []
    start = min(lines)
    for step in range(1, RING + 1):
        stone = (start + step - 1) % RING + 1
        current.append(stone)
        if stone in lines:  # the day side of this stone has a bar
            found.append(current)
            current = []
    assert not current
    return found


def count(
    players: int,
    lines: Collection[int],
    druids: Mapping[int, int],
    colours: Sequence[str],
    taboo: Sequence[str],
    lucky: Sequence[int],
) -> Result:
    """Druids as stone to player; colours of stone 1, stone 2 …"""
    away = {stone for stone, player in druids.items() if colours[stone - 1] == taboo[player]}  # D-15
    votes, bonus = [0] * players, [0] * players
    colleges = []
    for stones in walk(lines):
        tokens = len(stones) - len(away & set(stones))  # D-14, D-17, D-R9: every stone has one, but for these
        present = [druids[stone] for stone in stones if stone in druids and stone not in away]
        counts = [present.count(player) for player in range(players)]
        tied = [player for player in range(players) if counts.count(counts[player]) > 1]
        winner = by_elimination(dict(enumerate(counts)))  # D-18
        if winner is not None:
            votes[winner] += tokens
            bonus[winner] += 2 if lucky[winner] in stones else 0  # D-19
        colleges.append(College(stones, tokens, counts, tied, winner))
    totals = {player: votes[player] + bonus[player] for player in range(players)}
    return Result(votes, bonus, by_elimination(totals), colleges)


def beside(line: int, way: int) -> int:
    """The next line, round the ring."""
    return (line + way - 1) % RING + 1


class Second:
    """A game from its beginning: the table, the question that is open, what was told since the last word."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = list("abcd"[:seats])
        self.options = dict(options)
        self.start: str = options["start"]
        self.named = [int(line) for line in options["bars"].split(",")]
        printed = options["stone_colours"] == "printed"
        self.colours: list[str] = COLOURS * 5 if printed else options["stone_colours"].split(",")
        self.copies = {"double": 2, "single": 1}[options["number_deck"]]  # D-R5
        self.numbers = self.all_numbers()
        self.trilithons = list(TRILITHONS)
        self.turned: list[int] = []  # D-20: the cards that lie open
        self.starts: list[int] = []  # the lines where the bars began
        self.moved: dict[int, tuple[int, str]] = {}  # by its line at the start: where a bar lies, and whose
        self.druids: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self.reserve = dict.fromkeys(self.seats, 9 if seats == 3 else 7)  # D-3
        self.bars_left = dict.fromkeys(self.seats, 3 if seats == 3 else 2)
        self.lucky: dict[str, int] = {}
        self.taboo: dict[str, str] = {}
        self.active = ""
        self.turns = 0
        self.passed: list[str] = []
        self.tokens: list[int] = []  # stones with a neutral one
        self.removed: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self.result: Result | None = None
        self.news: list[str] = []  # the kinds of what happened since the last word
        self.sight: dict[str, Any] = {}  # what everybody sees, once somebody has looked
        self.script = self.whole_game()
        self.question: Question | None = next(self.script)

    # --- the rules

    def all_numbers(self) -> list[int]:
        return [number for number in range(1, RING + 1) for _ in range(self.copies)]

    def whole_game(self) -> Script:
        yield from self.neutral_bars()
        yield from self.secret_cards()
        self.active = yield from self.draw(self.seats)  # D-8
        self.news.append("first")
        while len(self.passed) < len(self.seats):  # D-13
            self.turns += 1
            self.news.append("began")
            yield from self.turn()
            self.active = self.next_player()
        self.end()

    def draw(self, outcomes: Sequence[Any]) -> Generator[Question, str, str]:
        """Chance picks one; of equal cards each is as likely as any other."""
        word = yield "~", {f"~{outcome}": outcomes.count(outcome) for outcome in outcomes}
        return word.removeprefix("~")

    def neutral_bars(self) -> Script:
        """D-4, D-20."""
        if self.start == "standard":
            self.starts = list(STANDARD)
        elif self.start == "custom":
            self.starts = sorted(self.named)
        while len(self.starts) < BARS:
            number = int((yield from self.draw(self.numbers)))
            self.numbers.remove(number)
            self.turned.append(number)
            if {beside(number, -1), number, beside(number, 1)} & set(self.starts):
                self.news.append("ignored")
                continue
            self.starts.append(number)
            self.news.append("bar_drawn")
            if len(self.starts) == BARS and max(map(len, walk(self.starts))) > LARGEST:
                self.news.append("redrawn")
                self.starts = []
                self.turned = []
                self.numbers = self.all_numbers()
        self.starts.sort()
        self.turned = []
        self.numbers = self.all_numbers()  # all cards go back

    def secret_cards(self) -> Script:
        """D-6, D-7."""
        for seat in self.seats:
            self.lucky[seat] = int((yield from self.draw(self.numbers)))
            self.numbers.remove(self.lucky[seat])
            self.news.append("lucky_dealt")
        for seat in self.seats:
            self.taboo[seat] = yield from self.draw(self.trilithons)
            self.trilithons.remove(self.taboo[seat])
            self.news.append("taboo_dealt")

    def turn(self) -> Script:
        """D-9: exactly one thing."""
        seat = self.active
        moves = self.open_moves()
        if moves == ["pass"]:  # D-R12
            self.passed.append(seat)
            self.news.append("forced")
            return
        word = yield seat, {f"{seat}:{move}": 1 for move in moves}
        verb, _, what = word.removeprefix(f"{seat}:").partition("=")
        if verb == "place":
            self.druids[seat].append(int(what))
            self.reserve[seat] -= 1
            self.news.append("placed")
        elif verb == "bar":
            line, _, target = what.partition(">")
            self.moved[int(line)] = int(target), seat
            self.bars_left[seat] -= 1
            self.news.append("bar_moved")
        else:
            self.passed.append(seat)
            self.news.append("passed")

    def open_moves(self) -> list[str]:
        """D-9 to D-12: what the active player may do."""
        taken = [stone for stones in self.druids.values() for stone in stones]
        found = ["pass"]
        if self.reserve[self.active] > 0:
            found += [f"place={stone}" for stone in range(1, RING + 1) if stone not in taken]
        neutral = [line for line in self.starts if line not in self.moved]
        if self.bars_left[self.active] > 0:
            found += [f"bar={line}>{beside(line, way)}" for line in neutral for way in (-1, 1)]
        return found

    def next_player(self) -> str:
        """D-12: clockwise, who has not passed; nobody, when all have."""
        place = self.seats.index(self.active)
        for seat in self.seats[place + 1 :] + self.seats[: place + 1]:
            if seat not in self.passed:
                return seat
        return ""

    def bars(self) -> list[tuple[int, str]]:
        """The line of each bar and who moved it, in the order of the start."""
        return [self.moved.get(start, (start, "")) for start in self.starts]

    def counted(self, taboo: Sequence[str], lucky: Sequence[int]) -> Result:
        owners = {stone: self.seats.index(seat) for seat in self.seats for stone in self.druids[seat]}
        lines = [line for line, _ in self.bars()]
        return count(len(self.seats), lines, owners, self.colours, taboo, lucky)

    def end(self) -> None:
        """D-14 to D-19."""
        result = self.counted(list(self.taboo.values()), list(self.lucky.values()))
        self.result = result
        taken = [stone for stones in self.druids.values() for stone in stones]
        self.tokens = [stone for stone in range(1, RING + 1) if stone not in taken]
        self.news.append("filled")
        for seat in self.seats:
            self.news.append("taboo_shown")
            for stone in sorted(self.druids[seat]):
                if self.colours[stone - 1] == self.taboo[seat]:
                    self.druids[seat].remove(stone)
                    self.removed[seat].append(stone)
                    self.news.append("removed")
        self.news += ["college"] * len(result.colleges)
        for bonus in result.bonus:
            self.news += ["lucky_shown", "luck_votes"] if bonus else ["lucky_shown"]
        self.news += ["total"] * len(self.seats)
        self.news.append("unelected" if result.winner is None else "elected")

    def totals(self) -> list[int]:
        """D-19: the votes of colleges and of the lucky stone; none before the count."""
        if self.result is None:
            return [0] * len(self.seats)
        return [votes + bonus for votes, bonus in zip(self.result.votes, self.result.bonus, strict=True)]

    # --- what the harness asks

    def asked(self) -> tuple[str, ...]:
        return (self.question[0],) if self.question else ()

    def answers(self, seat: str) -> dict[str, int]:
        return self.question[1] if self.question and self.question[0] == seat else {}

    def play(self, word: str) -> None:
        assert word in self.answers(self.asked()[0]), word
        self.news = []
        self.sight = {}
        try:
            self.question = self.script.send(word)
        except StopIteration:
            self.question = None

    def told(self, seat: str) -> list[str]:
        """Everything happens openly; of the cards that are dealt, others learn that they are."""
        return self.news

    def ranks(self) -> dict[str, int] | None:
        """D-R11: first those whose total nobody shares, from the highest down; then all who are tied."""
        if self.result is None:
            return None
        totals = self.totals()
        alone = sorted((total for total in totals if totals.count(total) == 1), reverse=True)
        places = [alone.index(total) + 1 if total in alone else len(alone) + 1 for total in totals]
        return dict(zip(self.seats, places, strict=True))

    def shares(self) -> dict[str, Fraction] | None:
        """D-19, D-R11: all to the High Druid; if nobody is elected, the game is drawn."""
        if self.result is None:
            return None
        winner = self.result.winner
        if winner is None:
            return dict.fromkeys(self.seats, Fraction(1, len(self.seats)))
        return {seat: Fraction(int(place == winner)) for place, seat in enumerate(self.seats)}

    def known(self, seat: str) -> dict[str, Any]:
        """What a seat sees, or a spectator: all but the cards of others, which are shown in the count."""
        ended = self.result is not None
        pending = {"kind": "turn", "seats": [self.seats.index(self.active)]} if self.active else None
        self.sight = self.sight or self.in_sight()
        return self.sight | {
            "seat": self.seats.index(seat) if seat else -2,
            "lucky": [self.lucky.get(owner) if ended or owner == seat else None for owner in self.seats],
            "taboo": [self.taboo.get(owner) if ended or owner == seat else None for owner in self.seats],
            "doomed": [
                s for s in sorted(self.druids.get(seat, [])) if self.colours[s - 1] == self.taboo.get(seat)
            ],
            "numbers": None,  # what is left of both decks stays unseen (D-6, D-7)
            "trilithons": None,
            "pending": pending,
        }

    def in_sight(self) -> dict[str, Any]:
        """What everybody can see."""
        places = {stone: place for place, seat in enumerate(self.seats) for stone in self.druids[seat]}
        bars = [(line, self.seats.index(owner) if owner else None) for line, owner in self.bars()]
        result = self.result
        if result is None and len(bars) == BARS:  # as if play ended now and nobody had a taboo colour
            result = self.counted([""] * len(self.seats), [0] * len(self.seats))
        ranks = self.ranks()
        return {
            "seats": len(self.seats),
            "options": self.options,
            "over": self.result is not None,
            "turns": self.turns,
            "ranks": list(ranks.values()) if ranks else [],
            "colours": self.colours,
            "active": self.seats.index(self.active) if self.active else None,
            "stones": [places.get(stone) for stone in range(1, RING + 1)],
            "tokens": self.tokens,
            "removed": list(self.removed.values()),
            "bars": [{"line": line, "seat": owner} for line, owner in bars],
            "reserve": list(self.reserve.values()),
            "bars_left": list(self.bars_left.values()),
            "passed": [place for place, seat in enumerate(self.seats) if seat in self.passed],
            "colleges": [
                {
                    "stones": c.stones,
                    "votes": c.votes,
                    "counts": c.druids,
                    "tied": c.tied,
                    "carrier": c.carrier,
                }
                for c in (result.colleges if result else [])
            ],
            "turned": sorted(self.turned),
            "votes": self.result.votes if self.result else [0] * len(self.seats),
            "bonus": self.result.bonus if self.result else [0] * len(self.seats),
            "totals": self.totals(),
        }

    def position(self) -> dict[str, Any]:
        return {
            "numbers": sorted(self.numbers),
            "trilithons": sorted(self.trilithons),
            "bars": self.bars(),
            "druids": {seat: sorted(stones) for seat, stones in self.druids.items()},
            "tokens": self.tokens,
            "reserve": self.reserve,
            "bars_left": self.bars_left,
            "lucky": self.lucky,
            "taboo": self.taboo,
            "active": self.active,
            "turns": self.turns,
            "passed": sorted(self.passed),
            "totals": self.totals(),
        }
