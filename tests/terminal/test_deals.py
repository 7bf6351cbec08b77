"""The deal book in the terminal: offers are read out, answered, made, and told as they ended."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable

import pytest

from cabale.core.match import replay
from cabale.core.pledges import Promise
from cabale.core.record import read_record
from cabale.games import GAMES
from cabale.games.convention import CONVENTION as GAME
from cabale.terminal.deals import Draft, book, ways
from cabale.terminal.lines import InputEnded, Left
from cabale.terminal.plain import Plain
from cabale.terminal.screens import DealBook
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import LANGUAGES
from tests.terminal.tables import COMPLOTS, CONVENTION, narrator, sitting


def lines(answers: Iterable[str], language: str = "en", seed: int = 3) -> tuple[Plain, str]:
    """What is printed until the answers end; in this deal others move first."""
    out = io.StringIO()
    plain = Plain(
        sitting(4, seed, level="regular", of=CONVENTION),
        narrator(language, 4, of=CONVENTION),
        io.StringIO("\n".join([*answers, ""])),
        out,
    )
    with pytest.raises((InputEnded, Left)):
        plain.play()
    return plain, out.getvalue()


def begun(seed: int = 3) -> Sitting:
    table = sitting(4, seed, level="regular", of=CONVENTION)
    table.deal()
    return table


def test_an_offer_is_made_line_by_line_and_answered_with_a_reason() -> None:
    """To spare one of his, for nothing: nobody refuses that."""
    plain, text = lines(["deals", "1", "1", "6", "7", "1", "2"])
    (pledge,) = plain.sitting.pledges
    assert (pledge.by, pledge.to, pledge.promise.deed, pledge.until) == (0, 1, "spare", 2)
    assert (pledge.standing, pledge.answer) == ("accepted", "gift")
    assert "It stands: agreed “What costs me nothing I gladly take.”" in text
    assert text.index("To whom?") < text.index("What do you promise?") < text.index("Until when?")


def test_what_is_asked_too_much_is_refused_with_a_reason() -> None:
    """A vote against his own Report, for one against his own man."""
    table = begun()
    seat, own = 3, "robespierre"  # in this deal the Montagnards are his
    made = table.offer(seat, Promise("vote_report", own, "non"), Promise("vote_trial", own, "oui"), 1)
    assert (made.standing, made.answer) == ("refused", "harm")
    assert "“That would harm me.”" in "\n".join(book(table, narrator("en", 4, of=CONVENTION)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_of_automata_are_read_out_with_their_reason(language: str) -> None:
    """The person passes; before the agenda the first automaton wants support."""
    plain, text = lines(["", "1", "1", "1"], language)
    offer = next(pledge for pledge in plain.sitting.pledges if pledge.to == 0)
    assert plain.narrator.plea(offer)
    assert plain.narrator.pledge(offer) in text
    assert offer.standing == "accepted"


def test_an_offer_may_wait_and_be_answered_in_the_book() -> None:
    plain, text = lines(["", "1", "1", "", "", "deals", "2"])
    offer = next(pledge for pledge in plain.sitting.pledges if pledge.to == 0)
    assert offer.standing == "refused" and "  2. Refuse: " in text


def test_mistakes_in_the_book_are_told_and_cost_nothing() -> None:
    plain, text = lines(["deals", "9", "frog", "1", "", "", "quit"])
    assert text.count("is none of these") == 2
    assert plain.sitting.pledges == ()


def test_the_form_offers_what_the_game_lets_one_promise() -> None:
    table = begun()
    for want in (0, 1):
        draft = Draft(table, narrator("fr", 4, of=CONVENTION))
        asked = 0
        while (step := draft.step()) is not None:
            asked += 1
            step.take(want if asked > 4 else 0)
        assert asked >= 6 and draft.offer().by == 0


def test_own_offers_can_be_withdrawn_and_nothing_is_offered_when_it_is_over() -> None:
    table = begun()
    narrates = narrator("en", 4, of=CONVENTION)
    table.match.pledge(0, 2, Promise("vote_report", "danton", "oui"))
    words = [way.words for way in ways(table, narrates)]
    assert words[0].startswith("Withdraw: ") and words[-1] == "Offer something"
    table.reply(table.pledges[0], "withdrawn")
    assert [way.pledge for way in ways(table, narrates)] == [None]


def test_the_record_of_a_sitting_holds_its_deals() -> None:
    plain, _ = lines(["deals", "1", "1", "6", "1", "1", "2", "", "1"])
    text = plain.sitting.match.record().write()
    assert replay(GAME, read_record(text)).book.deals == plain.sitting.match.book.deals


def test_games_without_pledges_have_no_book() -> None:
    for game in GAMES:
        table = sitting(GAMES[game].usual_seats, 1, level="regular", of=game)
        assert table.bargains is (GAMES[game].pledges is not None)
        assert not sitting(GAMES[game].usual_seats, 1, of=game).bargains  # nobody would accept anything
        if not table.bargains:
            table.bargain()
            assert table.pledges == () and not table.talk_due


async def until(app: Table) -> None:
    """The person is asked something."""
    for _ in range(3_000):
        await asyncio.sleep(0.01)
        if app._answer is not None and not app._answer.done():
            return
    raise AssertionError("nothing was asked")


def test_on_the_full_screen_a_key_opens_the_book_and_an_offer_is_made() -> None:
    app = Table(
        sitting(4, 3, level="regular", of=CONVENTION), narrator("en", 4, of=CONVENTION), 0, offer=False
    )

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(app)
            await pilot.press("f3")
            await pilot.pause()
            assert isinstance(app.screen, DealBook)
            for key in ("1", "1", "6", "7", "1", "2"):
                await pilot.press(key)
                await pilot.pause()
            await asyncio.sleep(0.1)
            (pledge,) = app.sitting.pledges
            assert (pledge.promise.deed, pledge.standing) == ("spare", "accepted")
            assert isinstance(app.screen, DealBook)
            assert any("agreed" in line for line in app.screen.lines)
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1

    asyncio.run(play())


def test_on_the_full_screen_an_offer_is_put_to_the_person() -> None:
    """To go on, to pass, no Reporter; then somebody wants support at the agenda."""
    app = Table(
        sitting(4, 3, level="regular", of=CONVENTION), narrator("fr", 4, of=CONVENTION), 0, offer=False
    )

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            for _ in range(4):
                await until(app)
                await pilot.press("1")
                await pilot.pause()
            await until(app)
            pledge, *_ = [each for each in app.sitting.pledges if each.to == 0]
            assert (pledge.standing, pledge.why) == ("accepted", "together")

    asyncio.run(play())


def test_where_nothing_is_promised_the_key_does_nothing() -> None:
    app = Table(sitting(2, 1, of=COMPLOTS), narrator("en", 2), 0, offer=False)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app)
            await pilot.press("f3")
            await pilot.pause()
            assert len(app.screen_stack) == 1

    asyncio.run(play())
