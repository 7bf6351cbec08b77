"""The deal book of a sitting in words, and an offer in the making, for the line mode and the full screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from cabale.core.pledges import Form, Mark, Pledge, Promise, Reply
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator

Answer = tuple[str, Callable[[], None]]  # its words, and what it does


class Step(NamedTuple):
    """A question of the form, and its answers."""

    sentence: str
    answers: tuple[Answer, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple([words for words, _ in self.answers])

    def take(self, number: int) -> None:
        self.answers[number][1]()


class Way(NamedTuple):
    """Something that may be done in the book: answer or withdraw an offer; none begins one of one's own."""

    words: str
    pledge: Pledge | None = None
    reply: Reply = "accepted"


def book(sitting: Sitting, narrator: Narrator) -> Iterator[str]:
    """Every pledge that the person may know of, the newest first: what was offered, and what became of it."""
    pledges = sitting.pledges
    if not pledges:
        yield narrator.say("deals-empty")
    for pledge in reversed(pledges):
        yield narrator.pledge(pledge)
        outcome = f"{narrator.standing(pledge)} {narrator.rejoinder(pledge)}".rstrip()
        yield f"  {narrator.say('deal-stands', outcome=outcome)}"
        if pledge.standing == "accepted":
            first, second = pledge.marks
            yield f"  {_kept(narrator, pledge.by, pledge.to, pledge.promise, first, second)}"
            if pledge.in_return is not None:
                yield f"  {_kept(narrator, pledge.to, pledge.by, pledge.in_return, second, first)}"


def _kept(narrator: Narrator, by: int, to: int, promise: Promise, mark: Mark, other: Mark) -> str:
    words = narrator.promise(by, to, promise)
    return narrator.say("deal-mark", promise=words, mark=narrator.mark(mark, other))


def ways(sitting: Sitting, narrator: Narrator) -> tuple[Way, ...]:
    """What the person may do in the book now."""
    say, found = narrator.say, []
    for pledge in sitting.waiting_offers:
        sentence = narrator.pledge(pledge)
        found.append(Way(say("deal-accept", offer=sentence), pledge, "accepted"))
        found.append(Way(say("deal-refuse", offer=sentence), pledge, "refused"))
    own = [each for each in sitting.pledges if each.by == sitting.seat and each.standing == "offered"]
    found += [Way(say("deal-withdraw", offer=narrator.pledge(each)), each, "withdrawn") for each in own]
    if not sitting.over:
        found.append(Way(say("deal-offer")))
    return tuple(found)


class Draft:
    """An offer in the making: whom, what, what for, until when. It asks until nothing is left to ask."""

    def __init__(self, sitting: Sitting, narrator: Narrator) -> None:
        self._sitting: Final = sitting
        self._narrator: Final = narrator
        self.to: int | None = None
        self.mine = _Clause()
        self.theirs = _Clause()
        self.until: int | None = None

    def step(self) -> Step | None:
        """What is to be said next; None when all of it is."""
        say = self._narrator.say
        if self.to is None:
            others = [seat for seat in range(self._sitting.match.seats) if seat != self._sitting.seat]
            return Step(say("deal-to"), tuple([self._whom(seat) for seat in others]))
        me, to = self._sitting.seat, self.to
        if not self.mine.whole:
            return self._clause(self.mine, say("deal-give"), me, to, False)
        if not self.theirs.whole:
            return self._clause(self.theirs, say("deal-want"), to, me, True)
        if self.until is None:
            terms = self._sitting.terms
            return Step(say("deal-until"), tuple([self._term(turn) for turn in terms]))
        return None

    def offer(self) -> Pledge:
        """It is made, as it stands; refused if it cannot be."""
        assert self.to is not None and self.mine.promise is not None and self.until is not None
        return self._sitting.offer(self.to, self.mine.promise, self.theirs.promise, self.until)

    def _whom(self, seat: int) -> Answer:
        def take() -> None:
            self.to = seat

        return self._narrator.name(seat), take

    def _term(self, turn: int) -> Answer:
        def take() -> None:
            self.until = turn

        return self._narrator.until(turn), take

    def _clause(self, clause: _Clause, sentence: str, by: int, to: int, may_be_none: bool) -> Step:
        narrator = self._narrator
        form = clause.form
        if form is None:
            forms = self._sitting.forms(by, to)
            answers = [(narrator.deed(each.deed), clause.deed(each)) for each in forms]
            if may_be_none:
                answers.insert(0, (narrator.say("deal-nothing"), clause.nothing))
            return Step(sentence, tuple(answers))
        if clause.about is None:
            words = [narrator.about(to, Promise(form.deed, about)) for about in form.about]
            return Step(narrator.deed(form.deed), _each(words, form.about, clause.is_about))
        return Step(
            narrator.deed(form.deed), _each([narrator.how(how) for how in form.how], form.how, clause.is_done)
        )


class _Clause:
    """What one side promises, as far as it is said."""

    def __init__(self) -> None:
        self.form: Form | None = None
        self.about: str | None = None
        self.whole = False
        self.promise: Promise | None = None

    def nothing(self) -> None:
        self.whole = True

    def deed(self, form: Form) -> Callable[[], None]:
        def take() -> None:
            self.form = form
            if len(form.about) == 1:
                self.is_about(form.about[0])

        return take

    def is_about(self, about: str) -> None:
        assert self.form is not None
        self.about = about
        if len(self.form.how) == 1:
            self.is_done(self.form.how[0])

    def is_done(self, how: str) -> None:
        assert self.form is not None and self.about is not None
        self.promise = Promise(self.form.deed, self.about, how)
        self.whole = True


def _each(words: Sequence[str], values: Sequence[str], take: Callable[[str], None]) -> tuple[Answer, ...]:
    def taking(value: str) -> Callable[[], None]:
        return lambda: take(value)

    return tuple([(word, taking(value)) for word, value in zip(words, values, strict=True)])
