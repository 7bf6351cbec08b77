"""How to play: from the lobby into the guide and its rules; on a phone its contents are a sheet."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Accessible, Visit
from tests.browser.people import PHONE

# By how much the words of an item reach further than where its numbers begin.
BEYOND: Final = """(item) => {
  const words = document.createRange();
  words.selectNodeContents(item.querySelector('.item > div'));
  const ends = [...words.getClientRects()].map(({ right }) => right);
  return Math.max(...ends) - item.querySelector('.margin').getBoundingClientRect().left;
}"""


def test_from_a_cover_into_the_guide_to_a_rule_and_back(visit: Visit, accessible: Accessible) -> None:
    page = visit("/", locale="en")
    page.get_by_role("link", name="How to play").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Complots")
    expect(page).to_have_title("How to play Complots · Cabale")
    page.get_by_role("button", name="Rule C-42").first.focus()
    page.keyboard.press("Enter")
    drawer = page.locator("dialog .drawer")
    expect(drawer.get_by_role("heading", name="C-42")).to_be_visible()
    drawer.get_by_role("button", name="All rules").click()
    expect(drawer.get_by_role("heading", name="Windows", exact=True)).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("c-26")
    expect(drawer.locator("article")).to_have_count(1)
    accessible(page)
    page.keyboard.press("Escape")  # forgets what was looked for
    expect(drawer.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.get_by_role("link", name="Losing").press("Enter")
    expect(page.get_by_role("heading", name="Losing")).to_be_in_viewport()
    expect(page.locator("nav a[aria-current]")).to_have_text("Losing")
    page.go_back()
    expect(page.get_by_role("link", name="How to play").first).to_be_visible()


def test_the_contents_are_a_sheet_on_a_phone(visit: Visit, accessible: Accessible) -> None:
    page = visit("/guide/convention", locale="nl", **PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Inhoud").tap()
    expect(page.locator("#contents")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Een aanklacht").tap()
    expect(page.get_by_role("heading", name="Een aanklacht")).to_be_in_viewport()
    expect(page.locator("#contents")).not_to_be_visible()


def test_only_the_first_line_of_an_item_gives_way_to_its_numbers(visit: Visit) -> None:
    page = visit("/guide/druide", locale="fr", **PHONE)
    item = page.locator("li.line", has_text="cartes dolmen")
    expect(item.locator(".rule-number")).to_have_count(4)
    assert item.evaluate(BEYOND) > 0
