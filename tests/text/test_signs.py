"""Whatever a board of the page marks as a sign has its sentence in the aid of its game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from cabale.games import GAMES
from cabale.games.cocarde import pieces as cocarde
from cabale.games.complots import pieces as complots
from cabale.games.complots.notation import names_of
from cabale.games.convention import pieces as convention
from cabale.games.druide import pieces as druide
from cabale.games.guillotine import pieces as guillotine
from cabale.text.aid import aid_of
from tests.text.stories import tables

BOARDS: Final = Path(__file__).parents[2] / "client/src/games"
MARK: Final = re.compile(r'data-sign=(?:"([^"]*)"|\{((?:[^{}]|\$\{[^}]*\})*)\})')
RESULT: Final = re.compile(r"(?:return|[?:])\s+(['`])(.*?)\1")  # what an expression or a function comes to
FILLED: Final = re.compile(r"\$?\{[^}]*\}")

# What stands behind the dash of a sign that a board fills in.
VALUES: Final[Mapping[tuple[str, str], Iterable[str]]] = {
    ("complots", "character-"): (*names_of(complots.AMBASSADOR), *names_of(complots.INQUISITOR)),
    ("guillotine", "colour-"): guillotine.COLOURS,
    ("guillotine", "noble-"): guillotine.KINDS_OF_NOBLES,
    ("druide", "druid-"): [str(seat) for seat in range(druide.FULLEST)],
    ("druide", "seat-"): [str(seat) for seat in range(druide.FULLEST)],
    ("convention", "phase-"): convention.PHASES[1:],
    ("convention", "post-"): [post for post in convention.POSTS if post != "absent"],
    ("cocarde", "role-"): cocarde.ROLES[1:],
}
BY_NAME: Final = {"convention": set(convention.SQUARES[1:])}  # a deputy bears the sign of its square


def marks(game: str) -> Iterator[str]:
    """The signs of a board as its files have them, what is filled in left open."""
    for file in sorted((BOARDS / game).glob("*.svelte")):
        source = file.read_text(encoding="utf-8")
        for text, code in MARK.findall(source):
            call = re.match(r"(\w+)\(", code)
            if call:
                made = re.search(
                    rf"(?:function|const) {call[1]}\b(.*?)(?:;\n\n|\n  \}}\n)", source, re.DOTALL
                )
                assert made, (file.name, code)
                code = made[1]
            yield from (found for _, found in RESULT.findall(code)) if code else [text]


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_a_board_has_its_sentence(game: str) -> None:
    said = {
        sign for seats, options in tables(GAMES[game]) for sign in aid_of("en", game, seats, options).signs
    }
    assert BY_NAME.get(game, set()) <= said
    found = set(marks(game))
    assert found
    for mark in found:
        begins = FILLED.sub("", mark)
        wanted = {mark} if begins == mark else {begins + value for value in VALUES[game, begins]}
        assert wanted <= said, mark
