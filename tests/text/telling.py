"""A game told in every language to everybody who may hear it, once: what the suites of words look at."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any

import msgspec
import pytest

from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.errors import CabaleError
from cabale.core.game import Game
from cabale.core.pledges import Pledge, Promise
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Event, Question
from cabale.games import GAMES
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.aid import aid_of
from cabale.text.catalogue import Catalogue
from cabale.text.narrator import EVENT_SEATS
from tests.text.aids import texts
from tests.text.stories import at_random, corner, scenes, tables, values

NAMES = ("Anna", "Hugo", "Yves", "Margot", "Kempelen", "Cox", "Émile", "Jaquet-Droz")
NOBODY = 9  # no seat of any game
STRANGE = ("king", "7", "z")  # in the place of a piece, of a number, of a seat


class Said:
    """Everything said in one language: the keys used, the sentences, and what stands on buttons."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.sentences: set[str] = set()
        self.refusals: set[str] = set()  # sentences that may say what is expected, in notation
        self.labels: set[str] = set()  # no sentences
        self.headings: set[str] = set()
        self.titles: set[str] = set()
        self.details: set[str] = set()
        self.figures: set[str] = set()
        self.letters: set[tuple[str, ...]] = set()  # the shortcuts of each question
        self.lettered: set[str] = set()  # what has one


