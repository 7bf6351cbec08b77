"""The words that a game alone uses, and where a player finds them explained.

What explains is the player's aid, a sentence of a sign, or the guide. What is everybody's needs none: words
that every table or another game uses as well. What commands, reports and adapters say is no player's word.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from cabale.core.guidebook import OPTIONS
from cabale.core.texts import text_of
from cabale.games import GAMES, entry
from cabale.text.words import CARDS, PIECES
from tests.text.messages import Message, messages

NAMES = {*CARDS, *PIECES, "term"} - {"question"}  # families of messages that name a thing
EXPLAINING = {"aid", "sign"}
APART = {"lesson", "option", "value", "shortcut", "history", "booklet"}  # read beside the play, or letters
TABLE = {"analysis", "house", "lessons", "pledges", "table"}  # files of what is said at every table
WORD = re.compile(r"[^\W\d_]+")
INSIDE = re.compile(r"(?<=[\w,;:)] )[A-ZÀ-Ý]\w+|\b[A-ZÀ-Ý]{2,}\b")  # a capital in the middle, or all capitals


def words(texts: Iterable[str]) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(text)}


def stem(word: str) -> str:
    """What is left of a word without its endings, roughly."""
    return word if len(word) < 6 else word[: max(4, len(word) - 3)]


@cache
def of_game(game: str, language: str) -> Mapping[str, tuple[Message, ...]]:
    """The messages of a game by their families."""
    found = defaultdict(list)
    for key, message in messages(language).items():
        owner, _, rest = key.partition("-")
        if owner == game:
            found[rest.partition("-")[0]].append(message)
    return {family: tuple(several) for family, several in found.items()}


def texts(game: str, language: str, families: Iterable[str]) -> Iterator[str]:
    for family in families:
        for message in of_game(game, language).get(family, ()):
            yield from message.texts


@cache
def guide(game: str, language: str) -> str:
    """As a page shows it: without the table of options."""
    text = text_of(entry(game).parts.guide, language, f"GUIDE.{language}.md", "GUIDE.md")
    return text[: max(text.find(f"\n## {title}\n") for title in OPTIONS)]


@cache
def explained(game: str, language: str) -> frozenset[str]:
    """Every beginning of every word that the guide or the aid uses."""
    used = words([guide(game, language), *texts(game, language, EXPLAINING)])
    return frozenset({word[:letters] for word in used for letters in range(1, len(word) + 1)})


@cache
def everyday(game: str, language: str) -> frozenset[str]:
    """The stems of what is said at every table and in the other games."""
    rivals = [other for other in GAMES if other != game]
    shared = [text for one in messages(language).values() if one.file.stem in TABLE for text in one.texts]
    theirs = [text for other in rivals for text in texts(other, language, of_game(other, language))]
    return frozenset(map(stem, words([*shared, *theirs, *[guide(other, language) for other in rivals]])))


def terms(game: str, language: str) -> set[str]:
    """Names of things, whatever bears a capital or is one, and the words that are this game's alone."""
    said = [family for family in of_game(game, language) if family not in {*NAMES, *EXPLAINING, *APART}]
    named = words(texts(game, language, NAMES))
    marked = words(INSIDE.findall(" ".join(texts(game, language, said))))
    own = {word for word in words(texts(game, language, said)) if stem(word) not in everyday(game, language)}
    return {word for word in named | marked | own if len(word) > 1}


def unexplained(game: str, language: str) -> set[str]:
    return {word for word in terms(game, language) if stem(word) not in explained(game, language)}
