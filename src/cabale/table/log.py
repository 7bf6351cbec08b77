"""What the log of a room holds: everything that ever happened to it, in order. The log is the room."""

from __future__ import annotations

import msgspec

from cabale.core.options import Value


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first entry: a game, its options, and the secret of its deal, committed to from now on."""

    game: str
    seats: int
    options: dict[str, Value]
    secret: str
    host: str  # hash of the host's token


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat. The token is kept as a hash; the nonce is mixed into the deal."""

    seat: int
    name: str
    language: str
    token: str
    nonce: str


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """A seat is open again."""

    seat: int


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot answers for a seat from now on."""

    seat: int
    level: str


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """The person of a seat answers again."""

    seat: int


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The seats are taken and the nonces fixed."""


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A seat gave its answer to a window or a ballot that is still open."""

    seat: int
    word: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Words of the game's own log, in the order of the rules. Sealed answers not among them are dropped."""

    words: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Talk; to nobody in particular means to all."""

    speaker: int
    text: str
    to: tuple[int, ...] = ()


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Clocks stand still and nobody answers."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game goes on."""


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host closed the room."""


Entry = (
    Opened | Sat | Freed | Handed | TakenBack | Begun | Sealed | Played | Said | Paused | Resumed | Closed
)  # fmt: skip

_decoder = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read_entry(body: bytes) -> Entry:
    entry: Entry = _decoder.decode(body)
    return entry
