"""What was found in a game, in words."""

from __future__ import annotations

import msgspec
import pytest

from cabale.analysis import Analysis, Regret, TurningPoint
from cabale.analysis.claims import bluffs
from cabale.core.match import Match
from cabale.core.reason import Hunch, Reason
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games import GAMES
from cabale.games.complots import COMPLOTS
from cabale.table.telling_analyses import tell_analysis, working
from cabale.table.wire.afterwards import AnalysisView
from cabale.text import LANGUAGES, Narrator
from tests.analysis.games import a_blunders, own, played, scripted

NBSP = "\N{NO-BREAK SPACE}"


def analysed(match: Match, *turning: TurningPoint) -> Analysis:
    """As if this had been found."""
    words = len(match.log)
    return Analysis(
        places=tuple(range(words + 1)),
        curve=(*[(0.623412, 0.376588)] * words, (0.0, 1.0)),
        luck=(0.1, -0.1),
        skill=(-0.7, 0.4),
        others=(-0.02, 0.08),
        turning=turning,
        bluffs=bluffs(match),
        regrets={},
        walks=8,
    )


REGRET = Regret(
    place=len(a_blunders().log) - 2,
    better="coup>b",
    cost=0.412_345,
    margin=0.051_234,
    hunches=(Hunch(seat=1, key="captain", percent=35),),
    reason=Reason(move=0, key="coup", arguments={"forced": "no", "rivals": 1, "target": 1, "share": 100}),
)


def told(language: str, seat: int, *turning: TurningPoint) -> AnalysisView:
    match = a_blunders()
    narrator = Narrator(language, COMPLOTS, ["Anna", "Hugo"], seat)
    found = msgspec.structs.replace(analysed(match, *turning), regrets={0: (REGRET,)})
    return tell_analysis(narrator, match, found)


def at(place: int, seat: int, better: str = "", gain: float = 0.0) -> TurningPoint:
    return TurningPoint(
        place=place,
        seat=seat,
        swing=(-0.6, 0.6),
        margin=0.034,
        kind="luck" if seat < 0 else "decision",
        better=better,
        gain=gain,
    )


END = len(a_blunders().log)
BLUNDER = at(END - 1, 0, "coup>b", 0.41)


@pytest.mark.parametrize(
    ("language", "seat", "text"),
    [
        (
            "fr",
            0,
            "Vous prenez un Revenu. Chances de gagner~: vous, de 62 à 62~% et Hugo, de 38 à 38~%, à 3 points"
            " près. Vu de votre place, autre chose promettait 41 points de plus~:"
            " Assassinat de Hugo (−7 pièces).",
        ),
        (
            "nl",
            1,
            "Anna neemt Inkomen. Kans om te winnen: Anna, van 62 naar 62% en jij, van 38 naar 38%,"
            " met een speling van 3 punten. Vanaf de plaats van Anna gezien beloofde iets anders 41 punten"
            " meer:"
            " Staatsgreep tegen jou (−7 munten).",
        ),
        (
            "en",
            PUBLIC,
            "Anna takes Income. Chance of winning: Anna, from 62 to 62% and Hugo, from 38 to 38%,"
            " give or take 3 points. Seen from Anna’s seat, something else promised 41 points more:"
            " Coup against Hugo (−7 coins).",
        ),
    ],
)
def test_a_turning_point_word_for_word(language: str, seat: int, text: str) -> None:
    (turning,) = told(language, seat, BLUNDER).turning
    assert turning.text == text.replace("~", NBSP)
    assert (turning.place, turning.seat, turning.kind) == (END - 1, 0, "decision")


@pytest.mark.parametrize(
    ("language", "question", "answer", "better", "believed", "held"),
    [
        (
            "fr",
            "À vous, avec 7 pièces. Quelle action\N{NARROW NO-BREAK SPACE}?",
            "Revenu (+1 pièce)",
            "Assassinat de Hugo (−7 pièces)",
            "Capitaine",
            "Assassin",
        ),
        (
            "nl",
            "Jij bent aan zet, met 7 munten. Welke actie?",
            "Inkomen (+1 munt)",
            "Staatsgreep tegen Hugo (−7 munten)",
            "Kapitein",
            "Sluipmoordenaar",
        ),
        (
            "en",
            "Your turn, with 7 coins. Which action?",
            "Income (+1 coin)",
            "Coup against Hugo (−7 coins)",
            "Captain",
            "Assassin",
        ),
    ],
)
def test_what_one_regrets_word_for_word(
    language: str, question: str, answer: str, better: str, believed: str, held: str
) -> None:
    """With what was believed of the other, and what was so."""
    view = told(language, 0)
    assert view.regrets is not None
    (regret,) = view.regrets
    assert regret.place == END - 2
    assert (regret.question, regret.answer, regret.better) == (question, answer, better)
    assert REGRET.reason and regret.why == Narrator(language, COMPLOTS, (), 0).reason(REGRET.reason)
    assert (regret.cost, regret.margin) == (0.4123, 0.0512)
    assert [(hunch.seat, hunch.name, hunch.text) for hunch in regret.hunches] == [(1, "Hugo", believed)]
    assert [(each.seat, each.name, each.texts) for each in regret.truth] == [(1, "Hugo", (held,))]


