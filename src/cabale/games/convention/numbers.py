"""The view as numbers for learners, and what the board shows of a move before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from cabale.core.seats import CHANCE
from cabale.core.steps import Stop
from cabale.games.convention import pieces
from cabale.games.convention.denouncing import DenunciationDie
from cabale.games.convention.insight import Reading
from cabale.games.convention.notation import CARD_OF, FACTION_OF, POST_OF
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ASKED, VOTES, ConventionView, Deputy


def observe(view: ConventionView) -> list[float]:
    """The view as a row of 879 numbers, whatever the number of seats.

    Factions are counted clockwise from the first one of the seat that looks on (a spectator looks from seat
    a); one that nobody plays comes last, all zeros. "One of n" is a 1 among zeros.

    | numbers | of what                                                                            |
    | ------- | ---------------------------------------------------------------------------------- |
    | 456     | for each of 24 deputies: post, of 9; square, of 4; PP / 10; whether he has moved,  |
    |         | is denounced, supported against, named in a Motion, has made his attempt           |
    | 48      | for each faction: whether it is played, is own, is first, has passed, has sent a   |
    |         | newcomer, is asked; cards in hand; n; own ballot OUI, NON; asked for; its PP / 60  |
    | 90      | cards that the seat holds or is assigning                                          |
    | 90      | cards that it knows in other hands, or that everybody sees being carried out       |
    | 90      | cards that it knows in the packs, by depth                                         |
    | 36      | what is asked, of 27; phase, of 8; whether somebody could be defended              |
    | 69      | round, rounds, dissolved, sizes of the packs, options, the question of the booklet |
    """
    order = _around(view)
    row: list[float] = []
    charged = {charge.deputy: charge.supported for charge in view.charges}
    for faction in order:
        for deputy in view.deputies[faction * pieces.PER_FACTION : (faction + 1) * pieces.PER_FACTION]:
            row += _deputy_row(view, deputy, charged)
    for faction in order:
        row += _faction_row(view, faction)
    own = [FACTION_OF[name] for name in view.circle if view.owners[FACTION_OF[name]] == max(view.seat, 0)]
    mine = [card for faction in own for card in view.hands[faction] if view.seat >= 0]
    others = [card for faction in range(4) if faction not in own for card in view.hands[faction]]
    assigned: list[str | None] = [assignment.card for assignment in view.assigned]
    row += _marked([*mine, *view.drawn])
    row += _marked([*others, *assigned])
    depth = [0.0] * pieces.CARDS
    for pack in (view.mission_pack, view.jacobins_pack):
        for place, card in enumerate(pack.returned):
            if card is not None:
                depth[CARD_OF[card]] = 1 / (1 + pack.unknown + place)
    row += depth
    row += [float(view.pending is not None and view.pending.kind == kind) for kind in ASKED]
    row += [float(view.phase == phase) for phase in pieces.PHASES]
    row.append(float(view.defending))
    row += _rest(view)
    return row


def _around(view: ConventionView) -> list[int]:
    """The factions in the order in which this seat counts them."""
    circle = [FACTION_OF[name] for name in view.circle]
    start = next((i for i, f in enumerate(circle) if view.owners[f] == max(view.seat, 0)), 0)
    order = circle[start:] + circle[:start]
    return order + [faction for faction in range(4) if faction not in order]


def _deputy_row(view: ConventionView, deputy: Deputy, charged: dict[str, bool]) -> list[float]:
    return [
        *[float(deputy.post == post) for post in pieces.POSTS],
        *[float(deputy.square == square) for square in pieces.SQUARES],
        deputy.popularity / 10 if deputy.post != "absent" else 0.0,
        float(deputy.moved),
        float(deputy.name in charged),
        float(charged.get(deputy.name, False)),
        float(deputy.name in view.named),
        float(deputy.name in view.tried),
    ]


def _faction_row(view: ConventionView, faction: int) -> list[float]:
    name, owner = pieces.FACTIONS[faction], view.owners[faction]
    votes = {cast.faction: cast.vote for cast in view.ballots}
    asked = view.pending is not None and (
        view.pending.faction == name or (view.pending.faction is None and owner in view.pending.seats)
    )
    deputies = view.deputies[faction * pieces.PER_FACTION : (faction + 1) * pieces.PER_FACTION]
    return [
        float(owner is not None),
        float(owner is not None and owner == max(view.seat, 0)),
        float(view.first == name),
        float(name in view.passed),
        float(name in view.newcomers),
        float(asked),
        float(len(view.hands[faction])),
        float(view.bonus[faction]),
        float(votes.get(name) == "oui"),
        float(votes.get(name) == "non"),
        float(sum([POST_OF[deputy.post] < pieces.FREE_POSTS for deputy in deputies])),
        sum([deputy.popularity for deputy in deputies if POST_OF[deputy.post] < pieces.FREE_POSTS]) / 60,
    ]


def _marked(names: Iterable[str | None]) -> list[float]:
    row = [0.0] * pieces.CARDS
    for name in names:
        if name is not None:
            row[CARD_OF[name]] = 1.0
    return row


def _rest(view: ConventionView) -> list[float]:
    """The clock of the game, and what it is about."""
    facts = view.ahead[-1].facts if view.ahead else {}
    about = [0.0] * (pieces.DEPUTIES + 1)
    if view.pending is not None and view.pending.kind in VOTES and "deputy" in facts:
        about[pieces.DEPUTY_NAMES.index(str(facts["deputy"]))] = 1.0
    question = [0.0] * 30
    if view.asked is not None:
        question["mgcr".index(view.asked[1])] = 1.0
        question[3 + int(view.asked[2:])] = 1.0
    options = view.options
    return [
        view.round / 10,
        int(options["rounds"] or 0) / 10,
        float(view.dissolved),
        (view.mission_pack.unknown + len(view.mission_pack.returned)) / 54,
        (view.jacobins_pack.unknown + len(view.jacobins_pack.returned)) / 36,
        float(bool(options["history_variant"])),
        float(bool(options["split_votes"])),
        float(options["jacobins_replace"] == "redraw"),
        int(options["dissolution_from"] or 0) / 10,
        view.mission_pack.unknown / 54,
        view.jacobins_pack.unknown / 36,
        float(view.over),
        view.seats / 4,
        float(view.revealed),
        *about,
        *question,
    ]


# --- previews -------------------------------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    """A deputy as he would be."""

    deputy: str
    post: str
    square: str
    popularity: int


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed: all that is certain about it."""

    deputy: str | None = None  # the deputy it is about
    post: str | None = None  # the post he goes to
    card: str | None = None
    changes: tuple[Change, ...] = ()  # deputies who would be elsewhere, otherwise placed or popular
    chance: bool = False  # whether chance is asked next
    limit: int | None = None  # a denunciation is thrown for next: confirmed up to this number


