"""The player's aid of Guillotine, 1988: seven phases, what each room gives and risks, how one wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Value
from cabale.games.convention import pieces
from cabale.games.convention.views import ANSWERS
from cabale.text.aid import Aid, AidItem, AidSection, signed
from cabale.text.narrator import Narrator

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
ROOMS: Final = (*pieces.PHASES[1:], "tribunal")  # the rows: phases with their rooms, and the last room
POST: Final = {
    "assembly": pieces.CONVENTION,
    "committee": pieces.COMMITTEE,
    "mission": pieces.MISSION,
    "club": pieces.JACOBINS,
    "prison": pieces.PRISON,
    "flight": pieces.FLIGHT,
    "tribunal": pieces.TRIBUNAL,
}
AMOUNTS: Final = {
    "assembly": f"±{pieces.REPORT_PP}",
    "committee": signed(pieces.ROUND_PP),
    "mission": signed(pieces.ROUND_PP),
    "prison": signed(-pieces.ROUND_PP),
    "flight": signed(-pieces.ROUND_PP),
}
RISKS: Final = {  # what a confirmed denunciation does there (D-5)
    "assembly": "summoned",
    "committee": "summoned",
    "mission": "sent-home",
    "club": "sent-home",
    "prison": "safe",
    "flight": "safe",
    "tribunal": "summoned",
}

# The questions that are answered with a deputy: each says whom one may choose.
WHOM: Final = tuple(kind for kind, moves in ANSWERS.items() if {"move", "choose", "denounce"} & {*moves})
STATES: Final = ("report", "denounced", "summoned")  # of a deputy, as the board draws them


def aid(narrator: Narrator, seats: int, options: Mapping[str, Value]) -> Aid:
    say = narrator.aid
    vote = AidItem(
        text=say("vote-split" if options["split_votes"] else "vote"),
        rules=("R-04" if options["split_votes"] else "II-3",),
    )
    two = (AidItem(text=say("two"), rules=("S-1",)),) if seats == 2 else ()
    return Aid(
        "convention",
        narrator.game_title("convention"),
        (
            AidItem(text=say("aim", rounds=_number(options["rounds"]), points=pieces.START), rules=("E-5",)),
            AidItem(text=say("death"), rules=("E-1",)),
        ),
        (
            AidSection(
                layout="rows",
                title=say("phases"),
                amount=say("pp"),
                aside=say("denounced"),
                items=tuple(_room(narrator, nth, room) for nth, room in enumerate(ROOMS)),
            ),
            _charge(narrator, bool(options["history_variant"])),
            AidSection(
                layout="cells",
                title=say("choose"),
                rules=("D-7", "D-9"),
                items=(
                    AidItem(name=say("flee"), note=say("flee-then")),
                    AidItem(name=say("help"), note=say("help-then", points=pieces.HELPING_PP)),
                    AidItem(name=say("trial"), note=say("trial-then")),
                ),
            ),
            AidSection(layout="prose", items=(vote, *two, AidItem(text=say("promise"), rules=("N-2",)))),
        ),
        _signs(narrator),
    )


def _room(narrator: Narrator, nth: int, room: str) -> AidItem:
    risk = RISKS.get(room)
    return AidItem(
        figure=NUMERALS[nth] if nth < len(NUMERALS) else "–",
        name=narrator.aid(room),
        beside=_places(narrator, room),
        note=_does(narrator, room),
        amount=AMOUNTS.get(room, ""),
        aside=narrator.aid(risk, points=pieces.CHARGE_PP) if risk else "",
        moment=room if nth < len(NUMERALS) else "",
    )


def _places(narrator: Narrator, room: str) -> str:
    if room == "mission":
        return narrator.aid("newcomer")
    post = POST.get(room, pieces.CONVENTION)
    limited = post < pieces.FREE_POSTS and pieces.PLACES[post] != pieces.NO_LIMIT
    return narrator.aid("places", places=pieces.PLACES[post]) if limited else ""


def _does(narrator: Narrator, room: str) -> str:
    enough = pieces.FLIGHT_ENOUGH if room == "flight" else pieces.PRISON_ENOUGH
    return narrator.aid(f"{room}-does", points=pieces.REPORT_PP, enough=enough, caught=pieces.CAUGHT)


def _charge(narrator: Narrator, history: bool) -> AidSection:
    """How a denunciation is decided: by a die (D-4), or by questions (H-2)."""
    say = narrator.aid
    if history:
        counts = {"alone": 1, "seconded": 2}
        return AidSection(
            layout="cells",
            title=say("charge"),
            note=say("by-question"),
            rules=("H-2",),
            items=tuple(
                AidItem(figure=str(count), text=say("questions", count=count), note=say(key))
                for key, count in counts.items()
            ),
        )
    assert pieces.SUPPORTED == pieces.BY_MOTION  # one cell for both
    limits = {"alone": pieces.PLAIN, "seconded": pieces.SUPPORTED}
    return AidSection(
        layout="cells",
        title=say("charge"),
        note=say("by-die"),
        rules=("D-4",),
        items=tuple(
            AidItem(signs=(f"die-{most}",), text=say("up-to", most=most), note=say(key))
            for key, most in limits.items()
        ),
    )


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _signs(narrator: Narrator) -> dict[str, str]:
    phases = {
        f"phase-{room}": narrator.sign(
            "phase", numeral=numeral, name=narrator.aid(room), does=_does(narrator, room)
        )
        for numeral, room in zip(NUMERALS, pieces.PHASES[1:], strict=True)
    }
    posts = {f"post-{pieces.POSTS[post]}": _post(narrator, room, post) for room, post in POST.items()}
    dice = {f"die-{most}": narrator.sign("die", most=most) for most in (pieces.PLAIN, pieces.SUPPORTED)}
    return {
        **phases,
        **posts,
        **dice,
        "post-guillotine": narrator.sign("guillotine"),
        "pp": narrator.sign("pp", points=pieces.START),
        "barred": narrator.sign("barred", points=pieces.ROUND_PP),
        **{key: narrator.sign(key) for key in (*STATES, "elected", "cards", "first", "packs")},
        **{key: narrator.sign(key) for key in (f"whom-{kind}" for kind in WHOM)},
    }


def _post(narrator: Narrator, room: str, post: int) -> str:
    given: dict[str, str | float] = {
        "post": narrator.say(f"convention-post-{pieces.POSTS[post]}"),
        "does": _does(narrator, room),
    }
    if post < pieces.FREE_POSTS and pieces.PLACES[post] != pieces.NO_LIMIT:
        return narrator.sign("places", places=pieces.PLACES[post], **given)
    return narrator.sign("post", **given)
