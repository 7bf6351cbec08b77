"""The Convention: the booklet, reasons that are seldom given, and what only the page says."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.convention.pieces import CARD_NAMES, CHOOSE
from cabale.games.convention.table import Convention
from cabale.text import Narrator
from tests.bots.convention_lines import asked, rare_moments
from tests.games.convention.lines import lay, play

BOOKLET = {"danton": "qm", "lasource": "qg", "merlin": "qc", "aubry": "qr"}  # one of each, and its questions
PLEAS = ("votes", "leader", "together", "truce", "turns", "rescue", "against", "ending", "go-on")
REJOINDERS = ("gift", "harm", "bound", "leader", "need", "fair", "word", "leads", "price", "little")


def positions() -> Iterator[Convention]:
    for deputy, questions in BOOKLET.items():
        for number in range(1, 27):
            quiz = lay(4, {"posts": {deputy: "mission"}}, at="mission", history_variant=True)
            yield play(quiz, f"~watch_committee ~{questions}{number:02}")
    yield from rare_moments()
    abroad = {"posts": {"danton": "mission"}}
    yield play(lay(4, {**abroad, "round": 4}, at="dissolution"), "a:propose a:oui b:oui c:oui")
    yield play(lay(4, {**abroad, "round": 4}, at="dissolution"), "a:propose a:oui b:oui c:oui d:non")
    yield play(lay(4, abroad, at="mission"), "~new_orders ~watch_committee ~fleurus")


def reasons() -> Iterator[tuple[int, Reason]]:
    """Three games in which words are kept and deputies hide; one who breaks his word, one who would rather
    be alone on a joint Mission, and one who would not."""
    yield 0, Reason(move=PASS, key="word-broken", arguments={"target": 1})
    shared: dict[str, Argument] = {"deputy": "brissot", "post": "mission", "pp": 5, "target": 1}
    yield 0, Reason(move=CHOOSE + 6, key="together", arguments=shared)
    yield 0, Reason(move=PASS, key="alone", arguments={"deputy": "danton", "post": "mission", "pp": 12})
    for seats, seed, rule in ((4, 5, "redraw"), (3, 2, "return"), (3, 5, "return")):
        for _, seat, _, reason in asked(seats, seed, jacobins_replace=rule):
            yield seat, reason


def labels(narrator: Narrator) -> Iterator[str]:
    for why in (*PLEAS, *REJOINDERS):
        yield narrator.say(f"convention-why-{why}")
    for elected in range(4):
        yield narrator.say("convention-term-elected", elected=elected, pp=5 * elected)
    yield narrator.say("convention-term-round", round=3)
    yield from map(narrator.history, CARD_NAMES)
