"""A record told again, place by place, to one reader."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from typing import Any, Final

from cabale.core.errors import BadRecord
from cabale.core.game import Game
from cabale.core.match import replay
from cabale.core.record import Record
from cabale.core.seats import LETTERS, OPEN, PUBLIC
from cabale.core.talk import Line
from cabale.core.views import Event
from cabale.terminal.complaint import Complaint
from cabale.terminal.sitting import MINE
from cabale.text import Narrator


class Retelling:
    """Where a reader may stop: after every word of the log that let the reader see something, and after the
    events on the way there that halt."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        reader: int,
        halts: Callable[[Event], bool] = lambda event: False,
    ) -> None:
        whole = replay(game, record)
        if reader not in (PUBLIC, MINE) and not whole.state.over:
            raise BadRecord("not_over")
        self.game: Final = game
        self.record: Final = record
        self.reader: Final = reader
        self.over: Final = bool(whole.state.over)
        self.events: Final = whole.events(reader)
        self.talk: Final = [line for line in whole.talk if line.heard_by(reader)]
        self.words: Final = [0]  # how many words of the log each stop has behind it
        self.seen: Final = [0]  # how many events each stop has behind it
        state, watcher = game.begin(whole.seats, whole.options), game.watch(reader)
        for place, word in enumerate(record.words, 1):
            state.act(*game.read(state, word))
            watcher.snapshot(state)
            count = len(watcher.told)
            for told in range(self.seen[-1] + 1, count + 1):
                if told == count or halts(self.events[told - 1]):
                    self.words.append(place)
                    self.seen.append(told)
        self.words[-1] = len(record.words)

    @property
    def last(self) -> int:
        return len(self.words) - 1

    def view(self, stop: int) -> Any:
        """What the reader sees there."""
        return replay(self.game, self.record, self.words[stop]).view(self.reader)

    def ahead(self, stop: int) -> tuple[Event, ...]:
        """What the same word has still to bring."""
        end = bisect_right(self.words, self.words[stop]) - 1
        return self.events[self.seen[stop] : self.seen[end]]

    def told(self, stop: int) -> tuple[Event, ...]:
        """What has happened up to there."""
        return self.events[: self.seen[stop]]

    def stops(self, of: Callable[[Event], bool]) -> list[int]:
        """The stops at which an event of some kind, or several of them, has just been told."""
        places = [number for number, event in enumerate(self.events, 1) if of(event)]
        return sorted({bisect_left(self.seen, place) for place in places})

    def story(self) -> Iterator[Event | Line]:
        """All that happened and all that was said, in order."""
        talk = list(self.talk)
        for stop in range(len(self.words)):
            yield from self.events[self.seen[stop - 1] if stop else 0 : self.seen[stop]]
            while talk and talk[0].place <= self.words[stop]:
                yield talk.pop(0)


def neighbour(stops: list[int], here: int, forward: bool, last: int) -> int:
    """The next stop of a list, or the end in that direction."""
    if forward:
        i = bisect_right(stops, here)
        return stops[i] if i < len(stops) else last
    i = bisect_left(stops, here)
    return stops[i - 1] if i else 0


def read_reader(text: str | None, seats: int, over: bool) -> int:
    """Whose eyes: a seat's letter, `public` or `open`; unless told, all there is to see."""
    if text is None:
        return OPEN if over else PUBLIC
    if text in ("public", "open"):
        return PUBLIC if text == "public" else OPEN
    if len(text) == 1 and text in LETTERS[:seats]:
        return LETTERS.index(text)
    raise Complaint("no-such-reader", text=text, first=LETTERS[0], last=LETTERS[seats - 1])


def eyes(reader: int, narrator: Narrator) -> str:
    """Through whose eyes a record is told."""
    if reader == OPEN:
        return narrator.say("seen-open")
    if reader == PUBLIC:
        return narrator.say("seen-public")
    return narrator.say("seen-seat", name=narrator.name(reader))
