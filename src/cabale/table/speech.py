"""What was said in a room, by whom and to whom: people, wherever they sit now, if they still do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from cabale.core.talk import LONGEST_LINE, MOST_LINES, Line
from cabale.table.people import NOBODY
from cabale.table.settings import RoomRefusal
from cabale.text import PHRASES, Words

MOST_OF_ONE: Final = 400  # lines of one person in a room
MOST_OF_GALLERY: Final = 1_000  # lines from the gallery, which leave those of the seats their room


def check_words(text: str, phrase: str, language: str) -> str:
    """Words of one's own, or a quick phrase, which the record keeps in the speaker's language."""
    if phrase:
        if phrase not in PHRASES:
            raise RoomRefusal("unknown_phrase", expected=PHRASES)
        text = Words(language or "en").phrase(phrase)
    if not text.strip() or len(text) > LONGEST_LINE:
        raise RoomRefusal("bad_line", most=LONGEST_LINE)
    return text


class Spoken(msgspec.Struct, frozen=True):
    """A line, and whose ears it was for."""

    place: int  # how many words the log had
    by: int  # who: a number of `People`
    name: str  # by which they went
    text: str
    to: tuple[int, ...] = ()  # whom; nobody in particular means all
    phrase: str = ""  # the key of a quick phrase
    gallery: bool = False  # whether it was said from there

    def heard_by(self, who: int) -> bool:
        """A whisper stays between those it was meant for."""
        return not self.to or (who != NOBODY and (who == self.by or who in self.to))


class Speech:
    """All lines of a room, in order."""

    def __init__(self) -> None:
        self.lines: Final[list[Spoken]] = []
        self._spoken: Final[Counter[int]] = Counter()
        self._called = 0  # lines from the gallery

    def check(self, who: int, gallery: bool = False) -> None:
        """Whether there is room for another line of theirs."""
        of_all, most = (
            (self._called, MOST_OF_GALLERY) if gallery else (len(self.lines) - self._called, MOST_LINES)
        )
        if self._spoken[who] >= MOST_OF_ONE or of_all >= most:
            raise RoomRefusal("said_enough", most=MOST_OF_ONE)

    def add(self, line: Spoken) -> None:
        self.lines.append(line)
        self._spoken[line.by] += 1
        self._called += line.gallery

    def heard(self, who: int) -> list[Spoken]:
        return [line for line in self.lines if line.heard_by(who)]

    def written(self, who: int | None, seat_of: Callable[[int], int]) -> list[Line]:
        """As a record has it: what those who sit in the game said from there, for it knows them by their
        seats. None hears all of it."""
        return list(_lines(self.lines if who is None else self.heard(who), seat_of))


def _lines(spoken: Iterable[Spoken], seat_of: Callable[[int], int]) -> Iterable[Line]:
    for line in spoken:
        speaker, to = seat_of(line.by), tuple(seat for seat in map(seat_of, line.to) if seat >= 0)
        if speaker >= 0 and not line.gallery and (to or not line.to):
            yield Line(line.place, speaker, line.text, to)
