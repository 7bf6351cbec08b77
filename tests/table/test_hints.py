"""A hint in words: what a bot believes, hopes and fears."""

from __future__ import annotations

import pytest

from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.match import deal
from cabale.core.reason import Fear, Hunch, Prospect, Reason
from cabale.core.seats import CHANCE
from cabale.core.views import Choice, Question
from cabale.games import GAMES, game
from cabale.games.complots import COMPLOTS
from cabale.table import wire
from cabale.table.hints import tell_hint
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
        f"Le plus à craindre de la part de Margot{NBSP}: Assassinat d’Anna (−7 pièces)."
        f" Il resterait alors 9{NBSP}% de la victoire."
    )


@pytest.mark.parametrize(
    ("language", "fear"),
    [
        ("nl", "Het meest te vrezen van Margot: Staatsgreep tegen Anna (−7 munten)."),
        ("en", "Most to be feared from Margot: Coup against Anna (−7 coins)."),
    ],
)
def test_fear_word_for_word(language: str, fear: str) -> None:
    assert tell_hint(Narrator(language, COMPLOTS, NAMES, 0), ASKED, THOUGHT).fear.startswith(fear)


def test_who_fears_nothing_says_nothing() -> None:
    hint = tell_hint(Narrator("en", COMPLOTS, NAMES, 0), ASKED, Reason(move=7, key="only"))
    assert (hint.hunches, hint.prospects, hint.fear) == ((), (), "")


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
