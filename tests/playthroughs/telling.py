"""Whole games as readable text, one file each. To write them anew, on purpose:

.venv/bin/python -m tests.playthroughs.telling

Players answer at random, from a seed, and no bot is asked: only a change of rules, events or words changes
a text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import cabale
from cabale.core.chance import Generator, secret_of_seed
from cabale.core.match import Match
from cabale.core.pledges import Form, Promise
from cabale.core.seats import CHANCE, LETTERS, OPEN, PUBLIC
from cabale.text import Narrator

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Anna", "Bruno", "Clara", "Diego", "Elsa", "Fred", "Gaby", "Hugo")
NOW_AND_THEN: Final = 12  # one in so many times that a player could, he acts out of turn or makes an offer

T = TypeVar("T")

BARS: Final = {"start": "custom", "bars": "2,4,6,13,20,25,27"}
DRAFT: Final = {"faction_choice": "draft", "split_votes": True, "jacobins_replace": "return"}

# The numbers of seats and the options that bend each game most; long games are cut short where an option can.
GAMES: Final[dict[str, tuple[str, int, int, dict[str, Any]]]] = {
    "complots-2-ambassador": ("complots", 2, 1, {}),
    "complots-3-inquisitor": ("complots", 3, 2, {"envoy": "inquisitor"}),
    "complots-4-anyone": ("complots", 4, 3, {"counter_by": "anyone", "challenge_priority": "random"}),
    "complots-7-capped": ("complots", 7, 4, {"max_turns": 12}),
    "guillotine-2-wotc": ("guillotine", 2, 40, {"edition": "wotc"}),
    "guillotine-3-extended": ("guillotine", 3, 26, {"endgame_play": "extended", "noble_reshuffle": True}),
    "guillotine-5-amigo": ("guillotine", 5, 8, {}),
    "druide-3-drawn": ("druide", 3, 17, {"start": "drawn"}),
    "druide-4-standard": ("druide", 4, 35, {}),
    "druide-4-single": ("druide", 4, 37, {"number_deck": "single", **BARS}),
    "convention-2-factions": ("convention", 2, 10, {"rounds": 2}),
    "convention-3-history": ("convention", 3, 25, {"rounds": 2, "history_variant": True}),
    "convention-4-draft": ("convention", 4, 24, {"rounds": 2, "dissolution_from": 1, **DRAFT}),
    "cocarde-2-whole": ("cocarde", 2, 13, {}),
    "cocarde-4-figures": ("cocarde", 4, 10, {"max_rounds": 6}),
    "cocarde-6-figureless": ("cocarde", 6, 17, {"max_rounds": 4, "figures": "off"}),
}


class Tale:
    """One game, its players answering at random, and what there is to tell of it."""

    def __init__(self, game_id: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.match: Final[Match] = cabale.deal(game_id, seats, seed, **options)
        self.narrator: Final = Narrator("en", self.match.game, NAMES[:seats])
        self.fancy: Final = Generator(secret_of_seed(seed + 1000))
        self.had: Final = dict.fromkeys((*range(seats), PUBLIC, OPEN), 0)  # how many events, each of them

    def lines(self) -> Iterator[str]:
        """Every answer with what was asked, what came of it, and who learnt less; in the end the table."""
        match, state = self.match, self.match.state
        while not state.over:
            yield from self.offer()
            before = state.clone()
            asked = self.answer()
            yield f"{match.game.write(before, *match.log[-1]):30}  {asked}"
            yield from self.happened()
        yield ""
        yield from self.narrator.view(match.view(OPEN))
        for pledge in match.view(OPEN).pledges:
            if pledge.standing == "accepted":
                marks = zip(pledge.sides, pledge.marks, pledge.marks[::-1], strict=True)
                kept = [self.narrator.mark(mark, other) for promise, mark, other in marks if promise]
                yield f"{self.narrator.pledge(pledge)}  |  {', '.join(kept)}"
        yield f"ranks {state.ranks()}"

    def answer(self) -> str:
        """Chance, or somebody out of turn, or whose turn it is. What was asked, and of how many answers."""
        match, state = self.match, self.match.state
        if state.turn == CHANCE:
            outcomes = len(state.odds())
            match.draw()
            return f"of {outcomes}"
        asides = [(seat, move) for seat in range(match.seats) for move in state.asides(seat)]
        if asides and self.now_and_then():
            match.play(*self.any_of(asides))
            return f"of {len(asides)}, out of turn"
        seat, moves = state.turn, state.moves(state.turn)
        question = match.game.question(state, seat)
        assert question is not None
        match.play(seat, self.any_of(moves))
        asked = Narrator("en", match.game, self.narrator.names, seat).question(question)
        return f"of {len(moves)}, {question.rule}: {asked}"

    def offer(self) -> Iterator[str]:
        """Where players promise each other things in writing: an offer, and what is said to it."""
        match, promises = self.match, self.match.game.pledges
        if promises is None or not promises.moment(match.state) or not self.now_and_then():
            return
        by = self.fancy.below(match.seats)
        to = (by + 1 + self.fancy.below(match.seats - 1)) % match.seats
        promise = self.any_promise(promises.forms(match.state, by, to))
        in_return = self.any_promise(promises.forms(match.state, to, by))
        pledge = match.pledge(by, to, promise, self.any_of([None, in_return]))
        pledge = match.reply(to, pledge, self.any_of(["accepted", "refused"]))
        yield f"    {self.narrator.pledge(pledge)}  |  {self.narrator.standing(pledge)}"

    def happened(self) -> Iterator[str]:
        """What is new, in the whole truth; and where some learn less of it, who learns what."""
        new = {who: list(self.match.events(who, had)) for who, had in self.had.items()}
        for who, events in new.items():
            self.had[who] += len(events)
        truths = new.pop(OPEN)
        for event in truths:
            truth = self.narrator.event(event)
            less: dict[str, str] = {}
            for who, events in new.items():
                known = events and type(events[0]) is type(event)  # or this one was kept from him altogether
                text = self.narrator.event(events.pop(0)) if known else "nothing"
                if text != truth:
                    less[text] = less.get(text, "") + (" and the public" if who == PUBLIC else LETTERS[who])
            others = [f"{who.removeprefix(' and ')}: {text}" for text, who in less.items()]
            yield "  |  ".join([f"    {event.rule:5} {truth}", *others])
        assert not any(new.values()), "somebody was told what did not happen"

    def any_promise(self, forms: Sequence[Form]) -> Promise:
        form = self.any_of(forms)
        return Promise(form.deed, self.any_of(form.about), self.any_of(form.how))

    def any_of(self, things: Sequence[T]) -> T:
        return things[self.fancy.below(len(things))]

    def now_and_then(self) -> bool:
        return self.fancy.below(NOW_AND_THEN) == 0


def tell(name: str) -> str:
    """The text of one game."""
    game_id, seats, seed, options = GAMES[name]
    title = f"{cabale.game(game_id).title}, {seats} seats, seed {seed}, {options or 'default options'}"
    return "\n".join([title, "", *Tale(game_id, seats, seed, options).lines()]) + "\n"


if __name__ == "__main__":
    for title in GAMES:
        (FOLDER / f"{title}.txt").write_text(tell(title), encoding="utf-8")
