"""A whole game of Le Lys et la Cocarde: two people, each at a page in their own language, and two automatons.

What happens follows from `course.WHOLE` and from what people answer, which is worked out beforehand: Élise is
made a priest and asks for alms, Joost goes to prison and escapes, attacks fail, trees are planted, and in the
end Joost is carried to 56.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from cabale.core.seats import LETTERS
from cabale.text.catalogue import catalogue
from tests.browser.conftest import Visit
from tests.browser.course import answers, lay_whole
from tests.browser.course_scenes import card, confirming, seen, square
from tests.browser.house import House
from tests.browser.people import Table, choice, read

SPOKEN: Final = ("fr", "nl")
PATIENCE: Final = 120_000  # milliseconds, while automatons play at their pace


def perform(page: Page, language: str, text: str) -> None:
    """Give an answer on the board, or in words where it has no piece."""
    verb, _, rest = text.partition("=")
    if verb == "mark":
        role, _, _ = rest.partition(">")
        card(page, f"role_{role}").click(timeout=PATIENCE)
        page.locator(f"[data-offer='{text}']").click()
    elif verb == "attack":
        kind, _, letter = rest.partition(">")
        card(page, kind).click(timeout=PATIENCE)
        page.locator(f"[data-seat='{LETTERS.index(letter)}'] button").click()
    elif verb == "plant":
        square(page, f"m{rest}").click(timeout=PATIENCE)
    elif verb in ("give", "play", "discard"):
        card(page, rest).click(timeout=PATIENCE)
        use = page.locator(f"[data-offer='{text}']")
        expect(use.or_(confirming(page))).to_be_visible()
        if use.is_visible():  # one of several of this card
            use.click()
    elif verb.startswith("name>"):
        page.locator(f"[data-seat='{LETTERS.index(verb[-1])}'] button").click(timeout=PATIENCE)
    else:
        title = catalogue(language).format(f"cocarde-title-{verb}", {})
        choice(page, title).first.click(timeout=PATIENCE)  # a card may bear the same title
        return
    confirming(page).click()


def events(table: Table) -> list[dict[str, Any]]:
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    return [told["event"] for step in steps for told in step["told"]]


@pytest.mark.slow  # automatons take their time for each of some 75 decisions
def test_two_people_and_two_bots_play_to_the_end_on_56(house: House, visit: Visit) -> None:
    table = lay_whole(house)
    pages = [
        seen(visit(table.path, **table.person(seat, language), reduced_motion="reduce"))
        for seat, language in enumerate(SPOKEN)
    ]
    for word in answers():
        letter, _, text = word.partition(":")
        seat = LETTERS.index(letter)
        page = pages[seat]
        expect(page.locator("#question .tricolour")).to_be_visible(timeout=PATIENCE)
        lines = page.locator("#log li").count()
        read(page)
        perform(page, SPOKEN[seat], text)
        expect(page.locator("#log li").nth(lines)).to_be_attached()
    for seat, language in enumerate(SPOKEN):
        page = pages[seat]
        expect(page.locator("h1.verdict")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("h1.verdict")).to_have_text(table.verdict(language, seat))
        expect(page.locator(".account tbody tr")).to_have_count(4)
    told = events(table)
    kinds = [event["type"] for event in told]
    people = [event for event in told if event.get("seat") in (0, 1)]
    assert {"asked_alms", "gave", "attacked", "defended", "planted", "broke_out"} <= {
        e["type"] for e in people
    }
    assert any(event["type"] == "moved" and event["place"] == "pr1" for event in people)
    assert {event["seat"] for event in told if event["type"] == "searched"} == {1}
    assert any(event["type"] == "moved" and event["place"] == "m56" for event in people)
    assert kinds[-1] == "won"
