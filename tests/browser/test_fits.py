"""Pages at every size: nothing is cut off, covered or overprinted (see `fitting`). Every scene in the longest
language is judged by `test_scenes`, which lays it anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from tests.browser.conftest import Turn
from tests.browser.fitting import LONGEST, SIZES, TIGHT, Size, findings, told
from tests.browser.gathering import LONG, NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import LANGUAGES, choices, lay_table, read
from tests.browser.scenes import SCENES, WEIGHING
from tests.browser.story import THEIR_TURN

SEATS: Final = [
    (game, seats) for game, rules in GAMES.items() for seats in range(rules.seats[0], rules.seats[1] + 1)
]


WRONG: Final = """<style>
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/20px serif }
  body > * { position: absolute }
  button { width: 90px; height: 50px; padding: 0 }
</style>
<button style="left: 0; top: 0">whole</button>
<button style="left: 100px; top: 0; height: 20px">low</button>
<button style="left: 200px; top: 0">covered</button><p style="left: 190px; top: 0; width: 110px; height: 60px;
  margin: 0; background: white"></p>
<button style="left: 300px; top: 0; width: 120px">aside</button><p style="left: 300px; top: 0; width: 90px;
  height: 60px; margin: 0; background: white"></p>
<button style="left: -30px; top: 100px">beyond</button>
<p style="left: 0; top: 200px; margin: 0">some words</p>
<p style="left: 20px; top: 206px; margin: 0">others</p>
"""


def test_what_does_not_fit_is_found(page: Page) -> None:
    page.set_content(WRONG)
    at_a_desk, on_touch = Size(1280, 720), Size(390, 844, touch=True)
    *pieces, texts = findings(page, (at_a_desk,))
    assert pieces == [
        '1280×720: button "low" shows 90×20 of 90×20 px, 4 too few',
        '1280×720: button "covered" shows 0×0 of 90×50 px, 24 too few',
        '1280×720: button "beyond" is cut off to the left by 30 px',
    ]
    assert texts.startswith('1280×720: text "some words" runs into text "others"')
    found = "\n".join(findings(page, (on_touch,)))
    assert '"aside" is cut off to the right by 30 px' in found and '"whole"' not in found


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


HIDDEN: Final = """() => {
  const question = document.querySelector('#question');
  const frame = question.getBoundingClientRect().bottom - 6; // its outer and its inner line
  const foot = [...question.querySelectorAll('.foot > *')];
  const below = foot.map((one) => one.getBoundingClientRect().bottom - frame);
  return Math.round(Math.max(question.scrollHeight - question.clientHeight, ...below));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_whole_with_all_that_a_purse_allows(house: House, turn: Turn, language: str) -> None:
    """Joost has an Assassin and what that costs, and lacks a Coup: of all turns, the one with most words."""
    table = lay_table(house, THEIR_TURN)
    page = turn(table.path, **table.person(1, language))
    page.set_viewport_size({"width": 1366, "height": 650})
    expect(page.locator("#question .foot .closed")).to_be_visible()
    page.evaluate(DRAWN)
    assert page.evaluate(HIDDEN) <= 0, "pixels of the question lie below its frame"


def test_a_question_is_whole_after_a_wrong_turn(turn: Turn) -> None:
    page = turn("/learn/complots/claim", locale=f"{LONGEST}-BE")
    page.set_viewport_size({"width": 1366, "height": 650})
    page.locator("#question .action").first.click()
    expect(page.locator("#question > .tried")).to_be_visible()
    page.evaluate(DRAWN)
    assert page.evaluate(HIDDEN) <= 0, "pixels of the question lie below its frame"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_on_is_seen_however_much_an_answer_brought(turn: Turn, language: str) -> None:
    """Two answers otherwise are told there, and the question has no more than its share of the rail."""
    page = turn("/learn/guillotine/front", locale=f"{language}-BE")
    page.set_viewport_size({"width": 1366, "height": 650})
    expect(choices(page).first).to_be_attached()
    read(page)
    page.locator("#question .choices button:visible").click()
    expect(page.locator("#question .outcome .other")).to_have_count(2)
    for way in page.locator("#question .outcome .ways > *").all():
        expect(way).to_be_in_viewport(ratio=1)


def test_what_comes_of_a_piece_is_told_after_a_wrong_turn_too(turn: Turn) -> None:
    page = turn("/learn/druide/turn", locale="en-GB")
    page.set_viewport_size({"width": 1366, "height": 650})
    consequence = page.locator("#question .consequence")
    for stone, after in ((2, False), (3, True)):
        piece = page.get_by_role("button", name=f"Place a druid on stone {stone} ")
        piece.first.dispatch_event("click")
        expect(consequence).to_contain_text("College 2–5, 4 votes: carried by you.")
        expect(consequence).to_be_visible()
        if not after:
            page.get_by_role("button", name="Confirm").click()
            expect(page.locator("#question > .tried")).to_be_visible()
            expect(consequence).to_be_hidden()


def seated(house: House, come: Turn, language: str, game: str, names: Sequence[str]) -> Page:
    """The first of these people is asked, in the middle of a game."""
    table = lay_gathering(house, game, names)
    page = come(table.path, **table.person(0, language))
    expect(page.locator("#question .tricolour")).to_be_visible()
    expect(page.locator("#board svg").first).to_be_visible()
    return page


def test_every_option_of_a_room_fits(house: House, turn: Turn) -> None:
    """They are folded, as most never touch them; who hears whom is the longest of their words."""
    page = SCENES["room"](house, turn, LONGEST)
    for fold in page.locator(".arrangement > details > summary").all():
        fold.click()
    found = findings(page, TIGHT)
    assert not found, told("room, unfolded", found)


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
    expect(page.locator("section.aid")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".drawer .verdict")).to_be_visible()
    found += findings(page)
    assert not found, told(f"{game} with help", found)
