#!/usr/bin/env python3
"""Our table and boardgame.io under the same load: every seat moves as soon as it may.

python3 bench/load/run.py                the figures
python3 bench/load/run.py --check        and exit with 1 if a bar is missed
python3 bench/load/run.py --markdown     and write them into bench/README.md

The server has one core and the clients have another. Ours stores every move before it tells anybody of it,
is killed with -9 at the end, and must then have every move that was seen in its file.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = ROOT / "bench" / "load"
sys.path.insert(0, str(ROOT))

from bench.contenders import Bar  # noqa: E402 - found from the root only
from bench.page import rewrite  # noqa: E402
from bench.run import as_markdown, as_text, machine  # noqa: E402

PYTHON: Final = ROOT / ".venv" / "bin" / "python"
SERVER_CORE, CLIENT_CORE = 0, 1
WARM_UP: Final = 2.0  # seconds
PATIENCE: Final = 180.0  # seconds to open the tables and to connect, before we give up
FASTEST: Final = 10_000  # moves a second that there are tables enough for
SHORTEST: Final = 60  # moves of a game, on average; in truth about a hundred


class Server(NamedTuple):
    """A server at work, and the file where it keeps its moves, if it keeps any."""

    process: subprocess.Popen[str]
    address: str
    file: Path | None


class Sample(NamedTuple):
    """One measurement of one server."""

    moves: float  # a second
    p50: float  # milliseconds until the other seat saw it
    p99: float
    server: float  # cores busy
    generator: float
    table: float  # kB of memory for an idle table
    connection: float  # kB for a connected seat


# --- servers


def on_core(core: int) -> Any:
    return lambda: os.sched_setaffinity(0, {core})


@contextmanager
def cabale(folder: Path) -> Iterator[Server]:
    command = [str(PYTHON), *f"-m cabale serve --port 0 --data {folder} --lang en".split()]
    with started(command, {}) as (process, line):
        address = next(word for word in line.split() if word.startswith("http")).rstrip(".,/")
        yield Server(process, address, folder / "cabale.db")


@contextmanager
def boardgame(folder: Path) -> Iterator[Server]:
    with started(["node", "boardgame-server.mjs"], {"NODE_ENV": "production"}) as (process, line):
        yield Server(process, line.strip(), None)


@contextmanager
def started(command: list[str], variables: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on its core, and the first line that it prints; killed, with all its children, at the end."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=HERE,
        env=os.environ | variables,
        start_new_session=True,
        preexec_fn=on_core(SERVER_CORE),
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http" not in line:
            sys.exit(f"load: {command[0]} did not start, as told above")
        yield process, line
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def memory(process: subprocess.Popen[str]) -> float:
    """Resident, in kB."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def processor(process: subprocess.Popen[str]) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored(file: Path) -> int:
    """The answers of players that are in the file."""
    base = sqlite3.connect(file)
    entries = [json.loads(body) for (body,) in base.execute("SELECT body FROM entry")]
    base.close()
    return sum(not word.startswith("~") for entry in entries for word in entry.get("words", ()))


# --- one measurement


