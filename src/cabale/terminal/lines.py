"""A question put line by line, and the answer read: for pipes and screen readers."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TextIO

from cabale.core.errors import CabaleError
from cabale.core.options import Value
from cabale.core.rulebook import find_rule
from cabale.core.views import Choice, Event, Question
from cabale.games import rulebook
from cabale.terminal.aid import aid_lines
from cabale.terminal.drawings import drawing_of
from cabale.terminal.prose import WIDTH, plain_text
from cabale.text import Narrator
from cabale.text.aid import aid_of
from cabale.text.words import tidy


class Left(Exception):
    """The person asked to leave."""


class InputEnded(Exception):
    """There is nobody to answer any more."""


class Lines(ABC):
    """Asks and reads; no colour and no cursor."""

    def __init__(
        self,
        narrator: Narrator,
        seats: int,
        options: Mapping[str, Value],
        answers: TextIO,
        out: TextIO,
    ) -> None:
        self.narrator: Final = narrator
        self.drawing: Final = drawing_of(narrator.game)
        self.aid: Final = aid_of(narrator.language, narrator.game, seats, options)
        self.answers: Final = answers
        self.out: Final = out
        self.echo: Final = not answers.isatty()  # so that a transcript shows what was answered

    @property
    @abstractmethod
    def view(self) -> Any:
        """What the person sees."""

    @abstractmethod
    def move_of(self, text: str) -> int:
        """The person's move from its notation; refused if it is not open."""

    def looks_up(self, text: str) -> bool:
        """Whether this asks for something else that there is here, which it gets."""
        return False

    def say(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    def ask(self, question: Question) -> int:
        """Put the question, as often as it takes to get an answer that is a move."""
        self.say()
        for line in self.put(question):
            self.say(line)
        while True:
            text = self.read(self.prompt(question))
            move = self.understood(text, question.choices, question.rule, self.keys(question))
            if move is not None:
                self.say()
                return move
            for line in self.put(question):
                self.say(line)

    def put(self, question: Question) -> Iterator[str]:
        """The question, what follows by default, the numbered choices, and what is closed."""
        narrator = self.narrator
        sentence = narrator.question(question)
        if question.secret:
            sentence = narrator.say("plain-secret", sentence=sentence)
        yield noted(sentence, question.rule)
        if note := narrator.note(question):
            yield note
        yield from self.listed(question.choices, self.keys(question))
        if question.closed:
            yield narrator.say("closed-title")
            for closed in question.closed:
                yield f"  - {narrator.closed(closed)}"

    def keys(self, question: Question) -> tuple[str, ...]:
        """What to answer with: numbers that choices have on the board, or else their places in the list."""
        return self.drawing.keys(question) if self.drawing.aims else numbers(question.choices)

    def prompt(self, question: Question) -> str:
        if self.drawing.aims:
            return self.narrator.say("plain-prompt-own")
        return self.narrator.say("plain-prompt", most=len(question.choices))

    def listed(self, choices: Sequence[Choice], keys: Sequence[str]) -> Iterator[str]:
        """A line each: its key, its words, its notation; once, where the words are made from the notation."""
        for key, choice in zip(keys, choices, strict=True):
            words = self.narrator.choice(choice)
            yield f"  {key}. {words}" + (f"  {choice.text}" if words != choice.text else "")

    def understood(self, text: str, choices: Sequence[Choice], rule: str, keys: Sequence[str]) -> int | None:
        """The move that was meant, or None and a sentence why there is none."""
        try:
            return self.heard(text, choices, rule, keys)
        except CabaleError as refused:
            self.say(self.narrator.say("erratum", reason=self.narrator.refusal(refused)))
            return None

    def heard(self, text: str, choices: Sequence[Choice], rule: str, keys: Sequence[str]) -> int | None:
        """The move that was meant, or None if something else was asked for."""
        narrator = self.narrator
        if text == "?" and self.aid.sections:
            for line in (self.aid.title, *aid_lines(self.aid, narrator, self.drawing, WIDTH)):
                self.say(line)
            self.say()
        elif text.startswith("?"):
            rules = rulebook(narrator.game, narrator.language)
            found = find_rule(rules, text.lstrip("?").strip() or rule)
            self.say(f"{narrator.say('panel-rule')} {found.number}")
            self.say(plain_text(found.text))
            self.say()
        elif text in ("table", narrator.say("plain-table")):
            for line in narrator.view(self.view):
                self.say(line)
            self.say()
        elif self.looks_up(text):
            pass
        elif text in ("quit", narrator.say("plain-quit")):
            raise Left
        elif text in keys:
            return choices[keys.index(text)].move
        elif text.isascii() and text.isdigit():
            key = "not-a-key" if self.drawing.aims else "not-a-number"
            self.say(narrator.say(key, text=text[:20], most=len(choices)))
        elif text:
            return self.move_of(text)
        else:
            key = "empty-key" if self.drawing.aims else "empty-number"
            self.say(narrator.say(key, most=len(choices)))
        return None

    def read(self, prompt: str) -> str:
        print(prompt, end=" ", file=self.out, flush=True)
        line = self.answers.readline(10_000)
        if not line:
            self.say()
            raise InputEnded
        text = line.strip().lower()
        if self.echo:
            self.say(tidy(text))
        return text


def numbers(choices: Sequence[Choice]) -> tuple[str, ...]:
    return tuple([str(number) for number in range(1, len(choices) + 1)])


def told(narrator: Narrator, events: Sequence[Event]) -> Iterator[str]:
    """What happened, a line each, with the number of its rule."""
    for event, sentence in zip(events, narrator.sentences(events), strict=True):
        if sentence:
            yield noted(sentence, event.rule)


def noted(sentence: str, rule: str) -> str:
    return f"{sentence}  [{rule}]" if rule else sentence


def standard_streams() -> tuple[TextIO, TextIO]:
    """Those of the process; bytes that are no text become visible marks."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return sys.stdin, sys.stdout
