"""The board of Guillotine: a noble is moved by touch, by pulling and by keyboard; secrets stay secret."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SETTLED, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Table, choices, read, remembering
from tests.browser.scaffold import (
    BEFORE_THE_BLADE,
    FIFTEEN,
    GUARDS,
    HOW_FAR,
    MY_TURN,
    SEED_OF_CARTS,
    WHICH_NOBLE,
    lay_scaffold,
)
from tests.browser.scenes import SCENES
from tests.browser.test_look import LONGEST, longest_animation
from tests.browser.test_phone import TARGET, fits

LONG = {"interrupt_delay_ms": 60_000}


def noble(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row=line] [data-noble="{name}"]')


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-row=hand] [data-card={name}]").first


def line(page: Page) -> list[str]:
    return [piece.get_attribute("data-noble") or "" for piece in page.locator("[data-noble]").all()]


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """What everybody was told of one kind."""
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    return [told["event"] for step in steps for told in step["told"] if told["event"]["type"] == kind]


def moved(table: Table, page: Page, name: str, position: int) -> None:
    """The noble went to this place, by Élise's hand."""
    expect(page.locator("#log")).to_contain_text("Turn 5: Joost.")
    last = events(table, "moved")[-1]
    assert (last["noble"], last["position"], last["seat"]) == (name, position, 0)


# --- by touch


