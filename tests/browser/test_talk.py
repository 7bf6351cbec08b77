"""Talk at the table: aloud, in one ear, in everybody's language, and never more than text."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choices, lay_table, open_table
from tests.browser.story import FIRST_ROUND
from tests.browser.watch import Watch

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


def test_people_talk_in_the_room_before_the_game(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", "Joost", free=1, begin=False)
    elise = visit(table.path, **table.person(0))
    watcher = visit(f"{table.path}#watch", locale="en-GB")
    elise.get_by_label("Say something…").fill("Shall we begin?")
    elise.keyboard.press("Enter")
    expect(elise.locator(".talk li")).to_have_count(1)
    table.say(1, "One more.")
    for page in (elise, watcher):
        expect(page.locator(".talk li")).to_have_text(["Élise Shall we begin?", "Joost One more."])
    expect(watcher.get_by_label("Say something…")).to_have_count(0)
    watcher.get_by_label("Speak from the gallery…").fill("May I join?")
    watcher.keyboard.press("Enter")
    watcher.locator(".talk").get_by_label("Your name").fill("Zoé")
    watcher.keyboard.press("Enter")
    expect(elise.locator(".talk li").last).to_have_text("Zoé gallery May I join?")


def test_the_bar_of_the_room_does_not_cover_where_the_gallery_writes(house: House, visit: Visit) -> None:
    table = open_table(house, "Élise", "Joost", free=1, begin=False)
    watcher = visit(table.path, locale="en-GB", viewport={"width": 390, "height": 844})
    expect(watcher.locator(".arrangement")).to_be_visible()  # after which the page above grows no more
    expect(watcher.locator(".invite svg")).to_be_visible()
    watcher.get_by_label("Speak from the gallery…").fill("May I join?")
    watcher.keyboard.press("Enter")
    name = watcher.locator(".talk").get_by_label("Your name")
    expect(name).to_be_focused()
    field, bar = name.bounding_box(), watcher.locator(".bar").bounding_box()
    assert field and bar and field["y"] + field["height"] <= bar["y"]


def test_the_gallery_speaks_under_a_name_and_who_plays_may_not_want_to_hear_it(
    house: House, visit: Visit, watch: Watch
) -> None:
    watch.forgive("409")  # the name is taken
    table = lay_table(house, FIRST_ROUND)
    elise, joost = visit(table.path, **table.person(0)), visit(table.path, **table.person(1, "nl"))
    zoe = visit(f"{table.path}#watch", locale="en-GB")
    zoe.get_by_label("Speak from the gallery…").fill("Bravo!")
    zoe.keyboard.press("Enter")
    zoe.locator(".lower").get_by_label("Your name").fill("Joost")
    zoe.keyboard.press("Enter")
    expect(zoe.locator(".lower [role=alert]")).to_contain_text("goes by that name")
    zoe.locator(".lower").get_by_label("Your name").fill("Zoé")
    zoe.keyboard.press("Enter")
    for page in (elise, zoe):
        expect(said(page)).to_have_text(["Zoé gallery Bravo!"])
    expect(said(joost)).to_have_text(["Zoé tribune Bravo!"])
    elise.locator("summary", has_text="Mute").click()
    elise.get_by_role("checkbox", name="the gallery").check()
    expect(said(elise)).to_have_count(0)
    zoe.reload()
    zoe.get_by_label("Say as Zoé…").fill("Encore!")
    zoe.keyboard.press("Enter")
    expect(said(zoe)).to_have_text(["Zoé gallery Bravo!", "Zoé gallery Encore!"])
    table.say(1, "Hush!")
    expect(said(elise)).to_have_text(["Joost Hush!"])
