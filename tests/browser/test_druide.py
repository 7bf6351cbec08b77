"""The ring of Le Grand Druide: druids and bars by clicking, pulling and keyboard, the colleges, the count."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SETTLED, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Table
from tests.browser.ring import END, LAST_TURN, MY_TURN, THEIR_TURN, TIE, lay_ring, open_ring
from tests.browser.ring_scenes import confirming, line, seen, stone, way

RING: Final = ".druide .table > .ring"
CUT: Final = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def elise(house: House, visit: Visit, answers: str = MY_TURN, **wishes: Any) -> tuple[Table, Page]:
    table = lay_ring(house, answers)
    return table, seen(visit(table.path, **table.person(0), **wishes))


def said(page: Page, sentence: str) -> None:
    expect(page.locator("#log")).to_contain_text(sentence)


# --- by clicking


def test_a_druid_is_placed_once_it_is_confirmed(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(stone(page, 10)).to_have_attribute("aria-disabled", "true")  # her own druid is there
    stone(page, 8).click()
    expect(page.locator("#question h2")).to_have_text("Place a druid on stone 8 (blue)")
    expect(page.locator("#question .consequence")).to_contain_text("College 7–11, 5 votes: carried by you.")
    expect(page.locator(".ghost")).to_have_count(1)
    confirming(page).click()
    said(page, "You place a druid on stone 8 (blue).")
    expect(stone(page, 8)).to_have_attribute("aria-label", "Stone 8, blue, a druid of Élise")


def test_a_second_click_confirms_and_another_stone_changes_ones_mind(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    stone(page, 8).click()
    stone(page, 29).click()
    expect(stone(page, 8)).to_have_attribute("aria-pressed", "false")
    stone(page, 29).click()
    said(page, "You place a druid on stone 29 (red).")


def test_a_taboo_colour_is_told_before_it_is_too_late(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(page.locator(".ring .taboo")).to_have_count(3)  # free green stones: 9, 15, 27
    stone(page, 9).click()
    expect(page.locator("#question .consequence")).to_contain_text("your taboo colour")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_consequence_that_goes_leaves_its_room_empty(house: House, visit: Visit) -> None:
    """Were the room given back, the choices would move under the pointer, and it would come and go."""
    _, page = elise(house, visit, viewport={"width": 390, "height": 844})
    page.locator("#question details.laid summary").click()
    said_of = page.locator("#question .consequence")
    page.locator("#question details.laid button", has_text="Stone 9").hover()
    expect(said_of).to_contain_text("your taboo colour")
    choices = page.locator("#question .ways")
    before = choices.bounding_box()
    page.mouse.move(195, 5)
    expect(said_of).not_to_contain_text("your taboo colour")
    page.evaluate(SETTLED)
    assert choices.bounding_box() == before


def test_a_bar_is_taken_and_goes_to_one_of_two_lines(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(line(page, 25)).to_have_attribute("aria-disabled", "true")  # Noor has moved it
    line(page, 19).click()
    expect(page.locator(".way")).to_have_count(2)
    way(page, 18).click()
    expect(page.locator("#question .consequence")).to_contain_text("College 19–25, 7 votes")
    confirming(page).click()
    said(page, "You move the bar between 19 and 20 past stone 19, where it stays.")
    expect(line(page, 18)).to_have_attribute("aria-label", "Bar of Élise between stones 18 and 19, stays")
    expect(line(page, 19)).to_have_count(0)


@pytest.mark.slow
def test_a_bar_is_put_back(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    line(page, 19).click()
    line(page, 19).click()
    expect(page.locator(".way")).to_have_count(0)
    line(page, 1).click()
    page.keyboard.press("Escape")
    expect(page.locator(".way")).to_have_count(0)


# --- by pulling


def pull(page: Page, piece: Locator, to: Locator) -> None:
    page.evaluate(SETTLED)
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_druid_is_pulled_from_the_reserve(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    pull(page, page.locator("[data-seat='0'] [data-reserve]"), stone(page, 8))
    expect(stone(page, 8)).to_have_attribute("aria-pressed", "true")
    confirming(page).click()
    said(page, "You place a druid on stone 8 (blue).")


def test_a_druid_pulled_beside_the_ring_stays_in_reserve(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    pull(page, page.locator("[data-seat='0'] [data-reserve]"), page.locator("[data-seat='1']"))
    expect(page.locator(".pulled")).to_have_count(0)
    expect(page.locator(".pieces [aria-pressed=true]")).to_have_count(0)


def test_a_bar_is_pulled_to_the_next_line(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    pull(page, line(page, 19), stone(page, 21))
    expect(way(page, 20)).to_have_attribute("aria-pressed", "true")
    confirming(page).click()
    said(page, "You move the bar between 19 and 20 past stone 20, where it stays.")


# --- by keyboard


@pytest.mark.slow
def test_a_druid_is_placed_by_keyboard(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(stone(page, 1)).to_be_focused()  # the first that is free
    for place in ("line-1", "stone-2", "stone-3", "stone-4"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-place={place}]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirming(page)).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "You place a druid on stone 4 (yellow).")


@pytest.mark.slow
def test_a_bar_is_moved_by_keyboard(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(stone(page, 1)).to_be_focused()
    page.keyboard.press("End")
    expect(stone(page, 30)).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(line(page, 27)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(way(page, 28)).to_be_focused()
    page.keyboard.press("Escape")
    expect(line(page, 27)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(confirming(page)).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "You move the bar between 27 and 28 past stone 27, where it stays.")


# --- on a phone


def test_a_finger_takes_the_nearest_stone_and_the_stepper_corrects_it(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, **PHONE)
    box = stone(page, 7).bounding_box()
    ring = page.locator(RING).bounding_box()
    assert box is not None and ring is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    outward = ((x - ring["x"] - ring["width"] / 2) / 10, (y - ring["y"] - ring["height"] / 2) / 10)
    page.touchscreen.tap(x + 1.4 * outward[0], y + 1.4 * outward[1])  # on its number, beside the stone
    expect(stone(page, 7)).to_have_attribute("aria-pressed", "true")
    further, back = (page.get_by_role("button", name=f"One free stone {way}") for way in ("further", "back"))
    further.tap()
    expect(stone(page, 8)).to_have_attribute("aria-pressed", "true")
    back.tap()
    back.tap()
    expect(stone(page, 6)).to_have_attribute("aria-pressed", "true")
    confirming(page).tap()
    page.get_by_role("button", name="Record").tap()
    said(page, "You place a druid on stone 6 (black).")


def test_a_phone_shows_it_all_without_sideways_scrolling(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    ring = page.locator(RING).bounding_box()
    question = page.locator("#question").bounding_box()
    assert ring is not None and question is not None
    assert ring["width"] >= 328
    assert ring["y"] + ring["height"] <= question["y"]
    for name in ("Lucky stone: 8", "Taboo colour: green"):
        expect(page.get_by_role("img", name=name)).to_be_visible()
    touched = page.locator(".line.choosable, .ring > button, #question .ways > .choices > .button, .toggle")
    for box in (touched.nth(at).bounding_box() for at in range(touched.count())):
        assert box is None or min(box["width"], box["height"]) >= 43.9
    line(page, 19).tap()
    way(page, 20).tap()
    expect(page.locator("#question h2")).to_have_text("Move the bar between 19 and 20 past stone 20")


def test_no_name_is_cut_while_a_move_is_considered(house: House, visit: Visit) -> None:
    """What the votes were stands where the state of a seat stood, and moves nothing."""
    table = lay_ring(house, MY_TURN)
    page = seen(visit(table.path, **table.person(0, "fr"), **PHONE))
    page.locator(".plate .name").evaluate_all(
        "(all) => all.forEach((one) => (one.textContent = 'Vaucanson'))"
    )
    ring = page.locator(RING).bounding_box()
    line(page, 19).tap()
    way(page, 18).tap()
    expect(page.locator(".plate .from").first).to_be_visible()
    assert page.locator(".plate .name").evaluate_all(CUT) == []
    assert page.locator(RING).bounding_box() == ring


# --- who sees what


def test_secrets_are_shown_to_nobody_else(house: House, visit: Visit) -> None:
    table, mine = elise(house, visit)
    joost = seen(visit(table.path, **table.person(1)))
    watcher = seen(visit(table.path))
    expect(mine.get_by_role("img", name="Lucky stone: 8")).to_be_visible()
    expect(mine.locator(f"{RING} > svg .heart")).to_have_count(1)
    expect(joost.get_by_role("img", name="Lucky stone: 19")).to_be_visible()
    expect(joost.get_by_role("img", name="Lucky stone: 8")).to_have_count(0)
    expect(watcher.locator(".ring .heart, [data-secret], .types")).to_have_count(0)


def test_the_colleges_are_counted_for_those_who_wish_it(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, THEIR_TURN)
    row = page.get_by_role("row", name="19–25")
    expect(row).to_contain_text("nobody")  # each has two druids there, or one
    expect(page.locator(".ring .dot").first).to_be_visible()
    page.get_by_role("button", name="The colleges").click()
    expect(row).to_have_count(0)
    expect(page.locator(".ring .dot, .ring .struck, .plate .votes")).to_have_count(0)


def test_a_low_replay_shows_all_colleges(house: House, visit: Visit) -> None:
    """They stand beside the seats where both are too high for one column: its line may take half the page."""
    table = lay_ring(house, END)
    page = visit(
        f"/replay/{table.room}?eyes=mine&step=20", viewport={"width": 1366, "height": 520}, **table.person(0)
    )
    expect(page.locator(".colleges tbody tr")).to_have_count(7)
    expect(page.locator("section.lying")).to_be_visible()
    page.evaluate(SETTLED)
    assert page.locator(".colleges").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
    ring, colleges = page.locator(RING).bounding_box(), page.locator(".colleges").bounding_box()
    assert ring is not None and colleges is not None
    assert colleges["x"] + colleges["width"] <= ring["x"]


# --- the count


def test_the_count_plays_by_itself_and_can_be_skipped(house: House, visit: Visit) -> None:
    table, page = elise(house, visit, LAST_TURN)
    watcher = seen(visit(table.path))
    page.get_by_role("button", name="Pass").click()
    scene = page.locator("dialog[open]")
    expect(scene).to_contain_text("1 of 17")
    expect(scene).to_contain_text("2 of 17")  # nobody has pressed anything
    expect(watcher.locator("dialog[open]")).to_be_visible()
    watcher.keyboard.press("Escape")
    expect(watcher.locator("dialog[open]")).to_have_count(0)
    scene.get_by_role("button", name="Pause").click()
    while not scene.get_by_role("button", name="The verdict").count():
        scene.get_by_role("button", name="Next").click()
    expect(scene).to_contain_text("17 of 17")
    expect(scene.locator(".seats li > b")).to_have_text(["2", "10"])
    expect(scene.locator(".seats li > s")).to_have_text(["3", "3"])  # equals, and so out
    scene.get_by_role("button", name="The verdict").click()
    expect(page.get_by_role("heading", name=table.verdict("en", 0))).to_be_visible()
    page.get_by_role("button", name="See the count again").click()
    expect(page.locator("dialog[open]")).to_contain_text("1 of 17")


def test_once_the_count_is_over_the_way_on_is_in_sight(house: House, visit: Visit) -> None:
    """Below the ring the question is low: who has won stands beside what decided it."""
    _, page = elise(house, visit, LAST_TURN)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Pass").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#question").get_by_role("button", name="See the verdict")).to_be_in_viewport(ratio=1)


def test_at_rest_the_count_waits_for_each_step(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, LAST_TURN, reduced_motion="reduce")
    page.clock.install()
    page.get_by_role("button", name="Pass").click()
    scene = page.locator("dialog[open]")
    expect(scene).to_contain_text("1 of 17")
    page.clock.run_for(60_000)
    expect(scene).to_contain_text("1 of 17")
    scene.get_by_role("button", name="Next").click()
    expect(scene.locator(".cut")).to_have_count(1)  # Élise's druid on a green stone


@pytest.mark.parametrize("size", [(360, 740), (1366, 650)])
def test_no_name_is_cut_at_the_count(house: House, visit: Visit, size: tuple[int, int]) -> None:
    """Not even beside a lucky stone and a taboo colour."""
    _, page = elise(house, visit, LAST_TURN, reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Pass").click()
    scene = page.locator("dialog[open]")
    while not scene.get_by_role("button", name="The verdict").count():
        scene.get_by_role("button", name="Next").click()
    expect(scene.locator(".seats .types")).to_have_count(4)
    assert scene.locator(".seats .name").evaluate_all(CUT) == []


# --- a whole game


def act(page: Page, turn: int) -> None:
    """Answer if asked: a bar at times, a druid otherwise; with neither, pass. Wait until it was taken."""
    if page.locator("dialog[open]").count() or not page.locator("#question .tricolour").count():
        page.wait_for_timeout(50)
        return
    before = page.locator("#log").inner_text()
    stones = page.locator("[data-place^=stone].choosable")
    bars = page.locator("[data-place^=line].choosable")
    if bars.count() and (turn % 3 == 1 or not stones.count()):
        bars.nth(turn % bars.count()).click()
        page.locator(".way").last.click()
        confirming(page).click()
    elif stones.count():
        stones.nth(7 * turn % stones.count()).click()
        confirming(page).click()
    else:
        page.locator("#question .choices > button.garance").click()
    page.wait_for_function("(before) => document.querySelector('#log')?.innerText !== before", arg=before)


def test_the_end_page_does_not_scroll_into_nothing(house: House, visit: Visit) -> None:
    """What only screen readers hear, below the fold of a column, does not make the page longer."""
    table = lay_ring(house, TIE)
    page = visit(table.path, viewport={"width": 1120, "height": 760}, **table.person(0))
    expect(page.locator(".account .comparison")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


@pytest.mark.slow  # a score of turns each, at two pages
def test_two_people_and_two_bots_play_to_the_verdict(house: House, visit: Visit) -> None:
    table = open_ring(house, "Élise", "Joost", bots=2)
    pages = [
        seen(visit(table.path, **table.person(0, "fr"), reduced_motion="reduce")),
        seen(visit(table.path, **table.person(1, "nl"), reduced_motion="reduce")),
    ]
    turn = 0
    while not table.ask("GET", "")["over"]:
        turn += 1
        for page in pages:
            act(page, turn)
    for seat, (page, language) in enumerate(zip(pages, ("fr", "nl"), strict=True)):
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("#question button.ink").click()
        expect(page.get_by_role("heading", name=table.verdict(language, seat))).to_be_visible()
        expect(page.locator(".account table").first).to_be_visible()
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    kinds = [told["event"]["type"] for step in steps for told in step["told"]]
    assert kinds.count("college") == 7 and kinds.count("total") == 4
    assert kinds[-1] in ("elected", "unelected")
    people = [told["event"] for step in steps for told in step["told"] if told["event"].get("seat") in (0, 1)]
    assert {"placed", "bar_moved"} <= {event["type"] for event in people}
