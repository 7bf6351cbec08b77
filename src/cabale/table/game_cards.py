"""What the house offers: its games with their options and levels, its rules, its quick phrases."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from cabale import bots
from cabale.core.errors import BadPlugin, BadSetup
from cabale.core.game import Game
from cabale.core.options import Option
from cabale.core.passages import read_passages
from cabale.core.registry import Entry
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.games import GAMES, guide, names, rulebook
from cabale.lessons import lessons_of
from cabale.models import PREFIX
from cabale.table.settings import guest_name
from cabale.table.tempo import tempo_cards
from cabale.table.wire.games import (
    GameCard,
    GuidePart,
    GuideText,
    LevelCard,
    OptionCard,
    OptionValue,
    Phrase,
    RuleText,
)
from cabale.text import PHRASES, Words

_logger: Final = logging.getLogger(__name__)


def game_cards(words: Words, guests: Sequence[str] = ()) -> tuple[GameCard, ...]:
    """Every game of the house, with the automata to play against: its levels, then those of its guests. A
    game of another package that fails is left out."""
    visiting = tuple(
        LevelCard(
            level, guest_name(level), words.say("plays-model" if level.startswith(PREFIX) else "plays-guest")
        )
        for level in guests
    )
    return tuple(card for entry in GAMES.entries for card in _card(words, entry, visiting))


def _card(words: Words, entry: Entry, visiting: tuple[LevelCard, ...]) -> Iterator[GameCard]:
    game = entry.game
    try:
        yield GameCard(
            game=game.id,
            title=words.game_title(game.id),
            fewest=game.seats[0],
            most=game.seats[1],
            usual=game.usual_seats,
            minutes=game.minutes,
            package=game.package,
            guide=entry.parts.guide is not None,
            lessons=_lessons(words, entry),
            options=tuple(_option(words, game, option) for option in game.options),
            levels=tuple(
                LevelCard(level, words.level(level), words.plays(bots.way(game.id, level)))
                for level in bots.FOR_PEOPLE
            )
            + visiting,
            tempos=tempo_cards(words, game.id),
        )
    except Exception as error:
        trouble = GAMES.raised(error)
        if trouble is None:
            raise
        _log(words, entry, trouble)


def _lessons(words: Words, entry: Entry) -> tuple[str, ...]:
    """None, where those of another package cannot be played."""
    try:
        return tuple(lesson.id for lesson in lessons_of(entry.id))
    except BadPlugin as trouble:
        _log(words, entry, trouble)
        return ()


def _log(words: Words, entry: Entry, trouble: BadPlugin) -> None:
    if entry.is_news(trouble):
        _logger.warning(words.refusal(trouble))


def _option(words: Words, game: Game[Any, Any], option: Option) -> OptionCard:
    texts = [text for text in option.expected(game.seats[1]) if "-" not in text or text in option.words]
    return OptionCard(
        name=option.name,
        rule=option.rule,
        label=words.option(game.id, option.name),
        default=game.table_options.get(option.name, option.default),
        values=tuple(_value(words, game, option, text) for text in texts),
        least=option.whole[0] if option.whole else None,
        most=option.whole[1] if option.whole else None,
        row=tuple(OptionValue(word, _word(words, game, option, word), NO_SEAT) for word in option.row),
        length=option.length,
        room=option.room,
        unit=_unit(words, game, option),
    )


def _value(words: Words, game: Game[Any, Any], option: Option, text: str) -> OptionValue:
    value = option.read(text, game.seats[1])
    seat = LETTERS.index(text) if option.seat and text in tuple(LETTERS) else NO_SEAT
    return OptionValue(value, words.option_value(game.id, option.name, value), seat)


def _unit(words: Words, game: Game[Any, Any], option: Option) -> str:
    """What the words of a whole number say besides the number."""
    if option.whole is None:
        return ""
    said = words.option_value(game.id, option.name, option.whole[1])
    return re.sub(r"^[\d.,\s]+", "", said)


def _word(words: Words, game: Game[Any, Any], option: Option, word: str) -> str:
    """A word of a row; numbers speak for themselves."""
    return word if word.isdigit() else words.option_value(game.id, option.name, word)


def rule_texts(game: str, language: str) -> tuple[RuleText, ...]:
    called = names(game, language)
    return tuple(
        RuleText(rule.number, rule.part, read_passages(rule.text, language, called))
        for rule in rulebook(game, language).values()
    )


def guide_text(game: str, language: str) -> GuideText:
    found = guide(game, language)
    if found is None:
        raise BadSetup("no_guide", game=game)
    return GuideText(
        found.title,
        found.lead,
        tuple(
            GuidePart(f"part-{place}", part.title, part.passages)
            for place, part in enumerate(found.parts, start=1)
        ),
    )


def phrases(words: Words) -> tuple[Phrase, ...]:
    return tuple(Phrase(key, words.phrase(key)) for key in PHRASES)
