"""Playing line by line, for pipes and screen readers: sentences out, one answer a line in."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from cabale.core.errors import CabaleError
from cabale.core.rulebook import find_rule
from cabale.core.views import Choice, Event, Question
from cabale.games import rulebook
from cabale.terminal.drawings import drawing_of
from cabale.terminal.prose import example, plain_text
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator
from cabale.text.words import tidy


class Left(Exception):
    """The person asked to leave."""


class InputEnded(Exception):
    """There is nobody to answer any more."""


class Plain:
    """The line mode of one sitting. Tells what happens, asks, reads; no colour and no cursor."""

    def __init__(self, sitting: Sitting, narrator: Narrator, answers: TextIO, out: TextIO) -> None:
        self.sitting: Final = sitting
        self.narrator: Final = narrator
        self.drawing: Final = drawing_of(sitting.match.game.id)
        self.answers: Final = answers
        self.out: Final = out
        self.echo: Final = not answers.isatty()  # so that a transcript shows what was answered

    def say(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    def play(self) -> None:
        """Play to the end of the game."""
        sitting, narrator = self.sitting, self.narrator
        self.say(
            narrator.say(
                "plain-welcome",
                game=narrator.game_title(sitting.match.game.id),
                name=narrator.name(sitting.seat),
            )
        )
        book = rulebook(sitting.match.game.id)
        self.say(narrator.say("plain-help", rule=example(book)) if book else narrator.say("plain-help-short"))
        while True:
            sitting.deal()
            for line in told(narrator, sitting.news()):
                self.say(line)
            if sitting.over:
                break
            answers = sitting.others()
            question = sitting.question()
            aside = None
            if question:
                move = self.ask(question)
                aside = self.meant(move, question)
                answers[sitting.seat] = move
            else:
                aside = self.offer(self.keyed(sitting.asides()))
            if aside:
                sitting.step_in(aside)
            else:
                sitting.settle(answers)
        self.say()
        for line in narrator.view(sitting.view):
            self.say(line)

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

    def meant(self, move: int, question: Question) -> Choice | None:
        """What was done out of turn instead of an answer: it can be said whenever one is asked."""
        if any(choice.move == move for choice in question.choices):
            return None
        return next(aside for aside in self.sitting.asides() if aside.move == move)

    def keyed(self, asides: Sequence[Choice]) -> list[Choice]:
        """Those that are worth an offer each time: they have a key of their own on the full screen."""
        return [aside for aside in asides if self.narrator.shortcut(aside)]

    def offer(self, asides: Sequence[Choice]) -> Choice | None:
        """What may be done out of turn, each time before the others go on; an empty line does nothing."""
        while asides:
            self.say()
            self.say(self.narrator.say("aside-title"))
            for line in self.listed(asides, numbers(asides)):
                self.say(line)
            text = self.read(self.narrator.say("aside-prompt"))
            if not text:
                break
            move = self.understood(text, asides, "", numbers(asides))
            for aside in asides:
                if aside.move == move:
                    return aside
        return None

    def put(self, question: Question) -> Iterator[str]:
        """The question, its numbered choices, and what is closed."""
        narrator = self.narrator
        sentence = narrator.question(question)
        if question.secret:
            sentence = narrator.say("plain-secret", sentence=sentence)
        yield noted(sentence, question.rule)
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
        for key, choice in zip(keys, choices, strict=True):
            yield f"  {key}. {self.narrator.choice(choice)}  {choice.text}"

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
        if text.startswith("?"):
            rules = rulebook(self.sitting.match.game.id, narrator.language)
            found = find_rule(rules, text[1:].strip() or rule)
            self.say(f"{narrator.say('panel-rule')} {found.number}")
            self.say(plain_text(found.text))
            self.say()
        elif text in ("table", narrator.say("plain-table")):
            for line in narrator.view(self.sitting.view):
                self.say(line)
            self.say()
        elif text in ("quit", narrator.say("plain-quit")):
            raise Left
        elif text in keys:
            return choices[keys.index(text)].move
        elif text.isascii() and text.isdigit():
            key = "not-a-key" if self.drawing.aims else "not-a-number"
            self.say(narrator.say(key, text=text[:20], most=len(choices)))
        elif text:
            return self.sitting.read(text)
        return None

    def keep_record(self, place: str) -> bool:
        """Whether the record of the finished game is wanted; without an answer it is not."""
        yes = self.narrator.say("plain-yes")
        try:
            return self.read(self.narrator.say("plain-keep", file=place)) in ("y", "yes", yes)
        except InputEnded:
            return False

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


def standard_plain(sitting: Sitting, narrator: Narrator) -> Plain:
    """On the standard streams; bytes that are no text become visible marks."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Plain(sitting, narrator, sys.stdin, sys.stdout)
