"""What the house refuses is told on a slip, in the reader's language, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LANGUAGES, choice, choices, lay_table
from tests.browser.story import FIRST_ROUND
from tests.browser.watch import Watch

INCOME = {"fr": "Revenu", "nl": "Inkomen", "en": "Income"}
AID = {"fr": "Aide étrangère", "nl": "Buitenlandse hulp", "en": "Foreign aid"}
TOO_LATE = {
    "fr": "cette réponse ne compte plus",
    "nl": "dit antwoord telt niet meer",
    "en": "this answer counts no more",
}


def deaf_after_the_first_frame(route: WebSocketRoute) -> None:
    """The page hears of one position, and afterwards only what is refused."""
    server = route.connect_to_server()
    heard = False

    def hear(text: str | bytes) -> None:
        nonlocal heard
        if not heard or '"refused"' in str(text):
            heard = True
            route.send(text)

    server.on_message(hear)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_answer_from_a_second_tab(
    house: House, new_context: Callable[..., BrowserContext], language: str
) -> None:
    """The second tab has not heard yet that the first one has answered."""
    table = lay_table(house, FIRST_ROUND)
    context = new_context(**table.person(0, language))
    first, second = context.new_page(), context.new_page()
    second.route_web_socket("**/socket", deaf_after_the_first_frame)
    for page in (first, second):
        page.goto(table.path)
        expect(choices(page).first).to_be_visible()
    choice(first, INCOME[language]).click()
    expect(choices(first)).to_have_count(0)
    choice(second, AID[language]).click()
    slip = second.get_by_role("status").filter(has_text="Erratum")
    expect(slip).to_contain_text(TOO_LATE[language])
    assert table.ask("GET", "/replay?eyes=public")["steps"][-1]["scene"]["view"]["coins"][0] == 6


def test_a_room_that_is_not_there(visit: Visit) -> None:
    page = visit("/t/nowhere", locale="fr-BE")
    expect(page.get_by_role("heading", level=1)).to_contain_text("n’existe pas")
    page.get_by_role("main").get_by_role("link", name="Retour à l’entrée").click()
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()


def test_a_page_that_is_not_there(visit: Visit, watch: Watch) -> None:
    watch.forgive("404")  # which is what the house answers, with the page
    page = visit("/palais/royal", locale="nl-BE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Deze pagina bestaat niet.")


def test_a_link_that_is_no_invitation(visit: Visit) -> None:
    page = visit("/")
    field = page.get_by_label("Paste an invitation link")
    field.fill("https://elsewhere.example/")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("That is not an invitation link.")
    expect(field).to_be_focused()


def test_a_seat_that_somebody_else_took(house: House, visit: Visit, watch: Watch) -> None:
    """Two people press the same free seat: the second is told."""
    room = house.ask("POST", "/api/rooms", {"game": "complots", "seats": 3})["room"]
    page = visit(f"/t/{room}", locale="fr-BE")
    page.get_by_label("Votre nom à la table").fill("Élise")
    watch.forgive("409")

    def be_quicker(route: Route) -> None:
        house.ask("POST", f"/api/rooms/{room}/seats/0", {"name": "Joost", "language": "nl"})
        route.continue_()

    page.route("**/seats/0", be_quicker)
    page.locator(".join button.ink").click()
    expect(page.get_by_role("alert")).to_contain_text("place")
    expect(page.locator(".plate").first).to_contain_text("Joost")
