"""Complots played slowly: a second reading of the rules, to check the fast engine against.

Written from the rules document alone (`C-n` below), without a look at the engine. The game is a handful of
generators that follow the text: each `yield` is a question, what comes back is the answer. A generator cannot
be copied, so a position is the table as the turn began and the words said since, replayed every time.

One word is one answer, as in a record: `a:steal>b`, `b:pass`, `c:challenge`, `~duchess`. Windows are asked in
their sequential form (C-23). Chance is the seat `~`.
"""

from collections.abc import Generator, Mapping, Sequence
from copy import deepcopy
from typing import Any

Question = tuple[str, dict[str, int]]  # who is asked, and every possible word with its weight
Script = Generator[Question, str, None]
Choice = Generator[Question, str, str]
Options = Mapping[str, Any]

LETTERS = "abcdefgh"
CHANCE = "~"

COST = {"coup": 7, "assassinate": 3}  # C-13
CLAIM = {"tax": "duchess", "assassinate": "assassin", "steal": "captain", "examine": "inquisitor"}  # C-13
GAIN = {"income": 1, "foreign_aid": 2, "tax": 3}  # C-34
COUNTERS = {"foreign_aid": ["duchess"], "assassinate": ["countess"], "steal": ["captain", "envoy"]}  # C-13
DRAWN = {"ambassador": 2, "inquisitor": 1}  # C-37, C-38

CHOICES: dict[str, list[Any]] = {  # the default first
    "envoy": ["ambassador", "inquisitor"],
    "challenge_priority": ["clockwise", "target_first", "random"],  # `fastest` has no sequential form
    "counter_after_failed_challenge": ["forfeit", "allowed", "closed"],
    "counter_by": ["target", "anyone"],
    "steal_from_empty": [False, True],
}
FREE: dict[str, Any] = {"treasury_limit": 54, "first_player": "random", "max_turns": None}


class GameOver(Exception):
    """C-42: one living player is left; whatever was pending is dropped."""


class Table:
    """Everything that lies on the table, and what must be remembered of the past. Nothing clever."""

    def __init__(self, seats: int, options: Options) -> None:
        if not 2 <= seats <= 8:
            raise ValueError(f"{seats} seats")
        self.options = {name: values[0] for name, values in CHOICES.items()} | FREE | dict(options)
        for name, value in self.options.items():
            if name not in FREE and value not in CHOICES.get(name, []):
                raise ValueError(f"option {name} = {value}")
        self.seats = list(LETTERS[:seats])
        first = self.options["first_player"]
        if first != "random" and first not in self.seats:  # C-9: a previous winner is named by his letter
            raise ValueError(f"option first_player = {first}")
        self.envoy: str = self.options["envoy"]
        self.characters = ["duchess", "assassin", "countess", "captain", self.envoy]  # C-4
        self.deck = self.characters * (4 if seats > 6 else 3)  # C-2
        self.hidden: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.faceup: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.coins: dict[str, int] = dict.fromkeys(self.seats, 0)
        self.treasury: int | None = self.options["treasury_limit"]  # None: unlimited
        self.court: list[str] = []
        self.dealt = False
        self.active = ""  # nobody, until the first player is known
        self.turns = 0
        self.out: dict[str, int] = {}  # eliminated seats; a greater number fell later

    def living(self) -> list[str]:
        """Not "has a hidden card": a player who proves his only card holds none until he has drawn (C-26)."""
        return [seat for seat in self.seats if seat not in self.out]

    def clockwise_after(self, seat: str) -> list[str]:
        """The living players in clockwise order, from the left of a seat round to its right."""
        place = self.seats.index(seat)
        return [s for s in self.seats[place + 1 :] + self.seats[:place] if s not in self.out]

    def take(self, seat: str, amount: int) -> None:
        """C-34: from the Treasury, as far as it goes (C-R11)."""
        if self.treasury is not None:
            amount = min(amount, self.treasury)
            self.treasury -= amount
        self.coins[seat] += amount

    def pay(self, seat: str, amount: int) -> None:
        """To the Treasury."""
        self.coins[seat] -= amount
        if self.treasury is not None:
            self.treasury += amount

    def over(self) -> bool:
        """C-42, C-44: one player left, or the last turn is over."""
        cap = self.options["max_turns"]
        return self.dealt and (len(self.living()) == 1 or (cap is not None and self.turns >= cap))


