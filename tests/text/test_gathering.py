"""What comes often and says nothing is told once: cards that go to others face down. So is what is a list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Event
from cabale.games import GAMES
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde import events as cocarde
from cabale.games.complots import COMPLOTS
from cabale.games.complots import events as complots
from cabale.games.convention import CONVENTION
from cabale.games.convention import events as convention
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine import events as guillotine
from cabale.text import Narrator
from tests.terminal.tables import finished

NAMES = ("Anna", "Hugo", "Yves")
LISTED = (
    guillotine.Laid,
    guillotine.Buried,
    convention.Threw,
    convention.Popularity,
)  # several make one sentence, whoever may know them


def said(game: Any, events: Sequence[Event], seat: int = 0, language: str = "en") -> list[str]:
    told = Narrator(language, game, NAMES, seat).sentences(events)
    assert len(told) == len(events)
    return [sentence for sentence in told if sentence]


def deal(*characters: str | None) -> list[Event]:
    return [complots.Dealt(seat=nth % 3, character=character) for nth, character in enumerate(characters)]


def test_what_is_dealt_to_others_is_one_line_and_what_is_dealt_to_me_stays() -> None:
    dealt = deal("duchess", None, None, "captain", None, None)
    assert said(COMPLOTS, dealt) == [
        "You are dealt a Duchess.",
        "You are dealt a Captain.",
        "The others are dealt 2 cards each.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Everybody is dealt 2 cards."),
        ("fr", "Chacun reçoit 2 cartes."),
        ("nl", "Iedereen krijgt 2 kaarten."),
    ],
)
def test_from_the_gallery_all_is_one_line(language: str, line: str) -> None:
    assert said(COMPLOTS, deal(*[None] * 6), PUBLIC, language) == [line]


def test_cards_of_one_player_are_counted_and_a_single_one_is_told_as_ever() -> None:
    two = [complots.Drew(seat=1, character=None)] * 2
    assert said(COMPLOTS, two) == ["Hugo draws 2 cards from the Court."]
    assert said(COMPLOTS, two[:1]) == ["Hugo draws a card from the Court."]
    assert said(COMPLOTS, [*two, complots.Drew(seat=2, character=None)]) == [
        "Hugo draws 2 cards from the Court.",
        "Yves draws a card from the Court.",
    ]


def test_only_what_follows_each_other_is_gathered() -> None:
    drawn = cocarde.Drew(seat=1, card=None)
    assert said(COCARDE, [drawn, cocarde.Began(seat=2, turn=2), drawn]) == [
        "Hugo draws a card.",
        "Turn 2: Yves.",
        "Hugo draws a card.",
    ]


def test_factions_draw_apart() -> None:
    drawn = [
        convention.Drew(seat=seat, faction=faction, card=None, pack="mission", rule="IV-2")
        for seat, faction in ((1, "girondins"), (1, "girondins"), (2, "royalistes"), (2, "royalistes"))
    ]
    assert said(CONVENTION, drawn) == [
        "The Girondins (Hugo) draw 2 cards for Missions.",
        "The Royalists (Yves) draw 2 cards for Missions.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The line, from its head: a Martyr, the Count and Robespierre."),
        ("fr", "La file, depuis la tête\N{NO-BREAK SPACE}: une Martyre, le Comte et Robespierre."),
        ("nl", "De rij, van voren af: een Martelares, de Graaf en Robespierre."),
    ],
)
@pytest.mark.parametrize("way", [1, -1], ids=["front first", "back first"])
def test_who_stands_in_line_is_one_line_however_it_was_laid(language: str, line: str, way: int) -> None:
    nobles = ("martyr.1", "count", "robespierre")
    laid = [guillotine.Laid(noble=noble, position=place) for place, noble in enumerate(nobles, 1)][::way]
    assert said(GUILLOTINE, laid, PUBLIC, language) == [line]
    assert said(GUILLOTINE, [laid[0], guillotine.Began(seat=1, turn=1), laid[1]])[1] == "Turn 1: Hugo."


def gained(*deputies: str, change: int = 1, reason: str = "committee", rule: str = "III-1") -> list[Event]:
    return [
        convention.Popularity(deputy=deputy, change=change, reason=reason, rule=rule) for deputy in deputies
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Committee, +1\N{NO-BREAK SPACE}PP each: Danton, Brissot and Merlin."),
        ("fr", "Comité, +1\N{NO-BREAK SPACE}PP chacun\N{NO-BREAK SPACE}: Danton, Brissot et Merlin."),
        ("nl", "Comité, elk +1\N{NO-BREAK SPACE}PP: Danton, Brissot en Merlin."),
    ],
)
def test_what_several_gain_alike_is_one_line(language: str, line: str) -> None:
    assert said(CONVENTION, gained("danton", "brissot", "merlin"), PUBLIC, language) == [line]


def test_what_is_not_alike_is_told_apart() -> None:
    other = gained("marat", change=-1, reason="prison", rule="VI-1")
    assert said(CONVENTION, gained("danton") + other) == [
        "Danton: +1\N{NO-BREAK SPACE}PP (Committee).",
        "Marat: −1\N{NO-BREAK SPACE}PP (Prison).",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The dice decide who begins: you 3, Hugo 5 and Yves 6."),
        ("fr", "Les dés disent qui commence\N{NO-BREAK SPACE}: vous 3, Hugo 5 et Yves 6."),
        ("nl", "De dobbelstenen zeggen wie begint: jij 3, Hugo 5 en Yves 6."),
    ],
)
def test_the_dice_of_the_beginning_are_one_line(language: str, line: str) -> None:
    dice = [convention.Threw(seat=seat, die=die) for seat, die in enumerate((3, 5, 6))]
    assert said(CONVENTION, dice, language=language) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The day ends too early for those in line, who are discarded: the Count and Robespierre."),
        ("fr", "Le jour finit trop tôt, à la défausse\N{NO-BREAK SPACE}: le Comte et Robespierre."),
        ("nl", "De dag eindigt te vroeg, en afgelegd worden de Graaf en Robespierre."),
    ],
)
def test_a_day_that_ends_too_early_is_one_line(language: str, line: str) -> None:
    buried = [guillotine.Buried(seat=None, noble=noble) for noble in ("count", "robespierre")]
    assert said(GUILLOTINE, buried, PUBLIC, language) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3 points each. The victory is shared by you and Hugo."),
        ("fr", "3 points chacun. La victoire est partagée entre vous et Hugo."),
        ("nl", "Elk 3 punten. De overwinning wordt gedeeld door jou en Hugo."),
    ],
)
def test_a_shared_victory_is_one_line(language: str, line: str) -> None:
    won = [guillotine.Won(seat=seat, total=3, tied=(0, 1), rule="G-77") for seat in (0, 1)]
    assert said(GUILLOTINE, won, language=language) == [line]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_said_and_what_is_hidden_never_twice_running(name: str) -> None:
    match = finished(3, 1, name)
    for seat in (0, PUBLIC, OPEN):
        narrator, events = Narrator("en", match.game, NAMES, seat), match.events(seat)
        told = narrator.sentences(events)
        assert told[-1] == narrator.event(events[-1])
        for event, sentence in zip(events, told, strict=True):
            assert sentence or None in msgspec.structs.astuple(event) or isinstance(event, LISTED)
        lines = [(event, line) for event, line in zip(events, told, strict=True) if line]
        for (event, line), (_, following) in pairwise(lines):
            assert line != following or None not in msgspec.structs.astuple(event), line
