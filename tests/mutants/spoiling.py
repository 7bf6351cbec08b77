"""Texts spoilt on purpose: by a slip, by another program, by somebody wicked. The same dice spoil alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

Spoil = Callable[[Random, str, Sequence[str]], str]  # of a text, with others to take from

HUGE: Final = "9" * 5000  # more digits than Python makes a number of
NUMBERS: Final = (
    *(HUGE, "1" + "0" * 40, "1000000000", "4294967296", "65536", "1001", "99", "10", "8", "1", "0", "007"),
    *("-1", "+3", "1.5", "1e9", "1_000", "0x10", "0x" + "f" * 5000, "inf", "nan", "²", "2²", "٣", "Ⅷ"),
)
LETTERS: Final = '²٣é"\\[]{}()>:~!=,.#\n\r\t \0\x1b\x7f\x85\u2028\ufeff\ud800\U0001f5e1'


def spoilt(rng: Random, text: str, others: Sequence[str], ways: Sequence[Spoil]) -> str:
    """The text after one mishap or a few."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        text = rng.choice(ways)(rng, text, others)
    return text


def replaced(rng: Random, text: str, pattern: str, new: Callable[[re.Match[str]], str]) -> str:
    """One of the places that look like this, otherwise."""
    found = list(re.finditer(pattern, text, re.MULTILINE))
    if not found:
        return text
    place = rng.choice(found)
    return text[: place.start()] + new(place) + text[place.end() :]


def words(text: str) -> list[str]:
    """The text in pieces, as spaces part them, and the spaces."""
    return [piece[0] for piece in re.finditer(r"\S+|\s+", text)]


def pieces(rng: Random, text: str) -> list[str]:
    """Those, or smaller ones."""
    if rng.random() < 0.5:
        return words(text)
    return [piece[0] for piece in re.finditer(r'"(?:[^"\\\n]|\\.)*"|\w+|\s+|[^\w\s]', text)]


def flip(rng: Random, text: str, others: Sequence[str]) -> str:
    """Bits, as a bad disk does."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.choice((1, 1, 2, 8)) if data else 0):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "replace")


def leave_out(rng: Random, text: str, others: Sequence[str]) -> str:
    left = pieces(rng, text)
    place = rng.randrange(len(left) + 1)
    del left[place : place + rng.choice((1, 1, 1, 2, 10))]
    return "".join(left)


def say_again(rng: Random, text: str, others: Sequence[str]) -> str:
    said = pieces(rng, text)
    place = rng.randrange(len(said) + 1)
    said[place:place] = said[place : place + rng.choice((1, 1, 2, 10))] * rng.choice((1, 1, 2, 300))
    return "".join(said)


def swap(rng: Random, text: str, others: Sequence[str]) -> str:
    """A word with another, or a space with another."""
    said = words(text)
    if said:
        one = rng.randrange(len(said))
        two = rng.randrange(one % 2, len(said), 2)
        said[one], said[two] = said[two], said[one]
    return "".join(said)


def borrow(rng: Random, text: str, others: Sequence[str]) -> str:
    """Something of another text, in the place of something or between two."""
    said, theirs = pieces(rng, text), pieces(rng, rng.choice(others))
    place, there = rng.randrange(len(said) + 1), rng.randrange(len(theirs))
    said[place : place + rng.choice((0, 1, 1, 1))] = theirs[there : there + rng.choice((1, 1, 1, 2, 5, 20))]
    return "".join(said)


def put_number(rng: Random, text: str, others: Sequence[str]) -> str:
    return replaced(rng, text, r"\d+", lambda found: rng.choice(NUMBERS))


def put_letter(rng: Random, text: str, others: Sequence[str]) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(LETTERS) + text[place + rng.choice((0, 1)) :]


def cut(rng: Random, text: str, others: Sequence[str]) -> str:
    one, two = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return rng.choice((text[:one], text[:two], text[one:], text[:one] + text[two:]))


def join(rng: Random, text: str, others: Sequence[str]) -> str:
    """The head of this, the rest of another."""
    other = rng.choice(others)
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other)) :]


def other_seat(rng: Random, text: str, others: Sequence[str]) -> str:
    return replaced(rng, text, r"\b[a-h](?=[:!> =\"])|(?<=>)[a-h]\b", lambda found: rng.choice("abcdefghi~"))


WILD: Final[tuple[Spoil, ...]] = (
    *(flip, leave_out, say_again, swap, borrow, put_number, put_letter, cut, join, other_seat),
)
