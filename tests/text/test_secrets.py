"""Nothing that is said depends on what the listener must not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.seats import OPEN
from cabale.games import GAMES
from cabale.text import LANGUAGES, Narrator
from tests.text.stories import at_random
from tests.text.telling import NAMES

SOME = {"druide": 0.25}  # of the questions of a game: a short one; 0.04 of others


@pytest.mark.parametrize("name", GAMES)
def test_other_cards_in_other_hands_change_no_word(name: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is every line."""
    game, rng, others = GAMES[name], Random(1), 0
    for match in at_random(game):
        for seat in match.state.waiting if rng.random() < SOME.get(name, 0.04) else ():
            other = game.imagine(match.view(seat), rng)
            others += game.view(other, OPEN) != match.view(OPEN)
            for language in LANGUAGES:
                narrator = Narrator(language, game, NAMES, seat)
                assert words_of(narrator, game, match.state, seat) == words_of(narrator, game, other, seat)
    assert others > 5


def words_of(narrator: Narrator, game: Game[Any, Any], s: Any, seat: int) -> list[str]:
    view, question = game.view(s, seat), game.question(s, seat)
    assert question is not None
    words = [
        narrator.heading(question),
        narrator.question(question),
        narrator.status(view),
        *narrator.view(view),
    ]
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    for closed in question.closed:
        words += [narrator.shut_title(closed), narrator.shut_reason(closed)]
    return words
