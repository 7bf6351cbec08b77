"""The narrator: any event, question, move, refusal or view of a game, told to one listener."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.seats import PUBLIC
from cabale.core.talk import Line
from cabale.core.views import Choice, Closed, Event, Question, View
from cabale.text import complots
from cabale.text.languages import LANGUAGES, choose_language
from cabale.text.words import SEATS, Given, Words, tidy

__all__ = ["LANGUAGES", "Narrator", "Words", "choose_language"]

EVENT_SEATS: Final = tuple(name for name in SEATS if name != "turn")  # there it is the turn's number


class Voice(Protocol):
    """What only one game has to say: a module of this package."""

    def clauses(self, narrator: Narrator, given: Given) -> Mapping[str, str]:
        """Parts of sentences that are sentences themselves."""

    def table(self, narrator: Narrator, view: Any) -> list[str]:
        """The table, line by line."""


VOICES: Final[dict[str, Voice]] = {"complots": complots}


class Narrator(Words):
    """One language, one game, one listener: "you" is the listener's seat, everybody else has a name."""

    def __init__(self, language: str, game: Game[Any, Any], names: Sequence[str], seat: int = PUBLIC) -> None:
        super().__init__(language)
        self.game: Final = game.id
        self.games = (game.id,)
        self.names: Final = tuple(tidy(name) for name in names)
        self.seat = seat
        self._voice: Final = VOICES[game.id]

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return super().name(seat)

    # --- what happens and what is asked

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        given: dict[str, Any] = msgspec.structs.asdict(event)
        tag = event.__struct_config__.tag
        filled = {**self.fill(given, EVENT_SEATS), **self._voice.clauses(self, given)}
        return self.catalogue.format(f"{self.game}-event-{tag}", filled)

    def question(self, question: Question) -> str:
        """What the listener is asked."""
        given: dict[str, Any] = {**question.arguments, "rule": question.rule}
        filled = {**self.fill(given), **self._voice.clauses(self, given)}
        return self.catalogue.format(f"{self.game}-ask-{question.kind}", filled)

    def choice(self, choice: Choice) -> str:
        """The label of a move."""
        return self.tell(f"{self.game}-choice-{choice.key}", choice.arguments)

    def closed(self, closed: Closed) -> str:
        """The label of a move that is not open, and why."""
        label = self.action(closed.key)
        if "target" in closed.arguments:
            label = self.tell(f"{self.game}-aim-{closed.key}", closed.arguments)
        reason = self.refusal(IllegalMove(closed.code, rule=closed.rule, **closed.arguments))
        return self.say("closed-move", label=label, reason=reason)

    # --- pieces

    def character(self, key: str) -> str:
        return self.say(f"{self.game}-character-{key}")

    def action(self, key: str) -> str:
        return self.say(f"{self.game}-action-{key}")

    def term(self, key: str) -> str:
        """Another word of the rulebook: court, treasury."""
        return self.say(f"{self.game}-term-{key}")

    # --- the table

    def view(self, view: View) -> list[str]:
        """The table in plain lines."""
        return self._voice.table(self, view)

    def verdict(self, view: View) -> str:
        """Who won, or between whom the game is drawn."""
        if not view.over:
            return self.say("verdict-open")
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        if len(winners) == 1:
            return self.tell("verdict-won", {"seat": winners[0]})
        return self.say("verdict-drawn", names=self.everyone(winners))

    def everyone(self, seats: Sequence[int]) -> str:
        """Several seats by name, the listener first and as "you"."""
        others = [self.name(seat) for seat in seats if seat != self.seat]
        return self.all_of([self.say("you"), *others] if self.seat in seats else others)

    def line(self, line: Line) -> str:
        """Something said at the table."""
        text = tidy(line.text, len(line.text))
        speaker = self.say("you-speak") if line.speaker == self.seat else self.name(line.speaker)
        if not line.to:
            return self.say("said", speaker=speaker, text=text)
        return self.say("whispered", speaker=speaker, hearers=self.everyone(line.to), text=text)
