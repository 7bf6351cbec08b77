"""A seat in Python: counts nothing, but prefers what hurts nobody. Any version of Python 3 will do."""

import json
import random
import sys
from typing import Any


def write(**message: object) -> None:
    print(json.dumps(message), flush=True)


def choose(frame: Any, dice: random.Random) -> int:
    """The first offer among those that are let be, or any."""
    quiet = [offer for offer in frame["offers"] if offer["key"] == "pass"]
    return int(dice.choice(quiet or frame["offers"])["number"])


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        dice.seed(message["seed"])
        write(type="hello", version=1, name="Example in Python", pledges=True)
    elif kind == "frame":
        if message["number"] == 1:
            write(type="say", text="Good evening.")
        write(type="answer", frame=message["number"], answer=choose(message, dice))
    elif kind == "bargain":
        partner = message["partners"][0]
        wishes = [{"to": partner["to"], "promise": partner["mine"][0]}] if partner["mine"] else []
        write(type="pledge", frame=message["number"], pledges=wishes)
    elif kind == "offered":
        write(type="reply", frame=message["number"], accept=True)
    elif kind == "refused":
        print(message["sentence"], file=sys.stderr)
    elif kind == "goodbye":
        break
