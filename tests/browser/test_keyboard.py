"""Everything by keyboard, with the focus where one left it, and every event for the ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choices, lay_table, read
from tests.browser.story import FIRST_ROUND, MUST_LOSE, THEIR_TURN


def test_a_whole_turn_by_digits(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    captain = choices(page).filter(has_text="Captain")
    key = captain.locator(".key").inner_text()
    page.keyboard.press(key)
    expect(page.get_by_role("heading", name="Captain: whom do you choose?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(captain).to_be_visible()
    page.keyboard.press(key)
    read(page)
    page.keyboard.press("1")  # Joost, on the left
    expect(page.locator("#log")).to_contain_text("You claim the Captain to steal from Joost.")
    for seat in (1, 2):
        table.answer(seat, "pass")
    table.answer(1, "pass")
    expect(page.locator("#log")).to_contain_text("Turn 6: Joost.")


@pytest.mark.slow
def test_a_target_and_a_confirmation_on_the_board(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    page.keyboard.press(choices(page).filter(has_text="Captain").locator(".key").inner_text())
    page.get_by_role("region", name="Board").get_by_role("button", name="Theft from Joost").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Noor has no coin to steal")).to_be_focused()  # and says why not
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("You claim the Captain to steal from Vaucanson.")


def test_a_card_is_lost_by_keyboard(house: House, visit: Visit) -> None:
    table = lay_table(house, MUST_LOSE)
    page = visit(table.path, **table.person(0))
    page.locator(".own .hand button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".own svg g.lost")).to_have_count(1)


def test_the_focus_stays_in_the_talk_field(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    joost = visit(table.path, **table.person(1))
    expect(joost.locator("#log")).to_contain_text("Turn 5: Élise.")
    joost.keyboard.press("/")
    field = joost.get_by_label("Say something…")
    expect(field).to_be_focused()
    joost.keyboard.type("I am ")
    table.answer(0, "tax")
    expect(choices(joost).first).to_be_visible()  # Joost is asked in the middle of a word
    expect(field).to_be_focused()
    joost.keyboard.type("2 late")  # and a digit is no answer now
    expect(field).to_have_value("I am 2 late")
    expect(choices(joost).first).to_be_visible()


@pytest.mark.slow
def test_escape_leads_from_the_talk_field_back_to_the_question(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("/")
    expect(page.get_by_label("Say something…")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.slow
def test_the_focus_stays_with_the_question_when_a_choice_goes_away(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    choices(page).filter(has_text="Income").focus()
    page.keyboard.press("Enter")
    expect(choices(page)).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.slow
def test_the_aid_then_the_rule_of_the_question_and_back(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("aside .sheet-tabs .key")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("section.aid")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="C-11", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.aid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.aid")).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()


def test_events_and_questions_are_read_aloud(house: House, visit: Visit) -> None:
    table = lay_table(house, THEIR_TURN)
    noor = visit(table.path, **table.person(2, "fr"))
    expect(noor.locator("#log")).to_contain_text("Tour 6")
    heard = noor.get_by_role("log")
    expect(heard).to_have_attribute("aria-live", "polite")
    table.answer(1, "income")
    expect(heard).to_contain_text("Joost prend")
    expect(noor.locator("[aria-live=assertive]")).to_contain_text("À vous.")
