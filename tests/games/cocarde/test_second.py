"""Games in step with the second engine of `second.py`, and counts of answer sequences agreed by both.

A whole game takes hundreds of answers, and most of them look alike. So most games here begin late, at a table
laid by lot: pawns close to each other, hands and piles of every size, squares gone, and a round or two to go.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from cabale.core.options import read_options
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.pieces import CARDS, COPIES, FIRST_CHARACTER, LAST_CHARACTER, ROLES
from cabale.games.cocarde.rules import Act
from cabale.games.cocarde.squares import NEVER_PLANTED
from cabale.games.cocarde.table import Cocarde
from tests.effort import night, share
from tests.games.cocarde.lines import lay
from tests.games.cocarde.second import Second
from tests.games.stepping import any_options, count, in_step, perft, play_all

LEFT_OUT = {"ahead": "how the first engine goes on, in its own words"}
FROM_THE_DEAL = 80  # one game of so many
STAGES = [  # before a square that does much: where from, where others may be, what they may bear
    ("start", "m1", "none c l"),
    ("m5 m5 m8", "m9 m9", "c l pc"),
    ("m11 m12 m14", "m16 m16", "c l p"),
    ("m19 m20 m20", "m22 m22", "l pl"),
    ("m24 m25 m27", "pr1 pr5 pr6 pr7 fr3", "c l pc"),
    ("m30 m31 m33", "m15 m15 m23 m38 m55 start", "l pl pl"),
    ("m38 m39", "pr1 pr4 pr5 pr6", "c l pc"),
    ("m45", "pr1 pr2 pr5", "c l pc pl"),
    ("m45 m47", "m49 m50", "c l p"),
    ("m51 m53 m53 m53", "guy fr5 fr6 fr7", "c l pl"),
    ("m52 m54", "m52 m54 fr2", "c pc"),
]


def laid_out(state: Cocarde) -> Mapping[str, Any]:
    """What no seat sees the whole of, and what is played for a silent seat; the rest is in every view."""
    return {
        "hands": [[CARDS[card] for card in hand] for hand in state.hands],
        "pool": [CARDS[card] for card in state.pool],
        "draw_pile": sorted(
            card for card, number in zip(CARDS, state.pile, strict=True) for _ in range(number)
        ),
        "totals": state.totals(),
        "silent": silent(state),
    }


def silent(state: Cocarde) -> str:
    """L-R45: the answer of a silent seat, or what kind of answer it is where any will do."""
    if state.over or state.turn == CHANCE:
        return "nobody"
    move = COCARDE.default(state, state.turn)
    assert move in state.moves(state.turn)
    body = COCARDE.write_body(state, state.turn, move)
    if body in ("none", "roll", "end"):
        return body
    return "discard" if isinstance(state.agenda[-1], Act) and body.startswith("discard=") else "any"


def any_pawns(letters: str, active: str, rng: random.Random) -> dict[str, tuple[str, str]]:
    """Where pawns stand and what they bear: anything, or so that much may happen when the next one rolls."""
    if rng.random() < 0.3:
        middle = rng.randint(1, 55)
        near = [f"m{square}" for square in range(max(1, middle - 6), min(55, middle + 6) + 1)]
        annexes = [f"{track}{number}" for track in ("pr", "fr") for number in range(1, 8)]
        anywhere = [*near, *near, *rng.sample(annexes, 6), "guy", "start"]
        return {seat: (rng.choice(anywhere), rng.choice(ROLES)) for seat in letters}
    before, elsewhere, roles = (words.split() for words in rng.choice(STAGES))
    others = [*before, *elsewhere, *elsewhere]
    return {seat: (rng.choice(before if seat == active else others), rng.choice(roles)) for seat in letters}


def any_table(seats: int, rng: random.Random) -> dict[str, Any]:
    """A table as scenarios lay it, by lot."""
    letters = LETTERS[:seats]
    box = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
    rng.shuffle(box)
    active = rng.choice([*letters, *letters[-2:] * 6])  # most often near the end of the round
    pawns = any_pawns(letters, active, rng)
    places = {seat: place for seat, (place, _) in pawns.items()}
    roles = {seat: role for seat, (_, role) in pawns.items()}
    wounded = rng.choice([0, 0, 0.5])
    for role in roles.values():
        for symbol in "" if role == "none" else role:
            box.remove(f"role_{symbol}")
    wanted = rng.choice([(), ("book",), CARDS[FIRST_CHARACTER : LAST_CHARACTER + 1]])
    wanted = ("book",) if places[active] in ("m45", "m47") else wanted
    box.sort(key=lambda card: card in wanted and rng.random() < 0.7)  # the last ones are dealt first
    fewest, most = rng.choice([(0, 1), (0, 3), (0, 6), (5, 6)])
    hands = {seat: [box.pop() for _ in range(rng.randint(fewest, most))] for seat in letters}
    discards = rng.choice([0, rng.randrange(len(box)), len(box) - 2, len(box)])
    free = [s for s in range(1, 55) if s not in NEVER_PLANTED and f"m{s}" not in places.values()]
    gone = rng.sample(free, rng.choice([0, 0, rng.randrange(len(free)), len(free) // 4]))
    goals = [square for square in (7, 53) if square in free and rng.random() < 0.5]
    cancelled = sorted({*gone, *goals})
    trees = {seat: rng.choice([0, 0, 1, 2]) for seat in letters}
    if rng.random() < 0.2:  # a stock that runs out
        trees[rng.choice(letters)] += 80 - len(cancelled) - sum(trees.values()) - rng.randint(0, 2)
    on_one = [seat for seat in letters if places[seat] == "m1"]
    return {
        "active": active,
        "round": rng.randint(1, 3),
        "places": places,
        "roles": roles,
        "hands": hands,
        "discard_pile": box[:discards],
        "trees": trees,
        "certificates": {seat: rng.choice([0, 0, 1, 3]) for seat in letters},
        "skip": [seat for seat in letters if rng.random() < wounded],
        "wait": on_one if len(on_one) == 1 else [],
        "tavern": [seat for seat in letters if places[seat] == "m20" and rng.random() < 0.7],
        "salon": {seat: rng.choice([0, 1, 2, 2]) if places[seat] == "m53" else 0 for seat in letters},
        "restart": [seat for seat in letters if places[seat] == "start" and rng.random() < 0.5],
        "cancelled": cancelled,
    }


def game_in_step(seed: int, from_the_deal: bool) -> dict[str, Any]:
    """One game by lot; its options come back."""
    rng = random.Random(seed)
    seats = 2 + seed % 5
    options = any_options(COCARDE, seats, rng)
    if from_the_deal:
        state, second = COCARDE.new(seats, **options), Second(seats, options)
    else:
        laid = any_table(seats, rng)
        options["max_rounds"] = laid["round"] + rng.choice([0, 0, 0, 1])
        state, second = lay(seats, laid, **options), Second(seats, options, laid)
    in_step(COCARDE, state, second, laid_out, rng, LEFT_OUT)
    return options


@pytest.mark.parametrize("part", range(5))
def test_games_go_in_step_with_the_second_engine(part: int) -> None:
    """Eight hundred in all, with every number of seats and every kind of figures."""
    games = range(share(160))
    options = [game_in_step(game * 5 + part, game % FROM_THE_DEAL == 0) for game in games]
    figures = {value["figures"] for value in options}
    assert {"alternate", "off"} < figures  # and others, as the players choose them
    assert len({value["max_rounds"] for value in options}) > 2


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(5))
def test_twenty_thousand_games_go_in_step_with_the_second_engine(part: int) -> None:
    """A tenth of them whole games."""
    games = range(1_000_000, 1_000_000 + night(4_000))
    play_all(lambda game: game_in_step(game * 5 + part, game % 10 == 0), games)


def table(seats: int, **fields: object) -> dict[str, Any]:
    """A table on which all that is not named is as at the beginning."""
    letters = LETTERS[:seats]
    nothing = ("skip", "wait", "tavern", "restart", "cancelled", "discard_pile")
    by_seat = {"places": "start", "roles": "none", "trees": 0, "certificates": 0, "salon": 0}
    laid: dict[str, Any] = {"active": "a", "round": 1, "hands": {seat: [] for seat in letters}}
    laid |= {name: [] for name in nothing}
    laid |= {name: dict.fromkeys(letters, value) for name, value in by_seat.items()}
    for name, value in fields.items():
        laid[name] = {**laid[name], **value} if isinstance(value, dict) else value
    return laid


ALL_ACTIONS = table(
    3,
    places={"a": "m20", "b": "m18", "c": "fr2"},
    roles={"b": "pl", "c": "c"},
    trees={"a": 1},
    hands={"a": ["role_c", "role_p", "att_b", "book", "book"], "b": ["def_b", "sieyes"]},
)
TRIBUNAL = table(
    3,
    places={"a": "m31", "b": "m36", "c": "m35"},
    roles={"a": "l", "b": "l", "c": "pl"},
    hands={"a": ["robespierre"], "b": ["danton", "book"], "c": ["marat"]},
    discard_pile=["escape"],
)
PRISON = table(
    4,
    active="d",
    places={"a": "pr6", "b": "guy", "c": "m39", "d": "pr1"},
    roles={"a": "c", "c": "p", "d": "c"},
    hands={"a": ["book", "book"], "b": ["escape"], "c": ["carnot", "att_r"], "d": ["escape", "att_b"]},
    cancelled=[53],
)


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        (ALL_ACTIONS, [30, 781, 10_683]),
        (TRIBUNAL, [28, 94, 1_936, 22_331]),
        (PRISON, [30, 162, 907, 10_300]),
    ],
    ids=["actions", "tribunal", "prison"],
)
def test_both_engines_count_as_many_sequences(laid: dict[str, Any], counts: list[int]) -> None:
    seats = len(laid["places"])
    options = read_options(COCARDE.options, {}, seats)
    for depth, number in enumerate(counts, start=1):
        assert perft(lay(seats, laid), depth) == number
        assert count(partial(Second, seats, options, laid), [], depth) == number
