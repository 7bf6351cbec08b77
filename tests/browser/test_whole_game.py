"""A whole game in three languages: two people, two bots, and somebody in the gallery."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choices, lay_table, open_table, read
from tests.browser.story import END

HOSTILE = "button:is(.garance, .hostile)"
TAX = {"fr": "Duchesse", "nl": "Hertogin"}
ASKED = "document.querySelector('#question .button') !== null"
LOOK = f"""(ms) => new Promise((done) => {{
  if ({ASKED}) return done(true);
  const watching = new MutationObserver(() => {{ if ({ASKED}) done(true); }});
  watching.observe(document, {{ subtree: true, childList: true, attributes: true }});
  setTimeout(() => done(false), ms);
}})"""


def act(page: Page, language: str) -> None:
    """Answer whatever is asked: strike or doubt if one can, otherwise take coins, otherwise let it pass."""
    read(page)
    struck, taxed = page.locator(".choices").locator(HOSTILE), choices(page).filter(has_text=TAX[language])
    for wished in (struck, taxed, choices(page)):
        if wished.count():
            with suppress(TimeoutError):  # somebody else was quicker, and nothing is asked any more
                wished.first.click(timeout=1_000)
            return


def test_two_people_and_two_bots_play_to_the_verdict(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", "Joost", bots=2, options={"max_turns": 8})  # however the cards lie
    pages = {
        "fr": visit(table.path, **table.person(0, "fr")),
        "nl": visit(table.path, **table.person(1, "nl")),
    }
    sanne = visit(f"{table.path}#watch", locale="en-GB")
    while not table.ask("GET", "")["over"]:
        for language, page in pages.items():
            if page.evaluate(LOOK, 100):
                act(page, language)
    verdicts = {"fr": table.verdict("fr", 0), "nl": table.verdict("nl", 1), "en": table.verdict("en")}
    assert len(set(verdicts.values())) == 3
    for language, page in {**pages, "en": sanne}.items():
        expect(page.get_by_role("heading", name=verdicts[language])).to_be_visible()


def test_the_last_move_and_the_verdict(house: House, visit: Visit) -> None:
    """The table stays until its verdict was seen."""
    table = lay_table(house, END.rpartition("a:coup>d")[0])
    elise = visit(table.path, **table.person(0, "fr"))
    elise.locator(".choices").locator(HOSTILE).first.click()
    expect(elise.get_by_role("heading", level=2, name=table.verdict("fr", 0))).to_be_visible()
    expect(elise.locator(".complots .own")).to_be_visible()
    elise.get_by_role("button", name="Voir le verdict").click()
    expect(elise.get_by_role("heading", level=1, name=table.verdict("fr", 0))).to_be_visible()
