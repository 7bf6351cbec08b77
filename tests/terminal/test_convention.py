"""Guillotine 1988 in the terminal: posts with figurines, sheets of popularity, phases, votes, dice, cards."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from textual.pilot import Pilot

from cabale import bots
from cabale.core.match import Match
from cabale.core.seats import CHANCE, LETTERS, OPEN, PUBLIC
from cabale.games.convention import events
from cabale.games.convention.pieces import FACTIONS
from cabale.games.convention.views import ConventionView
from cabale.terminal import hemicycle
from cabale.terminal.drawing import Pen, held_cards
from cabale.terminal.drawings import drawing_of
from cabale.terminal.lines import InputEnded
from cabale.terminal.palette import DAY
from cabale.terminal.plain import Plain
from cabale.terminal.room import arrange
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import LANGUAGES
from tests.citing import rule
from tests.terminal.tables import CONVENTION, finished, match, narrator, played, sitting

DRAWING = drawing_of(CONVENTION)
SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)]


def pen(language: str = "en", seats: int = 4, seat: int = 0) -> Pen:
    return Pen(narrator(language, seats, seat, of=CONVENTION), DAY, 0)


def board(view: ConventionView, size: tuple[int, int], language: str = "en") -> str:
    room = arrange(*size, DRAWING.rows(view.seats))
    lines = DRAWING.board(view, pen(language, view.seats), size[0] - room.rail, room.board, whole=True)
    assert len(lines) <= room.board and all(line.cell_len <= size[0] - room.rail for line in lines)
    return "\n".join(line.plain for line in lines)


def short(post: str, language: str = "en") -> str:
    return hemicycle.place_name(post, pen(language))


def until(
    table: Match, worth: Callable[[ConventionView], bool], seat: int = 0, level: str = "regular"
) -> ConventionView:
    """What a seat sees at the first such moment of a game among automata."""
    players = [bots.make(CONVENTION, level, each) for each in range(table.seats)]
    state = table.state
    while not state.over:
        view: ConventionView = table.view(seat)
        if worth(view):
            return view
        if state.turn == CHANCE:
            table.draw()
        else:
            each = state.turn
            table.play(each, players[each].choose(table.view(each), state.moves(each)))
    raise AssertionError("there was no such moment")


# --- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "answers"), [(4, 30), (4, 260), (3, 150), (2, 300)])
def test_every_deputy_stands_at_his_post(
    seats: int, answers: int, size: tuple[int, int], language: str
) -> None:
    """Under the name of the post or after it, with the hatch of his faction, some letters and his PP."""
    view = played(seats, 3, answers, CONVENTION).view(0)
    text = board(view, size, language)
    names = [short(post, language) for post in hemicycle.PLACED]
    assert all(name in text for name in names)
    for deputy in view.deputies:
        if deputy.post == "absent":
            continue
        name = hemicycle.name_of(deputy, pen(language))
        mark = hemicycle.TINCTURES[deputy.faction].mark
        number = (
            "" if deputy.post == "guillotine" else rf" ?{deputy.popularity}{hemicycle.SQUARES[deputy.square]}"
        )
        found = re.search(rf"{mark}{re.escape(name[:3])}[^\s{mark}]*[^\d{mark}]*?{number}", text)
        assert found, (deputy, text)
        before = [name for name in names if name in text[: found.start()]]
        assert max(before, key=text[: found.start()].rindex) == short(deputy.post, language)


def test_places_that_are_free_are_dots() -> None:
    view = played(4, 3, 30, CONVENTION).view(0)
    line = next(
        line for line in board(view, (120, 40)).split("\n") if line.strip().startswith(short("tribunal"))
    )
    assert line.count("·") == 4 - sum(deputy.post == "tribunal" for deputy in view.deputies)


@pytest.mark.parametrize("size", SIZES)
def test_every_faction_is_there_with_its_player_and_its_count(size: tuple[int, int]) -> None:
    view = played(4, 3, 260, CONVENTION).view(0)
    text = board(view, size)
    for faction in view.circle:
        owner = view.owners[FACTIONS.index(faction)]
        elected = [
            deputy.popularity for deputy in view.deputies if deputy.elected and deputy.faction == faction
        ]
        assert owner is not None
        mark = hemicycle.TINCTURES[faction].mark
        assert re.search(rf"{mark}{LETTERS[owner]} \S.*?{len(elected)}( re-elected)?", text)


@rule("convention", "VII-6")
def test_the_sheets_tell_every_round() -> None:
    view = finished(4, 3, CONVENTION).view(0)
    text = board(view, (200, 60))
    for deputy in view.deputies:
        figures = ["X" if not number else str(number) for number in deputy.ledger]
        name = hemicycle.name_of(deputy, pen())[:8]  # longer ones may be cut
        row = rf"{re.escape(name)}[^\dX]* {' +'.join(figures)}\b"
        assert re.search(row, text), deputy
    assert "X" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases_are_a_thread_and_the_title_names_the_one_that_is_on(language: str) -> None:
    view = until(match(4, 2, of=CONVENTION), lambda view: view.phase == "committee")
    thread = hemicycle.thread(view, pen(language), 80)
    assert all(f" {numeral} " in thread.plain for numeral in hemicycle.NUMERALS)
    marked = [
        thread.plain[span.start : span.end].strip() for span in thread.spans if DAY.sheet in str(span.style)
    ]
    assert marked == ["III"]
    assert str(view.round) in thread.plain
    assert DRAWING.title(view, pen(language)) == narrator(language, of=CONVENTION).event(
        events.Phase(phase="committee")
    )


def test_votes_are_shown_faction_by_faction_when_they_are_opened() -> None:
    view = until(
        match(4, 2, of=CONVENTION), lambda view: any(isinstance(e, events.Reported) for e in view.history)
    )
    last = max(place for place, event in enumerate(view.history) if isinstance(event, events.Reported))
    ballots = [event for event in view.history[last - 4 : last] if isinstance(event, events.Voted)]
    assert ballots
    text = board(view, (120, 40))
    for event in ballots:
        name = narrator("en", of=CONVENTION).fill({"faction": event.faction})["faction"]
        assert re.search(rf"{name} ({event.yes} OUI|{event.no} NON)", text)


def test_dice_are_shown_with_the_deputy_they_were_thrown_for() -> None:
    view = until(
        match(4, 2, of=CONVENTION), lambda view: any(isinstance(e, events.Die) for e in view.history[-6:])
    )
    die = next(event for event in reversed(view.history) if isinstance(event, events.Die))
    name = narrator("en", of=CONVENTION).fill({"deputy": die.deputy})["deputy"]
    assert f"{'⚀⚁⚂⚃⚄⚅'[die.die - 1]} {name}" in board(view, (120, 40))


def test_who_is_denounced_is_named_and_marked() -> None:
    view = until(match(4, 2, of=CONVENTION), lambda view: bool(view.charges))
    text = board(view, (120, 40))
    assert "Denounced: " in text and "!" in text


def test_only_the_own_ballot_and_the_own_cards_are_there() -> None:
    table = match(4, 3, of=CONVENTION)
    view = until(table, lambda view: any(card for hand in view.hands for card in hand), level="random")
    own = DRAWING.reading(view, pen(), 60, 9)
    held = [card for hand in view.hands for card in hand if card]
    assert all(str(pen().narrator.fill({"card": card})["card"]) in "".join(map(str, own)) for card in held)
    assert DRAWING.reading(table.view(PUBLIC), pen(), 60, 9) == []
    hand = DRAWING.hand(view, pen(), 36, 14)
    assert str(pen().narrator.fill({"card": held[0]})["card"])[:30] in "\n".join(line.plain for line in hand)
    ballot = until(match(4, 2, of=CONVENTION), lambda view: bool(view.ballots), seat=0)
    assert "Your sealed ballots: " in board(ballot, (120, 40))
    assert len({each.faction for each in ballot.ballots}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_hand_says_what_really_happened_where_there_is_room(language: str) -> None:
    held = ("open_mission", "friend_speaks")
    history = [" ".join(pen(language).narrator.history(card).split()) for card in held]
    for height, told in ((4, 0), (7, 1), (12, 2)):
        lines = held_cards(held, pen(language), 60, height)
        text = " ".join(" ".join(line.plain.split()) for line in lines)
        assert len(lines) <= height
        assert [note in text for note in history] == [True] * told + [False] * (2 - told)


# --- at the table


def at_table(
    look: Callable[[Table, Pilot[None]], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (80, 24),
    **options: object,
) -> Table:
    app = Table(sitting(4, 3, options, of=CONVENTION), narrator("en", 4, of=CONVENTION), 0, offer=True)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            while not app.question:
                await pilot.pause()
            await pilot.pause()
            await look(app, pilot)
            app.exit()

    asyncio.run(run())
    return app


def screen(app: Table) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def test_a_move_is_chosen_by_its_key() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        assert app.question and app.question.kind == "move"
        first = app.question.choices[1]
        assert DRAWING.label(first, app.pen) in screen(app)
        await pilot.press("2")
        await pilot.pause()
        assert any(
            event.deputy == first.arguments["deputy"]
            for event in app.sitting.match.events(0)
            if isinstance(event, events.Moved)
        )

    at_table(look)


@pytest.mark.parametrize(
    ("size", "rounds"), [((80, 24), 1), pytest.param((120, 40), 2, marks=pytest.mark.slow)]
)
def test_a_whole_game_by_the_first_answer(size: tuple[int, int], rounds: int) -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        while not app.finished:
            if app.question:
                assert app.narrator.question(app.question)[:12] in screen(app)
                await pilot.press("enter")
            await pilot.pause()
        await pilot.pause()
        assert app.narrator.verdict(app.sitting.view) in " ".join(screen(app).split())

    assert at_table(look, size, rounds=rounds).sitting.over


# --- what is for machines, and what can be said at any time


def asked_booklet() -> Sitting:
    table = sitting(4, 3, {"history_variant": True}, of=CONVENTION)
    while True:
        table.deal()
        question = table.question()
        if question and question.kind == "answer":
            return table
        answers = table.others()
        if question:
            answers[table.seat] = question.choices[0].move
        table.settle(answers)


@rule("convention", "H-5")
def test_nobody_is_offered_to_guess() -> None:
    table = asked_booklet()
    question = table.question()
    assert question is not None and [choice.text for choice in question.choices] == ["pass", "oui", "non"]
    line = Plain(table, narrator("en", 4, of=CONVENTION), io.StringIO("guess\noui\n"), io.StringIO())
    assert line.ask(question) == question.choices[1].move
    assert line.narrator.say("refusal-for_machines") in line.out.getvalue()  # type: ignore[attr-defined]


@rule("convention", "N-4")
def test_a_card_is_shown_when_that_is_said_and_not_offered_each_time() -> None:
    """Line by line: whatever is asked, `show=…` shows a card, and the question comes again."""
    table = sitting(4, 3, of=CONVENTION)
    while not table.asides() or not table.question():
        table.deal()
        answers = table.others()
        if question := table.question():
            kept = [choice for choice in question.choices if choice.key == "keep"]
            answers[table.seat] = (kept or question.choices[-1:])[0].move
        table.settle(answers)
    shown = table.asides()[0]
    out = io.StringIO()
    line = Plain(table, narrator("en", 4, of=CONVENTION), io.StringIO(f"{shown.text}\n"), out)
    with pytest.raises(InputEnded):
        line.play()
    assert any(isinstance(event, events.Showed) for event in table.match.events(0))
    assert line.keyed(table.asides()) == []
    question = table.question()
    assert question is not None and out.getvalue().count(line.narrator.question(question)) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_line_by_line_to_the_end(language: str, seats: int) -> None:
    out = io.StringIO()
    table = sitting(seats, 3, {"rounds": 2}, of=CONVENTION)
    line = Plain(table, narrator(language, seats, of=CONVENTION), io.StringIO("1\n" * 400), out)
    line.play()
    assert table.over
    for sentence in line.narrator.sentences(table.match.events(0)):
        assert sentence in out.getvalue()
    assert line.narrator.verdict(table.view) in out.getvalue()


def test_everything_but_what_says_nothing_new_is_worth_a_pause() -> None:
    told = finished(4, 3, CONVENTION).events(OPEN)
    lingering = {type(event) for event in told if DRAWING.lingers(event)}
    assert {events.Moved, events.Reported, events.Died, events.Carried} <= lingering
    assert not lingering & {events.Voted, events.Popularity, events.Drew, events.Passed}
    assert {type(event) for event in told if DRAWING.begins(event)} == {events.Began, events.Phase}
    assert {type(event) for event in told if DRAWING.cuts(event)} <= {events.Died, events.Out}


def test_nothing_is_drawn_before_the_factions_are_chosen() -> None:
    table = match(4, 1, {"faction_choice": "draft"}, CONVENTION)
    assert DRAWING.board(table.view(0), pen(), 50, 14, whole=True) == []
    assert DRAWING.title(table.view(0), pen()) == ""
