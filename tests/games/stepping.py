"""Two engines in step: one random game played by both, all of it compared after every answer. Knows no game.

The second engine is written from the rules document alone and speaks plainly: seats by letter, answers as
words of a record, the position and what each seat may know as dicts. `laid_out` puts the first engine's
position into the same words. Where they differ one has misread the rules, and the message has the words that
lead there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from cabale.conformance.matches import row, values
from cabale.core.game import Game
from cabale.core.options import Value, read_options
from cabale.core.seats import CHANCE, LETTERS, PUBLIC
from cabale.core.views import View

TEMPERS: Final = (0.0, 0.0, 0.15, 0.5)  # how often the first word offered is taken: most often a pass
ENCODE: Final = msgspec.msgpack.Encoder().encode
OUT_OF_TURN: Final = 0.1  # how often somebody does what may be done out of turn
LEFT_OUT: Final = {  # fields of views that are no knowledge of the rules
    "game": "its name",
    "history": "the events, whose kinds are compared as they are told",
    "talk": "no rule reads it",
    "pledges": "no rule reads them",
}

Draw = Callable[[Sequence[str]], str]  # takes one of some answers


class Second(Protocol):
    """A second engine. A word is one answer; asides (`a!show=3`) are among the answers of their seat."""

    def asked(self) -> tuple[str, ...]: ...  # all who are waited for, whose answer comes next first; `~` too
    def answers(self, seat: str) -> Mapping[str, int]: ...  # with weights, 1 but for chance
    def play(self, word: str) -> None: ...
    def position(self) -> Mapping[str, Any]: ...  # all that lies on the table, and running totals
    def ranks(self) -> Mapping[str, int] | None: ...  # None before the end
    def shares(self) -> Mapping[str, Any] | None: ...  # of the win, as numbers; None before the end
    def known(self, seat: str) -> Mapping[str, Any]: ...  # by field of the view, seats as numbers; "": public
    def told(self, seat: str) -> Sequence[str]: ...  # kinds of events since the last word, or the beginning


def any_options(game: Game[Any, Any], seats: int, rng: random.Random) -> dict[str, Value]:
    """A value for every option that the rules read; half of the rows are made up."""
    drawn = {option.name: rng.choice(values(option)) for option in game.options if not option.room}
    drawn |= {option.name: row(option, rng) for option in game.options if option.row and rng.random() < 0.5}
    return read_options(game.options, drawn, seats)


def in_step(
    game: Game[Any, Any],
    state: Any,
    second: Second,
    laid_out: Callable[[Any], Mapping[str, Any]],
    rng: random.Random,
    left_out: Mapping[str, str] = {},
    draw: Draw | None = None,
) -> list[str]:
    """One game by both engines, from where they stand to its end; the words that were drawn.

    `left_out` names fields of this game's view that are no knowledge of the rules, and why. `draw` takes one
    of the answers; whatever it takes, everything that it could take has been compared.
    """
    letters = LETTERS[: state.seats]
    watchers = {letter: game.watch(seat) for seat, letter in enumerate(letters)} | {"": game.watch(PUBLIC)}
    heard = dict.fromkeys(watchers, 0)
    draw = draw or with_a_temper(rng)
    words: list[str] = []

    def same(what: str, first: Any, other: Any) -> None:
        if first != other:
            table = f"{state.seats} seats, {state.options.values}"
            raise AssertionError(f"{what}:{apart(first, other)}\n{table}\n{' '.join(words)}")

    while True:
        waited = waited_for(state)
        same("who is asked next", waited[:1], second.asked()[:1])
        same("who is waited for", sorted(waited), sorted(second.asked()))
        offered = {letter: open_words(game, state, letter) for letter in (*letters, "~")}
        for letter, found in offered.items():
            same(f"answers of {letter}", found, second.answers(letter))
        same("position", laid_out(state), second.position())
        for letter, watcher in watchers.items():
            same(
                f"view of {letter or 'the public'}",
                *views(watcher.snapshot(state), second.known(letter), left_out),
            )
            told = [event.__struct_config__.tag for event in watcher.told[heard[letter] :]]
            heard[letter] = len(watcher.told)
            same(f"told to {letter or 'the public'}", told, list(second.told(letter)))
        ended = state.over
        same("ranks", dict(zip(letters, state.ranks(), strict=True)) if ended else None, second.ranks())
        scores = dict(zip(letters, state.scores(), strict=True)) if ended else None
        same("shares", by_nines(scores), by_nines(second.shares()))
        if ended:
            return words
        asides = [word for found in offered.values() for word in found if word[1] == "!"]
        if asides and rng.random() < OUT_OF_TURN:
            words.append(rng.choice(asides))
        else:
            words.append(draw([word for word in offered[waited[0]] if word[1] != "!"]))
        state.act(*game.read(state, words[-1]))
        second.play(words[-1])


def with_a_temper(rng: random.Random) -> Draw:
    """Any answer, though some players like to take the first."""
    temper = rng.choice(TEMPERS)

    def draw(answers: Sequence[str]) -> str:
        hasty = answers[0][0] != "~" and rng.random() < temper
        return answers[0] if hasty else rng.choice(answers)

    return draw


def play_all(step: Callable[[int], object], seeds: Sequence[int]) -> None:
    """A long row of games, and how many they were, which `pytest -rP` shows."""
    for seed in seeds:
        step(seed)
    print(f"{len(seeds)} games in step")


def waited_for(state: Any) -> tuple[str, ...]:
    """Whose answer comes next, then the others in the order of the seats."""
    seats = () if state.over else (state.turn, *[seat for seat in state.waiting if seat != state.turn])
    return tuple("~" if seat == CHANCE else LETTERS[seat] for seat in seats)


def open_words(game: Game[Any, Any], state: Any, letter: str) -> dict[str, int]:
    """Every word open to a seat in the first engine, with its weight."""
    if letter == "~":
        odds = state.odds() if state.turn == CHANCE else []
        return {game.write(state, CHANCE, outcome): weight for outcome, weight in odds}
    seat = LETTERS.index(letter)
    return {game.write(state, seat, move): 1 for move in (*state.moves(seat), *state.asides(seat))}


def views(view: View, known: Mapping[str, Any], left_out: Mapping[str, str]) -> tuple[Any, Any]:
    """What the first engine shows and what the second says is known, as plain data where they may differ.

    Most are alike to the byte: to make plain data of those would take longer than to play.
    """
    names = [name for name in view.__struct_fields__ if name not in LEFT_OUT and name not in left_out]
    shown = {name: getattr(view, name) for name in names}
    if known.keys() == shown.keys() and ENCODE(shown) == ENCODE({name: known[name] for name in names}):
        return None, None
    return plain(shown), plain(known)


def plain(data: Any) -> Any:
    """Lists instead of tuples, dicts instead of classes."""
    return msgspec.msgpack.decode(ENCODE(data), strict=False)


def by_nines(shares: Mapping[str, Any] | None) -> dict[str, float] | None:
    return None if shares is None else {seat: round(float(share), 9) for seat, share in shares.items()}


def apart(first: Any, other: Any) -> str:
    """Of two dicts only what differs."""
    if isinstance(first, Mapping) and isinstance(other, Mapping):
        names = [name for name in {**first, **other} if first.get(name, ...) != other.get(name, ...)]
        first, other = ({name: side.get(name, ...) for name in names} for side in (first, other))
    return f"\n  first:  {first}\n  second: {other}"


def perft(state: Any, depth: int) -> int:
    """How many sequences of so many answers the first engine knows; asides are not counted, chance is."""
    if depth == 0 or state.over:
        return int(depth == 0)
    total = 0
    for move in state.moves(state.turn):
        child = state.clone()
        child.play(state.turn, move)
        total += perft(child, depth - 1)
    return total


def count(begin: Callable[[], Second], words: Sequence[str], depth: int) -> int:
    """And how many the second knows after these words, which it plays anew for every sequence."""
    second = begin()
    for word in words:
        second.play(word)
    asked = second.asked()
    answers = [word for word in second.answers(asked[0]) if word[1] != "!"] if asked else []
    return len(answers) if depth == 1 else sum(count(begin, [*words, word], depth - 1) for word in answers)
