"""The chamber of Guillotine 1988: moves by clicking, pulling and keyboard, ballots, cards, a whole game."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chamber import (
    DEPUTIES,
    FIRST_MOVE,
    HELD_CARDS,
    MISSION_CARDS,
    MY_MOVE,
    MY_SPEECH,
    SEED_OF_CARDS,
    SEED_OF_TWO,
    TRIAL,
    TWO_BALLOTS,
    lay_chamber,
    open_chamber,
)
from tests.browser.chamber_scenes import deputy, seen, way
from tests.browser.conftest import SETTLED, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Table, read


def elise(house: House, visit: Visit, words: str = MY_MOVE, **wishes: Any) -> tuple[Table, Page]:
    table = lay_chamber(house, words)
    return table, seen(visit(table.path, **table.person(0), **wishes))


def confirming(page: Page) -> Locator:
    return page.locator("#question .choices > button.ink")


def said(page: Page, sentence: str) -> None:
    expect(page.locator("#log")).to_contain_text(sentence)


def stands_at(page: Page, name: str, post: str) -> None:
    expect(deputy(page, name)).to_have_attribute("data-post", post)


# --- by clicking


def test_a_deputy_is_sent_to_a_room_once_it_is_confirmed(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(deputy(page, "marat")).to_have_attribute("aria-disabled", "true")  # Joost's
    deputy(page, "lariviere").click()
    expect(deputy(page, "lariviere")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-way]")).to_have_count(4)  # every free post but his own
    way(page, "mission").click()
    expect(page.locator("#question h2")).to_have_text("Send Henry-Larivière on Mission")
    stands_at(page, "lariviere", "tribunal")
    confirming(page).click()
    said(page, "You send Henry-Larivière on Mission.")
    stands_at(page, "lariviere", "mission")


@pytest.mark.slow
def test_a_deputy_is_let_go_and_another_one_taken(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    deputy(page, "aubry").click()
    deputy(page, "aubry").click()
    expect(page.locator("[data-way]")).to_have_count(0)
    deputy(page, "aubry").click()
    deputy(page, "boissy").click()
    expect(deputy(page, "aubry")).to_have_attribute("aria-pressed", "false")
    way(page, "convention").click()
    way(page, "convention").click()  # a second time is as good as to confirm
    said(page, "You send Boissy d’Anglas to the Convention.")


def test_a_full_room_says_why_nobody_enters(house: House, visit: Visit) -> None:
    """Three Royalists sit at the Committee, and Noor has sent Lasource there."""
    words = f"{MY_MOVE} a:move=boissy>convention b:pass c:move=lasource>committee d:pass"
    _, page = elise(house, visit, words)
    expect(page.locator("[data-room=committee] .shut")).to_be_visible()
    deputy(page, "cadroy").click()
    expect(way(page, "committee")).to_have_count(0)
    expect(way(page, "jacobins")).to_have_count(1)


def test_denouncing_and_supporting_is_touching_a_deputy(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, MY_SPEECH)
    expect(deputy(page, "vergniaud")).to_have_attribute("aria-disabled", "true")  # on the Report square
    expect(deputy(page, "brissot")).to_have_attribute("data-square", "denounced")
    deputy(page, "danton").click()
    expect(page.locator("#question h2")).to_contain_text("Danton")
    deputy(page, "brissot").click()
    confirming(page).click()
    said(page, "You support the denunciation of Brissot.")


# --- by pulling


def pull(page: Page, piece: Locator, to: Locator) -> None:
    page.evaluate(SETTLED)
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 3)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_deputy_is_pulled_into_a_room(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    pull(page, deputy(page, "lariviere"), page.locator("[data-room=mission]"))
    expect(page.locator("#question h2")).to_have_text("Send Henry-Larivière on Mission")
    confirming(page).click()
    said(page, "You send Henry-Larivière on Mission.")


def test_a_deputy_pulled_where_nobody_may_go_stays(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    before = deputy(page, "lariviere").bounding_box()
    pull(page, deputy(page, "lariviere"), page.locator("[data-room=prison]"))
    page.evaluate(SETTLED)
    assert deputy(page, "lariviere").bounding_box() == before
    expect(page.locator("#question h2")).to_contain_text("do you move a deputy?")


# --- by keyboard


@pytest.mark.slow
def test_a_deputy_is_moved_by_keyboard(house: House, visit: Visit) -> None:
    _, page = elise(house, visit)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("r")
    expect(deputy(page, "lariviere")).to_be_focused()  # the first Royalist
    page.keyboard.press("ArrowLeft")
    expect(deputy(page, "petion")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    expect(way(page, "convention")).to_be_focused()
    page.keyboard.press("Escape")
    expect(deputy(page, "lariviere")).to_be_focused()
    expect(page.locator("[data-way]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    expect(way(page, "mission")).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirming(page)).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "You send Henry-Larivière on Mission.")


# --- votes


def test_ballots_are_folded_one_by_one_and_opened_together(house: House, visit: Visit) -> None:
    table, page = elise(house, visit, TRIAL)
    states = {"royalistes": "blank", "montagnards": "folded", "girondins": "folded", "crapauds": "none"}
    for faction, state in states.items():
        expect(page.locator(f"[data-ballot={faction}]")).to_have_attribute("data-state", state)
    page.get_by_role("button", name="NON").click()
    expect(page.locator("[data-ballot=royalistes]")).to_have_attribute("data-state", "sealed")
    table.answer(1, "oui")
    expect(page.locator("[data-state=opened]")).to_have_count(0)
    expect(page.locator("[data-ballot=montagnards]")).to_have_attribute("data-state", "folded")
    table.answer(2, "non")
    expect(page.locator("[data-state=opened]")).to_have_count(3)
    expect(page.locator("[data-ballot=montagnards]")).to_contain_text("OUI")
    stands_at(page, "brissot", "convention")


def test_two_players_fold_two_ballots(house: House, visit: Visit) -> None:
    table = lay_chamber(house, TWO_BALLOTS, seed=SEED_OF_TWO, names=DEPUTIES[:2])
    page, joost = (seen(visit(table.path, **table.person(seat))) for seat in range(2))
    page.get_by_role("button", name="OUI").click()
    expect(page.locator("[data-ballot=girondins]")).to_have_attribute("data-state", "sealed")
    expect(page.locator("[data-ballot=crapauds]")).to_have_attribute("data-state", "blank")
    joost.get_by_role("button", name="NON").click()
    expect(page.locator("#question h2")).to_contain_text("Toads")
    expect(page.locator("[data-state=opened]")).to_have_count(0)
    read(page)
    page.get_by_role("button", name="NON").click()
    expect(joost.locator("#question h2")).to_contain_text("Royalists")
    read(joost)
    joost.get_by_role("button", name="NON").click()
    said(page, "The Toads (you): 0 OUI, 6 NON.")


# --- cards


def test_a_card_of_a_mission_is_rejected_and_others_see_backs(house: House, visit: Visit) -> None:
    table, page = elise(house, visit, MISSION_CARDS)
    joost = seen(visit(table.path, **table.person(1)))
    expect(joost.locator(".tray [data-card]")).to_have_count(0)
    expect(joost.locator(".tray .hand .back")).to_have_count(3)
    card = page.locator("[data-card=black_market]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(page.locator("#question h2")).to_contain_text("which card")
    expect(page.locator("[data-card=black_market] .choosable")).to_have_count(0)


def test_a_held_card_is_played_or_shown(house: House, visit: Visit) -> None:
    table = lay_chamber(house, HELD_CARDS, seed=SEED_OF_CARDS)
    page = seen(visit(table.path, **table.person(0)))
    joost = seen(visit(table.path, **table.person(1)))
    noor = seen(visit(table.path, **table.person(2)))
    page.locator("[data-card=den_reubell]").click()
    slip = page.locator("dialog[open]")
    slip.get_by_role("button", name="Show Joost").click()
    expect(slip).to_have_count(0)
    said(page, "You show Joost")
    said(joost, "Élise shows you")
    read(page)
    page.locator("[data-card=den_condorcet]").click()
    page.locator("dialog[open]").get_by_role("button", name="Play").click()
    expect(deputy(page, "condorcet")).to_have_attribute("data-square", "denounced")
    said(noor, "denounces Condorcet")
    assert "shows" not in noor.locator("#log").inner_text()


# --- on a phone


def test_a_phone_shows_a_map_and_one_room_at_a_time(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, FIRST_MOVE, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator("[data-deputy]")).to_have_count(22)
    rooms = page.locator(".map [data-room]")
    rows = page.locator("[data-deputy]")
    for box in (one.nth(at).bounding_box() for one in (rooms, rows) for at in range(one.count())):
        assert box is not None and min(box["width"], box["height"]) >= 40
    page.locator(".map [data-room=mission]").tap()
    expect(rows).to_have_count(1)
    page.locator(".map [data-room=convention]").tap()
    deputy(page, "cadroy").tap()
    way(page, "committee").tap()
    expect(page.locator("#question h2")).to_have_text("Send Cadroy to the Committee")
    confirming(page).tap()
    page.get_by_role("button", name="Record").tap()
    said(page, "You send Cadroy to the Committee.")


# --- the sheet


def test_the_popularity_sheet_is_one_touch_away(house: House, visit: Visit) -> None:
    _, page = elise(house, visit, TRIAL)
    page.get_by_role("button", name="Popularity sheet").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("row", name="Lomont")).to_have_text("Lomont5631Convention")
    expect(sheet.get_by_role("row", name="Reubell").get_by_role("img", name="dead")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Popularity sheet")).to_be_focused()


# --- a whole game


# Whatever is answered is told, or something else is asked.
SEEN: Final = """[...document.querySelectorAll('#log, #question h2, #question .ways')]
  .map((one) => one.innerText).join()"""
ENDS_IT: Final = re.compile("Proposer la dissolution|l’Assemblée est dissoute")


def act(page: Page, turn: int) -> bool:
    """Answer if asked: with a piece of the board where there is one, at times with what else is offered."""
    if not page.locator("#question .tricolour").count() or page.locator("#question .letter").count():
        page.wait_for_timeout(30)
        return False
    read(page)
    before = page.evaluate(SEEN)
    figures = page.locator(".deputy.choosable")
    pieces = page.locator("[data-take], .tray button[data-card]:has(.choosable)")
    offered = page.locator("#question .ways > .choices > button")
    ending = page.get_by_role("button", name=ENDS_IT)
    if ending.count():
        ending.click()
    elif offered.count() and (turn % 4 == 0 or not figures.count()):
        offered.nth(turn % offered.count()).click()
    elif figures.count():
        figures.nth(turn % figures.count()).click()
        rooms = page.locator("[data-way]")
        if rooms.count():
            rooms.nth(turn % rooms.count()).click(position={"x": 12, "y": 12})
        confirming(page).click()
    else:
        pieces.first.click()
        confirming(page).click()
    page.wait_for_function(f"(before) => {SEEN} !== before", arg=before)
    return True


@pytest.mark.slow  # four rounds at least, of seven phases
def test_one_person_and_three_bots_play_to_the_verdict(house: House, visit: Visit) -> None:
    table = open_chamber(house, "Élise", bots=3)
    page = visit(table.path, **table.person(0, "fr"), reduced_motion="reduce")
    turn = 0
    while not table.ask("GET", "")["over"]:
        turn += act(page, turn)
    page.locator("#question button.ink").click()
    expect(page.get_by_role("heading", name=table.verdict("fr", 0))).to_be_visible()
    expect(page.locator(".account table")).to_have_count(4)
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    told = [one["event"] for step in steps for one in step["told"]]
    kinds = [event["type"] for event in told]
    assert kinds[-1] == "won" and kinds.count("began") == kinds.count("ended") >= 4
    mine = {event["type"] for event in told if event.get("seat") == 0}
    assert {"moved", "voted"} <= mine and {"reporter", "denounced", "drew"} <= set(kinds)
    last = steps[-1]["scene"]["view"]
    assert len(last["deputies"]) == 24 and last["over"]


# --- a question on top of the rail


def test_on_top_of_the_rail_an_offer_is_seen_whole(house: House, visit: Visit) -> None:
    table, page = elise(house, visit, viewport={"width": 1366, "height": 650})
    bar = page.locator("#question")
    before = bar.locator(".choices").first.bounding_box()
    spare = {"deed": "spare", "about": "boissy"}
    table.promise(1, 0, spare, {"deed": "vote_report", "about": "robespierre", "how": "oui"})
    expect(bar.locator(".offered button")).to_have_count(2)
    assert bar.locator(".choices").first.bounding_box() == before  # nothing jumps under the pointer
    edge, refuse = bar.bounding_box(), bar.locator(".offered button").last.bounding_box()
    assert edge is not None and refuse is not None
    assert edge["y"] + edge["height"] >= refuse["y"] + refuse["height"]
    expect(bar).to_have_css(
        "position", "relative"
    )  # a list of closed choices lies in it, not across the page
