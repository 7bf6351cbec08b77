"""The player's aid: every table of every game has one, in three languages, and it says what the game says."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import cabale
from cabale.core.seats import CHANCE
from cabale.games import GAMES, entry, rulebook
from cabale.games.cocarde import pieces as cocarde
from cabale.games.cocarde import squares
from cabale.games.complots import pieces as complots
from cabale.games.convention import pieces as convention
from cabale.games.druide import pieces as druide
from cabale.games.guillotine import pieces as guillotine
from cabale.text import LANGUAGES
from cabale.text.aid import Aid, AidItem, aid_of
from cabale.text.cocarde.aid import DANGERS, PLANTED, WHITE
from tests.text.aids import figures, items, rules, signs, texts
from tests.text.stories import tables

every_game = pytest.mark.parametrize("name", GAMES)


def usual(name: str, seats: int | None = None, **options: Any) -> Aid:
    game = GAMES[name]
    seats = seats or game.usual_seats
    return aid_of("en", name, seats, game.read_options(game.rules_version, options, seats))


@every_game
def test_every_table_has_one_in_every_language(name: str) -> None:
    """Alike in all of them but for the words; every sign has its sentence, every number its rule."""
    book = rulebook(name)
    for seats, options in tables(GAMES[name]):
        cards = [aid_of(language, name, seats, options) for language in LANGUAGES]
        for card in cards:
            assert card.aim and card.sections
            assert signs(card) <= card.signs.keys()
            assert rules(card) <= book.keys()
            assert all(text.count("**") % 2 == 0 for text in texts(card))
        assert (
            len({str((signs(card), sorted(card.signs), rules(card), figures(card))) for card in cards}) == 1
        )


@every_game
def test_it_says_what_there_is_to_know_and_no_more(name: str) -> None:
    for language in LANGUAGES:
        card = aid_of(language, name, GAMES[name].usual_seats, dict(next(tables(GAMES[name]))[1]))
        assert sum(map(len, texts(card))) - sum(map(len, card.signs.values())) < 1_900
        assert all(sentence.endswith(".") for sentence in card.signs.values())


def test_a_game_that_brings_none_has_none() -> None:
    bare = [name for name in GAMES if entry(name).parts.aid is None]
    assert bare == []


# --- its numbers are those of the box


def test_complots() -> None:
    card = usual("complots")
    free, claims = card.sections[0].items, card.sections[1].items
    assert [item.figure for item in free] == ["+1", "+2", f"−{complots.COUP_COST}"]
    assert str(complots.MUST_COUP) in free[2].note
    assert [item.figure for item in claims] == [
        "+3",
        f"−{complots.ASSASSIN_COST}",
        f"+{complots.LOOT}",
        "⇄",
        "–",
    ]
    assert claims[2].by == ("character-captain", "character-ambassador")
    assert "character-inquisitor" in signs(usual("complots", envoy="inquisitor"))
    assert "C-29" not in rules(usual("complots", counter_after_failed_challenge="allowed"))


@pytest.mark.parametrize("envoy", complots.ENVOYS)
def test_an_exchange_takes_as_many_cards_as_the_aid_says(envoy: str) -> None:
    match = cabale.deal("complots", seats=3, seed=2, first_player="a", envoy=envoy)
    game, state = match.game, match.state
    while state.turn == CHANCE:
        match.draw()
    match.play(*game.read(state, "a:exchange"))
    match.settle({1: 0, 2: 0})
    drawn = 0
    while state.turn == CHANCE:
        match.draw()
        drawn += 1
    number = complots.EXCHANGED[complots.ENVOYS.index(envoy)]
    assert drawn == number
    assert str(number) in usual("complots", envoy=envoy).sections[1].items[3].text


def test_guillotine() -> None:
    card = usual("guillotine")
    counts = Counter(guillotine.COLOUR)
    for colour, item in enumerate(card.sections[1].items):
        assert item.note.startswith(str(counts[colour]))
    numbers, worth = card.sections[3].items[0].table
    assert [cell.text for cell in numbers[1:]] == ["1", "2", "3", "4", "5"]
    assert [cell.text.strip("*") for cell in worth[1:]] == ["1", "4", "9", "16", "25"]
    assert [item.mark for item in card.sections[4].items] == ["yes", "yes", "yes", "no", "no"]
    assert usual("guillotine", edition="wotc").sections[4].items[2].mark == "no"


@pytest.mark.parametrize("seats", [3, 4])
def test_druide(seats: int) -> None:
    card = usual("druide", seats)
    head, *rows = next(item.table for item in items(card) if item.table)
    assert len(head) == seats + 1
    for row in rows:
        counts = [len(cell.signs) for cell in row[:-1]]
        single = [count for count in counts if counts.count(count) == 1]
        winner = (f"seat-{counts.index(max(single))}",) if single else ()
        assert row[-1].signs == winner
        assert [cell.struck for cell in row[:-1]] == [counts.count(count) > 1 for count in counts]
    assert f"+{druide.LUCK}" in card.sections[2].items[0].text


def test_convention() -> None:
    card = usual("convention", rounds=7)
    assert "7" in card.aim[0].text and str(convention.START) in card.aim[0].text
    rooms = card.sections[0].items
    assert [item.amount for item in rooms] == ["", "±2", "+1", "+1", "", "−1", "−1", ""]
    assert [item.moment for item in rooms] == [*convention.PHASES[1:], ""]
    assert str(convention.PRISON_ENOUGH) in rooms[5].note and str(convention.FLIGHT_ENOUGH) in rooms[6].note
    dice = [sign for item in card.sections[1].items for sign in item.signs]
    assert dice == [f"die-{convention.PLAIN}", f"die-{convention.SUPPORTED}"]
    assert "H-2" in rules(usual("convention", history_variant=True))
    assert card.signs["whom-agenda"] and "whom-report_vote" not in card.signs  # which no deputy answers
    assert "S-1" in rules(usual("convention", 2))


def test_cocarde() -> None:
    """The squares that it draws bear the signs that it explains."""
    whom = {"all": cocarde.ALL, "l": cocarde.LILY, "p": cocarde.CROSS, "c": cocarde.COCKADE}
    assert all(squares.DANGER[square] == whom[sign] for square, sign in DANGERS.items())
    assert squares.IS_OBLIGATORY[WHITE]
    assert PLANTED not in squares.NEVER_PLANTED
    prison, frontiers = usual("cocarde").sections[4].items[:2]
    assert re.findall(r"\d+", prison.text) == ["3", "8", "30"]
    assert re.findall(r"\d+", frontiers.text) == ["5", "7", "8", "53"]


# --- a game of another package


def test_a_game_of_another_package_may_bring_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = Aid("complots", "Plots", (AidItem(text="Win."),), (), {})
    monkeypatch.setitem(entry("complots")._found, "aid", lambda narrator, seats, options: brought)
    assert usual("complots") is brought
    monkeypatch.setitem(entry("complots")._found, "aid", None)
    assert usual("complots").sections == ()
