"""A finished game weighed: the curve over the replay line, turning points, luck, bluffs, all in figures."""

from __future__ import annotations

import re
from math import floor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Accessible, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Table, choices, lay_table
from tests.browser.scenes import WEIGHING, weighed
from tests.browser.story import END
from tests.browser.test_phone import fits
from tests.browser.test_replay import NEAR
from tests.browser.watch import Watch

WORKING: dict[str, Any] = {
    "state": "working",
    "progress": 0.374,
    "places": [],
    "curve": [],
    "luck": [],
    "skill": [],
    "others": [],
    "turning": [],
    "bluffs": [],
    "seat": -1,
    "regrets": None,
}


@pytest.fixture
def ended(house: House) -> Table:
    return weighed(house)


def opened(visit: Visit, table: Table, **wishes: Any) -> Page:
    """The replay with its analysis, which is there."""
    page = visit(f"/replay/{table.room}?eyes=open&analysis=1&step=0", **wishes)
    expect(page.locator(".account")).to_be_visible(timeout=WEIGHING)
    return page


def found(table: Table) -> Any:
    """What the house found, as it tells somebody who was not there."""
    view = table.house.ask("GET", f"/api/rooms/{table.room}/analysis")
    assert view["state"] == "ready"
    return view


def places(table: Table) -> list[int]:
    return [step["place"] for step in table.ask("GET", "/replay?eyes=open")["steps"]]


def step_at(table: Table, place: int) -> int:
    """The first step that shows what happened at a place of the record, counted from 1."""
    return min(nth for nth, at in enumerate(places(table), 1) if at >= place)


def at(page: Page, step: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step))


def turning_list(page: Page) -> Locator:
    return page.locator(".account ol").first.get_by_role("button")


def marks(page: Page) -> Locator:
    return page.get_by_role("group", name="Turning points").get_by_role("button")


def points(share: float) -> int:
    return floor(100 * share + 0.5)


def percents(row: list[float]) -> list[str]:
    return [f"{points(share)}%" for share in row]


def test_the_curve_is_drawn_told_and_tabled(visit: Visit, ended: Table, accessible: Accessible) -> None:
    page = visit(f"/replay/{ended.room}?eyes=public")
    page.get_by_role("button", name="Analysis").first.click()
    expect(page.locator(".account")).to_be_visible(timeout=WEIGHING)
    view = found(ended)
    lines = page.locator(".plot .paper svg > path[stroke^='var(--']")
    expect(lines).to_have_count(4)
    dashes = {line.get_attribute("stroke-dasharray") for line in lines.all()}
    assert len(dashes) == 4  # told apart without colour
    curve = page.get_by_role("img", name="Chance to win.")
    first, last = (percents(row)[0] for row in (view["curve"][0], view["curve"][-1]))
    expect(curve).to_have_accessible_name(
        re.compile(f"Élise: {first} at the start, {last} at the end.*Noor:")
    )
    page.keyboard.press("End")
    expect(page.locator(".legend b")).to_have_text(["100%", "0%", "0%", "0%"])

    page.get_by_text("The curve in figures").click()
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(len(view["turning"]) + 2)
    expect(rows.first.locator("td")).to_have_text(percents(view["curve"][0]))
    shares = dict(zip(view["places"], view["curve"], strict=True))
    for nth, turning in enumerate(view["turning"]):
        expect(rows.nth(nth + 1).locator("td")).to_have_text(percents(shares[turning["place"]]))
    accessible(page)


