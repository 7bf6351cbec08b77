"""Playing line by line, for pipes and screen readers: sentences out, one answer a line in."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

from cabale.core.views import Choice, Question
from cabale.games import rulebook
from cabale.terminal.lines import InputEnded, Lines, numbers, standard_streams, told
from cabale.terminal.prose import example
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator


class Plain(Lines):
    """The line mode of one sitting. Tells what happens, asks, reads; no colour and no cursor."""

    def __init__(self, sitting: Sitting, narrator: Narrator, answers: TextIO, out: TextIO) -> None:
        match = sitting.match
        super().__init__(narrator, match.seats, match.options, answers, out)
        self.sitting: Final = sitting

    @property
    def view(self) -> Any:
        return self.sitting.view

    def move_of(self, text: str) -> int:
        return self.sitting.read(text)

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
        if self.aid.sections and book:
            self.say(narrator.say("plain-help-aid", rule=example(book)))
        elif book:
            self.say(narrator.say("plain-help", rule=example(book)))
        else:
            self.say(narrator.say("plain-help-short"))
        aim = "" if sitting.answered else narrator.aim()  # until it was said
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
                if aim:
                    self.say()
                    self.say(narrator.say("plain-aim", aim=aim))
                    aim = ""
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

    def keep_record(self, place: str) -> bool:
        """Whether the record of the finished game is wanted; without an answer it is not."""
        say = self.narrator.say
        yes, no = say("plain-yes"), say("plain-no")
        with suppress(InputEnded):
            while True:
                text = self.read(say("plain-keep", file=place))
                if text in ("y", "yes", yes, say("value-yes")):
                    return True
                if text in ("n", "no", no, say("value-no")):
                    return False
                self.say(say("not-yes-or-no", yes=yes, no=no))
        return False


def standard_plain(sitting: Sitting, narrator: Narrator) -> Plain:
    """On the standard streams."""
    return Plain(sitting, narrator, *standard_streams())
