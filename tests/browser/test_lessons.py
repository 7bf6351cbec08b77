"""A lesson of each game, walked whole by keyboard on a phone, in three languages, looked at by axe; and a
question, an outcome and a whole game of each in the longest language, at the tightest sizes (`fitting`)."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cabale.games import GAMES
from cabale.lessons import Lesson, Wording, lessons_of
from tests.browser.conftest import Accessible, Turn, Visit
from tests.browser.fitting import LONGEST, SIZES, TIGHT, Size, findings, told
from tests.browser.house import House
from tests.browser.people import LANGUAGES, PHONE, choices, read
from tests.browser.test_scenes import DRAWN, unsaid

LESSONS = {game: next((one for one in lessons_of(game) if one.steps), None) for game in GAMES}
WHOLE = {game: next((one for one in lessons_of(game) if one.whole), None) for game in GAMES}
FAR = 60  # steps of Tab
# The button of an offer: the one that says all of it, or the one behind which its targets are.
SEEK = """([label, title]) => {
  const all = [...document.querySelectorAll('#question .choices button')];
  const found = all.find((one) => one.textContent.includes(label))
    ?? all.find((one) => one.textContent.includes(title));
  all.forEach((one) => one.toggleAttribute('data-sought', one === found));
}"""
# By how much a text is longer than what is seen of it: it scrolls, or ends below the window.
CUT = """(texts, height) => texts.map((one) =>
  Math.max(one.scrollHeight - one.clientHeight, one.getBoundingClientRect().bottom - height))"""
CHOOSE = "document.querySelector('#question [data-sought]')?.click()"  # unless one was enough
# Whether the middle of a mark lies on the college that it is about.
ON_ITS_COLLEGE = """([number, stone]) => {
  const mark = [...document.querySelectorAll('.marks span')].find((one) => one.textContent.trim() === number);
  const field = document.querySelector(`[data-college="${stone}"] .field`);
  const box = mark.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return field.isPointInFill(middle.matrixTransform(field.getScreenCTM().inverse()));
}"""
# How much of a sign or a pawn the marks hide, at most.
HIDDEN = """() => {
  const marks = [...document.querySelectorAll('.marks span')].map((one) => one.getBoundingClientRect());
  const meet = (box, mark, from, till) =>
    Math.max(0, Math.min(box[till], mark[till]) - Math.max(box[from], mark[from]));
  const share = (box, mark) =>
    (meet(box, mark, 'left', 'right') * meet(box, mark, 'top', 'bottom')) / (box.width * box.height);
  const drawn = ['.square .sign', '.square .camp', '[data-pawn] g'].map((one) => `#board ${one}`).join();
  const shown = [...document.querySelectorAll(drawn)];
  return Math.max(...shown.map((one) => one.getBoundingClientRect()).filter((box) => box.width)
    .flatMap((box) => marks.map((mark) => share(box, mark))));
}"""
MOST_HIDDEN = 0.4


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
        offer, aimed = offered(house, lesson, answers, language)
        answers.append(step.answers[0])
        answer(page, offer, aimed)
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


@pytest.mark.parametrize("game", [game for game, lesson in LESSONS.items() if lesson])
def test_lessons_fit(house: House, turn: Turn, game: str) -> None:
    lesson, whole = LESSONS[game], WHOLE[game]
    assert lesson is not None and whole is not None
    found = fits(begin(turn, whole), "a whole game")
    page = begin(turn, lesson)
    found += fits(page, "its question")
    found += fits(take(house, page, lesson, []), "its outcome")
    assert not found, told(f"{game}, a lesson", found)


def test_the_marks_of_colleges_lie_on_them(turn: Turn) -> None:
    """A college is a piece of a ring: the corner of the box around it may lie in another."""
    astray = []
    for lesson in lessons_of("druide"):
        colleges = [
            [letter, mark.removeprefix("college:")]
            for step in lesson.steps[:1]
            for letter, mark in zip(ascii_uppercase, step.marks, strict=False)
            if mark.startswith("college:")
        ]
        page = begin(turn, lesson) if colleges else None
        if page:
            expect(page.locator(".marks .fig").first).to_be_attached()
            astray += [f"{lesson.id} {each}" for each in colleges if not page.evaluate(ON_ITS_COLLEGE, each)]
    assert not astray


def test_marks_hide_no_sign_and_no_pawn(turn: Turn) -> None:
    """What a point is about must be seen beside its number."""
    for lesson in lessons_of("cocarde"):
        if lesson.steps:
            page = begin(turn, lesson)
            expect(page.locator(".marks .fig").first).to_be_attached()
            assert page.evaluate(HIDDEN) < MOST_HIDDEN, lesson.id


@pytest.mark.slow
@pytest.mark.parametrize(
    "lesson",
    [pytest.param(one, id=f"{game}-{one.id}") for game in GAMES for one in lessons_of(game) if one.steps],
)
def test_every_step_of_every_lesson_fits(house: House, turn: Turn, lesson: Lesson) -> None:
    page = begin(turn, lesson)
    found: list[str] = []
    answers: list[str] = []
    for place, step in enumerate(lesson.steps, 1):
        found += fits(page, f"question {place}", SIZES)
        found += fits(take(house, page, lesson, answers), f"outcome {place}", SIZES)
        answers.append(step.answers[0])
        if place < len(lesson.steps):
            page.locator("#question .outcome .button.ink").click()
            expect(choices(page).first).to_be_attached()
    assert not found, told(f"{lesson.game.id}, {lesson.id}", found)


def begin(turn: Turn, lesson: Lesson) -> Page:
    """A lesson in the longest language, at its first question."""
    page = turn(f"/learn/{lesson.game.id}/{lesson.id}", locale=f"{LONGEST}-BE")
    expect(choices(page).first).to_be_attached()
    expect(page.locator("#board svg").first).to_be_visible()
    return page


def take(house: House, page: Page, lesson: Lesson, answers: list[str]) -> Page:
    """The lesson's own move, without a word, until what came of it is told."""
    offer, aimed = offered(house, lesson, answers, LONGEST)
    for _ in range(2 if aimed else 1):
        read(page)
        page.evaluate(SEEK, [offer["label"], offer["title"]])
        page.evaluate(CHOOSE)
    outcome, count = page.locator("#question .outcome.answered"), page.locator("dialog.count[open]")
    expect(outcome).to_be_attached()
    page.evaluate(DRAWN)
    if count.is_visible():  # until it is over nothing tells what it comes to
        count.get_by_role("button").first.click()
    expect(outcome).to_be_visible()
    return page


