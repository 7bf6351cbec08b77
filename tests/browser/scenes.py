"""Every page and main state of the web table, each brought about in one call, in whatever look and language.

A scene gets the house and a way to open pages, and leaves a page that shows it:

    page = SCENES["asked"](house, partial(visit, viewport=...), "fr")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from playwright.sync_api import Page, expect

from cabale.core.options import Value
from cabale.table.settings import Settings
from tests.browser.chamber_scenes import IN_THE_CHAMBER
from tests.browser.course_scenes import ON_THE_COURSE
from tests.browser.house import House
from tests.browser.people import NO_OPTIONS, TITLE, Table, choices, lay_table, open_table, remembering
from tests.browser.ring_scenes import ON_THE_RING
from tests.browser.scaffold_scenes import ON_THE_SCAFFOLD
from tests.browser.story import END, MUST_LOSE, MY_TURN, THEIR_TURN, WINDOW
from tests.browser.weighed import lay_weighed

Come = Callable[..., Page]
Scene = Callable[[House, Come, str], Page]

WEIGHING: Final = 120_000  # milliseconds that the analysis of a game may take where much else is going on
CLOCK: Final = {"window_floor_ms": 30_000, "window_deadline_ms": 90_000}


def laid(house: House, words: str, options: Mapping[str, Value] = NO_OPTIONS) -> Table:
    """The table of the story at one of its moments."""
    return lay_table(house, words, options=options)


def first_visit(house: House, come: Come, language: str) -> Page:
    page = come("/", locale=f"{language}-BE")
    expect(page.locator("input[autocomplete=nickname]")).to_be_visible()
    expect(page.locator(".covers .button.ink")).to_have_count(5)
    return page


def lobby(house: House, come: Come, language: str) -> Page:
    """A lobby with open tables, one of them begun, and games of one's own."""
    waiting = {"title": "Café de Foy", "listed": True}
    open_table(house, "Joost", "Noor", bots=1, free=2, settings=waiting, begin=False)
    open_table(house, "Hugo", "Margot", settings={"title": "Club des Cordeliers", "listed": True})
    mine, over = laid(house, MY_TURN), laid(house, END)
    page = come("/", **remembering(house, language, "Élise", mine.kept(0), over.kept(0)))
    expect(page.locator(".mine li")).to_have_count(2)
    expect(page.locator(".tables li").nth(1)).to_be_visible()
    return page


def room(house: House, come: Come, language: str) -> Page:
    """The host's room, with a person, an automaton and a free seat."""
    table = open_table(house, "Élise", "Joost", bots=1, free=1, level="expert", begin=False)
    page = come(table.path, **table.person(0, language))
    expect(page.locator(".plate")).to_have_count(4)
    expect(page.locator(".invite svg")).to_be_visible()
    expect(page.locator(".arrangement")).to_be_visible()
    return page


def asked(house: House, come: Come, language: str) -> Page:
    table = laid(house, MY_TURN)
    page = come(table.path, **table.person(0, language))
    expect(choices(page).first).to_be_visible()
    expect(page.locator(".complots .hand svg").first).to_be_visible()
    return page


def aiming(house: House, come: Come, language: str) -> Page:
    """The action is chosen, the target is not: the Captain's."""
    page = asked(house, come, language)
    choices(page).filter(has_text="2").last.click()
    expect(page.locator(".plate.choosable").first).to_be_visible()
    return page


def window(house: House, come: Come, language: str) -> Page:
    """Joost steals from Élise, who may doubt it, with a clock."""
    table = laid(house, WINDOW, CLOCK)
    page = come(table.path, **table.person(0, language))
    expect(choices(page)).to_have_count(2)
    expect(page.locator(".complots .hand svg").first).to_be_visible()
    return page


def sealed(house: House, come: Come, language: str) -> Page:
    page = window(house, come, language)
    choices(page).first.click()
    expect(page.locator("#question .letter")).to_be_visible()
    return page


def losing(house: House, come: Come, language: str) -> Page:
    """A card must go, and one is picked on the board."""
    table = laid(house, MUST_LOSE)
    page = come(table.path, **table.person(0, language))
    page.locator(".hand button").first.click()
    expect(page.locator(".hand button[aria-pressed=true]")).to_be_visible()
    return page


def waiting(house: House, come: Come, language: str) -> Page:
    table = laid(house, THEIR_TURN)
    page = come(table.path, **table.person(0, language))
    expect(page.locator(".waiting .status")).to_be_visible()
    expect(page.locator(".complots .hand svg").first).to_be_visible()
    return page


