"""Pages at every size: nothing is cut off, covered or overprinted (see `fitting`). Every scene in the longest
language is judged by `test_scenes`, which lays it anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from tests.browser.conftest import Turn
from tests.browser.fitting import LONGEST, SIZES, findings, told
from tests.browser.gathering import LONG, NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import LANGUAGES, choices
from tests.browser.scenes import SCENES, WEIGHING

SEATS: Final = [
    (game, seats) for game, rules in GAMES.items() for seats in range(rules.seats[0], rules.seats[1] + 1)
]


DESK: Final = 1000  # pixels across, from where a mouse may rest on something
DRAWN: Final = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done));
}"""
PLACES: Final = """() => {
  const pieces = '#question, .plate, .hand .card, [data-spot=court], [data-spot=treasury]';
  return [...document.querySelectorAll(pieces)].map((one, nth) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.id || one.dataset.seat || one.dataset.spot || nth, ...[x, y, width, height].map(Math.round)];
  });
}"""


def places(page: Page) -> dict[str, list[list[object]]]:
    """Where everything lies, at every size of a desk."""
    found = {}
    for size in SIZES:
        if size.width >= DESK:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate(DRAWN)
            found[str(size)] = page.evaluate(PLACES)
    return found


def test_nothing_moves_when_a_question_goes(house: House, turn: Turn) -> None:
    page = SCENES["asked"](house, turn, LONGEST)
    asked = places(page)
    choices(page).first.click()
    expect(page.locator(".waiting .status")).to_be_visible()
    assert places(page) == asked


def seated(house: House, come: Turn, language: str, game: str, names: Sequence[str]) -> Page:
    """The first of these people is asked, in the middle of a game."""
    table = lay_gathering(house, game, names)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("#question .tricolour")).to_be_visible()
    expect(page.locator("#board svg").first).to_be_visible()
    return page


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != LONGEST])
@pytest.mark.parametrize("scene", SCENES)
def test_every_page_fits_in_every_language(house: House, turn: Turn, scene: str, language: str) -> None:
    page = SCENES[scene](house, turn, language)
    found = findings(page)
    assert not found, told(scene, found)


@pytest.mark.slow
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["usual", "long"])
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_however_many_sit_there_and_whatever_their_names(
    house: House, turn: Turn, game: str, seats: int, names: Sequence[str]
) -> None:
    page = seated(house, turn, LONGEST, game, names[:seats])
    found = findings(page)
    assert not found, told(f"{game} of {seats}", found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_with_advice_and_rules_lying_open(house: House, turn: Turn, game: str) -> None:
    page = seated(house, turn, LONGEST, game, NAMES[: GAMES[game].usual_seats])
    page.locator("#question .hint-link").click()
    expect(page.locator(".slip [role=status]")).not_to_be_empty(timeout=WEIGHING)
    found = findings(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".drawer .verdict")).to_be_visible()
    found += findings(page)
    assert not found, told(f"{game} with help", found)
