"""A stand-in for a model: a server on this machine that answers as it is told, one way a request.

The last way stays. What it was sent is kept, with the headers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Event, Lock, Thread
from typing import Any, Final

from cabale.models import Settings

KEY: Final = "sk-the-secret-of-the-house"
NAME: Final = "stand-in"
SAID: Final = "I hold what I say."
DRIP, DRIPS = 0.05, 15.0  # seconds between two bytes, and as long as they come


def called(*calls: tuple[str, Any], finish: str = "tool_calls", content: str | None = None) -> dict[str, Any]:
    """A reply with these calls."""
    tools = [
        {
            "id": f"call-{place}",
            "type": "function",
            "function": {"name": name, "arguments": given if isinstance(given, str) else json.dumps(given)},
        }
        for place, (name, given) in enumerate(calls)
    ]
    message = {"role": "assistant", "content": content, "tool_calls": tools or None}
    return {
        "model": f"{NAME}-1",
        "choices": [{"index": 0, "message": message, "finish_reason": finish}],
        "usage": {"prompt_tokens": 100, "completion_tokens": 10},
    }


def right(asked: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Any offer, with a word or a whisper to begin with; a promise that may be made; yes to all offers."""
    offered = {
        tool["function"]["name"]: tool["function"]["parameters"]["properties"] for tool in asked["tools"]
    }
    if "reply" in offered:
        return called(("reply", {"accept": True}))
    if "pledge" in offered:
        return called(("pledge", {"offers": [promise(asked)]}))
    answer = ("answer", {"number": dice.randint(0, offered["answer"]["number"]["maximum"])})
    others = offered["whisper"]["to"]["items"]["enum"]
    match dice.randrange(3):
        case 0:
            return called(("say", {"text": SAID}), answer)
        case 1:
            return called(("whisper", {"to": others[:1], "text": "Trust nobody."}), answer)
    return called(answer)


def loud(asked: dict[str, Any], dice: Random) -> dict[str, Any]:
    """As that, but it says the same with every answer."""
    given = right(asked, dice)
    answer = [
        call for call in given["choices"][0]["message"]["tool_calls"] if call["function"]["name"] == "answer"
    ]
    if not answer:
        return given
    return called(("say", {"text": SAID}), ("answer", answer[0]["function"]["arguments"]))


def proud(asked: dict[str, Any], dice: Random) -> dict[str, Any]:
    """As that, but it takes no offer."""
    wanted = [tool["function"]["name"] for tool in asked["tools"]]
    return called(("reply", {"accept": False})) if "reply" in wanted else right(asked, dice)


def promise(asked: dict[str, Any]) -> dict[str, Any]:
    """The first deed of which the turn says that it may be promised, to the first who is named."""
    turn = asked["messages"][1]["content"]
    found = re.search(r'deed "(spare|vote_trial)".*?; about ("[^"]*")(?:.*?; how ("[^"]*"))?', turn)
    assert found
    to = asked["tools"][0]["function"]["parameters"]["properties"]["offers"]["items"]["properties"]["to"]
    how = json.loads(found[3]) if found[1] == "vote_trial" and found[3] else ""
    deed = {"deed": found[1], "about": json.loads(found[2]), "how": how}
    return {"to": to["enum"][0], "promise": deed}


def first(asked: dict[str, Any], dice: Random) -> dict[str, Any]:
    return called(("answer", {"number": 0}))


