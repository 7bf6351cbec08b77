"""The table of the Convention, line by line, and what it waits for: never who may defend (V-7)."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.games.convention.pieces import FACTIONS, POSTS
from cabale.games.convention.views import ConventionView, Deputy, Pack
from cabale.text.narrator import Narrator
from cabale.text.words import Given


def table(narrator: Narrator, view: ConventionView) -> list[str]:
    """The round and its phase, the posts and who stands there, the seats, and what is going on."""
    lines = [_heading(narrator, view)]
    if not view.circle:
        return lines
    lines += _posts(narrator, view)
    lines += [_seat(narrator, view, name) for name in view.circle]
    lines += [_pack(narrator, "mission", view.mission_pack), _pack(narrator, "jacobins", view.jacobins_pack)]
    if view.over:
        return lines
    if view.dissolved:
        lines.append(narrator.say("convention-view-dissolved"))
    if view.charges:
        names = [
            narrator.tell("convention-view-deputy", {"deputy": charge.deputy}) for charge in view.charges
        ]
        lines.append(narrator.say("convention-view-charges", deputies=", ".join(names)))
    if any(view.drawn):
        lines.append(narrator.say("convention-view-drawn", cards=cards(narrator, view.drawn)))
    lines += [
        narrator.tell("convention-view-assigned", {"card": given.card, "deputy": given.deputy})
        for given in view.assigned
        if given.deputy is not None
    ]
    if view.ballots:
        cast = [
            narrator.tell("convention-view-ballot", {"faction": ballot.faction, "vote": ballot.vote})
            for ballot in view.ballots
        ]
        lines.append(narrator.say("convention-view-ballots", ballots=", ".join(cast)))
    if view.defending:
        lines.append(narrator.say("convention-status-defence"))
    if view.pending is not None:
        lines.append(narrator.asked(view.pending))
    return lines


def status(narrator: Narrator, view: ConventionView) -> str:
    """The moment of the defence, or who is awaited."""
    if view.defending:
        return narrator.say("convention-status-defence")
    return narrator.awaited(view.pending)


def cards(narrator: Narrator, keys: Iterable[str | None]) -> str:
    return ", ".join([narrator.tell("convention-view-card", {"card": key}) for key in keys])


def _heading(narrator: Narrator, view: ConventionView) -> str:
    if view.over:
        return narrator.verdict(view)
    if view.first is None:
        return narrator.say("convention-view-start")
    given: Given = {"round": view.round, "phase": view.phase, "faction": view.first}
    return narrator.tell("convention-view-round", given)


def _posts(narrator: Narrator, view: ConventionView) -> list[str]:
    """Every post where somebody is, with its deputies faction by faction."""
    lines = []
    for post in POSTS[:-1]:
        there = [deputy for deputy in view.deputies if deputy.post == post]
        if there:
            names = ", ".join([_deputy(narrator, deputy) for deputy in there])
            place = narrator.say(f"convention-post-{post}")
            lines.append(narrator.say("convention-view-post", post=place, deputies=names))
    return lines


def _deputy(narrator: Narrator, deputy: Deputy) -> str:
    given: Given = {"deputy": deputy.name, "square": deputy.square, "pp": deputy.popularity}
    return narrator.tell("convention-view-standing", given)


def _seat(narrator: Narrator, view: ConventionView, name: str) -> str:
    """A faction: who plays it, who would be re-elected, what it holds."""
    faction = FACTIONS.index(name)
    owner = view.owners[faction]
    assert owner is not None
    hand = view.hands[faction]
    elected = sum([deputy.elected for deputy in view.deputies if deputy.faction == name])
    line = narrator.tell("convention-view-faction", {"faction": name, "seat": owner, "elected": elected})
    if not hand:
        return line
    if any(hand):
        return f"{line} {narrator.say('convention-view-hand', cards=cards(narrator, hand))}"
    return f"{line} {narrator.say('convention-view-cards', count=len(hand))}"


def _pack(narrator: Narrator, name: str, pack: Pack) -> str:
    return narrator.say(f"convention-view-{name}", cards=pack.unknown + len(pack.returned))
