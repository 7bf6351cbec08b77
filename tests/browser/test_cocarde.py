"""The course of Le Lys et la Cocarde: cards, players and squares by mouse, finger and keyboard; its menus."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SETTLED, Visit
from tests.browser.course import lay_course
from tests.browser.course_scenes import (
    ATTACKED,
    LONG,
    MY_TURN,
    PLANTING,
    THEIR_TURN,
    WHITE_SQUARE,
    card,
    confirming,
    seen,
    square,
    way,
)
from tests.browser.house import House
from tests.browser.people import PHONE, Table, choice, read, tap
from tests.browser.test_look import LONGEST, longest_animation

CROSS_IN_HAND: Final = 2  # Joost's action: he has a cross, and Élise is a revolutionary
ALMS: Final = 6  # Élise is a priest
GIVING: Final = 7  # of whom Joost is asked for alms
BOUNCE: Final = 19  # Élise on 17 is about to roll, past 19
ROLLS: Final = 33  # Élise is about to roll


def sitting(house: House, visit: Visit, answered: int, seat: int = 0, **wishes: Any) -> tuple[Table, Page]:
    table = lay_course(house, answered)
    return table, seen(visit(table.path, **table.person(seat), **wishes))


def said(page: Page, sentence: str) -> None:
    expect(page.locator("#log")).to_contain_text(sentence)


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-seat='{seat}'] button")


def pawn(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-pawn='{seat}']").first


# --- by clicking


def test_a_press_on_the_closed_choices_leaves_their_list_open(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    closed = page.locator("#question details.closed")
    closed.locator("summary").click()
    reason = closed.locator("li").first
    reason.click(position={"x": 4, "y": 8})  # on its words
    expect(reason).to_be_visible()
    closed.locator("summary").click()  # which the list leaves free
    expect(reason).to_be_hidden()


def test_a_card_is_taken_up_and_marks_a_player(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    card(page, "role_c").click()
    expect(page.locator("[data-row=ways] [data-offer]")).to_have_count(3)  # Élise, Kempelen, or discard it
    way(page, "Mark yourself").click()
    expect(page.locator("#question h2")).to_contain_text("Mark yourself")
    confirming(page).click()
    said(page, "You mark yourself: revolutionary.")
    expect(page.locator("[data-row=ways]")).to_have_count(0)


def test_a_cross_leaves_a_choice_of_what_a_player_becomes(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, CROSS_IN_HAND, seat=1)
    card(page, "role_p").click()
    plate(page, 0).click()
    results = page.locator("[data-row=ways] [data-offer^=mark]")
    expect(results).to_have_count(2)
    page.locator("[data-offer='mark=pc>a']").click()
    confirming(page).click()
    said(page, "You mark Élise: sworn priest.")


def test_an_attack_is_aimed_at_a_plate(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    card(page, "att_r").click()
    expect(plate(page, 1)).to_have_count(0)  # on 53, which is blue
    plate(page, 3).click()
    plate(page, 3).click()
    said(page, "You attack Kempelen")


def test_a_card_goes_to_the_discards(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    pile = page.locator("[data-pile]")
    pile.click()
    expect(page.locator("dialog[open] li")).to_have_count(26)
    page.keyboard.press("Escape")
    expect(pile).to_be_focused()
    card(page, "def_b").click()
    pile.click()
    confirming(page).click()
    said(page, "You discard a blue defence.")


@pytest.mark.slow
def test_a_card_is_put_back(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    card(page, "role_l").click()
    card(page, "role_l").click()
    expect(page.locator("[data-row=ways]")).to_have_count(0)
    card(page, "role_l").click()
    page.mouse.move(5, 5)
    page.keyboard.press("Escape")  # the slip about the card
    page.keyboard.press("Escape")
    expect(page.locator("[data-row=ways]")).to_have_count(0)
    expect(card(page, "role_l")).to_be_focused()


def test_what_a_card_is_for_fits_above_the_foot_of_a_phone(house: House, visit: Visit) -> None:
    """Four players, one of whom may become two things: what does not fit is scrolled, the head is seen."""
    _, page = sitting(house, visit, CROSS_IN_HAND, seat=1, **PHONE)
    card(page, "role_p").tap()
    ways = page.locator("[data-row=ways]")
    expect(ways).to_be_visible()
    head = ways.locator("header")
    expect(head.locator("b")).to_be_in_viewport(ratio=1)
    expect(head.locator("button.plain")).to_be_in_viewport(ratio=1)
    name, close = head.locator("p").bounding_box(), head.locator("button.plain").bounding_box()
    assert name and close and close["y"] < name["y"] + name["height"]  # in one row


def test_squares_that_may_be_planted_are_framed(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, PLANTING)
    expect(page.locator(".course .open")).to_have_count(19)
    expect(square(page, "m30")).not_to_have_attribute("aria-pressed", "false")
    square(page, "m12").click()
    expect(page.locator("#question .consequence")).to_contain_text("You earn a certificate.")
    confirming(page).click()
    said(page, "You plant a tree on square")
    expect(square(page, "m12")).to_have_attribute(
        "aria-label", "12 · Civil constitution of the clergy, 12 July 1790: cancelled, a tree stands on it"
    )


def test_alms_are_asked_of_a_plate_and_given_from_the_hand(house: House, visit: Visit) -> None:
    table, page = sitting(house, visit, ALMS)
    joost = seen(visit(table.path, **table.person(1)))
    plate(page, 1).click()
    confirming(page).click()
    card(joost, "escape").click()
    read(joost)
    confirming(joost).click()
    said(joost, "You give Élise an escape card.")
    expect(card(page, "escape")).to_be_visible()


def test_an_attack_is_parried_with_a_card(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, ATTACKED)
    expect(card(page, "def_r")).to_be_enabled()
    card(page, "def_r").click()
    confirming(page).click()
    said(page, "You answer Kempelen with a red defence.")


# --- by pulling


def pull(page: Page, piece: Locator, to: Locator) -> None:
    page.evaluate(SETTLED)
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=30)
    page.mouse.up()


def test_a_card_is_pulled_to_a_player_or_to_the_discards(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    pull(page, card(page, "marat"), page.locator("[data-pile]"))
    expect(page.locator("#question h2")).to_contain_text("Discard Marat")
    page.keyboard.press("Escape")
    pull(page, card(page, "att_r"), page.locator("[data-seat='3']"))
    expect(page.locator("#question h2")).to_contain_text("Attack Kempelen")
    confirming(page).click()
    said(page, "You attack Kempelen")


def test_a_tree_is_pulled_to_a_square(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, PLANTING)
    pull(page, page.locator("[data-trees]"), square(page, "m24"))
    expect(square(page, "m24")).to_have_attribute("aria-pressed", "true")
    confirming(page).click()
    said(page, "You plant a tree on square")


# --- by keyboard


@pytest.mark.slow
def test_the_course_is_walked_by_arrows(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, PLANTING)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("Home")
    expect(square(page, "m30")).to_be_focused()  # Élise's own pawn
    expect(page.get_by_role("tooltip")).to_contain_text("The Republic")
    page.keyboard.press("ArrowLeft")
    expect(square(page, "m29")).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirming(page)).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "You plant a tree on square")


@pytest.mark.slow
def test_a_card_is_played_by_keyboard(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(card(page, "role_c")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-row=ways] [data-offer]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirming(page)).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "You mark yourself: revolutionary.")


# --- menus


def test_the_menu_of_a_square_opens_for_pointer_and_focus(house: House, visit: Visit) -> None:
    table = lay_course(house, THEIR_TURN)
    page = seen(visit(table.path, **table.person(0, "fr")))
    slip = page.get_by_role("tooltip")
    square(page, "m40").hover()
    for words in (
        "40 · Abolition de l’esclavage",
        "4 février 1794",
        "Prenez 3 arbres.",
        "Bonaparte les remettra aux fers",
    ):
        expect(slip).to_contain_text(words)
    page.mouse.move(5, 5)
    expect(slip).to_have_count(0)
    square(page, "pr3").focus()
    expect(slip).to_contain_text("Le geôlier est un ami")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    card(page, "marat").hover()
    expect(slip).to_contain_text("L’Ami du peuple")


def test_the_menu_of_a_square_opens_by_a_tap(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, THEIR_TURN, **PHONE)
    square(page, "m31").tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Help for oppressed peoples")


# --- what happens is seen


def test_a_pawn_walks_to_a_white_square_and_bounces(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, BOUNCE)
    page.evaluate(LONGEST)
    choice(page, "Roll").click()
    said(page, "You count back to square 18.")
    expect(pawn(page, 0)).to_have_attribute("data-on", "m18")
    assert longest_animation(page, at_least=500)  # the dice, then step by step


def test_at_rest_there_is_nothing_but_a_short_fade(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, BOUNCE, reduced_motion="reduce")
    page.evaluate(LONGEST)
    choice(page, "Roll").click()
    expect(pawn(page, 0)).to_have_attribute("data-on", "m18")
    assert 0 < longest_animation(page) <= 80


# --- on a phone


# Above the tabs of a phone.
IN_SIGHT: Final = """(piece) => {
  const { x, y } = document.querySelector(piece)?.getBoundingClientRect() ?? { x: -1, y: -1 };
  return 0 <= x && x <= 360 && 0 <= y && y <= 692;
}"""


def test_a_phone_keeps_the_pawn_in_sight(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, ROLLS, **PHONE, reduced_motion="reduce")
    page.wait_for_function(IN_SIGHT, arg="[data-strip=annexes] [data-pawn='0']")  # in prison
    tap(page, "Roll")
    expect(page.locator("[data-strip=course] [data-pawn='0']")).to_be_attached()
    expect(page.locator("#question .tricolour")).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg="[data-strip=course] [data-pawn='0']")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_dice_lie_over_no_name_of_the_annexes_of_a_phone(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN, **PHONE)
    page.locator("[data-strip=annexes]").evaluate("(strip) => (strip.scrollLeft = strip.scrollWidth)")
    cayenne = page.locator("[data-strip=annexes] .label").last.bounding_box()
    dice = page.locator(".thrown").bounding_box()
    assert cayenne is not None and dice is not None
    assert cayenne["x"] + cayenne["width"] <= dice["x"]


def test_a_phone_has_the_whole_name_in_its_head_when_the_game_is_over(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, MY_TURN, **PHONE)
    page.locator("header .note").evaluate("(note) => (note.textContent = 'Partie terminée')")
    for word in page.locator("header .game, header .note").all():
        box = word.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 46


def test_a_phone_says_that_a_square_is_touched(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, PLANTING, **PHONE)
    expect(page.locator("#question")).to_contain_text("Touch the board: once to look, twice to play.")


def test_a_phone_plants_by_tap(house: House, visit: Visit) -> None:
    _, page = sitting(house, visit, PLANTING, **PHONE)
    square(page, "m29").tap()
    confirming(page).tap()
    page.get_by_role("button", name="Record").tap()
    said(page, "You plant a tree on square")


# --- who sees what


def test_a_character_that_could_be_shown_is_known_to_nobody_else(house: House, visit: Visit) -> None:
    table = lay_course(house, WHITE_SQUARE, options=LONG)
    page = seen(visit(table.path, **table.person(0)))
    joost = seen(visit(table.path, **table.person(1)))
    watcher = seen(visit(table.path))
    expect(page.locator("#question .tricolour")).to_be_visible()
    for other in (joost, watcher):
        expect(other.locator(".waiting .status")).to_have_text(
            "At a white square, a character could open the way."
        )
        expect(other.locator("[data-card=marat]")).to_have_count(0)
    card(page, "marat").click()
    confirming(page).click()
    said(joost, "Élise shows Marat")


def test_hands_are_shown_to_nobody_else(house: House, visit: Visit) -> None:
    table, page = sitting(house, visit, MY_TURN)
    expect(page.locator("[data-row=hand] [data-card]")).to_have_count(7)
    joost = seen(visit(table.path, **table.person(1)))
    expect(joost.locator("[data-row=hand] [data-card]")).to_have_count(3)
    watcher = seen(visit(table.path))
    expect(watcher.locator("[data-card]")).to_have_count(0)
