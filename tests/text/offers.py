"""What a seat is offered, by its notation."""

from __future__ import annotations

from typing import Any

from cabale.core.game import Game
from cabale.core.views import Choice


def choice(game: Game[Any, Any], s: Any, seat: int, text: str) -> Choice:
    question = game.question(s, seat)
    assert question is not None
    return next(choice for choice in question.choices if choice.text == text)
