"""Messages and requests that no client of ours would send, drawn by lots: the same lots, the same malice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, get_args

import msgspec

from cabale.games import GAMES
from cabale.table.routes import ENDPOINTS, Endpoint
from cabale.table.wire.messages import LARGEST, FromClient, Message

LONE: Final = "\ud800"  # half of a letter: JSON can say it, and no text can hold it
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 8, 255, 2**31, 2**63, 2**64, -(2**63) - 1, 0.5, 1e308, 10**400),
    *("", " ", "a", "0", "²", "٣", "-1", "none", "null", "\0", "\u202e", "é" * 12, "a" * 500, "a" * 9_000),
    *(LONE, "../..", "<script>", "'; DROP TABLE room", "{0}", "%s", "$(id)", "9" * 5_000, "\n\n", "👻" * 30),
    *([], [0], [1, 1, 1], list(range(3_000)), [[[[]]]], {}, {"a": {}}, {"deed": "support"}, {"deed": LONE}),
)
NAMES: Final = (
    *("game", "seats", "options", "settings", "name", "language", "nonce", "emblem", "order", "place"),
    *("level", "seat", "code", "admit", "title", "listed", "decision_ms", "window_floor_ms", "t", "", LONE),
)
SEGMENTS: Final = (
    *("²", "9" * 5_000, "..", "%2e%2e", "%2F", "%00", "%ff", "%C2%B2", "-1", "1.5", "01", "+1", "%20", "1e3"),
    *(
        "%D9%A3",
        "a" * 3_000,
        "*",
        "{room}",
        "None",
        "%F0%9F%91%BB",
        "0",
        "1",
        "7",
        "8",
        "socket",
        "%0d%0ax:y",
    ),
)
EXTRAS: Final = ("/", "//x", "?a", "?" + "a=b&" * 300, "%00", "/../..", ".json", "#x", "?to=%FF&to=1")
HEADERS: Final = {
    "Host": ("", "evil.example", "localhost:x", "[::1", "a" * 3_000, "127.0.0.1, b", "localhost:99999999"),
    "Origin": ("null", "file://", "", "http://[::1", "http://evil.example", "http://localhost\t", "²"),
    "Accept-Language": ("fr", "nl-BE", "", "zz", "f", "*;q=2", "é", "a" * 4_000),
    "Authorization": ("Bearer", "Bearer ", "Basic YTpi", "Bearer " + "x" * 4_000, "é", "bearer a b c"),
    "X-Forwarded-For": ("junk", ",,,", "1.2.3.4" + ", 5.6.7.8" * 300, "::1%eth0", "999.1.1.1", "-"),
    "Content-Type": ("text/plain", "", "application/json;;;", "application/x-www-form-urlencoded", "²"),
    "Accept-Encoding": ("gzip", "br, *", "gzip;q=0", "²"),
    "If-None-Match": ("*", '"x"'),
    "Range": ("bytes=0-0", "bytes=9-1"),
    "Expect": ("100-continue", "200-ok"),
    "Upgrade": ("websocket", "h2c"),
    "Connection": ("upgrade", "close", "keep-alive, Upgrade"),
    "Cookie": ("a=b; " * 300,),
}
RARELY: Final = ("open_room", "delete_room", "close", "branch")  # or there is soon no room left to spoil
SHARES: Final = [0.02 if endpoint.name in RARELY else 1.0 for endpoint in ENDPOINTS]
METHODS: Final = ("GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "TRACE", "BREW", "get")
MESSAGES: Final = tuple(
    (kind.__struct_config__.tag, [field.encode_name for field in msgspec.structs.fields(kind)])
    for kind in get_args(FromClient)
)
Body = bytes | None


class Asked(NamedTuple):
    """A request, as it goes over the line."""

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: Body

    @property
    def knocks(self) -> bool:
        """Whether people may be asked about it, who do not answer."""
        return self.method == "POST" and self.target.split("/")[-2:-1] == ["seats"]

    def written(self) -> bytes:
        length = [] if self.body is None else [("Content-Length", str(len(self.body)))]
        lines = [f"{self.method} {self.target} HTTP/1.1", *(f"{n}: {v}" for n, v in [*self.headers, *length])]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + (self.body or b"")


class Malice:
    """What one guest comes to do. `words` are answers that were legal somewhere; `keys` has the rooms that
    are known to them, and the tokens that open each."""

    def __init__(self, lots: Random, words: list[str], keys: dict[str, list[str]]) -> None:
        self.lots: Final = lots
        self._words: Final = words
        self._keys: Final = keys
        self._rooms: Final = tuple(keys)
        self._tokens: Final = [token for tokens in keys.values() for token in tokens]
        self._version = 0
        self._offers: list[str] = []
        self._ways: Final[tuple[Callable[[], bytes], ...]] = (
            *(self._sensible, self._sensible, self._spoilt, self._spoilt, self._spoilt),
            *(self._cut, self._deep, self._junk, self._sized, self._number, self._twice),
        )

    # --- over sockets

    def heed(self, frame: Any) -> None:
        """What they are shown, and may answer."""
        self._version = frame["version"]
        self._offers = [offer["text"] for offer in (frame["asked"] or {"offers": ()})["offers"]]

    def message(self) -> bytes:
        return self.lots.choice(self._ways)()

    def room(self) -> str:
        return self.lots.choice(self._rooms)

    def token(self, room: str) -> str:
        """One that is good there, or almost."""
        if self.lots.random() < 0.7:
            return self.lots.choice(self._keys.get(room) or [""])
        known = self.lots.choice(self._tokens)
        return self.lots.choice((known, known[:-1], known + "x", known.upper(), "", "é", LONE, "a" * 9_000))

    def hello(self, room: str) -> bytes:
        hello = {"t": "hello", "token": self.token(room)}
        for name in ("language", "since", "heard", "words"):
            if self.lots.random() < 0.1:
                hello[name] = self.lots.choice(VALUES)
        return written(hello)

    def _sensible(self) -> bytes:
        """What may well be heard: talk, orders, pledges, and answers that are legal somewhere."""
        lots, seat = self.lots, self.lots.randrange(-1, 5)
        version = self._version + lots.choice((-1, 1, -self._version, 10**9))
        word = lots.choice(self._offers or self._words)
        return written(
            lots.choice(
                (
                    {"t": "answer", "text": word, "version": self._version},
                    {"t": "answer", "text": word, "version": version},
                    {"t": "answer", "text": lots.choice(self._words), "version": self._version},
                    {"t": "say", "text": lots.choice(("oui", "a" * 500, "\u202e", "👻"))},
                    {"t": "say", "phrase": lots.choice(("truth", "nothing")), "to": [seat, seat, 1]},
                    {"t": "propose", "to": seat, "promise": {"deed": "support"}, "until": lots.randrange(9)},
                    {"t": "respond", "by": seat, "to": 0, "number": 1, "reply": "accepted"},
                    {"t": "ready", "version": version},
                    {"t": "stand", "order": lots.choice(("", "unless_me", "fire")), "only": {"victim": seat}},
                )
            )
        )

    def _spoilt(self) -> bytes:
        """A message of ours with something in it that has no business there."""
        tag, fields = self.lots.choice(MESSAGES)
        message = {field: self.lots.choice(VALUES) for field in fields}
        for name in ("text", "order", "reply"):
            if name in message and self.lots.random() < 0.5:
                message[name] = self.lots.choice(("pass", "", "accepted", "fire", *self._words[:20]))
        if self.lots.random() < 0.1:
            message[self.lots.choice(NAMES)] = self.lots.choice(VALUES)
        return written({"t": tag, **message})

    def _cut(self) -> bytes:
        whole = self._sensible()
        return whole[: self.lots.randrange(len(whole))] + self.lots.choice((b"", b"}", b"\0", b"\xff"))

    def _deep(self) -> bytes:
        depth = self.lots.choice((2, 100, 1_100, 5_000, LARGEST))
        return (self.lots.choice((b"[", b'{"t":', b'{"t":"say","to":[', b"[[],")) * depth)[: LARGEST + 1]

    def _junk(self) -> bytes:
        return self.lots.randbytes(self.lots.choice((0, 1, 7, 100, 2_000)))

    def _sized(self) -> bytes:
        size = LARGEST + self.lots.choice((-30, -1, 0, 1, 2, 3_000, LARGEST, LARGEST + 1))
        return b'{"t":"say","text":"' + b"x" * (size - 21) + b'"}'

    def _number(self) -> bytes:
        digits = self.lots.choice(
            ("1e999", "-0", "9" * 4_301, "1" + "0" * 16_000, "NaN", "Infinity", "0x1", "1_0")
        )
        return f'{{"t":"ready","version":{digits}}}'.encode()

    def _twice(self) -> bytes:
        return self.lots.choice(
            (self.hello(self.room()), b'{"t":"hello"}', b'{"t":"say","t":"ready","version":1}')
        )

    # --- over HTTP

    def request(self) -> Asked:
        """One request, whole and readable as HTTP, whatever it asks for."""
        lots, room = self.lots, self.room()
        (endpoint,) = lots.choices(ENDPOINTS, SHARES)
        method = endpoint.method if lots.random() < 0.97 else lots.choice(METHODS)
        token = self.token(room).encode("latin-1", "ignore").decode("latin-1")
        headers = {"Host": "localhost", "Authorization": f"Bearer {token}"}
        body: Body = None
        if endpoint.takes is not None or lots.random() < 0.1:
            headers["Content-Type"], body = "application/json", self._body(endpoint)
        for name, values in HEADERS.items():
            if lots.random() < 0.02:
                headers[name] = lots.choice(values)
        return Asked(method, self._target(endpoint, room), tuple(headers.items()), body)

    def _target(self, endpoint: Endpoint, room: str) -> str:
        parts = {
            "room": (room,),
            "seat": ("0", "1", "2"),
            "game": tuple(GAMES),
            "lesson": ("game", "aim", "none"),
        }
        if self.lots.random() < 0.3:  # most are known, or nothing but the door is tried
            parts[self.lots.choice(tuple(parts))] = SEGMENTS
        path = re.sub(r"{(\w+)}", lambda name: self.lots.choice(parts[name[1]]), endpoint.path)
        query = "&".join(
            f"{name}={self.lots.choice(('0', '1', 'open', *SEGMENTS))}" for name in endpoint.query
        )
        extra = self.lots.choice(EXTRAS) if self.lots.random() < 0.1 else ""
        return path + (f"?{query}" if query and self.lots.random() < 0.8 else "") + extra

    def _body(self, endpoint: Endpoint) -> bytes:
        if endpoint.takes is Message or self.lots.random() < 0.25:
            return self.lots.choice(self._ways)()
        if endpoint.takes is None:
            return written(self.lots.choice(VALUES))
        fields = msgspec.structs.fields(endpoint.takes)
        body = {field.encode_name: self._value(field.encode_name) for field in fields}
        if self.lots.random() < 0.1:
            body[self.lots.choice(NAMES)] = self.lots.choice(VALUES)
        return written(body)

    def _value(self, name: str) -> Any:
        """Something for a field: in most cases what might be taken."""
        lots = self.lots
        good: dict[str, Any] = {
            "game": lots.choice(tuple(GAMES)),
            "seats": lots.randrange(2, 6),
            "name": lots.choice(("Anna", "Hugo", "Zoé", "N0")),
            "language": lots.choice(("fr", "nl", "en")),
            "level": lots.choice(("random", "novice")),
            "nonce": "x",
            "emblem": lots.randrange(9),
            "seat": lots.randrange(4),
            "place": lots.randrange(9),
            "order": lots.sample(range(3), 3),
            "admit": lots.random() < 0.5,
            "options": {lots.choice(NAMES): lots.choice(VALUES)} if lots.random() < 0.5 else {},
            "settings": {lots.choice(NAMES): lots.choice(VALUES)} if lots.random() < 0.5 else {},
        }
        return good[name] if name in good and lots.random() < 0.7 else lots.choice(VALUES)


def written(message: Any) -> bytes:
    """As JSON, in which half a letter is escaped and a number may be as long as it likes."""
    return json.dumps(message, ensure_ascii=True).encode()
