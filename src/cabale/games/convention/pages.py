"""Views of the Convention in the words of scenario files, and the fields that these may name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cabale.core.fields import Bag, BySeat, Field, Flag, Mistyped, OneOf, OrNone, Row, Seat, Whole
from cabale.core.pages import page_of
from cabale.games.convention import pieces
from cabale.games.convention.views import ASKED, ConventionView, Pack

UNKNOWN: Final = "unknown"  # a card that the viewer does not know


class ByName(Field):
    """A value for each piece that is named: `{ danton = 6, marat = 4 }`."""

    def __init__(self, names: Sequence[str], kind: Field) -> None:
        self.names = tuple(names)
        self.kind = kind

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, Mapping) or not value:
            raise Mistyped(value, f"{{ {self.names[0]} = … }}")
        table = {}
        for name, item in value.items():
            if name not in self.names:
                raise Mistyped(name, ", ".join(self.names), f".{name}")
            try:
                table[name] = self.kind.read(item, seats)
            except Mistyped as mistyped:
                raise mistyped.inside(f".{name}") from None
        return table

    def vocabulary(self) -> tuple[str, ...]:
        return (*self.names, *self.kind.vocabulary())


class Integer(Field):
    """A whole number; popularity may end below nothing (R-36)."""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            raise Mistyped(value, "… -1, 0, 1 …")
        return value


_FACTION: Final = OneOf(pieces.FACTIONS)
_DEPUTIES: Final = Row(OneOf(pieces.DEPUTY_NAMES))

FIELDS: Final[Mapping[str, Field]] = {
    "factions": BySeat(Row(_FACTION)),
    "first": OrNone(_FACTION),
    "round": Whole(),
    "dissolved": Flag(),
    "posts": ByName(pieces.DEPUTY_NAMES, OneOf(pieces.POSTS)),
    "squares": ByName(pieces.DEPUTY_NAMES, OneOf(pieces.SQUARES)),
    "popularity": ByName(pieces.DEPUTY_NAMES, Integer()),
    "ledger": ByName(pieces.DEPUTY_NAMES, Row(Whole())),
    "hands": ByName(pieces.FACTIONS, Row(OneOf((*pieces.JACOBINS_NAMES, UNKNOWN)))),
    "mission_returned": Row(OneOf((*pieces.MISSION_NAMES, UNKNOWN))),
    "mission_bag": OrNone(Bag(pieces.MISSION_NAMES)),
    "jacobins_returned": Row(OneOf((*pieces.JACOBINS_NAMES, UNKNOWN))),
    "jacobins_bag": OrNone(Bag(pieces.JACOBINS_NAMES)),
    "mission_unknown": Whole(),
    "jacobins_unknown": Whole(),
    "circle": Row(_FACTION),
    "phase": OneOf(pieces.PHASES),
    "charges": _DEPUTIES,
    "supported": _DEPUTIES,
    "named": _DEPUTIES,
    "passed": Row(_FACTION),
    "newcomers": Row(_FACTION),
    "tried": _DEPUTIES,
    "bonus": ByName(pieces.FACTIONS, Whole()),
    "drawn": Row(OneOf((*pieces.CARD_NAMES, UNKNOWN))),
    "assigned": ByName(pieces.CARD_NAMES, OrNone(OneOf(pieces.DEPUTY_NAMES))),
    "rejected": OrNone(OneOf(pieces.MISSION_NAMES)),
    "revealed": Flag(),
    "booklet": OrNone(OneOf(pieces.QUESTION_NAMES)),
    "ballots": ByName(
        pieces.FACTIONS, OneOf(("oui", "non", *[str(count) for count in range(pieces.PER_FACTION + 1)]))
    ),
    "reelected": BySeat(Whole()),
    "defending": Flag(),
    "pending": OrNone(OneOf(ASKED)),
    "asked": Row(Seat()),
    "faction": OrNone(_FACTION),
}


def page(v: ConventionView) -> dict[str, Any]:
    """The view in the words of scenario files."""
    playing: list[list[str]] = [[] for _ in range(v.seats)]
    for name in v.circle or pieces.FACTIONS:  # while they are being chosen there is no circle yet
        owner = v.owners[pieces.FACTIONS.index(name)]
        if owner is not None:
            playing[owner].append(name)
    return page_of(
        v,
        FIELDS,
        factions=playing,
        posts={deputy.name: deputy.post for deputy in v.deputies},
        squares={deputy.name: deputy.square for deputy in v.deputies},
        popularity={deputy.name: deputy.popularity for deputy in v.deputies},
        ledger={deputy.name: list(deputy.ledger) for deputy in v.deputies},
        hands={name: _shown(hand) for name, hand in zip(pieces.FACTIONS, v.hands, strict=True)},
        **_pack("mission", v.mission_pack),
        **_pack("jacobins", v.jacobins_pack),
        charges=[charge.deputy for charge in v.charges],
        supported=[charge.deputy for charge in v.charges if charge.supported],
        bonus=dict(zip(pieces.FACTIONS, v.bonus, strict=True)),
        drawn=_shown(v.drawn),
        assigned={assigned.card: assigned.deputy for assigned in v.assigned},
        booklet=v.asked,
        ballots={cast.faction: cast.vote for cast in v.ballots},
        reelected=v.popularity,
        faction=v.pending.faction if v.pending else None,
    )


def _shown(cards: Sequence[str | None]) -> list[str]:
    return [card or UNKNOWN for card in cards]


def _pack(name: str, pack: Pack) -> dict[str, Any]:
    return {
        f"{name}_returned": _shown(pack.returned),
        f"{name}_bag": None if pack.bag is None else list(pack.bag),
        f"{name}_unknown": pack.unknown,
    }
