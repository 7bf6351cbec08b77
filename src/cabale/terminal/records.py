"""`cabale replay` and `cabale verify`: what can be done with a record."""

from __future__ import annotations

import sys
from pathlib import Path

from cabale.core import verify as fairness
from cabale.core.errors import CabaleError
from cabale.core.record import Record, read_record
from cabale.core.talk import Line
from cabale.games import game as find_game
from cabale.terminal.drawings import drawing_of
from cabale.terminal.keeping import read_text
from cabale.terminal.lines import noted
from cabale.terminal.play import check_screen, has_screen
from cabale.terminal.prose import printable
from cabale.terminal.retelling import Retelling, eyes, read_reader
from cabale.text import Narrator, Words

DONE, DOES_NOT_HOLD = 0, 1


def replay(words: Words, file: Path, seat: str | None, plain: bool) -> int:
    """Tell a record again: on the full screen, or all of it in lines."""
    try:
        record = read_record(read_text(file))
        game = find_game(record.game, record.package)
        reader = read_reader(seat, game.count_seats(record.seats), over=bool(record.ranks))
        retelling = Retelling(game, record, reader, drawing_of(game.id).halts)
    except CabaleError as refused:
        raise named(refused, file) from refused.__cause__
    narrator = Narrator(words.language, game, record.names, reader)
    if plain or not has_screen():
        retell(retelling, narrator)
        return DONE
    check_screen()
    from cabale.terminal.replay import Reading  # brings Textual: slow to import

    return Reading(retelling, narrator).show()


def retell(retelling: Retelling, narrator: Narrator) -> None:
    """The whole story, a sentence a line."""
    print(heading(retelling.record, retelling.reader, narrator))
    sentences = iter(narrator.sentences(retelling.events))
    for item in retelling.story():
        if isinstance(item, Line):
            print(printable(narrator.line(item)))
        elif sentence := next(sentences):
            print(noted(sentence, item.rule))
    print()
    for line in narrator.view(retelling.view(retelling.last)):
        print(line)


def heading(record: Record, reader: int, narrator: Narrator) -> str:
    """Which game this is, and through whose eyes it is told."""
    names = narrator.all_of([narrator.name(seat) for seat in range(record.seats)])
    return narrator.say(
        "replay-heading", game=narrator.game_title(record.game), names=names, eyes=eyes(reader, narrator)
    )


def verify(words: Words, file: Path) -> int:
    """Whether every draw was fixed before the first card."""
    try:
        record = read_record(read_text(file))
        finding = fairness.verify(find_game(record.game, record.package), record)
    except CabaleError as refused:
        raise named(refused, file) from refused.__cause__
    if finding.fair:
        print(words.say("verify-ok", draws=finding.draws))
        return DONE
    if finding.code == "other_secret":
        reason = words.say("verify-other-secret")
    else:
        reason = words.say(
            "verify-other-draw", place=finding.place, found=finding.found, expected=finding.expected
        )
    print(words.say("verify-failed", reason=reason), file=sys.stderr)
    return DOES_NOT_HOLD


def named(refused: CabaleError, file: Path) -> CabaleError:
    """The same refusal, with the file that it is about."""
    refused.arguments.setdefault("file", str(file))
    return refused
