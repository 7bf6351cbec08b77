"""Every page and state at every size: nothing is cut off, covered or overprinted (see `fitting`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from cabale.games import GAMES
from tests.browser.conftest import PATIENCE
from tests.browser.fitting import SIZES, findings
from tests.browser.gathering import LONG, NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import LANGUAGES, choices
from tests.browser.scenes import SCENES, WEIGHING
from tests.browser.watch import Watch

Turn = Callable[..., Page]

LONGEST: Final = "fr"
FIRST: Final[ViewportSize] = {"width": SIZES[0].width, "height": SIZES[0].height}
REMEMBER: Final = "(kept) => kept ? localStorage.setItem('cabale', kept) : localStorage.clear()"
SEATS: Final = [
    (game, seats) for game, rules in GAMES.items() for seats in range(rules.seats[0], rules.seats[1] + 1)
]


@pytest.fixture(scope="module")
def pages(browser: Browser, shared_house: House) -> Iterator[tuple[Turn, Watch]]:
    """One page for all scenes of a language, turned to the next: to open one costs as much as to judge it."""
    opened: dict[str, Page] = {}
    watch = Watch()

    def turn(path: str, *, locale: str, storage_state: Any = None) -> Page:
        if locale not in opened:
            context = browser.new_context(
                base_url=shared_house.address, locale=locale, viewport=FIRST, reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE)
            watch.over(context)
            opened[locale] = context.new_page()
        page = opened[locale]
        page.set_viewport_size(FIRST)
        page.goto("/api/phrases")  # what is remembered is read when the page comes
        page.evaluate(REMEMBER, storage_state and storage_state["origins"][0]["localStorage"][0]["value"])
        page.goto(path)
        return page

    yield turn, watch
    for page in opened.values():
        page.context.close()


@pytest.fixture
def turn(pages: tuple[Turn, Watch]) -> Iterator[Turn]:
    """Turns that page to an address, as `visit` opens a new one, under the same strict eye."""
    yield pages[0]
    complaints = pages[1].complaints()
    assert not complaints, "\n".join(complaints)


def told(scene: str, found: list[str]) -> str:
    return "\n".join(["", *(f"{scene} at {one}" for one in found)])


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


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_fits_every_screen(house: House, turn: Turn, scene: str) -> None:
    page = SCENES[scene](house, turn, LONGEST)
    found = findings(page)
    assert not found, told(scene, found)


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