def previews(view: ConventionView, moves: Sequence[int]) -> list[Any]:
    """What moves of this seat do by themselves, from what the seat knows. Of a ballot nothing shows."""
    if view.pending is None or view.pending.kind in VOTES or min(moves) >= pieces.SHOW:
        return list(map(_shown, moves))
    reading = Reading(view)
    return [
        _shown(move) if move >= pieces.SHOW else _preview(view, move, reading.position(Random(0)))
        for move in moves
    ]


def _shown(move: int) -> Preview:
    """A move that changes nothing in sight."""
    deputy, _, card = _named(move)
    return Preview(deputy=deputy, card=card)


def _preview(view: ConventionView, move: int, s: Convention) -> Preview:
    deputy, post, card = _named(move)
    s.agenda = [Stop(), s.agenda[-1]]
    s.play(view.seat, move)
    stopped = isinstance(s.agenda[-1], Stop)
    last = s.agenda[-1]
    after = [
        Change(pieces.DEPUTY_NAMES[i], pieces.POSTS[s.post[i]], pieces.SQUARES[s.square[i]], s.popularity[i])
        for i in range(pieces.DEPUTIES)
    ]
    changes = [
        change
        for change, before in zip(after, view.deputies, strict=True)
        if (change.post, change.square, change.popularity) != (before.post, before.square, before.popularity)
    ]
    return Preview(
        deputy=deputy,
        post=post,
        card=card,
        changes=tuple(changes),
        chance=s.turn == CHANCE and not stopped,
        limit=last.limit if isinstance(last, DenunciationDie) else None,
    )


def _named(move: int) -> tuple[str | None, str | None, str | None]:
    """The deputy, the post and the card that a move names."""
    if pieces.MOVE <= move < pieces.CHOOSE:
        deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
        return pieces.DEPUTY_NAMES[deputy], pieces.POSTS[post], None
    for first, end in (
        (pieces.CHOOSE, pieces.DENOUNCE),
        (pieces.DENOUNCE, pieces.SUPPORT),
        (pieces.SUPPORT, pieces.CARD),
    ):
        if first <= move < end:
            return pieces.DEPUTY_NAMES[move - first], None, None
    if pieces.CARD <= move < pieces.PLAY:
        return None, None, pieces.CARD_NAMES[move - pieces.CARD]
    for first, end in ((pieces.PLAY, pieces.PUT_BACK), (pieces.PUT_BACK, pieces.SHOW)):
        if first <= move < end:
            return None, None, pieces.CARD_NAMES[pieces.MISSION_CARDS + move - first]
    if move >= pieces.SHOW:
        return None, None, pieces.CARD_NAMES[pieces.MISSION_CARDS + (move - pieces.SHOW) // 4]
    return None, None, None
