"""The player's aid of Le Lys et la Cocarde: roles, dice, signs of the squares, what lies beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Value
from cabale.games.cocarde import pieces, squares
from cabale.text.aid import Aid, AidItem, AidSection
from cabale.text.narrator import Narrator
from cabale.text.words import capital

ROLES: Final = pieces.ROLES[1:]
# Squares that show one sign each: for whom it is a danger, its frame, or a tree.
DANGERS: Final = {24: "all", 26: "l", 48: "p", 36: "c"}
WHITE: Final = 23
PLANTED: Final = 7


def aid(narrator: Narrator, seats: int, options: Mapping[str, Value]) -> Aid:
    say = narrator.aid
    return Aid(
        "cocarde",
        narrator.game_title("cocarde"),
        (AidItem(text=say("aim", last=squares.LAST), rules=("L-54",)),),
        (
            AidSection(
                layout="columns",
                title=say("roles"),
                note=say("roles-note"),
                rules=("L-15",),
                items=tuple(
                    AidItem(signs=(f"role-{role}",), text=f"**{narrator.say(f'cocarde-role-{role}')}**")
                    for role in ROLES
                ),
            ),
            AidSection(
                layout="pairs",
                items=(
                    AidItem(signs=("die-1", "die-3"), text=say("numbers")),
                    AidItem(signs=("die-4", "die-c"), text=say("symbol"), rules=("L-20",)),
                ),
            ),
            AidSection(layout="pairs", title=say("squares"), items=_squares(narrator)),
            AidSection(
                layout="prose",
                items=(
                    AidItem(note=say("character"), rules=("L-43",)),
                    AidItem(note=say("zone"), rules=("L-44",)),
                ),
            ),
            AidSection(layout="rows", title=say("beside"), items=_beside(narrator)),
        ),
        _signs(narrator),
    )


def _squares(narrator: Narrator) -> tuple[AidItem, ...]:
    say = narrator.aid
    dangers = [
        AidItem(signs=(f"square-{square}",), text=say(f"danger-{whom}")) for square, whom in DANGERS.items()
    ]
    return (
        *dangers,
        AidItem(signs=(f"square-{WHITE}",), text=say("white"), rules=("L-25",)),
        AidItem(signs=(f"planted-{PLANTED}",), text=say("planted"), rules=("L-49",)),
    )


def _beside(narrator: Narrator) -> tuple[AidItem, ...]:
    say = narrator.aid
    return (
        AidItem(signs=("prison",), text=say("prison", **_prison()), rules=("L-46",)),
        AidItem(signs=("frontiers",), text=say("frontiers", **_frontiers()), rules=("L-45",)),
        AidItem(signs=("guyane",), text=say("guyane", to=squares.SALON_DOOR), rules=("L-22",)),
        AidItem(signs=("trees", "certificates"), text=say("plant"), rules=("L-47",)),
    )


def _where(track: int, deed: int) -> int:
    """The square of prison or frontiers whose sentence does this, from 1."""
    return next(
        place
        for place in range(1, squares.ANNEX + 1)
        if any(done == deed for _, done, _ in squares.SENTENCES[track + place])
    )


def _prison() -> dict[str, int]:
    return {
        "free": _where(squares.PRISON, squares.GO),
        "kills": _where(squares.PRISON, squares.ANEW),
        "to": squares.JAIL_GATE,
    }


def _frontiers() -> dict[str, int]:
    return {
        "deports": _where(squares.FRONTIERS, squares.TO_GUYANE),
        "kills": _where(squares.FRONTIERS, squares.ANEW),
        "back": _where(squares.FRONTIERS, squares.GO),
        "to": squares.SALON_DOOR,
    }


def _signs(narrator: Narrator) -> dict[str, str]:
    sign = narrator.sign
    names = {role: capital(narrator.say(f"cocarde-role-{role}")) for role in ROLES}
    roles = {
        f"role-{role}": sign("role" if role in ("c", "l") else f"role-{role}", role=name)
        for role, name in names.items()
    }
    dangers = {f"square-{square}": sign(f"danger-{whom}") for square, whom in DANGERS.items()}
    numbers = {f"die-{face}": sign("number") for face in pieces.FACES if face.isdigit()}
    return {
        **roles,
        **numbers,
        "die-c": sign("cockade"),
        **dangers,
        f"square-{WHITE}": sign("white"),
        f"planted-{PLANTED}": sign("planted"),
        "prison": sign("prison", **_prison()),
        "frontiers": sign("frontiers", **_frontiers()),
        "hand": sign("hand", most=pieces.HAND),
        **{key: sign(key) for key in ("guyane", "trees", "certificates", "draw", "dice")},
    }
