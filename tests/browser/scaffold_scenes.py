"""Main states of the table of Guillotine, each brought about in one call (see `scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Page, expect

from cabale.core.options import Value
from tests.browser.house import House
from tests.browser.people import choices
from tests.browser.scaffold import (
    BEFORE_THE_BLADE,
    FIFTEEN,
    GUARDS,
    HOW_FAR,
    MY_TURN,
    SEED_OF_CARTS,
    lay_scaffold,
)

Come = Callable[..., Page]

LONG: Final[Mapping[str, Value]] = {"interrupt_delay_ms": 90_000}


def seen(page: Page) -> Page:
    """The board is there, with its line."""
    expect(page.locator("[data-row=line] svg").first).to_be_visible()
    return page


def asked(house: House, come: Come, language: str) -> Page:
    """Élise's turn, with all her cards."""
    table = lay_scaffold(house, MY_TURN)
    page = seen(come(table.path, **table.person(0, language)))
    expect(choices(page).first).to_be_visible()
    expect(page.locator("[data-row=hand] [data-piece]")).to_have_count(5)
    return page


def lifted(house: House, come: Come, language: str) -> Page:
    """A card is touched, and waits for its confirmation."""
    page = asked(house, come, language)
    page.locator("[data-card=public_demand]").click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    return page


def distance(house: House, come: Come, language: str) -> Page:
    """How far does Robespierre go?"""
    table = lay_scaffold(house, HOW_FAR)
    page = seen(come(table.path, **table.person(0, language)))
    expect(choices(page)).to_have_count(3)
    return page


def fifteen(house: House, come: Come, language: str) -> Page:
    """One of a line of fifteen is to be chosen."""
    table = lay_scaffold(house, FIFTEEN, seed=SEED_OF_CARTS)
    page = seen(come(table.path, **table.person(0, language)))
    expect(page.locator("[data-row=line] [data-piece]")).to_have_count(15)
    return page


def blade(house: House, come: Come, language: str) -> Page:
    """Noor could stop the blade."""
    table = lay_scaffold(house, BEFORE_THE_BLADE, options=LONG, blade=True)
    page = seen(come(table.path, **table.person(2, language)))
    expect(choices(page)).to_have_count(2)
    return page


def waiting(house: House, come: Come, language: str) -> Page:
    """Joost waits, and may take back his guards meanwhile."""
    table = lay_scaffold(house, GUARDS)
    page = seen(come(table.path, **table.person(1, language)))
    expect(page.locator(".asides button")).to_be_visible()
    return page


def pile(house: House, come: Come, language: str) -> Page:
    """Somebody's pile is spread out."""
    page = asked(house, come, language)
    page.locator(".plate .pile").first.click()
    expect(page.locator("dialog li svg").first).to_be_visible()
    return page


def watching(house: House, come: Come, language: str) -> Page:
    """From the gallery."""
    page = seen(come(lay_scaffold(house, MY_TURN).path, locale=f"{language}-BE"))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = lay_scaffold(house, f"{MY_TURN} a:play=extra_cart", to_the_end=True)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.locator(".account .pile svg").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, all hands open, for somebody who was not there."""
    table = lay_scaffold(house, f"{MY_TURN} a:play=extra_cart", to_the_end=True)
    page = seen(come(f"/replay/{table.room}?eyes=open&step=120", locale=f"{language}-BE"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(3)
    return page


ON_THE_SCAFFOLD: Final[dict[str, Callable[[House, Come, str], Page]]] = {
    "guillotine-asked": asked,
    "guillotine-lifted": lifted,
    "guillotine-distance": distance,
    "guillotine-fifteen": fifteen,
    "guillotine-blade": blade,
    "guillotine-waiting": waiting,
    "guillotine-pile": pile,
    "guillotine-watching": watching,
    "guillotine-over": over,
    "guillotine-replay": replay,
}
