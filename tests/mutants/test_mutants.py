"""Whatever befalls a record, a scenario or a result file, a sentence tells: never a traceback, never late."""

from __future__ import annotations

import io
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final, NoReturn

import pytest

from cabale import cli
from cabale.arena.report.markdown import as_markdown
from cabale.arena.report.reading import read_files, tell_files
from cabale.core import scenario
from cabale.core.errors import CabaleError
from cabale.core.record import read_record
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.verify import verify
from cabale.games import GAMES, game
from cabale.terminal.drawings import drawing_of
from cabale.terminal.records import retell
from cabale.terminal.retelling import Retelling
from cabale.terminal.scenarios import failures
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.words import tidy
from tests.effort import night
from tests.mutants import records, results, scenarios

LIMIT: Final = 10  # seconds of the processor's: for one text, on a slow machine
HELD, SENTENCE = 0, 2


class Late(Exception):
    """The time for one text is over."""


@contextmanager
def in_time() -> Iterator[None]:
    def over(number: int, frame: FrameType | None) -> NoReturn:
        raise Late

    before = signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def tried(what: Callable[[str, Words], str], mutant: Callable[[int], str], count: int) -> Counter[str]:
    """How often each thing came of so many mutants; what is no sentence fails, and shows its mutant."""
    came: Counter[str] = Counter()
    for number in range(count):
        text, words = mutant(number), Words(LANGUAGES[number % len(LANGUAGES)])
        try:
            with in_time():
                try:
                    came[what(text, words)] += 1
                except CabaleError as refused:
                    sentence = words.refusal(refused)
                    assert tidy(sentence, len(sentence)) == sentence and sentence[-1] in ".…", sentence
                    came[refused.code] += 1
        except Exception as wrong:
            wrong.add_note(f"This was mutant {number}:\n{text}")
            raise
    return came


def read_and_told(text: str, words: Words) -> str:
    """What `cabale verify` and `cabale replay` do with a record."""
    record = read_record(text)
    of = game(record.game)
    finding = verify(of, record)
    reader = OPEN if len(text) % 2 else PUBLIC
    retelling = Retelling(of, record, reader, drawing_of(of.id).halts)
    with redirect_stdout(io.StringIO()) as told:
        retell(retelling, Narrator(words.language, of, record.names, reader))
    assert "\x1b" not in told.getvalue()
    return finding.code


def played_and_told(text: str, words: Words) -> str:
    """What `cabale scenario` does with a file."""
    outcomes = scenario.run(scenario.read_text(text, "it.toml", game))
    told = [line for outcome in outcomes for line in failures(words, outcome)]
    return "failed" if told else "passed"


def reported(text: str, words: Words) -> str:
    """What `cabale report` does with a result file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "it.jsonl"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        as_markdown(tell_files(words, read_files([file])))
    return "told"


@pytest.mark.parametrize("count", [200, pytest.param(night(20_000), id="night", marks=pytest.mark.slow)])
def test_a_record_that_was_spoilt(count: int) -> None:
    came = tried(read_and_told, records.mutant, count)
    assert came.total() == count
    assert came["does_not_replay"] > count / 10 and came["fair"] > count / 50  # most get beyond the seal


@pytest.mark.parametrize("count", [50, pytest.param(night(5_000), id="night", marks=pytest.mark.slow)])
def test_a_scenario_that_was_spoilt(count: int) -> None:
    came = tried(played_and_told, scenarios.mutant, count)
    assert came.total() == count
    assert came["failed"] + came["passed"] >= count / 10  # many are played all the same


@pytest.mark.parametrize("count", [200, pytest.param(night(5_000), id="night", marks=pytest.mark.slow)])
def test_a_result_file_that_was_spoilt(count: int) -> None:
    came = tried(reported, results.mutant, count)
    assert came.total() == count
    assert came["told"] > count / 20  # some say what could be so


def test_the_texts_that_are_spoilt_are_of_all_games_and_were_good() -> None:
    whole = [read_record(text) for text in records.records()]
    assert {record.game for record in whole} == {*GAMES}
    assert all(verify(game(record.game), record).fair for record in whole)
    assert all(any(f'game = "{name}"' in text for text in scenarios.scenarios()) for name in GAMES)
    assert all(reported(text, Words("en")) == "told" for text in results.results())


COMMANDS: Final = {
    "verify": records.mutant,
    "replay": records.mutant,
    "scenario": scenarios.mutant,
    "report": results.mutant,
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("count", [12, pytest.param(1_000, marks=pytest.mark.slow)])
def test_a_command_says_one_sentence_and_what_is_wrong(
    count: int, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it"
    for number in range(count):
        text = COMMANDS[command](number)
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            with in_time():
                code = cli.main([command, str(file), "--lang", LANGUAGES[number % len(LANGUAGES)]])
            told = capsys.readouterr()
            assert "\x1b" not in told.out + told.err
            assert code in (HELD, SENTENCE) or told.out + told.err
            if code == SENTENCE:
                assert told.err.startswith("cabale: ") and told.err.count("\n") == 1 and not told.out
        except Exception as wrong:
            wrong.add_note(f"This was mutant {number}:\n{text}")
            raise
