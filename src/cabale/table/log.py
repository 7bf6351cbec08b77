"""What the log of a room holds: everything that ever happened to it, in order. The log is the room."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cabale.core.options import Value
from cabale.core.pledges import Offered, Replied
from cabale.core.views import Argument
from cabale.table.settings import Settings


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first entry: a game, its options, and the secret of its deal, committed to from now on."""

    game: str
    seats: int
    options: dict[str, Value]
    secret: str
    host: str  # hash of the host's token
    settings: Settings = Settings()
    follows: str = ""  # of a rematch: the room where these people met before
    given: tuple[str, ...] = ()  # of a branch: the words of the other game up to the position it starts from
    rules: int = 0  # the version of the rules it was opened by; 0: from before the log had it, the first
    package: str = ""  # that brought the game; none for games of the house


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """The host changed options, settings or the number of seats."""

    options: dict[str, Value]
    settings: Settings
    seats: int


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat. The token is kept as a hash; the nonce is mixed into the deal."""

    seat: int
    name: str
    language: str
    token: str
    nonce: str
    emblem: int = 0
    machine: bool = False  # a program, as it says of itself


class Introduced(msgspec.Struct, frozen=True, tag="introduced"):
    """The person of a seat goes by another name, speaks another language, or took another emblem."""

    seat: int
    name: str
    language: str
    emblem: int


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """A seat is open again; in the middle of a game a bot of this level answers until somebody sits down."""

    seat: int
    level: str = ""


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot answers for a seat from now on; a seat of nobody's gets the bot's name."""

    seat: int
    level: str
    name: str = ""
    emblem: int = 0
    absent: bool = False  # because its person was not there: it is given back when they come


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """The person of a seat answers again."""

    seat: int


class BotFailed(msgspec.Struct, frozen=True, tag="stumbled"):  # as logs that are kept call it
    """The bot of a seat failed, and the random bot answers instead; or its machine did not answer in time,
    and the default was played for it."""

    seat: int


class Reordered(msgspec.Struct, frozen=True, tag="reordered"):
    """Who sits where: for each seat, the seat whose chair it gets."""

    order: tuple[int, ...]


class TransferOffered(msgspec.Struct, frozen=True, tag="moving"):
    """A word was given out that moves what a token may do to another device. Both are kept as hashes."""

    code: str
    token: str
    until: float  # seconds since 1970


class Transferred(msgspec.Struct, frozen=True, tag="moved"):
    """The word was used: one token took the place of another."""

    code: str
    old: str
    new: str


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The seats are taken and the nonces fixed."""


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A seat gave its answer to a window or a ballot that is still open."""

    seat: int
    word: str


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A seat gave a standing order, in this turn."""

    seat: int
    order: str
    turn: int
    only: dict[str, Argument] | None = None  # what it is narrowed to; None: from before the log had it


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Words of the game's own log, in the order of the rules. Sealed answers not among them are dropped."""

    words: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Talk; to nobody in particular means to all. A quick phrase is kept by its key as well."""

    speaker: int
    text: str
    to: tuple[int, ...] = ()
    phrase: str = ""


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """Somebody without a seat gave a name, to speak from the gallery. The token is kept as a hash."""

    name: str
    language: str
    token: str


class Called(msgspec.Struct, frozen=True, tag="called"):
    """Talk from the gallery, to all. A quick phrase is kept by its key as well."""

    who: int  # a number of `People`
    text: str
    phrase: str = ""


class SaidReady(msgspec.Struct, frozen=True, tag="ready"):
    """A seat does not need more time to talk before the question that is open."""

    seat: int


class TalkEnded(msgspec.Struct, frozen=True, tag="hushed"):
    """The time to talk is over: everybody is ready, or it has passed."""


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Clocks stand still and nobody answers."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game goes on."""


class Rushed(msgspec.Struct, frozen=True, tag="rushed"):
    """Somebody who is out lets the automata play to the end at once."""

    seat: int


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people meet again in another room; empty if that room is no more."""

    room: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host closed the room."""


Entry = (
    Opened | Arranged | Sat | Introduced | Freed | Handed | TakenBack | BotFailed | Reordered
    | TransferOffered | Transferred | Begun | Sealed | Stood | Played | Said | Entered | Called | Offered
    | Replied | SaidReady | TalkEnded | Paused | Resumed | Rushed | Rematched | Closed
)  # fmt: skip

Private = Sealed | Stood | TransferOffered  # nobody but the seat itself is told, not even that it happened

ABOUT: Final = (  # the room and not its game: so many of them and no more between two moves
    Arranged | Sat | Introduced | Freed | Handed | TakenBack | Reordered | Stood | TransferOffered | Paused
)

_decoder: Final = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read_entry(body: bytes) -> Entry:
    entry: Entry = _decoder.decode(body)
    return _narrowed(entry, body) if isinstance(entry, Stood) and entry.only is None else entry


def _narrowed(stood: Stood, body: bytes) -> Stood:
    """An order of before: what it is narrowed to stands beside it, each under its own name."""
    beside: dict[str, Any] = msgspec.json.decode(body)
    names = beside.keys() - {"type", *Stood.__struct_fields__}
    only = {name: beside[name] for name in names if beside[name] not in (None, "")}
    return msgspec.structs.replace(stood, only=only)
