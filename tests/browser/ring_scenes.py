"""Main states of the table of Le Grand Druide, each brought about in one call (see `scenes`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.ring import END, LAST_TURN, MY_TURN, THEIR_TURN, TIE, lay_ring

Come = Callable[..., Page]


def stone(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place=stone-{number}]")


def line(page: Page, number: int) -> Locator:
    """The bar of a line."""
    return page.locator(f"[data-place=line-{number}]")


def way(page: Page, number: int) -> Locator:
    """A line where the bar that one holds may go."""
    return page.locator(f"[data-place=to-{number}]")


def confirming(page: Page) -> Locator:
    return page.locator("#question .choices > button.ink")


def seen(page: Page) -> Page:
    """The board is there, with its ring."""
    expect(page.locator(".druide .ring svg").first).to_be_visible()
    expect(stone(page, 1)).to_be_visible()
    return page


def asked(house: House, come: Come, language: str) -> Page:
    """Élise's turn."""
    table = lay_ring(house, MY_TURN)
    page = seen(come(table.path, **table.person(0, language)))
    expect(page.locator("#question .tricolour")).to_be_visible()
    return page


def placing(house: House, come: Come, language: str) -> Page:
    """A stone is touched, and waits for its confirmation."""
    page = asked(house, come, language)
    stone(page, 8).click()
    expect(stone(page, 8)).to_have_attribute("aria-pressed", "true")
    return page


def moving(house: House, come: Come, language: str) -> Page:
    """A bar is taken, and one of its two lines."""
    page = asked(house, come, language)
    line(page, 19).click()
    way(page, 18).click()
    expect(way(page, 18)).to_have_attribute("aria-pressed", "true")
    return page


def waiting(house: House, come: Come, language: str) -> Page:
    table = lay_ring(house, THEIR_TURN)
    page = seen(come(table.path, **table.person(0, language)))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def watching(house: House, come: Come, language: str) -> Page:
    """From the gallery."""
    page = seen(come(lay_ring(house, MY_TURN).path, locale=f"{language}-BE"))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def counting(house: House, come: Come, language: str) -> Page:
    """Élise passes, the last to do so, and the votes are counted: the third college."""
    table = lay_ring(house, LAST_TURN)
    page = seen(come(table.path, **table.person(0, language)))
    page.emulate_media(reduced_motion="reduce")
    page.locator("#question .choices > button.garance").click()
    scene = page.locator("dialog[open]")
    for _ in range(7):
        scene.locator("button.ink").click()
    expect(scene.locator("svg .college.lit")).to_have_count(1)
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = lay_ring(house, END)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.locator(".account .ring svg").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def tie(house: House, come: Come, language: str) -> Page:
    """Two have most votes, and so cancel each other out."""
    table = lay_ring(house, TIE)
    page = come(table.path, **table.person(0, language))
    expect(page.locator(".account .comparison s")).to_have_count(2)
    expect(page.locator("ol li s")).to_have_count(2)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, all cards open, for somebody who was not there."""
    page = seen(come(f"/replay/{lay_ring(house, END).room}?eyes=open&step=20", locale=f"{language}-BE"))
    expect(page.get_by_role("slider")).to_be_visible()
    return page


ON_THE_RING: Final[dict[str, Callable[[House, Come, str], Page]]] = {
    "druide-asked": asked,
    "druide-placing": placing,
    "druide-moving": moving,
    "druide-waiting": waiting,
    "druide-watching": watching,
    "druide-counting": counting,
    "druide-over": over,
    "druide-tie": tie,
    "druide-replay": replay,
}
