"""Playing line by line, for pipes and screen readers: sentences out, one answer a line in."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

from cabale.core.errors import CabaleError
from cabale.core.pledges import Pledge
from cabale.core.views import Choice, Question
from cabale.games import rulebook
from cabale.terminal.deals import Draft, book, ways
from cabale.terminal.lines import InputEnded, Left, Lines, numbers, standard_streams, told
from cabale.terminal.prose import example
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator


class Plain(Lines):
    """The line mode of one sitting. Tells what happens, asks, reads; no colour and no cursor."""

    def __init__(self, sitting: Sitting, narrator: Narrator, answers: TextIO, out: TextIO) -> None:
        match = sitting.match
        super().__init__(narrator, match.seats, match.options, answers, out)
        self.sitting: Final = sitting
        self._heard: Final[list[Pledge]] = []  # the offers that were read out

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
        if sitting.bargains:
            self.say(narrator.say("plain-help-deals"))
        aim = "" if sitting.answered else narrator.aim()  # until it was said
        while True:
            sitting.deal()
            sitting.bargain()
            for line in told(narrator, sitting.news()):
                self.say(line)
            if sitting.over:
                break
            self.hear_offers()
            self.talk()
            answers, deals = sitting.others(), sitting.match.book.deals[:]
            question = sitting.question()
            aside = None
            if question:
                if aim:
                    self.say()
                    self.say(narrator.say("plain-aim", aim=aim))
                    aim = ""
                move = self.ask(question)
                if sitting.match.book.deals != deals:  # what was agreed meanwhile counts for their answers
                    answers = sitting.others()
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

    # --- what is promised in writing

    def looks_up(self, text: str) -> bool:
        if not self.sitting.bargains or text not in ("deals", self.narrator.say("plain-deals")):
            return False
        self.open_book()
        return True

    def hear_offers(self) -> None:
        """What was offered to the person is answered now, or in the book."""
        say = self.narrator.say
        for pledge in self.sitting.waiting_offers:
            if pledge in self._heard:
                continue
            self._heard.append(pledge)
            self.say()
            self.say(self.narrator.pledge(pledge))
            number = self.pick((say("deal-take"), say("deal-decline")), say("deal-later-prompt"))
            if number is not None:
                self.sitting.reply(pledge, "refused" if number else "accepted")

    def talk(self) -> None:
        """Time to talk before what others are asked."""
        if self.sitting.talk_due:
            say = self.narrator.say
            self.say()
            self.say(say("talk-now"))
            words = ("deals", say("plain-deals"))
            if self.pick((say("talk-deals"),), say("talk-prompt"), words) == 0:
                self.open_book()

    def open_book(self) -> None:
        """The book of pledges, and what may be done in it, as often as wished."""
        say = self.narrator.say
        while True:
            self.say(say("deals-title"))
            for line in book(self.sitting, self.narrator):
                self.say(line)
            open_to = ways(self.sitting, self.narrator)
            number = self.pick(tuple([way.words for way in open_to]), say("deals-prompt"))
            if number is None:
                self.say()
                return
            way = open_to[number]
            try:
                if way.pledge is None:
                    self.draw_up()
                else:
                    self.sitting.reply(way.pledge, way.reply)
            except CabaleError as refused:
                self.say(say("erratum", reason=self.narrator.refusal(refused)))

    def draw_up(self) -> None:
        """An offer of one's own; an empty line leaves it."""
        draft = Draft(self.sitting, self.narrator)
        while (step := draft.step()) is not None:
            self.say(step.sentence)
            number = self.pick(step.labels, self.narrator.say("deals-prompt"))
            if number is None:
                return
            step.take(number)
        draft.offer()

    def pick(self, labels: Sequence[str], prompt: str, first: Sequence[str] = ()) -> int | None:
        """One of several things by its number, the first by other words as well; None for an empty line."""
        for number, label in enumerate(labels, 1):
            self.say(f"  {number}. {label}")
        while True:
            text = self.read(prompt)
            if not text:
                return None
            if text in ("quit", self.narrator.say("plain-quit")):
                raise Left
            if text in first:
                return 0
            if text.isascii() and text.isdigit() and 1 <= int(text) <= len(labels):
                return int(text) - 1
            self.say(self.narrator.say("not-a-deal", text=text[:20], most=len(labels)))

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
