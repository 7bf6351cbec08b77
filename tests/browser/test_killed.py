"""The house is killed in the middle of a game and comes back: the pages go on by themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import choice, choices, lay_table, log_of, read
from tests.browser.story import FIRST_ROUND
from tests.browser.watch import Watch


@pytest.fixture
def house(own_house: House) -> House:
    return own_house


def test_both_pages_go_on_after_kill_9_and_nothing_is_lost(house: House, visit: Visit, watch: Watch) -> None:
    table = lay_table(house, FIRST_ROUND)
    elise, joost = visit(table.path, **table.person(0)), visit(table.path, **table.person(1))
    choice(elise, "Duchess").click()
    expect(choice(joost, "Pass")).to_be_visible()
    read(joost)
    choice(joost, "Pass").click()
    expect(joost.locator("#question")).to_contain_text("Your answer is sealed")  # Noor has not answered
    logs = [log_of(page).all_inner_texts() for page in (elise, joost)]
    watch.forgive("ERR_CONNECTION_(REFUSED|RESET)")
    house.kill()
    for page in (elise, joost):
        expect(page.get_by_text("Thread cut. What was received is kept.").last).to_be_visible()
    house.restart()
    for page, log in zip((elise, joost), logs, strict=True):
        expect(page.get_by_role("img", name="Connected to the house")).to_be_visible()
        assert log_of(page).all_inner_texts() == log
    expect(joost.locator("#question")).to_contain_text("Your answer is sealed")
    table.answer(2, "pass")
    for page in (elise, joost):
        expect(page.locator("#log")).to_contain_text("Turn 6: ")
    assert log_of(elise).all_inner_texts()[: len(logs[0])] == logs[0]
    expect(choice(joost, "Income")).to_be_visible()
    read(joost)
    choice(joost, "Income").click()
    expect(elise.locator("#log")).to_contain_text("Turn 7: Noor.")
    expect(choices(joost)).to_have_count(0)
