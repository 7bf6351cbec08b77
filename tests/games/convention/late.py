"""A table late in a game, laid for both engines: few are left, with few PP, and packs have been gone through.

What a game reaches only after hours comes within a few words: factions that die out, cards that name the
dead, packs without an unknown card, sections of the booklet that run out.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from cabale.games.convention.notation import CARD_OF
from cabale.games.convention.table import Convention
from tests.games.convention.lines import lay
from tests.games.convention.plain_table import (
    BOOKLET,
    CLUB,
    DELAYED,
    DEPUTIES,
    FACTIONS,
    FREE_POSTS,
    MISSION,
    NAMED,
    PARTY,
)
from tests.games.convention.second import Second

CROWDED = ["prison", "flight", "convention", "convention"] * 2  # where most of those are who are left
AT_LARGE = ["convention", "convention", "flight"]
POPULARITY = {"guillotine": [5], "absent": [5], "prison": [1, 2]}


def laid_late(seats: int, options: Mapping[str, Any], rng: random.Random) -> tuple[Convention, Second]:
    """The same table for both, at the beginning of a round. What led there nobody was told."""
    drawn = rng.sample(FACTIONS, 4 if seats == 2 else seats)
    factions = {seat: drawn[number :: 2 if seats == 2 else 4] for number, seat in enumerate("abcd"[:seats])}
    owner = {faction: seat for seat, own in factions.items() for faction in own}
    hunted = rng.choice([*drawn, ""])  # it is whole; others hold cards that name it, and it those that defend
    post = posts(drawn, hunted, rng)
    square = squares(post, rng)
    pp = {d: rng.choice(POPULARITY.get(post[d], [1, 2, 3, 4, 5, 6])) for d in PARTY}
    ledger = {d: [] if p == "absent" else [0] if p == "guillotine" else [5] for d, p in post.items()}
    round = options["rounds"] - rng.choice([0, 0, 1]) * (options["rounds"] > 1)
    hands, club = held(factions, post, hunted, rng)
    missions = rng.sample(list(MISSION), 54)
    unseen = {"jacobins": rng.choice([0, 1, 3, 20]), "mission": rng.choice([0, 1, 3, 30])}
    packs = {"mission": missions, "jacobins": club}
    under = {name: pack[unseen[name] :] for name, pack in packs.items()}
    bag = {name: sorted(pack[: unseen[name]], key=[*MISSION, *CLUB].index) for name, pack in packs.items()}
    first = rng.choice(drawn)
    scene = {"factions": factions, "first": first, "round": round, "posts": post, "squares": square}
    scene |= {"popularity": pp, "ledger": ledger, "hands": hands}
    for name in packs:
        scene |= {f"{name}_returned": under[name], f"{name}_bag": bag[name]}
    state = lay(seats, scene, **options)
    state.story = None
    booklet = {faction: rng.sample(list(BOOKLET[faction]), rng.choice([0, 1, 26])) for faction in FACTIONS}
    for number, faction in enumerate(FACTIONS):
        booklet[faction].sort()
        state.unasked[number] = sum(1 << list(BOOKLET[faction]).index(name) for name in booklet[faction])
    knowers: dict[str, set[str]] = {card: set() for card in [*MISSION, *CLUB]}
    knowers |= {card: {*factions, "-"} for pack in under.values() for card in pack}
    for faction in drawn:
        for card in hands[faction]:
            shown_to = rng.choice(["", "", *factions])  # N-4
            knowers[card] = {owner[faction], *shown_to}
            state.known[CARD_OF[card]] = sum(1 << "abcd".index(seat) for seat in knowers[card])
    circle = [own[0] for own in factions.values()] + [own[1] for own in factions.values() if seats == 2]
    laid = {"factions": factions, "owner": owner, "circle": circle, "first": first, "round": round}
    laid |= {"post": post, "square": square, "pp": pp, "ledger": ledger, "hands": hands, "bag": bag}
    second = Second(seats, options, laid | {"under": under, "knowers": knowers, "booklet": booklet})
    second.table.told = []
    return state, second


def posts(drawn: list[str], hunted: str, rng: random.Random) -> dict[str, str]:
    """Most are dead, many in Prison or in Flight; no post is fuller than it may be."""
    post = {d: "guillotine" if faction in drawn else "absent" for d, faction in PARTY.items()}
    for faction in drawn:
        for deputy in rng.sample(DEPUTIES[faction], 6 if faction == hunted else rng.choice([1, 1, 2, 5, 5])):
            free = [name for name, places in FREE_POSTS.items() if [*post.values()].count(name) < places]
            post[deputy] = rng.choice([*free, *(AT_LARGE if faction == hunted else CROWDED)])
    return post


def squares(post: dict[str, str], rng: random.Random) -> dict[str, str]:
    """Some stand on their Report square, one of a faction at most."""
    square = dict.fromkeys(PARTY, "normal")
    chosen = {PARTY[d]: d for d in rng.sample(list(PARTY), 6) if post[d] == "convention"}
    return square | dict.fromkeys(chosen.values(), "report")


def held(
    factions: dict[str, list[str]], post: dict[str, str], hunted: str, rng: random.Random
) -> tuple[dict[str, list[str]], list[str]]:
    """Delayed cards in hands, none that names an own deputy; and the rest of the pack."""
    hands: dict[str, list[str]] = {faction: [] for faction in FACTIONS}
    drawn = [faction for faction in FACTIONS if any(faction in own for own in factions.values())]
    pack = [card for card in CLUB if PARTY.get(NAMED.get(card, ""), drawn[0]) in drawn]
    rng.shuffle(pack)
    pack.sort(key=lambda card: CLUB[card] != "DEFENCE" and PARTY.get(NAMED.get(card, "")) != hunted)
    for card in [card for card in pack if card in DELAYED][: rng.choice([5, 7, 9] if hunted else [0, 4])]:
        holder = hunted if hunted and CLUB[card] == "DEFENCE" else rng.choice(drawn)
        own = next(own for own in factions.values() if holder in own)
        alive = any(post[d] != "guillotine" for d in DEPUTIES[holder])
        if alive and PARTY.get(NAMED.get(card, "")) not in own:
            hands[holder].append(card)
            pack.remove(card)
    rng.shuffle(pack)
    return hands, pack
