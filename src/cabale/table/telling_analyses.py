"""What was found in a finished game, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cabale import analysis
from cabale.analysis import Analysis
from cabale.analysis.claims import Claim, claims
from cabale.analysis.moments import moments
from cabale.bots.heuristics import heuristics
from cabale.bots.percent import percent
from cabale.core.agenda import State
from cabale.core.match import Match
from cabale.core.reason import Hunch
from cabale.core.seats import CHANCE, OPEN
from cabale.core.views import Choice, Event
from cabale.table.hints import tell_hunches
from cabale.table.wire.afterwards import AnalysisView, Bluff, Held, Regret, Turning
from cabale.text import Narrator

NOBODY: Final = -1
DIGITS: Final = 4  # of a share of the win
FEW: Final = 2  # sentences about what chance brought


def working(progress: float) -> AnalysisView:
    """Nothing is told before all is found."""
    return AnalysisView("working", progress, (), (), (), (), (), (), (), NOBODY, None)


def tell_analysis(narrator: Narrator, match: Match, found: Analysis) -> AnalysisView:
    return AnalysisView(
        state="ready",
        progress=1.0,
        places=found.places,
        curve=tuple(tuple(map(_share, row)) for row in found.curve),
        luck=_rounded(found.luck),
        skill=_rounded(found.skill),
        others=_rounded(found.others),
        turning=_turning(narrator, match, found),
        bluffs=_bluffs(narrator, match, found),
        seat=narrator.seat if narrator.seat in range(match.seats) else NOBODY,
        regrets=_regrets(narrator, match, found),
    )


def _turning(narrator: Narrator, match: Match, found: Analysis) -> tuple[Turning, ...]:
    news = {moment.words: moment.news for moment in moments(match, OPEN)}
    before = _positions(match, {turning.place - 1 for turning in found.turning})
    return tuple(
        Turning(
            place=turning.place,
            seat=turning.seat,
            kind=turning.kind,
            swing=_rounded(turning.swing),
            text=" ".join(
                [
                    _deed(narrator, match, before, turning, news.get(turning.place, ())),
                    _chances(narrator, found, turning),
                    *_better(narrator, match, before, turning),
                ]
            ),
        )
        for turning in found.turning
    )


def _positions(match: Match, places: set[int]) -> dict[int, State]:
    """The positions after so many words."""
    state, found = match.game.begin(match.seats, match.options), {}
    for place, (seat, move) in enumerate(match.log):
        if place in places:
            found[place] = state.clone()
        state.act(seat, move)
    return found


def _deed(
    narrator: Narrator,
    match: Match,
    before: Mapping[int, State],
    turning: analysis.TurningPoint,
    news: Sequence[Event],
) -> str:
    """What was done, or what chance brought about, as it was told then. Of what nobody was told, the move."""
    seat, move = match.log[turning.place - 1]
    if seat == CHANCE:
        told = [event for event in news if event.__struct_config__.tag != "began"][:FEW]
        return " ".join(map(narrator.event, told)) or narrator.say("analysis-luck")
    if news and getattr(news[0], "seat", CHANCE) == seat:
        return narrator.event(news[0])
    label = narrator.choice(_choice(match, before[turning.place - 1], seat, move), seat)
    return narrator.tell("analysis-decision", {"seat": seat, "label": label})


def _chances(narrator: Narrator, found: Analysis, turning: analysis.TurningPoint) -> str:
    """Whose chances rose most, and whose fell most; one who decided comes first."""
    swing = turning.swing
    seats = {swing.index(min(swing)), swing.index(max(swing))}
    row = found.places.index(turning.place)
    listed = [
        narrator.tell(
            "analysis-chance",
            {
                "seat": seat,
                "before": percent(found.curve[row - 1][seat]),
                "after": percent(found.curve[row][seat]),
            },
        )
        for seat in sorted(seats, key=lambda seat: (seat != turning.seat, seat))
    ]
    return narrator.say(
        "analysis-chances", list=narrator.all_of(listed), margin=max(1, round(100 * turning.margin))
    )


def _better(
    narrator: Narrator, match: Match, before: Mapping[int, State], turning: analysis.TurningPoint
) -> list[str]:
    if not turning.better:
        return []
    state, seat = before[turning.place - 1], turning.seat
    choice = _choice(match, state, seat, match.game.read_body(state, seat, turning.better))
    label, gain = narrator.choice(choice, seat), round(100 * turning.gain)
    return [narrator.tell("analysis-better", {"seat": seat, "label": label, "gain": gain})]


def _choice(match: Match, state: State, seat: int, move: int) -> Choice:
    """A move that was open to a seat, in turn or out of it."""
    question = match.game.question(state, seat)
    open_to_it = [*(question.choices if question else ()), *match.game.asides(state, seat)]
    return next(choice for choice in open_to_it if choice.move == move)


def _regrets(narrator: Narrator, match: Match, found: Analysis) -> tuple[Regret, ...] | None:
    """Those of the seat that listens; nobody is told what others might regret."""
    mine = found.regrets.get(narrator.seat)
    if mine is None:
        return None
    before = _positions(match, {regret.place for regret in mine})
    told = []
    for regret in mine:
        state, (seat, move) = before[regret.place], match.log[regret.place]
        question = match.game.question(state, seat)
        assert question is not None
        better = match.game.read_body(state, seat, regret.better)
        told.append(
            Regret(
                place=regret.place,
                question=narrator.question(question),
                rule=question.rule,
                answer=narrator.choice(_choice(match, state, seat, move)),
                better=narrator.choice(_choice(match, state, seat, better)),
                why=narrator.reason(regret.reason) if regret.reason else "",
                cost=round(regret.cost, DIGITS),
                margin=round(regret.margin, DIGITS),
                hunches=tell_hunches(narrator, regret.hunches),
                truth=_truth(narrator, match, state),
            )
        )
    return tuple(told)


def _truth(narrator: Narrator, match: Match, state: State) -> tuple[Held, ...]:
    """What every other seat hid, in the words in which a bot believes it."""
    own = heuristics(match.game.id)
    held = {
        seat: [Hunch(seat=seat, key=key, percent=100) for key in own.hunches(state, seat)]
        for seat in range(match.seats)
        if seat != narrator.seat
    }
    return tuple(
        Held(seat, narrator.name(seat), tuple(map(narrator.hunch, hunches)))
        for seat, hunches in held.items()
        if hunches
    )


def _bluffs(narrator: Narrator, match: Match, found: Analysis) -> tuple[Bluff, ...]:
    said = {claim.place: claim for claim in claims(match)}
    return tuple(
        Bluff(
            bluff.place,
            bluff.seat,
            bluff.worked,
            narrator.say(
                f"analysis-bluff-{_fate(said[bluff.place])}", sentence=narrator.event(said[bluff.place].event)
            ),
        )
        for bluff in found.bluffs
    )


def _fate(claim: Claim) -> str:
    """What became of a lie."""
    if claim.worked:
        return "worked"
    return "doubted" if claim.doubted else "countered"


def _share(share: float) -> float:
    """Rounded, but to nothing or all only what is."""
    if share in (0.0, 1.0):
        return share
    least: float = 10**-DIGITS
    return round(min(max(share, least), 1 - least), DIGITS)


def _rounded(row: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(share, DIGITS) for share in row)
