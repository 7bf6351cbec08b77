"""`cabale scenario`: play scenario files and say where a page and the game part."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from cabale.core import scenario
from cabale.core.errors import BadPlugin, BadScenario
from cabale.core.scenario import Failure, Outcome, written
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.terminal.complaint import Complaint
from cabale.terminal.keeping import read_text
from cabale.terminal.prose import printable
from cabale.text import Words

DONE, FAILED, WRONG = 0, 1, 2


def run(words: Words, files: Sequence[Path]) -> int:
    """Run every file, the others too when one is wrong; the exit code."""
    passed = failed = wrong = 0
    for file in files:
        try:
            outcomes = scenario.run(scenario.read_text(read_text(file), str(file), find_game))
        except (BadScenario, BadPlugin) as refused:
            print(f"cabale: {words.refusal(refused)}", file=sys.stderr)
            wrong += 1
            continue
        except Complaint as complaint:
            print(f"cabale: {words.tell(complaint.key, complaint.arguments)}", file=sys.stderr)
            wrong += 1
            continue
        except Exception as error:
            trouble = GAMES.raised(error)
            if trouble is None:
                raise
            print(f"cabale: {words.refusal(trouble)}", file=sys.stderr)
            wrong += 1
            continue
        told = [line for outcome in outcomes for line in failures(words, outcome)]
        for line in told:
            print(printable(line))
        passed += not told
        failed += bool(told)
    if passed:
        print(words.say("scenario-passed", passed=passed))
    if failed:
        print(words.say("scenario-failed", failed=failed, total=passed + failed))
    return WRONG if wrong else FAILED if failed else DONE


def failures(words: Words, outcome: Outcome) -> list[str]:
    title = f"{outcome.id} {outcome.case or outcome.title}"
    return [
        words.say("scenario-failure", file=outcome.file, title=title, reason=reason(words, failure))
        for failure in outcome.failures
    ]


def reason(words: Words, failure: Failure) -> str:
    """What was expected under which key, what was found, and the game's own reason if it gave one."""
    expected, found = written(failure.expected), written(failure.found)
    sentence = words.tell("scenario-difference", {"key": failure.key, "expected": expected, "found": found})
    return f"{sentence} {words.refusal(failure.refused)}" if failure.refused else sentence