def watching(house: House, come: Come, language: str) -> Page:
    """From the gallery."""
    page = come(laid(house, THEIR_TURN).path, locale=f"{language}-BE")
    expect(page.locator(".waiting .status")).to_be_visible()
    expect(page.locator(".complots svg").first).to_be_visible()
    return page


def rules(house: House, come: Come, language: str) -> Page:
    """The rule of the question lies open."""
    page = asked(house, come, language)
    page.locator("#question .head .rule-number").click()
    expect(page.locator(".drawer .verdict")).to_be_visible()
    return page


def numbered(house: House, come: Come, language: str) -> Page:
    """All rules; on a small screen they open with the guide."""
    page = asked(house, come, language)
    rules = {"fr": "Règles", "nl": "Regels", "en": "Rules"}[language]
    page.get_by_role("button", name=rules, exact=True).click()
    expect(page.locator(".drawer article h3, .leaf h3").first).to_be_visible()
    return page


def talk(house: House, come: Come, language: str) -> Page:
    """Talk, a whisper and a phrase, with the quick phrases open; on a phone under their tab."""
    table = laid(house, MY_TURN)
    table.say(1, "Bonsoir à tous, et que le meilleur menteur gagne.")
    table.say(1, "Noor a deux fois la même carte.", 0)
    page = come(table.path, **table.person(0, language))
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("/")
    page.locator("form button[aria-expanded]").click()
    expect(page.locator(".phrases button").first).to_be_visible()
    return page


def menu(house: House, come: Come, language: str) -> Page:
    """The menu, with the line unfolded that hands the seat over."""
    page = asked(house, come, language)
    page.locator("header button[popovertarget=menu]").click()
    page.locator("#menu button.line[aria-expanded]").first.click()
    expect(page.locator("#menu .button").first).to_be_visible()
    return page


def twin(house: House, come: Come, language: str) -> Page:
    """The board in words."""
    page = asked(house, come, language)
    page.keyboard.press("t")
    expect(page.locator("dialog table")).to_be_visible()
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = laid(house, END)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.locator(".account ol").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, all hands open, for somebody who was not there."""
    page = come(f"/replay/{laid(house, END).room}?eyes=open&step=50", locale=f"{language}-BE")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".complots svg").first).to_be_visible()
    return page


@cache
def weighed(house: House) -> Table:
    """A finished game of the story, and what was found in it: once in each house."""
    return lay_weighed(house)


def analysis(house: House, come: Come, language: str) -> Page:
    """The same, weighed: the curve over the line, and where the game turned beside it."""
    page = come(f"/replay/{weighed(house).room}?eyes=open&step=50&analysis=1", locale=f"{language}-BE")
    expect(page.locator(".plot svg").first).to_be_visible(timeout=WEIGHING)
    expect(page.locator(".account li").first).to_be_visible()
    return page


def hint(house: House, come: Come, language: str) -> Page:
    """What an automaton would do, and why."""
    table = lay_table(house, MY_TURN, Settings(title=TITLE, hints=True))
    page = come(table.path, **table.person(0, language))
    page.locator("#question .foot .hint-link").click()
    expect(page.locator(".slip .rival").first).to_be_visible(timeout=WEIGHING)
    return page


def settings(house: House, come: Come, language: str) -> Page:
    page = come("/settings", **remembering(house, language, "Élise", laid(house, MY_TURN).kept(0)))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def guide(house: House, come: Come, language: str) -> Page:
    """How to play, with its figure drawn."""
    page = come("/guide/complots", **remembering(house, language, "Élise"))
    expect(page.locator("figure .holder").first).to_be_visible()
    return page


SCENES: Final[dict[str, Scene]] = {
    "first-visit": first_visit,
    "lobby": lobby,
    "room": room,
    "asked": asked,
    "aiming": aiming,
    "window": window,
    "sealed": sealed,
    "losing": losing,
    "waiting": waiting,
    "watching": watching,
    "rules": rules,
    "talk": talk,
    "menu": menu,
    "twin": twin,
    "over": over,
    "replay": replay,
    "analysis": analysis,
    "hint": hint,
    "settings": settings,
    "guide": guide,
    **ON_THE_SCAFFOLD,
    **ON_THE_RING,
    **IN_THE_CHAMBER,
    **ON_THE_COURSE,
    "numbered": numbered,
}

# Advice goes with the language in which it was asked for.
FLEETING: Final = {"hint"}
