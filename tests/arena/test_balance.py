"""The balance lab: the same deals under each variant, what changes, what does not, and what is refused."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena import contests
from cabale.arena.balance.compare import Comparison, compare
from cabale.arena.balance.effects import holm
from cabale.arena.balance.lab import Experiment, perform
from cabale.arena.balance.measures import of_games, of_pieces
from cabale.arena.balance.telling import Finding, size, tell_balance
from cabale.arena.contests import Contest, Limits, Outcome
from cabale.arena.crews import Alone
from cabale.arena.report.document import Document, Points, Table
from cabale.arena.report.markdown import as_markdown
from cabale.arena.report.samples import Sample, samples
from cabale.arena.series import Series
from cabale.core.errors import BadSetup
from cabale.text import LANGUAGES, Words


def hold(contest: Contest, limits: Limits) -> Outcome:
    return contests.hold(contest, limits, Alone())


def played(experiment: Experiment) -> list[Sample]:
    return samples(perform(experiment, hold))


def found(samples: list[Sample], key: str) -> list[Comparison]:
    return [
        each for each in compare(samples, of_games(samples)) if key in (each.measure.key, each.measure.fact)
    ]


# --- the experiment


def test_every_variant_plays_the_same_deals() -> None:
    samples = played(Experiment("complots", {"counter_by": "target,anyone"}, (3,), ("random",), 20))
    assert [sample.options["counter_by"] for sample in samples] == ["target", "anyone"]
    one, other = ([(row.deal, row.facts["dealt"]) for row in sample.rows] for sample in samples)
    assert one == other
    assert [row.shares for row in samples[0].rows] != [row.shares for row in samples[1].rows]


def test_every_choice_of_options_and_seats_is_a_variant() -> None:
    options = {"envoy": "ambassador,inquisitor", "steal_from_empty": "true,false"}
    experiment = Experiment("complots", options, (2, 3), games=20)
    series = [contest.series for contest in experiment.contests()]
    assert [(each.seats, each.options["envoy"], each.options["steal_from_empty"]) for each in series] == [
        (seats, envoy, flag)
        for seats in (2, 3)
        for envoy in ("ambassador", "inquisitor")
        for flag in (True, False)
    ]


def test_the_same_experiment_finds_the_same() -> None:
    experiment = Experiment("complots", {"envoy": "ambassador,inquisitor"}, (2,), games=30, seed=5)
    texts = [as_markdown(tell_balance(Words("en"), experiment, played(experiment))) for _ in range(2)]
    assert texts[0] == texts[1]
    assert experiment.command in texts[0]


# --- what it finds


def test_a_number_that_changes_everything() -> None:
    """A cap of 4 turns leaves no game of three time to end: all are stopped, and all are shared."""
    samples = played(Experiment("complots", {"max_turns": "4,200"}, (3,), ("regular",), 40))
    (capped,) = found(samples, "capped")
    assert (capped.old.value, capped.new.value) == (1.0, 0.0)
    assert capped.clear and capped.difference.change.value == -1
    assert capped.difference.effect is not None and capped.difference.effect.value < -3
    (decisions,) = found(samples, "report-decisions")
    long = [sum(row.decisions for row in sample.rows) / 40 for sample in samples]
    assert decisions.difference.change.value == pytest.approx(long[1] - long[0])
    assert decisions.clear and decisions.difference.effect is not None
    assert decisions.difference.effect.low > 0.8


def test_an_option_that_touches_nothing_changes_nothing() -> None:
    """A Treasury so full that no game of two empties it. Twins are the same game, and nothing is in doubt."""
    samples = played(Experiment("complots", {"treasury_limit": "500,999"}, (2,), games=20))
    comparisons = [*compare(samples, of_games(samples)), *compare(samples, of_pieces(samples))]
    assert comparisons
    for each in comparisons:
        assert each.chance == 1 and each.difference.change.value == 0
    (decisions,) = found(samples, "report-decisions")
    assert decisions.difference.change == pytest.approx((0, 0, 0))
    assert found(samples, "capped") == []  # never in any game: no question


def test_tables_of_unlike_size_are_held_against_an_even_share() -> None:
    samples = played(Experiment("complots", {}, (2, 3), ("random",), 40))
    (first,) = found(samples, "report-first")
    excess = [
        sum(row.shares[row.facts["first"]] for row in sample.rows) / 40 - 1 / sample.seats
        for sample in samples
    ]
    assert first.difference.change.value == pytest.approx(excess[1] - excess[0])


def test_edition_of_guillotine_and_its_cards() -> None:
    samples = played(Experiment("guillotine", {"edition": "amigo,wotc"}, (2,), ("random",), 24))
    pieces = compare(samples, of_pieces(samples))
    assert {each.measure.fact for each in pieces} <= {"nobles", "played", "fronts"}
    assert all(0 <= each.chance <= 1 for each in pieces)
    guard = next(each for each in pieces if each.measure.piece == "palace_guard")
    shares = [
        share
        for row in samples[1].rows
        for share, pile in zip(row.shares, row.facts["nobles"], strict=True)
        if "palace_guard" in pile
    ]
    assert guard.new.value == pytest.approx(sum(shares) / len(shares))


def test_rounds_of_the_convention(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--option rounds=1,2 --seats 2 --players random --games 20 --workers 1 --lang en".split()
    assert cli.main(["balance", "convention", *arguments]) == 0
    text = capsys.readouterr().out
    assert "Turns or rounds a game: 2.00 instead of 1.00, that is +1.00" in text
    row = next(line for line in text.splitlines() if line.startswith("| Turns or rounds a game"))
    assert [cell.strip() for cell in row.split("|")[2:4]] == ["1.00", "2.00"]
    assert row.endswith("in every game | \\< 0.001 |")


EFFECTS = {
    "en": {
        "tiny": "a very small effect.",
        "small": "a small effect.",
        "medium": "a medium effect.",
        "large": "a large effect.",
    },
    "fr": {
        "tiny": "l’effet est très petit.",
        "small": "l’effet est petit.",
        "medium": "l’effet est moyen.",
        "large": "l’effet est grand.",
    },
    "nl": {
        "tiny": "het effect is heel klein.",
        "small": "het effect is klein.",
        "medium": "het effect is middelgroot.",
        "large": "het effect is groot.",
    },
}
SHORT = Experiment("complots", {"max_turns": "4,200"}, (3,), ("regular",), 20)


@pytest.fixture(scope="module")
def short() -> list[Sample]:
    return played(SHORT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str, short: list[Sample]) -> None:
    document = tell_balance(Words(language), SHORT, short)
    (points,) = [block for block in document.sections[0].blocks if isinstance(block, Points)]
    clear = [
        each for each in (*compare(short, of_games(short)), *compare(short, of_pieces(short))) if each.clear
    ]
    told = [
        name for sentence in points.items for name, ending in EFFECTS[language].items() if ending in sentence
    ]
    assert Counter(told) == Counter(map(size, clear))
    assert "large" in told
    unclear = {"en": "Not clear", "fr": "Pas clair", "nl": "Niet duidelijk"}[language]
    doubtful = [each for each in compare(short, of_games(short)) if not each.clear]
    kinds = {each.clear_alone for each in doubtful}  # one sentence for each
    assert sum(sentence.startswith(unclear) for sentence in points.items) == len(kinds)
    asked = [len(compare(short, measures)) for measures in (of_games(short), of_pieces(short))]
    assert re.search(rf"\b{asked[0]} (questions|vragen).* {asked[1]} ", as_markdown(document))


def test_what_would_be_clear_alone_is_told_with_the_reason(short: list[Sample]) -> None:
    finding = Finding(Words("en"), SHORT, short)
    sure = next(each for each in finding.games if each.clear_alone)
    unsure = next(each for each in finding.games if not each.clear_alone)
    plain, reason = finding.doubts([sure._replace(chance=0.2), unsure])
    assert plain.startswith("Not clear from so many games") and finding.doubt(unsure) in plain
    assert finding.doubt(sure) in reason and f"{len(finding.games)} questions" in reason and "Holm" in reason
    assert finding.doubts([unsure]) == [plain]


def test_all_questions_of_a_family_are_adjusted_together(short: list[Sample]) -> None:
    for measures in (of_games(short), of_pieces(short)):
        comparisons = compare(short, measures)
        alone = [each.difference.chance for each in comparisons]
        assert [each.chance for each in comparisons] == holm(alone) != alone


def test_a_table_row_is_its_comparison(short: list[Sample]) -> None:
    document = tell_balance(Words("en"), SHORT, short)
    (decisions,) = found(short, "report-decisions")
    row = next(row for row in changes(document).rows if row[0] == "Decisions a game")
    change, effect = decisions.difference.change, decisions.difference.effect
    assert effect is not None
    assert row[1:3] == (f"{decisions.old.value:.1f}", f"{decisions.new.value:.1f}")
    assert row[3] == f"+{change.value:.1f} (+{change.low:.1f} to +{change.high:.1f})"
    assert row[4] == f"d +{effect.value:.2f} (+{effect.low:.2f} to +{effect.high:.2f})"


def changes(document: Document) -> Table:
    section = next(each for each in document.sections if each.title == "What changes")
    return next(block for block in section.blocks if isinstance(block, Table))


# --- the command


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = [
        "balance", "complots", "--option", "envoy=ambassador,inquisitor", "--seats", "2", "--games", "20",
        "--workers", "1", "--results", str(tmp_path / "results"), "--report", str(tmp_path / "r.html"),
    ]  # fmt: skip
    assert cli.main(arguments) == 0
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert len(list((tmp_path / "results").iterdir())) == 2
    monkeypatch.setattr(Series, "play", None)
    assert cli.main(arguments) == 0
    assert (tmp_path / "r.html").read_text(encoding="utf-8") == page


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("complots --option envoi=ambassador,inquisitor", "envoi"),
        ("complots --option envoy=ambassador,pope", "pope"),
        ("complots --option max_turns=4,none,many", "many"),
        ("complots --option steal_from_empty=true,maybe", "maybe"),
        ("complots --option envoy=ambassador", ""),
        ("complots", ""),
        ("complots --option envoy", "envoy"),
        ("complots --seats 2,9", "9"),
        ("complots --seats 2,3 --players regular,random", "3"),
        ("complots --seats 2,3 --players brilliant", "brilliant"),
        ("complots --seats 2,3 --games 5", "20"),
        ("complots --seats 2,3 --games many", "many"),
        ("complots --seats 2,3 --seed x", "x"),
        ("complots --seats 2,3 --report r.txt", "r.txt"),
        ("whist --seats 2,3", "whist"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_sense_is_refused(
    language: str,
    arguments: str,
    named: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Series, "play", None)  # before anything is played
    assert cli.main(["balance", *arguments.split(), "--lang", language]) == 2
    error = capsys.readouterr().err
    assert error.startswith("cabale: ") and error.count("\n") == 1
    assert named in error


def test_refusals_have_their_codes() -> None:
    for experiment, code in (
        (Experiment("complots", {"envoy": "ambassador,pope"}), "bad_option_value"),
        (Experiment("complots", {"jester": "a,b"}), "unknown_option"),
        (Experiment("complots", {}), "one_variant"),
        (Experiment("complots", {}, (2, 3), games=19), "bad_count"),
        (Experiment("complots", {}, (2, 3), ("random", "random")), "players_for_seats"),
    ):
        with pytest.raises(BadSetup) as refused:
            experiment.contests()
        assert refused.value.code == code
