# mypyc: compile
"""What happens in a game, declared once: a class an event, whose fields say where they come from.

The story of a game is a row of small numbers (`core.story`). An event says of which of them each of its
fields is made, in which words, and who may know it. From that follow what every seat is told, and the way
back: the entry behind an event, as far as whoever was told it knows.

    REFUNDED: Final = 9

    class Refunded(Event, frozen=True, kw_only=True, tag="refunded"):
        rule: str = "C-27"
        seat: Who
        amount: Number

The kind of an event is the number that bears its tag in capitals, unless it names another as its `kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, cast, get_args

from mypy_extensions import mypyc_attr

from cabale.core.agenda import State
from cabale.core.seats import OPEN
from cabale.core.story import Entry, Line, Story, entries

# The slots of an entry, by their places.
KIND: Final = 0
SEAT: Final = 1
WHAT: Final = 2
WHOM: Final = 3

UNSEEN: Final = -1  # what a slot holds for those who do not know it


# --- where a field comes from ---------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a field of an event comes from; stands in the annotation of the field.

    It is written as Python, so that what is told again and again is told by a plain line. In what it writes,
    `e` is the entry, `w` the witness who is told, and the source itself goes by the name that is given.
    """

    def told(self, me: str) -> str:
        """The field."""
        raise NotImplementedError

    def slots(self, me: str, field: str) -> dict[int, str]:
        """What the field says of the slots of its entry; nothing, if others say it already."""
        return {}

    def wrong(self, entry: Line, seats: int) -> str:
        """Why no field can be made of an entry at a table of so many; empty if one can."""
        return ""

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """The words that the field may hold, where it holds words."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot(Source):
    """The number in a slot; one of them may stand for nobody or nothing, which is None."""

    def __init__(self, slot: int, none: int | None = None) -> None:
        self.slot: Final = slot
        self.none: Final = none

    def told(self, me: str) -> str:
        value = self.value(me)
        return value if self.none is None else f"(None if e[{self.slot}] == {self.none} else {value})"

    def slots(self, me: str, field: str) -> dict[int, str]:
        number = self.number(me, field)
        return {self.slot: number if self.none is None else f"({self.none} if {field} is None else {number})"}

    def value(self, me: str) -> str:
        """What the number stands for, where it stands for something."""
        return f"e[{self.slot}]"

    def number(self, me: str, field: str) -> str:
        """The number that stands for it."""
        return field


class Seated(Slot):
    """A seat of the table in a slot."""

    def wrong(self, entry: Line, seats: int) -> str:
        number = entry[self.slot]
        return "" if number == self.none else no_seat(number, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Slot):
    """The word that the number in a slot stands for, in a row or a table of words."""

    def __init__(self, slot: int, words: Sequence[Any] | Mapping[int, Any], none: int | None = None) -> None:
        super().__init__(slot, none)
        self.words: Final[Any] = words
        numbered = words.items() if isinstance(words, Mapping) else enumerate(words)
        self.numbers: Final[dict[Any, int]] = {word: number for number, word in numbered}

    def value(self, me: str) -> str:
        return f"{me}.words[e[{self.slot}]]"

    def number(self, me: str, field: str) -> str:
        return f"{me}.numbers[{field}]"

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return tuple([str(word) for word in self.numbers])

    def wrong(self, entry: Line, seats: int) -> str:
        number = entry[self.slot]
        if number == self.none or number in self.numbers.values():
            return ""
        known = ", ".join([f"{known} {word}" for word, known in self.numbers.items()])
        return f"{number} has no word ({known})"


class Secret(Source):
    """What not everybody may know: None for the others."""

    def __init__(self, source: Slot, known_to: Callable[[Entry, Witness], bool]) -> None:
        self.source: Final = source
        self.known_to: Final = known_to

    def told(self, me: str) -> str:
        return f"({self.source.told(me + '.source')} if w.knows else None)"

    def slots(self, me: str, field: str) -> dict[int, str]:
        number = self.source.number(me + ".source", field)
        return {self.source.slot: f"({UNSEEN} if {field} is None else {number})"}

    def wrong(self, entry: Line, seats: int) -> str:
        return self.source.wrong(entry, seats)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return self.source.vocabulary


class Worked(Source):
    """What can be worked out from an entry and the table, and tells nothing that other fields do not."""

    def __init__(self, out: Callable[[Entry, Witness], Any]) -> None:
        self.out: Final = out

    def told(self, me: str) -> str:
        return f"{me}.out(e, w)"


class Ruled(Source):
    """The rule at work, where one event serves several: by the number in a slot."""

    def __init__(self, slot: int, rules: Sequence[str]) -> None:
        self.slot: Final = slot
        self.rules: Final = rules

    def told(self, me: str) -> str:
        return f"{me}.rules[e[{self.slot}]]"


def no_seat(number: object, seats: int) -> str:
    """Why this is no seat of a table of so many; empty if it is one."""
    if isinstance(number, int) and 0 <= number < seats:
        return ""
    return f"{number!r} is no seat (0 … {seats - 1})"


def owner(e: Entry, w: Witness) -> bool:
    """Known to whoever does it."""
    return w.seat == e.seat


def both(e: Entry, w: Witness) -> bool:
    """Known to whoever does it, and to the one it is done to."""
    return w.seat == e.seat or w.seat == e.whom


# --- an event, and all of a game ------------------------------------------------------------------


class Declared:
    """One kind of event, read from its class."""

    def __init__(self, event: Any, kind: int, names: Mapping[str, Any]) -> None:
        sources: dict[str, Source] = {}
        for name, written in event.__annotations__.items():
            hint = _hint(written, names)
            for source in get_args(hint):
                if isinstance(source, Source):
                    sources[name] = source
            if name not in sources and name != "rule":
                raise TypeError(f"{event.__name__}.{name} does not say where it comes from")
        secrets = [source.known_to for source in sources.values() if isinstance(source, Secret)]
        self.name: Final[str] = event.__name__
        self.sources: Final = sources
        self.known_to: Final[Callable[[Entry, Witness], bool] | None] = secrets[0] if secrets else None
        self.told_to: Final[Callable[[Entry, Witness], bool] | None] = event.told_to
        self.tell: Final[Callable[[Entry, Witness], Any]] = _tell(event, sources)
        self.recall: Final[Callable[[Any], Line]] = _recall([kind, *event.unsaid], sources)

    def wrong(self, entry: Line, seats: int) -> str:
        """Why nothing can be told of an entry at a table of so many; empty if it can."""
        for name, source in self.sources.items():
            wrong = source.wrong(entry, seats)
            if wrong:
                return f"{self.name}.{name}: {wrong}"
        return ""


def _hint(written: Any, names: Mapping[str, Any]) -> Any:
    """An annotation: as it is, or as text where its module has them read later."""
    if not isinstance(written, str):
        return written
    return names[written] if written in names else eval(written, dict(names))


def _tell(event: Any, sources: Mapping[str, Source]) -> Any:
    """The event that a witness is told of an entry."""
    fields = [f"{name}={source.told(f'sources[{name!r}]')}" for name, source in sources.items()]
    return eval(f"lambda e, w: event({', '.join(fields)})", {"event": event, "sources": sources})


def _recall(slots: list[int], sources: Mapping[str, Source]) -> Any:
    """The entry behind an event. What several fields say of one slot is added up."""
    said: dict[int, list[str]] = {}
    for name, source in sources.items():
        for slot, number in source.slots(f"sources[{name!r}]", f"event.{name}").items():
            said.setdefault(slot, []).append(number)
    numbers = [" + ".join(said.get(slot, [str(number)])) for slot, number in enumerate(slots)]
    return eval(f"lambda event: ({', '.join(numbers)})", {"sources": sources})


class Telling:
    """All events of a game: how the entries of its story are told, and what is behind what was told."""

    def __init__(self, events: Any, names: Mapping[str, Any]) -> None:
        """Of the union of all events, and the names of the module where they are declared."""
        self.by_kind: Final[dict[int, Declared]] = {}
        self.by_event: Final[dict[Any, Declared]] = {}
        for event in get_args(events) or (events,):  # of one there is no union
            number = _number(event, names) if event.kind is None else event.kind
            declared = Declared(event, number, names)
            self.by_event[event] = declared
            for kind in (number, *event.also):
                if kind in self.by_kind:
                    raise TypeError(f"{event.__name__} has the number of another event: {kind}")
                self.by_kind[kind] = declared

    def recall(self, event: Any) -> Line:
        """The entry behind an event, as far as whoever was told it knows."""
        return self.by_event[type(event)].recall(event)


def _number(event: Any, names: Mapping[str, Any]) -> int:
    """The number that bears the event's tag in capitals."""
    tag = event.__struct_config__.tag
    if tag is None:
        raise TypeError(f'{event.__name__} has no tag: tag="…", the name of its number')
    name = str(tag).upper()
    if name not in names:
        raise TypeError(f"{event.__name__} has no number: its module has no {name}")
    number: int = names[name]
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """What one seat saw happen. Asked again later in the same game, it goes on where it left off."""

    def __init__(self, telling: Telling, seat: int) -> None:
        self.telling: Final = telling
        self.seat: Final = seat
        self.told: Final[list[Any]] = []
        self.table: Any = None  # as it is now, not as it was when something happened
        self.knows = False  # whether it knows all that there is to know of the entry it is told
        self._until: Story | None = None

    def remember(self, told: Sequence[Any], until: Story | None) -> None:
        """Be one who was told this, up to that moment of the story."""
        self.told[:] = told
        self._until = until

    def retell(self, s: State) -> None:
        """All that has happened since it was asked last."""
        self.table = s
        kinds, told, everything = self.telling.by_kind, self.told, self.seat == OPEN
        for entry in entries(s.story, self._until):
            declared = kinds[entry.kind]
            if everything or declared.told_to is None or declared.told_to(entry, self):
                self.knows = everything or declared.known_to is None or declared.known_to(entry, self)
                told.append(declared.tell(entry, self))
                self.follow(entry)
        self._until = s.story

    def follow(self, entry: Entry) -> None:
        """For games that make more of what happens than telling it."""


