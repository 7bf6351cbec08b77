"""The narrator: any event, question, move, refusal or view of a game, told to one listener."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.pledges import Mark, Pledge, Promise
from cabale.core.reason import Fear, Hunch, Reason
from cabale.core.seats import PUBLIC
from cabale.core.talk import Line
from cabale.core.views import Choice, Closed, Event, Foreseen, Question, View
from cabale.games import GAMES
from cabale.text import plain_voice
from cabale.text.gathering import gather, runs
from cabale.text.languages import LANGUAGES, choose_language
from cabale.text.made import spelled
from cabale.text.tone import Tone
from cabale.text.words import CARDS, NOBODY, NOWHERE, PIECES, SEATS, Given, Words, capital, tidy

__all__ = ["LANGUAGES", "Narrator", "Words", "choose_language"]

EVENT_SEATS: Final = tuple(name for name in SEATS if name != "turn")  # there it is the turn's number
AIMED: Final = {"target", "card"}  # what the label of a closed move names
FEW: Final = 3  # so many rivals go by their names; more are counted


class Voice(Protocol):
    """What only one game has to say: a module of this package."""

    def clauses(self, narrator: Narrator, given: Given) -> Mapping[str, str]:
        """Parts of sentences that are sentences themselves."""

    def table(self, narrator: Narrator, view: Any) -> list[str]:
        """The table, line by line."""

    def consequence(self, narrator: Narrator, view: Any, choice: Choice, preview: Any) -> str:
        """What a move costs and brings, to the seat that may play it."""

    def tone(self, choice: Choice) -> Tone:
        """Whether a move is quiet, hostile or neither."""

    def status(self, narrator: Narrator, view: Any) -> str:
        """What is waited for while the game goes on: public facts only."""


class Pending(Protocol):
    """What a view says of the question that is open."""

    @property
    def kind(self) -> str: ...

    @property
    def seats(self) -> tuple[int, ...]: ...


class Narrator(Words):
    """One language, one game, one listener: "you" is the listener's seat, everybody else has a name."""

    def __init__(self, language: str, game: Game[Any, Any], names: Sequence[str], seat: int = PUBLIC) -> None:
        super().__init__(language)
        self.game: Final = game.id
        self.games = (game.id,)
        self.names: Final = tuple(tidy(name) for name in names)
        self.seat = seat
        self._rules: Final = game
        self.entry: Final = GAMES.entry(game.id)
        self._voice: Final[Voice] = self.entry.part("voice") or plain_voice

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return super().name(seat)

    # --- what happens and what is asked

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self._of_event(f"{self.game}-event-{_tag(event)}", event)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """What happened, a sentence for each event; none where a later one speaks for it as well: what is
        hidden from the listener and comes often is gathered, and so is what makes a list."""
        others = [seat for seat in range(len(self.names)) if seat != self.seat]
        told = gather(
            events,
            lambda event: self.catalogue.has(f"{self.game}-gathered-{_tag(event)}"),
            others,
            len(others) == len(self.names),
            self.event,
            self._gathered,
        )
        for run in runs(events, self._around):
            told[run] = [*[""] * (run.stop - run.start - 1), self._listed(events[run])]
        return told

    def _listed(self, events: Sequence[Event]) -> str:
        """All of them; in the order of their places, where they are about some."""
        placed = sorted(events, key=lambda event: getattr(event, "position", NOWHERE))
        items = [self._of_event(f"{self.game}-item-{_tag(event)}", event) for event in placed]
        return self._around(events[0], self.all_of(items))

    def _around(self, event: Event, items: str = "") -> str:
        """What is said of several such events, around the list of them; empty where they make none."""
        key = f"{self.game}-listed-{_tag(event)}"
        return self._of_event(key, event, list=items) if self.catalogue.has(key) else ""

    def _gathered(self, event: Event, who: str, count: int) -> str:
        given: dict[str, Any] = msgspec.structs.asdict(event)
        filled = {**self.fill(given, EVENT_SEATS), "gathered": who, "count": count}
        return self._said(f"{self.game}-gathered-{_tag(event)}", filled, given, EVENT_SEATS)

    def _of_event(self, key: str, event: Event, **more: str) -> str:
        given: dict[str, Any] = msgspec.structs.asdict(event)
        filled = {**self.fill(given, EVENT_SEATS), **self._voice.clauses(self, given), **more}
        return self._said(key, filled, given, EVENT_SEATS)

    def question(self, question: Question) -> str:
        """What the listener is asked."""
        return self._of_question(f"{self.game}-ask-{question.kind}", question)

    def _of_question(self, key: str, question: Question) -> str:
        given: dict[str, Any] = {**question.arguments, "rule": question.rule}
        filled = {**self.fill(given), **self._voice.clauses(self, given)}
        return self._said(key, filled, given)

    def heading(self, question: Question) -> str:
        """What kind of question it is, in a few words."""
        return self.tell(
            f"{self.game}-heading-{question.kind}", {**question.arguments, "rule": question.rule}
        )

    def note(self, question: Question) -> str:
        """What follows by default, in one line for all choices; empty where each says it for itself."""
        key = f"{self.game}-note-{question.kind}"
        return self._of_question(key, question) if self.catalogue.has(key) else ""

    def aim(self) -> str:
        """What one plays for, in one sentence; empty where the game does not say it."""
        key = f"{self.game}-aim"
        return self.say(key) if self.catalogue.has(key) else ""

    # --- moves

    def choice(self, choice: Choice, seat: int | None = None) -> str:
        """The label of a move: the listener's own, or that of another seat."""
        own = "yes" if seat in (None, self.seat) else "no"
        return self.tell(f"{self.game}-choice-{choice.key}", {"own": own, **choice.arguments})

    def title(self, choice: Choice) -> str:
        """The label of a move, short enough for a button; its target is another matter."""
        return capital(self.tell(f"{self.game}-title-{choice.key}", choice.arguments))

    def detail(self, choice: Choice) -> str:
        """The second line of that button."""
        return self.tell(f"{self.game}-detail-{choice.key}", choice.arguments)

    def gain(self, choice: Choice) -> str:
        """What the move brings, as a figure on its button; empty where no figure says it."""
        return self._figure("gain", choice)

    def cost(self, move: Choice | Closed) -> str:
        """What the move costs, likewise."""
        return self._figure("cost", move)

    def _figure(self, what: str, move: Choice | Closed) -> str:
        figure = f"{self.game}-{what}-{move.key}"
        return self.tell(figure, move.arguments) if self.catalogue.has(figure) else ""

    def consequence(self, view: View, choice: Choice) -> str:
        """What the move costs and brings, who may stop it, and what a doubt would do."""
        return self.consequences(view, [choice])[0]

    def consequences(self, view: View, choices: Sequence[Choice]) -> list[str]:
        """The same of several moves at once, for which the view is read but once."""
        return [told for told, _ in self.foresee(view, choices)]

    def foresee(self, view: View, choices: Sequence[Choice]) -> list[tuple[str, Foreseen | None]]:
        """What several moves do, in words, and in data where a board shows it beforehand."""
        previews = self._rules.previews(view, [choice.move for choice in choices])
        return [
            (
                capital(self._voice.consequence(self, view, choice, preview)),
                getattr(preview, "foreseen", None),
            )
            for choice, preview in zip(choices, previews, strict=True)
        ]

    def aimed(self, view: View, choice: Choice) -> str:
        """What the move does to whom it is aimed at, in a few words under that name; empty where it does
        not say it apart from everything else that comes of it."""
        aimed: Callable[[Narrator, Any, Choice], str] | None = getattr(self._voice, "aimed", None)
        return aimed(self, view, choice) if aimed else ""

    def tone(self, choice: Choice) -> Tone:
        """How the move is printed."""
        return self._voice.tone(choice)

    def shortcut(self, choice: Choice) -> str:
        """The letter that plays the move, or nothing where digits must do."""
        key = f"{self.game}-shortcut-{choice.key}"
        return self.tell(key, choice.arguments) if self.catalogue.has(key) else ""

    def number(self, choice: Choice) -> int:
        """The digit that plays the move in every turn, or 0 where its place must do."""
        numbers: Mapping[str, int] = getattr(self._voice, "NUMBERS", {})  # few games have any
        return numbers.get(choice.text.partition(">")[0], 0)

    def reason(self, reason: Reason) -> str:
        """Why a bot would answer so."""
        return capital(self.tell(self._own(f"reason-{reason.key}"), reason.arguments))

    def said(self, reason: Reason, speaker: int) -> str:
        """The same, told by the bot itself: "I" is the speaker, "you" the listener."""
        key = f"{self.game}-said-{reason.key}"
        if not self.catalogue.has(key):  # it speaks of nobody in particular
            return self.reason(reason)
        filled, given = self.fill(reason.arguments), reason.arguments
        mine = next((name for name in SEATS if given.get(name) == speaker), NOBODY)
        return capital(self._said(key, {**filled, "me": mine}, given))

    def hunch(self, hunch: Hunch) -> str:
        """What a bot believes that a seat holds or is: a piece, unless the game has other words for it."""
        key = hunch.key.partition(".")[0]
        families = [family for family in ("hunch", *CARDS, *PIECES) if self._knows(family, key)]
        if not families and not self.entry.own:
            return self.piece(hunch.key)[0]
        return capital(self.say(self._key(families[0] if families else "hunch", key)))

    def fear(self, fear: Fear) -> str:
        """The reply that would hurt most."""
        return self.tell(
            "fear",
            {"seat": fear.seat, "label": self.choice(fear.choice, fear.seat), "percent": fear.percent},
        )

    def closed(self, closed: Closed) -> str:
        """The label of a move that is not open, and why."""
        if AIMED & closed.arguments.keys():
            label = self.tell(f"{self.game}-aim-{closed.key}", closed.arguments)
        else:
            label = self.action(closed.key)
        return self.say("closed-move", label=label, reason=self.refusal(_refused(closed)))

    def shut_title(self, closed: Closed) -> str:
        """The short label of a move that is not open."""
        title = self.tell(f"{self.game}-shut-{closed.key}", closed.arguments)
        if "target" in closed.arguments:
            return self.tell("shut-aimed", {"title": title, "target": closed.arguments["target"]})
        return title

    def shut_reason(self, closed: Closed) -> str:
        """Why it is not open, without the rule's number."""
        return self.bare_refusal(_refused(closed))

    # --- pieces

    def character(self, key: str) -> str:
        return self.say(f"{self.game}-character-{key}")

    def action(self, key: str) -> str:
        return self.say(f"{self.game}-action-{key}")

    def term(self, key: str) -> str:
        """Another word of the rulebook: court, treasury."""
        return self.say(f"{self.game}-term-{key}")

    def field(self, name: str) -> tuple[str, bool]:
        """The label of a field of the view, and whether it was made from its name."""
        key = f"{self.game}-field-{name}"
        return (self.say(key), False) if self.catalogue.has(key) else (capital(spelled(name)), True)

    def history(self, piece: str) -> str:
        """What really happened behind a card, or who a piece was; empty where nothing is told of it."""
        key = f"{self.game}-history-{piece}"
        return self.say(key) if self.catalogue.has(key) else ""

    def order(self, name: str) -> str:
        """What a standing order is called."""
        return self.say(f"{self.game}-order-{name}")

    def aid(self, key: str, **arguments: str | float) -> str:
        """Words of the player's aid."""
        return self.say(f"{self.game}-aid-{key}", **arguments)

    def sign(self, key: str, **arguments: str | float) -> str:
        """What a sign of the board means."""
        return self.say(f"{self.game}-sign-{key}", **arguments)

    # --- the table

    def view(self, view: View) -> list[str]:
        """The table in plain lines; at the end, the verdict and what it rests on come first."""
        first, *lines = self._voice.table(self, view)
        grounds = self.grounds(view)
        return [first, grounds, *lines] if grounds else [first, *lines]

    def status(self, view: View) -> str:
        """What is waited for, or how it ended. Says nothing of who has answered."""
        return self.verdict(view) if view.over else self._voice.status(self, view)

    def waiting(self, seats: Sequence[int]) -> str:
        """These seats are awaited. Of several, only the others are named: the listener has answered, or is
        shown the question."""
        if tuple(seats) == (self.seat,):
            return self.say("status-you")
        others = [self.name(seat) for seat in seats if seat != self.seat]
        return self.say("status-others", names=self.all_of(others))

    def awaited(self, pending: Pending | None) -> str:
        """Who is awaited; where nobody is, chance decides."""
        return self.say("status-chance") if pending is None else self.waiting(pending.seats)

    def asked(self, pending: Pending) -> str:
        """What is asked: of the listener, or of whom."""
        if pending.seats == (self.seat,):
            return self.tell(f"{self.game}-view-asked", {"question": pending.kind})
        names = self.everyone(pending.seats)
        return self.tell(f"{self.game}-view-waiting", {"question": pending.kind, "names": names})

    def verdict(self, view: View) -> str:
        """Who won, or who shares the victory, or between whom the game is drawn."""
        if not view.over:
            return self.say("verdict-open")
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        if not self.entry.own:
            return self._plain_verdict(view, winners)
        if len(winners) == 1:
            return self._of_event(self._own("verdict-won"), self._decision(view))
        key = "verdict-shared" if _tag(self._decision(view)) == "won" else "verdict-drawn"
        return self.say(self._own(key), names=self.everyone(winners))

    def _plain_verdict(self, view: View, winners: Sequence[int]) -> str:
        """The verdict from the places alone: the last event of another package's game may be anything."""
        if len(winners) == 1:
            return self.tell(self._own("verdict-won"), {"seat": winners[0]})
        key = "verdict-drawn" if len(winners) == view.seats else "verdict-shared"
        return self.say(self._own(key), names=self.everyone(winners))

    def grounds(self, view: View) -> str:
        """What the verdict rests on, with its rule; nothing where it could only repeat it."""
        if not view.over or not self.entry.own:
            return ""
        event = self._decision(view)
        shared = view.ranks.count(1) > 1 and self.catalogue.has(f"{self.game}-shared")
        sentence = self._of_event(f"{self.game}-shared", event) if shared else self.event(event)
        if sentence == self.verdict(view):
            return ""
        return self.say("with-rule", sentence=sentence.removesuffix("."), rule=event.rule)

    def _decision(self, view: Any) -> Event:
        """The last thing that was told in a game that is over; where several have won, of the listener."""
        last: Event = view.history[-1]
        alike = [event for event in view.history[-view.seats :] if type(event) is type(last)]
        return next((event for event in alike if getattr(event, "seat", None) == self.seat), last)

    def everyone(self, seats: Sequence[int]) -> str:
        """Several seats by name, the listener first and as "you"."""
        others = [self.name(seat) for seat in seats if seat != self.seat]
        return self.all_of([self.say("you"), *others] if self.seat in seats else others)

    def one_of(self, seats: Sequence[int]) -> str:
        """Any of some rivals: by name if they are few."""
        if len(seats) > FEW:
            return self.say("one-of-many", rivals=len(seats))
        return self.any_of([self.name(seat) for seat in seats])

    def line(self, line: Line) -> str:
        """Something said at the table."""
        text = tidy(line.text, len(line.text))
        speaker = self.say("you-speak") if line.speaker == self.seat else self.name(line.speaker)
        if not line.to:
            return self.say("said", speaker=speaker, text=text)
        return self.say("whispered", speaker=speaker, hearers=self.everyone(line.to), text=text)

    # --- pledges

    def pledge(self, pledge: Pledge) -> str:
        """What was offered, what for, for how long, and why."""
        parties = {"seat": pledge.by, "target": pledge.to}
        promised = self.promise(pledge.by, pledge.to, pledge.promise)
        parts = [self.tell("pledge-offer", {**parties, "promise": promised})]
        if pledge.in_return:
            parts.append(
                self.say("pledge-return", promise=self.promise(pledge.to, pledge.by, pledge.in_return))
            )
        return " ".join([*parts, f"{self.until(pledge.until)}.", self.plea(pledge)]).rstrip()

    def plea(self, pledge: Pledge) -> str:
        """What whoever offers a pledge says for it, in quotation marks."""
        return self._quoted(pledge.why)

    def rejoinder(self, pledge: Pledge) -> str:
        """What the other says with the answer, in quotation marks."""
        return self._quoted(pledge.answer)

    def _quoted(self, why: str) -> str:
        """A reason by its key; one that nobody has words for is none."""
        key = f"{self.game}-why-{why}"
        return self.say("pledge-why", reason=self.say(key)) if self.catalogue.has(key) else ""

    def promise(self, by: int, to: int, promise: Promise) -> str:
        """What one promises another; no full stop."""
        given: dict[str, Any] = {"seat": by, "target": to}
        if promise.about:
            given[self._about] = promise.about
        if promise.how:
            given["how"] = self.how(promise.how)
        return self.tell(f"{self.game}-promise-{_deed(promise)}", given)

    def until(self, turn: int) -> str:
        """For how long a pledge holds."""
        return self.say(f"{self.game}-until", until=turn)

    def deed(self, deed: str) -> str:
        """What may be promised, without what it is about."""
        return self.say(f"{self.game}-deed-{deed}")

    def about(self, to: int, promise: Promise) -> str:
        """What it is about."""
        if promise.about:
            return str(self.fill({self._about: promise.about})[self._about])
        return self.tell(f"{self.game}-about-{_deed(promise)}", {"target": to})

    def how(self, how: str) -> str:
        return self.say(f"{self.game}-how-{how}")

    def standing(self, pledge: Pledge) -> str:
        """What became of an offer."""
        return self.say(f"pledge-standing-{pledge.standing}")

    def mark(self, mark: Mark, other: Mark) -> str:
        """How a promise was kept, beside what it was given for: who was let down owes nothing any more."""
        released = (mark, other) == ("void", "broken")
        return self.say(f"pledge-mark-{'released' if released else mark}")

    def _own(self, key: str) -> str:
        """The game's own message, unless only everybody's is there."""
        own = f"{self.game}-{key}"
        return key if self.catalogue.has(key) and not self.catalogue.has(own) else own

    def excuse(self) -> tuple[str, str]:
        """Why what a rule did neither keeps nor breaks a promise, and which rule that was."""
        assert self._rules.pledges is not None
        return self.say("pledge-forced"), self._rules.pledges.forced

    @property
    def _about(self) -> str:
        assert self._rules.pledges is not None
        return self._rules.pledges.about


def _deed(promise: Promise) -> str:
    """The key of a promise: one that could be about a piece, and is about whatever comes, has its own."""
    return promise.deed if promise.about or promise.how else f"{promise.deed}-any"


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _refused(closed: Closed) -> IllegalMove:
    return IllegalMove(closed.code, rule=closed.rule, **closed.arguments)
