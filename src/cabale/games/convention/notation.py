# mypyc: compile
"""Moves of the Convention as text: `move=danton>committee`, `denounce=brissot`, `oui`, `show=den_marat>b`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cabale.core.agenda import PASS, Step
from cabale.core.errors import BadNotation
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.convention import pieces
from cabale.games.convention.club import Defence, DrawJacobins
from cabale.games.convention.denouncing import Guess, Quiz
from cabale.games.convention.missions import DrawMission
from cabale.games.convention.rules import Deal, FirstChooser
from cabale.games.convention.table import Convention
from cabale.games.convention.turns import OneDie

WORDS: Final = {
    PASS: "pass",
    pieces.OUI: "oui",
    pieces.NON: "non",
    pieces.PROPOSE: "propose",
    pieces.FLEE: "flee",
    pieces.STAND_TRIAL: "trial",
    pieces.SURRENDER: "surrender",
    pieces.STAY: "stay",
    pieces.COME_HOME: "return",
    pieces.GUESS: "guess",
}
MOVE_OF: Final = {word: move for move, word in WORDS.items()}
SILENT: Final = "silence"  # ~silence: nobody is defended
VERDICTS: Final = ("wrong", "right")  # what comes of a guess

FACTION_OF: Final = {name: faction for faction, name in enumerate(pieces.FACTIONS)}
DEPUTY_OF: Final = {name: deputy for deputy, name in enumerate(pieces.DEPUTY_NAMES)}
POST_OF: Final = {name: post for post, name in enumerate(pieces.POSTS)}
CARD_OF: Final = {name: card for card, name in enumerate(pieces.CARD_NAMES)}
QUESTION_OF: Final = {name: number for number, name in enumerate(pieces.QUESTION_NAMES)}

# The verbs that name one thing: their first move, and the names.
NAMED: Final[tuple[tuple[str, int, Sequence[str]], ...]] = (
    ("oui", pieces.OUI_COUNT, [str(count) for count in range(pieces.PER_FACTION + 1)]),
    ("take", pieces.TAKE, pieces.FACTIONS),
    ("choose", pieces.CHOOSE, pieces.DEPUTY_NAMES),
    ("denounce", pieces.DENOUNCE, pieces.DEPUTY_NAMES),
    ("support", pieces.SUPPORT, pieces.DEPUTY_NAMES),
    ("card", pieces.CARD, pieces.CARD_NAMES),
    ("play", pieces.PLAY, pieces.JACOBINS_NAMES),
    ("put_back", pieces.PUT_BACK, pieces.JACOBINS_NAMES),
)


# What chance may decide, by the steps that ask it: the names of the outcomes.
OUTCOMES: Final[tuple[tuple[type[Step[Any]], Sequence[str]], ...]] = (
    (Deal, pieces.FACTIONS),
    (DrawMission, pieces.MISSION_NAMES),
    (DrawJacobins, pieces.JACOBINS_NAMES),
    (Guess, VERDICTS),
    (Defence, (SILENT,)),
    (OneDie, [str(face) for face in range(1, pieces.FACES + 1)]),
)


def write_body(s: Convention, seat: int, move: int) -> str:
    if seat == CHANCE:
        return _write_outcome(s, move)
    if move in WORDS:
        return WORDS[move]
    if pieces.MOVE <= move < pieces.CHOOSE:
        deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
        return f"move={pieces.DEPUTY_NAMES[deputy]}>{pieces.POSTS[post]}"
    if pieces.SHOW <= move < pieces.SIZE:
        card, distance = divmod(move - pieces.SHOW, pieces.FULLEST)
        to = f">{LETTERS[(seat + distance) % s.seats]}" if distance else ""
        return f"show={pieces.JACOBINS_NAMES[card]}{to}"
    for verb, first, names in NAMED:
        if first <= move < first + len(names):
            return f"{verb}={names[move - first]}"
    raise BadNotation("unknown_move", text=str(move))


def _write_outcome(s: Convention, outcome: int) -> str:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstChooser):
        return LETTERS[outcome]
    if isinstance(step, Quiz):
        return pieces.QUESTION_NAMES[pieces.PER_SECTION * (step.deputy // pieces.PER_FACTION) + outcome]
    return next((names[outcome] for kind, names in OUTCOMES if isinstance(step, kind)), str(outcome))


def read_body(s: Convention, seat: int, body: str) -> int:
    if seat == CHANCE:
        return _read_outcome(s, body)
    if body in MOVE_OF:
        return MOVE_OF[body]
    verb, _, name = body.partition("=")
    if verb == "move":
        deputy, _, post = name.partition(">")
        return (
            pieces.MOVE
            + pieces.FREE_POSTS * read_name(pieces.DEPUTY_NAMES, deputy)
            + read_name(pieces.POSTS[: pieces.FREE_POSTS], post)
        )
    if verb == "show":
        card, aims, letter = name.partition(">")
        distance = (read_seat(letter, s.seats) - seat) % s.seats if aims else 0
        if aims and not distance:
            raise BadNotation("unknown_move", text=body)
        return pieces.SHOW + pieces.FULLEST * read_name(pieces.JACOBINS_NAMES, card) + distance
    for known, first, names in NAMED:
        if verb == known and name:
            return first + read_name(names, name)
    raise BadNotation("unknown_move", text=body)


def read_name(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise BadNotation("unknown_name", text=name)
    return names.index(name)


def _read_outcome(s: Convention, body: str) -> int:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstChooser):
        return read_seat(body, s.seats)
    if body in QUESTION_OF:
        section, number = divmod(QUESTION_OF[body], pieces.PER_SECTION)
        fits = isinstance(step, Quiz) and section == step.deputy // pieces.PER_FACTION
        return number if fits else pieces.CARDS  # nothing that could be drawn
    for kind, names in OUTCOMES:
        if body in names:
            return names.index(body) if isinstance(step, kind) else pieces.CARDS
    raise BadNotation("unknown_outcome", text=body)
