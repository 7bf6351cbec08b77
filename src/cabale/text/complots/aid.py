"""The player's aid of Complots: who does what, who stops whom, what each costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Value
from cabale.games.complots import pieces
from cabale.text.aid import EXCHANGE, Aid, AidItem, AidSection, signed
from cabale.text.narrator import Narrator

ROWS: Final = (pieces.DUCHESS, pieces.ASSASSIN, pieces.CAPTAIN, pieces.ENVOY, pieces.COUNTESS)
POWERS: Final = {  # what a row shows of a character
    pieces.DUCHESS: pieces.TAX,
    pieces.ASSASSIN: pieces.ASSASSINATE,
    pieces.CAPTAIN: pieces.STEAL,
    pieces.ENVOY: pieces.EXCHANGE,
}
FIGURES: Final = {
    pieces.DUCHESS: signed(pieces.GAINS[pieces.TAX]),
    pieces.ASSASSIN: signed(-pieces.COSTS[pieces.ASSASSINATE]),
    pieces.CAPTAIN: signed(pieces.LOOT),
    pieces.ENVOY: EXCHANGE,
    pieces.COUNTESS: "–",
}
LATER: Final = {  # what becomes of a counter whose player doubted and lost (C-29)
    "forfeit": ("forfeit",),
    "allowed": (),
    "closed": ("closed",),
}


def aid(narrator: Narrator, seats: int, options: Mapping[str, Value]) -> Aid:
    say = narrator.aid
    envoy = pieces.ENVOYS.index(str(options["envoy"]))
    names = pieces.NAMES[envoy]
    free = (
        AidItem(
            figure=signed(pieces.GAINS[pieces.INCOME]), name=narrator.action("income"), note=say("income")
        ),
        AidItem(
            figure=signed(pieces.GAINS[pieces.FOREIGN_AID]),
            name=narrator.action("foreign_aid"),
            note=say("foreign_aid"),
        ),
        AidItem(
            figure=signed(-pieces.COUP_COST),
            name=narrator.action("coup"),
            note=say("coup", coins=pieces.MUST_COUP),
            rules=("C-12",),
        ),
    )
    stop = [AidItem(text=say("stop"), rules=("C-30",))]
    stop += [
        AidItem(text=say(f"after-{later}"), rules=("C-29",))
        for later in LATER[str(options["counter_after_failed_challenge"])]
    ]
    return Aid(
        "complots",
        narrator.game_title("complots"),
        (AidItem(text=say("aim"), rules=("C-42",)),),
        (
            AidSection(layout="cells", title=say("free"), note=say("undoubted"), rules=("C-13",), items=free),
            AidSection(
                layout="rows",
                title=say("claims"),
                aside=say(f"stopped-by-{options['counter_by']}"),
                items=tuple(_row(narrator, names, envoy, character) for character in ROWS),
            ),
            AidSection(
                layout="cells",
                title=say("doubt"),
                rules=("C-26", "C-27"),
                items=(
                    AidItem(signs=("lost",), name=say("false"), note=say("false-then")),
                    AidItem(signs=("lost",), name=say("true"), note=say("true-then")),
                ),
            ),
            AidSection(layout="prose", items=tuple(stop)),
        ),
        _signs(narrator, names, envoy),
    )


def _row(narrator: Narrator, names: tuple[str, ...], envoy: int, character: int) -> AidItem:
    by = tuple(pieces.COUNTERED_BY.get(POWERS.get(character, pieces.INCOME), ()))
    nobody = narrator.aid("nobody") if character in POWERS else "–"
    return AidItem(
        signs=(f"character-{names[character]}",),
        figure=FIGURES[character],
        name=narrator.character(names[character]),
        text=_does(narrator, names, envoy, character),
        note=narrator.aid(f"stops-{names[character]}"),
        by=tuple(f"character-{names[other]}" for other in by),
        aside=narrator.any_of([narrator.character(names[other]) for other in by]) if by else nobody,
    )


def _does(narrator: Narrator, names: tuple[str, ...], envoy: int, character: int) -> str:
    coins = pieces.LOOT if POWERS.get(character) == pieces.STEAL else pieces.GAINS[pieces.TAX]
    return narrator.aid(f"does-{names[character]}", coins=coins, cards=pieces.EXCHANGED[envoy])


def _signs(narrator: Narrator, names: tuple[str, ...], envoy: int) -> dict[str, str]:
    characters = {
        f"character-{names[character]}": narrator.sign(
            "character",
            name=narrator.character(names[character]),
            does=_does(narrator, names, envoy, character),
            stops=narrator.aid(f"stops-{names[character]}"),
        )
        for character in ROWS
    }
    others = ("court", "treasury", "hidden", "lost")
    return {
        **characters,
        **{key: narrator.sign(key) for key in others},
        "coins": narrator.sign("coins", coins=pieces.MUST_COUP),
    }
