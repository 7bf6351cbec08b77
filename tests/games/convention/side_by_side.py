"""A game of the Convention by both engines, side by side, all of it compared after every answer.

As `tests.games.stepping`, with two differences: views are large here and are put into plain data in one go,
and words are drawn with a temper, so that few of them reach what is rare: prisons, packs that run out,
factions without anybody left. Whatever is drawn, everything that could be drawn is compared first.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from cabale.core.options import read_options
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import (
    CARD_NAMES,
    DEPUTY_NAMES,
    FACTIONS,
    NO_CARD,
    PER_SECTION,
    QUESTION_NAMES,
)
from cabale.games.convention.table import Convention
from tests.games.convention.late import laid_late
from tests.games.convention.second import Second
from tests.games.stepping import LEFT_OUT as NO_KNOWLEDGE
from tests.games.stepping import apart, by_nines, open_words, waited_for

LEFT_OUT: Final = {**NO_KNOWLEDGE, "plan": "the steps of the first engine: how it keeps its place"}
KNOWERS: Final = [{letter for eye, letter in enumerate("abcd-") if mask >> eye & 1} for mask in range(32)]
OUT_OF_TURN: Final = 0.04


class Temper:
    """How likely each word is, as this game goes: which dice, posts and cards, whom they hunt."""

    def __init__(self, rng: random.Random) -> None:
        kind = rng.choice(["plain", "terror", "terror", "club", "mission"])
        victims = DEPUTY_NAMES[(start := 6 * rng.randrange(4)) : start + 6]
        self.weights: dict[str, float] = {
            "pass": rng.choice([1, 1, 3]),
            "move=.*": rng.choice([0.05, 0.1, 0.3]),
            "support=.*|guess": 3,
            "propose": 0.2,
            "play=.*": 4,
            "put_back=.*": 0.5,
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


def side_by_side(seats: int, rng: random.Random, late: bool = False) -> list[str]:
    """One game to its end, from the beginning or late; its words."""
    temper = Temper(rng)
    options = read_options(CONVENTION.options, any_options(rng, temper.rounds), seats)
    state, second = (laid_late if late else begun)(seats, options, rng)
    letters = LETTERS[:seats]
    watchers = {letter: CONVENTION.watch(seat) for seat, letter in enumerate(letters)}
    watchers[""] = CONVENTION.watch(PUBLIC)
    heard = dict.fromkeys(watchers, 0)
    if late:  # what is past was told to the first engine only
        second.table.told = []
        heard = {letter: len(watcher.told) for letter, watcher in watchers.items() if watcher.glance(state)}
    words: list[str] = []

    def same(what: str, first: Any, other: Any) -> None:
        if first != other:
            raise AssertionError(f"{what}:{apart(first, other)}\n{seats} seats, {options}\n{' '.join(words)}")

    while True:
        waited = waited_for(state)
        same("who is asked", waited, second.asked())
        offered = {letter: open_words(CONVENTION, state, letter) for letter in (*letters, "~")}
        for letter, found in offered.items():
            same(f"answers of {letter}", found, second.answers(letter))
        same("position", laid_out(state), second.position())
        for letter, watcher in watchers.items():
            seen = msgspec.msgpack.decode(msgspec.msgpack.encode(watcher.glance(state)))
            for name in LEFT_OUT:
                seen.pop(name)
            known = second.known(letter)
            same(f"view of {letter or 'the public'}", seen, known)
            told = [event.__struct_config__.tag for event in watcher.told[heard[letter] :]]
            heard[letter] = len(watcher.told)
            same(f"told to {letter or 'the public'}", told, second.told(letter))
        same("totals", state.totals(), known["totals"])
        ended = state.over
        same("ranks", dict(zip(letters, state.ranks(), strict=True)) if ended else None, second.ranks())
        scores = dict(zip(letters, state.scores(), strict=True)) if ended else None
        same("shares", by_nines(scores), by_nines(second.shares()))
        if ended:
            return words
        asides = [word for found in offered.values() for word in found if word[1] == "!"]
        answers: Sequence[str] = [word for word in offered[waited[0]] if word[1] != "!"]
        if asides and rng.random() < OUT_OF_TURN:
            words.append(rng.choice(asides))
        else:
            words += rng.choices(answers, [temper.weight(word) for word in answers])
        state.act(*CONVENTION.read(state, words[-1]))
        second.play(words[-1])


def begun(seats: int, options: Mapping[str, Any], rng: random.Random) -> tuple[Convention, Second]:
    return CONVENTION.new(seats, **options), Second(seats, options)


def laid_out(s: Convention) -> dict[str, Any]:
    """What no single view says, in the words of the second engine: all cards, and who knows which."""
    everybody = (1 << s.seats) - 1 | 1 << 4
    return {
        "hands": {faction: _cards(s.hands[number]) for number, faction in enumerate(FACTIONS)},
        "mission": _pack(s.mission_bag, s.mission_queue, 0),
        "jacobins": _pack(s.jacobins_bag, s.jacobins_queue, len(s.mission_bag)),
        "drawn": _cards(s.tray),
        "rejected": "" if s.rejected == NO_CARD else CARD_NAMES[s.rejected],
        "assigned": {
            CARD_NAMES[card]: DEPUTY_NAMES[s.bearers[place]] if place < len(s.bearers) else ""
            for place, card in enumerate(s.picked)
        },
        "knowers": {CARD_NAMES[card]: KNOWERS[who & everybody] for card, who in enumerate(s.known) if who},
        "booklet": {
            faction: [
                QUESTION_NAMES[number * PER_SECTION + place]
                for place in range(PER_SECTION)
                if s.unasked[number] >> place & 1
            ]
            for number, faction in enumerate(FACTIONS)
            if s.options.history
        },
    }


def _cards(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _pack(bag: list[int], queue: tuple[int, ...], first: int) -> list[str]:
    return [CARD_NAMES[first + card] for card, there in enumerate(bag) if there] + _cards(queue)
