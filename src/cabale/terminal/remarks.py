"""What `cabale check` says beside its findings: what a game does not bring, and what does instead. No fault;
only words that ask for what they are not given are one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from cabale.conformance.hearing import Heard
from cabale.core.meant import near
from cabale.core.modular import WitnessedGame
from cabale.core.options import read_options
from cabale.core.registry import Entry
from cabale.core.seats import OPEN
from cabale.core.texts import USUAL
from cabale.text import LANGUAGES, Words
from cabale.text.catalogue import REFERS
from cabale.text.laid import lay
from cabale.text.listening import YOU, Listening
from cabale.text.proofreading import PLURALS, Chosen, Script

Slips = dict[
    tuple[str, str, str, str], tuple[tuple[str, ...], list[str]]
]  # what is wrong: what may be, where

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
        for keys, languages in unasked(entry, heard).items():
            yield "  " + words.say("check-unasked", languages=", ".join(languages), games=heard.games)
            yield from families(keys, [*told(heard, USUAL).wanted])
    if heard.games and heard.untold:
        yield "  " + words.say("check-untold", games=heard.games, kinds=", ".join(heard.untold))


def broken(words: Words, entry: Entry, heard: Heard) -> Iterator[str]:
    """What is wrong with its words. Fluent says nothing of most of it, and they are then made from their
    keys, or never said."""
    if entry.own:
        return
    scripts = [Script(entry, language) for language in LANGUAGES]
    faults = [fault for script in scripts for fault in (*script.unread(), *script.misplaced())]
    if faults:
        yield "- " + words.say("check-words-read")
        yield from (f"  {words.refusal(fault)}" for fault in faults)
    slips: Slips = {}
    for language, script in zip(LANGUAGES, scripts, strict=True):
        narrator = told(heard, language)
        for key, slip in narrator.broken.items():
            for asked in slip.asked if key in script.keys else ():
                slips.setdefault(("check-asks", key, asked, ""), (slip.given, []))[1].append(language)
        for choice in script.chosen():
            values = possible(heard, narrator, choice)
            if values is not None and choice.variant not in values:
                of = "check-chooses", choice.message, f"${choice.argument}", choice.variant
                slips.setdefault(of, (values, []))[1].append(language)
    if slips:
        yield "- " + words.say("check-words")
    for (said, key, asked, variant), (known, languages) in slips.items():
        names = {"message": key, "languages": ", ".join(languages), "asked": asked, "variant": variant}
        likely = near(variant or asked, known)
        hint = "check-meant" if likely else "check-known" if variant else "check-given"
        yield f"  {words.say(said, **names)} {words.say(hint, names=', '.join(likely or known))}"


def possible(heard: Heard, narrator: Listening, choice: Chosen) -> tuple[str, ...] | None:
    """The values that an argument of a message may have; None where nobody can say it."""
    given = narrator.given.get(choice.message, {})
    if choice.argument == YOU:
        return tuple(given[YOU]) if YOU in given else None
    declared = vocabulary(heard).get(choice.message, {}).get(choice.argument)
    if declared is None and isinstance(given.get(choice.argument), int):
        return PLURALS
    return declared


def vocabulary(heard: Heard) -> dict[str, dict[str, tuple[str, ...]]]:
    """The words that the fields of its events may hold, by the messages that tell them."""
    game = heard.game
    declared = game.witness(OPEN).telling.by_event if isinstance(game, WitnessedGame) else {}
    return {
        f"{game.id}-event-{event.__struct_config__.tag}": {
            name: source.vocabulary for name, source in told.sources.items() if source.vocabulary
        }
        for event, told in declared.items()
    }


def unasked(entry: Entry, heard: Heard) -> dict[tuple[str, ...], list[str]]:
    """Keys that nothing asked for, and the languages that have just these."""
    found: dict[tuple[str, ...], list[str]] = {}
    for language in LANGUAGES:
        script, narrator = Script(entry, language), told(heard, language)
        beside(narrator, heard)
        strange = {fault.arguments.get("message") for fault in script.misplaced()}
        wanted = {*narrator.wanted, *narrator.looked_up, *REFERS.findall(script.text), *strange}
        keys = tuple(sorted(script.keys - wanted))
        if keys:
            found.setdefault(keys, []).append(language)
    return found


def lacking(entry: Entry, heard: Heard) -> dict[tuple[str, tuple[str, ...]], list[str]]:
    """Keys that have only a fallback, by what it is, and the languages that lack just these."""
    title = f"game-title-{entry.game.id}"
    wanted = told(heard, USUAL).wanted
    there = {language: Script(entry, language).keys for language in LANGUAGES}
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


def beside(narrator: Listening, heard: Heard) -> None:
    """What else may be said of it, if there are words for it."""
    game, entry = heard.game, narrator.entry
    narrator.game_title(game.id)
    narrator.aim()
    for question in heard.questions.values():
        narrator.note(question)
        for choice in question.choices:
            narrator.detail(choice)
            narrator.gain(choice)
            narrator.cost(choice)
            narrator.shortcut(choice)
    for order in game.orders:
        narrator.order(order)
    narrator.sentences([*heard.events.values()])
    for view in heard.views.values():
        narrator.view(view)
        narrator.status(view)
        lay(narrator, view)
    with suppress(Exception):  # a card that cannot be made is found elsewhere
        make = entry.part("aid")
        make(narrator, game.usual_seats, read_options(game.options, {}, game.usual_seats))


def families(keys: Iterable[str], known: Sequence[str] = ()) -> Iterator[str]:
    """Keys, a line a family, and what may have been meant by them."""
    members: dict[str, list[str]] = {}
    for key in keys:
        game, family, member = (*key.split("-", 2), "", "")[:3]
        likely = near(key, known)[:1]
        hint = f" ({likely[0].removeprefix(f'{game}-{family}-')}?)" if likely else ""
        members.setdefault(f"{game}-{family}", []).append(member + hint)
    for family, names in sorted(members.items()):
        yield f"    {family}-…: {', '.join(names)}"
