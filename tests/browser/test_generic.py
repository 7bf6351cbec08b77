"""The board of games that bring none: both examples, judged as all scenes are, and played by keys alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from tests.browser.conftest import AT_ONCE, Accessible, Visit, closing_well
from tests.browser.gathering import NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import read
from tests.browser.test_scenes import judge

Come = Callable[..., Page]

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
MODULES: Final = {"kuhn": "kuhn_poker", "liars": "liars_dice"}
MANY: Final = 60  # answers: some dice are lost, and some bids have been made


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that has both; this process has them, too, to lay their tables."""
    places = [str(EXAMPLES / name) for name in ("kuhn-poker", "liars-dice")]
    with pytest.MonkeyPatch.context() as there:
        there.setenv("CABALE_GAMES", ",".join(MODULES.values()))
        there.setenv("PYTHONPATH", ":".join(places), prepend=":")
        for place in places:
            there.syspath_prepend(place)
        for module in MODULES.values():
            GAMES.bring(module, "", partial(__import__, module))
        assert not GAMES.failures
        with closing_well(House(tmp_path_factory.mktemp("brought"), *AT_ONCE)) as house:
            yield house
    for game, module in MODULES.items():
        GAMES.forget(game)
        sys.modules.pop(module, None)


def seen(page: Page) -> Page:
    expect(page.locator(".generic .plates [data-seat]").first).to_be_visible()
    return page


def asked(house: House, come: Come, language: str) -> Page:
    """Six players, and my bid."""
    table = lay_gathering(house, "liars", NAMES[:6], MANY)
    page = seen(come(table.path, **table.person(0, language)))
    expect(page.locator("#question .cells button").first).to_be_visible()
    return page


def marked(house: House, come: Come, language: str) -> Page:
    """A bid is marked, and waits for its confirmation."""
    page = asked(house, come, language)
    page.locator("#question .cells button").first.click()
    expect(page.locator("#question .cells button[aria-pressed=true]")).to_have_count(1)
    return page


def waiting(house: House, come: Come, language: str) -> Page:
    table = lay_gathering(house, "liars", NAMES[:3], 4)
    page = seen(come(table.path, **table.person(1, language)))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def watching(house: House, come: Come, language: str) -> Page:
    page = seen(come(lay_gathering(house, "liars", NAMES[:4]).path, locale=f"{language}-BE"))
    expect(page.locator(".waiting .status")).to_be_visible()
    return page


def over(house: House, come: Come, language: str) -> Page:
    table = lay_gathering(house, "liars", NAMES[:3], None)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("h1.verdict")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def replay(house: House, come: Come, language: str) -> Page:
    """In the middle of a finished game, with all dice open."""
    table = lay_gathering(house, "liars", NAMES[:4], None)
    page = seen(come(f"/replay/{table.room}?eyes=open&step=40", locale=f"{language}-BE"))
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def without_words(house: House, come: Come, language: str) -> Page:
    """Kuhn poker brings nothing but its rules."""
    table = lay_gathering(house, "kuhn", NAMES[:2], 0)
    page = seen(come(table.path, **table.person(0, language)))
    expect(page.locator("#question button").first).to_be_visible()
    return page


SCENES: Final[dict[str, Callable[[House, Come, str], Page]]] = {
    "liars-asked": asked,
    "liars-marked": marked,
    "liars-waiting": waiting,
    "liars-watching": watching,
    "liars-over": over,
    "liars-replay": replay,
    "kuhn-asked": without_words,
}
BY_NIGHT: Final = set(list(SCENES)[::2])
FLEETING: Final = ("liars-marked", "kuhn-asked")  # what was marked, or has no words that would change


@pytest.mark.parametrize("scene", SCENES)
def test_it_fits_is_accessible_and_speaks(
    house: House, visit: Visit, accessible: Accessible, scene: str
) -> None:
    lay = partial(SCENES[scene], house, visit)
    judge(scene, lay, accessible, by_night=scene in BY_NIGHT, fleeting=scene in FLEETING)


def test_a_game_of_friends_by_keyboard_alone(house: House, visit: Visit) -> None:
    table = lay_gathering(house, "kuhn", NAMES[:2], 0)
    elise, joost = (seen(visit(table.path, **table.person(seat, "en"))) for seat in range(2))
    for page in (elise, joost):
        expect(page.locator("#question button").first).to_be_visible()
        read(page)
        page.keyboard.press("1")  # pass
    expect(elise.locator("h1.verdict")).to_be_visible()
    expect(joost.locator("h1.verdict")).to_be_visible()
