"""What a seat is told: made from its view and from nothing else.

The question is that of a position which the view allows. All of them ask the same of this seat, or the game
would tell what it must not (`conformance/secrets.py` holds every game to it), so nothing of the real position
can get into a message: it never comes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.book import Book
from cabale.core.errors import CabaleError
from cabale.core.game import Game
from cabale.core.pledges import Form, Pledge, Promise, Proposal
from cabale.core.views import Choice, Question
from cabale.seat.messages import Asked, Bargain, Bargaining, Frame, Goodbye, Offer, Offered, Partner, Spoken
from cabale.text import Narrator


def imagined(game: Game[Any, Any], view: Any) -> Any:
    """A position that the view allows, always the same."""
    return game.imagine(view, Random(0))


def default(game: Game[Any, Any], view: Any, moves: Sequence[int]) -> int:
    """What is played for whoever loses an answer: the same as for whoever stays silent at a table."""
    move = game.default(imagined(game, view), view.seat)
    return move if move in moves else moves[0]


def notation(game: Game[Any, Any], view: Any, move: int) -> str:
    """A move of this seat as records have it, without the seat."""
    return game.write_body(imagined(game, view), view.seat, move)


class Teller:
    """One listener: remembers what it has been told."""

    def __init__(
        self,
        game: Game[Any, Any],
        names: Sequence[str],
        seat: int,
        language: str = "en",
        data: bool = False,
    ) -> None:
        self.game: Final = game
        self._narrator: Final = Narrator(language, game, names, seat)
        self._seat: Final = seat
        self._data: Final = data  # whether the view goes with every frame
        self._since = 0  # events that it has had
        self._heard = 0  # lines that it has heard
        self._known: Final[dict[tuple[int, int, int], Pledge]] = {}

    def question(self, view: Any, moves: Sequence[int]) -> Question:
        """What the seat is asked, as far as these moves are open to it."""
        question = self.game.question(imagined(self.game, view), self._seat)
        assert question is not None
        choices = tuple(choice for choice in question.choices if choice.move in moves)
        return msgspec.structs.replace(question, choices=choices)

    def frame(self, view: Any, question: Question, number: int, milliseconds: int) -> Frame:
        """The question, and all that the seat sees."""
        choices, since = question.choices, self._since
        return Frame(
            number=number,
            count=len(choices),
            milliseconds=milliseconds,
            turn=view.turns,
            told=self._told(view),
            talk=self._talk(view),
            pledges=self._pledges(view),
            table=tuple(self._narrator.view(view)),
            asked=self._asked(question),
            offers=self._offers(view, choices),
            view=self._as_data(view, since) if self._data else msgspec.UNSET,
        )

    def bargaining(self, view: Any, number: int, milliseconds: int) -> Bargaining:
        """What may be promised now."""
        promises = self.game.pledges
        assert promises is not None
        others = [seat for seat in range(view.seats) if seat != self._seat]
        return Bargaining(
            number=number,
            milliseconds=milliseconds,
            turn=view.turns,
            last_turn=view.turns + promises.ahead,
            told=self._told(view),
            talk=self._talk(view),
            pledges=self._pledges(view),
            table=tuple(self._narrator.view(view)),
            partners=tuple(
                Partner(
                    to=other,
                    mine=_promises(promises.choices(view, self._seat, other)),
                    theirs=_promises(promises.choices(view, other, self._seat)),
                )
                for other in others
            ),
        )

    def offered(self, view: Any, pledge: Pledge, number: int, milliseconds: int) -> Offered:
        return Offered(
            number=number,
            milliseconds=milliseconds,
            pledge=self._bargain(pledge),
            table=tuple(self._narrator.view(view)),
        )

    def goodbye(self, view: Any | None) -> Goodbye:
        """The end, if the game came to one."""
        if view is None or not view.over:
            return Goodbye(reason="left")
        told, verdict = self._told(view), self._narrator.verdict(view)
        return Goodbye(reason="over", told=told, verdict=verdict, ranks=view.ranks)

    def refusal(self, refused: CabaleError) -> str:
        return self._narrator.refusal(refused)

    def _told(self, view: Any) -> tuple[str, ...]:
        events = view.history[self._since :]
        self._since = len(view.history)
        return tuple(sentence for sentence in self._narrator.sentences(events) if sentence)

    def _talk(self, view: Any) -> tuple[Spoken, ...]:
        lines = view.talk[self._heard :]
        self._heard = len(view.talk)
        return tuple(Spoken(line.speaker, line.to, line.text) for line in lines)

    def _pledges(self, view: Any) -> tuple[Bargain, ...]:
        changed = []
        for pledge in view.pledges:
            key = pledge.by, pledge.to, pledge.number
            if self._known.get(key) != pledge:
                self._known[key] = pledge
                changed.append(self._bargain(pledge))
        return tuple(changed)

    def _bargain(self, pledge: Pledge) -> Bargain:
        return Bargain(
            by=pledge.by,
            to=pledge.to,
            number=pledge.number,
            promise=pledge.promise,
            in_return=pledge.in_return,
            until=pledge.until,
            standing=pledge.standing,
            sentence=self._narrator.pledge(pledge),
        )

    def _asked(self, question: Question) -> Asked:
        return Asked(
            kind=question.kind,
            rule=question.rule,
            sentence=self._narrator.question(question),
            secret=question.secret,
            private=question.private,
        )

    def _offers(self, view: Any, choices: Sequence[Choice]) -> tuple[Offer, ...]:
        told = zip(choices, self._narrator.consequences(view, choices), strict=True)
        return tuple(
            Offer(
                number=number,
                text=choice.text,
                key=choice.key,
                arguments=choice.arguments,
                label=self._narrator.choice(choice),
                consequence=consequence,
            )
            for number, (choice, consequence) in enumerate(told)
        )

    def _as_data(self, view: Any, since: int) -> msgspec.Raw:
        """The view with what is new in it alone: all that was before has been sent before."""
        shown = msgspec.structs.replace(view, history=view.history[since:], talk=(), pledges=())
        return msgspec.Raw(msgspec.json.encode(shown))


def _promises(forms: Sequence[Form]) -> tuple[Promise, ...]:
    return tuple(
        Promise(form.deed, about, how) for form in forms for about, how in product(form.about, form.how)
    )


def check_wishes(game: Game[Any, Any], view: Any, wishes: Sequence[Proposal]) -> None:
    """Refused if one of these offers cannot be made now."""
    book, state = Book(game.pledges, view.seats), imagined(game, view)
    for wish in wishes:
        book.offer(state, 0, view.seat, wish.to, wish.promise, wish.in_return, wish.until)
