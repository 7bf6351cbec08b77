"""docs/sixth-game.md followed as a newcomer would: every block of it, in an empty folder."""

from __future__ import annotations

import asyncio
import io
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

import cabale
from cabale import bots
from cabale.arena.lineups import one_table
from cabale.arena.series import make_series
from cabale.bots.budget import Budget
from cabale.bots.heuristics import heuristics
from cabale.conformance.check import check
from cabale.conformance.hearing import hear
from cabale.core.match import Match, deal
from cabale.core.reason import Reason
from cabale.core.registry import from_here
from cabale.core.scenario import run_file
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games import GAMES, entry
from cabale.table.telling import tell_events, tell_scene
from cabale.terminal import checking, remarks
from cabale.terminal.board import Board, Journal
from cabale.terminal.drawing import Pen
from cabale.terminal.drawings import drawing_of
from cabale.terminal.lines import InputEnded
from cabale.terminal.palette import DAY
from cabale.terminal.plain import Plain
from cabale.terminal.shown import SHOWN
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.aid import aid_of
from cabale.text.laid import lay

PAGE = Path(__file__).parents[1] / "docs" / "sixth-game.md"
LAST = "the last line of motion.py"
OTHER = "wealthy.py"  # a game that is no part of Motion
BLOCKS = dict(re.findall(r"<!-- (.+?) -->\n```\w+\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
NAMES = ("Anna", "Bert", "Cleo")
RULES = "# Motion\n\n### M-1 · engine\nA bill is drawn.\n\n### M-2 · engine\nAll vote.\n"
MODULES = ("motion", "careful", "podium", "wealthy")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """All files of the page but that last line, and the house as it was before."""
    for name, text in BLOCKS.items():
        if name != LAST:
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    GAMES.forget("motion")
    GAMES.forget("wealthy")
    for module in MODULES:
        sys.modules.pop(module, None)


def bring() -> None:
    GAMES.bring("motion", "", lambda: from_here("motion"))
    assert not GAMES.failures


def finish(folder: Path) -> None:
    """Write what the page says that the last line becomes."""
    file = folder / "motion.py"
    first = file.read_text(encoding="utf-8").splitlines()[:-1]
    file.write_text("\n".join(first) + "\n" + BLOCKS[LAST], encoding="utf-8")


def played() -> Match:
    match = deal(cabale.game("motion"), 3, 1)
    match.run([bots.make("motion", "random", seat) for seat in range(3)])
    return match


def test_the_file_is_short(folder: Path) -> None:
    assert len(BLOCKS["motion.py"].splitlines()) <= 150


def test_it_keeps_to_everything_at_once(folder: Path) -> None:
    bring()
    assert list(check(cabale.game("motion"), games=3)) == []


def test_another_number_makes_another_game(folder: Path) -> None:
    """In a game of the house, where it is no option: everybody begins Complots with a coin more."""
    GAMES.bring("wealthy", "", lambda: from_here("wealthy"))
    coins = {}
    for name in ("complots", "wealthy"):
        match = deal(cabale.game(name), 3, 1)
        while match.state.turn == CHANCE:
            match.draw()
        coins[name] = match.view(0).coins
    assert coins == {"complots": (2, 2, 2), "wealthy": (3, 3, 3)}
    assert list(check(cabale.game("wealthy"), games=2)) == []


def test_too_many_outcomes_are_named_with_their_step(folder: Path) -> None:
    file = folder / "motion.py"
    file.write_text(file.read_text(encoding="utf-8").replace("size = 7", "size = 5"), encoding="utf-8")
    bring()
    reasons = [finding.reason for finding in check(cabale.game("motion"), games=1)]
    assert "size is 5, but Draw has 7 outcomes" in reasons


@pytest.mark.parametrize(
    ("cited", "wrong"),
    [("", ["Motion.rule gives no rule for this position"]), ("M-9", ["its rules have no M-9"]), ("M-1", [])],
)
def test_rules_are_cited_by_a_method_of_the_game(folder: Path, cited: str, wrong: list[str]) -> None:
    """Without it, or by a number that there is not, a refusal is a finding that says where to mend it."""
    finish(folder)
    file = folder / "motion.py"
    text = file.read_text(encoding="utf-8").replace(
        'words=Path(__file__).parent / "words"', "rules={'en': RULES}"
    )
    (method,) = re.findall(r"```python\n(def rule.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    method = indent(method.replace("M-1", cited), "    ") if cited else ""
    text = text.replace("    def begin(self, seats", f"{method}\n    def begin(self, seats")
    file.write_text(text.replace("MOTION =", f"RULES = {RULES!r}\nMOTION ="), encoding="utf-8")
    bring()
    reasons = [finding.reason for finding in check(cabale.game("motion"), games=1)]
    assert [reason.partition("): ")[2] for reason in reasons] == wrong


def shown() -> list[tuple[str, str]]:
    """What is found of what it brings to be looked at."""
    found = check(cabale.game("motion"), games=1, beside=SHOWN)
    return [(finding.property, finding.reason) for finding in found]


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("return awaited and ", "return ", ""),
        ("return awaited and f", "return 1 or f", "its title is no text: 1"),
        (
            "return awaited and ",
            "return 1 / len(awaited) and ",
            "podium.py:12: ZeroDivisionError: division by zero",
        ),
    ],
)
def test_its_drawing_is_held_to_every_view_and_to_the_end(
    folder: Path, right: str, wrong: str, reason: str
) -> None:
    """Nobody is awaited when it is over: the first games that are looked at have only begun."""
    finish(folder)
    file = folder / "podium.py"
    file.write_text(file.read_text(encoding="utf-8").replace(right, wrong), encoding="utf-8")
    bring()
    assert shown() == [("drawing", reason)] * bool(reason)


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        (
            '(AidItem(text="Most points win."),)',
            'AidItem(text="Most points win.")',
            "Expected `array`, got `object` - at `$.aim`",
        ),
        ("return Aid(", "return (", "it is no Aid: ("),
        ('"Veto"', "options['veto']", "KeyError: 'veto'"),
        ("", "", ""),
    ],
)
def test_its_aid_is_held_to_every_language_and_table(
    folder: Path, right: str, wrong: str, reason: str
) -> None:
    finish(folder)
    file = folder / "motion.py"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("bot=", 'aid="careful:aid", bot='), encoding="utf-8")
    (example,) = re.findall(r"```python\n(from cabale.text.aid.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    with (folder / "careful.py").open("a", encoding="utf-8") as careful:
        careful.write(example.replace(right, wrong, 1))
    bring()
    found = shown()
    assert [name for name, _ in found] == ["aid"] * bool(reason)
    assert all(reason in said for _, said in found)
    if not reason:
        card = aid_of("en", "motion", 3, {})
        assert [section.title for section in card.sections] == ["What one may do"]


def remarked() -> list[str]:
    """What `cabale check` says of it beside its findings."""
    heard = hear(cabale.game("motion"), games=1)
    words = Words("en")
    return [
        *remarks.broken(words, entry("motion"), heard),
        *remarks.remarks(words, entry("motion"), heard),
    ]


def test_without_words_every_key_is_named_once(folder: Path) -> None:
    bring()
    lines = remarked()
    first = lines.index("  " + Words("en").say(remarks.MADE, languages="fr, nl, en"))
    assert [line.strip() for line in lines[first + 1 :]] == [
        "motion-ask-…: objection, vote",
        "motion-choice-…: pass, veto, no, yes",
        "motion-event-…: drawn, vetoed, voted, scored",
        "motion-field-…: speaker, bill, points, vetoes",
        "motion-heading-…: objection, vote",
        "motion-title-…: pass, veto, no, yes",
        Words("en").say(remarks.BORROWED, languages="fr, nl"),
        "game-title-…: motion",
    ]


def test_all_words_of_the_page_are_enough(folder: Path) -> None:
    finish(folder)
    bring()
    assert remarked() == ["  " + Words("en").say("check-without-rules")]


def test_a_language_that_lacks_a_word_or_asks_for_too_much_is_named(folder: Path) -> None:
    finish(folder)
    french, dutch = folder / "words" / "fr.ftl", folder / "words" / "nl.ftl"
    french.write_text(
        re.sub("motion-reason-own.*\n", "", french.read_text(encoding="utf-8")), encoding="utf-8"
    )
    dutch.write_text(dutch.read_text(encoding="utf-8").replace("{ $points }", "{ $point }"), encoding="utf-8")
    bring()
    wrong, where, *rest = remarked()
    assert wrong == "- " + Words("en").say("check-words")
    assert where.startswith(
        "  motion-event-scored (nl) asks for $point, which it is not given. Perhaps this is meant: $points"
    )
    assert rest[-2:] == [
        "  " + Words("en").say(remarks.BORROWED, languages="fr"),
        "    motion-reason-…: own",
    ]
    assert Narrator("fr", cabale.game("motion"), NAMES).reason(Reason(move=1, key="own")).startswith("A bill")


def test_an_event_that_nothing_tells_is_named(folder: Path) -> None:
    file = folder / "motion.py"
    text = file.read_text(encoding="utf-8")
    text = text.replace("SCORED = range(4)", "SCORED, FLED = range(5)")
    text = text.replace(
        "class MotionView",
        "class Fled(Event, frozen=True, kw_only=True, tag='fled'):\n    seat: Who\n\n\nclass MotionView",
    )
    file.write_text(text.replace("Voted | Scored", "Voted | Scored | Fled"), encoding="utf-8")
    bring()
    lines = remarked()
    assert lines[-1] == "  " + Words("en").say("check-untold", games=4, kinds="fled")
    assert "    motion-event-…: drawn, vetoed, voted, scored, fled" in lines


def test_a_reason_without_words_is_made_from_its_key(folder: Path) -> None:
    bring()
    narrator = Narrator("en", cabale.game("motion"), NAMES)
    assert narrator.reason(Reason(move=1, key="saves_its_veto")) == "Saves its veto."


def test_nobody_who_does_not_look_is_shown_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with checking.at_work(Words("nl")) as begin:
        for look in checking.LOOKS:
            begin(look)
    assert capsys.readouterr() == ("", "")


def test_its_package_holds_all_that_it_needs(folder: Path) -> None:
    package = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    held = package["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
    needed = {Path(name).parts[0] for name in BLOCKS if name.endswith((".py", ".ftl"))}
    assert set(held) == needed - {LAST, OTHER} and len(held) == len(set(held))
    assert package["project"]["entry-points"]["cabale.games"] == {"motion": "motion:MOTION"}


@pytest.mark.parametrize(("place", "module"), [("kuhn-poker", "kuhn_poker"), ("liars-dice", "liars_dice")])
def test_the_examples_keep_to_everything(place: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PAGE.parents[1] / "examples" / place))
    (brought,) = checking.brought(module)
    try:
        assert list(check(brought.game, games=2)) == []
        lacking = remarks.lacking(brought, hear(brought.game, 1))
        assert {fallback for fallback, _ in lacking} == (
            {remarks.MADE, remarks.BORROWED} if place == "kuhn-poker" else set()
        )
    finally:
        GAMES.forget(brought.game.id)
        sys.modules.pop(module)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["kuhn-poker", "liars-dice"])
