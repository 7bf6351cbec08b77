"""What the other browser tests rely on: the eye sees what it should, and a killed house comes back."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.browser.conftest import Accessible
from tests.browser.house import House
from tests.browser.watch import Watch


@pytest.fixture
def strange_page(browser: Browser) -> Iterator[tuple[Page, Watch]]:
    """A page that is not ours, under an eye that fails no test."""
    with browser.new_context() as context:
        watch = Watch()
        watch.over(context)
        yield context.new_page(), watch


def test_a_request_to_somebody_else_is_seen(strange_page: tuple[Page, Watch]) -> None:
    page, watch = strange_page
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://elsewhere.example/")
    assert watch.complaints() == ["a request off loopback: http://elsewhere.example/"]


def test_a_socket_to_somebody_else_is_seen(strange_page: tuple[Page, Watch]) -> None:
    page, watch = strange_page
    watch.forgive("ERR_NAME_NOT_RESOLVED")
    page.evaluate("new Promise((done) => new WebSocket('ws://elsewhere.example/').onerror = () => done())")
    assert watch.complaints() == ["a request off loopback: ws://elsewhere.example/"]


def test_errors_are_seen_unless_forgiven(strange_page: tuple[Page, Watch]) -> None:
    page, watch = strange_page
    watch.forgive("on purpose")
    page.set_content("<script>console.error('said on purpose'); console.error('said')</script>")
    page.set_content("<script>throw new Error('thrown')</script>")
    first, second = watch.complaints()
    assert first.startswith("said (")
    assert second.startswith("uncaught: ") and "thrown" in second


def test_what_is_not_accessible_is_told(strange_page: tuple[Page, Watch], accessible: Accessible) -> None:
    page, _ = strange_page
    page.set_content("<html lang='en'><title>A</title><main><h1>A</h1><img src='data:,'></main></html>")
    with pytest.raises(AssertionError, match="image-alt"):
        accessible(page)
    page.set_content("<html lang='en'><title>A</title><main><h1>A</h1></main></html>")
    accessible(page)


def test_a_killed_house_comes_back_where_it_was(own_house: House) -> None:
    address = own_house.address
    room = own_house.ask("POST", "/api/rooms", {"game": "complots", "seats": 4})["room"]
    own_house.kill()
    with pytest.raises(URLError):
        own_house.ask("GET", f"/api/rooms/{room}")
    own_house.restart()
    assert own_house.address == address
    assert own_house.ask("GET", f"/api/rooms/{room}")["room"] == room


def test_what_a_house_complains_about_is_told_once(own_house: House) -> None:
    assert own_house.complaints() == ""
    with own_house.log.open("a") as log:
        log.write("Traceback\n")
    assert own_house.complaints() == "Traceback\n"
    assert own_house.complaints() == ""
