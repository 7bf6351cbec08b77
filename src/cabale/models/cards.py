"""How a model is asked, in a few figures: what result files and pages say of it, for others to compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cabale.core.game import Game
from cabale.core.options import Value
from cabale.models.prompt import prompt_hash
from cabale.models.settings import PREFIX, read_settings


class ModelCard(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that could change how it plays. Where it is asked is the house's own business."""

    prompt: str  # a hash of all that it is told beforehand
    language: str
    tokens: int  # of a game
    seconds: float  # of a game
    patience: float  # seconds of one reply
    reply: int  # tokens of one reply
    temperature: float | None


def cards(
    game: Game[Any, Any], seats: int, options: dict[str, Value], names: Sequence[str]
) -> dict[str, ModelCard]:
    """One for every model among these players."""
    models = [name for name in names if name.startswith(PREFIX)]
    if not models:
        return {}
    settings = read_settings()
    card = ModelCard(
        prompt=prompt_hash(game, seats, options, settings.language),
        language=settings.language,
        tokens=settings.tokens,
        seconds=settings.seconds,
        patience=settings.patience,
        reply=settings.reply,
        temperature=settings.temperature,
    )
    return dict.fromkeys(models, card)
