"""What an automaton would do in my place, and why: what it expects, believes and fears."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Route, expect

from cabale.table.settings import Settings
from tests.browser.conftest import SETTLED, Accessible, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, TITLE, choice, choices, lay_table
from tests.browser.scenes import SCENES, WEIGHING
from tests.browser.story import MY_TURN
from tests.browser.test_phone import fits

BARS = """(rows) => rows.map((row) => {
  const [outer, inner] = [row.querySelector('.scale'), row.querySelector('.scale span')];
  return [inner.getBoundingClientRect().width / outer.clientWidth, row.querySelector('b').textContent];
})"""


def bars(page: Page, where: str) -> list[tuple[float, int]]:
    """How full each bar is, and the number beside it."""
    page.evaluate(SETTLED)
    found = page.locator(f".slip {where}").evaluate_all(BARS)
    return [(part, int(re.sub(r"\D", "", text))) for part, text in found]


def test_a_hint_says_what_it_rests_on(house: House, visit: Visit, accessible: Accessible) -> None:
    page = SCENES["hint"](house, visit, "en")
    slip = page.locator(".slip")
    expect(slip.get_by_role("status")).not_to_be_empty()
    expect(slip.locator(".rival .who")).to_have_text(["Joost", "Noor", "Vaucanson"])
    best = bars(page, ".prospects li")
    assert len(best) == 2 and best[0][1] >= best[1][1]
    beliefs = bars(page, ".rival li")
    assert len(beliefs) >= 3
    for part, percent in best + beliefs:
        assert 0 <= percent <= 100
        assert abs(part - percent / 100) < 0.02
    accessible(page)


def test_what_it_fears_is_said_in_the_words_of_the_house(house: House, visit: Visit) -> None:
    """It fears something or it does not, by what it has time to think of: here it always does."""
    fear = "What it fears most, from Joost: Challenge."

    def add(route: Route) -> None:
        given = route.fetch()
        route.fulfill(response=given, json={**given.json(), "fear": fear})

    table = lay_table(house, MY_TURN, Settings(title=TITLE, hints=True))
    page = visit(table.path, **table.person(0))
    page.route("**/hint", add)
    expect(page.get_by_role("button", name="What would an automaton do?")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".slip .fear")).to_have_text(fear, timeout=WEIGHING)


def test_it_is_gone_with_the_question(house: House, visit: Visit) -> None:
    page = SCENES["hint"](house, visit, "en")
    choice(page, "Income").click()
    expect(page.locator(".slip")).to_have_count(0)


def test_it_fits_a_phone(house: House, visit: Visit) -> None:
    for language in ("fr", "nl"):
        page = SCENES["hint"](house, lambda path, **wishes: visit(path, **{**wishes, **PHONE}), language)
        assert fits(page)
        expect(page.locator(".slip [role=status]")).to_be_in_viewport()
        for text in page.locator(".slip .bar > span:first-child").all():
            assert text.evaluate("(one) => one.scrollWidth <= one.clientWidth")


ADVICE: Final = {
    "text": "income",
    "label": "Income",
    "reason": "It costs nothing, and nobody can stop it. " * 6,
    "prospects": [],
    "hunches": [],
    "fear": "",
}


def test_it_moves_nothing_under_the_thumb(house: House, visit: Visit) -> None:
    table = lay_table(house, MY_TURN, Settings(title=TITLE, hints=True))
    page = visit(table.path, **table.person(0), **PHONE)
    page.route("**/hint", lambda route: route.fulfill(json=ADVICE))
    link = page.locator("#question .hint-link")
    expect(link).to_be_visible()
    page.evaluate(SETTLED)
    before = [one.bounding_box() for one in choices(page).all()]
    link.click()
    expect(page.locator(".slip [role=status]")).to_be_in_viewport()
    assert [one.bounding_box() for one in choices(page).all()] == before
    expect(page.locator(".slip .button")).to_be_in_viewport()


def test_where_advice_is_not_allowed_nobody_is_asked(house: House, visit: Visit) -> None:
    table = lay_table(house, MY_TURN, Settings(title=TITLE, hints=False))
    page = visit(table.path, **table.person(0))
    expect(choice(page, "Income")).to_be_visible()
    expect(page.get_by_role("button", name="What would an automaton do?")).to_have_count(0)