def fits(page: Page, what: str, sizes: tuple[Size, ...] = TIGHT) -> list[str]:
    """The narrowest comes last: a phone, where a text that is long is read whole at one tap."""
    found = findings(page, sizes)
    more = page.locator("#lesson .more")
    if more.is_visible():
        more.click()
    cut = page.locator("#lesson details[open] .text").evaluate_all(CUT, sizes[-1].height)
    found += [f"{sizes[-1]}: {one} px of the lesson’s text are not seen" for one in cut if one > 0]
    if more.is_visible():
        more.click()
    return [f"{one} ({what})" for one in found]


def offered(house: House, lesson: Lesson, answers: list[str], language: str) -> tuple[dict[str, Any], bool]:
    """The offer that is the lesson's move after these answers, and whether its targets come after it: where
    there is nothing else to do, they are offered at once."""
    path = f"/api/games/{lesson.game.id}/lessons/{lesson.id}"
    offers = house.ask("POST", path, {"answers": answers}, "", language)["asked"]["offers"]
    wanted = lesson.steps[len(answers)].answers[0]
    offer = next(offer for offer in offers if offer["text"] == wanted)
    alike = [other for other in offers if other["key"] == offer["key"]]
    return offer, "target" in offer["arguments"] and 1 < len(alike) < len(offers)


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
