"""A hint in words: what a bot believes, hopes and fears."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.match import deal
from cabale.core.reason import Fear, Hunch, Prospect, Reason, Share
from cabale.core.seats import CHANCE
from cabale.core.views import Argument, Choice, Question
from cabale.games import GAMES, game
from cabale.games.complots import COMPLOTS
from cabale.table.hints import tell_hint
from cabale.table.wire import hints as wire
from cabale.text import LANGUAGES, Narrator

NBSP = "\N{NO-BREAK SPACE}"
NAMES = ("Anna", "Hugo", "Margot")
CHOICES = (
    Choice(move=7, text="pass", key="pass"),
    Choice(move=8, text="challenge", key="challenge"),
)
ASKED = Question(kind="challenge", rule="C-16", choices=CHOICES)
THOUGHT = Reason(
    move=8,
    key="only",
    hunches=(Hunch(seat=1, key="duchess", percent=70), Hunch(seat=2, key="captain", percent=12)),
    prospects=(Prospect(move=8, percent=41), Prospect(move=7, percent=33)),
    fear=Fear(seat=2, choice=Choice(move=3, text="coup>a", key="coup", arguments={"target": 0}), percent=9),
)


def test_everything_is_told() -> None:
    hint = tell_hint(Narrator("fr", COMPLOTS, NAMES, 0), ASKED, THOUGHT)
    assert (hint.text, hint.label) == ("challenge", "Mettre en doute")
    assert hint.hunches == (wire.Hunch(1, "Hugo", "Duchesse", 70), wire.Hunch(2, "Margot", "Capitaine", 12))
    assert hint.prospects == (wire.Prospect("Mettre en doute", 41), wire.Prospect("Laisser faire", 33))
    assert hint.fear == (
        f"Le plus à craindre de la part de Margot{NBSP}: votre Assassinat (−7 pièces)."
        f" Vos chances de gagner seraient alors de 9{NBSP}%."
    )


@pytest.mark.parametrize(
    ("language", "fear"),
    [
        ("nl", "Het meest te vrezen van Margot: Staatsgreep tegen jou (−7 munten)."),
        ("en", "Most to be feared from Margot: Coup against you (−7 coins)."),
    ],
)
def test_fear_word_for_word(language: str, fear: str) -> None:
    assert tell_hint(Narrator(language, COMPLOTS, NAMES, 0), ASKED, THOUGHT).fear.startswith(fear)


def test_who_fears_nothing_says_nothing() -> None:
    hint = tell_hint(Narrator("en", COMPLOTS, NAMES, 0), ASKED, Reason(move=7, key="only"))
    assert (hint.hunches, hint.prospects, hint.fear) == ((), (), "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", f"Un autre coup promet à peu près autant{NBSP}: Laisser faire."),
        ("nl", "Een andere zet belooft ongeveer evenveel: Laten gaan."),
        ("en", "Another move promises about as much: Pass."),
    ],
)
def test_what_promises_as_much_is_said_to(language: str, said: str) -> None:
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    alike = (Prospect(move=8, percent=41), Prospect(move=7, percent=41))
    reason = tell_hint(narrator, ASKED, msgspec.structs.replace(THOUGHT, prospects=alike)).reason
    assert reason.endswith(said)
    assert not tell_hint(narrator, ASKED, THOUGHT).reason.endswith(said)


@pytest.mark.parametrize(("alike", "boasts"), [("yes", False), ("no", True)])
def test_only_what_promises_most_is_said_to(alike: str, boasts: bool) -> None:
    facts: dict[str, Argument] = {"percent": 31, "walks": 400, "alike": alike}
    searched = Reason(move=8, key="searched", arguments=facts)
    said = tell_hint(Narrator("en", COMPLOTS, NAMES, 0), ASKED, searched).reason
    assert said.endswith("more than any other move.") == boasts


@pytest.mark.parametrize(
    ("language", "percent", "said"),
    [
        (
            "fr",
            31,
            "Pour qu’on ne lise pas dans votre jeu, ne répondez ainsi qu’une fois sur trois"
            f"{NBSP}; sinon{NBSP}: Laisser faire.",
        ),
        ("nl", 69, "Wie niet doorzien wil worden, antwoordt twee op de drie keer zo; anders: Laten gaan."),
        ("en", 48, "So as not to be read, answer so every other time; otherwise: Pass."),
    ],
)
def test_what_was_drawn_by_lot_says_how_often_it_is_to_be_done(
    language: str, percent: int, said: str
) -> None:
    """And not that another promises as much, which is why lots are drawn."""
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    alike = (Prospect(move=8, percent=41), Prospect(move=7, percent=41))
    mix = (Share(move=8, percent=percent), Share(move=7, percent=100 - percent))
    drawn = msgspec.structs.replace(THOUGHT, prospects=alike, mix=mix)
    assert tell_hint(narrator, ASKED, drawn).reason.endswith(f"{narrator.reason(drawn)} {said}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_against_rivals_says_what_it_does_and_to_whom(language: str) -> None:
    """And not that it is the best, which is why it is advised."""
    narrator = Narrator(language, game("guillotine"), NAMES, 0)
    facts: dict[str, Argument] = {"target": 1, "total": 12, "mine": 8}
    said = {
        card: narrator.reason(Reason(move=1, key="rivals", arguments={"card": card, **facts}))
        for card in ("missing_heads", "rush_job", "tough_crowd")
    }
    assert len(set(said.values())) == len(said)
    assert all("Hugo" in sentence and "12" in sentence for sentence in said.values())


@pytest.mark.parametrize("name", GAMES)
def test_no_hint_expects_more_of_another_move(name: str) -> None:
    """Every thirtieth question of a game at random, put to a search and to a lookahead."""
    match, rng = deal(game(name), 3, seed=11), Random(11)
    asked = told = 0
    while not match.state.over and told < 3:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        view, moves = match.view(seat), match.state.moves(seat)
        asked += len(moves) > 1
        if asked % 30 == 1 and len(moves) > 1:
            hasty = bots.make(name, "expert", seat, Budget(walks=100))
            reasons = [hasty.explain(view, moves), bots.explain(name, "regular", seat, view, moves)]
            assert reasons[0].move == hasty.choose(view, moves)
            for reason in reasons:
                first, *others = reason.prospects
                assert first.move == reason.move
                assert all(other.percent <= first.percent for other in others)
            told += 1
        match.play(seat, rng.choice(moves))
    assert told


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_search_thinks_has_words_in_every_language(name: str) -> None:
    """Every twentieth question of a game is put to the search."""
    match = deal(game(name), 3, seed=4)
    players = [bots.make(name, "regular", seat) for seat in range(3)]
    asked = told = 0
    while not match.state.over and told < 8:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        view, moves = match.view(seat), match.state.moves(seat)
        asked += 1
        if asked % 20 == 0 and len(moves) > 1:
            reason = bots.make(name, "expert", seat, Budget(walks=32)).explain(view, moves)
            question = match.game.question(match.state, seat)
            assert question is not None
            for language in LANGUAGES:
                hint = tell_hint(Narrator(language, match.game, NAMES, seat), question, reason)
                texts = [hint.label, hint.reason, *[hunch.text for hunch in hint.hunches]]
                texts += [prospect.text for prospect in hint.prospects]
                assert all(text and "None" not in text for text in texts)
            told += 1
        match.play(seat, players[seat].choose(view, moves))
    assert told
