"""The first look at a house: its lobby opens, light, in the visitor's language, and nothing stumbles."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from tests.browser.conftest import Visit

HEAVIEST = 120_000  # bytes on the wire before the lobby shows, without the letters


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_the_lobby_opens_in_the_visitors_language(visit: Visit, language: str) -> None:
    page = visit("/", locale=f"{language}-BE")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_lobby_is_light(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    asked: list[Request] = []
    page.on("requestfinished", lambda one: asked.append(one))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    weights = {one.url: one.sizes()["responseBodySize"] for one in asked if one.resource_type != "font"}
    assert len(weights) > 2  # the page, its script, its style
    assert sum(weights.values()) < HEAVIEST, weights
