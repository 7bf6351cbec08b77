"""Guillotine 1988 at the table: four people talk, promise, vote and judge through two rounds, to the verdict.

Two of them sit at a desk and two have phones. Chance is given, so the course is always the same: in round 1
Brissot's judges are divided, Danton flees and the dissolution fails; in round 2 Robespierre dies and the
Assembly is dissolved.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from cabale.core.chance import secret_of_seed
from cabale.core.match import Match
from cabale.core.views import Choice
from cabale.games.convention import CONVENTION
from cabale.text import Narrator
from tests.browser.chamber import DEPUTIES, lay_chamber
from tests.browser.chamber_scenes import deputy, way
from tests.browser.conftest import Accessible, Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Table, read

SEED: Final = 769  # under which chance deals factions in the order of the box, and throws what is wanted here
OPTIONS: Final[dict[str, Any]] = {
    "faction_choice": "random",
    "dissolution_from": 1,
    "rounds": 3,
    "talk_ms": 600_000,
}
LANGUAGES: Final = ("en", "fr", "nl", "en")  # of Élise, Joost, Noor and Inès

MOVEMENT: Final = "a:move=marat>tribunal b:move=petion>tribunal c:pass d:pass a:pass b:pass"
REPORTS: Final = "a:pass b:pass c:pass d:pass"
AGENDA: Final = "a:denounce=brissot b:denounce=danton c:support=brissot d:support=danton"
TRIAL: Final = "b:trial a:flee a:oui b:non"
DISSOLUTION: Final = "a:propose a:non b:non c:non d:oui"
EXILE: Final = "b:pass a:pass"
SECOND_ROUND: Final = """b:pass c:move=merlin>tribunal d:pass a:pass c:pass
    b:pass c:pass d:pass a:pass
    b:denounce=robespierre c:pass d:support=robespierre a:pass
    a:trial a:non b:oui c:oui
    b:propose a:oui b:oui c:oui d:oui
    b:pass a:pass"""


class Chamber:
    """Four pages, and beside them the same game, which knows what is asked and what each button says."""

    def __init__(self, table: Table, pages: list[Page]) -> None:
        self.table: Final = table
        self.pages: Final = pages
        self.match: Final = Match(CONVENTION, 4, OPTIONS, secret=secret_of_seed(SEED), nonces=[""] * 4)
        self.spoken: Final[set[int]] = set()  # who has answered since there was time to talk
        self._draw()

    def play(self, words: str) -> None:
        """Everybody answers on their page; where there is time to talk, the others say they are ready."""
        for word in words.split():
            seat, move = CONVENTION.read(self.match.state, word)
            question = CONVENTION.question(self.match.state, seat)
            assert question is not None
            (choice,) = [choice for choice in question.choices if choice.move == move]
            self._answer(seat, choice)
            self.spoken.add(seat)
            self.match.play(seat, move)
            self._draw()
            if not self.match.state.sealed:  # of a vote this was the last ballot
                if question.talk:
                    self._all_said()
                self.spoken.clear()

    def _answer(self, seat: int, choice: Choice) -> None:
        page = self.pages[seat]
        expect(page.locator("#question .choices")).to_be_visible()
        read(page)
        if choice.key == "move" and seat < 2:  # on the board: take hold of a deputy, and show him the door
            deputy(page, str(choice.arguments["deputy"])).click()
            way(page, str(choice.arguments["post"])).click()
            page.locator("#question .choices > button.ink").click()
            return
        label = Narrator(LANGUAGES[seat], CONVENTION, DEPUTIES, seat).choice(choice)
        button = labelled(page, label)
        expect(button).to_have_count(1)
        if not button.is_visible():
            page.locator("#question details.laid summary").click()
        button.click()

    def _all_said(self) -> None:
        for seat, page in enumerate(self.pages):
            if seat not in self.spoken:
                page.locator(".talk-time button").click()

    def _draw(self) -> None:
        while not self.match.state.over and not self.match.state.waiting:
            self.match.draw()


def labelled(page: Page, label: str) -> Locator:
    """The button of a choice: its label stands in it for the ear, or is all that stands there."""
    buttons = page.locator("#question .choices button.button")
    heard = page.locator("span.unseen", has_text=re.compile(rf"^\s*, {re.escape(label)}\s*$"))
    alone = page.locator(
        "span:not(:has(.unseen)):not(.unseen, .key)", has_text=re.compile(rf"^\s*{re.escape(label)}(\s|$)")
    )
    return buttons.filter(has=heard.or_(alone))


# --- the deal book


def book(page: Page) -> Locator:
    """Open the deal book, which on a phone lies over the board."""
    tabs = page.locator("nav button", has_text=re.compile("Talk|Paroles|Gesprek"))
    if tabs.is_visible():
        tabs.click()
    page.locator(".lower .sheet-tabs button").nth(1).click()
    return page.locator(".lower")


def back_to_table(page: Page) -> None:
    tabs = page.locator("nav button", has_text=re.compile("^\\s*(Table|Tafel)"))
    if tabs.is_visible():
        tabs.click()


def promise(form: Locator, place: int, *values: str) -> None:
    """Fill in what is promised (0) or wanted in return (1): the deed, whom, how."""
    for number, value in enumerate(values):
        form.locator("fieldset").nth(place).locator("select").nth(number).select_option(value)


def offer(page: Page, to: int, mine: tuple[str, ...], theirs: tuple[str, ...] = ()) -> None:
    opened = book(page)
    opened.locator(".tail + .button").click()
    form = opened.locator("form")
    form.locator("select").first.select_option(str(to))
    promise(form, 0, *mine)
    promise(form, 1, *theirs)
    form.locator("button.ink").click()
    expect(opened.locator(".tail li")).to_have_count(1)


def accept(page: Page) -> None:
    book(page).locator("li.mine button.ink").click()
    expect(page.locator("li.mine")).to_have_count(0)
    back_to_table(page)


def marks(page: Page) -> Locator:
    return page.locator("[data-mark]")


@pytest.mark.slow
def test_four_people_play_two_rounds_and_keep_or_break_their_word(
    house: House, visit: Visit, accessible: Accessible
) -> None:
    table = lay_chamber(house, seed=SEED, options=OPTIONS)
    pages = [
        visit(
            table.path,
            **{**table.person(seat, language), **(PHONE if seat > 1 else {})},
            reduced_motion="reduce",
        )
        for seat, language in enumerate(LANGUAGES)
    ]
    elise, joost, noor, ines = pages
    for page in pages:
        expect(page.locator(".talk-time button")).to_be_visible()  # time to talk before anybody moves
        expect(page.locator("#question .dial")).to_be_visible()
    chamber = Chamber(table, pages)

    offer(noor, 0, ("support", ""), ("vote_trial", "brissot", "oui"))
    offer(ines, 1, ("vote_dissolution", "non"))
    expect(book(elise).locator("li.mine")).to_contain_text("Noor supports what you denounce")
    accessible(elise)
    accessible(ines)
    for page in (noor, ines):
        back_to_table(page)
    accept(elise)
    accept(joost)
    expect(book(joost).locator("li")).to_have_count(1)  # and nothing of what the other two agreed on

    chamber.play(MOVEMENT)
    chamber.play(REPORTS)
    chamber.play(AGENDA)
    expect(marks(elise)).to_have_text(["kept"])
    chamber.play(TRIAL)
    expect(marks(elise)).to_have_text(["kept", "kept"])
    expect(elise.locator("#log")).to_contain_text("The Tribunal is divided over Brissot")
    expect(elise.locator("#log")).to_contain_text("Danton flees")
    chamber.play(DISSOLUTION)
    expect(marks(joost)).to_have_text(["parole rompue"])
    accessible(joost)
    chamber.play(EXILE)
    chamber.play(SECOND_ROUND)

    for seat, page in enumerate(pages):
        expect(page.locator("h1.verdict")).to_have_text(table.verdict(LANGUAGES[seat], seat), timeout=120_000)
        expect(page.locator("details.talk [data-mark=kept]")).to_have_count(2)  # now it is everybody's
        expect(page.locator("details.talk [data-mark=broken]")).to_have_count(1)
    accessible(ines)
    told = [event["type"] for event in events(table)]
    assert {"judged", "fled", "dissolution", "died"} <= set(told) and told[-1] == "won"
    results = [event["result"] for event in events(table) if event["type"] == "judged"]
    assert results == ["tied", "guilty"]


def test_an_offer_is_made_by_keyboard_withdrawn_and_refused(
    house: House, visit: Visit, accessible: Accessible
) -> None:
    table = lay_chamber(house, seed=SEED, options={**OPTIONS, "talk_ms": 0})
    elise, joost = [visit(table.path, **table.person(seat), reduced_motion="reduce") for seat in (0, 1)]
    begin = book(elise).locator(".tail + .button")
    for reply in ("Withdraw", "Refuse"):
        begin.focus()
        elise.keyboard.press("Enter")
        expect(elise.locator("form select").first).to_be_focused()
        expect(elise.locator("form")).to_contain_text("until the game is over: then everybody does")
        expect(elise.locator("form fieldset")).to_have_count(2)
        elise.keyboard.press("Tab")  # the deed
        elise.keyboard.press("End")
        elise.keyboard.press("Tab")  # whom
        elise.keyboard.type("Brissot")
        accessible(elise)
        elise.locator("form button.ink").focus()
        elise.keyboard.press("Enter")
        expect(begin).to_be_focused()
        newest = elise.locator(".lower li").first
        expect(newest).to_contain_text("You do not denounce Brissot")
        who = elise if reply == "Withdraw" else joost
        book(joost)
        who.locator(".lower").get_by_role("button", name=reply).focus()
        who.keyboard.press("Enter")
        for page in (elise, joost):
            expect(page.locator(".lower li").first).to_contain_text(
                "withdrawn" if who is elise else "refused"
            )
    expect(elise.locator(".lower li")).to_have_count(2)


def test_the_book_is_read_again_in_the_replay(house: House, visit: Visit) -> None:
    table = lay_chamber(house, seed=SEED, options={**OPTIONS, "talk_ms": 0})
    elise = visit(table.path, **table.person(0), reduced_motion="reduce")
    offer(elise, 1, ("vote_trial", "danton", "non"))
    elise.goto(f"/replay/{table.room}")
    elise.get_by_role("button", name="Pledges").click()
    expect(elise.locator("aside li")).to_contain_text("You vote NON in Danton’s trial")
    watching = visit(f"/replay/{table.room}")  # nobody else sees it before the game is over
    expect(watching.get_by_role("button", name="Record")).to_be_visible()
    expect(watching.get_by_role("button", name="Pledges")).to_have_count(0)


def events(table: Table) -> list[dict[str, Any]]:
    steps = table.ask("GET", "/replay?eyes=public")["steps"]
    return [told["event"] for step in steps for told in step["told"]]
