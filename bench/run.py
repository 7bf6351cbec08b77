"""Speed of our games beside other engines, in one run: random legal play, 4 seats, medians of 5.

python3 dev.py bench                    the tables
python3 dev.py bench --game guillotine  those of one game
python3 dev.py bench --check            and exit with 1 if a bar is missed
python3 dev.py bench --markdown         and write them into bench/README.md
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from bench.contenders import RACES, Contender, Race, Results
from bench.page import rewrite

ROOT: Final = Path(__file__).resolve().parent.parent
COPIES: Final = {"clone": "µs to copy a position", "child": "µs to copy it and play a move"}


def once(contender: Contender, seconds: float) -> dict[str, float]:
    """One measurement, in a fresh process."""
    variables = dict(os.environ)
    if contender.interpreted:
        variables["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.once", contender.name, str(seconds), contender.of]
    done = subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.exit(f"bench: {contender.title} could not be measured, as told above")
    figures: dict[str, float] = json.loads(done.stdout)
    if bool(figures["compiled"]) == contender.interpreted:
        sys.exit(f"bench: {contender.title}: the rules it found are not; use python3 dev.py bench")
    return figures


def measure(races: Sequence[Race], seconds: float, rounds: int) -> Results:
    """Everybody in turn, then everybody again: a busy minute of the machine hits all alike."""
    contenders = [contender for race in races for contender in race.contenders]
    results: dict[Contender, list[dict[str, float]]] = {contender: [] for contender in contenders}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for contender in contenders:
            results[contender].append(once(contender, seconds))
    return Results(results)


# --- on paper -------------------------------------------------------------------------------------


def speeds(race: Race, results: Results) -> list[list[str]]:
    """A heading, and a row for each contender; beside a peer, how many times as fast we are."""
    rows = [["engine", "decisions/s", "least to most", "games/s", "compiled", "from Python", "interpreted"]]
    for contender in race.players:
        every = results.all(contender)
        ours = [f"{results.ratio(us, contender):.2f} x" for us in (race.inside, race.driven, race.plain)]
        rows.append(
            [
                contender.title,
                f"{median(every):,.0f}",
                f"{min(every) / 1000:,.0f}-{max(every) / 1000:,.0f} k",
                f"{results.of(contender, 'games'):,.0f}",
                *(ours if contender in race.peers else ["", "", ""]),
            ]
        )
    return rows


def copies(race: Race, results: Results) -> list[list[str]]:
    rows = [["copies, from Python", "compiled", "interpreted"]]
    for figure, label in COPIES.items():
        both = [f"{results.of(us, figure):.2f}" for us in (race.copied, race.plain_copied)]
        rows.append([label, *both])
    return rows


def verdicts(race: Race, results: Results) -> list[list[str]]:
    rows = [["bar", "measured", ""]]
    bars = race.bars(race, results)
    return rows + [[bar.promise, bar.figure, "met" if bar.met else "MISSED"] for bar in bars]


def as_text(rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])


def as_markdown(rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" + "|--:" * (len(rows[0]) - 1) + "|", *lines[1:]])


def machine() -> str:
    """Where it was measured, in one line."""
    model = platform.processor() or platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.exists() and (found := re.search(r"model name\s*:\s*(.+)", facts.read_text())):
        model = found[1]
    pinned = re.search(r"^mypy==(\S+)", (ROOT / "locks/dev.txt").read_text(), re.MULTILINE)
    mypyc = pinned[1] if pinned else "unknown"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}, mypyc {mypyc}"


def tables(race: Race, results: Results) -> list[list[list[str]]]:
    return [speeds(race, results), copies(race, results), verdicts(race, results)]


def write_figures(races: Sequence[Race], results: Results, seconds: float, rounds: int) -> None:
    """Into the page, between the marks of each game."""
    how = f"{machine()}. Medians of {rounds} rounds of {seconds:g} s of processor time each."
    for race in races:
        rewrite(race.of, "\n\n".join([how, *map(as_markdown, tables(race, results))]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Our games beside other engines.")
    parser.add_argument("--game", choices=[race.of for race in RACES], help="only this one")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--markdown", action="store_true", help="write the figures into bench/README.md")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="of everything (default: 5)")
    given = parser.parse_args()
    races = [race for race in RACES if given.game in (None, race.of)]
    results = measure(races, given.seconds, given.rounds)
    print(machine())
    for race in races:
        print(race.of, *map(as_text, tables(race, results)), sep="\n\n")
    if given.markdown:
        write_figures(races, results, given.seconds, given.rounds)
    missed = [bar for race in races for bar in race.bars(race, results) if not bar.met]
    if given.check and missed:
        sys.exit("bench: missed: " + "; ".join([f"{bar.promise}: {bar.figure}" for bar in missed]))


if __name__ == "__main__":
    main()