def choose(seat: str, answers: Sequence[str]) -> Choice:
    """Ask a player; his answer comes back without the letter."""
    word = yield seat, {f"{seat}:{answer}": 1 for answer in answers}
    return word.removeprefix(f"{seat}:")


def choose_card(seat: str, verb: str, cards: list[str]) -> Choice:
    """Ask a player for one of some cards. Twins are one answer, but the question is put all the same."""
    answer = yield from choose(seat, [f"{verb}={card}" for card in sorted(set(cards))])
    return answer.removeprefix(f"{verb}=")


def choose_hidden(table: Table, seat: str, verb: str) -> Choice:
    """C-24: to lose or to show a card one is asked with two hidden cards (twins too), not with one."""
    hand = table.hidden[seat]
    if len(hand) == 1:
        return hand[0]
    return (yield from choose_card(seat, verb, hand))


def draw_card(table: Table, seat: str) -> Script:
    """C-8: one card of the Court, each as likely as any other."""
    word = yield CHANCE, {CHANCE + card: table.court.count(card) for card in table.court}
    card = word.removeprefix(CHANCE)
    table.court.remove(card)
    table.hidden[seat].append(card)


def draw_seat(seats: list[str]) -> Choice:
    """Chance picks one of some seats."""
    word = yield CHANCE, {CHANCE + seat: 1 for seat in seats}
    return word.removeprefix(CHANCE)


def setup(table: Table) -> Script:
    """C-4..C-9: the first player, the coins, the cards."""
    table.active = table.options["first_player"]
    if table.active == "random":
        table.active = ""
        table.active = yield from draw_seat(table.seats)
    two = len(table.seats) == 2
    for seat in table.seats:
        table.take(seat, 1 if two and seat == table.active else 2)  # C-7
    table.court = list(table.characters if two else table.deck)  # C-7: two players share the third packet
    for seat in table.seats:
        for _ in range(1 if two else 2):
            yield from draw_card(table, seat)
    if two:
        for seat in table.seats:  # C-7: secret, so asking one after the other tells nobody anything
            pick = yield from choose_card(seat, "draft", table.characters)
            table.hidden[seat].append(pick)
    table.dealt = True


def turn(table: Table) -> Script:
    """C-10: one action; then the next living player is active. A turn in which the game ends is over too."""
    try:
        yield from action(table)
    except GameOver:
        pass
    table.turns += 1
    if not table.over():
        table.active = table.clockwise_after(table.active)[0]


def legal(table: Table) -> list[str]:
    """C-14: the actions open to the active player."""
    actor = table.active
    coins = table.coins[actor]
    others = table.clockwise_after(actor)
    if coins >= 10:
        return [f"coup>{other}" for other in others]  # C-12
    found = ["income", "foreign_aid", "tax", "exchange"]
    for other in others:
        if coins >= COST["coup"]:
            found.append(f"coup>{other}")
        if coins >= COST["assassinate"]:
            found.append(f"assassinate>{other}")
        if table.coins[other] > 0 or table.options["steal_from_empty"]:
            found.append(f"steal>{other}")  # C-R12
        if table.envoy == "inquisitor":
            found.append(f"examine>{other}")
    return found


def action(table: Table) -> Script:
    """C-25: the order of resolution."""
    actor = table.active
    deed, _, target = (yield from choose(actor, legal(table))).partition(">")
    claim = table.envoy if deed == "exchange" else CLAIM.get(deed, "")
    cost = COST.get(deed, 0)
    table.pay(actor, cost)  # C-15
    challenger = ""
    if claim:
        challenger = yield from challenge(table, actor, target)
        if challenger and claim not in table.hidden[actor]:
            table.take(actor, cost)  # C-27
            yield from lose(table, actor)
            return
        if challenger:
            yield from prove(table, actor, claim, challenger)
    if deed in COUNTERS and target not in table.out:
        failed = yield from counter(table, deed, target, challenger)
        if failed:
            return  # C-30
    if target not in table.out:  # C-32
        yield from effect(table, deed, target)


