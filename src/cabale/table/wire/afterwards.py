"""What crosses the wire when a game is seen again: replays, the truth of every claim, and analyses."""

from __future__ import annotations

from typing import Literal

import msgspec

from cabale.table.wire.hints import Hunch
from cabale.table.wire.pledges import Deal
from cabale.table.wire.rooms import RoomView
from cabale.table.wire.scenes import Scene, Told
from cabale.table.wire.talk import Heard

Eyes = Literal["mine", "public", "open"]  # from where a replay is seen
AnalysisState = Literal["working", "ready"]
Cause = Literal["decision", "luck"]  # what turned a game

# --- replay ---------------------------------------------------------------------------------------


class ReplayStep(msgspec.Struct, frozen=True):
    """One step that these eyes saw: what happened, and the position after it."""

    place: int  # words of the record until here; -1 while the game goes on
    told: tuple[Told, ...]
    scene: Scene
    turn: int  # 0 before the first
    cut: int  # the seat that was eliminated; -1 if none was
    fallen: tuple[str, ...]  # the names of those who died, where seats are not people


class Truth(msgspec.Struct, frozen=True):
    """A claim, once the game is over: what was said, and whether it was true."""

    place: int  # of its step, whoever's eyes
    turn: int
    seat: int
    sentence: str
    rule: str
    true: bool
    doubted: bool


class Replay(msgspec.Struct, frozen=True):
    """A game from one pair of eyes. Truths are there once it is over."""

    room: RoomView
    eyes: Eyes
    seat: int  # whose eyes, if a seat's
    steps: tuple[ReplayStep, ...]
    truths: tuple[Truth, ...]
    talk: tuple[Heard, ...]
    deals: tuple[Deal, ...]


# --- analysis -------------------------------------------------------------------------------------


class Turning(msgspec.Struct, frozen=True):
    """A word of the record that changed who was winning."""

    place: int  # words of the record until here, as in a step of the replay
    seat: int  # whose decision; -1: chance
    kind: Cause
    swing: tuple[float, ...]  # what it changed for every seat
    text: str


class Bluff(msgspec.Struct, frozen=True):
    """A false claim, and whether it was believed."""

    place: int
    seat: int
    worked: bool
    text: str


class Held(msgspec.Struct, frozen=True):
    """What a seat really hid at a moment."""

    seat: int
    name: str  # who sat there
    texts: tuple[str, ...]


class Regret(msgspec.Struct, frozen=True):
    """An answer that cost its seat something, by what the seat could know."""

    place: int  # words of the record before it: a branch of this seat goes on from here
    question: str
    rule: str
    answer: str
    better: str  # the answer that promised more
    why: str  # as an automaton would advise it; empty where none was kept
    cost: float  # how much more of the win
    margin: float  # how far the cost may well be off; always less than the cost
    hunches: tuple[Hunch, ...]  # what a bot in this seat believes of the others there
    truth: tuple[Held, ...]  # what the others there really held


class AnalysisView(msgspec.Struct, frozen=True):
    """A finished game weighed: what every seat could hope for at every place, and why that changed."""

    state: AnalysisState
    progress: float  # 0 to 1; all that follows is empty until it is ready
    places: tuple[int, ...]  # words of the record; 0: before the first
    curve: tuple[tuple[float, ...], ...]  # at each of these places the share of the win of every seat
    luck: tuple[float, ...]  # for every seat, what chance has changed over the game
    skill: tuple[float, ...]  # for every seat, what its own decisions have changed
    others: tuple[float, ...]  # for every seat, what the decisions of the others have changed
    turning: tuple[Turning, ...]
    bluffs: tuple[Bluff, ...]
    seat: int  # the viewer's; -1 if it has none
    regrets: tuple[Regret, ...] | None  # the viewer's, the dearest first; None: it answered nothing here
