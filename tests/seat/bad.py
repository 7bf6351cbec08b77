"""A program that misbehaves as its arguments say, one question each; the last one stays.

With `random SEED FILE` it draws what it does, and writes down there what that was. Where it would never end
it is ended by others or not at all.
"""

import json
import os
import random
import subprocess
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


def elsewhere(message: Any) -> Any:
    """What may be promised, but to a seat that is not there; and a whisper into ears that are not."""
    write({"type": "say", "text": "psst", "to": [99, -1]})
    if message["type"] == "bargain":
        promise = message["partners"][0]["mine"][0]
        write({"type": "pledge", "pledges": [{"to": to, "promise": promise} for to in (99, -1)]})
    else:
        right(message)


def cheat(message: Any) -> Any:
    """It bargains well enough, but plays what is not there."""
    write({"answer": 9999}) if message["type"] == "frame" else right(message)


def half(message: Any) -> None:
    """The beginning of a line, and never its end."""
    sys.stdout.write('{"answer"')
    sys.stdout.flush()
    time.sleep(3600)


def family(message: Any) -> None:
    """It begins another, which holds on to its standard output, and goes."""
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(3600)", *sys.argv[1:]])
    sys.exit()


def shut(message: Any) -> None:
    """Nobody will hear it any more, but it stays."""
    os.close(sys.stdout.fileno())
    time.sleep(3600)


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
    "elsewhere": elsewhere,
    "loud": lambda message: (sys.stderr.write("no\n" * 50_000), right(message)),
    "half": half,
    "family": family,
    "shut": shut,
}
STARTS: dict[str, Callable[[], Any]] = {
    "mute": lambda: time.sleep(3600),
    "rude": lambda: write({"answer": 0}),
    "future": lambda: hello(version=2),
    "foreign": lambda: hello(language="la"),
    "gone": lambda: sys.exit(1),
}
ENDS: dict[str, Callable[[], Any]] = {
    "linger": lambda: time.sleep(3600),
    "last_word": lambda: [write({"type": "say", "text": "revenge"}) for _ in range(1000)],
    "crash": lambda: sys.exit(4),
}
OFTEN = 4  # one in so many times it does something else than what is right


class Dice:
    """What it draws, and where that is written down. Begun anew it draws something else."""

    def __init__(self, seed: str, ledger: str) -> None:
        self._ledger = open(ledger, "a", buffering=1)
        self._dice = random.Random(f"{seed} {self._ledger.tell()}")

    def draw(self, ways: dict[str, Any]) -> str:
        way = "right" if self._dice.randrange(OFTEN) else self._dice.choice(list(ways))
        self._ledger.write(f"{way}\n")
        return way


def main(ways: list[str]) -> None:
    dice = Dice(*ways[1:]) if ways[0] == "random" else None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            way = dice.draw(STARTS) if dice else ways[0]
            STARTS.get(way, hello)()
        elif message["type"] == "goodbye":
            way = dice.draw(ENDS) if dice else ways[0]
            ENDS.get(way, sys.exit)()
        elif message["type"] != "refused":
            way = dice.draw(WAYS) if dice else ways[0] if len(ways) == 1 else ways.pop(0)
            WAYS[way](message)


if __name__ == "__main__":
    main(sys.argv[1:])
