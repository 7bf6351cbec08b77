"""What a model is told: the game and its seat, then at every turn what the seat protocol tells a program.

Everything is made from messages of the seat protocol, which are made from the seat's view. What others said
is quoted as JSON writes texts, so that none of it can end its own quotation.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any, Final

import msgspec

from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.pledges import Promise
from cabale.models import tools
from cabale.models.tools import Tool
from cabale.seat.messages import Bargain, Bargaining, Frame, Offered, Spoken
from cabale.text import Narrator
from cabale.text.aid import aid_of
from cabale.text.aid_lines import aid_lines

TOLD: Final = 60  # sentences of what happened that are told again
TALK: Final = 40  # lines of what was said
PLEDGES: Final = 30


class Prompt:
    """One seat of one game: remembers what it was told."""

    def __init__(
        self,
        game: Game[Any, Any],
        names: Sequence[str],
        seats: int,
        seat: int,
        options: dict[str, Value],
        language: str,
    ) -> None:
        self.words: Final = Narrator(language, game, names, seat)
        self.names: Final = tuple(self.words.name(each) for each in range(seats))
        self.seat: Final = seat
        self._told: Final[deque[str]] = deque(maxlen=TOLD)
        self._talk: Final[deque[str]] = deque(maxlen=TALK)
        self._pledges: Final[dict[tuple[int, int, int], str]] = {}
        self.system: Final = self._system(game, seats, options)

    @property
    def others(self) -> list[str]:
        return [name for seat, name in enumerate(self.names) if seat != self.seat]

    def seat_of(self, name: str) -> int:
        """Where somebody sits; nowhere, if nobody is called so."""
        return self.names.index(name) if name in self.names else -1

    # --- turns

    def frame(self, frame: Frame) -> str:
        """A question with its offers."""
        self._hear(frame.told, frame.talk, frame.pledges)
        offers = [
            f"{offer.number}: {offer.label}{f' · {offer.consequence}' if offer.consequence else ''}"
            for offer in frame.offers
        ]
        asked = self.words.say("model-question", question=frame.asked.sentence, rule=frame.asked.rule)
        secret = [self.words.say("model-secret")] if frame.asked.secret else []
        return self._turn(
            frame.table, ("model-asked", [asked, *secret]), ("model-offers", offers), ask="model-answer"
        )

    def bargaining(self, asked: Bargaining) -> str:
        """Time to talk: what may be promised to whom."""
        self._hear(asked.told, asked.talk, asked.pledges)
        lines = [self.words.say("model-until", turn=asked.turn, last=asked.last_turn)]
        for partner in asked.partners:
            if partner.mine:
                lines.append(self.words.say("model-mine", name=self._quoted(partner.to)))
                lines += self._deeds(partner.mine)
                lines.append(self.words.say("model-theirs", name=self._quoted(partner.to)))
                lines += self._deeds(partner.theirs)
        return self._turn(asked.table, ("model-bargain", lines), ask="model-pledge")

    def offered(self, asked: Offered) -> str:
        """What somebody offers."""
        return self._turn(asked.table, ("model-offered", [asked.pledge.sentence]), ask="model-reply")

    # --- parts

    def _system(self, game: Game[Any, Any], seats: int, options: dict[str, Value]) -> str:
        say = self.words.say
        others = self.words.all_of([self._quoted(each) for each in range(seats) if each != self.seat])
        title, you = self.words.game_title(game.id), self._quoted(self.seat)
        parts = [
            say("model-game", game=title, seats=seats, you=you, others=others),
            say("model-tools"),
            say("model-data"),
            say("model-machine"),
        ]
        if game.pledges is not None:
            parts.insert(2, say("model-writing"))
        card = aid_lines(self.words, aid_of(self.words.language, game.id, seats, options))
        if card:
            parts.append("\n".join([say("model-aid"), *card]))
        return "\n\n".join(parts)

    def _hear(self, told: Iterable[str], talk: Iterable[Spoken], pledges: Iterable[Bargain]) -> None:
        self._told.extend(told)
        self._talk.extend(map(self._line, talk))
        for pledge in pledges:
            standing = self.words.say(f"pledge-standing-{pledge.standing}")
            self._pledges[pledge.by, pledge.to, pledge.number] = f"{pledge.sentence} ({standing})"

    def _line(self, line: Spoken) -> str:
        text = json.dumps(line.text, ensure_ascii=False)
        speaker = self._quoted(line.speaker)
        if not line.to:
            return f"{speaker}: {text}"
        hearers = ", ".join(map(self._quoted, line.to))
        return f"{speaker} → {hearers}: {text}"

    def _quoted(self, seat: int) -> str:
        return json.dumps(self.names[seat], ensure_ascii=False)

    def _turn(self, table: Iterable[str], *asked: tuple[str, Sequence[str]], ask: str) -> str:
        pledges = list(self._pledges.values())[-PLEDGES:]
        before = [
            ("model-told", list(self._told)),
            ("model-talk", list(self._talk)),
            ("model-pledges", pledges),
        ]
        sections = [*before, ("model-table", list(table)), *asked]
        written = [
            "\n".join([f"## {self.words.say(key)}", *(f"- {line}" for line in lines)])
            for key, lines in sections
            if lines
        ]
        return "\n\n".join([*written, self.words.say(ask)])

    def _deeds(self, promises: Sequence[Promise]) -> list[str]:
        """What may be promised, a line for each deed."""
        lines = []
        for deed, found in groupby(promises, lambda promise: promise.deed):
            same = list(found)
            about = list(dict.fromkeys(json.dumps(promise.about) for promise in same))
            how = list(dict.fromkeys(promise.how for promise in same))
            line = f"  deed {json.dumps(deed)} ({self.words.deed(deed)}); about {' | '.join(about)}"
            if how != [""]:
                line += f"; how {' | '.join(map(json.dumps, how))}"
            lines.append(line)
        return lines


def prompt_hash(game: Game[Any, Any], seats: int, options: dict[str, Value], language: str) -> str:
    """What a model is told beforehand, and its tools, in one short number that other houses can compare."""
    prompt = Prompt(game, (), seats, 0, options, language)
    words, others = prompt.words, prompt.others
    every: list[Tool] = [
        tools.answer(words, 1),
        *tools.talk(words, others),
        tools.pledge(words, others),
        tools.reply(words),
    ]
    heads = [words.say(f"model-{part}") for part in ("told", "talk", "pledges", "table", "asked", "offers")]
    asks = [words.say(f"model-{part}") for part in ("answer", "pledge", "reply")]
    return sha256(msgspec.json.encode([prompt.system, every, heads, asks])).hexdigest()[:16]