def test_nobody_is_told_what_others_might_regret() -> None:
    assert told("en", 1).regrets is None
    assert told("en", PUBLIC).regrets is None


def test_what_nobody_was_told_is_told_as_the_move_it_was() -> None:
    """A pass in a window; the answer is sealed, and others may still speak."""
    place = 1 + a_blunders().record().words.index("b:pass")
    (turning,) = told("en", 1, at(place, 1)).turning
    assert turning.text.startswith("You: Pass. Chance of winning: ")


def test_luck_is_told_by_what_it_brought() -> None:
    (turning,) = told("en", PUBLIC, at(2, -1)).turning
    assert turning.text.startswith("Hugo is dealt an Assassin. Chance of winning: ")


@pytest.mark.parametrize(
    ("language", "fates"),
    [
        ("fr", ["il a tenu.", "il a été mis en doute.", "il a été contré."]),
        ("nl", ["hij hield stand.", "hij werd betwijfeld.", "hij werd gepareerd."]),
        ("en", ["it held.", "it was challenged.", "it was countered."]),
    ],
)
def test_every_bluff_says_how_it_ended(language: str, fates: list[str]) -> None:
    """b takes the tax of a Duchess it does not hold; so a steals, who holds no Captain, which b does."""
    let_pass, doubted = "a:income b:tax a:pass", "a:income b:tax a:challenge b:lose=assassin"
    match = own(scripted(f"{let_pass} {doubted} a:steal>b b:pass b:counter=captain a:pass"))
    narrator = Narrator(language, COMPLOTS, ["Anna", "Hugo"], 0)
    told = tell_analysis(narrator, match, analysed(match)).bluffs
    assert [bluff.worked for bluff in told] == [True, False, False]
    assert all(bluff.text.endswith(fate) for bluff, fate in zip(told, fates, strict=True))


def test_only_what_is_settled_is_told_as_nothing_or_all() -> None:
    match = a_blunders()
    narrator = Narrator("en", COMPLOTS, ["Anna", "Hugo"], 0)
    sure = (0.999_99, 0.000_01)
    curve = (*[sure] * len(match.log), (0.0, 1.0))
    view = tell_analysis(narrator, match, msgspec.structs.replace(analysed(match, BLUNDER), curve=curve))
    assert view.curve[0] == (0.9999, 0.0001)
    assert view.curve[-1] == (0.0, 1.0)
    assert "from 99 to 99%" in view.turning[0].text


def test_numbers_are_short_and_nothing_is_told_while_it_is_worked_out() -> None:
    view = told("en", 0)
    assert view.curve[0] == (0.6234, 0.3766)
    assert (view.state, view.progress) == ("ready", 1.0)
    bare = working(0.25)
    assert (bare.state, bare.progress, bare.curve, bare.luck) == ("working", 0.25, (), ())


@pytest.mark.parametrize("name", GAMES)
def test_whatever_turns_a_game_has_words_in_every_language(name: str) -> None:
    """Every fifth word of a game, as if it had turned it, with another move that promised more."""
    match = played(name)
    state, found, regrets = match.game.begin(match.seats, match.options), [], []
    for place, (seat, move) in enumerate(match.log):
        if place % 5 == 0:
            others = [other for other in state.moves(seat) if other != move] if seat != CHANCE else []
            better = match.game.write_body(state, seat, others[-1]) if others else ""
            found.append(at(place + 1, -1 if seat == CHANCE else seat, better, 0.1))
        if seat == 0 and len(state.moves(seat)) > 1 and move in state.moves(seat):
            better = match.game.write_body(state, seat, state.moves(seat)[-1])
            regrets.append(Regret(place=place, better=better, cost=0.2, margin=0.1, hunches=()))
        state.act(seat, move)
    flat = tuple([1 / match.seats] * match.seats)
    swing = (-0.6, 0.6, *[0.0] * (match.seats - 2))
    turning = tuple(msgspec.structs.replace(each, swing=swing) for each in found)
    analysis = Analysis(
        places=tuple(range(len(match.log) + 1)),
        curve=(flat,) * (len(match.log) + 1),
        luck=flat,
        skill=flat,
        others=flat,
        turning=turning,
        bluffs=bluffs(match),
        regrets={0: tuple(regrets)},
        walks=8,
    )
    for language in LANGUAGES:
        narrator = Narrator(language, match.game, ["Anna", "Hugo", "Margot", "Ine"][: match.seats], 0)
        view = tell_analysis(narrator, match, analysis)
        assert len(view.turning) == len(found)
        for told in view.turning:
            assert told.text.endswith((".", ")")) and "None" not in told.text and ".." not in told.text
            assert told.text[0].isupper() or told.text[0] in "«“0123456789", told.text
        assert view.regrets and len(view.regrets) == len(regrets)
        for regret in view.regrets:
            assert regret.question and regret.answer and regret.better
            assert all(each.seat != 0 and all(each.texts) for each in regret.truth)
