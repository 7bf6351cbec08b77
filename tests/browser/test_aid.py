"""The player's aid: one screen without scrolling, at a desk and on a phone, in three languages; in the
longest of them it fits the tightest sizes, as the board beside it does."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from cabale.text.aid import aid_of
from tests.browser.conftest import Accessible, Turn
from tests.browser.fitting import LONGEST, TIGHT, findings, told
from tests.browser.gathering import NAMES, lay_gathering
from tests.browser.house import House
from tests.browser.people import LANGUAGES

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
BEYOND: Final = """() => {
  const aid = document.querySelector('section.aid');
  return [aid.scrollHeight - aid.clientHeight, aid.scrollWidth - aid.clientWidth];
}"""


def beyond(page: Page, size: tuple[int, int]) -> list[int]:
    """By how many pixels it is higher and wider than there is room for."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[int] = page.evaluate(BEYOND)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_is_one_screen_in_every_language(
    house: House, turn: Turn, accessible: Accessible, game: str
) -> None:
    seats = GAMES[game].usual_seats
    table = lay_gathering(house, game, NAMES[:seats])
    page = turn(table.path, **table.person(0, LANGUAGES[0]))
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.locator("aside .sheet-tabs .key").click()
    expect(page.locator("section.aid .sign svg").first).to_be_visible()
    accessible(page)
    found: dict[str, list[int]] = {}
    for language in LANGUAGES:
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.locator(f"header .languages [lang={language}]").first.click()
        options = GAMES[game].read_options(GAMES[game].rules_version, GAMES[game].table_options, seats)
        aim = aid_of(language, game, seats, options).aim[0].text.replace("**", "")
        expect(page.locator("section.aid .aim")).to_contain_text(aim)
        found |= {f"{language} {size}": beyond(page, size) for size in (DESK, PHONE)}
        if language == LONGEST:
            unfit = findings(page, TIGHT)
            assert not unfit, told(f"aid of {game}", unfit)
    assert {where: over for where, over in found.items() if over != [0, 0]} == {}
