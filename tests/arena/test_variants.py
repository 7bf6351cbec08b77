"""Options with several values: one series with each."""

import pytest

from cabale.arena.variants import variants
from cabale.core.errors import BadSetup
from cabale.games import game


def test_every_choice_of_values() -> None:
    found = variants(game("complots"), 4, {"envoy": "ambassador,inquisitor", "max_turns": "9,20,9"})
    assert [(each["envoy"], each["max_turns"]) for each in found] == [
        ("ambassador", 9),
        ("ambassador", 20),
        ("inquisitor", 9),
        ("inquisitor", 20),
    ]
    assert {tuple(each) for each in found} == {tuple(option.name for option in game("complots").options)}


def test_nothing_named_is_one_series_with_the_usual() -> None:
    (usual,) = variants(game("druide"), 3, {})
    assert usual == {option.name: option.default for option in game("druide").options}


def test_a_value_may_have_commas_of_its_own() -> None:
    rows = [option for option in game("cocarde").options if option.row]
    (row,) = rows
    value = ",".join([row.row[0]] * row.length)
    (one,) = variants(game("cocarde"), 4, {row.name: value})
    assert one[row.name] == value


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"envoi": "inquisitor"}, "unknown_option"),
        ({"envoy": "pope"}, "bad_option_value"),
        ({"envoy": "ambassador,pope"}, "bad_option_value"),
        ({"envoy": "ambassador,"}, "bad_option_value"),
    ],
)
def test_what_the_game_does_not_know_is_refused(wanted: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        variants(game("complots"), 4, wanted)
    assert refused.value.code == code
