"""Positions of the Convention set by hand, for scenario files: `[table]`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from cabale.core.agenda import Step, seat_bit
from cabale.core.errors import BadScenario
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.setting import only, uneven, unfit
from cabale.games.convention import pieces
from cabale.games.convention.assembly import AGENDA_END, Agenda, Dissolution
from cabale.games.convention.events import BEGAN, DREW, TOOK
from cabale.games.convention.notation import CARD_OF, DEPUTY_OF, FACTION_OF, POST_OF
from cabale.games.convention.pages import UNKNOWN
from cabale.games.convention.rules import PHASE_STEPS, ROUND_END
from cabale.games.convention.table import ALL, Convention, Options, lay_table, seat_factions

# Where a scenario may start: at the beginning of a phase (movement is usual), at the agenda, at the
# dissolution, or at the end of the round.
STARTS: Final = (*pieces.PHASES[1:], "agenda", "dissolution", "end")

SETTABLE: Final = (
    "factions", "first", "round", "dissolved", "posts", "squares", "popularity", "ledger", "hands",
    "mission_returned", "mission_bag", "jacobins_returned", "jacobins_bag",
)  # fmt: skip

USUAL: Final[dict[int, list[list[str]]]] = {
    2: [["montagnards", "crapauds"], ["girondins", "royalistes"]],
    3: [["montagnards"], ["girondins"], ["crapauds"]],
    4: [["montagnards"], ["girondins"], ["crapauds"], ["royalistes"]],
}


def set_table(seats: int, options: Options, table: Mapping[str, Any]) -> Convention:
    """The table as described. A bag that is not named holds what is left of the box; on a `bare` table
    it is empty, and nobody counts the cards."""
    only(table, SETTABLE)
    s = lay_table(options, seats)
    seat_factions(s, _parties(seats, table), 0)
    s.first = FACTION_OF[table["first"]] if table.get("first") else s.circle[0]
    if s.first not in s.circle:
        raise unfit("table.first", table["first"], ", ".join(table.get("factions", {})), rule="S-1")
    s.round = table.get("round", 1)
    s.dissolved = table.get("dissolved", False)
    _place(s, table)
    _lay_cards(s, table)
    _tell_past(s)
    s.do(ROUND_END)
    start(s, table.get("at", "movement"))
    s.settle()
    return s


def start(s: Convention, at: str) -> None:
    """What is left of the round from there."""
    if at == "end":
        return
    inside: dict[str, list[Step[Any]]] = {
        "agenda": [Agenda(0), AGENDA_END, Dissolution(0)],
        "dissolution": [Dissolution(0)],
    }
    if at in inside:
        s.phase = pieces.PHASES.index("assembly")
        s.do(*inside[at], *PHASE_STEPS[s.phase :])
    else:
        s.do(*PHASE_STEPS[pieces.PHASES.index(at) - 1 :])


def _parties(seats: int, table: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """S-1. One faction each; two players have two each."""
    given = table.get("factions") or dict(zip(LETTERS, USUAL[seats], strict=False))
    parties = [tuple([FACTION_OF[name] for name in given.get(letter, [])]) for letter in LETTERS[:seats]]
    all_of_them = [faction for party in parties for faction in party]
    each = 2 if seats == 2 else 1
    if any(len(party) != each for party in parties) or len(set(all_of_them)) != len(all_of_them):
        raise unfit("table.factions", given, f"{seats} × {each}", rule="S-1")
    return parties


def _place(s: Convention, table: Mapping[str, Any]) -> None:
    for name, post in table.get("posts", {}).items():
        deputy = DEPUTY_OF[name]
        if (s.post[deputy] == pieces.ABSENT) != (POST_OF[post] == pieces.ABSENT):
            raise unfit(f"table.posts.{name}", post, pieces.POSTS[s.post[deputy]], rule="S-1")
        s.post[deputy] = POST_OF[post]
    for name, square in table.get("squares", {}).items():
        deputy = DEPUTY_OF[name]
        there, here = pieces.SQUARES.index(square), s.post[deputy]
        if there > pieces.REPORT or (there == pieces.REPORT and here != pieces.CONVENTION):
            raise unfit(f"table.squares.{name}", square, "normal, report", rule="II-2")
        s.square[deputy] = there
    for post in range(pieces.FREE_POSTS):
        if s.crowd(post) > pieces.PLACES[post]:
            raise unfit("table.posts", pieces.POSTS[post], str(pieces.PLACES[post]), rule="R-41")
    for name, popularity in table.get("popularity", {}).items():
        s.popularity[DEPUTY_OF[name]] = popularity
    for name, row in table.get("ledger", {}).items():
        s.ledger[DEPUTY_OF[name]] = tuple(row)


def _lay_cards(s: Convention, table: Mapping[str, Any]) -> None:
    for name, hand in table.get("hands", {}).items():
        faction = FACTION_OF[name]
        if UNKNOWN in hand or not all(pieces.DELAYED[CARD_OF[card]] for card in hand):
            raise unfit(f"table.hands.{name}", hand, "D", rule="V-6")
        s.hands[faction] = tuple([CARD_OF[card] for card in hand])
        for card in s.hands[faction]:
            s.known[card] |= seat_bit(s.owner[faction])
    s.mission_queue = _returned(s, table, "mission_returned")
    s.jacobins_queue = _returned(s, table, "jacobins_returned")
    placed = Counter([*s.mission_queue, *s.jacobins_queue, *[card for hand in s.hands for card in hand]])
    bare = table.get("bare", False)
    for pack, names, first in (
        ("mission", pieces.MISSION_NAMES, 0),
        ("jacobins", pieces.JACOBINS_NAMES, pieces.MISSION_CARDS),
    ):
        given = table.get(f"{pack}_bag")
        placed.update([CARD_OF[name] for name in given or []])
        if given is None:
            bag = [
                int(not bare and in_box(s, first + i) and not placed[first + i]) for i in range(len(names))
            ]
        else:
            bag = [int(name in given) for name in names]
            if not bare and any(in_box(s, first + i) and not placed[first + i] for i in range(len(names))):
                raise _uneven(f"table.{pack}_bag")
        if pack == "mission":
            s.mission_bag, s.mission_left = bag, sum(bag)
        else:
            s.jacobins_bag, s.jacobins_left = bag, sum(bag)
    if any(times > 1 or not in_box(s, card) for card, times in placed.items() if times):
        raise _uneven("table.hands")


def _returned(s: Convention, table: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """Cards that came back in sight of all; `unknown` cannot be set."""
    names: list[str] = table.get(key, [])
    if UNKNOWN in names:
        raise unfit(f"table.{key}", UNKNOWN, ", ".join(pieces.MISSION_NAMES[:2]))
    for name in names:
        s.known[CARD_OF[name]] = ALL
    return tuple([CARD_OF[name] for name in names])


def in_box(s: Convention, card: int) -> bool:
    """R-03. Cards that name a deputy of an unused faction are taken out."""
    deputy = pieces.NAMES[card]
    return deputy < 0 or s.owner[deputy // pieces.PER_FACTION] != NO_SEAT


def _uneven(key: str) -> BadScenario:
    expected = f"{pieces.MISSION_CARDS} + {pieces.JACOBINS_CARDS} = {pieces.CARDS}"
    return uneven(key, expected, "R-25")


def _tell_past(s: Convention) -> None:
    """What every seat may know of how things came to be as they are."""
    for faction in s.circle:
        s.tell(TOOK, s.owner[faction], faction)
    for faction in s.circle:
        for card in s.hands[faction]:
            s.tell(DREW, faction, card)
    s.tell(BEGAN, s.first, s.round)