def priority(
    table: Table, claimer: str, target: str, barred: str = ""
) -> Generator[Question, str, list[str]]:
    """C-21: everybody living but the claimer, and who is barred, in the order in which they are asked."""
    order = [seat for seat in table.clockwise_after(claimer) if seat != barred]
    if table.options["challenge_priority"] == "target_first" and target in order:
        order.remove(target)
        order.insert(0, target)
    if table.options["challenge_priority"] == "random":
        drawn = []
        while len(order) > 1:
            seat = yield from draw_seat(order)
            order.remove(seat)
            drawn.append(seat)
        order = drawn + order
    return order


def window(order: list[str], answers: list[str]) -> Generator[Question, str, tuple[str, str]]:
    """C-23: one after the other, until somebody does not pass. Who, and what he said; or two empty words."""
    for seat in order:
        answer = yield from choose(seat, ["pass", *answers])
        if answer != "pass":
            return seat, answer
    return "", ""


def challenge(table: Table, claimer: str, target: str) -> Choice:
    """C-18: the challenger of a claim, if any."""
    order = yield from priority(table, claimer, target)
    challenger, _ = yield from window(order, ["challenge"])
    return challenger


def counter(table: Table, deed: str, target: str, challenger: str) -> Generator[Question, str, bool]:
    """C-28..C-31: did a counter make the action fail?"""
    afterwards = table.options["counter_after_failed_challenge"]
    forfeited = challenger if challenger == target and afterwards != "allowed" else ""  # C-29
    if forfeited and (afterwards == "closed" or table.options["counter_by"] == "target"):
        return False
    characters = [table.envoy if name == "envoy" else name for name in COUNTERS[deed]]
    if target and table.options["counter_by"] == "target":
        order = [target]  # C-R3
    else:
        order = yield from priority(table, table.active, target, forfeited)
    claimer, answer = yield from window(order, [f"counter={character}" for character in characters])
    if not claimer:
        return False
    claim = answer.removeprefix("counter=")
    challenger = yield from challenge(table, claimer, target)
    if challenger and claim not in table.hidden[claimer]:
        yield from lose(table, claimer)  # C-31
        return False
    if challenger:
        yield from prove(table, claimer, claim, challenger)
    return True


def prove(table: Table, claimer: str, claim: str, challenger: str) -> Script:
    """C-26: show, return, draw; then the challenger loses a card."""
    table.hidden[claimer].remove(claim)
    table.court.append(claim)
    yield from draw_card(table, claimer)
    yield from lose(table, challenger)


def lose(table: Table, seat: str) -> Script:
    """C-40..C-42: a card is turned up; the last one takes its owner and his coins out of the game."""
    card = yield from choose_hidden(table, seat, "lose")
    table.hidden[seat].remove(card)
    table.faceup[seat].append(card)
    if not table.hidden[seat]:
        table.pay(seat, table.coins[seat])
        table.out[seat] = len(table.out) + 1
        if len(table.living()) == 1:
            raise GameOver


def effect(table: Table, deed: str, target: str) -> Script:
    """C-34..C-39: what the action does, once nothing stands in its way."""
    actor = table.active
    if deed in GAIN:
        table.take(actor, GAIN[deed])
    elif deed in ("coup", "assassinate"):
        yield from lose(table, target)
    elif deed == "steal":
        amount = min(2, table.coins[target])
        table.coins[target] -= amount
        table.coins[actor] += amount
    elif deed == "exchange":
        for _ in range(DRAWN[table.envoy]):
            yield from draw_card(table, actor)
        for _ in range(DRAWN[table.envoy]):
            card = yield from choose_card(actor, "return", table.hidden[actor])
            table.hidden[actor].remove(card)
            table.court.append(card)
    elif deed == "examine":
        card = yield from choose_hidden(table, target, "show")
        verdict = yield from choose(actor, ["give_back", "discard"])
        if verdict == "discard":
            table.hidden[target].remove(card)
            table.court.append(card)
            yield from draw_card(table, target)


