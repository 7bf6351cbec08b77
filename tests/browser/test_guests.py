"""A person among guests of the house: a program that plays by lines, and a language model that is asked over
the network of this machine."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError, WebSocket, expect

from cabale.games import GAMES
from tests.browser.conftest import AT_ONCE, Visit, closing_well
from tests.browser.house import House
from tests.browser.people import TITLE, Table, choices, read
from tests.browser.test_rooms import begin_button
from tests.browser.test_whole_game import LOOK
from tests.models.stand_in import KEY, NAME, SAID, StandIn
from tests.seat.programs import example
from tests.table.test_table import AT_ONCE as NO_CLOCKS

SHORT: dict[str, dict[str, Any]] = {
    "complots": {"max_turns": 6},
    "convention": {"rounds": 1},
    "cocarde": {"max_rounds": 4},
}
GUESTS = {2: "Deep", 3: "Sage"}  # by seats, as people count them


@pytest.fixture(scope="module")
def stand_in() -> Iterator[StandIn]:
    with StandIn("loud") as found:
        yield found


@pytest.fixture(scope="module")
def shared_house(stand_in: StandIn, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose keeper lets both play, and that knows the key."""
    with pytest.MonkeyPatch.context() as known:
        known.setenv("CABALE_MODEL_URL", stand_in.url)
        known.setenv("CABALE_MODEL_KEY", KEY)
        guests = "--bot", f"Deep={shlex.join(example('python'))}", "--model", f"Sage={NAME}"
        with closing_well(House(tmp_path_factory.mktemp("guests"), *AT_ONCE, *guests)) as house:
            yield house


def opened(house: House, game: str) -> Table:
    """A room with a person, who is its host, and two free seats."""
    options = {**NO_CLOCKS[game], **SHORT.get(game, {})}
    wish = {"game": game, "seats": 3, "options": options, "settings": {"title": TITLE, "hints": False}}
    room = house.ask("POST", "/api/rooms", wish)
    who = {"name": "Élise", "language": "en", "emblem": 1}
    taken = house.ask("POST", f"/api/rooms/{room['room']}/seats/0", who, room["token"])
    return Table(house, room["room"], ["Élise"], [taken["token"]], game=game)


def fill(page: Page) -> None:
    """The host gives the free seats to the two guests, and sees who they are."""
    for place, name in GUESTS.items():
        page.get_by_label(f"Who holds seat {place}").select_option(name)
        expect(page.locator(".plate").nth(place - 1).locator("b")).to_have_text(name)
    program, model = (page.locator(".plate").nth(place - 1) for place in GUESTS)
    expect(program.locator(".who [data-sign=guest]")).to_have_text(
        "a guest: a program that this house lets play"
    )
    expect(model.locator(".who [data-sign=model]")).to_have_text(
        "a language model: what is said at the table is sent to it"
    )


def nothing_is_wrong(table: Table, stand_in: StandIn, *pages: str) -> None:
    """Nobody lost an answer, and the key went to its address and nowhere else."""
    chairs = table.ask("GET", "")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Élise", *GUESTS.values()]
    assert not any(chair["bot_failed"] for chair in chairs)
    replay, record = table.ask("GET", "/replay?eyes=open"), table.ask("GET", "/record")
    told = json.dumps(replay) + str(record) + table.house.log.read_text() + "".join(pages)
    assert KEY not in told + json.dumps(stand_in.asked)
    assert {headers["Authorization"] for headers in stand_in.headers} == {f"Bearer {KEY}"}


def test_a_person_plays_a_whole_game_with_a_program_and_a_model(
    house: House, stand_in: StandIn, new_context: Callable[..., BrowserContext]
) -> None:
    """Both are among the levels of the room and marked at the table, and play to the end; the model talks."""
    table, frames, heard = opened(house, "complots"), list[str](), False

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page = new_context(**table.person(0)).new_page()
    page.on("websocket", listen)
    page.goto(table.path)
    fill(page)
    begin_button(page).click()
    plates = page.locator(".complots .plate")
    for name, sign, means in (
        ("Deep", "guest", "A program that this house lets play answers here, and hears"),
        ("Sage", "model", "A language model answers here: what is said at the table is sent to it."),
    ):
        corner = plates.filter(has_text=name).locator(f"[data-sign={sign}]")
        corner.hover()
        expect(page.locator(".slip[role=status]")).to_contain_text(means)
    while not table.ask("GET", "")["over"]:
        heard |= page.get_by_text(SAID).count() > 0
        if page.evaluate(LOOK, 100):
            read(page)
            with suppress(TimeoutError):  # somebody else was quicker, and nothing is asked any more
                choices(page).first.click(timeout=1_000)
    expect(page.get_by_role("heading", name=table.verdict("en", 0))).to_be_visible()
    assert heard and any(SAID in frame for frame in frames)
    nothing_is_wrong(table, stand_in, page.content(), *frames)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != "complots"])
def test_the_other_games(game: str, house: House, stand_in: StandIn, visit: Visit) -> None:
    """The person looks on in the page, where both are marked, while their hand takes the first offer."""
    table = opened(house, game)
    page = visit(table.path, **table.person(0))
    fill(page)
    begin_button(page).click()
    for sign in ("guest", "model"):
        expect(page.locator(f"[data-sign={sign}]").first).to_be_attached()
    table.play(0)
    page.reload()  # whoever comes back finds the verdict, and no count that is still being told
    expect(page.get_by_role("heading", name=table.verdict("en", 0)).first).to_be_visible()
    nothing_is_wrong(table, stand_in, page.content())
