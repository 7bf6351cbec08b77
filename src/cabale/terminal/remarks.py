"""What `cabale check` says beside its findings: what a game does not bring, and what does instead. No fault;
only words that ask for what they are not given are one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cabale.conformance.hearing import Heard
from cabale.core.meant import near
from cabale.core.registry import Entry
from cabale.core.texts import USUAL
from cabale.text import LANGUAGES, Words
from cabale.text.laid import lay
from cabale.text.listening import Listening, written

MADE: Final = "check-made"  # from their keys
BORROWED: Final = "check-borrowed"  # from English


def remarks(words: Words, entry: Entry, heard: Heard) -> Iterator[str]:
    """Parts that are missing, words that have only a fallback, events that nothing told."""
    parts = entry.parts
    brings = {"rules": parts.rules, "words": parts.words, "bot": parts.bot, "drawing": parts.drawing}
    for part, there in brings.items():
        if there is None and not entry.own:
            yield "  " + words.say(f"check-without-{part}")
    if not entry.own:
        for (fallback, keys), languages in lacking(entry, heard).items():
            yield "  " + words.say(fallback, languages=", ".join(languages))
            yield from families(keys)
    if heard.games and heard.untold:
        yield "  " + words.say("check-untold", games=heard.games, kinds=", ".join(heard.untold))


def broken(words: Words, entry: Entry, heard: Heard) -> Iterator[str]:
    """Words that ask for what they are not given: then all of them are made from their keys."""
    if entry.own:
        return
    wrong: dict[tuple[str, str], tuple[tuple[str, ...], list[str]]] = {}
    for language in LANGUAGES:
        mine = written(entry, language)
        for key, slip in told(heard, language).broken.items():
            for asked in slip.asked if key in mine else ():
                wrong.setdefault((key, asked), (slip.given, []))[1].append(language)
    if wrong:
        yield "- " + words.say("check-words")
    for (key, asked), (given, languages) in wrong.items():
        sentence = words.say("check-asks", message=key, languages=", ".join(languages), asked=asked)
        likely = near(asked, given)
        hint = words.say("check-meant" if likely else "check-given", names=", ".join(likely or given))
        yield f"  {sentence} {hint}"


def lacking(entry: Entry, heard: Heard) -> dict[tuple[str, tuple[str, ...]], list[str]]:
    """Keys that have only a fallback, by what it is, and the languages that lack just these."""
    title = f"game-title-{entry.game.id}"
    wanted = told(heard, USUAL).wanted
    there = {language: written(entry, language) for language in LANGUAGES}
    found: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for language in LANGUAGES:
        needed = [*wanted] if language == USUAL else [title, *wanted]  # in English the game says its title
        missing = [key for key in needed if key not in there[language]]
        borrowed = tuple(key for key in missing if key in there[USUAL] or key == title)
        made = tuple(key for key in missing if key not in borrowed)
        for fallback, keys in ((MADE, made), (BORROWED, borrowed)):
            if keys:
                found.setdefault((fallback, keys), []).append(language)
    return found


def told(heard: Heard, language: str) -> Listening:
    """All that was heard, put into words."""
    game = heard.game
    narrator = Listening(language, game)
    for event in heard.events.values():
        narrator.event(event)
    for question in heard.questions.values():
        narrator.question(question)
        narrator.heading(question)
        for choice in question.choices:
            narrator.choice(choice)
            narrator.title(choice)
        for closed in question.closed:
            narrator.closed(closed)
            narrator.shut_title(closed)
    for reason in heard.reasons.values():
        narrator.reason(reason)
        for hunch in reason.hunches:
            narrator.hunch(hunch)
    for refusal in heard.refusals.values():
        narrator.refusal(refusal)
    for view in heard.views.values() if language == USUAL else ():  # they take long, and ask for the same
        lay(narrator, view)
    for option in game.options:
        narrator.option(game.id, option.name)
        for word in option.words:
            narrator.option_value(game.id, option.name, word)
    for kind in heard.untold:
        narrator.wanted[f"{game.id}-event-{kind}"] = None
    return narrator


def families(keys: Iterable[str]) -> Iterator[str]:
    """Keys, a line a family."""
    members: dict[str, list[str]] = {}
    for key in keys:
        game, family, member = key.split("-", 2)
        members.setdefault(f"{game}-{family}", []).append(member)
    for family, names in sorted(members.items()):
        yield f"    {family}-…: {', '.join(names)}"
