"""Main states of the table of Le Lys et la Cocarde, each brought about in one call (see `scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Locator, Page, expect

from cabale.core.options import Value
from tests.browser.course import lay_course
from tests.browser.house import House
from tests.browser.people import NO_OPTIONS

Come = Callable[..., Page]

# How often people have answered by then.
MY_TURN: Final = 29  # Élise's, with seven cards
PLANTING: Final = 35  # Élise has come out of prison, and has three trees
THEIR_TURN: Final = 38  # Joost's, with six trees on the course
ATTACKED: Final = 46  # Élise is, and could defend herself
WHITE_SQUARE: Final = 28  # Marat could open Élise the way past 23
END: Final = 47

LONG: Final[Mapping[str, Value]] = {"character_delay_ms": 600_000}


def square(page: Page, place: str) -> Locator:
    return page.locator(f"[data-place={place}]")


def card(page: Page, name: str) -> Locator:
    """The first of my cards of this name."""
    return page.locator(f"[data-row=hand] [data-card={name}]").first


def way(page: Page, label: str) -> Locator:
    """A use of the card that is taken up."""
    return page.locator("[data-row=ways]").get_by_role("button", name=label)


def confirming(page: Page) -> Locator:
    return page.locator("#question .choices > button.ink")


def seen(page: Page) -> Page:
    """The board is there, with its squares and pawns."""
    expect(page.locator(".cocarde .course svg").first).to_be_visible()
    expect(square(page, "m1")).to_be_attached()
    return page


def sitting(house: House, come: Come, language: str, answered: int, options: Mapping[str, Value]) -> Page:
    table = lay_course(house, answered, options=options)
    return seen(come(table.path, **table.person(0, language)))


def asked(house: House, come: Come, language: str) -> Page:
    """Élise's turn."""
    page = sitting(house, come, language, MY_TURN, NO_OPTIONS)
    expect(page.locator("#question .tricolour")).to_be_visible()
    return page


def marking(house: House, come: Come, language: str) -> Page:
    """A card is taken up, and could be put to several uses."""
    page = asked(house, come, language)
    card(page, "role_c").click()
    expect(page.locator("[data-row=ways]")).to_be_visible()
    return page


def planting(house: House, come: Come, language: str) -> Page:
    """A square is chosen for a tree."""
    page = sitting(house, come, language, PLANTING, NO_OPTIONS)
    square(page, "m21").click()
    expect(square(page, "m21")).to_have_attribute("aria-pressed", "true")
    return page


def passing(house: House, come: Come, language: str) -> Page:
    """At a white square, with a character that would open the way: nobody else knows."""
    page = sitting(house, come, language, WHITE_SQUARE, LONG)
    expect(card(page, "marat")).to_be_visible()
    return page


def attacked(house: House, come: Come, language: str) -> Page:
    return sitting(house, come, language, ATTACKED, NO_OPTIONS)


def looking(house: House, come: Come, language: str) -> Page:
    """The menu of a square, while Joost is to play."""
    page = sitting(house, come, language, THEIR_TURN, NO_OPTIONS)
    expect(page.locator(".waiting .status")).to_be_visible()
    square(page, "m30").focus()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    return page


def watching(house: House, come: Come, language: str) -> Page:
    """From the gallery."""
    page = seen(come(lay_course(house, PLANTING).path, locale=f"{language}-BE"))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = lay_course(house, END)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.locator(".account table").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, all cards open, for somebody who was not there."""
    page = seen(come(f"/replay/{lay_course(house, END).room}?eyes=open&step=120", locale=f"{language}-BE"))
    expect(page.get_by_role("slider")).to_be_visible()
    return page


ON_THE_COURSE: Final[dict[str, Callable[[House, Come, str], Page]]] = {
    "cocarde-asked": asked,
    "cocarde-marking": marking,
    "cocarde-planting": planting,
    "cocarde-passing": passing,
    "cocarde-attacked": attacked,
    "cocarde-looking": looking,
    "cocarde-watching": watching,
    "cocarde-over": over,
    "cocarde-replay": replay,
}
