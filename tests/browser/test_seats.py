"""A seat is kept: its person leaves and comes back, lends it to a bot, takes it to another device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, choice, choices, lay_table, log_of, tap
from tests.browser.story import FIRST_ROUND, MUST_LOSE
from tests.browser.watch import Watch


def open_menu(page: Page, line: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("button", name=line).click()


def test_who_leaves_comes_back_to_the_same_seat_and_the_whole_log(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    choice(page, "Income").click()
    expect(page.locator("#log")).to_contain_text("Turn 6: Joost.")
    before = log_of(page).all_inner_texts()
    page.close()
    table.answer(1, "income")
    again = page.context.new_page()
    again.goto("/")
    again.get_by_role("link", name="Return").click()
    expect(again.locator("#log")).to_contain_text("Turn 7: Noor.")
    after = log_of(again).all_inner_texts()
    assert after[: len(before)] == before
    assert [line.splitlines()[-1] for line in after[len(before) :]] == table.told("en")[-3:]
    expect(again.locator(".complots .own")).to_contain_text("Élise")


def test_who_is_away_is_seen_to_be(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    joost = visit(table.path, **table.person(1))
    plate = page.locator(".plate", has_text="Joost")
    expect(plate).to_be_visible()
    expect(plate).not_to_contain_text("away")
    joost.close()
    expect(plate).to_contain_text("away")


def test_a_bot_plays_for_me_until_i_take_my_seat_back(house: House, visit: Visit) -> None:
    table = lay_table(house, MUST_LOSE)
    page = visit(table.path, **table.person(0))
    expect(page.locator("#question")).to_contain_text("lose")
    open_menu(page, "Hand a seat to an automaton")
    page.get_by_role("button", name=re.compile(r"^automaton II\b")).click()
    expect(page.get_by_role("heading", name="An automaton plays for you.")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("Turn 6: Joost.")  # it chose the card to lose
    expect(page.locator(".own svg g.lost")).to_have_count(1)
    page.get_by_role("button", name="Take my seat back").first.click()
    expect(page.get_by_role("heading", name="An automaton plays for you.")).to_have_count(0)
    table.answer(1, "income")
    table.answer(2, "income")
    expect(choices(page).first).to_be_visible()


def test_a_seat_moves_to_another_device_and_the_old_page_says_so(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    desk = visit(table.path, **table.person(0))
    expect(choices(desk).first).to_be_visible()
    open_menu(desk, "Go on at another device")
    expect(desk.locator("#menu").get_by_role("img", name="Code to photograph")).to_be_visible()
    link = desk.locator("#menu").get_by_role("textbox").input_value()
    phone = visit(link, locale="fr-BE", **PHONE)
    expect(choices(phone).first).to_be_visible()
    expect(desk.get_by_role("heading", level=1)).to_contain_text("to another device")
    expect(choices(desk)).to_have_count(0)
    assert "move=" not in phone.url
    tap(phone, "Revenu")
    expect(phone.locator("#question")).to_contain_text("Joost")
    phone.reload()
    expect(phone.locator(".complots .own")).to_contain_text("Élise")


def test_a_link_that_moved_a_seat_is_good_once(house: House, visit: Visit, watch: Watch) -> None:
    table = lay_table(house, FIRST_ROUND)
    code = table.ask("POST", "/move")["code"]
    first = visit(f"{table.path}#move={code}")
    expect(choices(first).first).to_be_visible()
    watch.forgive("status of 4")
    second = visit(f"{table.path}#move={code}", locale="fr-BE")
    expect(second.get_by_role("heading", level=1)).to_contain_text("lien")
    expect(choices(first).first).to_be_visible()


def test_a_link_from_somebody_else_takes_no_seat_away(house: House, visit: Visit, watch: Watch) -> None:
    """Joost sends Élise a link to his own seat, then one that is good no longer."""
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    expect(page.locator(".complots .own")).to_contain_text("Élise")
    code = table.ask("POST", "/move", seat=1)["code"]
    page.evaluate("(code) => (location.hash = `move=${code}`)", code)
    expect(page.get_by_role("heading", level=1)).to_contain_text("You have a seat at this table already.")
    page.get_by_role("button", name="Keep mine").click()
    expect(page.locator(".complots .own")).to_contain_text("Élise")
    watch.forgive("status of 401")
    page.goto(f"{table.path}#move=nonsense")
    page.get_by_role("button", name="Replace").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("This link is no longer good")
    page.get_by_role("button", name="Go on with my own seat").click()
    expect(page.locator(".complots .own")).to_contain_text("Élise")