class Slow:
    """A position: the table as the turn (or the setup) began, and the words said since.

    `hidden` is sorted, `faceup` in the order of loss, `treasury` None when unlimited. Whoever is about to
    draw holds what he has at that moment: a proved card is in the Court already. `turns` are the turns that
    are over, the one in which the game ended included. `active` is empty before the first player is known.
    `ranks`, None before the end, are 1 for the winner or for all who share a draw, then who fell last.
    """

    def __init__(self, began: Table, words: list[str]) -> None:
        table = deepcopy(began)
        self._began, self._words, self._table = began, words, table
        self._question: Question | None = None  # None: the turn is over, or the game
        if not began.over():
            script = turn(table) if began.dealt else setup(table)
            try:
                self._question = next(script)
                for word in words:
                    self._question = script.send(word)
            except StopIteration:
                self._question = None
        self.hidden = {seat: sorted(hand) for seat, hand in table.hidden.items()}
        self.faceup = {seat: list(cards) for seat, cards in table.faceup.items()}
        self.coins = dict(table.coins)
        self.treasury = table.treasury
        self.court = sorted(table.court)
        self.active = table.active
        self.turns = table.turns
        living = table.living()
        self.winner = living[0] if len(living) == 1 else None  # C-42
        fall = {seat: table.out.get(seat, len(table.seats) + 1) for seat in table.seats}
        ranks = {seat: 1 + sum(other > fall[seat] for other in fall.values()) for seat in table.seats}
        self.ranks = ranks if table.over() else None  # C-43, C-44

    @staticmethod
    def start(seats: int, options: Options) -> "Slow":
        """The very beginning: nothing is drawn yet."""
        table = Table(seats, options)
        if table.treasury is not None and table.treasury < 2 * seats - (seats == 2):
            raise ValueError("the Treasury cannot pay the first coins")
        return Slow(table, [])

    @staticmethod
    def at(
        seats: int,
        options: Options,
        active: str,
        hidden: Mapping[str, Sequence[str]],
        coins: Mapping[str, int],
        faceup: Mapping[str, Sequence[str]],
        court: Sequence[str] | None = None,
    ) -> "Slow":
        """An action is due from `active`. Seats without hidden cards are out, and share the last rank."""
        table = Table(seats, options)
        for seat in table.seats:
            table.hidden[seat] = list(hidden.get(seat, []))
            table.faceup[seat] = list(faceup.get(seat, []))
            table.coins[seat] = coins.get(seat, 0)
            if not table.hidden[seat]:
                table.out[seat] = 0
        if table.treasury is not None:
            table.treasury -= sum(table.coins.values())
        if court is None and seats == 2:
            raise ValueError("with two players the Court must be given")
        table.court = list(table.deck if court is None else court)
        if court is None:
            for seat in table.seats:
                for card in table.hidden[seat] + table.faceup[seat]:
                    table.court.remove(card)
        if active not in table.living() or (table.treasury is not None and table.treasury < 0):
            raise ValueError("no such position")
        table.active = active
        table.dealt = True
        return Slow(table, [])

    def asked(self) -> str | None:
        """A letter, `~` for chance, or None when the game is over."""
        return self._question[0] if self._question else None

    def answers(self) -> dict[str, int]:
        """Every possible next word, with its weight: how many cards, or one."""
        return dict(self._question[1]) if self._question else {}

    def after(self, word: str) -> "Slow":
        """The position that follows; this one stays as it is."""
        if word not in self.answers():
            raise ValueError(f"{word} is not among {sorted(self.answers())}")
        following = Slow(self._began, [*self._words, word])
        if following._question is None:
            return Slow(following._table, [])
        return following


def count(position: Slow, depth: int) -> int:
    """How many sequences of `depth` answers there are (perft)."""
    if depth == 0:
        return 1
    return sum(count(position.after(word), depth - 1) for word in position.answers())
