"""The gallery sees what everybody may see, and nothing if the host does not want it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from cabale.table.settings import Settings
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choice, choices, lay_table
from tests.browser.story import FIRST_ROUND


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that a page gets over its sockets from now on."""
    frames: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        frames.append(json.loads(text))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return frames


def test_the_gallery_sees_no_hand(
    house: House, visit: Visit, new_context: Callable[..., BrowserContext]
) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise = visit(table.path, **table.person(0))
    gallery = new_context().new_page()
    frames = frames_of(gallery)
    gallery.goto(table.path)
    expect(gallery.locator(".plate")).to_have_count(4)
    expect(gallery.locator(".complots .own")).to_have_count(0)
    expect(elise.locator("header")).to_contain_text("1 in the gallery")
    choice(elise, "Income").click()
    expect(gallery.locator("#log")).to_contain_text("Turn 6: Joost.")
    expect(choices(gallery)).to_have_count(0)
    assert len(frames) > 1
    for frame in frames:
        assert frame["seat"] == -1
        assert frame["asked"] is None
        assert frame["scene"]["view"]["hidden"] == [2, 2, 2, 2]


def test_a_table_without_gallery_lets_nobody_watch(house: House, visit: Visit) -> None:
    shut = Settings(title="Rue Mouffetard", gallery=False)
    table = lay_table(house, FIRST_ROUND, settings=shut)
    stranger = visit(f"{table.path}#watch", locale="fr-BE")
    expect(stranger.get_by_role("heading", level=1)).to_contain_text("tribunes")
    expect(stranger.locator(".complots, #say")).to_have_count(0)
    elise = visit(table.path, **table.person(0))
    expect(choices(elise).first).to_be_visible()
