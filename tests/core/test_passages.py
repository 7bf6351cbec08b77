"""The Markdown of rules and guides, as a page gets it."""

from __future__ import annotations

from cabale.core.guidebook import read_guide
from cabale.core.passages import Passage, PassageLine, read_names, read_passages, shown, with_margin

NAMES = {"tax": "Tax"}


def text(passage: Passage) -> list[str]:
    return [cell for line in passage.lines for cell in line.cells]


def test_paragraphs_lists_steps_and_tables() -> None:
    found = read_passages(
        "One\nline.\n\n- a\n- b\n  goes on\n\nLeads to:\n3. c\n   - d\n4. e\n\n| x | y |\n|---|--:|\n| 1 | |",
        "en",
        {},
    )
    assert [(each.kind, text(each)) for each in found] == [
        ("text", ["One line."]),
        ("list", ["a", "b goes on"]),
        ("text", ["Leads to:"]),
        ("steps", ["c", "e"]),
        ("table", ["x", "y", "1", ""]),
    ]
    assert found[3].start == 3 and found[3].lines[0].inner == ("d",)


def test_what_leads_to_another_file_is_left_out() -> None:
    assert read_passages("See [there](RULES.md).\n\n![A ring](ring.svg)\n\nHere.", "en", {}) == (
        Passage("text", (PassageLine(("Here.",)),)),
    )


def test_rules_go_into_the_margin_with_those_between_them() -> None:
    source = "Be quick. (C-4) Or not. (C-1 to C-3, C-R2)\n\n| a |\n|---|\n| b |\n\n(II-9 tot en met II-11)"
    sentence, table = with_margin(read_passages(source, "en", {}))
    assert sentence.lines == (PassageLine(("Be quick. Or not.",), ("C-4", "C-1", "C-2", "C-3", "C-R2")),)
    assert [line.rules for line in table.lines] == [("II-9", "II-10", "II-11"), ()]


def test_keys_have_names_and_other_code_in_brackets_goes() -> None:
    assert shown("Say `tax` (`t`), or wait (`ms`, a number).", NAMES) == "Say *Tax*, or wait."
    assert shown("It is `odd` (`tax`).", NAMES) == "It is `odd` (*Tax*)."


def test_names_come_from_tables_of_keys_and_replace_them() -> None:
    table = "| key | FR | EN |\n|---|---|---|\n| `tax` | Taxe | Tax |\n| `a`, `b` | – | – |"
    assert read_names(table, "fr") == {"tax": "Taxe"}
    assert text(read_passages(table, "en", NAMES)[0])[:4] == ["FR", "EN", "Taxe", "Tax"]
    plain = "| key | does |\n|---|---|\n| `tax` | more |"
    assert read_names(plain, "en") == {}
    assert text(read_passages(plain, "en", NAMES)[0]) == ["key", "does", "*Tax*", "more"]


def test_a_guide_without_its_first_line_and_its_options() -> None:
    figure = "<!-- figure table\nOne.\n\nTwo.\n-->"
    parts = ("English", "# Play", "Lead.", figure, "## Aim", "Win. (C-1)", "## Options", "None.")
    found = read_guide("\n\n".join(parts), "en", {})
    assert found is not None and found.title == "Play"
    assert [(each.kind, each.name) for each in found.lead] == [("text", ""), ("figure", "table")]
    assert [part.title for part in found.parts] == ["Aim"]
    assert found.parts[0].passages[0].lines[0].rules == ("C-1",)
    assert read_guide("", "en", {}) is None