class Tale:
    """One game, told."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.said = {language: Said() for language in LANGUAGES}
        self.events: set[tuple[type[Event], str]] = set()  # and which of its seats the listener was
        self.secrets: set[tuple[type[Event], str, bool]] = set()  # its fields, with and without a value
        self.questions: set[str] = set()
        self.codes: set[str] = set()
        self._heard: set[object] = set()
        self._words: dict[str, str] = {}  # one word of each shape met so far
        self._narrators = {
            (language, seat): Narrator(language, game, NAMES, seat)
            for language in LANGUAGES
            for seat in (*range(game.seats[1]), PUBLIC, OPEN)
        }

    def narrators(self, seat: int) -> Iterator[tuple[Narrator, Said]]:
        """Whoever speaks to this seat, or to the public if there is no such seat."""
        for language, said in self.said.items():
            yield self._narrators.get((language, seat), self._narrators[language, PUBLIC]), said

    def first(self, *about: object) -> bool:
        """Whether this is new."""
        new = about not in self._heard
        self._heard.add(about)
        return new

    # --- the stories

    def tell(self) -> None:
        for scene in scenes(self.game):
            if self.first(msgspec.json.encode(scene.state.dump())):
                self.ask(scene.state)
            self.attempt(scene.state, scene.words)
            if scene.rest:
                self.promise(scene.state)
                self.look(scene.state)
                self.hear(scene.state)
        for match in at_random(self.game):
            if match.state.over:
                self.look(match.state)
                self.hear(match.state)
                self.attempt(match.state, ())
            elif self.first(*moment(self.game.question(match.state, match.state.turn))):
                self.ask(match.state)
                self.look(match.state)
        for seat, reason in corner(self.game.id, "reasons")():
            self.give(seat, reason)
        for narrator, said in self.narrators(PUBLIC):
            said.labels.update(corner(self.game.id, "labels")(narrator))
        self.choose()
        self.aid()

    def ask(self, s: Any) -> None:
        """What is asked here, with all that stands on the buttons, and what bots would answer."""
        for seat in s.waiting:
            question = self.game.question(s, seat)
            if question is None:
                continue
            view = self.game.view(s, seat)
            for narrator, said in self.narrators(seat):
                self.put(narrator, said, view, question, self.game.asides(s, seat))
            self.give(seat, bots.make(self.game.id, "regular", 1).explain(view, s.moves(seat)))
            if self.first("kind", question.kind):
                self.questions.add(question.kind)
                self.ponder(s, seat, view)

    def put(
        self, narrator: Narrator, said: Said, view: Any, question: Question, asides: Iterable[Any]
    ) -> None:
        said.sentences.add(narrator.question(question))
        said.headings.add(narrator.heading(question))
        said.sentences |= {note for note in (narrator.note(question), narrator.aim()) if note}
        for choice in (*question.choices, *asides):
            said.sentences |= {narrator.choice(choice), narrator.consequence(view, choice)}
            said.titles.add(narrator.title(choice))
            said.details.add(narrator.detail(choice))
            said.details |= {aimed for aimed in [narrator.aimed(view, choice)] if aimed}
            said.figures |= {narrator.gain(choice), narrator.cost(choice)}
        letters = [(narrator.shortcut(choice), choice.key) for choice in question.choices]
        said.letters.add(tuple(letter for letter, _ in letters if letter))
        said.lettered |= {key for letter, key in letters if letter}
        for closed in question.closed:
            said.sentences |= {narrator.closed(closed), narrator.shut_reason(closed)}
            said.labels.add(narrator.shut_title(closed))
            self.codes.add(closed.code)

    def ponder(self, s: Any, seat: int, view: Any) -> None:
        """What the other levels think."""
        for level in ("random", "novice", "expert"):
            budget = Budget(walks=16) if level in bots.AT_TABLE else None
            self.give(seat, bots.make(self.game.id, level, 1, budget).explain(view, s.moves(seat)))

    def give(self, seat: int, reason: Reason) -> None:
        if self.first(seat, reason.key, str(reason.arguments)):
            for narrator, said in self.narrators(seat):
                said.sentences.add(narrator.reason(reason))
                said.labels |= {narrator.hunch(hunch) for hunch in reason.hunches}
                if reason.fear:
                    said.sentences.add(narrator.fear(reason.fear))
            for listener in (*range(self.game.seats[1]), PUBLIC):
                for narrator, said in self.narrators(listener):
                    said.sentences.add(narrator.said(reason, seat))

    def look(self, s: Any) -> None:
        """The table as everybody sees it."""
        for seat in (*range(s.seats), PUBLIC, OPEN):
            view = self.game.view(s, seat)
            for narrator, said in self.narrators(seat):
                said.sentences |= {*narrator.view(view), narrator.status(view), narrator.verdict(view)}

    def hear(self, s: Any) -> None:
        """What everybody saw happen."""
        for seat in (*range(s.seats), PUBLIC, OPEN):
            events = self.game.events(s, seat)
            for language, said in self.said.items():
                narrator = Narrator(language, self.game, NAMES[: s.seats], seat)  # "everybody" is all of them
                said.sentences |= {sentence for sentence in narrator.sentences(events) if sentence}
            for event in events:
                if self.first(seat, event):
                    given = msgspec.structs.asdict(event)
                    you = [name for name in EVENT_SEATS if name in given and given[name] == seat]
                    self.events.add((type(event), you[0] if you else ""))
                    self.secrets |= {(type(event), name, value is None) for name, value in given.items()}
                    for narrator, said in self.narrators(seat):
                        said.sentences.add(narrator.event(event))

    # --- what is refused

    def attempt(self, s: Any, words: Iterable[str]) -> None:
        """What cannot be read here or must not be played; at new questions, whatever anybody could try."""
        for word in words:
            self.read(s, word)
            self._words.setdefault(re.sub(r"(?<=[=>+])[^=>+]+|^[a-h]|(?<=~).*", "", word), word)
        question = None if s.turn == CHANCE or s.over else self.game.question(s, s.turn)
        closed = () if question is None else tuple(sorted({closed.code for closed in question.closed}))
        if self.first("tried", s.over, s.turn == CHANCE, question and question.kind, len(s.waiting), closed):
            for seat in (*range(s.seats), CHANCE, NOBODY):
                for move in range(-1, self.game.size + 1):
                    self.refused(seat, partial(self.game.check, s, seat, move))
            for word in list(self._words.values()):
                for strange in garbled(word):
                    self.read(s, strange)

    def read(self, s: Any, word: str) -> None:
        self.refused(PUBLIC, lambda: self.game.check(s, *self.game.read(s, word)))

    def refused(self, seat: int, trial: Callable[[], None]) -> None:
        try:
            trial()
        except CabaleError as error:
            if self.first(seat, error.code, error.rule, str(error.arguments)):
                self.codes.add(error.code)
                for narrator, said in self.narrators(seat):
                    said.refusals.add(narrator.refusal(error))

    # --- before and beside the game

    def choose(self) -> None:
        """Options, and all their values."""
        for language, said in self.said.items():
            words = Words(language)
            for option in self.game.options:
                rows = [",".join(option.row)] if option.row else []
                some = [option.default, *values(option), *rows]
                said.labels.add(words.option(self.game.id, option.name))
                said.labels |= {words.option_value(self.game.id, option.name, value) for value in some}

    def aid(self) -> None:
        """The player's aid of every table."""
        for language, said in self.said.items():
            for seats, options in tables(self.game):
                said.labels |= set(texts(aid_of(language, self.game.id, seats, options)))

    def promise(self, s: Any) -> None:
        """Everything that a may promise b here, told to a, to b and to everybody else."""
        if self.game.pledges is None or s.over:
            return
        for form in self.game.pledges.choices(self.game.view(s, PUBLIC), 0, 1):
            for promise in (Promise(form.deed, about, how) for about in form.about for how in form.how):
                if not self.first(promise):
                    continue
                pledge = Pledge(by=0, to=1, number=1, made=1, until=2, promise=promise, in_return=promise)
                for narrator, said in (pair for seat in (0, 1, PUBLIC) for pair in self.narrators(seat)):
                    said.labels |= {narrator.deed(form.deed), narrator.until(3)}
                    said.sentences |= {narrator.promise(0, 1, promise), narrator.pledge(pledge)}
                    if form.about != ("",):
                        said.labels.add(narrator.about(1, promise))


def moment(question: Question | None) -> tuple[object, ...]:
    """What kind of moment this is."""
    if question is None:
        return ()
    keys = frozenset(choice.key for choice in question.choices)
    return question.kind, keys, frozenset((closed.key, closed.code) for closed in question.closed)


def garbled(word: str) -> Iterator[str]:
    """A word with something strange in it; the word as it is, too, which may be strange here."""
    yield from (word, word.partition(":")[2], "a:dance", "~king")
    for part in re.finditer(r"(?<=[=>+~])[^=>+]+", word):
        for strange in STRANGE:
            yield word[: part.start()] + strange + word[part.end() :]


@cache
def told(name: str) -> Tale:
    """The tale of a game."""
    tale = Tale(GAMES[name])
    spoken, formed = Catalogue.format, Catalogue.forms

    def format_and_note(self: Catalogue, key: str, arguments: Mapping[str, str | float]) -> str:
        tale.said[self._language].keys.add(key)
        return spoken(self, key, arguments)

    def form_and_note(self: Catalogue, key: str) -> dict[str, str]:
        tale.said[self._language].keys.add(key)
        return formed(self, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "format", format_and_note)
        patch.setattr(Catalogue, "forms", form_and_note)
        tale.tell()
    return tale
