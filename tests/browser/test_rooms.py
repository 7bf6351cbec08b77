"""A room before its game: opened from the lobby, arranged, filled by a link and by bots, begun."""

from __future__ import annotations

import re

import pytest
import segno
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choices, open_table, remembering


def dark_modules(path: str) -> set[tuple[int, int]]:
    """The squares that the path of a QR code paints: bars of one module's height."""
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)
    return {(int(x) + i, int(y)) for x, y, width in bars for i in range(int(width))}


SHIFTED = """() => new Promise((told) => {
  let whole = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) whole += value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => told(whole))));
})"""


def begin_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Begin")


def test_a_table_is_opened_and_begun_by_two_people_and_two_bots(house: House, visit: Visit) -> None:
    elise = visit("/", **remembering(house, "en", "Élise"))
    elise.get_by_role("button", name="Open a table").first.click()
    expect(begin_button(elise)).to_have_attribute("aria-disabled", "true")
    link = elise.get_by_label("Link to the table").input_value()

    joost = visit(link, locale="nl-BE")
    joost.get_by_label("Je naam aan tafel").fill("Joost")
    joost.locator(".join button.ink").click()
    expect(elise.locator(".plate").nth(1)).to_contain_text("Joost")

    elise.get_by_role("button", name="Live").click()
    expect(elise.get_by_role("heading", name="You are no longer alone")).to_have_count(0)
    expect(joost.locator("summary", has_text="Klokken")).to_contain_text("Nu meteen")
    elise.get_by_label("Who holds seat 3").select_option("automaton I")
    elise.get_by_role("button", name="Fill with automatons").click()
    expect(joost.locator(".plate").nth(3)).to_contain_text("automaat II")
    expect(begin_button(elise)).to_be_focused()
    expect(begin_button(joost)).to_have_count(0)
    begin_button(elise).click()
    for page in (elise, joost):
        expect(page.locator(".complots .own .hand svg").first).to_be_visible()
    assert elise.url == joost.url == link


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_nothing_jumps_while_a_room_comes(house: House, visit: Visit, size: tuple[int, int]) -> None:
    """Neither for the host, nor when the cards of the games and the link come after everything else."""
    table = open_table(house, "Élise", "Joost", free=1, begin=False)
    page = visit("/settings", **table.person(0), viewport={"width": size[0], "height": size[1]})
    for late in ("**/api/games", "**/invitation"):
        page.route(late, lambda route: route.fulfill(response=route.fetch()))
    page.goto(table.path)
    expect(page.locator(".arrangement")).to_be_visible()
    expect(page.locator(".invite svg")).to_be_visible()
    assert page.evaluate(SHIFTED) < 0.01


def test_options_and_settings_are_the_hosts_and_everybody_sees_them(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", "Joost", free=1, begin=False)
    elise = visit(table.path, **table.person(0, "en"))
    joost = visit(table.path, **table.person(1, "nl"))
    for fold in elise.locator("summary").all():
        fold.click()
    elise.get_by_label("Envoy", exact=False).first.select_option(index=1)
    elise.get_by_label("Name of the table").fill("Rue Saint-Honoré")
    elise.get_by_label("Name of the table").press("Enter")
    expect(joost.get_by_role("heading", level=1)).to_have_text("Rue Saint-Honoré")
    elise.get_by_label("Advice from an automaton allowed").check()
    expect(joost.locator(".arrangement")).to_contain_text("Inquisiteur")  # folded, and it says so
    for fold in joost.locator("summary").all():
        fold.click()
    expect(joost.locator(".arrangement output")).not_to_have_count(0)
    expect(elise.get_by_label("Advice from an automaton allowed")).to_be_checked()
    expect(joost.locator(".arrangement select, .arrangement input")).to_have_count(0)
    seen = table.ask("GET", "")
    assert seen["options"]["envoy"] == "inquisitor"
    assert seen["settings"]["hints"] is True


def test_the_code_to_photograph_is_the_link(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", free=2, begin=False)
    page = visit(table.path, **table.person(0))
    code = page.get_by_role("img", name="Code to photograph")
    link = page.get_by_label("Link to the table").input_value()
    assert link == f"{house.address}{table.path}"
    matrix = segno.make(link, error="m", micro=False).matrix
    wanted = {(x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark}
    assert dark_modules(code.locator("path").get_attribute("d") or "") == wanted
    box = code.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 176


def test_a_seat_is_freed_and_changed(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", "Joost", free=1, begin=False)
    elise = visit(table.path, **table.person(0))
    joost = visit(table.path, **table.person(1))
    joost.get_by_role("button", name="Move here").click()
    expect(elise.locator(".plate").nth(2)).to_contain_text("Joost")
    elise.get_by_role("button", name="Free the seat").click()
    expect(elise.locator(".plate").nth(2)).to_contain_text("free")
    expect(joost.get_by_role("heading", level=1)).to_contain_text("no longer yours")


def test_a_listed_table_is_joined_from_the_lobby(house: House, visit: Visit) -> None:
    settings = {"title": "Rue du Bac", "listed": True}
    table = open_table(house, "Élise", bots=1, free=1, settings=settings, begin=False)
    noor = visit("/", **remembering(house, "en", "Noor"))
    listed = noor.locator(".tables li", has_text="Rue du Bac")
    listed.get_by_role("link", name="Take a seat").click()
    noor.locator(".join button.ink").click()
    expect(noor.locator(".plate").nth(2)).to_contain_text("Noor")
    table.ask("POST", "/begin")
    table.answer(0, "income")
    expect(noor.locator("#log")).to_contain_text("Élise takes")
    expect(choices(noor).first).to_be_visible()


def test_automatons_of_four_levels(house: House, visit: Visit) -> None:
    """They are named I to IV by the house, bear the numeral on a cog, and keep it at the table."""
    table = open_table(house, "Élise", free=4, begin=False)
    page = visit(table.path, **table.person(0, "fr"))
    levels = ["automate I", "automate II", "automate III", "automate IV"]
    held = page.get_by_label("Qui tient la place 2")
    expect(held.locator("option")).to_have_text(["libre", *levels])
    for place, level in enumerate(levels, 2):
        page.get_by_label(f"Qui tient la place {place}").select_option(level)
    numerals = ["I", "II", "III", "IV"]
    for place, (level, numeral) in enumerate(zip(levels, numerals, strict=True), 1):
        plate = page.locator(".plate").nth(place)
        expect(plate.locator(".who")).to_contain_text(f"{level},")  # and how it plays
        expect(plate.locator(".corner text")).to_have_text(numeral)
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".complots .corner text")).to_have_text(numerals)
