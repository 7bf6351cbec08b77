"""What the box holds: the tables add up, and say what the menu and the cards say."""

from __future__ import annotations

import pytest

from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.moving import distance, two_numbers
from cabale.games.cocarde.pieces import (
    ALL,
    ALL_CARDS,
    BLUE,
    CARDS,
    COCKADE,
    COPIES,
    CROSS,
    FACES,
    FIRST_SQUARE,
    HIGH_DIE,
    KINDS_OF_CARDS,
    LAST_SQUARE,
    LILY,
    LOW_DIE,
    MARKED_BY,
    MARKING,
    NO_COLOUR,
    RED,
    RESULTS,
    ROLES,
    SIZE,
    THROW_WEIGHTS,
    THROWS,
    UNSWORN,
    YELLOW,
)
from cabale.games.cocarde.rules import STEPS
from cabale.games.cocarde.squares import (
    DANGER,
    FRONTIERS,
    GO,
    LAST,
    NEVER_PLANTED,
    OBLIGATORY,
    PLACE_NAMES,
    SENTENCES,
    TO_FRONT,
    TREE,
    ZONE,
)
from tests.citing import rule
from tests.games.cocarde.lines import lay


@rule("cocarde", "L-5")
def test_the_box_holds_110_cards_of_31_kinds() -> None:
    assert sum(COPIES) == ALL_CARDS == 110
    assert len(CARDS) == len(COPIES) == KINDS_OF_CARDS == 31
    counted = {"role_c": 20, "role_l": 20, "role_p": 8, "att_r": 7, "def_y": 4, "escape": 4, "book": 8}
    assert all(COPIES[CARDS.index(card)] == copies for card, copies in counted.items())


@rule("cocarde", "L-R2")
def test_the_zones_have_their_sizes() -> None:
    zones = [ZONE[square] for square in range(1, LAST + 1)]
    assert [zones.count(zone) for zone in (BLUE, YELLOW, RED, NO_COLOUR)] == [21, 8, 20, 7]
    assert all(ZONE[square] == NO_COLOUR for square in (0, *OBLIGATORY, LAST))
    assert ZONE[4] == ZONE[18] == ZONE[52] == BLUE
    assert ZONE[20] == ZONE[22] == ZONE[46] == ZONE[50] == YELLOW
    assert ZONE[24] == ZONE[44] == RED


@rule("cocarde", "L-R3")
def test_two_identical_dice_with_six_faces() -> None:
    assert FACES == ("1", "2", "3", "4", "c", "l")
    assert THROWS == len(LOW_DIE) == len(HIGH_DIE) == 21
    assert sum(THROW_WEIGHTS) == 36
    assert all(
        weight == (1 if low == high else 2)
        for low, high, weight in zip(LOW_DIE, HIGH_DIE, THROW_WEIGHTS, strict=True)
    )


@rule("cocarde", "L-19")
@pytest.mark.parametrize(
    ("throw", "ways"),
    [
        ("1+3", {"none": 4, "c": 4, "l": 4, "pc": 4}),
        ("2+c", {"c": 3, "pc": 3, "l": 2, "p": 2}),
        ("c+c", {"c": 2, "pc": 2, "l": 0}),
        ("l+l", {"l": 2, "pl": 2, "pc": 0}),
        ("c+l", {"c": 1, "l": 1, "pc": 1, "pl": 1, "p": 0}),
        ("4+4", {"p": 8}),
    ],
)
def test_distances(throw: str, ways: dict[str, int]) -> None:
    outcome = next(t for t in range(THROWS) if f"{FACES[LOW_DIE[t]]}+{FACES[HIGH_DIE[t]]}" == throw)
    for role, way in ways.items():
        s = lay(2, {"roles": {"a": role}})
        assert distance(s, 0, outcome) == way
    assert two_numbers(outcome) == (throw[0].isdigit() and throw[2].isdigit())


@rule("cocarde", "L-R4")
def test_characters_that_pass_each_obligatory_square() -> None:
    valid = {
        square: sum(FIRST_SQUARE[card] <= square <= LAST_SQUARE[card] for card in range(KINDS_OF_CARDS))
        for square in OBLIGATORY
    }
    assert valid == {5: 5, 19: 10, 23: 7, 38: 7, 45: 3, 51: 5}
    robespierre = CARDS.index("robespierre")
    assert (FIRST_SQUARE[robespierre], LAST_SQUARE[robespierre]) == (19, 43)


@rule("cocarde", "L-47")
def test_squares_that_give_trees_are_never_planted() -> None:
    giving = [
        square
        for square in range(1, LAST)
        if any(operation == TREE for _, operation, _ in SENTENCES[square]) or square == 49
    ]
    assert tuple(giving) == NEVER_PLANTED
    assert 55 - len(NEVER_PLANTED) - 1 == 42  # 55 lies behind nobody while the game lasts


@rule("cocarde", "L-43", "L-R29")
def test_dangers_are_those_of_the_menu() -> None:
    everybody = [1, 9, 15, 16, 18, 20, 24, 27, 33, 37, 39, 42, 44, 47, 50, 52, 53, 54]
    some = {7: LILY, 17: LILY, 21: UNSWORN, 22: LILY, 26: LILY, 28: UNSWORN, 35: LILY, 36: COCKADE}
    some |= {48: CROSS, 51: LILY, 55: LILY}
    wanted = dict.fromkeys(everybody, ALL) | some
    assert {place: states for place, states in enumerate(DANGER) if states} == wanted


@rule("cocarde", "L-15", "L-16", "L-17")
def test_a_marking_holds_one_card_or_two_and_every_step_has_one_card() -> None:
    assert [len(cards) for cards in MARKING] == [0, 1, 1, 1, 2, 2]
    for state in range(len(ROLES)):
        results = [result for row in RESULTS[state] for result in row]
        assert state not in results and len(set(results)) == len(results)
        for result in results:
            card = MARKED_BY[state][result]
            assert card in MARKING[result]
            left = [*MARKING[state], card]
            for kept in MARKING[result]:
                left.remove(kept)  # what is not there cannot be kept
    sworn, refractory = ROLES.index("pc"), ROLES.index("pl")
    assert MARKED_BY[sworn][refractory] == MARKED_BY[refractory][sworn] == -1


@rule("cocarde", "L-26", "L-R37")
def test_jumps_form_no_circle() -> None:
    """Section 15: within a turn nobody is sent on for ever."""
    links = {
        place: [
            FRONTIERS + amount if operation == TO_FRONT else amount
            for _, operation, amount in clauses
            if operation in (GO, TO_FRONT)
        ]
        for place, clauses in enumerate(SENTENCES)
    }
    links[9], links[22], links[32] = [7], [FRONTIERS + 1], [38]

    def far(place: int, seen: tuple[int, ...] = ()) -> int:
        assert place not in seen, PLACE_NAMES[place]
        return max([1 + far(goal, (*seen, place)) for goal in links[place]], default=0)

    assert max(map(far, links)) == 1  # nobody is sent on twice


def test_every_move_has_a_place_in_the_catalogue() -> None:
    assert COCARDE.size == SIZE
    s = COCARDE.new(6)
    bodies = {COCARDE.write_body(s, 0, move) for move in range(SIZE)}
    assert len(bodies) == SIZE


def test_every_step_that_covers_a_question_is_known() -> None:
    covered = {step.__name__ for step in STEPS if issubclass(step, Covered)}
    assert covered == {"Barrier", "Shelter", "Schools", "Closing"}
