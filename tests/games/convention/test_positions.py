"""True of every position of the Convention, for 2 to 4 seats and any options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from cabale.core.seats import CHANCE, OPEN
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.pieces import DEPUTIES, EXECUTED, GUILLOTINE, PER_FACTION, START
from cabale.games.convention.table import Convention
from tests.citing import rule
from tests.effort import night, share
from tests.games.convention.moments import any_options, check_ledger, check_material, moments
from tests.properties.games import positions


def play_and_check(seats: int, seed: int, every: int = 1) -> Convention:
    """A whole game; deputies and cards are counted every so many positions, the ledger every round."""
    rng = random.Random(seed)
    last: Convention | None = None
    noted: dict[int, list[int]] = {}
    rounds = 0
    for place, s in enumerate(moments(rng, seats, **any_options(rng))):
        last = s
        if place % every == 0:
            check_material(s)
        if s.circle and (s.round > rounds + 1 or s.over):
            rounds += 1
            note(s, noted)
            check_ledger(s, noted)
    assert last is not None and last.over
    assert last.agenda == [] and last.tray == () and last.picked == () and last.charges == ()
    assert abs(sum(last.scores()) - 1) < 1e-9
    assert min(last.ranks()) == 1
    return last


def note(s: Convention, noted: dict[int, list[int]]) -> None:
    """What an observer writes on the sheets when a round is over: nothing moves before the next Phase I."""
    for deputy in range(DEPUTIES):
        if s.owner[deputy // PER_FACTION] >= 0:
            dead = s.post[deputy] == GUILLOTINE
            noted.setdefault(deputy, []).append(EXECUTED if dead else s.popularity[deputy])


@rule("convention", "S-5", "VII-6", "R-25", "R-41")
@pytest.mark.parametrize("seats", range(2, 5))
def test_deputies_and_cards_are_always_somewhere(seats: int) -> None:
    """Whole games, every position of them."""
    for seed in range(share(50)):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", range(2, 5))
def test_twenty_thousand_random_games(seats: int) -> None:
    """20,000 games at each number of seats."""
    for seed in range(night(20_000)):
        play_and_check(seats, 1_000_000 + seed * 8 + seats, every=7)


@rule("convention", "E-1", "R-36")
@given(positions("convention"))
def test_popularity_is_what_the_story_says(s: Convention) -> None:
    """5, and every change that was told; the dead do not change."""
    told = dict.fromkeys(range(DEPUTIES), START)
    dead = set()
    for event in CONVENTION.events(s, OPEN):
        if isinstance(event, events.Popularity):
            assert event.deputy not in dead
            told[DEPUTY_OF[event.deputy]] += event.change
        if isinstance(event, events.Died):
            dead.add(event.deputy)
    assert list(told.values()) == s.popularity
    assert {DEPUTY_OF[name] for name in dead} == {d for d in range(DEPUTIES) if s.post[d] == GUILLOTINE}


@rule("convention", "N-8")
@given(positions("convention"))
def test_a_silent_seat_passes_votes_no_and_goes_to_trial(s: Convention) -> None:
    for seat in s.waiting if s.turn != CHANCE else ():
        default = CONVENTION.default(s, seat)
        question = CONVENTION.question(s, seat)
        assert question is not None
        text = CONVENTION.write_body(s, seat, default)
        if question.kind in (
            "move",
            "agenda",
            "motion_propose",
            "dissolve_propose",
            "club_delayed",
            "defence",
        ):
            assert text == "pass"
        if question.kind in ("surrender", "answer"):
            assert text == "pass"
        if question.kind in ("dissolve_vote", "motion_vote", "trial_vote"):
            assert text in ("non", "oui=0")
        if question.kind == "summons":
            assert text == "trial"
        if question.kind in ("prison_attempt", "flight_attempt"):
            assert text.startswith("choose=")
