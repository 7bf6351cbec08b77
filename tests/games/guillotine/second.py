"""Guillotine played a second time: another reading of the rules, to check the first engine against.

Written from RULES.md alone, without a look at the engine; only how events are told was fitted to it. Days,
turns and what each seat may know are here, the box and the table in `box.py`, what cards do in `cards.py`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tests.games.guillotine import cards
from tests.games.guillotine.box import Question, Table
from tests.games.guillotine.cards import Choice, Script, in_order

AS_THEY_ARE: Final = (  # fields of a view that lie on the table by the same name
    "over", "turns", "day", "line", "noble_discard", "action_discard", "barred", "playing", "collects",
    "draws", "closing",
)  # fmt: skip


def game(table: Table) -> Script:
    """G-21 to G-25: set-up, and the first day."""
    first = table.options["first_player"]
    if first == "random":
        first = yield from cards.chance(table.seats)  # G-24
    table.tell("first")
    for seat in table.clockwise_from(first):
        for _ in range(5):
            yield from cards.draw(table, seat, "dealt")
    yield from dawn(table, first)
    yield from days(table, first)


def days(table: Table, seat: str) -> Script:
    """G-70 to G-77: turn after turn, from this seat on, and the end."""
    while True:
        if not table.line:  # G-31
            table.tell("ended")
            if table.day == 3:  # G-74
                break
            table.refill()
            if not table.top and not table.noble_deck:  # G-73
                break
            if table.options["next_day_start"] == "rotate":
                seat = table.clockwise_from(table.day_start)[1]  # G-70
            yield from dawn(table, seat)
        yield from turn(table, seat)
        seat = table.clockwise_from(seat)[1]  # G-5
    yield from closing(table, seat)


def closing(table: Table, seat: str) -> Script:
    """G-75 to G-77: the final phase, if the table has one, and the count."""
    table.closing = True
    if table.options["endgame_play"] != "none":
        table.tell("closing")
        for player in table.clockwise_from(seat):
            yield from final_phase(table, player)
    table.over = True
    totals = table.totals()
    for _ in range(totals.count(max(totals))):
        table.tell("won")


def dawn(table: Table, seat: str) -> Script:
    """G-22, G-70, G-73: a day begins, and as many of 12 nobles as there are are laid out."""
    table.day += 1
    table.day_start = seat
    table.tell("dawn")
    for _ in range(12):
        yield from cards.lay(table)


def turn(table: Table, seat: str) -> Script:
    """G-30."""
    table.active = seat
    table.turns += 1
    table.collects, table.draws = 1, 1
    table.tell("began")
    table.barred = seat in table.rushed  # G-45
    card = "trip"
    while card == "trip":  # G-33
        card = yield from action(table, seat)
        if card:
            yield from cards.play(table, seat, card)
    while table.collects:  # G-34
        table.collects -= 1
        yield from cards.collect_from_line(table, seat)
    due, table.draws = table.draws, 0
    for _ in range(due):  # G-37
        yield from cards.draw(table, seat)
    if table.ending:  # G-38
        for noble in list(table.line):
            table.bury(noble)
    if table.barred:
        table.rushed.remove(seat)  # G-45
    table.ending = table.lapsed = table.barred = False


def action(table: Table, seat: str) -> Choice:
    """D-1: a card of the hand; empty for none."""
    while True:
        barred = table.barred or table.judge_in_front() or not table.hands[seat]
        if barred and table.guarded_by() != seat:
            table.tell("barred")  # G-32
            return ""
        answer = yield from card_or_none(table, seat, "action", [] if barred else table.hands[seat])
        if answer != "discard_guards":
            return answer


def card_or_none(table: Table, seat: str, kind: str, hand: list[str]) -> Choice:
    """A card to play, empty for none, or the guards have been discarded, in turn or out of turn (G-99)."""
    owner = table.guarded_by()
    open_cards = [card for card in in_order(set(hand)) if cards.playable(table, seat, card)]
    answers = ["pass", *[f"play={card}" for card in open_cards], *["discard_guards"] * (owner == seat)]
    words = {f"{seat}:{answer}": 1 for answer in answers}
    word = yield Question(seat, kind, words, asides=cards.out_of_turn(table, seat))
    if word.endswith("discard_guards"):
        table.dismiss()
        return "discard_guards"
    if word.endswith("pass"):
        table.tell("passed")
        return ""
    return word.partition("=")[2]


def final_phase(table: Table, seat: str) -> Script:
    """G-75: of one player, who plays until there is nothing left in hand, or no wish to."""
    table.active = seat
    while table.hands[seat] or table.guarded_by() == seat:
        answer = yield from card_or_none(table, seat, "final", table.hands[seat])
        if not answer:
            break
        if answer != "discard_guards":
            yield from cards.play(table, seat, answer)


class Second:
    """A game from its beginning, in words as records have them; asides are among the words of their seat."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self._options = dict(options)
        self._table = Table(seats, options)
        self._script = game(self._table)
        self._question: Question | None = None
        self._go_on(None)

    def _go_on(self, word: str | None) -> None:
        self._table.told = []
        try:
            self._question = next(self._script) if word is None else self._script.send(word)
        except StopIteration:
            self._question = None
        self._open: dict[str, Any] = {}

    def asked(self) -> tuple[str, ...]:
        """One seat at a time; `~` is chance, and nobody is asked when it is over."""
        return (self._question.seat,) if self._question else ()

    def answers(self, seat: str) -> dict[str, int]:
        """Every word open to a seat, with its weight."""
        question = self._question
        if question is None:
            return {}
        asides = {word: 1 for word in question.asides if word[0] == seat}
        return asides | (question.words if question.seat == seat else {})

    def play(self, word: str) -> None:
        assert word in self.answers(word[0]), f"{word} is not open"
        self._go_on(word)

    def ranks(self) -> dict[str, int] | None:
        """G-77: 1, 1, 3."""
        if not self._table.over:
            return None
        totals = self._table.totals()
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        return dict(zip(self._table.seats, ranks, strict=True))

    def shares(self) -> dict[str, float] | None:
        """G-77: all who tie for the highest total share the win."""
        ranks = self.ranks()
        if ranks is None:
            return None
        winners = list(ranks.values()).count(1)
        return {seat: 1 / winners if rank == 1 else 0 for seat, rank in ranks.items()}

    def told(self, seat: str) -> list[str]:
        """What happened: everybody notices all but who is asked before a collect (G-94)."""
        return [kind for kind, _ in self._table.told]

    def shown(self, seat: str) -> list[bool]:
        """Of each of these, whether this seat is shown the card or the noble (G-110)."""
        return [seat in shown for _, shown in self._table.told]

    def position(self) -> dict[str, Any]:
        """All that lies on the table; hands and decks in the order of the tables of RULES.md."""
        table = self._table
        return {
            **self._open_to_all(),
            "noble_deck": sorted(table.noble_deck),
            "action_deck": in_order(table.action_deck),
            "hands": [in_order(table.hands[seat]) for seat in table.seats],
            "top": [(seen.noble, sorted(seen.by)) for seen in table.top],
            "looked": [(seen.noble, sorted(seen.by)) for seen in table.looked],
        }

    def known(self, seat: str) -> dict[str, Any]:
        """G-110: what the view of a seat says, of a spectator if it is empty. Seats are numbers here."""
        table, question = self._table, self._question
        pending = None
        if question and question.seat != "~" and (not question.secret or question.seat == seat):
            pending = {"kind": question.kind, "seats": self._numbers(question.seat)}
        return {
            **self._open_to_all(),
            "noble_deck": None,
            "action_deck": None,
            "hands": [in_order(hand) if owner == seat else len(hand) for owner, hand in table.hands.items()],
            "known": [in_order(table.known[seat].get(other, [])) for other in table.seats],
            "top": [seen.noble if seat in seen.by else None for seen in table.top],
            "looked": [seen.noble if seat in seen.by else None for seen in table.looked],
            "blade": table.blade,
            "pending": pending,
        }

    def _open_to_all(self) -> dict[str, Any]:
        """What everybody sees, by the names of a view's fields."""
        table, ranks = self._table, self.ranks()
        self._open = self._open or {name: getattr(table, name) for name in AS_THEY_ARE} | {
            "options": self._options,
            "seats": len(table.seats),
            "ranks": list(ranks.values()) if ranks else [],
            "day_start": table.seats.index(table.day_start) if table.day_start else None,
            "active": table.seats.index(table.active) if table.active else None,
            "noble_deck_size": len(table.noble_deck) + len(table.top),
            "action_deck_size": len(table.action_deck),
            "piles": list(table.piles.values()),
            "fronts": list(table.fronts.values()),
            "totals": table.totals(),
            "rushed": self._numbers(table.rushed),
            "confused": self._numbers(table.confused),
            "ending": table.ending + table.lapsed,
        }
        return self._open

    def _numbers(self, letters: Iterable[str]) -> list[int]:
        return sorted(self._table.seats.index(letter) for letter in letters)
