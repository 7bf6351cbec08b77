"""A house under siege: whatever strangers send, nobody else notices, nothing fails, and nothing piles up."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.error import HTTPError

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.effort import night
from tests.table.guests import Guest, Opened, at_home
from tests.table.lines import SURELY, UPGRADE, Line, calling, frame
from tests.table.malice import Malice
from tests.table.running import running
from tests.table.test_kill import post
from tests.table.test_table import AT_ONCE

SEATS: Final = 3
AT_A_TIME: Final = 12  # guests who come at the same time
MESSAGES: Final = 35  # of one visit: what a connection may say at once
OFTEN: Final = 6.0  # seconds after which the besiegers open other rooms, as fast as anybody may
OUR_FAULT: Final = ("house_failed", "table_failed")
KNOWN: Final = (  # what the house may say of it in its log
    "WARNING:  Invalid HTTP request received.",
    "WARNING:  Unsupported upgrade request.",
)
SOON: Final = 0.02  # seconds after which nobody waits any longer
GONE: Final = (ConnectionError, asyncio.IncompleteReadError)


Call = Callable[[], Awaitable[Line]]
Kind = Callable[[Call, Malice], Awaitable[None]]


class Table:
    """A game of people; each has a token."""

    def __init__(self, address: str, game: str) -> None:
        wish = {"game": game, "seats": SEATS, "options": AT_ONCE[game]}
        made = post(address, "/api/rooms", wish)
        self.room: Final[str] = made["room"]
        self.host: Final[str] = made["token"]
        self.socket: Final = f"{address.replace('http', 'ws')}/api/rooms/{self.room}/socket"
        self.tokens: Final = []
        for seat in range(SEATS):
            guest = {"name": f"N{seat}", "language": "fr", "nonce": "x"}
            self.tokens.append(post(address, f"/api/rooms/{self.room}/seats/{seat}", guest)["token"])
        post(address, f"/api/rooms/{self.room}/begin", {}, self.host)

    async def seen(self) -> list[Any]:
        """What each seat finds when it comes back."""
        found = []
        for token in self.tokens:
            async with self.sitting(token) as (_, shown):
                found.append(shown)
        return found

    async def goes_on(self) -> None:
        """Somebody who is asked answers, and it counts."""
        for token in self.tokens:
            async with self.sitting(token) as (socket, shown):
                if shown["asked"]:
                    answer, now = shown["asked"]["offers"][0]["text"], shown["version"]
                    await socket.send(json.dumps({"t": "answer", "text": answer, "version": now}))
                    while shown["version"] == now:
                        shown = json.loads(await asyncio.wait_for(socket.recv(), SURELY))
                    return
        raise AssertionError(f"nobody is asked in {self.room}")

    @asynccontextmanager
    async def sitting(self, token: str) -> AsyncIterator[tuple[ClientConnection, Any]]:
        """The socket of a seat, and what it is shown first."""
        async with connect(self.socket) as socket:
            await socket.send(json.dumps({"t": "hello", "token": token}))
            yield socket, json.loads(await asyncio.wait_for(socket.recv(), SURELY))


class Siege:
    """Guests who come to break something, and how often what was answered."""

    def __init__(self, address: str, seed: int, log: Path, over: Opened) -> None:
        self.address: Final = address
        self.sent = 0
        self.answers: Final[Counter[str]] = Counter()
        self._seed: Final = seed
        self._log: Final = log
        self._read = 0  # bytes of the log
        self._moved_in = time.monotonic()
        self._visits = 0
        self._under_way: Final[set[int]] = set()
        self.others = [Table(address, game) for game in AT_ONCE]  # who are to be left alone
        self._words: Final[list[str]] = []
        self._finished: Final = {over.room: [over.host]}
        self._keys: Final[dict[str, list[str]]] = {}  # of rooms
        self._kinds: Final[dict[Kind, int]] = {
            self._talk: 10,
            self._ask: 6,
            self._babble: 3,
            self._crumbs: 2,
            self._deaf: 2,
            self._flood: 1,
        }

    async def lay(self, messages: int) -> None:
        """Let guests come until so many messages and requests were sent. The others are then as they were,
        whoever sits there has not been disturbed, and they go on."""
        async with AsyncExitStack() as sitting:
            there = [
                await sitting.enter_async_context(table.sitting(table.tokens[0])) for table in self.others
            ]
            watching = [asyncio.create_task(watch(socket)) for socket, _ in there]
            before = [await table.seen() for table in self.others]
            asked = [one["asked"]["offers"] for seen in before for one in seen if one["asked"]]
            self._words.extend(sorted({offer["text"] for offers in asked for offer in offers}))
            await asyncio.to_thread(self._move_in)
            await asyncio.gather(*[self._come(messages) for _ in range(AT_A_TIME)])
            assert [await table.seen() for table in self.others] == before
            assert not any(task.done() for task in watching)
            for table in self.others:
                await table.goes_on()
        await asyncio.gather(*watching)
        self._look_at_log([])

    async def _come(self, messages: int) -> None:
        while self.sent < messages:
            await self._visit()

    def _move_in(self) -> None:
        """The besiegers have rooms of their own, in which games are played or not, and know the others'."""
        tables = [Table(self.address, game) for game in AT_ONCE]
        waiting = [post(self.address, "/api/rooms", {"game": game, "seats": SEATS}) for game in AT_ONCE]
        self._keys.clear()
        self._keys.update(self._finished)
        self._keys.update({table.room: [*table.tokens, table.host] for table in tables})
        self._keys.update({room["room"]: [room["token"]] for room in waiting})
        self._keys.update({table.room: [] for table in self.others})

    async def _visit(self) -> None:
        number = self._visits
        self._visits += 1
        self._under_way.add(number)
        if time.monotonic() > self._moved_in + OFTEN:
            self._moved_in = time.monotonic()
            with suppress(HTTPError):  # there are enough for now
                await asyncio.to_thread(self._move_in)
        malice = Malice(Random(f"{self._seed} {number}"), self._words, self._keys)
        (kind,) = malice.lots.choices(list(self._kinds), list(self._kinds.values()))
        try:
            async with calling(self.address) as call:
                await kind(call, malice)
        except GONE:
            pass  # they are shown the door
        except Exception as error:
            raise AssertionError(f"visit {number} of siege {self._seed}") from error
        self._look_at_log(sorted(self._under_way))
        self._under_way.discard(number)

    def _look_at_log(self, visits: list[int]) -> None:
        with self._log.open(encoding="utf-8", errors="replace") as file:
            file.seek(self._read)
            new = file.read()
        new = new[: new.rfind("\n") + 1]  # a line may be being written
        self._read += len(new.encode())
        unknown = [line for line in new.splitlines() if line and line not in KNOWN]
        assert not unknown, f"siege {self._seed}, one of the visits {visits}:\n{new}"

    # --- what they do

    async def _enter(self, call: Call, malice: Malice, reads: bool = True) -> Line:
        """Become a socket, say who one is, or not, and see what is then shown."""
        line, room = await call(), malice.room()
        line.say(f"GET /api/rooms/{room}/socket HTTP/1.1\r\n".encode() + UPGRADE + b"\r\n")
        if malice.lots.random() < 0.05:  # without waiting whether they may
            await asyncio.sleep(0)
            line.say(frame(malice.lots.choice((1, 8, 9, 15)), malice.message()[:100]))
        assert await line.answer() == 101
        if not reads:
            line.stop_reading()
        line.say(frame(1, malice.hello(room) if malice.lots.random() < 0.95 else malice.message()))
        if reads:
            told = self._note(*await line.message())
            if told["t"] == "frame":
                malice.heed(told)
        return line

    async def _talk(self, call: Call, malice: Malice) -> None:
        line = await self._enter(call, malice)
        for _ in range(malice.lots.randint(1, MESSAGES)):
            said = malice.message()
            line.say(frame(1 if is_text(said) and malice.lots.random() < 0.9 else 2, said))
            self.sent += 1
        await self._leave(line, malice)

    async def _leave(self, line: Line, malice: Malice) -> None:
        match malice.lots.randrange(5):
            case 0:
                line.say(frame(1, b"x" * 60)[:20])  # cut off in the middle
            case 1:
                line.say(frame(8, malice.lots.randbytes(malice.lots.randrange(9))))
                await line.ends()
            case 2:
                pass
            case _:  # and look at the answers, as far as they have come
                with suppress(TimeoutError):
                    while True:
                        self._note(*await asyncio.wait_for(line.message(), SOON))

    async def _flood(self, call: Call, malice: Malice) -> None:
        """Far more than anybody may say at once."""
        line = await self._enter(call, malice)
        many = malice.lots.choice((60, 300))
        line.say(b"".join(frame(1, malice.message()[:200]) for _ in range(many)))
        self.sent += many
        await self._leave(line, malice)

    async def _deaf(self, call: Call, malice: Malice) -> None:
        """Talk, and never read what is answered."""
        line = await self._enter(call, malice, reads=False)
        line.say(b"".join(frame(1, malice.message()) for _ in range(MESSAGES)))
        self.sent += MESSAGES
        await asyncio.sleep(SOON)

    async def _crumbs(self, call: Call, malice: Malice) -> None:
        """Frames as they should not be."""
        line = await self._enter(call, malice)
        lots = malice.lots
        for _ in range(lots.randint(1, MESSAGES)):
            said = lots.randbytes(lots.choice((0, 1, 2, 125, 300)))
            line.say(frame(lots.choice((0, 1, 2, 2, 2, 3, 8, 9, 10, 15)), said, last=lots.random() < 0.7))
            self.sent += 1
        if lots.random() < 0.3:
            line.say(b"\xff" * 10)
        await self._leave(line, malice)

    async def _ask(self, call: Call, malice: Malice) -> None:
        line = await call()
        for _ in range(malice.lots.randint(1, MESSAGES)):
            asked = malice.request()
            line.say(asked.written())
            self.sent += 1
            try:
                status, body = await line.response(SOON if asked.knocks else SURELY)
                while status == 100:
                    status, body = await line.response()
            except (*GONE, TimeoutError) as error:  # shown the door by what was asked before, or kept waiting
                assert asked.knocks or not isinstance(error, TimeoutError), asked
                line = await call()
                continue
            assert status < 500 or status == 503, asked
            assert not any(code.encode() in body for code in OUR_FAULT), asked
            self.answers[str(status)] += 1

    async def _babble(self, call: Call, malice: Malice) -> None:
        """What is no HTTP, or not all of it."""
        line, lots, asked = await call(), malice.lots, malice.request().written()
        about = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        line.say(
            lots.choice(
                (
                    lots.randbytes(lots.choice((1, 100, 20_000))),
                    asked[: lots.randrange(1, 300)],
                    about + b"Content-Length: 900\r\n\r\n" + malice.message()[:800],
                    about + b"".join(b"x%d: y\r\n" % number for number in range(lots.randrange(3_000))),
                    asked.replace(b"Host: ", b"Transfer-Encoding: chunked\r\nHost: "),
                    b"\r\n" * lots.choice((1, 100, 30_000)),
                    asked * lots.choice((2, 50)),
                )
            )
        )
        self.sent += 1
        await asyncio.sleep(SOON)

    def _note(self, kind: int, said: bytes) -> Any:
        """Whatever a socket was sent, it is not our fault."""
        told = json.loads(said) if kind == 1 else {"t": f"frame {kind}"}
        code = told["code"] if told["t"] == "refused" else told["t"]
        assert code not in OUR_FAULT, told
        self.answers[code] += 1
        return told


