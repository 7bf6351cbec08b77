"""`cabale seat check`: what a program does wrong at a seat, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cabale.seat.commands import read_command
from cabale.seat.trial import Tried, try_out
from cabale.text import Words

DONE, FAILS = 0, 1
LAST: Final = 12  # lines of its standard error that are shown


def check(words: Words, command: str) -> int:
    """Let it play a whole game of each game; the first that it cannot begin is the last."""
    found = 0
    for tried in try_out(read_command(command)):
        found += len(tried.failures)
        print("\n".join(told(words, tried)), flush=True)
        if [failed.code for failed in tried.failures[:1]] == ["seat_unstarted"]:
            break
    print(words.say("seat-done", found=found))
    return FAILS if found else DONE


def told(words: Words, tried: Tried) -> Iterator[str]:
    """A line for the game, one for everything that was wrong, and what the program said of it."""
    title, slowest = words.game_title(tried.game), round(1000 * tried.slowest)
    yield words.say("seat-tried", game=title, answers=tried.answers, slowest=slowest)
    for sentence, times in Counter(map(words.refusal, tried.failures)).items():
        yield f"  - {words.say('seat-times', sentence=sentence, times=times)}"
    if tried.failures and tried.errors.strip():
        yield "  " + words.say("seat-errors")
        for line in tried.errors.splitlines()[-LAST:]:
            yield f"    {line}"
