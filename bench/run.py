#!/usr/bin/env python3
"""Speed of Complots beside other engines, in one run: random legal play, 4 seats, medians of 5.

python3 dev.py bench                the table
python3 dev.py bench --check        and exit with 1 if a bar is missed
python3 dev.py bench --markdown     and write it into bench/README.md
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = ROOT / "bench" / "README.md"
FIGURES: Final = re.compile("(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)", re.DOTALL)


class Contender(NamedTuple):
    """What `bench.once` measures under this name, and whether it sees the source instead of the wheel."""

    title: str
    name: str
    interpreted: bool = False


INSIDE: Final = Contender("Cabale compiled, inside the library", "inside")
DRIVEN: Final = Contender("Cabale compiled, from Python", "driven")
PLAIN: Final = Contender("Cabale interpreted, inside the library", "inside", interpreted=True)
PLAIN_DRIVEN: Final = Contender("Cabale interpreted, from Python", "driven", interpreted=True)
PYCOUP: Final = Contender("pycoup", "pycoup")
COUPML: Final = Contender("coupml", "coupml")
LEDUC: Final = Contender("OpenSpiel leduc_poker, from Python", "leduc_poker")
LIARS: Final = Contender("OpenSpiel liars_dice (2 seats), from Python", "liars_dice")
CHILD: Final = Contender("Cabale compiled, copy and play", "child")
CONTENDERS: Final = (INSIDE, DRIVEN, PLAIN, PLAIN_DRIVEN, PYCOUP, COUPML, LEDUC, LIARS, CHILD)
PEERS: Final = (PYCOUP, COUPML, LEDUC, LIARS)


class Bar(NamedTuple):
    """What was promised, what came out, and whether it is enough."""

    promise: str
    figure: str
    met: bool


class Results:
    """All figures of a run: for each contender one set a round."""

    def __init__(self, rounds: dict[Contender, list[dict[str, float]]]) -> None:
        self.rounds: Final = rounds

    def all(self, contender: Contender, figure: str = "decisions") -> list[float]:
        return [each[figure] for each in self.rounds[contender]]

    def of(self, contender: Contender, figure: str = "decisions") -> float:
        return median(self.all(contender, figure))

    def ratio(self, ours: Contender, theirs: Contender) -> float:
        return self.of(ours) / self.of(theirs)


def once(contender: Contender, seconds: float) -> dict[str, float]:
    """One measurement, in a fresh process."""
    variables = dict(os.environ)
    if contender.interpreted:
        variables["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.once", contender.name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.exit(f"bench: {contender.title} could not be measured, as told above")
    figures: dict[str, float] = json.loads(done.stdout)
    if bool(figures["compiled"]) == contender.interpreted:
        sys.exit(f"bench: {contender.title}: the rules it found are not; use python3 dev.py bench")
    return figures


def measure(seconds: float, rounds: int) -> Results:
    """Everybody in turn, then everybody again: a busy minute of the machine hits all alike."""
    results: dict[Contender, list[dict[str, float]]] = {contender: [] for contender in CONTENDERS}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for contender in CONTENDERS:
            results[contender].append(once(contender, seconds))
    return Results(results)


def bars(results: Results) -> list[Bar]:
    """What the first release has to reach."""
    plain = results.ratio(PLAIN, COUPML)
    pycoup = results.ratio(INSIDE, PYCOUP)
    spiel = min(results.ratio(INSIDE, LEDUC), results.ratio(INSIDE, LIARS))
    child = results.of(CHILD, "child")
    return [
        Bar("interpreted, at least as fast as coupml", f"{plain:.2f} times", plain >= 1),
        Bar("compiled, at least twice as fast as pycoup (aim: 4 times)", f"{pycoup:.2f} times", pycoup >= 2),
        Bar("compiled, at least as fast as OpenSpiel from Python", f"{spiel:.2f} times", spiel >= 1),
        Bar("compiled, copy a position and play a move in at most 0.6 µs", f"{child:.2f} µs", child <= 0.6),
    ]


# --- on paper -------------------------------------------------------------------------------------


def speeds(results: Results) -> list[list[str]]:
    """A heading, and a row for each contender; beside a peer, how many times as fast we are."""
    rows = [["engine", "decisions/s", "least to most", "games/s", "compiled", "from Python", "interpreted"]]
    for contender in CONTENDERS:
        if contender is CHILD:
            continue
        every = results.all(contender)
        ours = [f"{results.ratio(us, contender):.2f} x" for us in (INSIDE, DRIVEN, PLAIN)]
        rows.append(
            [
                contender.title,
                f"{median(every):,.0f}",
                f"{min(every) / 1000:,.0f}-{max(every) / 1000:,.0f} k",
                f"{results.of(contender, 'games'):,.0f}",
                *(ours if contender in PEERS else ["", "", ""]),
            ]
        )
    return rows


def verdicts(results: Results) -> list[list[str]]:
    rows = [["bar", "measured", ""]]
    return rows + [[bar.promise, bar.figure, "met" if bar.met else "MISSED"] for bar in bars(results)]


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


def write_figures(results: Results, seconds: float, rounds: int) -> None:
    how = f"{machine()}. Medians of {rounds} rounds of {seconds:g} s of processor time each."
    figures = "\n\n".join([how, as_markdown(speeds(results)), as_markdown(verdicts(results))])
    README.write_text(FIGURES.sub(lambda _: figures + "\n", README.read_text("utf-8")), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Complots beside other engines.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--markdown", action="store_true", help="write the figures into bench/README.md")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="of everything (default: 5)")
    given = parser.parse_args()
    results = measure(given.seconds, given.rounds)
    print(machine(), as_text(speeds(results)), as_text(verdicts(results)), sep="\n\n")
    if given.markdown:
        write_figures(results, given.seconds, given.rounds)
    missed = [bar for bar in bars(results) if not bar.met]
    if given.check and missed:
        sys.exit("bench: missed: " + "; ".join([f"{bar.promise}: {bar.figure}" for bar in missed]))


if __name__ == "__main__":
    main()
