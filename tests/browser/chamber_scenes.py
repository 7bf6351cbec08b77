"""Main states of the table of Guillotine 1988, each brought about in one call (see `scenes`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.chamber import (
    ACQUITTED,
    BOOKLET,
    DEPUTIES,
    END,
    FIRST_MOVE,
    HELD_CARDS,
    HISTORY,
    MISSION_CARDS,
    MY_MOVE,
    MY_SPEECH,
    SEED_OF_CARDS,
    SEED_OF_HISTORY,
    SEED_OF_TWO,
    TRIAL,
    TWO_BALLOTS,
    lay_chamber,
)
from tests.browser.house import House

Come = Callable[..., Page]


def deputy(page: Page, name: str) -> Locator:
    return page.locator(f"[data-deputy={name}]")


def way(page: Page, post: str) -> Locator:
    """A room that the deputy of whom one has taken hold may enter; on a phone, on the map."""
    return page.locator(f"[data-way={post}], .map [data-room={post}]")


def seen(page: Page) -> Page:
    """The board is there, with its plan or its map."""
    expect(page.locator(".convention .drawing .plan, .convention .map")).to_be_visible()
    expect(page.locator("[data-deputy]").first).to_be_visible()
    return page


def visited(house: House, come: Come, language: str, words: str, **wishes: Any) -> Page:
    table = lay_chamber(house, words, **wishes)
    return seen(come(table.path, **table.person(0, language)))


def draft(house: House, come: Come, language: str) -> Page:
    """Élise chooses a faction."""
    table = lay_chamber(house, "")
    page = come(table.path, **table.person(0, language))
    expect(page.locator("[data-take]")).to_have_count(4)
    return page


def full(house: House, come: Come, language: str) -> Page:
    """Round 1: almost everybody is in the chamber, and Élise moves first."""
    return visited(house, come, language, FIRST_MOVE)


def moving(house: House, come: Come, language: str) -> Page:
    """Élise sends Lariviere from the Tribunal on mission, and has not confirmed it."""
    page = visited(house, come, language, MY_MOVE)
    room = page.locator(".map [data-room=tribunal]")
    if room.count():
        room.click()
    deputy(page, "lariviere").click()
    way(page, "mission").click()
    expect(page.locator("#question .choices > button.ink")).to_be_visible()
    return page


def agenda(house: House, come: Come, language: str) -> Page:
    """The order of the day: Élise may denounce or support."""
    page = visited(house, come, language, MY_SPEECH)
    expect(page.locator("#question .tricolour")).to_be_visible()
    return page


def trial(house: House, come: Come, language: str) -> Page:
    """Brissot is tried: Élise has not voted."""
    page = visited(house, come, language, TRIAL)
    expect(page.locator("[data-ballot]")).to_have_count(4)
    return page


def sealed(house: House, come: Come, language: str) -> Page:
    """Her ballot is folded."""
    page = trial(house, come, language)
    page.locator("#question .choices button").last.click()
    expect(page.locator("[data-ballot=royalistes][data-state=sealed]")).to_be_visible()
    return page


def opened(house: House, come: Come, language: str) -> Page:
    """All ballots are open, and Inès is asked for a Motion."""
    page = visited(house, come, language, ACQUITTED)
    expect(page.locator("[data-state=opened]")).to_have_count(3)
    return page


def watching(house: House, come: Come, language: str) -> Page:
    """From the gallery."""
    page = seen(come(lay_chamber(house, TRIAL).path, locale=f"{language}-BE"))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def sheet(house: House, come: Come, language: str) -> Page:
    """The popularity sheet, laid over the board."""
    page = visited(house, come, language, TRIAL)
    page.locator("button.ledger").click()
    expect(page.locator("dialog[open] table").first).to_be_visible()
    return page


def card(house: House, come: Come, language: str) -> Page:
    """A held card is looked at, with those to whom it may be shown."""
    page = visited(house, come, language, TRIAL)
    page.locator(".tray button[data-card]").first.click()
    expect(page.locator("dialog[open] [data-aside]").first).to_be_visible()
    return page


def mission(house: House, come: Come, language: str) -> Page:
    """Three cards are drawn on mission, and one of them is to be rejected."""
    page = visited(house, come, language, MISSION_CARDS)
    expect(page.locator(".tray button[data-card]")).to_have_count(4)
    return page


def club(house: House, come: Come, language: str) -> Page:
    """Cards that may be played at the Club, put back, or kept."""
    page = visited(house, come, language, HELD_CARDS, seed=SEED_OF_CARDS)
    expect(page.locator(".tray button[data-card]")).to_have_count(3)
    return page


def booklet(house: House, come: Come, language: str) -> Page:
    """A question of history for Aubry."""
    page = visited(house, come, language, BOOKLET, seed=SEED_OF_HISTORY, options=HISTORY)
    expect(page.locator("#question .tricolour")).to_be_visible()
    return page


def two(house: House, come: Come, language: str) -> Page:
    """Two players: Élise votes for one of her factions, then for the other."""
    page = visited(house, come, language, TWO_BALLOTS, seed=SEED_OF_TWO, names=DEPUTIES[:2])
    expect(page.locator("[data-state=blank]")).to_have_count(2)
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = lay_chamber(house, END)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.locator(".account table").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, all cards open, for somebody who was not there."""
    page = seen(come(f"/replay/{lay_chamber(house, END).room}?eyes=open&step=120", locale=f"{language}-BE"))
    expect(page.get_by_role("slider")).to_be_visible()
    return page


IN_THE_CHAMBER: Final[dict[str, Callable[[House, Come, str], Page]]] = {
    "convention-draft": draft,
    "convention-full": full,
    "convention-moving": moving,
    "convention-agenda": agenda,
    "convention-trial": trial,
    "convention-sealed": sealed,
    "convention-opened": opened,
    "convention-watching": watching,
    "convention-sheet": sheet,
    "convention-card": card,
    "convention-mission": mission,
    "convention-club": club,
    "convention-booklet": booklet,
    "convention-two": two,
    "convention-over": over,
    "convention-replay": replay,
}
