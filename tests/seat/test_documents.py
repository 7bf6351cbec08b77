"""docs/seat.md: the game that it shows is one that is played."""

from __future__ import annotations

from unittest.mock import patch

from cabale import __version__
from cabale.core.match import deal
from cabale.games import GAMES
from cabale.seat import Program, lines, session
from cabale.seat.messages import Sent, Written
from tests.seat.programs import PATIENT, ROOT, bad

PAGE = ROOT / "docs/seat.md"
FENCE = "```\n"


class Passive:
    """Takes the first offer."""

    def choose(self, view: object, moves: list[int]) -> int:
        return moves[0]


def shown() -> str:
    """A whole game, as it goes over the wire."""
    wire: list[bytes] = []

    def write_line(message: Sent) -> bytes:
        wire.append(b"> " + (line := lines.write_line(message)))
        return line

    def read_line(line: bytes) -> Written:
        wire.append(b"< " + line)
        return lines.read_line(line)

    with patch.object(session, "write_line", write_line), patch.object(session, "read_line", read_line):
        program = Program(bad("last"), 1, PATIENT)
        match = deal(GAMES["complots"], seats=2, seed=1, first_player="a")
        match.run([program, Passive()])
        program.close(match.view(0))
    text = b"".join(wire).decode().replace(f'"cabale":"{__version__}"', '"cabale":"…"')
    return text.replace('"milliseconds":60000', '"milliseconds":10000')  # as the usual limits have it


def test_the_game_on_the_page_is_the_one_that_is_played() -> None:
    assert PAGE.read_text("utf-8").split(FENCE)[-2] == shown()


if __name__ == "__main__":
    before, _, _ = PAGE.read_text("utf-8").rpartition(FENCE)[0].rpartition(FENCE)
    PAGE.write_text(f"{before}{FENCE}{shown()}{FENCE}", "utf-8")
