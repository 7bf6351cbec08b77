"""A finished game seen again: steps, eyes, truths, links, and the ways that lead on from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Table, choices, lay_table
from tests.browser.story import END, THEIR_TURN


@pytest.fixture
def ended(house: House) -> Table:
    return lay_table(house, END)


# Whether the step is one of these, give or take some.
NEAR: Final = """([step, some]) =>
  Math.abs(document.querySelector('[role=slider]').ariaValueNow - step) <= some"""


def at(page: Page, step: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step))


def steps(table: Table, eyes: str, language: str = "en") -> list[list[str]]:
    found = table.ask("GET", f"/replay?eyes={eyes}", language=language)["steps"]
    return [[told["sentence"] for told in step["told"]] for step in found]


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay line")


def test_step_by_step(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public&step=0")
    at(page, 1)
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Next step").click()
    at(page, 3)
    expect(bar(page)).to_contain_text(steps(ended, "public")[2][0])
    page.get_by_role("button", name="Previous step").click()
    at(page, 2)


def test_by_keys(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public&step=0")
    last = len(steps(ended, "public"))
    at(page, 1)
    for key, step in (
        (".", 2),
        ("ArrowRight", 3),
        (",", 2),
        ("End", last),
        ("ArrowLeft", last - 1),
        ("Home", 1),
    ):
        page.keyboard.press(key)
        at(page, step)


def test_by_pulling_the_blade(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public&step=0")
    last = len(steps(ended, "public"))
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 20, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
    page.wait_for_function(NEAR, arg=[last / 2, 2])
    page.mouse.move(box["x"] + box["width"] - 2, middle, steps=4)
    page.mouse.up()
    at(page, last)


def test_by_itself(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public&step=0")
    at(page, 1)
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 2)
    at(page, 3)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_by_a_line_of_the_record(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public&step=0")
    told = steps(ended, "public")
    lines = [place for place, sentences in enumerate(told) if any(sentences)]  # some are gathered into one
    line = next(n for n, place in enumerate(lines) if "exchange" in " ".join(told[place]).lower())
    page.locator("aside li button").nth(line).click()
    at(page, lines[line] + 1)


def test_a_deep_link_shows_the_very_step_to_somebody_without_a_seat(visit: Visit, ended: Table) -> None:
    first = visit(f"/replay/{ended.room}?eyes=open&step=0")
    at(first, 1)
    for _ in range(14):
        first.keyboard.press(".")
    at(first, 15)
    sentence = bar(first).locator(".words").inner_text()
    second = visit(first.url, locale="en-GB")
    at(second, 15)
    expect(bar(second).locator(".words")).to_have_text(sentence)


def test_a_link_to_a_finished_game_shows_its_verdict(visit: Visit, ended: Table) -> None:
    page = visit(ended.path, locale="nl-BE")
    expect(page.get_by_role("heading", level=1)).to_have_text(ended.verdict("nl"))


def test_it_begins_with_the_first_turn_and_leads_back_to_the_verdict(visit: Visit, ended: Table) -> None:
    page = visit(ended.path, **ended.person(0))
    page.get_by_role("link", name="Analysis").click()
    first = next(place for place, told in enumerate(steps(ended, "open"), 1) if "Turn 1: Élise." in told)
    at(page, first)
    page.get_by_role("link", name="Back to the verdict").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ended.verdict("en", 0))


def test_from_the_replay_of_a_running_game_the_table_calls_back(house: House, visit: Visit) -> None:
    table = lay_table(house, THEIR_TURN)
    page = visit(table.path, **table.person(0))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="See it again from the start").click()
    expect(bar(page).locator(".words")).to_contain_text("Turn 1: ")
    expect(page).to_have_title(re.compile(r"^(?!●)"))
    table.answer(1, "tax")
    expect(page).to_have_title(re.compile("^● "))
    page.get_by_role("link", name="Your turn.").click()
    expect(choices(page).first).to_be_visible()


def test_eyes(visit: Visit, ended: Table) -> None:
    """The public sees backs, all open shows every card, my own seat shows mine."""
    page = visit(f"/replay/{ended.room}?eyes=public&step=8", **ended.person(1))
    board = page.get_by_role("region", name="Board")
    hidden = {"gallery": 0, "all open": 8, "my seat": 2}
    for eyes, faces in hidden.items():
        page.get_by_role("group", name="Through whose eyes").get_by_role("button", name=eyes).click()
        expect(board.locator("[data-spot^=hand] svg:not(:has(.back))")).to_have_count(faces)
        expect(board.locator("[data-spot^=hand] svg:has(.back)")).to_have_count(8 - faces)


def test_truths(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=open")
    page.get_by_role("button", name="True or bluff").click()
    truths = ended.ask("GET", "/replay?eyes=open")["truths"]
    assert {truth["true"] for truth in truths} == {True, False}
    marks = page.locator("aside .mark b")
    expect(marks).to_have_text(["true" if truth["true"] else "bluff" for truth in truths])
    page.locator("aside li a").nth(2).click()
    expect(bar(page).locator(".words")).to_contain_text(truths[2]["sentence"])


def test_branch(house: House, visit: Visit, ended: Table) -> None:
    """From the middle of the game, in Joost's seat, against automatons."""
    page = visit(f"/replay/{ended.room}?eyes=open")
    told = steps(ended, "open")
    place = next(i for i, sentences in enumerate(told) if "Turn 6: Joost." in sentences)
    page.locator("aside li button").nth(place).click()
    page.get_by_role("button", name="Go on from here against automatons").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Joost").check()
    dialog.get_by_label("Your name at the table").fill("Sanne")
    dialog.get_by_role("button", name="Go on").click()
    expect(choices(page).first).to_be_visible()
    room = page.url.rpartition("/")[2]
    assert room != ended.room
    chairs = house.ask("GET", f"/api/rooms/{room}")["chairs"]
    assert [chair["person"] for chair in chairs] == [False, True, False, False]
    assert [bool(chair["level"]) for chair in chairs] == [True, False, True, True]
    expect(page.locator(".complots .own")).to_contain_text("Sanne")
    expect(page.locator("#log")).to_contain_text("Turn 6: yours.")
    expect(page.locator(".own svg g.lost")).to_have_count(1)  # as it was