Way = Callable[[dict[str, Any], Random], Any]
WAYS: Final[dict[str, Way]] = {
    "right": right,
    "loud": loud,
    "proud": proud,
    "first": first,
    "quoted": lambda asked, dice: called(("answer", '{"number": "0"}')),
    "uncounted": lambda asked, dice: {**first(asked, dice), "usage": None},
    "talk": lambda asked, dice: called(("say", {"text": "Let me think."})),
    "prose": lambda asked, dice: called(finish="stop", content="I take the first offer."),
    "empty": lambda asked, dice: called(finish="stop", content=""),
    "truncated": lambda asked, dice: called(finish="length", content="Let me first con"),
    "not_json": lambda asked, dice: called(("answer", "{number: 0")),
    "no_number": lambda asked, dice: called(("answer", {"offer": 0})),
    "novel": lambda asked, dice: called(("say", {"text": "x" * 5_000}), ("answer", {"number": 0})),
    "unknown": lambda asked, dice: called(("resign", {})),
    "illegal": lambda asked, dice: called(("answer", {"number": 999})),
    "negative": lambda asked, dice: called(("answer", {"number": -1})),
    "twice": lambda asked, dice: called(("answer", {"number": 0}), ("answer", {"number": 1})),
    "mumble": lambda asked, dice: called(("say", {"text": " "}), ("answer", {"number": 0})),
    "nobody": lambda asked, dice: called(
        ("whisper", {"to": ["Nobody"], "text": "Psst."}), ("answer", {"number": 0})
    ),
    "wish": lambda asked, dice: called(
        ("pledge", {"offers": [{"to": "A", "promise": {"deed": "anything"}}]}), ("answer", {"number": 0})
    ),
    "html": lambda asked, dice: "<html>",
    "nothing": lambda asked, dice: {"choices": []},
    "huge": lambda asked, dice: "x" * (1 << 21),
}


class StandIn:
    """The server, for as long as a test needs it."""

    def __init__(self, *ways: str, seed: int = 1) -> None:
        self.asked: Final[list[dict[str, Any]]] = []
        self.headers: Final[list[dict[str, str]]] = []
        self._ways: Final = list(ways)
        self._dice: Final = Random(seed)
        self._over: Final = Event()
        self._one: Final = Lock()
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url: Final = f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def settings(self, **more: Any) -> Settings:
        return Settings(**{"url": self.url, "patience": 60.0, **more})

    def __enter__(self) -> StandIn:
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.server_close()

    def _reply(self, body: bytes, headers: dict[str, str]) -> tuple[int, Any]:
        with self._one:
            asked = json.loads(body)
            self.asked.append(asked)
            self.headers.append(headers)
            way = self._ways.pop(0) if len(self._ways) > 1 else self._ways[0]
            if way == "slow":
                self._over.wait()
                return 503, {}
            if way == "hang_up":
                return 0, None
            if way.startswith("repeat:"):
                return 200, way.removeprefix("repeat:")
            if way.isdigit():
                return int(way), {"error": {"message": f"No, not with {headers.get('Authorization')}."}}
            return 200, WAYS[way](asked, self._dice)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                assert self.path == "/v1/chat/completions"
                if stand_in._ways[0].startswith("drip"):
                    self._drip(first=stand_in._ways[0] == "drip_first")
                    return
                status, answer = stand_in._reply(body, dict(self.headers))
                if not status:
                    self.close_connection = True
                    return
                text = answer.encode() if isinstance(answer, str) else json.dumps(answer).encode()
                try:
                    self.send_response(status)
                    self.send_header("Retry-After", "0")
                    self.send_header("Content-Length", str(len(text)))
                    self.end_headers()
                    self.wfile.write(text)
                except OSError:  # whoever asked has given up
                    self.close_connection = True

            def _drip(self, first: bool) -> None:
                """A byte now and then, of the first line already or of what comes after it."""
                beginning = b"HTTP/1.0 200 OK\r\nContent-Length: 100000\r\n"
                self.wfile.write(beginning + (b"X-Slow: " if first else b"\r\n"))
                with suppress(OSError):  # whoever asked has given up
                    for _ in range(int(DRIPS / DRIP)):
                        self.wfile.write(b" ")
                        if stand_in._over.wait(DRIP):
                            break
                self.close_connection = True

            def log_message(self, format: str, *given: object) -> None:
                """Nobody reads it."""

        return Handler
