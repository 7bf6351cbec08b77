"""Playing on the full screen: one person among automata, by keyboard or mouse."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from cabale.core.errors import CabaleError
from cabale.core.pledges import Pledge
from cabale.core.views import Choice, Question
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board
from cabale.terminal.choices import Asked, Choices
from cabale.terminal.deals import Draft, book, ways
from cabale.terminal.drawing import ink
from cabale.terminal.screens import Confirm, DealBook
from cabale.terminal.seated import Seated
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator


class Table(Seated):
    """The table of one sitting. What becomes of its record is for the caller to see to."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "put_away", show=False),
        Binding("f3", "deals", show=False),
    ]

    def __init__(self, sitting: Sitting, narrator: Narrator, pace: float, offer: bool) -> None:
        match = sitting.match
        super().__init__(match.game, narrator, match.seats, match.options, sitting.seat, pace)
        self.sitting: Final = sitting
        self.offer: Final = offer  # whether to ask about the record; not if its place is settled
        self.keep = False  # whether the person wants the record of the finished game
        self.finished = False
        self._first = "" if sitting.answered else narrator.aim()  # what one plays for, until it was said
        self._asides: tuple[Choice, ...] = ()  # what the person may do out of turn, by a key of its own
        self._aside: Choice | None = None  # what the person wants to do out of turn
        self._heard: Final[list[Pledge]] = []  # the offers that were put to the person

    def on_mount(self) -> None:
        self.run_worker(self.play(), exclusive=True)
        with suppress(NotImplementedError):  # not everywhere is there a loop that minds signals
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.action_interrupt)

    # --- the game

    async def play(self) -> None:
        sitting = self.sitting
        while True:
            sitting.deal()
            await asyncio.to_thread(sitting.bargain)
            await self.tell()
            if sitting.over:
                break
            await self.hear_offers()
            await self.talk()
            answers, deals = await self.others(), sitting.match.book.deals[:]
            if self._aside:
                sitting.step_in(self._aside)
                continue
            self.question = sitting.question()
            if self.question:
                answers[sitting.seat] = await self.ask(self.question)
                self.question = None
            if sitting.match.book.deals != deals:  # what was agreed meanwhile counts for their answers
                mine = {seat: move for seat, move in answers.items() if seat == sitting.seat}
                answers = await self.others() | mine
            sitting.settle(answers)
        await self.close()

    def put(self, question: Question) -> Asked:
        """The first question says what one plays for as well."""
        aim, self._first = self._first, ""
        above = self.narrator.say("first-aim", aim=aim) if aim else ""
        return super().put(question)._replace(aim=above)

    async def tell(self) -> None:
        """Print what happened, with time to read it, then show the table as it is now."""
        news = self.sitting.news()
        say = self.narrator
        self._asides = tuple([aside for aside in self.sitting.asides() if say.shortcut(aside)])
        self._aside = None
        if news or self._asides:
            asides = {say.shortcut(aside): say.choice(aside) for aside in self._asides}
            self.base.query_one(Ask).tell(self.waiting, asides)
        await self.read_out(news, self.sitting.view)

    async def others(self) -> dict[int, int]:
        """What the automata answer; where nobody may notice that one is asked, always after a pause."""
        if self._hurried and self.sitting.rest:
            self.sitting.rush()
        thinking = asyncio.to_thread(self.sitting.others)
        if self.sitting.covered and not self.sitting.question():
            answers, _ = await asyncio.gather(thinking, self.pause())
            return answers
        return await thinking

    async def pause(self) -> None:
        """None for who wants to step in out of turn, until that is done."""
        if not self._aside:
            await super().pause()

    # --- what is promised in writing

    @property
    def looked_up(self) -> tuple[str, ...]:
        found = super().looked_up
        return (*found, "hint-deals") if self.sitting.bargains else found

    async def hear_offers(self) -> None:
        """What was offered to the person is answered now, or in the book."""
        say = self.narrator.say
        for pledge in self.sitting.waiting_offers:
            if pledge in self._heard:
                continue
            self._heard.append(pledge)
            choices = say("deal-take"), say("deal-decline"), say("deal-later")
            number = await self.choose(Asked(self.narrator.pledge(pledge), say("deal-offered"), "", choices))
            if number < 2 and pledge in self.sitting.waiting_offers:
                self.sitting.reply(pledge, "refused" if number else "accepted")

    async def talk(self) -> None:
        """Time to talk before what others are asked."""
        say = self.narrator.say
        while self.sitting.talk_due and not self._hurried:
            asked = Asked(say("talk-now"), "", "", (say("talk-go-on"), say("talk-deals")))
            if await self.choose(asked) == 0:
                return
            await self.open_book()

    def action_deals(self) -> None:
        if self.sitting.bargains and len(self.screen_stack) == 1:
            self.run_worker(self.open_book(), group="deals")

    async def open_book(self) -> None:
        """The book of pledges, and what may be done in it, as often as wished."""
        narrator, sitting = self.narrator, self.sitting
        while True:
            open_to = ways(sitting, narrator)
            asked = Asked(narrator.say("deals-ask"), "", "", tuple([way.words for way in open_to]))
            sheet = DealBook(narrator, self.light, list(book(sitting, narrator)), asked)
            number = await self.push_screen_wait(sheet)
            if number < 0 or not open_to:
                return
            way = open_to[number]
            try:
                if way.pledge is None:
                    await self.draw_up()
                else:
                    sitting.reply(way.pledge, way.reply)
            except CabaleError as refused:
                self.notify(narrator.refusal(refused))

    async def draw_up(self) -> None:
        """An offer of one's own; Escape leaves it."""
        draft = Draft(self.sitting, self.narrator)
        while (step := draft.step()) is not None:
            asked = Asked(step.sentence, self.narrator.say("deals-title"), "", step.labels)
            number = await self.push_screen_wait(Confirm(self.light, asked))
            if number < 0:
                return
            step.take(number)
        draft.offer()

    def waiting(self, width: int) -> Text:
        """What the bar says while the others play: the own cards too, unless they lie there large."""
        key = "waiting-rest" if self.sitting.rest else "waiting"
        lines = [ink(f" {self.narrator.say(key)}", self.light.ink)]
        view = self.base.query_one(Board).view
        if view is not None and not self.large:
            room = self.base.query_one(Ask).size.height - 2 - len(self._asides)
            cards = self.drawing.reading(view, self.pen, width - 2, room)
            lines += [Text(" ").append_text(card) for card in cards]
        return Text("\n").join(lines)

    async def close(self) -> None:
        """The verdict, all hands, and whether to keep the record."""
        self.finished = True
        say = self.narrator.say
        choices = [say("keep-record")] if self.offer else []
        choices.append(say("leave"))
        verdict, grounds = self.narrator.verdict(self.sitting.view), self.narrator.grounds(self.sitting.view)
        asked = Asked(f"{verdict} {grounds}".rstrip(), say("game-over"), "", tuple(choices))
        self.keep = await self.choose(asked) == 0 and self.offer
        self.exit(return_code=0)

    # --- keys

    def action_put_away(self) -> None:
        self.base.query_one(Ask).put_away()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self._answer is None and event.number < len(self._asides):  # otherwise it is an answer
            self._aside = self._asides[event.number]
            self._woken.set()

    def action_leave(self) -> None:
        if self.finished:
            self.exit(return_code=0)
            return
        say = self.narrator.say
        asked = Asked(say("quit-question"), "", "", (say("quit-stay"), say("quit-leave")))
        self.push_screen(Confirm(self.light, asked), self.leave)

    def leave(self, answer: int | None) -> None:
        if answer == 1:
            self.exit(return_code=0)
