"""A whole game of Guillotine of three people, each at a page in their own language.

The deal is `scaffold.SEED`: Noor stops the first blade with Confusion in Line, Joost lays out Callous Guards
and takes them back while somebody else is asked, and then ends the first day with the Scarlet Pimpernel.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LANGUAGES, Table, read
from tests.browser.scaffold import lay_scaffold

PLAYED: Final = ("callous_guards", "scarlet_pimpernel", "military_support", "public_demand", "l_idiot")
ROUNDS: Final = 600  # looks at all pages, many more than a game needs
# Whatever is answered is told; after the last answer the verdict stands in place of the question.
TAKEN: Final = """(lines) =>
  document.querySelectorAll('#log li').length > lines || document.querySelector('h1.verdict')"""


def to_play(page: Page) -> Locator | None:
    """A card of the hand that is played whenever it can be."""
    for name in PLAYED:
        found = page.locator(f"[data-row=hand] [data-card={name}]:not([aria-disabled])")
        if found.count():
            return found.first
    return None


def take_back(page: Page) -> None:
    """Take the guards back, if they are one's own and somebody else is asked."""
    aside = page.locator(".asides button")
    if aside.count():
        aside.click()
        expect(aside).to_have_count(0)


def act(page: Page) -> None:
    """Answer whatever is asked, and wait until it was taken."""
    if not page.locator("#question .tricolour").count() or page.locator("#question .letter").count():
        return
    lines = page.locator("#log li").count()
    read(page)
    answer(page)
    page.wait_for_function(TAKEN, arg=lines)


def answer(page: Page) -> None:
    """Stop a blade; play what is to be played; pass if one may; otherwise take the last piece there is."""
    stop = page.locator("#question .choices button.garance:not(details *)")
    quiet = page.locator("#question .choices > button.quiet")
    card = to_play(page)
    if stop.count() == 1 and page.locator(".blade.trembling").count():
        stop.click()
    elif card:
        twice(card)
    elif quiet.count():
        quiet.click()
    else:
        pieces = page.locator("[data-piece]:not([aria-disabled])")
        if pieces.count():
            twice(pieces.last)
        else:
            page.locator("#question .choices > button").first.click()


def twice(piece: Locator) -> None:
    """Touch a piece, and confirm it by touching it again."""
    piece.click()
    piece.page.locator("#question .choices > button.ink").click()


def events(table: Table) -> list[dict[str, Any]]:
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    return [told["event"] for step in steps for told in step["told"]]


@pytest.mark.slow  # three days, at three pages
def test_three_people_play_to_the_verdict(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, options={"interrupt_delay_ms": 2_500})
    pages = [
        visit(table.path, **table.person(seat, language), reduced_motion="reduce")
        for seat, language in enumerate(LANGUAGES)
    ]
    for page in pages:
        expect(page.locator("[data-row=hand] [data-piece]")).to_have_count(5)
    for _ in range(ROUNDS):
        if table.ask("GET", "")["over"]:
            break
        for page in pages:
            for owner in pages:
                take_back(owner)
            act(page)
    for seat, language in enumerate(LANGUAGES):
        verdict = pages[seat].get_by_role("heading", name=table.verdict(language, seat))
        expect(verdict).to_be_visible(timeout=20_000)
    told = events(table)
    kinds = [event["type"] for event in told]
    stopped = next(i for i, event in enumerate(told) if event.get("card") == "confusion_in_line")
    assert told[stopped]["seat"] == 2 and "shuffled" in kinds[stopped : stopped + 20]
    turns = [event["seat"] for event in told[:stopped] if event["type"] == "began"]
    assert turns[-1] == 0  # it was Élise who was about to collect
    dismissed = kinds.index("dismissed")
    turns = [event["seat"] for event in told[:dismissed] if event["type"] == "began"]
    assert told[dismissed]["seat"] == 1 and turns[-1] != 1  # out of turn
    first_night = kinds.index("ended")
    discarded = [event for event in told[:first_night] if event["type"] == "buried" and event["seat"] is None]
    assert len(discarded) >= 2  # the day ended before the line did
    assert kinds.count("dawn") == 3 and kinds[-1] == "won"
