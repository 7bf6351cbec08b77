"""Some games played at random, and everything that is said meanwhile to everybody who may hear it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.errors import CabaleError
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.options import Option, Value
from cabale.core.seats import CHANCE, LETTERS, OPEN, PUBLIC
from cabale.core.views import Question
from cabale.text import Narrator, Words
from cabale.text.catalogue import Catalogue
from tests.bots.tables import play, set_table

COMPLOTS = cabale.game("complots")
NAMES = ("Anna", "Hugo", "Yves", "Margot", "Kempelen", "Cox", "Émile", "Jaquet-Droz")
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {"envoy": envoy}) for seats in range(2, 9) for envoy in ("ambassador", "inquisitor")],
    (3, {"max_turns": 1}),
    (4, {"max_turns": 9, "treasury_limit": None, "challenge_priority": "random"}),
    (5, {"counter_by": "anyone", "challenge_priority": "target_first"}),
]
LEVELS = ("random", "novice", "regular")
NOTATIONS = (  # words that no position takes
    "a:steal>a", "a:steal>h", "a:counter=assassin", "a:lose=king", "a:dance", "steal", "~king", "h:income",
    "a:lose=ambassador", "a:lose=inquisitor",
)  # fmt: skip


class Telling:
    """Everything said while some games were played: the keys used, the sentences, the words on buttons."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.keys: set[str] = set()
        self.sentences: set[str] = set()
        self.labels: set[str] = set()  # titles, details, headings: no sentences
        self.moments: set[tuple[str, str, int]] = set()  # what was asked, and of how many

    def say(self, *sentences: str) -> None:
        self.sentences.update(sentences)


@cache
def told(language: str) -> Telling:
    telling = Telling(language)
    spoken, formed = Catalogue.format, Catalogue.forms

    def format_and_note(self: Catalogue, key: str, arguments: Mapping[str, str | float]) -> str:
        telling.keys.add(key)
        return spoken(self, key, arguments)

    def form_and_note(self: Catalogue, key: str) -> dict[str, str]:
        telling.keys.add(key)
        return formed(self, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "format", format_and_note)
        patch.setattr(Catalogue, "forms", form_and_note)
        for number, (seats, options) in enumerate(TABLES):
            tell_game(telling, cabale.deal("complots", seats, number, **options), Random(number), 0.0)
        tell_game(telling, cabale.deal("complots", 2, 1), Random(1), 0.98)
        tell_options(telling)
        tell_reasons(telling)
    return telling


def values(option: Option) -> list[Value]:
    """Every value that an option takes, every word of a row; of whole numbers the ends and one between."""
    numbers = [*option.whole, sum(option.whole) // 2] if option.whole else []
    seats = list(LETTERS) if option.seat else []
    flags = [True, False] if option.flag else []
    row = [word for word in option.row if not word.isdigit()]
    return [*option.words, *row, *seats, *flags, *numbers, *([None] if option.optional else [])]


def tell_options(telling: Telling) -> None:
    words = Words(telling.language)
    for option in COMPLOTS.options:
        telling.labels.add(words.option("complots", option.name))
        telling.labels |= {words.option_value("complots", option.name, value) for value in values(option)}


def tell_reasons(telling: Telling) -> None:
    """What regular players think in some games, and what a random one does."""
    for seats, envoy in itertools.product((2, 3, 5), ("ambassador", "inquisitor")):
        for seed in range(3):
            match = cabale.deal("complots", seats, seed, envoy=envoy)
            narrators = [Narrator(telling.language, COMPLOTS, NAMES, seat) for seat in range(seats)]
            while not match.state.over:
                seat = match.state.turn
                if seat == CHANCE:
                    match.draw()
                    continue
                view, moves = match.view(seat), match.state.moves(seat)
                reasons = [bots.make("complots", level, seed + seat).explain(view, moves) for level in LEVELS]
                telling.say(*map(narrators[seat].reason, reasons))
                if seed == 0 and envoy == "inquisitor":
                    searching = bots.make("complots", "expert", seat, Budget(walks=64))
                    telling.say(narrators[seat].reason(searching.explain(view, moves)))
                match.play(seat, reasons[-1].move)
    s = set_table(
        "assassin duchess | captain countess", {"counter_after_failed_challenge": "allowed"}, coins=[3, 2]
    )
    play(s, "a:assassinate>b b:challenge ~duchess")
    shielded = bots.make("complots", "regular", 1).explain(COMPLOTS.view(s, 1), s.moves(1))
    telling.say(Narrator(telling.language, COMPLOTS, NAMES, 1).reason(shielded))


def tell_game(telling: Telling, match: Match, rng: Random, meekness: float) -> None:
    """A game at random; the meek take their income and pass, and grow rich."""
    listeners = [*range(match.seats), PUBLIC, OPEN]
    narrators = {seat: Narrator(telling.language, COMPLOTS, NAMES, seat) for seat in listeners}
    while not match.state.over:
        look(telling, match, narrators, rng)
        if match.state.turn == CHANCE:
            match.draw()
        else:
            moves = match.state.moves(match.state.turn)
            match.play(match.state.turn, moves[0] if rng.random() < meekness else rng.choice(moves))
    for seat, narrator in narrators.items():
        telling.say(*[narrator.event(event) for event in match.events(seat)])
        telling.say(*narrator.view(match.view(OPEN)), narrator.verdict(match.view(seat)))
        telling.say(narrator.status(match.view(seat)))
    refuse(telling, COMPLOTS, match.state, narrators, NOTATIONS)


def look(telling: Telling, match: Match, narrators: Mapping[int, Narrator], rng: Random) -> None:
    """The table at this moment: questions always, views and refusals now and then."""
    pause = rng.random() < 0.03
    for seat in match.state.waiting:
        question = COMPLOTS.question(match.state, seat)
        if question is not None:
            moment = (question.kind, question.rule, len(match.state.waiting))
            pause = pause or moment not in telling.moments
            telling.moments.add(moment)
            ask(telling, narrators[seat], match.view(seat), question)
    for seat, narrator in narrators.items():
        telling.say(narrator.status(match.view(seat)))
        if pause:
            telling.say(*narrator.view(match.view(seat)), narrator.verdict(match.view(seat)))
    if pause:
        refuse(telling, COMPLOTS, match.state, narrators, NOTATIONS)


def ask(telling: Telling, narrator: Narrator, view: Any, question: Question) -> None:
    """A question with all that stands on its buttons."""
    telling.say(narrator.question(question))
    telling.labels.add(narrator.heading(question))
    for choice in question.choices:
        telling.say(narrator.choice(choice), narrator.consequence(view, choice))
        telling.labels |= {narrator.title(choice), narrator.detail(choice)}
        narrator.shortcut(choice)
    for closed in question.closed:
        telling.say(narrator.closed(closed), narrator.shut_reason(closed))
        telling.labels.add(narrator.shut_title(closed))


def refuse(
    telling: Telling,
    game: Game[Any, Any],
    s: Any,
    narrators: Mapping[int, Narrator],
    notations: Iterable[str],
) -> None:
    """Whatever nobody may do here, and what cannot be read, is refused in words."""
    for seat in (*range(s.seats), CHANCE, 9):
        narrator = narrators.get(seat, narrators[PUBLIC])
        for move in range(-1, game.size + 1):
            try:
                game.check(s, seat, move)
            except CabaleError as error:
                telling.say(narrator.refusal(error))
    for text in notations:
        try:
            game.check(s, *game.read(s, text))
        except CabaleError as error:
            telling.say(narrators[0].refusal(error))
