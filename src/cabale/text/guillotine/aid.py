"""The player's aid of Guillotine: the turn, the colours, the stars, and when cards may be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Value
from cabale.games.guillotine import pieces
from cabale.games.guillotine.options import settled
from cabale.text.aid import Aid, AidCell, AidItem, AidSection
from cabale.text.narrator import Narrator

GUARD: Final = "palace_guard"
TRAGIC: Final = "tragic_figure"
JUDGE: Final = "unpopular_judge"
CONFUSION: Final = "confusion_in_line"
GUARDS: Final = "callous_guards"
STARS: Final = (GUARD, TRAGIC)


def aid(narrator: Narrator, seats: int, options: Mapping[str, Value]) -> Aid:
    say = narrator.aid
    steps = [say(step) for step in ("play", "behead", "draw")]
    return Aid(
        "guillotine",
        narrator.game_title("guillotine"),
        (AidItem(text=say("aim", days=pieces.DAYS), rules=("G-76",)),),
        (
            AidSection(
                layout="cells",
                title=say("turn"),
                rules=("G-30",),
                items=tuple(AidItem(figure=str(nth), text=step) for nth, step in enumerate(steps, 1)),
            ),
            AidSection(
                layout="columns",
                title=say("colours"),
                note=say("points"),
                rules=("G-12",),
                items=tuple(_colour(narrator, colour) for colour in range(len(pieces.COLOURS))),
            ),
            AidSection(layout="prose", items=(AidItem(note=say("support"), rules=("G-86",)),)),
            AidSection(layout="rows", title=say("stars"), note=say("stars-note"), items=_stars(narrator)),
            AidSection(layout="rows", title=say("when"), items=_when(narrator, settled(options))),
        ),
        _signs(narrator),
    )


def _nobles(colour: int) -> list[int]:
    return [noble for noble in range(pieces.NOBLES) if pieces.COLOUR[noble] == colour]


def _kind(noble: int) -> str:
    return pieces.KINDS_OF_NOBLES[pieces.KIND[noble]]


def _starred(noble: int) -> bool:
    return _kind(noble) in STARS


def _range(narrator: Narrator, colour: int) -> str:
    """From which points to which, those first that are nearer to none."""
    printed = sorted({pieces.POINTS[noble] for noble in _nobles(colour) if not _starred(noble)}, key=abs)
    key = "range-star" if any(map(_starred, _nobles(colour))) else "range"
    least, most = (str(points).replace("-", "−") for points in (printed[0], printed[-1]))
    return narrator.aid(key, least=least, most=most)


def _colour(narrator: Narrator, colour: int) -> AidItem:
    key = pieces.COLOURS[colour]
    first = max(_nobles(colour), key=lambda noble: abs(pieces.POINTS[noble]))
    return AidItem(
        signs=(f"noble-{_kind(first)}",),
        name=narrator.aid(f"colour-{key}"),
        text=_range(narrator, colour),
        note=narrator.aid(f"count-{key}", count=len(_nobles(colour))),
    )


def _stars(narrator: Narrator) -> tuple[AidItem, ...]:
    numbers = range(1, sum(pieces.IS_PALACE_GUARD) + 1)
    table = (
        (AidCell(narrator.aid("guards-count"), head=True), *[AidCell(str(number)) for number in numbers]),
        (
            AidCell(narrator.aid("guards-worth"), head=True),
            *[AidCell(f"**{number * number}**") for number in numbers],
        ),
    )
    return (
        AidItem(signs=(f"noble-{GUARD}",), name=_noble(narrator, GUARD), table=table, rules=("G-82",)),
        AidItem(
            signs=(f"noble-{TRAGIC}",),
            name=_noble(narrator, TRAGIC),
            text=narrator.aid("tragic"),
            rules=("G-84",),
        ),
    )


def _when(narrator: Narrator, set_to: Mapping[str, Value]) -> tuple[AidItem, ...]:
    say = narrator.aid
    final = set_to["endgame_play"]
    return (
        AidItem(mark="yes", text=say("before"), rules=("G-32",)),
        AidItem(
            mark="yes",
            text=say(f"confusion-{set_to[CONFUSION]}", card=_card(narrator, CONFUSION)),
            rules=("G-90",),
        ),
        AidItem(
            mark="no" if final == "none" else "yes",
            text=say(f"final-{final}", days=pieces.DAYS),
            rules=("G-75",),
        ),
        AidItem(mark="no", text=say("judge", noble=_noble(narrator, JUDGE)), rules=("G-44",)),
        AidItem(mark="no", text=say("guards", card=_card(narrator, GUARDS)), rules=("G-46",)),
    )


def _noble(narrator: Narrator, key: str) -> str:
    return narrator.say(f"guillotine-noble-{key}")


def _card(narrator: Narrator, key: str) -> str:
    return narrator.say(f"guillotine-card-{key}")


def _signs(narrator: Narrator) -> dict[str, str]:
    colours = {
        f"colour-{key}": narrator.sign(
            "colour",
            name=narrator.aid(f"colour-{key}"),
            count=narrator.aid(f"count-{key}", count=len(_nobles(colour))),
            points=_range(narrator, colour),
        )
        for colour, key in enumerate(pieces.COLOURS)
    }
    others = ("decks", "hand", "total", "front")
    return {
        **colours,
        **{f"noble-{kind}": _meant(narrator, kind) for kind in pieces.KINDS_OF_NOBLES},
        **{key: narrator.sign(key) for key in others},
        "day": narrator.sign("day", days=pieces.DAYS),
    }


def _meant(narrator: Narrator, kind: str) -> str:
    filled = narrator.fill({"noble": kind})
    return narrator.sign("noble", name=filled["noble"], effect=filled["noble-effect"])
