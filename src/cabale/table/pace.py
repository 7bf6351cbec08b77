"""How long a moment lasts. All of it is decided here, and it obeys one sentence:

How long a moment lasts may depend on open facts and on who sits there (person, machine, automaton, watcher),
never on a hand; there is none only where open facts exclude every answer, or where nobody looks on.

So the time of a bot is drawn before it begins to think, by a generator of its own, and holds all that its
level may think, used or not. A window has its floor whoever answers first. A question that only the holder of
a card is asked is hidden by a pause that is there without it: as long as its option says where a person or a
guest of the house may be asked, for all that everybody knows, as long as bots take where only they may, and
none where only one seat may be asked and nobody but its own person looks on or could come in. After an event
that deserves a beat bots take that much longer; it, too, was seen by everybody.

A machine looks on as a person does, and measures better: what is hidden from people is hidden from it. But
out of courtesy to it alone nothing takes longer: where nobody else sits or could come in, the pace is the
quickest that there is, and nothing is new to it.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cabale import bots
from cabale.core.paces import Pace
from cabale.table.room import Room

# Of the time of bots, in seconds.
SHORTEST: Final[dict[Pace, float]] = {"calm": 0.8, "brisk": 0.22, "at_once": 0.05}
MIDDLE: Final = -0.25  # of the logarithm of what comes on top of the shortest time, which is its unit
SPREAD: Final = 0.6  # of the logarithm of what comes on top of the shortest time
SLOWEST: Final = 4.0  # of what comes on top of the shortest time, in its unit
IN_TIME: Final = 0.6  # of the time that a question has, after which no bot answers
THOUGHT: Final = 0.5  # of the time that a question has, after which no bot thinks
LONG: Final = 2_000  # milliseconds of thought that people are told of
AT_REST: Final = 100  # milliseconds that a bot thinks where the rest is played at once

# Of moments, in milliseconds.
OF_MACHINES: Final = 120_000  # for an answer where nothing has a deadline, and to come back where none is set
FLOORS: Final[dict[Pace, int]] = {"calm": 600_000, "brisk": 1_000, "at_once": 250}  # complots C-20: at most
THEIRS: Final[dict[Pace, int]] = {"calm": 1_500, "brisk": 500, "at_once": 200}
OF_A_SEARCH: Final = 0.3  # of what a level thinks in the open, that it has where a question is hidden
NEW: Final = 3  # so many times in a game a hidden question is new to people, and has twice the time
BEAT: Final = 600


class Timing(NamedTuple):
    """How long the question that is open may take, in milliseconds."""

    window: bool
    floor: int
    deadline: int | None


AT_ONCE: Final = Timing(True, 0, 0)


def timing(room: Room) -> Timing:
    """Windows have their floor and their deadline (complots C-20), what is hidden its pause (guillotine
    G-95, convention V-7, cocarde L-R43). Before some questions people have time to talk (convention N-1),
    some have a clock of their own (convention H-4), and so has a decision asked of one seat."""
    if room.hidden_pause:
        return _hidden(room)
    if room.talking:
        alone = len(room.people) == 1  # among automatons it ends when that person goes on
        return Timing(True, 0, None if alone else room.clock(room.game.clocks.talk) or 0)
    if not room.window:
        return Timing(False, 0, _own_clock(room) or room.settings.decision_ms)
    floor, deadline = room.clock(room.game.clocks.floor), room.clock(room.game.clocks.deadline)
    return Timing(True, 0 if room.rushing else min(floor or 0, FLOORS[room.pace]), deadline)


def limit(room: Room) -> int | None:
    """After how many milliseconds the default is played for a machine that is asked and has not answered, so
    that it holds up nobody for ever; None: it has the time that everybody has. Where answers are sealed it
    runs wherever a machine sits, asked or not."""
    if room.talking or timing(room).deadline is not None:
        return None
    may_answer = room.machines if room.window else set(room.machines).intersection(room.asked())
    return OF_MACHINES if may_answer else None


def _bare(room: Room) -> bool:
    """Whether there is nobody from whom a question is hidden: one seat alone may be asked, and nobody
    but its own person sits there, at home or not, or could come in as long as it is open."""
    return len(room.holders) == 1 and set(room.owned) <= set(room.holders) and not room.enterable


def _hidden(room: Room) -> Timing:
    pause, hidden = room.clock(room.hidden_pause) or 0, room.hidden_questions
    if not room.holders:
        return AT_ONCE
    if room.rushing:
        return Timing(True, AT_REST, AT_REST)
    if _bare(room):
        return Timing(True, 0, room.settings.decision_ms) if room.asked() else AT_ONCE
    if hidden.people:
        pause *= 2 if hidden.in_game <= NEW else 1
    elif not any(seat in room.machines or _is_guest(room.chairs[seat].level) for seat in room.holders):
        theirs = max(_theirs(room.pace, room.chairs[seat].level) for seat in room.holders)
        shared = theirs if hidden.in_turn == 1 else theirs // 2  # cocarde L-R43: one a turn
        pause = min(pause or theirs, shared)
    return Timing(True, pause, pause)


def _is_guest(level: str) -> bool:
    """A program or a model of the house, which may need as long as a person."""
    return bool(level) and level not in bots.LEVELS


def _theirs(pace: Pace, level: str) -> int:
    """How long bots of a level take where a question is hidden, asked or not."""
    return max(THEIRS[pace], int(OF_A_SEARCH * bots.AT_TABLE.get(level, 0)))


def _own_clock(room: Room) -> int:
    """Milliseconds for the question that is open; 0 if it has no clock of its own."""
    return 0 if room.match is None else room.clock(room.game.clock(room.match.state)) or 0


def pause(rng: Random, pace: Pace, level: str, deadline: int | None) -> float:
    """Seconds from the question to the answer of a bot, where people see it; `deadline` in milliseconds."""
    shortest = SHORTEST[pace]
    drawn = min(rng.lognormvariate(MIDDLE, SPREAD), SLOWEST)
    wished = max(shortest, bots.AT_TABLE.get(level, 0) / 1000) + shortest * drawn
    return wished if deadline is None else min(wished, IN_TIME * deadline / 1000)


def beat(pace: Pace) -> float:
    """Seconds that bots leave to what has just happened, where it deserves them."""
    return 0.0 if pace == "at_once" else BEAT / 1000


def pondering(room: Room) -> tuple[int, ...]:
    """The automata that are openly asked and will think for long. Nothing is said of what is hidden."""
    if room.window or room.rushing:
        return ()
    long = [seat for seat in room.asked() if bots.AT_TABLE.get(room.chairs[seat].level, 0) >= LONG]
    return tuple(long)


def thinking(deadline: int | None) -> int | None:
    """Milliseconds that a bot may think; None: as long as its level does."""
    return None if deadline is None else max(1, int(THOUGHT * deadline))
