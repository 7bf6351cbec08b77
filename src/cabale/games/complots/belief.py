# mypyc: compile
"""What a seat may believe about the hidden cards: every way they may have gone, with its weight.

The history is followed with face-down cards instead of characters. A card is known by its *marks*:
five weights, one for each character it may still be. Cards with the same marks in the same place are
alike, so a *world* is no more than how many cards of which marks lie where; the deal of a new game is
a single world. A card shown or lost does not split a world: of two cards one was the Captain, hence
the other is whatever it was before, counted once as a Captain and twice as anything else. Only where
cards that are not alike move unseen (a draw from the Court, a return) does one world become several,
and worlds that come to the same are joined again. The weight of a world is the number of ways to lay
out the pack that lead to it, hence the odds are exact as long as there are no more than MOST worlds;
beyond that some of the lighter ones are dropped by lot, and the others of their kind stand for them.

To draw one deal, a final world is chosen by its weight, characters are given to its cards, and the
history is walked backwards, each card going back to where it came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, gcd
from random import Random
from typing import Final

from cabale.core.story import Line
from cabale.games.complots.events import (
    DEALT,
    DISCARDED,
    DRAFTED,
    DREW,
    EXPOSED,
    FIRST,
    GAVE_BACK,
    LOST,
    PROVED,
    RETURNED,
    SHOWED,
)
from cabale.games.complots.pieces import CHARACTERS, NO_CHARACTER

MOST: Final = 256  # worlds

# Marks are numbered: those of a known character by the character, then these two, then any others.
PLAIN: Final = CHARACTERS  # a card of the pack, of which nothing is known
PICKED: Final = CHARACTERS + 1  # C-7: one of a player's own five

_EVEN: Final = (1,) * CHARACTERS
_EITHER: Final = -1  # which of two cards was shown is left open
_MOVING: Final = (DEALT, DRAFTED, DREW, RETURNED, DISCARDED, PROVED, LOST, SHOWED, EXPOSED)
_COURT: Final = 1
_HANDS: Final = 2

Row = tuple[int, ...]
World = tuple[Row, ...]  # how many of each character are left in the pack; marks in the Court, in each hand
Scene = tuple[Row, Row, Row]  # the pack, the Court and the hand that a line is about
Move = tuple[int, Row, Row, Row, Row]  # in how many ways, what becomes of the scene, and which cards it was
Arrival = tuple[float, World, Row]  # with which weight, from which world, and which cards it was
Card = tuple[int, int]  # marks and character
Deal = tuple[list[Row], list[int], list[int]]  # hands; the Court, counted; the characters in the story


def believe(lines: list[Line], seats: int, court_size: int, most: int = MOST) -> Belief:
    """What follows from a story and from the size of the Court at its end."""
    pack = court_size
    for kind, _, _, _ in lines:
        if kind == DEALT or kind == DREW:
            pack += 1
        elif kind == PROVED or kind == RETURNED or kind == DISCARDED:
            pack -= 1
    copies = 1 if seats == 2 else 4 if seats > 6 else 3  # C-2
    copies = max(copies, -(-pack // CHARACTERS))  # a bare table may hold more than the box
    while copies <= pack + 4:
        belief = Belief(lines, seats, copies, pack, most)
        if belief.final:
            return belief
        if belief.thinned:
            most *= 8  # the worlds that were dropped were the only ones
        else:
            copies += 1  # of one character, too
    raise ValueError("no deal leads to this story")


class Belief:
    """All worlds that a story allows."""

    def __init__(self, lines: list[Line], seats: int, copies: int, pack: int, most: int) -> None:
        self.lines: Final = lines
        self.most: Final = most
        self.thinned = False
        self._marks: list[Row] = [_EVEN] * (CHARACTERS + 2)
        self._of_pack = [False] * CHARACTERS + [True, False]
        self._numbers: dict[tuple[bool, Row], int] = {(True, _EVEN): PLAIN, (False, _EVEN): PICKED}
        self._fillings: dict[tuple[Row, Row], int] = {}
        self._steps: list[tuple[int, dict[World, list[Arrival]]]] = []
        self._dealt = 0  # lines of the deal
        self._worlds: dict[World, float] = self._after_deal(seats, copies, pack)
        for place in range(self._dealt, len(lines)):
            kind, _, what, _ = lines[place]
            if what == NO_CHARACTER and (kind == SHOWED or kind == GAVE_BACK):
                if kind == GAVE_BACK or place == len(lines) - 1:
                    self._steps.append((place, {}))  # somebody else saw it, and we see no move
            elif kind in _MOVING:
                self._follow(place)
        weighed = [(weight * self._fill(world), world) for world, weight in self._worlds.items()]
        self.final: list[Arrival] = [(weight, world, ()) for weight, world in weighed if weight]

    # --- forwards: the worlds

    def _after_deal(self, seats: int, copies: int, pack: int) -> dict[World, float]:
        """C-5 to C-7. While only own cards are known, the deal leads to one world."""
        left = [copies] * CHARACTERS
        hands: list[list[int]] = [[] for _ in range(seats)]
        for kind, seat, what, _ in self.lines:
            if kind == DEALT:
                pack -= 1
                hands[seat].append(PLAIN if what == NO_CHARACTER else what)
                if what != NO_CHARACTER:
                    left[what] -= 1
            elif kind != FIRST:
                break
            self._dealt += 1
        if min(left) < 0:
            return {}
        return {(tuple(left), (PLAIN,) * pack, *[tuple(sorted(hand)) for hand in hands]): 1.0}

    def _follow(self, place: int) -> None:
        """One more line of the story."""
        kind, seat, what, whom = self.lines[place]
        at = _HANDS + (whom if kind == DISCARDED else seat)
        known: dict[Scene, list[Move]] = {}
        arrivals: dict[World, list[Arrival]] = {}
        worlds: dict[World, float] = {}
        for before, weight in self._worlds.items():
            scene = (before[0], before[_COURT], before[at])
            moves = known.get(scene)
            if moves is None:
                moves = known[scene] = self._moves(kind, what, scene)
            for ways, pack, court, hand, cards in moves:
                after = (pack, court, *before[_HANDS:at], hand, *before[at + 1 :])
                arrival = (weight * ways, before, cards)
                if after in arrivals:
                    arrivals[after].append(arrival)
                    worlds[after] += arrival[0]
                else:
                    arrivals[after] = [arrival]
                    worlds[after] = arrival[0]
        if len(worlds) > self.most:
            worlds = self._thin(worlds)
        if worlds:
            heaviest = max(worlds.values())
            for world in worlds:
                worlds[world] /= heaviest
        self._steps.append((place, arrivals))
        self._worlds = worlds

    def _moves(self, kind: int, what: int, scene: Scene) -> list[Move]:
        if kind == DEALT or kind == DREW:
            return self._take(what, *scene)
        if kind == RETURNED or kind == DISCARDED:
            return self._give(what, *scene)
        if kind == DRAFTED:
            return self._draft(what, *scene)
        if kind == EXPOSED:
            return self._lack(what, *scene)
        return self._hold(kind, what, *scene)

    def _take(self, what: int, pack: Row, court: Row, hand: Row) -> list[Move]:
        """C-8. A card of the Court goes to a hand."""
        moves: list[Move] = []
        for marks in sorted(set(court)):
            ways = court.count(marks)
            becomes, left = marks, pack
            if what != NO_CHARACTER:
                odds, left = self._is(marks, what, pack)
                becomes = what
                ways *= odds
            if ways:
                moves.append((ways, left, _less(court, marks), _more(hand, becomes), (marks,)))
        return moves

    def _draft(self, what: int, pack: Row, court: Row, hand: Row) -> list[Move]:
        """C-7. A card of a player's own five."""
        marks = PICKED if what == NO_CHARACTER else what
        return [(1, pack, court, _more(hand, marks), ())]

    def _give(self, what: int, pack: Row, court: Row, hand: Row) -> list[Move]:
        """C-37 to C-39. A card of a hand goes into the Court."""
        if what != NO_CHARACTER:
            return [(1, pack, _more(court, what), _less(hand, what), (what,))]
        return [
            (hand.count(marks), pack, _more(court, marks), _less(hand, marks), (marks,))
            for marks in sorted(set(hand))
        ]

    def _hold(self, kind: int, what: int, pack: Row, court: Row, hand: Row) -> list[Move]:
        """C-26, C-39, C-40. A hand held a character: it is shown to all, shown to this seat, or lost."""
        kept = (what,) if kind == SHOWED else ()
        if kind == PROVED:
            court = _more(court, what)
        if what in hand:
            first = hand.index(what)
            rest = hand[:first] + hand[first + 1 :]
            return [(1, pack, court, tuple(sorted(rest + kept)), (first, *rest))]
        if len(hand) == 2 and hand[0] >= CHARACTERS and self._of_pack[hand[0]] == self._of_pack[hand[1]]:
            one, other = self._marks[hand[0]], self._marks[hand[1]]
            both = [one[what] * other[c] + one[c] * other[what] for c in range(CHARACTERS)]
            both[what] //= 2
            marks, factor = self._number(self._of_pack[hand[0]], tuple(both))
            odds, pack = self._is(PLAIN if self._of_pack[hand[0]] else PICKED, what, pack)
            if not odds or not factor:
                return []
            return [(odds * factor, pack, court, tuple(sorted((marks, *kept))), (_EITHER, marks))]
        moves: list[Move] = []
        for i in range(len(hand)):  # the first of these cards that is the character
            odds, left = self._is(hand[i], what, pack)
            factor, others = self._without(what, hand[:i])
            if odds and factor:
                rest = others + hand[i + 1 :]
                moves.append((odds * factor, left, court, tuple(sorted(rest + kept)), (i, *rest)))
        return moves

    def _lack(self, what: int, pack: Row, court: Row, hand: Row) -> list[Move]:
        """C-27, C-31. A hand did not hold a character."""
        factor, cards = self._without(what, hand)
        return [(factor, pack, court, tuple(sorted(cards)), cards)] if factor else []

    def _is(self, marks: int, character: int, pack: Row) -> tuple[int, Row]:
        """In how many ways a card is a character, and what is left of the pack then."""
        if marks < CHARACTERS:
            return (1 if marks == character else 0), pack
        ways = self._marks[marks][character]
        if not self._of_pack[marks]:
            return ways, pack
        return ways * pack[character], _used(pack, character)

    def _without(self, character: int, cards: Row) -> tuple[int, Row]:
        """The same cards, none of them this character; the factor is 0 if that cannot be."""
        ways = 1
        told = []
        for marks in cards:
            if marks == character:
                return 0, ()
            if marks >= CHARACTERS:
                row = self._marks[marks]
                row = (*row[:character], 0, *row[character + 1 :])
                marks, factor = self._number(self._of_pack[marks], row)
                ways *= factor
            told.append(marks)
        return ways, tuple(told)

    def _number(self, of_pack: bool, marks: Row) -> tuple[int, int]:
        """The number of these marks in smallest terms, and the factor that was taken out."""
        factor = gcd(*marks)
        if factor > 1:
            marks = tuple([mark // factor for mark in marks])
        number = self._numbers.get((of_pack, marks))
        if number is None:
            number = len(self._marks)
            self._marks.append(marks)
            self._of_pack.append(of_pack)
            self._numbers[of_pack, marks] = number
        return number, factor

    def _thin(self, worlds: dict[World, float]) -> dict[World, float]:
        """Drop worlds by lot, so that each counts as much as before on average; the heaviest all stay."""
        weighed = [(weight * self._fill(world), world) for world, weight in worlds.items()]
        weighed = [pair for pair in weighed if pair[0]]
        if len(weighed) <= self.most:
            return {world: worlds[world] for _, world in weighed}
        self.thinned = True
        weighed.sort(reverse=True)
        total = sum([weight for weight, _ in weighed])
        sure = 0
        while weighed[sure][0] * (self.most - sure) >= total:
            total -= weighed[sure][0]
            sure += 1
        share = total / (self.most - sure)
        kept = {world: worlds[world] for _, world in weighed[:sure]}
        lot = Random(len(self._steps)).random()  # the same whenever this view is asked
        light = sorted(weighed[sure:], key=lambda pair: pair[1][_HANDS:])  # neighbours stand for each other
        for weight, world in light:
            lot += weight / share
            if lot >= 1:
                lot -= 1
                kept[world] = worlds[world] * share / weight
        return kept

    # --- characters

    def _fill(self, world: World) -> int:
        """In how many ways the cards of a world can be given characters."""
        ways = 1
        special = []
        for row in world[_COURT:]:
            for marks in row:
                if marks > PLAIN:
                    if self._of_pack[marks]:
                        special.append(marks)
                    else:
                        ways *= sum(self._marks[marks])
        special.sort()
        return ways * self._fillings_of(world[0], tuple(special))

    def _fillings_of(self, pack: Row, special: Row) -> int:
        """In how many ways the pack can be laid out so that these cards get what their marks allow."""
        if not special:
            return factorial(sum(pack))
        key = (pack, special)
        ways = self._fillings.get(key)
        if ways is None:
            ways = sum(self._filling_odds(pack, special))
            self._fillings[key] = ways
        return ways

    def _filling_odds(self, pack: Row, special: Row) -> list[int]:
        """The same, for each character that the first of these cards may get."""
        marks = self._marks[special[0]]
        return [
            marks[c] * pack[c] * self._fillings_of(_used(pack, c), special[1:]) if marks[c] and pack[c] else 0
            for c in range(CHARACTERS)
        ]

    def _lay_out(self, world: World, rng: Random) -> list[list[Card]]:
        """The cards of a world, each with a character: in the Court, then in each hand."""
        pack = world[0]
        special = sorted([m for row in world[_COURT:] for m in row if m > PLAIN and self._of_pack[m]])
        given: dict[int, list[int]] = {}
        for i, marks in enumerate(special):
            character = _weighted(self._filling_odds(pack, tuple(special[i:])), rng)
            given.setdefault(marks, []).append(character)
            pack = _used(pack, character)
        left = [character for character in range(CHARACTERS) for _ in range(pack[character])]
        spare = len(left) > sum([row.count(PLAIN) for row in world])  # cards that are not on this table
        places: list[list[Card]] = [[] for _ in world]
        for place in range(len(world) - 1, 0, -1):
            cards = places[place]
            for marks in world[place]:
                if marks < PLAIN:
                    cards.append((marks, marks))
                elif marks == PLAIN:
                    if place != _COURT or spare:  # what is left for the Court comes in any order
                        i = int(rng.random() * len(left))
                        left[i], left[-1] = left[-1], left[i]
                    cards.append((marks, left.pop()))
                elif self._of_pack[marks]:
                    cards.append((marks, given[marks].pop()))
                else:
                    cards.append((marks, _weighted(self._marks[marks], rng)))
        return places

    # --- backwards: one deal

    def deal(self, rng: Random) -> Deal:
        """One way in which it all may have gone."""
        _, world, _ = _chosen(self.final, rng)
        places = self._lay_out(world, rng)
        hands = [tuple(sorted([character for _, character in hand])) for hand in places[_HANDS:]]
        court = [0] * CHARACTERS
        for _, character in places[_COURT]:
            court[character] += 1
        told = [what for _, _, what, _ in self.lines]
        for place, arrivals in reversed(self._steps):
            kind, seat, what, whom = self.lines[place]
            at = _HANDS + (whom if kind == DISCARDED or kind == GAVE_BACK else seat)
            if not arrivals:
                shown = places[at]
                told[place] = shown[int(rng.random() * len(shown))][1]
                if kind == GAVE_BACK:
                    told[place - 1] = told[place]
                continue
            _, before, cards = _chosen(arrivals[world], rng)
            if kind == DEALT or kind == DREW:
                character = _pluck(places[at], cards[0] if what == NO_CHARACTER else what, rng)
                places[_COURT].append((cards[0], character))
                told[place] = character
            elif kind == RETURNED or kind == DISCARDED:
                character = _pluck(places[_COURT], cards[0], rng)
                places[at].append((cards[0], character))
                told[place] = character
                if kind == DISCARDED:
                    told[place - 1] = character  # the card that was shown
            elif kind == DRAFTED:
                told[place] = _pluck(places[at], PICKED if what == NO_CHARACTER else what, rng)
            else:
                if kind == PROVED:
                    _pluck(places[_COURT], what, rng)
                elif kind == SHOWED:
                    _pluck(places[at], what, rng)
                places[at] = self._unturned(kind, what, before[at], cards, places[at], rng)
            world = before
        for place in range(self._dealt):
            kind, seat, what, _ = self.lines[place]
            if kind == DEALT and what == NO_CHARACTER:
                dealt = places[_HANDS + seat]
                told[place] = dealt.pop(int(rng.random() * len(dealt)))[1]
        return hands, court, told

    def _unturned(
        self, kind: int, what: int, hand: Row, cards: Row, now: list[Card], rng: Random
    ) -> list[Card]:
        """A hand as it was before something was seen of it."""
        if kind == EXPOSED:
            return [(marks, _pluck(now, card, rng)) for marks, card in zip(hand, cards, strict=True)]
        if cards[0] == _EITHER:
            one, other = self._marks[hand[0]], self._marks[hand[1]]
            rest = now[0][1]
            swapped = 0 if rest == what else one[rest] * other[what]
            if swapped and _weighted((one[what] * other[rest], swapped), rng):
                return [(hand[0], rest), (hand[1], what)]
            return [(hand[0], what), (hand[1], rest)]
        first = cards[0]
        others = zip(hand[:first] + hand[first + 1 :], cards[1:], strict=True)
        return [(hand[first], what), *[(marks, _pluck(now, card, rng)) for marks, card in others]]


def _used(pack: Row, character: int) -> Row:
    """The pack without one card."""
    return (*pack[:character], pack[character] - 1, *pack[character + 1 :])


def _less(cards: Row, marks: int) -> Row:
    i = cards.index(marks)
    return cards[:i] + cards[i + 1 :]


def _more(cards: Row, marks: int) -> Row:
    return tuple(sorted((*cards, marks)))


def _pluck(cards: list[Card], marks: int, rng: Random) -> int:
    """Take away one of the cards with these marks, and say which character it is."""
    at = [i for i, card in enumerate(cards) if card[0] == marks]
    i = at[int(rng.random() * len(at))] if len(at) > 1 and marks >= CHARACTERS else at[0]
    return cards.pop(i)[1]


def _chosen(arrivals: list[Arrival], rng: Random) -> Arrival:
    if len(arrivals) == 1:
        return arrivals[0]
    left = rng.random() * sum([arrival[0] for arrival in arrivals])
    for arrival in arrivals:
        left -= arrival[0]
        if left < 0:
            return arrival
    return arrivals[-1]


def _weighted(weights: Sequence[int], rng: Random) -> int:
    """A number below the length of the row, by weight."""
    left = rng.random() * sum(weights)
    best = 0
    for i, weight in enumerate(weights):
        if weight:
            best = i
            left -= weight
            if left < 0:
                break
    return best
