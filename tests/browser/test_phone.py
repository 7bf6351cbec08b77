"""A phone: everything within 360 pixels, and a doubt to the end by touch."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, lay_table, read, tap
from tests.browser.scenes import SCENES

TARGET = 44  # pixels, of whatever is pressed


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways; a phone would zoom out instead, so its own width counts."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= screen.width"))


def test_what_is_too_wide_would_be_seen(visit: Visit) -> None:
    page = visit("/settings", **PHONE)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    heading.evaluate("(element) => (element.style.width = '400px')")
    assert not fits(page)


def test_a_true_claim_is_doubted_and_costs_the_doubter_a_card(house: House, visit: Visit) -> None:
    table = lay_table(house, "a:tax")
    joost = visit(table.path, **table.person(1), **PHONE)
    expect(joost.locator(".complots .strip")).to_contain_text("Élise")
    table.answer(2, "pass")
    tap(joost, "Challenge")
    expect(joost.locator(".own .hand button").first).to_be_visible()
    read(joost)
    joost.locator(".own .hand button").first.tap()  # the Countess or the Assassin
    joost.get_by_role("button", name="Confirm").tap()
    expect(joost.locator(".own .hand svg g.lost")).to_have_count(1)
    expect(joost.locator(".own .hand svg:not(:has(g.lost))")).to_have_count(1)
    joost.get_by_role("button", name="Record").last.tap()
    expect(joost.locator("#log")).to_contain_text("Élise does show the Duchess")
    assert fits(joost)


def test_a_bluff_is_doubted_and_costs_the_claimer_a_card(house: House, visit: Visit) -> None:
    table = lay_table(house, "a:exchange")
    joost = visit(table.path, **table.person(1), **PHONE)
    table.answer(2, "pass")
    tap(joost, "Challenge")
    table.answer(0, "lose=captain")
    plate = joost.locator(".plate", has_text="Élise")
    expect(plate.locator("svg g.lost")).to_have_count(1)
    expect(joost.locator(".own .hand svg g.lost")).to_have_count(0)


def test_the_question_sheet_is_reached_by_a_thumb(house: House, visit: Visit) -> None:
    page = SCENES["asked"](house, partial(visit, **PHONE), "fr")
    sheet = page.locator("#question").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 0.6 * 740 + 1
    assert sheet["y"] + sheet["height"] <= 740
    for button in page.locator("#question .choices button.button").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None and box["width"] >= TARGET and box["height"] >= TARGET
