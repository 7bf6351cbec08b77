"""Live or without hurry: what the host of a room is asked once, when a second person sits down."""

from __future__ import annotations

from typing import Final, get_args

from cabale.core.options import Value
from cabale.games import game as find_game
from cabale.table.settings import Tempo
from cabale.table.wire.games import TempoCard
from cabale.text import Words

TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
DECISION: Final = 60_000
WINDOW: Final = 20_000
ABSENCE: Final = 120_000


def windows(game: str, deadline: int | None) -> dict[str, Value]:
    """The clocks of a game that may be left away, all set to this time or to none."""
    return {option.name: deadline for option in find_game(game).options if option.room and option.optional}


def tempo_cards(words: Words, game: str) -> tuple[TempoCard, ...]:
    return tuple(_card(words, game, tempo) for tempo in TEMPOS)


def _card(words: Words, game: str, tempo: Tempo) -> TempoCard:
    """What the host is offered, and what comes of it."""
    live = tempo == "live"
    return TempoCard(
        tempo=tempo,
        label=words.say(f"tempo-{tempo}"),
        description=words.say(
            f"tempo-{tempo}-means",
            decision=DECISION // 1000,
            window=WINDOW // 1000,
            windows="yes" if windows(game, None) else "no",
            absence=ABSENCE // 60_000,
        ),
        options=windows(game, WINDOW if live else None),
        settings={
            "tempo": tempo,
            "decision_ms": DECISION if live else None,
            "absence_ms": ABSENCE if live else None,
        },
    )
