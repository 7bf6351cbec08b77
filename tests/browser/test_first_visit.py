"""Somebody comes for the first time, gives a name, and plays at once, with nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import choices, read

MOST_TABS = 40


def tab_to(page: Page, wished: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wished.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError(f"no Tab leads to {wished}")


def test_a_name_a_key_and_the_first_answer(visit: Visit) -> None:
    page = visit("/", locale="fr-BE")
    tab_to(page, page.get_by_label("Votre nom à la table"))
    page.keyboard.type("Élise")
    tab_to(page, page.get_by_role("button", name="Essayer contre trois automates"))
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
