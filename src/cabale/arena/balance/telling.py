"""What the balance lab found, in plain words first, then in tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.balance.compare import Comparison, compare, varies
from cabale.arena.balance.lab import Experiment
from cabale.arena.balance.measures import of_games, of_pieces
from cabale.arena.plots.axis import Even
from cabale.arena.plots.dots import Row, draw_dots
from cabale.arena.plots.drawing import Drawing
from cabale.arena.report.document import Block, Command, Document, Points, Section, Text
from cabale.arena.report.figures import fitting
from cabale.arena.report.length import length
from cabale.arena.report.order import order
from cabale.arena.report.pen import Pen, capital
from cabale.arena.report.samples import Sample, label
from cabale.text import Words

COLUMNS: Final = ("measure", "before", "after", "change", "effect", "chance")
HEAD: Final = tuple(f"balance-{column}" for column in COLUMNS)
SIZES: Final = ((0.2, "tiny"), (0.5, "small"), (0.8, "medium"), (float("inf"), "large"))  # Cohen's names
SHOWN: Final = 16  # pieces of a table, the clearest first


def tell_balance(words: Words, experiment: Experiment, samples: Sequence[Sample]) -> Document:
    return Finding(words, experiment, samples).document()


class Finding:
    """All that was found, and the words for it."""

    def __init__(self, words: Words, experiment: Experiment, samples: Sequence[Sample]) -> None:
        self.pen: Final = Pen(words)
        self.experiment: Final = experiment
        self.samples: Final = samples
        self.game: Final = samples[0].game
        self.measures: Final = of_games(samples)
        self.games: Final = compare(samples, self.measures)
        self.pieces: Final = compare(samples, of_pieces(samples))

    def name(self, sample: Sample) -> str:
        return label(self.pen.words, sample, self.samples)

    def measure(self, found: Comparison) -> str:
        return capital(found.measure.label(self.pen, self.game.id))

    def document(self) -> Document:
        say = self.pen.say
        sections: dict[str, list[Block]] = {
            "balance-clear": self.sentences(),
            "balance-changes": self.tables(self.games),
            "report-order": order(self.pen, self.samples),
            "report-length": length(self.pen, self.samples),
            "report-worth": self.worths(),
            "report-again": [Command(self.experiment.command), Text(self.method())],
        }
        return Document(
            self.pen.words.language,
            say("balance-title", game=self.pen.words.game_title(self.game.id), variants=len(self.samples)),
            say(
                "balance-lead",
                games=self.experiment.games,
                players=self.pen.words.all_of(self.experiment.players),
                first=self.name(self.samples[0]),
            ),
            tuple(Section(say(key), tuple(blocks)) for key, blocks in sections.items() if blocks),
        )

    def method(self) -> str:
        return self.pen.say("balance-method", games=len(self.games), pieces=len(self.pieces))

    # --- in plain words

    def sentences(self) -> list[Block]:
        """What is clear, one sentence each; then what is not, all in one; and the size of all effects."""
        blocks: list[Block] = []
        for sample in self.samples[1:]:
            mine = self.of(sample, self.games)
            clear = [each for each in (*mine, *self.of(sample, self.pieces)) if each.clear]
            found = [self.sentence(each) for each in clear] or [self.pen.say("balance-nothing")]
            found += self.doubts([each for each in mine if not each.clear])
            blocks.append(Points(capital(self.name(sample)), (*found, *self.unchanged(sample))))
            blocks += [self.plot(mine)] if mine else []
        return blocks

    def doubts(self, found: Sequence[Comparison]) -> list[str]:
        """What is not clear; and apart, with the reason, what would be if it were the only question."""
        alone = [self.doubt(each) for each in found if each.clear_alone]
        others = [self.doubt(each) for each in found if not each.clear_alone]
        all_of, questions = self.pen.words.all_of, len(self.games)
        told = [self.pen.say("balance-unclear", measures=all_of(others))] if others else []
        if alone:
            told.append(self.pen.say("balance-unclear-together", measures=all_of(alone), questions=questions))
        return told

    def of(self, sample: Sample, found: Sequence[Comparison]) -> list[Comparison]:
        return [each for each in found if each.after is sample]

    def unchanged(self, sample: Sample) -> list[str]:
        """What no game has otherwise, in either variant."""
        same = [measure for measure in self.measures if not varies(self.samples[0], sample, measure)]
        if not same:
            return []
        items = self.pen.words.all_of([measure.label(self.pen, self.game.id) for measure in same])
        return [self.pen.say("balance-same", measures=items)]

    def sentence(self, found: Comparison) -> str:
        return self.pen.say(
            "balance-sentence",
            measure=self.measure(found),
            old=self.figure(found, found.old.value),
            new=self.figure(found, found.new.value),
            change=self.change(found),
            bounds=self.bounds(found),
            size=size(found),
        )

    def doubt(self, found: Comparison) -> str:
        bounds = self.bounds(found)
        return self.pen.say(
            "report-figure-bounds",
            figure=found.measure.label(self.pen, self.game.id),
            bounds=self.pen.say("figure-points", value=bounds) if found.measure.kind == "share" else bounds,
        )

    # --- in figures

    def tables(self, found: Sequence[Comparison]) -> list[Block]:
        """One table a variant."""
        return [
            self.pen.table(self.name(sample), HEAD, [self.row(each) for each in mine])
            for sample in self.samples[1:]
            if (mine := self.of(sample, found))
        ]

    def worths(self) -> list[Block]:
        """The same for cards and characters: the clearest of them."""
        clearest = [
            each
            for sample in self.samples[1:]
            for each in sorted(self.of(sample, self.pieces), key=lambda found: found.chance)[:SHOWN]
        ]
        tables = self.tables(clearest)
        return [Text(self.pen.say("report-worth-note")), *tables] if tables else []

    def row(self, found: Comparison) -> tuple[str, ...]:
        change = self.pen.say("report-figure-bounds", figure=self.change(found), bounds=self.bounds(found))
        return (
            self.measure(found),
            self.figure(found, found.old.value),
            self.figure(found, found.new.value),
            change,
            self.effect(found),
            self.chance(found),
        )

    def plot(self, found: Sequence[Comparison]) -> Drawing:
        """Effect sizes side by side; what is endless has no place on an axis."""
        rows = [Row(self.measure(each), each.difference.effect) for each in found if each.difference.effect]
        facts = [self.pen.said(self.measure(each), self.effect(each)) for each in found]
        drawing = self.pen.drawing("balance-effects", self.name(found[0].after), facts)
        even = Even(0.0, self.pen.say("balance-no-effect"))
        return draw_dots(drawing, rows, lambda value: self.pen.figures.signed(value, 2), self.tick, even)

    def tick(self, value: float) -> str:
        return self.pen.figures.plain(value)

    def figure(self, found: Comparison, value: float) -> str:
        figures = self.pen.figures
        return figures.share(value) if found.measure.kind == "share" else figures.number(value)

    def change(self, found: Comparison) -> str:
        change, figures = found.difference.change, self.pen.figures
        if found.measure.kind == "share":
            return figures.points(change.value)
        return figures.signed(change.value, fitting(*change))

    def bounds(self, found: Comparison) -> str:
        change, figures = found.difference.change, self.pen.figures
        if found.measure.kind == "share":
            return figures.points_bounds(change)
        return figures.signed_bounds(change)

    def effect(self, found: Comparison) -> str:
        """Cohen's h or d, with bounds."""
        effect, figures = found.difference.effect, self.pen.figures
        if effect is None:
            return self.pen.say("balance-always")
        letter = "h" if found.measure.kind == "share" else "d"
        return self.pen.say(
            "balance-effect-is",
            letter=letter,
            effect=figures.signed(effect.value, 2),
            bounds=figures.signed_bounds(effect, 2),
        )

    def chance(self, found: Comparison) -> str:
        if found.chance < 0.001:
            return self.pen.say("balance-rarely", chance=self.pen.figures.number(0.001, 3))
        return self.pen.figures.number(found.chance, 3)


def size(found: Comparison) -> str:
    """What Cohen calls an effect of this size."""
    effect = found.difference.effect
    return "large" if effect is None else next(name for least, name in SIZES if abs(effect.value) < least)
