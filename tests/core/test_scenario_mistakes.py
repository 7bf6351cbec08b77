"""Scenario files with mistakes: each is refused with the file, the key and what was expected there."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.errors import BadScenario
from cabale.core.scenario import run_file
from cabale.core.scenario.reading import LONGEST
from cabale.games import GAMES, game
from cabale.text import LANGUAGES, Words
from tests.core.pages import HEAD, LOOK, outcomes


@pytest.mark.parametrize(
    ("old", "new", "code", "key", "expected"),
    [
        ('id = "T-1"', "", "missing_field", "id", 'id = "…"'),
        ('id = "T-1"', "id = 1", "bad_value", "id", '"…"'),
        ('game = "complots"', "", "missing_field", "game", 'game = "…"'),
        ('game = "complots"', 'game = "complot"', "bad_value", "game", "complots"),
        ("title =", "titel =", "unknown_key", "titel", "id, game, title, rules"),
        ("seats = 3", "seats = 9", "bad_value", "seats", "2-8"),
        ("seats = 3", 'seats = "3"', "bad_value", "seats", "2-8"),
        ("seats = 3", "seats = 3\nrules = 'C-1'", "bad_value", "rules", '["…"]'),
        ("seats = 3", "seats = 3\nrules = [1]", "bad_value", "rules[1]", '"…"'),
        ("seats = 3", "seats = 3\noptions = { evnoy = 1 }", "unknown_key", "options.evnoy", "envoy"),
        ("seats = 3", "seats = 3\noptions = { envoy = 1 }", "bad_value", "options.envoy", "ambassador"),
        ("seats = 3", "seats = 3\noptions = 1", "bad_value", "options", "{ … }"),
        ("[table]", "[[table]]", "bad_value", "table", "{ … }"),
        ("[table]", "[table]\nhiden = {}", "unknown_key", "table.hiden", "active, turns, coins"),
        ("[table]", "[table]\nat = 'start'", "bad_value", "table.at", "action, draft, challenge"),
        ("[table]", "[table]\nbare = 1", "bad_value", "table.bare", "true, false"),
        ("[table]", "[table]\ncoins = { a = -1 }", "bad_value", "table.coins.a", "0, 1, 2 …"),
        ("[table]", "[table]\ncoins = { d = 1 }", "bad_value", "table.coins.d", "a, b, c"),
        ("[table]", "[table]\ncoins = {}", "bad_value", "table.coins", "{ a = …, b = … }"),
        ("[table]", "[table]\nseen = []", "cannot_be_set", "table.seen", "active, turns"),
        ("[table]", "[table]\naction = 'tax'", "cannot_be_set", "table.action", "active, turns"),
        ("[table]", "[table]\nat = 'effect'", "missing_field", "table.action", "income, foreign_aid"),
        ("[table]", "[table]\nat = 'counter'\naction = 'tax'", "bad_value", "table.action", "foreign_aid"),
        ("[table]", "[table]\nat = 'effect'\naction = 'coup'", "missing_field", "table.target", "b, c"),
        ("[table]", "[table]\nat = 'draft'", "bad_value", "table.at", "action, challenge"),
        ("[table]", "[table]\ntreasury = 9", "coins_do_not_add_up", "table.coins", "54"),
        ("[table]", "[table]\ncourt = ['duchess']", "cards_do_not_add_up", "table.court", "3 × assassin"),
        ("[table]", "[table]\ncourt = ['inquisitor']", "bad_value", "table.court", "duchess, assassin"),
        ('"duchess"], b', '"king"], b', "bad_value", "table.hidden.a[2]", "duchess, assassin, countess"),
        ('"duchess"], b', '"inquisitor"], b', "bad_value", "table.hidden.a", "duchess, assassin, countess"),
        ('["captain", "duchess"]', '["captain"]', "cards_do_not_add_up", "table.hidden.a", "2"),
        ('["captain", "duchess"]', "2", "bad_value", "table.hidden.a", "[ … ]"),
        ("hidden =", "faceup =", "bad_value", "table.hidden", "{ a = […], b = […] }"),
        ("[[then]]", "[then]", "bad_value", "then", "[[then]]"),
        ("[[then]]", "[[than]]", "unknown_key", "than", "id, game"),
        ("[[then]]", "[[then]]\nwating = 'b'", "unknown_key", "then[1].wating", "title, play, refuse"),
        ("[[then]]", "[[then]]\nthen = []", "unknown_key", "then[1].then", "title, play, refuse"),
        ("[[then]]", "[[then]]\ntitle = 1", "bad_value", "then[1].title", '"…"'),
        ("play =", "play = 1 #", "bad_value", "then[1].play", "a:… ~…"),
        ("(b:challenge)", "(b:challenge", "bad_value", "then[1].play", "a:… ~…"),
        ("(b:challenge)", "(b:pass b:pass)", "bad_value", "then[1].play", "(a:… b:…)"),
        ("(b:challenge)", "(b:pass ~duchess)", "bad_value", "then[1].play", "(a:… b:…)"),
        ("(b:challenge)", "(b!pass)", "bad_value", "then[1].play", "(a:… b:…)"),
        ("a:steal>b", "a.steal", "bad_value", "then[1].play", "a:… ~…"),
        ("a:steal>b", "d:steal>b", "bad_value", "then[1].play", "a, b, c"),
        ("a:steal>b", "a:steal>d", "bad_value", "then[1].play", "a, b, c"),
        ("a:steal>b", "a:rob>b", "bad_value", "then[1].play", "a:income, a:foreign_aid"),
        ("(b:challenge)", "(b:chalenge)", "bad_value", "then[1].play", "b:pass, b:challenge"),
        ("~countess", "~king", "bad_value", "then[1].play", "duchess, assassin, countess"),
    ],
)  # fmt: skip
def test_mistakes_are_refused_with_file_key_and_what_was_expected(
    old: str, new: str, code: str, key: str, expected: str
) -> None:
    assert old in LOOK
    with pytest.raises(BadScenario) as refused:
        outcomes(LOOK.replace(old, new, 1))
    error = refused.value
    assert (error.code, error.arguments["file"], error.arguments["key"]) == (code, "test.toml", key)
    assert str(error.arguments["expected"]).startswith(expected)


@pytest.mark.parametrize(
    ("check", "key", "expected"),
    [
        ("refuse = {}", "refuse", '{ "a:…" = "…" }'),
        ('refuse = ["a:income"]', "refuse", '{ "a:…" = "…" }'),
        ('refuse = { "a:income" = 7 }', "refuse.a:income", '"…"'),
        ('refuse = { "a income" = "C-12" }', "refuse.a income", "a:… | ~…"),
        ('refuse = { "(a:income)" = "C-12" }', "refuse.(a:income)", "a:… | ~…"),
        ('refuse = { "b:dance" = "C-12" }', "refuse.b:dance", "b:lose=assassin, b:lose=countess"),
        ('refuse = { "c:dance" = "C-12" }', "refuse.c:dance", "a:… ~…"),
        ('waiting = "d"', "waiting", 'a, b, c, ~, "none"'),
        ("waiting = []", "waiting", "a, b, c"),
        ("waiting = 1", "waiting", "a, b, c"),
        ("question = 1", "question", '"…"'),
        ('question = { d = "lose" }', "question.d", "a, b, c"),
        ('offers = "a:income"', "offers", '["…"]'),
        ("offers = []", "offers", '["…"]'),
        ('offers = ["b:looose=captain"]', "offers", "b:lose=assassin"),
        ('lacks = ["b:lose=captn"]', "lacks", "duchess, assassin"),
        ("expect = {}", "expect", "active, turns"),
        ("expect = 1", "expect", "{ … }"),
        ("expect = { coin = {} }", "expect.coin", "active, turns"),
        ("expect = { coins = {} }", "expect.coins", "{ a = …, b = … }"),
        ("expect = { treasury = 1.5 }", "expect.treasury", '0, 1, 2 … | "none"'),
        ('expect = { hidden = { a = "duchess" } }', "expect.hidden.a", "[ … ] | 0, 1, 2 …"),
        ("sees = { e = { treasury = 1 } }", "sees.e", "a, b, c, public"),
        ("sees = { public = { tresury = 1 } }", "sees.public.tresury", "active, turns"),
        ("sees = {}", "sees", "{ a = …, public = … }"),
        ('sees = { a = { seen = ["d=duchess"] } }', "sees.a.seen[1]", "a-c = duchess"),
        ('hides = { public = ["duches"] }', "hides.public[1]", "active, turns"),
        ("hides = { public = [] }", "hides.public", '["…"]'),
        ("over = 1", "over", "true, false"),
        ('winner = "~"', "winner", 'a, b, c, "none"'),
        ("ranks = [1, 2, 3]", "ranks", "{ a = …, b = … }"),
        ("ranks = { a = 1.5 }", "ranks.a", "0, 1, 2 …"),
        ('totals = { a = "1" }', "totals.a", "-1, 0, 0.5, 1 …"),
        ('events = ["challenge"]', "events[1]", "first, dealt"),
        ("events = []", "events", '["…"]'),
        ('absent = ["..."]', "absent[1]", "first, dealt"),
        ('absent = "none"', "absent", '["…"]'),
        ('count = { function = "share", arguments = [], result = 0 }', "count.function[1]", ""),
        ("count = 1", "count", "{ … }"),
    ],
)
def test_checks_that_cannot_be_right_are_refused(check: str, key: str, expected: str) -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes(LOOK + check)
    assert refused.value.arguments["key"] == f"then[1].{key}"
    assert str(refused.value.arguments["expected"]).startswith(expected)


@pytest.mark.parametrize(
    "text",
    ["id = ", "id = 'a'\nid = 'b'", "[table\n", "\x00", "a = " + "[" * 10_000, "a = " + "9" * 5_000],
    ids=["no value", "twice", "bracket", "NUL", "deep", "digits"],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes(text)
    assert refused.value.code == "bad_toml"
    assert refused.value.arguments["expected"] == "TOML"


def test_the_line_of_bad_toml_is_told() -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes('id = "T-1"\ngame = complots\n')
    assert refused.value.arguments["line"] == 2


def test_huge_values_are_refused_in_few_words() -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes(f"{LOOK}expect.treasury = 0x{'f' * 9_000}")
    assert refused.value.arguments["value"] == "…"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seats = 3", "seats = {}", "seats"),
        ("seats = 3", "seats = 3\noptions = {{ max_turns = {} }}", "options.max_turns"),
        ("[table]", "[table]\nturns = {}", "table.turns"),
        ("[[then]]", "[[then]]\ntotals = {{ a = -{} }}", "then[1].totals.a"),
        ("[[then]]", "[[then]]\ncount = {{ arguments = [7, {}] }}", "then[1].count.arguments[2]"),
    ],
)
def test_a_number_that_no_table_has_is_refused_wherever_it_stands(old: str, new: str, key: str) -> None:
    """Python makes no text of one with more than 4,300 digits, and a function might count up to it."""
    for number in ("0x" + "f" * 5_000, "1000000001"):
        with pytest.raises(BadScenario) as refused:
            outcomes(LOOK.replace(old, new.format(number), 1).replace("-0x", "0x"))
        assert (refused.value.code, refused.value.arguments["key"]) == ("bad_value", key)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seats = 3", f"seats{'.a' * 5_000} = 3", "seats" + ".a" * 16),
        ("[table]", f"[table]\nturns = {'[' * 100}{']' * 100}", "table.turns" + "[1]" * 15),
        ("[[then]]", f"[[then]]\ncount.arguments{'.a' * 50} = 1", "then[1].count.arguments" + ".a" * 13),
    ],
    ids=["keys", "lists", "arguments"],
)
def test_what_is_nested_too_deeply_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes(LOOK.replace(old, new, 1))
    assert (refused.value.code, refused.value.arguments["key"]) == ("too_deep", key)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadScenario, match="scenario_too_large"):
        outcomes(LOOK + "#" * LONGEST)
    with pytest.raises(BadScenario, match="scenario_too_large"):
        run_file("/dev/zero", game)


@pytest.mark.parametrize("name", GAMES)
def test_a_word_that_no_view_has_is_told_with_those_that_could_be_meant(name: str) -> None:
    """They may be so many that the list is cut: Fluent makes no sentence of 2,500 characters."""
    with pytest.raises(BadScenario) as refused:
        outcomes(f'id = "x"\ngame = "{name}"\ntitle = "x"\n[[then]]\nhides = {{ a = ["x"] }}')
    assert refused.value.arguments["key"] == "then[1].hides.a[1]"
    for language in LANGUAGES:
        assert next(iter(game(name).fields)) in Words(language).refusal(refused.value)


def test_a_file_with_nothing_to_check_is_refused() -> None:
    with pytest.raises(BadScenario) as refused:
        outcomes(HEAD)
    assert (refused.value.code, refused.value.arguments["key"]) == ("missing_field", "then")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'title = "Pr\xe9cisions"')
    for path in (tmp_path / "missing.toml", tmp_path, latin):
        with pytest.raises(BadScenario) as refused:
            run_file(path, game)
        assert (refused.value.code, refused.value.arguments["file"]) == ("cannot_read", str(path))


def test_a_file_is_read_whatever_its_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + f'{LOOK}waiting = "b"\n'.replace("\n", "\r\n").encode())
    (outcome,) = run_file(str(path), game)
    assert outcome.passed
    assert outcome.title == "The target challenges a true Captain"