def test_nobody_is_told_of_themselves_by_name(
    place: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in words that are brought nor in those that are made."""
    module = place.replace("-", "_")
    monkeypatch.syspath_prepend(str(PAGE.parents[1] / "examples" / place))
    (brought,) = checking.brought(module)
    try:
        match = deal(brought.game, 2, 1)
        match.run([bots.make(brought.game.id, "random", seat) for seat in range(2)])
        for seat in range(2):
            told = Narrator(language, brought.game, NAMES, seat).sentences(match.events(seat))
            assert not [sentence for sentence in told if NAMES[seat] in sentence]
    finally:
        GAMES.forget(brought.game.id)
        sys.modules.pop(module)


def test_words_that_are_made_speak_to_whoever_is_meant(folder: Path) -> None:
    bring()
    given = {"seat": 1, "target": 0}
    for seat, told in enumerate(["Bert: called (target you).", "You: called (target Anna)."]):
        narrator = Narrator("en", cabale.game("motion"), NAMES, seat)
        assert narrator.tell("motion-event-called", given) == told


def test_the_head_of_the_terminal_says_that_the_viewer_is_awaited_too(folder: Path) -> None:
    bring()
    match = deal(cabale.game("motion"), 3, 1)
    match.draw()
    match.settle(dict.fromkeys(match.state.waiting, 0))  # nobody objects: all vote
    heads = {}
    for seat in (0, PUBLIC):
        narrator = Narrator("en", match.game, NAMES, seat)
        heads[seat] = drawing_of("motion").title(match.view(seat), Pen(narrator, DAY, 0))
    assert heads == {
        0: "Waiting for you, and for Bert and Cleo.",
        PUBLIC: "Waiting for Anna, Bert and Cleo.",
    }


def test_it_is_played_in_terminal_arena_and_browser(folder: Path) -> None:
    bring()
    out = io.StringIO()
    match = Match(cabale.game("motion"), 3, secret=b"1" * 32, names=NAMES)
    sitting = Sitting(match, {seat: bots.make("motion", "random", seat) for seat in (1, 2)})
    Plain(sitting, Narrator("fr", match.game, NAMES, 0), io.StringIO("1\n" * 40), out).play()
    assert "Bert\u00a0: drawn (bill " in out.getvalue() and match.state.over
    series = make_series("motion", one_table(["random", "regular", "novice"]), 1)
    assert series.play(0).facts["first"] in range(3)
    scene = tell_scene(Narrator("nl", match.game, NAMES, 0), match.view(0))
    assert scene.laid is not None and scene.laid.title == "Motion" and scene.laid.package == "motion"
    assert [group.key for group in scene.laid.rows] == ["speaker", "bill"]
    assert [(column.key, column.number) for column in scene.laid.columns] == [
        ("points", True),
        ("vetoes", True),
    ]
    assert scene.laid.rows[0].made and scene.laid.rows[0].marks[0].name == ""


def test_on_the_full_screen_the_record_is_never_ahead_of_its_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever there is time to read, the table shows all that the record tells; and no aid is offered."""
    bring()
    match = Match(cabale.game("motion"), 3, secret=b"1" * 32, names=NAMES)
    sitting = Sitting(match, {seat: bots.make("motion", "random", seat) for seat in (1, 2)})
    app = Table(sitting, Narrator("en", match.game, NAMES, 0), 0, offer=True)
    seen: list[tuple[int, int]] = []

    async def pause() -> None:
        seen.append((len(app.query_one(Journal).entries), len(app.query_one(Board).view.history)))

    monkeypatch.setattr(app, "pause", pause)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while not app.finished:
                await pilot.press("1")
                await pilot.pause()
            assert app.narrator.say("hint-aid") not in app.hints() and len(app.hints()) == 5

    asyncio.run(play())
    assert len(seen) > 5 and all(told == shown for told, shown in seen)


def test_line_by_line_what_has_no_words_is_said_once(folder: Path) -> None:
    bring()
    out = io.StringIO()
    match = Match(cabale.game("motion"), 3, secret=b"1" * 32, names=NAMES)
    sitting = Sitting(match, {seat: bots.make("motion", "random", seat) for seat in (1, 2)})
    with pytest.raises(InputEnded):
        Plain(sitting, Narrator("en", match.game, NAMES, 0), io.StringIO("1\n1\n"), out).play()
    text = out.getvalue()
    assert "  1. no\n  2. yes\n" in text and "notation" not in text
    assert "or with the last word of a line" in text


@pytest.mark.parametrize("bring_words", [False, True])
def test_line_by_line_the_last_word_of_a_line_is_an_answer(folder: Path, bring_words: bool) -> None:
    if bring_words:
        finish(folder)
    bring()
    match = Match(cabale.game("motion"), 3, secret=b"1" * 32, names=NAMES)
    sitting = Sitting(match, {})
    sitting.deal()
    plain = Plain(sitting, Narrator("en", match.game, NAMES, 0), io.StringIO(), io.StringIO())
    match.settle(dict.fromkeys(match.state.waiting, 0))  # no veto: the vote
    question = sitting.question()
    assert question is not None
    lines = plain.listed(question.choices, plain.keys(question))
    assert [plain.move_of(line.split()[-1]) for line in lines] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_leave_nothing_to_be_made_up(folder: Path, language: str) -> None:
    finish(folder)
    bring()
    match = played()
    narrator = Narrator(language, match.game, NAMES, 0)
    told = tell_events(narrator, match.events(0), ())
    assert not [one.sentence for one in told if re.search(r"drawn|vetoed|voted|scored", one.sentence)]
    assert not [one.sentence for one in told if NAMES[0] in one.sentence]  # she is spoken to
    laid = lay(narrator, match.view(0))
    assert not [group.key for group in laid.rows if group.made]
    assert not [column.key for column in laid.columns if column.made]


def test_its_scenario_and_its_bot(folder: Path) -> None:
    finish(folder)
    bring()
    assert all(outcome.passed for outcome in run_file(folder / "passes.toml", cabale.game))
    match = deal(cabale.game("motion"), 3, 1)
    while match.state.turn == CHANCE:
        match.draw()
    seat = match.state.turn
    assert heuristics("motion").prior_weight > 0  # the search begins where its bot would
    why = bots.make("motion", "regular", 0).explain(match.view(seat), match.state.moves(seat))
    assert Narrator("en", match.game, NAMES, seat).reason(why) == "So little is not worth a veto."


def reason_of(match: Match) -> tuple[int, str]:
    """What the bot of the page advises to whoever is asked, and why."""
    seat = match.state.turn
    why = entry("motion").part("bot")(0).explain(match.view(seat), match.state.moves(seat))
    return why.move, Narrator("en", match.game, NAMES, seat).reason(why)


@pytest.mark.parametrize(
    ("bill", "veto", "said"),
    [(4, False, "So little is not worth a veto."), (5, True, "What helps others is not helped.")],
)
def test_the_reason_of_its_bot_fits_its_advice(folder: Path, bill: int, veto: bool, said: str) -> None:
    finish(folder)
    bring()
    match = deal(cabale.game("motion"), 3, 1)
    match.play(CHANCE, bill)
    assert reason_of(match) == (int(veto), said)
    for seat in (1, 2, 0):  # no veto; the speaker has voted
        match.play(seat, 0)
    assert reason_of(match) == (0, "What helps others is not helped.")


def test_its_drawing_says_what_is_proposed_and_who_is_awaited(folder: Path) -> None:
    finish(folder)
    bring()
    match = deal(cabale.game("motion"), 3, 1)
    match.draw()
    narrator = Narrator("en", match.game, NAMES, 0)
    view = match.view(0)
    title = entry("motion").part("drawing")().title(view, Pen(narrator, DAY, 0))
    assert title == f"Anna: {match.state.bill} · {narrator.status(view)}"
    assert entry("motion").part("drawing")().title(played().view(0), Pen(narrator, DAY, 0)) == ""


def test_advice_gives_one_number_for_an_answer(folder: Path) -> None:
    """Without an adviser, what a glance had found stood beside what the longer search found."""
    bring()
    assert heuristics("motion").prior_weight == 0  # there is nobody to trust
    match = deal(cabale.game("motion"), 3, 1)
    for move in (3, 0, 0, 1, 0, 0):  # a bill, no veto, the votes
        match.play(match.state.turn, move)
    match.draw()
    searched = []
    for seed in range(4):
        view, moves = match.view(match.state.turn), match.state.moves(match.state.turn)
        why = bots.make("motion", "expert", seed, Budget(walks=96)).explain(view, moves)
        assert why.arguments["percent"] == why.prospects[0].percent
        searched.append(why.key)
    assert searched == ["searched"] * 4
