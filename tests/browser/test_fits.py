"""Every page and state at every size: nothing is cut off, covered or overprinted (see `fitting`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.fitting import SIZES, findings
from tests.browser.gathering import LONG, NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import LANGUAGES
from tests.browser.scenes import SCENES, WEIGHING, Come

LONGEST: Final = "fr"
STILL: Final = {"reduced_motion": "reduce", "viewport": {"width": SIZES[0].width, "height": SIZES[0].height}}
SEATS: Final = [
    (game, seats) for game, rules in GAMES.items() for seats in range(rules.seats[0], rules.seats[1] + 1)
]


def told(scene: str, found: list[str]) -> str:
    return "\n".join(["", *(f"{scene} at {one}" for one in found)])


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_fits_every_screen(house: House, visit: Visit, scene: str) -> None:
    page = SCENES[scene](house, partial(visit, **STILL), LONGEST)
    found = findings(page)
    assert not found, told(scene, found)


def seated(house: House, come: Come, language: str, game: str, names: Sequence[str]) -> Page:
    """The first of these people is asked, in the middle of a game."""
    table = lay_gathering(house, game, names)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("#question .tricolour")).to_be_visible()
    expect(page.locator("#board svg").first).to_be_visible()
    return page


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != LONGEST])
@pytest.mark.parametrize("scene", SCENES)
def test_every_page_fits_in_every_language(house: House, visit: Visit, scene: str, language: str) -> None:
    page = SCENES[scene](house, partial(visit, **STILL), language)
    found = findings(page)
    assert not found, told(scene, found)


@pytest.mark.slow
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["usual", "long"])
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_however_many_sit_there_and_whatever_their_names(
    house: House, visit: Visit, game: str, seats: int, names: Sequence[str]
) -> None:
    page = seated(house, partial(visit, **STILL), LONGEST, game, names[:seats])
    found = findings(page)
    assert not found, told(f"{game} of {seats}", found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_with_advice_and_rules_lying_open(house: House, visit: Visit, game: str) -> None:
    page = seated(house, partial(visit, **STILL), LONGEST, game, NAMES[: GAMES[game].usual_seats])
    page.locator("#question .hint-link").click()
    expect(page.locator(".slip [role=status]")).not_to_be_empty(timeout=WEIGHING)
    found = findings(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".drawer .verdict")).to_be_visible()
    found += findings(page)
    assert not found, told(f"{game} with help", found)
