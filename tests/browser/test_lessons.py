"""A lesson of each game, walked whole by keyboard on a phone, in three languages, looked at by axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from cabale.lessons import Lesson, Wording, lessons_of
from tests.browser.conftest import Accessible, Visit
from tests.browser.house import House
from tests.browser.people import LANGUAGES, PHONE, choices, read
from tests.browser.test_scenes import unsaid

LESSONS = {game: next((one for one in lessons_of(game) if one.steps), None) for game in GAMES}
FAR = 60  # steps of Tab
# The button of an offer: the one that says all of it, or the one behind which its targets are.
SEEK = """([label, title]) => {
  const all = [...document.querySelectorAll('#question .choices button')];
  const found = all.find((one) => one.textContent.includes(label))
    ?? all.find((one) => one.textContent.includes(title));
  all.forEach((one) => one.toggleAttribute('data-sought', one === found));
}"""


@pytest.mark.parametrize("game", [game for game, lesson in LESSONS.items() if lesson])
def test_a_lesson_is_walked_by_keyboard_on_a_phone(
    house: House, visit: Visit, accessible: Accessible, game: str
) -> None:
    lesson = LESSONS[game]
    assert lesson is not None
    path = f"/learn/{game}/{lesson.id}"
    page = visit(path, **PHONE, locale="fr-BE", reduced_motion="reduce")
    answers: list[str] = []
    for place, step in enumerate(lesson.steps):
        language = LANGUAGES[place % len(LANGUAGES)]
        speak(page, lesson, language)
        asked = house.ask(
            "POST", f"/api/games/{game}/lessons/{lesson.id}", {"answers": answers}, "", language
        )
        answers.append(step.answers[0])
        offers = asked["asked"]["offers"]
        offer = next(offer for offer in offers if offer["text"] == answers[-1])
        alike = [other for other in offers if other["key"] == offer["key"]]
        answer(page, offer, aimed="target" in offer["arguments"] and len(alike) > 1)
        expect(page.locator("#question .outcome.answered .button.ink")).to_be_focused()
        if place < len(lesson.steps) - 1:
            page.keyboard.press("Enter")
    accessible(page)
    for language in LANGUAGES:
        speak(page, lesson, language)
        assert not unsaid(page), language
    assert page.evaluate("JSON.parse(localStorage.cabale).lessons") == {game: [lesson.id]}
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(f"{house.address}{path}")


def speak(page: Page, lesson: Lesson, language: str) -> None:
    page.locator(f".languages button[lang={language}]").first.dispatch_event("click")
    expect(page.locator("#lesson h1")).to_have_text(Wording(language, lesson).say())


def answer(page: Page, offer: dict[str, Any], aimed: bool) -> None:
    """Find an answer by Tab, as somebody without a pointer does, then its target if it has one."""
    expect(choices(page).first).to_be_attached()  # they may be folded, where the board is pressed
    read(page)
    words = page.locator("#question details.laid summary")
    if words.count():
        words.focus()
        page.keyboard.press("Enter")
    press(page, offer)
    if aimed:
        press(page, offer)  # whom it is aimed at


def press(page: Page, offer: dict[str, Any]) -> None:
    page.evaluate(SEEK, [offer["label"], offer["title"]])
    page.locator("#question").focus()
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-sought')"):
            break
    read(page)
    page.keyboard.press("Enter")
