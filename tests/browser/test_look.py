"""What the system and the settings wish for is honoured: night, rest, and a place on the home screen."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SETTLED, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, choice, choices, lay_table
from tests.browser.scenes import SCENES
from tests.browser.story import FIRST_ROUND

DAY, NIGHT = "rgb(177, 190, 193)", "rgb(14, 20, 29)"  # the wrapping paper of the table
# Every animation is noted when it begins: of a script, of a style, or of a change of style.
LONGEST = """() => {
  window.longest = 0;
  const note = ({ effect }) => {
    const { delay, activeDuration } = effect.getComputedTiming();
    if (activeDuration !== Infinity) window.longest = Math.max(window.longest, delay + activeDuration);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const begun = animate.apply(this, how);
    note(begun);
    return begun;
  };
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, ({ target }) => target.getAnimations({ subtree: true }).forEach(note));
}"""


def test_night_follows_the_system_until_somebody_says_otherwise(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    body = page.locator("body")
    expect(body).to_have_css("background-color", NIGHT)
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", DAY)
    page.get_by_role("button", name="Night").click()
    expect(body).to_have_css("background-color", NIGHT)
    page.reload()
    expect(body).to_have_css("background-color", NIGHT)


def longest_animation(page: Page, at_least: int = 0) -> float:
    """How long the longest animation takes that began since `LONGEST`, in milliseconds."""
    page.wait_for_function("(least) => window.longest >= least", arg=at_least)
    page.evaluate(SETTLED)
    return float(page.evaluate("window.longest"))


def move_a_coin(page: Page) -> None:
    page.evaluate(LONGEST)
    choice(page, "Income").click()
    expect(page.locator("#log")).to_contain_text("Turn 6: Joost.")


def test_moves_are_animated(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0))
    move_a_coin(page)
    assert longest_animation(page, at_least=200) <= 1_000


def test_reduced_motion_leaves_nothing_but_a_short_fade(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0), reduced_motion="reduce")
    move_a_coin(page)
    assert 0 < longest_animation(page) <= 80


def test_motion_and_theme_are_switched_in_the_settings(house: House, visit: Visit) -> None:
    page = SCENES["settings"](house, partial(visit, color_scheme="light"), "en")
    page.get_by_label("Motion").select_option("less")
    page.get_by_label("Day or night").select_option("night")
    page.reload()
    expect(page.locator("html")).to_have_class("dark still")


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.request.get(address)
    assert manifest.ok
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    described = manifest.json()
    assert described["name"] and described["start_url"] == "/" and described["display"] == "standalone"
    sizes = {}
    for icon in described["icons"]:
        drawn = page.evaluate(
            """async (address) => {
              const image = new Image();
              image.src = address;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        sizes[icon["src"]] = (icon["sizes"], drawn)
        assert icon["sizes"] in ("any", drawn), sizes
    assert {"192x192", "512x512"} <= {drawn for _, drawn in sizes.values()}


EDGES: Final = """(button) => {
  button.setAttribute('aria-disabled', 'true');
  const { borderTopWidth, borderLeftWidth, borderImageSource } = getComputedStyle(button);
  return [borderTopWidth === borderLeftWidth, borderImageSource];
}"""


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_what_cannot_be_pressed_has_an_even_dotted_frame(
    house: House, visit: Visit, wishes: dict[str, Any]
) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0), **wishes)
    assert choice(page, "Income").evaluate(EDGES) == [True, "none"]


def test_where_colours_are_forced_one_tab_is_chosen(house: House, visit: Visit) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0), forced_colors="active")
    edges = "(tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor)"
    tabs = page.locator("aside .upper .sheet-tabs button")
    expect(tabs).to_have_count(3)
    record, rules, aid = tabs.evaluate_all(edges)
    assert record != rules == aid


def test_where_colours_are_forced_no_picture_lies_under_the_words_of_a_button(
    house: House, visit: Visit
) -> None:
    table = lay_table(house, FIRST_ROUND)
    page = visit(table.path, **table.person(0), forced_colors="active")
    expect(choices(page).first).to_be_visible()
    under = choices(page).evaluate_all("all => all.map(one => getComputedStyle(one).borderImageSource)")
    assert set(under) == {"none"}
