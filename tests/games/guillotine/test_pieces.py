"""The box of Guillotine: what the tables hold, and what the front door says."""

from __future__ import annotations

from importlib.resources import files

import pytest

from cabale.core.errors import BadSetup
from cabale.core.rulebook import read_rules
from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine import pieces as p
from cabale.games.guillotine.options import EDITIONS, arrange, settled
from tests.citing import rule
from tests.games.guillotine.lines import lay, play


@rule("guillotine", "G-10", "G-11")
def test_the_check_sums_of_the_box() -> None:
    assert len(p.KIND) == p.NOBLES == 50
    assert len(p.KINDS_OF_NOBLES) == len(set(p.KINDS_OF_NOBLES)) == 40
    by_colour = [p.COLOUR.count(colour) for colour in range(5)]
    assert by_colour == [15, 11, 10, 7, 7]
    points = [sum(p.POINTS[n] for n in range(50) if p.COLOUR[n] == colour) for colour in range(5)]
    assert points == [37, 17, 21, 18, -9]
    assert sum(p.POINTS) == 84
    assert len(p.ACTIONS) == len(set(p.ACTIONS)) == p.KINDS_OF_ACTIONS == 50
    assert sum(p.COPIES) == p.ACTION_CARDS == 60
    assert p.COPIES.count(2) == 10


def test_the_constants_of_cards_stand_where_their_names_do() -> None:
    for number, name in enumerate(p.ACTIONS):
        assert getattr(p, name.upper()) == number
    assert len(set(p.NOBLE_NAMES)) == p.NOBLES


def rows(number: str) -> list[list[str]]:
    """The table of a rule in RULES.md."""
    rules = read_rules((files("cabale.games.guillotine") / "RULES.md").read_text(encoding="utf-8"))
    lines = [line for line in rules[number].text.splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


@rule("guillotine", "G-12")
def test_the_nobles_are_those_of_the_rules() -> None:
    found = []
    for kind, key in enumerate(p.KINDS_OF_NOBLES):
        noble = p.KIND.index(kind)
        counted = key in ("palace_guard", "tragic_figure")
        points = "★" if counted else str(p.POINTS[noble])
        found.append([key, str(p.KIND.count(kind)), p.COLOURS[p.COLOUR[noble]], points])
    assert found == [row[:4] for row in rows("G-12")]


@rule("guillotine", "G-13", "G-14")
def test_the_action_cards_are_those_of_the_rules() -> None:
    assert [[key, str(p.COPIES[card])] for card, key in enumerate(p.ACTIONS)] == [
        row[:2] for row in rows("G-13")
    ]
    flags = {key: row for key, row, *_ in rows("G-14")}
    for card, key in enumerate(p.ACTIONS):
        assert ("L" in flags[key]) == p.ALTERS_LINE[card]
        assert ("F" in flags[key]) == p.STAYS_IN_FRONT[card]
        assert ("E" in flags[key]) == p.IN_FINAL_PHASE[card]
        assert ("I" in flags[key]) == (p.HOW[card] == p.INTERRUPT)


def test_moves_do_not_overlap() -> None:
    assert p.DISCARD_GUARDS < p.PLAY
    assert p.PLAY + p.KINDS_OF_ACTIONS == p.CHOOSE_NOBLE
    assert p.CHOOSE_NOBLE + p.NOBLES <= p.DISTANCE + 1
    assert p.DISTANCE + p.FARTHEST < p.CHOOSE_PLAYER
    assert p.CHOOSE_PLAYER + p.FULLEST == p.CHOOSE_CARD
    assert p.CHOOSE_CARD + p.KINDS_OF_ACTIONS == p.SIZE == GUILLOTINE.size


@rule("guillotine", "G-8")
def test_the_moves_stay_the_same_however_long_the_line_grows() -> None:
    line = [name for name in p.NOBLE_NAMES if not name.startswith("unpopular_judge")]
    s = lay(5, {"line": line, "hands": {"a": ["public_demand"], "b": ["trip"]}})
    play(s, "a:play=public_demand")
    assert len(s.moves(0)) == 47
    assert all(0 <= move < GUILLOTINE.size for move in s.moves(0))
    play(s, "a:noble=tragic_figure")
    assert [p.NOBLE_NAMES[noble] for noble in s.line[:2]] == ["tragic_figure", "king_louis_xvi"]


@rule("guillotine", "G-1")
def test_an_edition_sets_all_of_its_options_at_once() -> None:
    amigo = GUILLOTINE.new(2)
    assert settled(amigo.options.values).items() >= EDITIONS["amigo"].items()
    wotc = GUILLOTINE.new(2, edition="wotc")
    assert settled(wotc.options.values).items() >= EDITIONS["wotc"].items()
    assert EDITIONS["amigo"].keys() == EDITIONS["wotc"].keys()
    assert all(EDITIONS["amigo"][name] != EDITIONS["wotc"][name] for name in EDITIONS["amigo"])
    for name, value in EDITIONS["amigo"].items():
        alone = GUILLOTINE.new(2, edition="wotc", **{name: value}).options
        assert settled(alone.values) == {**settled(wotc.options.values), name: value}
        assert arrange(alone.values).values == alone.values


@rule("guillotine", "G-20")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        GUILLOTINE.new(seats)


@rule("guillotine", "G-67")
@pytest.mark.parametrize("noble", [n for n in range(p.NOBLES) if not p.TEXT[n]])
def test_a_noble_without_a_text_is_only_collected(noble: int) -> None:
    name = p.NOBLE_NAMES[noble]
    line = [name, *[other for other in ("duke", "bishop") if other != name]]
    judged = p.IS_JUDGE[noble]
    s = lay(3, {"line": line, "hands": {"a": ["trip"], "b": ["pushed"]}})
    before = s.actions_size, s.nobles_left()
    if not judged:
        play(s, "a:pass ~falls")
    assert s.piles[0] == (noble,)
    assert s.turn == CHANCE
    assert (s.actions_size, s.nobles_left(), len(s.line)) == (*before, len(line) - 1)


@rule("guillotine", "G-R52")
def test_a_game_that_never_ends_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        lay(2, {"line": ["duke", "bishop"], "turns": p.CAP, "hands": {"a": ["trip"]}})


@rule("guillotine", "G-R10")
def test_a_card_being_carried_out_is_in_no_hand_and_in_no_pile() -> None:
    s = lay(
        3, {"line": ["duke", "bishop"], "hands": {"a": ["infighting"], "b": ["trip", "pushed", "escape"]}}
    )
    found = []
    for words in ("a:play=infighting", "b:card=trip b:card=pushed"):
        play(s, words)
        found.append((names(s.playing), names(s.hands[0]), names(s.discards)))
    assert found[0] == (["infighting"], [], [])
    assert found[1] == ([], [], ["trip", "pushed", "infighting"])


def names(cards: tuple[int, ...]) -> list[str]:
    return [p.ACTIONS[card] for card in cards]
