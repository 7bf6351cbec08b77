"""A program that misbehaves as its arguments say, one question each; the last one stays.

With `random SEED` it draws what it does. Where it would never end it is ended by others or not at all.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def write(message: Any) -> Any:
    print(message if isinstance(message, str) else json.dumps(message), flush=True)


def hello(**more: Any) -> Any:
    write({"type": "hello", "version": 1, "pledges": True, **more})


def right(message: Any) -> Any:
    number = message["number"]
    if message["type"] == "bargain":
        write({"type": "pledge", "frame": number, "pledges": []})
    elif message["type"] == "offered":
        write({"type": "reply", "frame": number, "accept": True})
    else:
        write({"answer": 0})


def wish(message: Any) -> Any:
    """An offer that nobody may make: to oneself, of a deed that is none."""
    if message["type"] == "bargain":
        write({"type": "pledge", "pledges": [{"to": 0, "promise": {"deed": "anything"}}]})
    else:
        right(message)


def cheat(message: Any) -> Any:
    """It bargains well enough, but plays what is not there."""
    write({"answer": 9999}) if message["type"] == "frame" else right(message)


WAYS: dict[str, Callable[[Any], Any]] = {
    "right": right,
    "last": lambda message: write(
        {"type": "answer", "frame": message["number"], "answer": message["count"] - 1}
    ),
    "quit": lambda message: sys.exit(3),
    "sleep": lambda message: time.sleep(3600),
    "novel": lambda message: write("x" * 100_000),
    "flood": lambda message: [write({"type": "say", "text": "more"}) for _ in range(1000)],
    "gibberish": lambda message: write("{oh no"),
    "deep": lambda message: write("[" * 20_000),
    "binary": lambda message: (sys.stdout.buffer.write(b"\xff\xfe\n"), sys.stdout.buffer.flush()),
    "number": lambda message: write("7"),
    "unknown": lambda message: write({"type": "resign"}),
    "hello": lambda message: hello(),
    "illegal": lambda message: write({"answer": 9999}),
    "cheat": cheat,
    "negative": lambda message: write({"answer": -1}),
    "words": lambda message: write({"answer": "no such move"}),
    "ahead": lambda message: write({"type": "answer", "frame": 99_999, "answer": 0}),
    "stale": lambda message: (write({"type": "answer", "frame": 0, "answer": 9999}), right(message)),
    "babble": lambda message: (write({"type": "say", "text": "well"}), right(message)),
    "mumble": lambda message: write({"type": "say", "text": ""}),
    "twice": lambda message: (right(message), right(message)),
    "wish": wish,
    "loud": lambda message: (sys.stderr.write("no\n" * 50_000), right(message)),
}
STARTS: dict[str, Callable[[], Any]] = {
    "mute": lambda: time.sleep(3600),
    "rude": lambda: write({"answer": 0}),
    "future": lambda: hello(version=2),
    "foreign": lambda: hello(language="la"),
    "gone": lambda: sys.exit(1),
}

ways = sys.argv[1:]
dice = None
if ways[0] == "random":
    dice = random.Random(ways[1])
    quick = [way for way in WAYS if way != "sleep"]
    ways = [dice.choice([*STARTS][1:]) if dice.random() < 0.1 else "right"]
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        STARTS[ways[0]]() if ways[0] in STARTS else hello()
    elif message["type"] == "goodbye":
        break
    elif message["type"] != "refused":
        if dice:
            way = "right" if dice.random() < 0.9 else "sleep" if dice.random() < 0.02 else dice.choice(quick)
        else:
            way = ways[0] if len(ways) == 1 else ways.pop(0)
        WAYS[way](message)
