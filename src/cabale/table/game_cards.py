"""What the house offers: its games with their options and levels, its rules, its quick phrases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cabale import bots
from cabale.core.errors import BadSetup
from cabale.core.game import Game
from cabale.core.options import Option
from cabale.core.passages import read_passages
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.games import GAMES, entry, guide, names, rulebook
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


def game_cards(words: Words, guests: Sequence[str] = ()) -> tuple[GameCard, ...]:
    """Every game of the house, with the automata to play against: its levels, then those of its guests."""
    visiting = tuple(
        LevelCard(
            level, guest_name(level), words.say("plays-model" if level.startswith(PREFIX) else "plays-guest")
        )
        for level in guests
    )
    return tuple(
        GameCard(
            game=game.id,
            title=words.game_title(game.id),
            fewest=game.seats[0],
            most=game.seats[1],
            usual=game.usual_seats,
            minutes=game.minutes,
            package=game.package,
            guide=entry(game.id).parts.guide is not None,
            lessons=tuple(lesson.id for lesson in lessons_of(game.id)),
            options=tuple(_option(words, game, option) for option in game.options),
            levels=tuple(
                LevelCard(level, words.level(level), words.plays(level, bots.by_rule_of_thumb(game.id)))
                for level in bots.FOR_PEOPLE
            )
            + visiting,
            tempos=tempo_cards(words, game.id),
        )
        for game in GAMES.values()
    )


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
