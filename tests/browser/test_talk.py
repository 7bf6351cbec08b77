"""Talk at the table: aloud, in one ear, in everybody's language, and never more than text."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choices, lay_table, open_table
from tests.browser.story import FIRST_ROUND

MARKUP = "<img src=x onerror=alert(1)>"


def said(page: Page) -> Locator:
    """The lines of talk."""
    return page.locator("aside .lower li")


def test_a_line_is_heard_by_everybody(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise, joost = visit(table.path, **table.person(0, "fr")), visit(table.path, **table.person(1, "nl"))
    elise.get_by_label("Dire à la table…").fill("Bonsoir.")
    elise.keyboard.press("Enter")
    expect(said(joost)).to_have_text(["Élise Bonsoir."])
    expect(said(elise)).to_have_text(["Élise Bonsoir."])
    expect(elise.get_by_label("Dire à la table…")).to_have_value("")


def test_a_whisper_is_heard_by_one(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise, joost, noor = (visit(table.path, **table.person(seat)) for seat in range(3))
    elise.get_by_label("To whom").select_option("to Joost")
    elise.get_by_label("Whisper…").fill("Noor bluffs.")
    elise.keyboard.press("Enter")
    expect(said(joost)).to_contain_text(["Noor bluffs."])
    expect(said(joost).locator(".label")).to_contain_text("whisper · Élise")
    joost.get_by_label("Say something…").fill("Does she?")
    joost.keyboard.press("Enter")
    expect(said(noor)).to_have_text(["Joost Does she?"])


def test_a_quick_phrase_is_read_in_each_language(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise, joost = visit(table.path, **table.person(0, "fr")), visit(table.path, **table.person(1, "nl"))
    french, dutch = (house.ask("GET", "/api/phrases", language=language)[0] for language in ("fr", "nl"))
    assert french["text"] != dutch["text"]
    elise.get_by_role("button", name="Phrases toutes faites").click()
    elise.get_by_role("button", name=french["text"]).click()
    expect(said(elise)).to_have_text([f"Élise {french['text']}"])
    expect(said(joost)).to_have_text([f"Élise {dutch['text']}"])


def test_who_is_muted_is_not_heard(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise = visit(table.path, **table.person(0))
    elise.locator("summary", has_text="Mute").click()
    mute = elise.get_by_role("checkbox", name="Joost")
    mute.check()
    table.say(1, "Psst.")
    table.say(2, "Good evening.")
    expect(said(elise)).to_have_text(["Noor Good evening."])
    mute.uncheck()
    expect(said(elise)).to_have_text(["Joost Psst.", "Noor Good evening."])


def test_markup_is_text(house: House, visit: Visit) -> None:
    name = "<b>Eve</b> & <i>Co</i>"
    table = open_table(house, name, "Joost", "Noor")
    eve = visit(table.path, **table.person(0))
    table.say(1, MARKUP)
    expect(said(eve)).to_have_text([f"Joost {MARKUP}"])
    expect(choices(eve).first).to_be_visible()
    choices(eve).first.click()
    joost = visit(table.path, **table.person(1))
    expect(joost.locator(".plate", has_text=name)).to_be_visible()
    expect(joost.locator("#log")).to_contain_text(f"{name} ")
    expect(joost.locator("main img, aside img, aside li b b")).to_have_count(0)
