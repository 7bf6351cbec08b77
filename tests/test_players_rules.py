"""The players' guides: the same in three languages, true to rules and cards, and whole on the page."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from cabale.core.rulebook import read_rules
from cabale.games import GAMES, game, guide, rulebook
from cabale.games.cocarde import pieces as cocarde
from cabale.games.cocarde.squares import DANGER, IS_OBLIGATORY, LAST, NAMES, NEVER_PLANTED, PLACE_NAMES
from cabale.games.convention import pieces as convention
from cabale.games.guillotine.pieces import ACTIONS, COPIES, KIND, KINDS_OF_NOBLES, POINTS
from cabale.text import LANGUAGES, Narrator
from tests.terminal import election

DOCS = Path(__file__).resolve().parents[1] / "docs"
RULES = DOCS.parent / "src" / "cabale" / "games"
NUMBER = re.compile(r"\b([A-Z]+-R?\d+)\b")
EVERY = [(of, language) for of in GAMES for language in LANGUAGES]


def guide_page(of: str, language: str) -> Path:
    return RULES / of / ("GUIDE.md" if language == "en" else f"GUIDE.{language}.md")


def page(of: str, language: str) -> str:
    return guide_page(of, language).read_text("utf-8")


def rules_page(of: str, language: str) -> Path:
    return RULES / of / ("RULES.md" if language == "en" else f"RULES.{language}.md")


@pytest.mark.parametrize(("of", "language"), EVERY)
def test_every_number_is_that_of_a_rule(of: str, language: str) -> None:
    numbers = set(NUMBER.findall(page(of, language)))
    assert len(numbers) > 20
    assert numbers <= read_rules(rules_page(of, language).read_text("utf-8")).keys()


@pytest.mark.parametrize("of", list(GAMES))
def test_the_languages_say_the_same(of: str) -> None:
    """As many headings and rows of tables, and the same numbers in the same order."""
    pages = [page(of, language) for language in LANGUAGES]
    for pattern in (NUMBER, re.compile("^(#+) ", re.MULTILINE), re.compile(r"^\|", re.MULTILINE)):
        first, *others = [pattern.findall(text) for text in pages]
        assert first and all(other == first for other in others), pattern.pattern


@pytest.mark.parametrize(("of", "language"), EVERY)
def test_every_option_is_in_the_last_table(of: str, language: str) -> None:
    table = page(of, language).rpartition("\n## ")[2]
    for option in GAMES[of].options:
        assert f"({option.rule})" in table, option.name


@pytest.mark.parametrize(("of", "language"), EVERY)
def test_links_lead_somewhere(of: str, language: str) -> None:
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", page(of, language))
    others = [guide_page(of, other) for other in LANGUAGES if other != language]
    pages = [(RULES / of / link).resolve() for picture, link in links if not picture]
    assert sorted(pages) == sorted([*others, rules_page(of, language)])
    assert all((RULES / of / link).exists() for _, link in links)


def words_of(text: str) -> list[str]:
    """The words of a Markdown text, without its marks and the rules it cites."""
    return re.findall(
        r"[^\W\d_]+|\d+", re.sub(rf"{NUMBER.pattern}|(?<=[(,;]) ?[a-zà-ÿ/ ]+(?=[A-Z]+-)", " ", text)
    )


@pytest.mark.parametrize(("of", "language"), EVERY)
def test_the_guide_is_whole_on_the_page(of: str, language: str) -> None:
    """All from the title to the options, but what leads to other files and letters of their pictures; every
    number as a rule."""
    found = guide(of, language)
    assert found is not None
    passages = [*found.lead, *(passage for part in found.parts for passage in part.passages)]
    lines = [line for passage in passages for line in passage.lines]
    known = rulebook(of, language)
    assert {number for line in lines for number in line.rules} <= known.keys()
    text = page(of, language).partition("\n# ")[2].rpartition("\n## ")[0]
    kept = re.sub(
        r"^(?=.*\]\().*$|^\|[-:| ]+$|^#+ .*$|^ *\d+\. |<!-- \w+ \w+|-->| \(`[a-c]`\)",
        "",
        text.partition("\n")[2],
        flags=re.M,
    )
    said = [text for line in lines for text in (*line.cells, *line.inner)]
    headings = {line.cells[0] for passage in passages if passage.kind == "heading" for line in passage.lines}
    shown = [text for text in said if text not in headings]
    joints = {"to", "à", "tot", "en", "met"}  # between the first and the last of some rules
    lost = Counter(words_of(kept)) - Counter(words_of(" ".join(shown)))
    assert set(lost) <= joints, lost
    assert not [text for text in said if "`" in text or NUMBER.search(text)]
    assert [part.title for part in found.parts] == re.findall(r"^## (.*)$", text, re.M)


@pytest.mark.parametrize("of", list(GAMES))
def test_the_page_has_the_same_passages_in_every_language(of: str) -> None:
    shapes = []
    for language in LANGUAGES:
        found = guide(of, language)
        assert found is not None
        parts = [found.lead, *(part.passages for part in found.parts)]
        shapes.append(
            [
                [(each.kind, each.name, len(each.lines)) for each in part if each.kind != "text"]
                for part in parts
            ]
        )
        assert any(each.kind == "figure" for part in parts for each in part)
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("of", list(GAMES))
def test_french_spaces_do_not_break(of: str) -> None:
    assert not re.search(r"(?<=[^\n|]) [;:?!»](?!-)|« |'", page(of, "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_guillotine_is_told_in_its_own_words(language: str) -> None:
    text = page("guillotine", language)
    narrator = Narrator(language, game("guillotine"), ("", ""))
    for card, copies in zip(ACTIONS, COPIES, strict=True):
        words = narrator.fill({"card": card})
        assert f"| **{words['card']}** | {copies} | {words['card-effect']} |" in text
    for number, noble in enumerate(KINDS_OF_NOBLES):
        points = POINTS[KIND.index(number)]
        worth = str(points).replace("-", "−") if points else "★"
        times = f"{KIND.count(number)} × " if KIND.count(number) > 1 else ""
        words = narrator.fill({"noble": noble})
        assert f" {times}{words['noble']}\u00a0{worth}" in text, noble
        if " · " in str(words["noble-short"]) or worth == "★":
            assert f"| **{words['noble']}** | {words['noble-effect']} |" in text, noble


FIGURES = (DOCS.parent / "client" / "src" / "guide" / "figures.ts").read_text("utf-8")


@pytest.mark.parametrize("of", list(GAMES))
def test_a_figure_of_the_page_has_a_place_for_every_line_of_its_key(of: str) -> None:
    found = guide(of)
    assert found is not None
    passages = [*found.lead, *(passage for part in found.parts for passage in part.passages)]
    for figure in [passage for passage in passages if passage.kind == "figure"]:
        drawn = FIGURES.partition(f"'{of}-{figure.name}': {{")[2].partition("load:")[0]
        places = re.findall(r"\{ x:|onRing\(", drawn.partition("marks:")[2])
        assert len(places) == len(figure.lines) > 0


ELECTION = Path(__file__).parent / "scenarios" / "druide" / "dx-15-complete-count-of-three.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_election_of_le_grand_druide_is_counted_as_told(language: str) -> None:
    view = election.counted(tomllib.loads(ELECTION.read_text("utf-8")))
    text = page("druide", language)
    names = re.findall(r"(\w+) \(`[abc]`\)", text)
    rows = re.findall(r"^\| (\d+)–(\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\S+) \|$", text, re.MULTILINE)
    assert len(names) == 3 and len(rows) == len(view.colleges)
    for (first, last, votes, *counts, carrier), college in zip(rows, view.colleges, strict=True):
        assert (int(first), int(last)) == (college.stones[0], college.stones[-1])
        assert int(votes) == college.votes and tuple(map(int, counts)) == college.counts
        assert (
            names.index(carrier) == college.carrier if college.carrier is not None else carrier not in names
        )
    assert re.search(r"{}, {} \w+ {}\b".format(*view.totals), text)


def test_its_picture_is_the_one_that_is_drawn_from_the_scenario() -> None:
    view = election.counted(tomllib.loads(ELECTION.read_text("utf-8")))
    assert (DOCS / "pictures" / "druide-election.svg").read_text("utf-8") == election.picture(view)


WHEN = {
    "en": ("at once", "delayed"),
    "fr": ("aussitôt", "à retardement"),
    "nl": ("meteen", "uitgesteld"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deputy_and_card_of_the_convention_is_told_in_its_own_words(language: str) -> None:
    text = page("convention", language)
    narrator = Narrator(language, game("convention"), ("", ""))
    for number, faction in enumerate(convention.FACTIONS):
        first = number * convention.PER_FACTION
        deputies = convention.DEPUTY_NAMES[first : first + convention.PER_FACTION]
        names = ", ".join([str(narrator.fill({"deputy": deputy})["deputy"]) for deputy in deputies])
        row = (
            rf"^\| \*\*{narrator.fill({'faction': faction})['faction']}\*\* \| \w+ \| {re.escape(names)} \|$"
        )
        assert re.search(row, text, re.MULTILINE), faction
    worth: dict[str, list[str]] = {}
    for card, key in enumerate(convention.CARD_NAMES):
        words = narrator.fill({"card": key})
        if card >= convention.MISSION_CARDS:
            when = WHEN[language][convention.DELAYED[card]]
            assert f"| **{words['card']}** | {when} | {words['card-effect']} |\n" in text, key
        elif convention.EFFECT[card] == convention.PP:
            worth.setdefault(str(words["card-short"]), []).append(str(words["card"]))
        else:
            assert f"| **{words['card']}** | {words['card-effect']} |\n" in text, key
    for points, cards in worth.items():
        assert f"| {points} | {', '.join(cards)} |\n" in text, points


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_post_of_the_convention_is_named(language: str) -> None:
    text = page("convention", language)
    narrator = Narrator(language, game("convention"), ("", ""))
    for post in convention.POSTS[: convention.ABSENT]:
        assert f"\n| **{narrator.say(f'convention-post-{post}')}** | " in text, post


def on_the_board(narrator: Narrator, place: str) -> tuple[str, str]:
    """The row of a square, before and after its marks: its number; its date, its event, what it says."""
    date, sentence = (
        narrator.say(key) if narrator.catalogue.has(key) else "–"
        for key in (f"cocarde-date-{place}", f"cocarde-sentence-{place}")
    )
    words = narrator.fill({"place": place})
    return f"\n| {words['place']} |", f" {date} | {words['place-event']} | {sentence} |\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_le_lys_et_la_cocarde_is_told_in_its_own_words(language: str) -> None:
    text = page("cocarde", language)
    narrator = Narrator(language, game("cocarde"), ("", ""))
    for square in range(1, LAST + 1):
        kinds = {"○": IS_OBLIGATORY[square], "◆": DANGER[square], "✕": square in NEVER_PLANTED}
        marks = "".join([f" {mark}" for mark, holds in kinds.items() if holds])
        number, told = on_the_board(narrator, PLACE_NAMES[square])
        assert f"{number}{marks} |{told}" in text, square
    for place in NAMES:
        if place not in PLACE_NAMES[: LAST + 1]:
            assert "".join(on_the_board(narrator, place)) in text, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_le_lys_et_la_cocarde_is_told_in_its_own_words(language: str) -> None:
    text = page("cocarde", language)
    narrator = Narrator(language, game("cocarde"), ("", ""))
    for key, copies in zip(cocarde.CARDS, cocarde.COPIES, strict=True):
        words = narrator.fill({"card": key})
        if key in cocarde.CHARACTERS:
            portrait = narrator.say(f"cocarde-portrait-{key}")
            assert f"| **{words['card']}** | {words['card-short']} | {portrait} |\n" in text, key
        else:
            assert f"| **{words['card']}** | {copies} | {words['card-short']} |\n" in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marking_of_le_lys_et_la_cocarde_is_in_the_table_of_roles(language: str) -> None:
    text = page("cocarde", language)
    narrator = Narrator(language, game("cocarde"), ("", ""))
    names = [narrator.say(f"cocarde-role-{role}") for role in cocarde.ROLES]
    either = {"en": "or", "fr": "ou", "nl": "of"}[language]
    for role, name in enumerate(names):
        cells = [
            f", {either} ".join([names[result] for result in cocarde.RESULTS[role][card]])
            for card in (cocarde.ROLE_C, cocarde.ROLE_L, cocarde.ROLE_P)
        ]
        assert f"\n| {' | '.join([name, *cells])} |\n".replace("|  |", "| |") in text, name