async def watch(socket: ClientConnection) -> None:
    """Read what one is shown, to the end; nothing else is to come."""
    async for text in socket:
        assert json.loads(text)["t"] == "frame"


def is_text(said: bytes) -> bool:
    try:
        return bool(said.decode())
    except UnicodeDecodeError:
        return False


def memory(process: int) -> int:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def besiege(folder: Path, messages: int, seed: int, most: int) -> None:
    """So many messages, and so many megabytes more at the most."""
    log = folder / "log"
    with at_home(folder / "data") as client:
        over = Opened(client, people=0, seats=2, max_turns=2).begin()
        with over.connect() as socket:
            Guest(socket).until(lambda seen: bool(seen["room"]["over"]))
    with log.open("w") as errors, running(folder / "data", stderr=errors) as (house, address):
        siege = Siege(address, seed, log, over)
        before = memory(house.pid)
        asyncio.run(siege.lay(messages))
        after = memory(house.pid)
    print(f"{siege.sent} messages; {before} MB before, {after} MB after; {siege.answers.most_common()}")
    assert after - before < most


linux = pytest.mark.skipif(not Path("/proc").exists(), reason="asks Linux how much memory a process holds")


@linux
def test_ten_thousand_hostile_messages(tmp_path: Path) -> None:
    besiege(tmp_path, 10_000, seed=1, most=100)


@linux
@pytest.mark.slow
def test_a_million_hostile_messages(tmp_path: Path) -> None:
    besiege(tmp_path, night(1_000_000), seed=2, most=300)