@pytest.mark.slow
def test_touch_once_to_look_and_twice_to_play(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    page = visit(table.path, **table.person(0))
    card(page, "was_that_my_name").click()
    expect(card(page, "was_that_my_name")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#question")).to_contain_text("Move one noble forward 1, 2 or 3 places.")
    card(page, "was_that_my_name").click()
    expect(page.locator("#question h2")).to_contain_text("which noble")
    read(page)
    expect(noble(page, "archbishop")).to_have_attribute("aria-disabled", "true")  # nobody stands before it
    noble(page, "robespierre").click()
    noble(page, "robespierre").click()
    expect(choices(page)).to_have_count(3)
    expect(page.locator("li.landing")).to_have_count(3)
    read(page)
    noble(page, "sheriff.1").click()  # who stands where Robespierre shall stand
    page.get_by_role("button", name="Confirm").click()
    moved(table, page, "robespierre", 2)


def test_a_card_that_cannot_be_played_says_why(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, f"{GUARDS} c:pass")
    page = visit(table.path, **table.person(0))
    barred = page.get_by_role("button", name="Stumble. Move one noble forward exactly 1 place.")
    expect(barred).to_have_attribute("aria-disabled", "true")
    assert "Callous Guards" in (barred.get_attribute("aria-label") or "")
    barred.click(force=True)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    card(page, "military_support").click()
    card(page, "military_support").click()
    expect(page.locator("#log")).to_contain_text("You play “Military Support”.")


# --- by pulling


def pull(page: Page, piece: Locator, to: Locator) -> None:
    page.evaluate(SETTLED)
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_noble_is_pulled_to_where_it_shall_stand(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, WHICH_NOBLE)
    page = visit(table.path, **table.person(0))
    expect(noble(page, "robespierre")).to_be_visible()
    pull(page, noble(page, "robespierre"), noble(page, "sheriff.1"))
    moved(table, page, "robespierre", 2)


def test_a_noble_that_is_asked_about_is_pulled(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, HOW_FAR)
    page = visit(table.path, **table.person(0))
    expect(choices(page)).to_have_count(3)
    pull(page, noble(page, "robespierre"), noble(page, "archbishop"))
    moved(table, page, "robespierre", 1)


def test_a_noble_pulled_where_it_may_not_stand_stays(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, WHICH_NOBLE)
    page = visit(table.path, **table.person(0))
    expect(noble(page, "hero_of_the_people")).to_be_visible()
    before = line(page)
    pull(page, noble(page, "hero_of_the_people"), noble(page, "archbishop"))  # six places ahead
    expect(page.locator("li.pulled")).to_have_count(0)
    expect(page.locator("[aria-pressed=true][data-noble]")).to_have_count(0)
    assert line(page) == before
    assert not events(table, "chose")


def test_a_card_is_pulled_to_the_road(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    page = visit(table.path, **table.person(0))
    expect(card(page, "public_demand")).to_be_visible()
    pull(page, card(page, "public_demand"), noble(page, "bishop"))
    expect(page.locator("#question h2")).to_contain_text("which noble")


# --- by keyboard


def test_a_noble_is_moved_by_keyboard(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    page = visit(table.path, **table.person(0))
    expect(page.locator("#question")).to_be_focused()
    expect(card(page, "stumble")).to_be_visible()
    page.keyboard.press("ArrowDown")  # to the first card that can be played
    expect(card(page, "stumble")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card(page, "was_that_my_name")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#question h2")).to_contain_text("which noble")
    expect(page.locator("#question")).to_be_focused()
    read(page)
    page.keyboard.press("ArrowDown")
    expect(noble(page, "sheriff.1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(noble(page, "robespierre")).to_be_focused()
    assert "place 4 of 9" in (noble(page, "robespierre").get_attribute("aria-label") or "")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(choices(page)).to_have_count(3)
    read(page)
    page.keyboard.press("3")
    moved(table, page, "robespierre", 1)
    expect(page.locator("body")).not_to_be_focused()


@pytest.mark.slow
def test_arrows_lead_from_the_line_to_the_hand_and_back(house: House, visit: Visit) -> None:
    page = SCENES["guillotine-asked"](house, visit, "en")
    noble(page, "archbishop").focus()
    page.keyboard.press("ArrowDown")
    expect(card(page, "stumble")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(noble(page, "archbishop")).to_be_focused()
    page.keyboard.press("ArrowLeft")  # round to the end of the line
    expect(noble(page, "master_spy")).to_be_focused()


@pytest.mark.slow
def test_a_pile_opens_and_gives_the_focus_back(house: House, visit: Visit) -> None:
    page = SCENES["guillotine-asked"](house, visit, "en")
    pile = page.get_by_role("button", name="The pile of Noor: 1 noble, 5 points")
    pile.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Marie Antoinette")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(pile).to_be_focused()


def test_what_happens_is_read_aloud(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    noor = visit(table.path, **table.person(2))
    expect(noor.locator("#log")).to_contain_text("Turn 4: Élise.")
    table.answer(0, "pass")
    expect(noor.get_by_role("log")).to_contain_text("Élise collects the Archbishop.")


# --- before the blade


def test_only_who_could_stop_the_blade_is_asked(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, BEFORE_THE_BLADE, options=LONG, blade=True)
    noor = visit(table.path, **table.person(2))
    expect(choices(noor)).to_have_count(2)
    others = [visit(table.path, **table.person(seat)) for seat in (0, 1)] + [visit(f"{table.path}#watch")]
    for page in others:
        expect(page.locator("#question")).to_contain_text("The blade hangs over the Mayor.")
        expect(page.locator(".blade.trembling")).to_have_count(1)
        expect(choices(page)).to_have_count(0)
    before = [page.locator("#question .words").inner_text() for page in others]
    logs = [page.locator("#log li").count() for page in others]
    noor.locator("#question .choices button.quiet").click()  # she lets it fall
    expect(noor.locator("#question .letter")).to_be_visible()
    assert [page.locator("#question .words").inner_text() for page in others] == before
    assert [page.locator("#log li").count() for page in others] == logs


def test_the_blade_is_stopped(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, BEFORE_THE_BLADE, options=LONG, blade=True)
    noor = visit(table.path, **table.person(2))
    elise = visit(table.path, **table.person(0))
    noor.locator("#question .choices button.garance").click()
    for page in (noor, elise):
        expect(page.locator("#log")).to_contain_text("“Confusion in Line”")
        expect(page.locator("#log")).to_contain_text("have been shuffled")
    expect(noor.locator("[data-row=hand] [data-piece]")).to_have_count(4)


def test_guards_are_discarded_while_somebody_else_is_asked(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, GUARDS)
    joost = visit(table.path, **table.person(1))
    noor = visit(table.path, **table.person(2))
    expect(noor.locator(".asides")).to_have_count(0)
    expect(card(noor, "l_idiot")).to_have_attribute("aria-disabled", "true")
    joost.locator(".asides button").click()
    expect(joost.locator(".asides")).to_have_count(0)
    expect(card(noor, "l_idiot")).not_to_have_attribute("aria-disabled", "true")
    assert [event["card"] for event in events(table, "dismissed")] == ["callous_guards"]


# --- the look


def collect(page: Page) -> None:
    page.evaluate(LONGEST)
    page.locator("#question .choices button.quiet").click()
    expect(page.locator("#log")).to_contain_text("You collect the Archbishop.")
    expect(page.locator("#log")).to_contain_text("Turn 5: Joost.")


def test_the_blade_falls(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    page = visit(table.path, **table.person(0))
    collect(page)
    assert longest_animation(page, at_least=300) <= 660


def test_with_reduced_motion_there_is_only_a_short_fade(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN)
    page = visit(table.path, **table.person(0), reduced_motion="reduce")
    collect(page)
    assert 0 < longest_animation(page) <= 80


def test_groups_are_told_apart_without_colour(house: House, visit: Visit) -> None:
    """Each colour has a hatch and a sign of its own, and its name for the ear."""
    page = SCENES["guillotine-asked"](house, visit, "en")
    found = {}
    for name, group in {"archbishop": "blue", "sheriff.1": "green", "coiffeur": "purple"}.items():
        piece = noble(page, name)
        assert group in (piece.get_attribute("aria-label") or "")
        fill = piece.locator("ellipse").nth(1).get_attribute("fill")
        found[fill] = piece.locator("g > circle + path").get_attribute("d")
    assert len(found) == len(set(found.values())) == 3


def test_a_line_of_fifteen_on_a_phone(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, FIFTEEN, seed=SEED_OF_CARTS)
    page = visit(table.path, **table.person(0), **PHONE)
    pieces = page.locator("[data-row=line] [data-piece]")
    expect(pieces).to_have_count(15)
    for piece in pieces.all():
        box = piece.bounding_box()
        assert box is not None and box["width"] >= TARGET and box["height"] >= TARGET
    front, last = pieces.first, pieces.last
    pinned = front.bounding_box()
    last.scroll_into_view_if_needed()
    assert front.bounding_box() == pinned  # it stays under the blade
    name = last.get_attribute("data-noble")
    last.tap()
    expect(last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Confirm").tap()
    expect(choices(page)).to_have_count(2)
    read(page)
    choices(page).last.tap()
    read(page)
    page.get_by_role("button", name="Confirm").tap()
    expect(page.locator(f'li:nth-child(12) [data-noble="{name}"]')).to_be_visible()  # 13th, one was collected
    assert fits(page)


def test_replay_shows_hands_to_whom_it_may(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, MY_TURN, to_the_end=True)
    page = visit(f"/replay/{table.room}?eyes=public&step=40", **table.person(1))
    eyes = page.get_by_role("group", name="Through whose eyes")
    expect(page.locator("[data-row=line] svg").first).to_be_visible()
    shown = {"gallery": (0, 0), "all open": (3, 0), "my seat": (0, 6)}
    for way, (hands, own) in shown.items():
        eyes.get_by_role("button", name=way).click()
        expect(page.locator("[data-hand]")).to_have_count(hands)
        expect(page.locator("[data-row=hand] [data-piece]")).to_have_count(own)


def test_a_table_is_opened_and_played_against_automatons(house: House, visit: Visit) -> None:
    page = visit("/", **remembering(house, "en", "Élise"))
    cover = page.get_by_role("article", name="Guillotine, cards")
    cover.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="One seat fewer").click()
    expect(page.locator(".plate")).to_have_count(3)
    room = page.url.rpartition("/")[2]
    token = page.evaluate("(room) => JSON.parse(localStorage.cabale).seats[room].token", room)
    for seat in (1, 2):
        house.ask("POST", f"/api/rooms/{room}/seats/{seat}/bot", {"level": "random"}, token)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-row=hand] [data-piece]").nth(4)).to_be_visible()  # six after a Judge
    expect(page.locator("[data-row=line] [data-piece]")).not_to_have_count(0)


# --- standing orders


def until_ordered(table: Table, page: Page, order: dict[str, Any]) -> None:
    """The house has heard Joost's order: a page that is left at once may take its last word with it."""
    while table.ask("GET", "/frame", seat=1)["order"] != order:
        page.wait_for_timeout(20)


def test_an_order_is_given_narrowed_and_kept(house: House, visit: Visit) -> None:
    table = lay_scaffold(house, GUARDS)
    page = visit(table.path, **table.person(1))
    order = page.get_by_label("Before the blade falls:")
    expect(order).to_have_value("")
    order.select_option(label="always interrupt")
    page.get_by_label("Whose collect").select_option(label="Noor")
    page.get_by_label("Which noble").select_option(label="Archbishop")
    expect(page.get_by_label("Which noble")).to_have_value("archbishop")
    until_ordered(table, page, {"order": "fire", "only": {"victim": 2, "noble": "archbishop"}})
    page.reload()
    expect(order).to_have_value("fire")
    expect(page.get_by_label("Whose collect")).to_have_value("2")
    expect(page.get_by_label("Which noble")).to_have_value("archbishop")
    order.select_option(label="never interrupt")
    expect(page.get_by_label("Whose collect")).to_have_count(0)
    other = visit(table.path, **table.person(0))
    expect(other.get_by_label("Before the blade falls:")).to_have_value("")
