"""`cabale check`: what a game has to keep to, and where it does not, in words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from cabale.conformance.check import PROPERTIES, Finding
from cabale.conformance.check import check as hold
from cabale.conformance.hearing import hear
from cabale.core.errors import BadSetup
from cabale.core.numbers import whole_number
from cabale.core.registry import Entry, from_here
from cabale.games import GAMES
from cabale.terminal.complaint import Complaint
from cabale.terminal.remarks import broken, remarks
from cabale.terminal.shown import SHOWN
from cabale.text import Words

DONE, DOES_NOT_HOLD = 0, 1
LOOKS: Final = (
    "plays",
    *PROPERTIES,
    *SHOWN,
    "words",
)  # one after the other; the first also sees that games repeat
LAST: Final = 12  # words of a game that a finding shows


def check(words: Words, name: str, games: str) -> int:
    """Hold a game, by its id or by the module that brings it, against all that games keep to."""
    count = whole_number(games)
    if not count:
        raise Complaint("bad-number", option="--games", text=games)
    found = 0
    for entry in brought(name):
        game = entry.game
        print(words.say("check-begins", game=words.game_title(game.id), package=entry.package))
        with at_work(words) as begin:
            for finding in hold(game, count, begin, SHOWN):
                found += 1
                print("\n".join(told(words, finding)), flush=True)
            begin("words")
            heard = hear(game, count)
        wrong = [*broken(words, entry, heard)]
        found += bool(wrong)
        for line in (*wrong, *remarks(words, entry, heard)):
            print(line)
    print(words.say("check-done", properties=len(LOOKS) + 1, found=found))
    return DOES_NOT_HOLD if found else DONE


@contextmanager
def at_work(words: Words) -> Iterator[Callable[[str], None]]:
    """What is being looked at, in a line that goes when it is done; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Column

    sentence = TextColumn("{task.description}", table_column=Column(no_wrap=True, overflow="ellipsis"))
    with Progress(
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        sentence,
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
        transient=True,
    ) as bar:
        task = bar.add_task("", total=len(LOOKS))

        def begin(look: str) -> None:
            bar.update(task, completed=LOOKS.index(look), description=words.say(f"check-{look}"))

        yield begin


def brought(name: str) -> list[Entry]:
    """The game of this id, or those that a module brings."""
    module = name.partition(":")[0]
    with suppress(BadSetup):  # one that was brought already, or could not be
        return [GAMES.entry(module)]
    GAMES.bring(module, "", lambda: from_here(name))
    return [entry for entry in GAMES.entries if entry.comes_from(module)] or [GAMES.entry(module)]


def told(words: Words, finding: Finding) -> Iterator[str]:
    """What must hold, why it does not, and how to see it again."""
    yield f"- {words.say(f'check-{finding.property}')}"
    reason = words.refusal(finding.refused) if finding.refused else finding.reason
    if reason:
        yield f"  {reason}"
    last = " ".join(finding.words[-LAST:]) or words.say("nothing")
    yield "  " + words.say(
        "check-where", seats=finding.seats, seed=finding.seed, place=len(finding.words), words=last
    )