class Clients:
    """The generator on its core, told when to go on."""

    def __init__(self, side: str, server: Server, pairs: int, tables: int, seconds: float) -> None:
        command = ["node", "load.mjs", side, server.address, *map(str, (pairs, tables, WARM_UP, seconds))]
        pipe = subprocess.PIPE
        self.process: Final = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, cwd=HERE, preexec_fn=on_core(CLIENT_CORE)
        )
        self._timer: Final = threading.Timer(PATIENCE + WARM_UP + seconds, self.process.kill)
        self._timer.start()

    def reach(self, stage: str) -> dict[str, Any]:
        """Wait for a stage; its figures."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        told: dict[str, Any] = json.loads(line) if line else {"stage": "nothing"}
        if told["stage"] != stage:
            sys.exit(f"load: the clients did not come as far as `{stage}`")
        return told

    def go_on(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        self._timer.cancel()
        self.process.kill()
        self.process.wait()


def measure(side: str, pairs: int, seconds: float) -> Sample:
    """Start a server and its clients, let them play, stop everything."""
    ours = side == "cabale"
    spare = math.ceil((WARM_UP + seconds) * FASTEST / SHORTEST) if ours else 0  # theirs never ends
    folder = Path(tempfile.mkdtemp(prefix="cabale-load-"))
    try:
        with (cabale if ours else boardgame)(folder) as server:
            empty = memory(server.process)
            clients = Clients(side, server, pairs, pairs + spare, seconds)
            try:
                clients.reach("opened")
                opened = memory(server.process)
                clients.go_on()
                clients.reach("connected")
                connected = memory(server.process)
                clients.go_on()
                clients.reach("measuring")
                busy, begin = processor(server.process), time.monotonic()
                told = clients.reach("measured")
                share = (processor(server.process) - busy) / (time.monotonic() - begin)
            finally:
                clients.stop()
        complain(told, server.file)
    finally:
        shutil.rmtree(folder)
    return Sample(
        told["moves"],
        told["p50"],
        told["p99"],
        share,
        told["generator"],
        (opened - empty) / (pairs + spare),
        (connected - opened) / (2 * pairs),
    )


def complain(told: dict[str, Any], file: Path | None) -> None:
    """A run counts only if nothing was refused, nobody ran out of tables and nothing is missing."""
    if told["refused"] or told["stranded"]:
        sys.exit(f"load: {told['refused']} refused {told['codes']}, {told['stranded']} pairs without a table")
    if file is not None and stored(file) < told["all"]:
        sys.exit(f"load: {told['all']} moves were seen and {stored(file)} are stored")


# --- on paper


SIDES: Final = {"cabale": "Cabale, every move stored", "boardgame": "boardgame.io, in memory"}


def rows(samples: dict[str, list[Sample]]) -> list[list[str]]:
    found = [["server", "moves/s", "least to most", "p50", "p99", "server busy", "clients busy"]]
    for side, every in samples.items():
        moves = [each.moves for each in every]
        found.append(
            [
                SIDES[side],
                f"{median(moves):,.0f}",
                f"{min(moves):,.0f}-{max(moves):,.0f}",
                f"{median(each.p50 for each in every):,.0f} ms",
                f"{median(each.p99 for each in every):,.0f} ms",
                f"{median(each.server for each in every):.0%}",
                f"{median(each.generator for each in every):.0%}",
            ]
        )
    return found


def memories(samples: dict[str, list[Sample]]) -> list[list[str]]:
    found = [["memory of the server", "an idle table", "a connection"]]
    for side, every in samples.items():
        table, connection = (median(each[field] for each in every) for field in (5, 6))
        found.append([SIDES[side], f"{table:,.1f} kB", f"{connection:,.1f} kB"])
    return found


def bars(samples: dict[str, list[Sample]]) -> list[Bar]:
    moves = {side: median(each.moves for each in every) for side, every in samples.items()}
    slow = {side: median(each.p99 for each in every) for side, every in samples.items()}
    times = moves["cabale"] / moves["boardgame"]
    calmer = f"{slow['cabale']:,.0f} ms, theirs {slow['boardgame']:,.0f} ms"
    return [
        Bar("more moves per second than boardgame.io (aim: 2 times)", f"{times:.2f} times", times > 1),
        Bar("a lower p99 than boardgame.io", calmer, slow["cabale"] < slow["boardgame"]),
    ]


def verdicts(samples: dict[str, list[Sample]]) -> list[list[str]]:
    met = [[bar.promise, bar.figure, "met" if bar.met else "MISSED"] for bar in bars(samples)]
    return [["bar", "measured", ""], *met]


def write_figures(samples: dict[str, list[Sample]], how: str) -> None:
    tables = [as_markdown(each(samples)) for each in (rows, memories, verdicts)]
    rewrite("load", "\n\n".join([how, *tables]))


def prepare() -> None:
    """What the run needs: two cores, files enough to open, the other server."""
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("load: needs two cores, one for the server and one for the clients")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if not PYTHON.exists():
        sys.exit("load: set up .venv first: python3 dev.py check")
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=HERE, check=True, stdout=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our table and boardgame.io under the same load.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--markdown", action="store_true", help="write the figures into bench/README.md")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement (default: 10)")
    parser.add_argument("--seats", type=int, default=1000, help="connected at once (default: 1000)")
    parser.add_argument("--rounds", type=int, default=3, help="of both (default: 3)")
    given = parser.parse_args()
    prepare()
    samples: dict[str, list[Sample]] = {side: [] for side in SIDES}
    for number in range(given.rounds):
        for side, title in SIDES.items():
            print(f"round {number + 1} of {given.rounds}: {title}", file=sys.stderr, flush=True)
            samples[side].append(measure(side, given.seats // 2, given.seconds))
    often = f"medians of {given.rounds} rounds of {given.seconds:g} s"
    how = f"{machine()}. {given.seats:,} connected seats, two at a table; {often}."
    print(how, *(as_text(each(samples)) for each in (rows, memories, verdicts)), sep="\n\n")
    if given.markdown:
        write_figures(samples, how)
    missed = [bar for bar in bars(samples) if not bar.met]
    if given.check and missed:
        sys.exit("load: missed: " + "; ".join(f"{bar.promise}: {bar.figure}" for bar in missed))


if __name__ == "__main__":
    main()
