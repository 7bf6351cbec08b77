"""Every page and state, by axe, at every size and in three languages: no word is missing, and none too long.

Each scene is laid once, and read in all languages, which are changed where one is, as its reader would: one
at a desk, one on a phone, the longest at both, where it is judged at all sizes (see `fitting`). Axe judges
every other scene at a desk in the colours of the night, and those between on a phone in those of the day; all
of them at both, by day and by night, are for the slow tests.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import people
from tests.browser.conftest import Accessible, Turn, Visit
from tests.browser.fitting import LONGEST, findings, told
from tests.browser.house import House
from tests.browser.people import LANGUAGES
from tests.browser.scenes import FLEETING, SCENES

ROOT = Path(__file__).parents[2]
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
BY_NIGHT: Final = set(list(SCENES)[::2])
LAST, FIRST = (language for language in LANGUAGES if language != LONGEST)
KEY = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)
READ = """() => {
  const named = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.querySelectorAll('*')];
  const names = named.flatMap((name) => all.map((one) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.textContent, ...names].join('\\n');
}"""
# What is said on a page, by itself or by the house: one of each kind that is there.
SAID = """() => [
  'h2', '#question h2', '.waiting .status', '#log li:last-child', '[role=region] .words', 'h1.verdict',
  '.account li', '[role=tooltip]', 'dialog[open] h2',
].flatMap((kind) => {
  const text = document.querySelector(kind)?.textContent.trim();
  return text ? [[kind, text]] : [];
})"""
RETOLD = f"""(before) => {{
  const now = new Map(({SAID})());
  return before.every(([kind, text]) => now.get(kind) !== text);
}}"""
# What lies open, is offered or is chosen.
STATE = """() => [
  'dialog[open]', ':popover-open', '.drawer', '[role=tooltip]', '[aria-expanded=true]', '#question button',
  '#question .letter', 'main [aria-pressed=true]:not(.map *)', '[data-way]', 'h1.verdict', '[role=slider]',
].map((kind) => `${document.querySelectorAll(kind).length} ${kind}`)"""
# What follows from a new size is measured in one frame and drawn by the next.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def keys() -> set[str]:
    """The keys of all words; those of one part only might be words themselves."""
    files = [*ROOT.glob("client/src/words/*/*.ftl"), *ROOT.glob("src/cabale/text/*/*.ftl")]
    found = {key for file in files for key in KEY.findall(file.read_text()) if "-" in key}
    assert "room-begin" in found and "status-you" in found
    return found


def unsaid(page: Page) -> set[str]:
    """Keys that stand where their words should, and what Fluent leaves where something is missing."""
    known = keys()
    text = page.evaluate(READ)
    shown = set(re.findall(r"[a-z]\w*(?:-\w+)+(?:\.[\w-]+)?", text))
    return {key for key in shown if key.split(".")[0] in known} | set(
        re.findall(r"[\u2066-\u2069]|\{.?\$?\w*", text)
    )


def change_language(page: Page, language: str) -> None:
    """As by the buttons at its head, even where something lies over them, until all is told anew."""
    state, said = page.evaluate(STATE), page.evaluate(SAID)
    page.locator(f".languages button[lang={language}]").first.dispatch_event("click")
    page.wait_for_function(RETOLD, arg=said)
    assert page.evaluate(STATE) == state


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def read(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert not unsaid(page), language


def judge(
    scene: str,
    lay: Callable[[str], Page],
    accessible: Accessible,
    *,
    by_night: bool,
    fleeting: bool = False,
) -> None:
    """A scene in all languages; one that does not stay, or has no words to change, is laid in each."""
    page = lay(FIRST)
    for language in (FIRST, LONGEST, LAST):
        if language != FIRST and fleeting:
            page = lay(language)
        elif language != FIRST:
            change_language(page, language)
        if language == FIRST:
            resize(page, DESK)
        if language == FIRST and by_night:
            page.emulate_media(color_scheme="dark")
            accessible(page)
            page.emulate_media(color_scheme="light")
        elif language == LONGEST:
            read(page, language)
            found = findings(page)  # the narrowest last
            assert not found, told(scene, found)
            if not by_night:
                accessible(page)
        read(page, language)


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_in_every_size_look_and_language(
    house: House, turn: Turn, accessible: Accessible, scene: str
) -> None:
    lay = partial(SCENES[scene], house, turn)
    judge(scene, lay, accessible, by_night=scene in BY_NIGHT, fleeting=scene in FLEETING)


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_a_phone_and_a_desk_by_night_and_by_day(
    house: House, visit: Visit, accessible: Accessible, scene: str
) -> None:
    page = SCENES[scene](house, partial(visit, **people.PHONE), FIRST)
    for size in (page.viewport_size, DESK):
        assert size is not None
        resize(page, size)
        for colours in ("dark", "light"):
            page.emulate_media(color_scheme=colours)
            accessible(page)


def test_a_missing_word_would_be_seen(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=2).first).to_be_attached()
    page.evaluate("document.querySelector('h2').textContent = 'room-begin \\u2068x\\u2069 { $count }'")
    assert unsaid(page) == {"room-begin", "\u2068", "\u2069", "{ $count"}


def test_the_language_changes_where_one_is(house: House, visit: Visit) -> None:
    page = SCENES["asked"](house, visit, "fr")
    expect(page.locator("#question h2")).to_contain_text("Quelle action")
    page.get_by_role("banner").get_by_role("button", name="Nederlands").click()
    expect(page.locator("#question h2")).to_contain_text("Welke actie")
    expect(page.locator("#log")).to_contain_text("Beurt 5")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
