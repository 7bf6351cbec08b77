"""How a college stands: everybody's druids, who is tied, who carries it; for events and for the table."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.games.druide.pieces import AFTER
from cabale.games.druide.rules import passed_by
from cabale.text.narrator import Narrator
from cabale.text.words import Given, whole


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """Of a college, $run, its stones; $counts and $out, the tied by name; $how: whether nobody is tied,
    some are, or all. Of the election, $out, their $shared total, and $how: whether it was beaten by a
    lower one, and whether that was the last one left. Of a bar, the stone $after it and the one it goes
    $past: lines have no numbers on the board. Of a card, $known: whether the listener may see it."""
    counts, totals, out = whole(given.get("counts")), whole(given.get("totals")), whole(given.get("tied"))
    if counts:
        return {
            "run": run(given["first"], given["last"]),
            "counts": druids(narrator, counts),
            "how": how(len(out), len(counts)),
            "out": narrator.everyone(out),
        }
    if totals:
        elected, shared = given.get("total"), max([totals[seat] for seat in out], default=0)
        beaten = "last" if len(totals) == len(out) + 1 else "beaten"
        return {
            "how": beaten if isinstance(elected, int) and shared > elected else "highest",
            "out": narrator.everyone(out),
            "shared": narrator.say("druide-total", total=shared),
        }
    line, to = given.get("line"), given.get("to")
    if isinstance(line, int):
        return {"after": str(AFTER[line])} | (
            {"past": str(passed_by(line, to))} if isinstance(to, int) else {}
        )
    return {"known": "no" if given.get("number") is None else "yes"}


def run(first: object, last: object) -> str:
    """The stones of a college, which may be one alone."""
    return str(first) if first == last else f"{first}–{last}"


def druids(narrator: Narrator, counts: Sequence[int]) -> str:
    """How many each player has there."""
    return ", ".join(
        [narrator.tell("druide-count", {"seat": seat, "druids": count}) for seat, count in enumerate(counts)]
    )


def how(tied: int, seats: int) -> str:
    if tied == seats:
        return "all"
    return "some" if tied else "none"
