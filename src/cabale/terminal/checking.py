"""`cabale check`: what a game has to keep to, and where it does not, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cabale.conformance.check import PROPERTIES, Finding
from cabale.conformance.check import check as hold
from cabale.core.game import Game
from cabale.core.match import deal
from cabale.core.numbers import whole_number
from cabale.core.registry import Entry, from_here
from cabale.core.seats import PUBLIC
from cabale.games import GAMES
from cabale.terminal.complaint import Complaint
from cabale.text import LANGUAGES, Narrator, Words

DONE, DOES_NOT_HOLD = 0, 1
LAST: Final = 12  # words of a game that a finding shows


def check(words: Words, name: str, games: str) -> int:
    """Hold a game, by its id or by the module that brings it, against all that games keep to."""
    count = whole_number(games)
    if not count:
        raise Complaint("bad-number", option="--games", text=games)
    found = 0
    for entry in brought(name):
        game = entry.game
        print(words.say("check-begins", game=words.game_title(game.id), package=entry.package))
        for finding in hold(game, count):
            found += 1
            print("\n".join(told(words, finding)), flush=True)
        for line in lacking(words, entry):
            print(line)
    print(words.say("check-done", properties=len(PROPERTIES) + 2, found=found))
    return DOES_NOT_HOLD if found else DONE


def brought(name: str) -> list[Entry]:
    """The game of this id, or those that a module brings."""
    if name in GAMES:
        return [GAMES.entry(name)]
    before, failed = {*GAMES}, len(GAMES.failures)
    GAMES.bring(name.partition(":")[0], "", lambda: from_here(name))
    if len(GAMES.failures) > failed:
        raise GAMES.failures[-1]
    return [GAMES.entry(game) for game in GAMES if game not in before]


def told(words: Words, finding: Finding) -> Iterator[str]:
    """What must hold, why it does not, and how to see it again."""
    yield f"- {words.say(f'check-{finding.property}')}"
    if finding.reason:
        yield f"  {finding.reason}"
    last = " ".join(finding.words[-LAST:]) or words.say("nothing")
    yield "  " + words.say(
        "check-where", seats=finding.seats, seed=finding.seed, place=len(finding.words), words=last
    )


def lacking(words: Words, entry: Entry) -> Iterator[str]:
    """What the game does not bring, and what does instead; no fault."""
    parts = entry.parts
    brings = {"rules": parts.rules, "words": parts.words, "bot": parts.bot, "drawing": parts.drawing}
    for part, there in brings.items():
        if there is None and not entry.own:
            yield "  " + words.say(f"check-without-{part}")
    if parts.words is not None:
        for language in LANGUAGES:
            missing = unspoken(language, entry.game)
            if missing:
                yield "  " + words.say("check-unspoken", language=language, keys=", ".join(missing))


def unspoken(language: str, game: Game[Any, Any]) -> list[str]:
    """Words of events, questions, moves and fields that one game met and that the language lacks."""
    match = deal(game, None, 0)
    narrator = Narrator(language, game, (), PUBLIC)
    keys: dict[str, None] = {}
    while not match.state.over:
        if match.state.waiting:
            seat = match.state.turn if match.state.turn in match.state.waiting else match.state.waiting[0]
            question = game.question(match.state, seat)
            if question:
                keys |= dict.fromkeys([f"ask-{question.kind}", f"heading-{question.kind}"])
                keys |= dict.fromkeys([f"choice-{choice.key}" for choice in question.choices])
        if match.state.turn in match.state.waiting:
            match.play(match.state.turn, match.state.moves(match.state.turn)[-1])
        else:
            match.draw()
    keys |= dict.fromkeys([f"event-{event.__struct_config__.tag}" for event in match.events(PUBLIC)])
    return [f"{game.id}-{key}" for key in keys if not narrator.catalogue.has(f"{game.id}-{key}")]