def test_the_ways_on_hold_their_words_on_a_low_desk(visit: Visit, ended: Table) -> None:
    """French has the longest, and they stand in one row."""
    size = {"width": 1366, "height": 650}
    page = visit(f"/replay/{ended.room}?eyes=mine&step=0", viewport=size, **ended.person(0, "fr"))
    at(page, 1)
    ways = page.locator("main .ways .button")
    expect(ways.first).to_be_visible()
    fuller = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert ways.evaluate_all(fuller) == []


def test_the_record_is_kept_as_a_file(visit: Visit, ended: Table, tmp_path: Path) -> None:
    page = visit(ended.path, **ended.person(0))
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep the record").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"cabale-{ended.room}.txt"
    assert file.read_text() == ended.ask("GET", "/record")
    assert "a:coup>d" in file.read_text()


def test_a_rematch_leads_both_people_on(visit: Visit, ended: Table) -> None:
    elise, joost = (visit(ended.path, **ended.person(seat)) for seat in (0, 1))
    elise.get_by_role("button", name="Rematch", exact=True).click()
    expect(elise.get_by_role("button", name="Begin")).to_be_visible()
    joost.get_by_role("button", name="Join the rematch").click()
    expect(joost.locator(".plate").nth(1)).to_contain_text("Joost")
    expect(joost.locator(".plate").nth(1)).to_contain_text("you")
    assert elise.url == joost.url != ended.path
    elise.get_by_role("button", name="Begin").click()
    for page in (elise, joost):
        expect(page.locator(".complots .own .hand svg").first).to_be_visible()


def test_a_game_that_goes_on_is_replayed_from_my_own_seat_only(visit: Visit, house: House) -> None:
    table = lay_table(house, END.rpartition("a:coup>d")[0])
    page = visit(f"/replay/{table.room}", **table.person(0))
    expect(page.get_by_role("slider")).to_be_visible()
    eyes = page.get_by_role("group", name="Through whose eyes").get_by_role("button")
    expect(eyes).to_have_text(["from my seat", "from the gallery"])
    expect(page.get_by_role("button", name="True or bluff")).to_have_count(0)
