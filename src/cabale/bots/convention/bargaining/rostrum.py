"""The agenda as it is likely to go: who speaks before whom, whom each accuses, what promises change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.pledges import Given, accuser
from cabale.games.convention import pieces
from cabale.games.convention.notation import DEPUTY_OF, FACTION_OF

SURE: Final = 0.7  # how often somebody accuses the one whose fall would bring him most
SPEAKS: Final = 0.9  # how often somebody who may accuse does
UNSETTLED: Final = 0.85  # what of an agenda still holds that comes after Phase I
LATER: Final = 0.6  # and of the next round's
PHASES_BEFORE: Final = 2  # Phase I and the National Convention itself

Odds = dict[int, float]  # of deputies: how likely each is accused, or how much likelier struck


class Rostrum:
    """Made for one reading. Everybody is thought to see what the reader sees, and to keep what he has
    promised him, or was promised by him."""

    def __init__(self, reading: Reading, known: Iterable[Given] = ()) -> None:
        self._reading: Final = reading
        self._known: Final = list(known)
        self._now: Final = _circle(reading)
        self._next: Final = self._now[1:] + self._now[:1]  # VII-6
        self._spoken: Final = _spoken(reading)
        self._odds: Final[dict[int, Odds]] = {}

    # --- when

    def due(self, faction: int, until: int) -> float:
        """How certain it is that a faction still speaks as foreseen before a round is over."""
        if not self._reading.counts[faction][pieces.CONVENTION]:
            return 0.0
        if self._comes(faction):
            return self._certainty
        return LATER if until > self._reading.view.round and not self._last else 0.0

    def before(self, first: int, then: int, until: int) -> float:
        """The same of a faction speaking after another."""
        here = self._reading.counts
        if not here[first][pieces.CONVENTION] or not here[then][pieces.CONVENTION]:
            return 0.0
        if self._comes(first) and self._comes(then) and self._now.index(first) < self._now.index(then):
            return self._certainty
        follows = self._next.index(first) < self._next.index(then)
        return LATER if follows and until > self._reading.view.round and not self._last else 0.0

    def seconds(self, first: int, then: int, until: int) -> float:
        """How likely a faction can support what another accuses before it."""
        return sum(self._open_to(self.odds(first), first, then, until).values())

    def _open_to(self, accused: Odds, first: int, then: int, until: int) -> Odds:
        """Whom a faction can support: those of another who stand accused, or are likely to be."""
        sure = self.before(first, then, until)
        found = self._unseconded(first, then) or {each: sure * chance for each, chance in accused.items()}
        seat = self._reading.owner[then]
        return {each: chance for each, chance in found.items() if self._reading.seat_of(each) != seat}

    def _unseconded(self, first: int, then: int) -> Odds:
        """II-7. Whom one faction has accused with nobody's support, where another has still its say."""
        view, owner = self._reading.view, self._reading.owner
        if not self._comes(then):
            return {}
        alone = [charge.deputy for charge in view.charges if not charge.supported]
        return {DEPUTY_OF[name]: 1.0 for name in alone if accuser(view, name) == owner[first] != owner[then]}

    @property
    def _certainty(self) -> float:
        return 1.0 if self._reading.view.phase == "assembly" else UNSETTLED

    @property
    def _last(self) -> bool:
        prospects = self._reading.prospects
        return prospects.round == prospects.fortunes.last

    def _comes(self, faction: int) -> bool:
        """Whether a faction has its say of this round before it."""
        return pieces.PHASES.index(self._reading.view.phase) <= PHASES_BEFORE and faction not in self._spoken

    # --- whom

    def odds(self, faction: int) -> Odds:
        """Whom a faction is likely to accuse: mostly the one whose fall brings its player most."""
        if faction not in self._odds:
            self._odds[faction] = self._accused(faction)
        return self._odds[faction]

    def _accused(self, faction: int) -> Odds:
        reading = self._reading
        theirs = reading.through(reading.owner[faction])
        plain = reading.prospects.plain
        gains = {deputy: theirs.blow(deputy, plain) for deputy in self.targets(faction)}
        tempting = {deputy: gain for deputy, gain in gains.items() if gain > 0}
        if not tempting:
            return {}
        best = max(tempting, key=tempting.__getitem__)
        others = sum(tempting.values()) - tempting[best]
        if not others:
            return {best: SPEAKS}
        rest = (1 - SURE) / others
        return {
            deputy: SPEAKS * (SURE if deputy == best else gain * rest) for deputy, gain in tempting.items()
        }

    def targets(self, faction: int) -> list[int]:
        """II-6. Whom a faction may accuse at the agenda, as they stand now."""
        reading = self._reading
        scene, here, owner = reading.scene, reading.counts[faction], reading.owner[faction]
        if not here[pieces.CONVENTION]:
            return []
        return [
            deputy
            for deputy in range(pieces.DEPUTIES)
            if scene.post[deputy] < pieces.FREE_POSTS
            and scene.square[deputy] == pieces.NORMAL
            and here[scene.post[deputy]]
            and reading.seat_of(deputy) != owner
        ]

    # --- what promises change

    def swing(self, given: Iterable[Given]) -> Odds:
        """How much likelier each deputy is struck if these promises are kept as well."""
        return _less(self._struck([*self._known, *given]), self._usual)

    @cached_property
    def _usual(self) -> Odds:
        return self._struck(self._known)

    def _struck(self, kept: list[Given]) -> Odds:
        return self._strikes({faction: self._accusing(faction, kept) for faction in self._now}, kept)

    def _accusing(self, faction: int, kept: list[Given]) -> Odds:
        """Whom a faction accuses that spares some, and has promised to accuse others."""
        odds = self.odds(faction)
        for each in kept:
            if each.by != self._reading.owner[faction] or each.promise.deed not in ("spare", "denounce"):
                continue
            deputy, due = DEPUTY_OF[each.promise.about], self.due(faction, each.until)
            if each.promise.deed == "spare":
                odds = _mixed(odds, _without(odds, deputy), due)
            elif deputy in self.targets(faction):
                odds = _mixed(odds, {deputy: 1.0}, due)
        return odds

    def _strikes(self, odds: dict[int, Odds], kept: Iterable[Given]) -> Odds:
        """How likely each is struck: who supports an accusation makes none."""
        plain, strong = self._reading.prospects.plain, self._reading.prospects.strong
        found: Odds = {}
        silent = dict.fromkeys(odds, 0.0)
        for each in kept:
            for backed, then in self._seconded(each):
                about = each.promise.about
                meant = {
                    deputy: chance
                    for deputy, chance in self._open_to(odds[backed], backed, then, each.until).items()
                    if not about or DEPUTY_OF[about] == deputy
                }
                share = (1 - silent[then]) / max(1.0, sum(meant.values()))
                for deputy, chance in meant.items():
                    found[deputy] = found.get(deputy, 0.0) + share * chance * (strong - plain)
                silent[then] += share * sum(meant.values())
        for faction, accused in odds.items():
            for deputy, chance in accused.items():
                found[deputy] = found.get(deputy, 0.0) + (1 - silent[faction]) * chance * plain
        return found

    def _seconded(self, each: Given) -> list[tuple[int, int]]:
        """A faction of the one to whom a support was promised, and one that may give it after him."""
        if each.promise.deed != "support":
            return []
        owner = self._reading.owner
        return [
            (first, then)
            for first in self._now
            for then in self._now
            if owner[first] == each.to and owner[then] == each.by
        ][:1]


