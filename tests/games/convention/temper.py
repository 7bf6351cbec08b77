"""How a game of the Convention is drawn for both engines: its options, and words with a temper.

Few words out of hundreds reach what is rare: prisons, packs that run out, factions without anybody left. So
each game has a temper.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any, Final

from cabale.games.convention import CONVENTION
from tests.games.convention.plain_table import DEPUTIES


class Temper:
    """How likely each word is, as this game goes: which dice, posts and cards, whom they hunt."""

    def __init__(self, rng: random.Random) -> None:
        kind = rng.choice(["plain", "terror", "terror", "club", "mission"])
        victims = rng.choice([*DEPUTIES.values()])
        self.rng: Final = rng
        self.weights: dict[str, float] = {
            "pass": rng.choice([1, 1, 3]),
            "move=.*": rng.choice([0.05, 0.1, 0.3]),
            "support=.*": 9,
            "choose=.*": rng.choice([1, 4]),
            "guess": 3,
            "propose": 0.2,
            "play=.*": 4,
            "put_back=.*": 0.5,
            "[56]": rng.choice([1, 5]),  # what just frees a fugitive, or confirms with support
            "(?!den_|q).*_.*|applause|hissed|recalled": 3,
            "friend_speaks|civic_certificate|new_orders|joint_mission|triumphal_return|praise_colleague": 8,
        }
        if kind == "plain":
            self.weights |= {"[12]": rng.choice([1, 4]), "oui.*": rng.choice([0.3, 1, 3]), "propose": 1}
        if kind == "terror":
            hunted = f"(denounce|support|choose)=({'|'.join(victims)})"
            posts = "move=.*>(tribunal|jacobins|committee)"
            self.weights |= {
                "[12]": 9,
                "[56]": 1,
                "5": 5,
                "oui|oui=[1-9]": 5,
                "trial|surrender": 5,
                "pass": 2,
                hunted: 20,
                posts: 0.3,
            }
        if kind == "club":
            self.weights |= {"move=.*>jacobins": 4, "den_.*": 4, "pass": 2}
        if kind == "mission":
            self.weights |= {"move=.*>mission": 6, "move=.*>convention": 0.01, "pass": 4}
        self.rounds: Final = rng.choice({"plain": [1], "terror": [2, 3]}.get(kind, [1, 2]))
        self.known: Final[dict[str, float]] = {}

    def draw(self, answers: Sequence[str]) -> str:
        return self.rng.choices(answers, [self.weight(word) for word in answers])[0]

    def weight(self, word: str) -> float:
        body = word.lstrip("abcd").lstrip("~:")
        if body not in self.known:
            fitting = [weight for pattern, weight in self.weights.items() if re.fullmatch(pattern, body)]
            self.known[body] = fitting[-1] if fitting else 1.0
        return self.known[body]


def any_options(rng: random.Random, rounds: int) -> dict[str, Any]:
    """A value for every option that the rules read; any of its values, though long games are few."""
    drawn: dict[str, Any] = {}
    for option in CONVENTION.options:
        if option.whole and not option.room:
            drawn[option.name] = rng.randint(*option.whole)
        elif not option.room:
            drawn[option.name] = rng.choice(option.words or [False, True])
    if rng.random() < 0.985:
        drawn |= {"rounds": rounds, "dissolution_from": rng.choice([1, 1, 2])}
    return drawn