class Memory(Protocol):
    """What a seat makes of a story, entry by entry; of hidden cards it reads only those it knows."""

    def follow(self, entry: Entry, knows: bool) -> None: ...

    def known(self) -> tuple[tuple[int, ...], ...]:
        """For each hand, the cards that this seat knows to be there."""


class Rememberer(Witness):
    """A witness who remembers what it knows of hands."""

    def __init__(self, telling: Telling, seat: int, memory: Callable[[int, int], Memory]) -> None:
        super().__init__(telling, seat)
        self._begin: Final = memory  # of a seat among so many
        self._memory: Memory | None = None

    def memory(self, s: State) -> Memory:
        if self._memory is None:
            self._memory = self._begin(self.seat, cast(Any, s).seats)
        return self._memory

    def follow(self, entry: Entry) -> None:
        self.memory(self.table).follow(entry, self.knows)

    def recall(self, s: State, happened: list[Entry], start: int) -> None:
        """Follow what has happened, from this place on, without being told it."""
        self.table = s
        kinds, everything, memory = self.telling.by_kind, self.seat == OPEN, self.memory(s)
        for place in range(start, len(happened)):
            entry = happened[place]
            declared = kinds[entry.kind]
            if everything or declared.told_to is None or declared.told_to(entry, self):
                knows = everything or declared.known_to is None or declared.known_to(entry, self)
                memory.follow(entry, knows)
