"""What a search has to say for its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from cabale.bots.percent import estimated, percent
from cabale.bots.search.lots import next_number
from cabale.bots.search.mixing import mixture
from cabale.bots.search.tree import DOUBT, HEARD, Tree
from cabale.core.agenda import PASS, State
from cabale.core.playout import drawn
from cabale.core.reason import Fear, Hunch, Prospect, Reason, Share
from cabale.core.seats import CHANCE
from cabale.core.views import Argument, Choice

if TYPE_CHECKING:
    from cabale.bots.search.searcher import Search

PIECES: Final = 3  # the likeliest of each seat are told
FAINT: Final = 5  # percent: what is less likely is not told
REPLIED: Final = 10  # walks after which an answer of others counts as one to fear
ALIKE: Final = 1.0  # standard errors, within which two answers bring about the same
TRIES: Final = 40  # positions in which it is looked for


def reason(search: Search, place: int) -> Reason:
    """For the answer of this place: in the words of the adviser where it agrees, otherwise by what was
    reckoned."""
    root = search.tree.root
    advice = search.advice
    mixed = mix(search, place)
    if advice.move == root.moves[place]:
        return msgspec.structs.replace(considered(search, advice), mix=mixed)
    told = prospects(search.tree, place)
    alike = "yes" if len({prospect.percent for prospect in told}) < len(told) else "no"
    why: dict[str, Argument] = {"percent": told[0].percent, "walks": root.walks, "alike": alike}
    answer = Reason(move=root.moves[place], key="searched", arguments=why, mix=mixed)
    return considered(search, answer)


def mix(search: Search, place: int) -> tuple[Share, ...]:
    """How often the search gives each answer that it draws lots between, this one first."""
    if not search.heuristics.mixing:
        return ()
    shares = mixture(search.tree)
    if len(shares) == 1:
        return ()
    others = sorted(shares.keys() - {place}, key=lambda other: (-shares[other], other))
    moves = search.tree.root.moves
    return tuple(Share(move=moves[each], percent=percent(shares[each])) for each in (place, *others))


def considered(search: Search, reason: Reason) -> Reason:
    """A reason, with what was found out about its move."""
    mine = search.tree.root.moves.index(reason.move)
    return msgspec.structs.replace(
        reckoned(search, reason),
        hunches=hunches(search),
        prospects=prospects(search.tree, mine),
        fear=fear(search, mine),
    )


def reckoned(search: Search, reason: Reason) -> Reason:
    """A reason whose words have the numbers of this search, which stand beside them: one belief, one
    number."""
    told = prospects(search.tree, search.tree.root.moves.index(reason.move))
    if not told:
        return reason
    believed = {about: percent(share) for about, share in _believed(search).items()}
    return search.heuristics.reckoned(reason, believed, told[0].percent)


def prospects(tree: Tree, mine: int) -> tuple[Prospect, ...]:
    """What the move brings, and the next best: of the others the one that was tried most, or that did better
    by chance. Where the two cannot be told apart, both bring the same, which is what they brought together.

    An adviser may insist on a move that brings less. Then nothing is told beside it: what is known of
    the others is not what it goes by.
    """
    root = tree.root
    if not root.tried[mine]:
        return ()
    share = root.won[mine] / root.tried[mine]
    others = [place for place, tried in enumerate(root.tried) if tried >= HEARD and place != mine]
    leads = {place: tree.compare(place, mine) for place in others}
    if root.tried[mine] < HEARD or not others or max(leads.values()) > DOUBT:
        return (Prospect(move=root.moves[mine], percent=estimated(share)),)
    better = [place for place in others if leads[place] > 0]
    next_best = max(better or others, key=lambda place: root.tried[place])
    if -leads[next_best] < ALIKE:
        both = root.won[mine] + root.won[next_best]
        share = other = both / (root.tried[mine] + root.tried[next_best])
    else:
        other = max(0.0, share - tree.lead(mine, next_best))
    return tuple(
        Prospect(move=root.moves[place], percent=estimated(expected))
        for place, expected in ((mine, share), (next_best, other))
    )


def hunches(search: Search) -> tuple[Hunch, ...]:
    """What the others most likely hide."""
    believed = _believed(search)
    told: list[Hunch] = []
    for seat in range(search.view.seats):
        found = {key: share for (whose, key), share in believed.items() if whose == seat}
        likeliest = sorted(found, key=lambda key: (-found[key], key))[:PIECES]
        shown = [Hunch(seat=seat, key=key, percent=percent(found[key])) for key in likeliest]
        told += [hunch for hunch in shown if hunch.percent >= FAINT]
    return tuple(told)


def _believed(search: Search) -> dict[tuple[int, str], float]:
    """How likely each of the others hides each piece, by the positions that were imagined and how likely each
    is."""
    worlds = search.worlds
    total = sum(worlds.weights)
    found: dict[tuple[int, str], float] = {}
    others = [seat for seat in range(search.view.seats) if seat != search.view.seat]
    for position, weight in zip(worlds.positions, worlds.weights, strict=True):
        for seat in others:
            for key in set(search.heuristics.hunches(position, seat)):
                found[seat, key] = found.get((seat, key), 0.0) + weight / total
    return found


def fear(search: Search, place: int) -> Fear | None:
    """Of the first answers of others to my move, the one after which I won least."""
    root = search.tree.root
    if not root.tried[place]:
        return None
    move, least = root.moves[place], root.won[place] / root.tried[place]
    worst: tuple[int, int] | None = None
    for (mine, seat, answer), (times, won) in search.tree.replies.items():
        if mine == move and times >= REPLIED and answer != PASS and won / times < least:
            worst, least = (seat, answer), won / times
    if worst is None:
        return None
    choice = _put(search, move, *worst)
    return None if choice is None else Fear(seat=worst[0], choice=choice, percent=estimated(least))


def _put(search: Search, mine: int, seat: int, answer: int) -> Choice | None:
    """That answer in words, from a position where the question is put to the seat."""
    number = 1
    for position in search.worlds.positions[:TRIES]:
        s = position.clone()
        while s.turn not in (search.view.seat, seat) and s.agenda:
            number = _pass(s, number)
        if s.turn == search.view.seat and mine in s.moves(s.turn):
            s.play(s.turn, mine)
        while s.agenda and s.turn != search.view.seat:
            if s.turn == seat and answer in s.moves(seat):
                question = search.game.question(s, seat)
                return (
                    next(choice for choice in question.choices if choice.move == answer) if question else None
                )
            number = _pass(s, number)
    return None


def _pass(s: State, number: int) -> int:
    """Let chance have its way, and whoever is asked the first answer there is."""
    number = next_number(number)
    s.play(s.turn, drawn(s.weights(), number >> 8) if s.turn == CHANCE else s.moves(s.turn)[0])
    return number
