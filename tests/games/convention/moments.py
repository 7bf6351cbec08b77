"""Games of the Convention played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import (
    ABSENT,
    CARDS,
    DELAYED,
    DEPUTIES,
    EXECUTED,
    FREE_POSTS,
    GUILLOTINE,
    MISSION_CARDS,
    NORMAL,
    PER_FACTION,
    PLACES,
    REPORT,
    SUMMONED,
    TRIBUNAL,
)
from cabale.games.convention.scenes import in_box
from cabale.games.convention.table import Convention


def any_options(rng: random.Random) -> dict[str, Any]:
    """Now and then something else than the defaults."""
    return {
        "rounds": rng.choice([10, 10, 3, 6]),
        "dissolution_from": rng.choice([4, 2, 20]),
        "history_variant": rng.random() < 0.3,
        "jacobins_replace": rng.choice(["redraw", "redraw", "return"]),
        "split_votes": rng.random() < 0.3,
        "faction_choice": rng.choice(["draft", "random"]),
        "bot_answer_p": rng.choice([0, 3, 4, 6]),
    }


def answer(s: Convention, rng: random.Random) -> None:
    """One draw, or one answer that acts rather than passing; now and then a card is shown."""
    for seat in range(s.seats):
        asides = s.asides(seat)
        if asides and rng.random() < 0.02:
            s.aside(seat, rng.choice(asides))
            return
    if s.turn == CHANCE:
        outcomes, weights = zip(*s.odds(), strict=True)
        s.play(CHANCE, rng.choices(outcomes, weights)[0])
        return
    moves = s.moves(s.turn)
    if moves[0] == PASS and len(moves) > 1 and rng.random() < 0.7:
        moves = moves[1:]
    s.play(s.turn, rng.choice(moves))


def moments(rng: random.Random, seats: int, **options: object) -> Iterator[Convention]:
    """Every position of a game played at random, the draws and the end included."""
    s = CONVENTION.new(seats, **options)
    yield s
    while not s.over:
        answer(s, rng)
        yield s


def check_material(s: Convention) -> None:
    """24 deputies and 90 cards are somewhere, and nowhere twice; no post holds more than it has places."""
    if not s.circle:
        return
    for deputy in range(DEPUTIES):
        in_play = s.owner[deputy // PER_FACTION] != NO_SEAT
        post, square = s.post[deputy], s.square[deputy]
        assert (post == ABSENT) == (not in_play)
        assert square == NORMAL or post < FREE_POSTS
        assert square != REPORT or post == 0
        assert square != SUMMONED or post == TRIBUNAL
        assert post >= GUILLOTINE or s.popularity[deputy] > 0
    for post in range(FREE_POSTS):
        assert s.crowd(post) <= PLACES[post]
    cards = [*s.mission_queue, *s.jacobins_queue, *s.tray, *[card for hand in s.hands for card in hand]]
    cards += [card for card in s.picked if card not in s.tray]
    cards += [card for card in range(MISSION_CARDS) if s.mission_bag[card]]
    cards += [MISSION_CARDS + i for i, there in enumerate(s.jacobins_bag) if there]
    cards += being_filed(s, cards)
    assert sorted(cards) == [card for card in range(CARDS) if in_box(s, card)]
    assert s.mission_left == sum(s.mission_bag) and s.jacobins_left == sum(s.jacobins_bag)
    assert all(DELAYED[card] for hand in s.hands for card in hand)
    assert all(not s.known[card] for card in range(MISSION_CARDS) if s.mission_bag[card])


def being_filed(s: Convention, cards: list[int]) -> list[int]:
    """A card of new_orders that is being carried out: the step that files it holds it."""
    planned = [step.card for step in s.agenda if type(step).__name__ == "Filed"]  # type: ignore[attr-defined]
    return [card for card in planned if card not in cards]


def check_ledger(s: Convention, popularity: dict[int, list[int]]) -> None:
    """1.4. The ledger says what was noted at the end of each round, 0 for the round of a death, no more."""
    for deputy, rows in popularity.items():
        expected = rows[: rows.index(EXECUTED) + 1] if EXECUTED in rows else rows
        assert list(s.ledger[deputy]) == expected
