"""Records of all games, and what may befall them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from cabale.core.record import checksum
from tests.mutants.spoiling import (
    HUGE,
    NUMBERS,
    WILD,
    Spoil,
    other_seat,
    put_number,
    replaced,
    spoilt,
    swap,
    words,
)
from tests.playthroughs.telling import GAMES, NAMES, Tale

REMARKS: Final = (
    '{h "…"}',
    '{a>abcdefgh "\\u0000"}',
    '{b>h "\\ud800"}',
    "{a>b pledges spare/brissot/ until 1}",
    "{b>a pledges vote_trial/danton/oui for vote_trial/danton/non until 2}",
    "{a>a pledges support// until 1}",
    "{h>g pledges vote_trial/louis_xvi/oui for denounce/x/y until 9999}",
    "{a>b pledges // until 0}",
    "{a>b pledge 1 accepted}",
    "{a>b pledge 1 refused}",
    "{h>a pledge 1000 withdrawn}",
)
ANSWER: Final = r"(?<=[:~!])[a-z0-9_>=.+-]+"


@cache
def records() -> tuple[str, ...]:
    """The playthroughs as records, with names and some talk."""
    return tuple(_record(name) for name in GAMES)


def _record(name: str) -> str:
    game, seats, seed, options = GAMES[name]
    tale = Tale(game, seats, seed, options)
    match = tale.match
    match.names = NAMES[:seats]
    while not match.state.over:
        if len(match.log) % 20 == 10:
            match.say(0, "Je n’ai « rien » dit.")
            match.say(1, 'psst \\ "', to=(0,))
        list(tale.offer())
        tale.answer()
    return match.record().write()


def other_answer(rng: Random, text: str, others: Sequence[str]) -> str:
    """What somebody else answered, in this game or another."""
    said = re.findall(ANSWER, rng.choice((text, text, rng.choice(others)))) or [HUGE]
    return replaced(rng, text, ANSWER, lambda found: str(rng.choice(said)))


def remark(rng: Random, text: str, others: Sequence[str]) -> str:
    said = words(text)
    said.insert(rng.randrange(len(said) + 1), f" {rng.choice(REMARKS)} ")
    return "".join(said)


def other_tag(rng: Random, text: str, others: Sequence[str]) -> str:
    """A field gets the value of another, none or a strange one; or a field of another game is there."""
    taken = rng.choice(re.findall(r"\[\w+ [^\[\]]*\]", rng.choice(others)))
    values = [*NUMBERS, "none", "true", "a", '""', "", *re.findall(r"\[\w+ ([^\[\]]*)\]", text)]

    def new(tag: re.Match[str]) -> str:
        return rng.choice((f"[{tag[1]} {rng.choice(values)}]", str(taken), f"{tag[0]} {taken}"))

    return replaced(rng, text, r"\[(\w+) ([^\[\]]*)\]", new)


WAYS: Final[tuple[Spoil, ...]] = (
    *WILD,
    *(other_answer,) * 7,
    *(other_tag,) * 4,
    *(remark,) * 3,
    *(swap, other_seat, put_number),
)


def mutant(number: int) -> str:
    """A record spoilt; one in ten is told by its last line already."""
    rng = Random(number)
    text = spoilt(rng, rng.choice(records()), records(), WAYS)
    return sealed_again(text) if rng.random() < 0.9 else text


def sealed_again(text: str) -> str:
    """The text with a last line that fits, as a careful forger would write it."""
    above = text.rpartition("[end ")[0]
    answers = re.sub(r'\[[^\[\]]*\]|\{(?:"(?:[^"\\]|\\.)*"|[^"}])*\}', " ", above).split()
    whole = above.encode("utf-8", "replace").decode()  # half a letter has no sum
    return f"{above}[end {len(answers)} {checksum(whole)}]\n"
