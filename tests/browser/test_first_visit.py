"""Somebody comes for the first time and plays at once: with two clicks, or with nothing but a keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cabale.games import GAMES
from cabale.text import LANGUAGES, Words
from tests.browser.conftest import Visit
from tests.browser.gathering import NAMES, lay_first
from tests.browser.house import House
from tests.browser.people import choices, read

MOST_TABS = 40
DESKS = ((1366, 650), (1280, 720), (1440, 900))


def tab_to(page: Page, wished: Locator, key: str = "Tab") -> None:
    """Press Tab until it has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if wished.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError(f"no Tab leads to {wished}")


def test_a_name_a_key_and_the_first_answer(visit: Visit) -> None:
    page = visit("/", locale="fr-BE")
    tab_to(page, page.get_by_label("Votre nom à la table"))
    page.keyboard.type("Élise")
    essayer = page.get_by_role("article", name="Complots").get_by_role("button", name="Essayer tout de suite")
    tab_to(page, essayer, "Shift+Tab")
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_visible()
    expect(page.locator("#question")).to_be_focused()
    question = page.locator("#question h2").inner_text()
    read(page)
    page.keyboard.press("1")
    expect(page.locator("#question h2")).not_to_have_text(question)
    expect(page.locator("#log")).to_contain_text("Vous")


def test_without_a_name_nobody_sits_down(visit: Visit) -> None:
    page = visit("/", locale="nl-BE")
    page.locator("form button.ink").click()
    expect(page.get_by_role("alert")).to_have_text("Zonder naam kun je niet aanschuiven.")
    expect(page.locator("input[autocomplete=nickname]")).to_be_focused()


def test_the_name_is_remembered(visit: Visit) -> None:
    page = visit("/", locale="en-GB")
    page.get_by_label("Your name at the table").fill("Elise")
    page.get_by_title("eye").click()
    page.get_by_role("button", name="Keep this name").click()
    page.reload()
    expect(page.get_by_role("link", name="Elise")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_label("Your name at the table")).to_have_value("Elise")
    expect(page.get_by_role("radio", name="eye")).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_is_asked_the_first_question_of_any_game_within_two_clicks(
    visit: Visit, game: str
) -> None:
    """Without a name, at a laptop's size, where all doors are seen at once; and advice may be asked for.

    What is said at a first question alone takes no room from what is below it.
    """
    page = visit("/", locale="en-GB", viewport={"width": 1280, "height": 720})
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true) }")
    door = page.get_by_role("article", name=Words("en").game_title(game)).get_by_role("button", name="Try it")
    expect(door).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Your name at the table")).to_be_in_viewport(ratio=1)
    door.click()
    expect(page).to_have_title(re.compile("^●"), timeout=60_000)  # automatons may have turns before
    expect(page.locator("#question .tricolour")).to_be_visible()
    assert page.evaluate("window.clicks") <= 2
    expect(page.locator(".first-help .aim")).to_be_visible()
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("What would an automaton do?")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_in_sight_at_a_first_question_however_the_cards_lie(
    house: House, visit: Visit, game: str
) -> None:
    """Also where more may be answered than usually, in the language that says it longest."""
    table = lay_first(house, game, NAMES[: GAMES[game].usual_seats])
    for language in LANGUAGES:
        page = visit(table.path, **table.person(0, language, helped=False))
        expect(page.locator(".first-help .aim")).to_be_visible()
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("#question .hint-link")).to_be_in_viewport(ratio=1)