def test_a_turning_point_leads_to_its_step(visit: Visit, ended: Table) -> None:
    page = opened(visit, ended)
    view = found(ended)
    assert len(view["turning"]) >= 2
    steps = [step_at(ended, turning["place"]) for turning in view["turning"]]
    texts = [re.compile(re.escape(turning["text"])) for turning in view["turning"]]
    expect(turning_list(page)).to_have_text(texts)
    turning_list(page).nth(1).click()
    at(page, steps[1])
    expect(turning_list(page).nth(1)).to_have_attribute("aria-current", "step")
    expect(marks(page).nth(1)).to_have_attribute("aria-current", "step")
    marks(page).first.click()
    at(page, steps[0])

    marks(page).first.focus()  # and by keys alone
    page.keyboard.press("ArrowDown")
    expect(marks(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    at(page, steps[1])
    page.keyboard.press("End")
    expect(marks(page).last).to_be_focused()
    turning_list(page).first.focus()
    page.keyboard.press("Enter")
    at(page, steps[0])
    page.keyboard.press(".")
    at(page, steps[0] + 1)


def test_luck_decisions_and_bluffs(visit: Visit, ended: Table) -> None:
    page = opened(visit, ended)
    view = found(ended)
    kinds = ("luck", "skill", "others")
    figures = [text.replace("−", "-") for text in page.locator(".account dd .figure").all_inner_texts()]
    for seat, course in enumerate(page.locator(".account .who > span:last-child").all_inner_texts()):
        printed = [int(figure) for figure in figures[3 * seat : 3 * seat + 3]]
        parts = [view[kind][seat] for kind in kinds]
        assert view["curve"][0][seat] + sum(parts) == pytest.approx(view["curve"][-1][seat], abs=0.01)
        first, last = map(int, re.findall(r"\d+", course))
        assert sum(printed) == last - first  # what is printed adds up, so a part may be a point off
        assert all(abs(one - points(part)) <= 1 for one, part in zip(printed, parts, strict=True))
    assert seat == 3
    worked = [bluff["worked"] for bluff in view["bluffs"]]
    assert set(worked) == {True, False}
    expect(page.locator(".plot .bluff")).to_have_count(len(worked))
    signs = page.locator(".account ol").last.locator("button > svg path")
    assert ["worked" in (sign.get_attribute("class") or "") for sign in signs.all()] == worked
    page.locator(".account ol").last.get_by_role("button").first.click()
    at(page, step_at(ended, view["bluffs"][0]["place"]))


def test_the_curve_itself_is_looked_at_and_pressed(visit: Visit, ended: Table) -> None:
    page = opened(visit, ended)
    at(page, 1)
    box = page.locator(".plot .paper").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
    expect(page.locator(".legend b").first).not_to_have_text("100%")
    page.mouse.move(x, y)
    expect(page.locator(".legend b").first).to_have_text("100%")
    at(page, 1)  # looking is not going
    page.mouse.click(x - box["width"] / 2 + 20, y)
    page.wait_for_function(NEAR, arg=[(len(places(ended)) + 1) / 2, 1])


def test_on_a_phone(visit: Visit, ended: Table) -> None:
    page = opened(visit, ended, **PHONE)
    assert fits(page)
    turning_list(page).last.tap()
    at(page, step_at(ended, found(ended)["turning"][-1]["place"]))
    expect(page.get_by_role("slider")).to_be_in_viewport()  # back up there
    expect(page.locator(".plot svg").first).to_be_in_viewport()


def test_while_it_is_weighed_the_page_goes_on(visit: Visit, ended: Table) -> None:
    page = visit(f"/replay/{ended.room}?eyes=open&step=0")
    at(page, 1)
    page.route("**/analysis", lambda route: route.fulfill(json=WORKING))
    page.get_by_role("button", name="Analysis").first.click()
    progress = page.get_by_role("progressbar")
    expect(progress).to_have_attribute("aria-valuenow", "37")
    expect(page.locator(".progress")).to_contain_text("37%")
    page.keyboard.press(".")
    at(page, 2)
    page.unroute("**/analysis")
    expect(page.locator(".plot svg").first).to_be_visible(timeout=WEIGHING)
    expect(progress).to_have_count(0)


def test_why_it_is_refused_is_said_in_the_words_of_the_house(
    visit: Visit, ended: Table, watch: Watch
) -> None:
    watch.forgive("503")
    sentence = "Cette partie n’a pas pu être pesée."

    def refuse(route: Route) -> None:
        route.fulfill(status=503, json={"code": "analysis_failed", "rule": "", "sentence": sentence})

    page = visit(f"/replay/{ended.room}?eyes=open")
    page.route("**/analysis", refuse)
    page.get_by_role("button", name="Analysis").first.click()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_the_verdict_leads_to_it_and_from_there_to_what_one_regrets(
    visit: Visit, ended: Table, accessible: Accessible
) -> None:
    page = visit(ended.path, **ended.person(0))
    page.get_by_role("link", name="Analysis").click()
    curve = page.locator(".plot svg").first  # the verdict has an account of its own, but no curve
    expect(curve).to_be_visible(timeout=WEIGHING)
    expect(page.locator(".account li").first).to_be_visible()
    page.get_by_role("button", name="Record", exact=True).click()
    expect(page.locator(".account")).to_have_count(0)
    expect(curve).to_be_visible()  # beside the record
    page.get_by_role("button", name="Analysis").first.click()
    expect(page.locator(".plot")).to_have_count(0)

    page.get_by_role("button", name="Analysis").first.click()
    mine = ended.ask("GET", "/analysis")["regrets"]
    cards = page.locator(".account article")
    expect(cards).to_have_count(len(mine))
    expect(cards.locator("h4")).to_have_text([re.compile(re.escape(each["question"])) for each in mine])
    card = cards.first
    expect(card.locator("dd")).to_have_text([mine[0]["answer"], f"{mine[0]['better']} {mine[0]['why']}"])
    held = card.locator(".truth li")
    expect(held).to_have_count(0)
    card.get_by_role("switch", name="Show what was true").focus()
    page.keyboard.press("Space")
    expect(held).to_have_text([f"{each['name']} {', '.join(each['texts'])}" for each in mine[0]["truth"]])
    accessible(page)
    card.get_by_role("button", name="Play it again").click()
    expect(page.locator("#question")).to_contain_text(mine[0]["question"])
    expect(choices(page).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Back to the analysis").click()
    expect(cards).to_have_count(len(mine))


def test_a_game_that_goes_on_is_not_weighed(visit: Visit, house: House) -> None:
    table = lay_table(house, END.rpartition("a:coup>d")[0])
    page = visit(f"/replay/{table.room}?analysis=1", **table.person(0))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Analysis")).to_have_count(0)
    expect(page.get_by_role("progressbar")).to_have_count(0)
