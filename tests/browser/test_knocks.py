"""Somebody new comes to a running game: the seat is left for good, asked for, and given by those who play."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Accessible, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, choices, lay_table, remembering
from tests.browser.story import FIRST_ROUND


def door(page: Page) -> Locator:
    return page.locator(".door")


def test_a_seat_is_left_and_a_newcomer_has_it_when_everybody_agrees(
    house: House, visit: Visit, accessible: Accessible
) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise = visit(table.path, **table.person(0))
    joost = visit(table.path, **table.person(1, "nl"), **PHONE)
    noor = visit(table.path, **table.person(2))
    noor.get_by_role("button", name="Menu").click()
    noor.get_by_role("button", name="Leave my seat for good").click()
    noor.get_by_role("button", name="Free the seat").click()
    expect(noor.locator(".complots .own")).to_have_count(0)

    zoe = visit(table.path, **remembering(house, "en", "Zoé"))
    zoe.get_by_role("button", name="Take Noor’s seat").click()
    expect(zoe.get_by_role("button", name="The table is being asked…")).to_be_disabled()
    expect(door(elise)).to_contain_text("Zoé would like to take Noor’s seat and would see its hand.")
    expect(choices(elise).first).to_be_visible()
    accessible(elise)
    accessible(joost)
    elise.get_by_role("button", name="Let them in").click()
    expect(door(elise)).to_have_text("Zoé asks for Noor’s seat: the table is being asked.")
    expect(elise.locator("#question")).to_be_focused()
    expect(zoe.locator(".complots .own")).to_have_count(0)

    joost.get_by_role("button", name="Binnenlaten").tap()
    expect(zoe.locator(".complots .own")).to_contain_text("Zoé")
    expect(elise.locator(".plate", has_text="Zoé")).to_be_visible()
    for page in (elise, joost, zoe):
        expect(door(page)).to_be_empty()
    zoe.reload()
    expect(zoe.locator(".complots .own")).to_contain_text("Zoé")