def _spoken(reading: Reading) -> list[int]:
    """The factions that have had their say at the agenda that is on, or was."""
    view = reading.view
    if view.phase != "assembly":
        return []
    for due in view.ahead:
        if due.what == "agenda":
            return _circle(reading)[: int(str(due.facts["turn"]))]
    return list(range(4))


def _circle(reading: Reading) -> list[int]:
    """The factions in seat order (S-6)."""
    view = reading.view
    assert view.first is not None
    circle = [FACTION_OF[name] for name in view.circle]
    start = circle.index(FACTION_OF[view.first])
    return circle[start:] + circle[:start]


def _mixed(odds: Odds, other: Odds, chance: float) -> Odds:
    found = {deputy: (1 - chance) * each for deputy, each in odds.items()}
    for deputy, each in other.items():
        found[deputy] = found.get(deputy, 0.0) + chance * each
    return found


def _without(odds: Odds, deputy: int) -> Odds:
    """Of who spares one: he accuses another instead, if there is any."""
    rest = {each: chance for each, chance in odds.items() if each != deputy}
    whole = sum(rest.values())
    return {each: chance * sum(odds.values()) / whole for each, chance in rest.items()} if whole else {}


def _less(odds: Odds, other: Odds) -> Odds:
    return {deputy: odds.get(deputy, 0.0) - other.get(deputy, 0.0) for deputy in {*odds, *other}}
