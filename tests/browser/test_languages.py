"""Every page in each language: no word is missing, and no word is too long for a phone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LANGUAGES, PHONE
from tests.browser.scenes import SCENES
from tests.browser.test_phone import fits

ROOT = Path(__file__).parents[2]
DESK: ViewportSize = {"width": 1440, "height": 900}
KEY = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)
READ = """() => {
  const named = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.querySelectorAll('*')];
  const names = named.flatMap((name) => all.map((one) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.textContent, ...names].join('\\n');
}"""


def keys() -> set[str]:
    """The keys of all words; those of one part only might be words themselves."""
    files = [*ROOT.glob("client/src/words/*/*.ftl"), *ROOT.glob("src/cabale/text/*/*.ftl")]
    return {key for file in files for key in KEY.findall(file.read_text()) if "-" in key}


def unsaid(page: Page, known: set[str]) -> set[str]:
    """Keys that stand where their words should, and what Fluent leaves where something is missing."""
    text = page.evaluate(READ)
    shown = set(re.findall(r"[a-z]\w*(?:-\w+)+(?:\.[\w-]+)?", text))
    return {key for key in shown if key.split(".")[0] in known} | set(
        re.findall(r"[\u2066-\u2069]|\{.?\$?\w*", text)
    )


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_has_its_words_and_fits_a_phone(house: House, visit: Visit, scene: str) -> None:
    known = keys()
    assert "room-begin" in known and "status-you" in known
    for language in LANGUAGES:
        page = SCENES[scene](house, partial(visit, **PHONE), language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("screen.width") == 360
        assert fits(page), language
        assert not unsaid(page, known), language
        page.set_viewport_size(DESK)
        assert not unsaid(page, known), language
        page.context.close()


def test_a_missing_word_would_be_seen(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=2).first).to_be_attached()
    page.evaluate("document.querySelector('h2').textContent = 'room-begin \\u2068x\\u2069 { $count }'")
    assert unsaid(page, keys()) == {"room-begin", "\u2068", "\u2069", "{ $count"}


def test_the_language_changes_where_one_is(house: House, visit: Visit) -> None:
    page = SCENES["asked"](house, visit, "fr")
    expect(page.locator("#question h2")).to_contain_text("Quelle action")
    page.get_by_role("banner").get_by_role("button", name="Nederlands").click()
    expect(page.locator("#question h2")).to_contain_text("Welke actie")
    expect(page.locator("#log")).to_contain_text("Beurt 5")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
