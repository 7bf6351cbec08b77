# mypyc: compile
"""What the history says of each player: claims, lies, silences, cards seen and cards that changed. It is the
opponent model (Billings and others 1998, "Opponent modeling in poker"), whose weights `belief` takes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.games.complots import events
from cabale.games.complots.pieces import CAPTAIN, CHARACTERS, COUNTESS, DUCHESS, ENVOY, NO_CHARACTER
from cabale.games.complots.views import ComplotsView

# A player of whom nothing is known has told the truth so often in so many challenges; less between two.
HONEST: Final = 4.2
HONEST_BETWEEN_TWO: Final = 3.6
TESTED: Final = 5.0
HOLDS: Final = 0.67  # to 1: the odds to hold a given character, before anything is said
NAIVE: Final = 0.8  # a claim never speaks much against what it claims
OFTEN: Final = 1.6  # a claim made again and again is worth so many
# And all together have challenged so many of so many claims.
DOUBTING: Final = 0.55
HEARD: Final = 5.0
# How likely the holder of a character would have let pass what that character counters.
MEEK: Final = {"foreign_aid": 0.7, "steal": 0.4, "assassinate": 0.1}
SILENT: Final = 0.1  # no number of silences says more than this


class Dossier:
    """One player, as far as the cards it still holds go."""

    __slots__ = (
        "challenges", "claims", "drew", "honest", "lacks", "lies", "proofs", "shown", "sure",
        "unchallenged",
    )  # fmt: skip

    def __init__(self, honest: float) -> None:
        self.honest: Final = honest
        self.claims = [0.0] * CHARACTERS  # how often it claimed each character, fading as cards change
        self.lacks = [1.0] * CHARACTERS  # how likely it would have kept as silent holding the character
        self.sure: list[int] = []  # cards that the reader has seen in its hand
        self.shown: dict[int, int] = {}  # who has seen which card in the reader's own hand
        self.proofs = 0
        self.lies = 0
        self.challenges = 0  # that it made
        self.unchallenged = 0  # its own claims that nobody challenged
        self.drew = False  # whether it ever drew from the Court

    def claim(self, character: int, lives: int) -> None:
        if not self.claims[character] and sum([times >= 1 for times in self.claims]) >= lives:
            self.lies += 1  # more characters than cards: one of the claims is a lie
        self.claims[character] = min(OFTEN, self.claims[character] + 1)

    def let_pass(self, character: int, chance: float) -> None:
        """It kept silent where this character could have spoken."""
        if self.lacks[character] > SILENT:
            self.lacks[character] *= chance

    def part_with(self, character: int) -> None:
        """A card of this character left the hand."""
        self.claims[character] = 0.0
        self.lacks[character] = 1.0
        if character in self.sure:
            self.sure.remove(character)
        if self.shown:
            self.shown = {seat: card for seat, card in self.shown.items() if card != character}

    def renew(self, share: float) -> None:
        """This share of the hand is new, and what was known of it worth that much less."""
        self.claims = [times * (1 - share) for times in self.claims]
        self.lacks = [share + chance * (1 - share) for chance in self.lacks]

    def evidence(self) -> list[float]:
        """For each character, how much likelier than the cards alone say this player holds it."""
        honest = (self.honest + self.proofs) / (TESTED + self.proofs + self.lies)
        credit = max(NAIVE, honest / (1 - honest) / HOLDS)
        return [
            lack * credit**times if times else lack
            for lack, times in zip(self.lacks, self.claims, strict=True)
        ]


class Dossiers:
    """Everybody's, written from the history of one view."""

    def __init__(self, view: ComplotsView) -> None:
        self.me: Final = view.seat
        self.names: Final = {name: character for character, name in enumerate(view.characters)}
        honest = HONEST if view.seats > 2 else HONEST_BETWEEN_TWO
        self.of: Final = [Dossier(honest) for _ in range(view.seats)]
        self.court: Final = [0] * CHARACTERS  # how many of each are in the Court for certain
        self.likely: Final = [0.0] * CHARACTERS  # how many of each are there in all likelihood
        self.dealt = self.drafted = NO_CHARACTER  # C-7: my card of the third packet, and my pick
        self.unchallenged = 0  # claims of anybody that nobody challenged
        self._doubting: Final = DOUBTING / (view.seats - 1)
        self._court_size: Final = view.court_size
        self._lives: Final = [2] * view.seats
        self._target: int | None = None
        for event in view.history:
            note = _NOTE.get(type(event))
            if note is not None:
                note(self, event)

    def suspicion(self, seat: int) -> float:
        """How likely this player challenges an ordinary claim."""
        dossier = self.of[seat]
        heard = self.unchallenged - dossier.unchallenged + dossier.challenges
        return (self._doubting + dossier.challenges) / (HEARD + heard)

    # --- how each event is noted

    def _dealt(self, event: events.Dealt) -> None:
        if event.character is not None:
            self.dealt = self.names[event.character]

    def _drafted(self, event: events.Drafted) -> None:
        if event.character is not None:
            self.drafted = self.names[event.character]

    def _declared(self, event: events.Declared) -> None:
        self._target = event.target
        if event.claim is not None:
            self.of[event.seat].claim(self.names[event.claim], self._lives[event.seat])

    def _countered(self, event: events.Countered) -> None:
        self.of[event.seat].claim(self.names[event.character], self._lives[event.seat])

    def _unchallenged(self, event: events.Unchallenged) -> None:
        self.unchallenged += 1
        self.of[event.seat].unchallenged += 1

    def _uncountered(self, event: events.Uncountered) -> None:
        chance = MEEK[event.action]
        if event.action == "foreign_aid":
            for seat, dossier in enumerate(self.of):
                if seat != event.seat:
                    dossier.let_pass(DUCHESS, chance)
        elif self._target is not None:
            for character in (COUNTESS,) if event.action == "assassinate" else (CAPTAIN, ENVOY):
                self.of[self._target].let_pass(character, chance)

    def _challenged(self, event: events.Challenged) -> None:
        self.of[event.seat].challenges += 1

    def _exposed(self, event: events.Exposed) -> None:
        dossier = self.of[event.seat]
        character = self.names[event.character]
        dossier.lies += 1
        dossier.claims[character] = 0.0
        dossier.lacks[character] = 0.0

    def _proved(self, event: events.Proved) -> None:
        dossier = self.of[event.seat]
        character = self.names[event.character]
        dossier.proofs += 1
        dossier.part_with(character)
        self._new_card(event.seat)
        self.likely[character] -= (self.likely[character] - self.court[character]) / 2  # it may be the same
        self._into_court(character)

    def _lost(self, event: events.Lost) -> None:
        self._lives[event.seat] -= 1
        self.of[event.seat].part_with(self.names[event.character])

    def _drew(self, event: events.Drew) -> None:
        self.of[event.seat].drew = True
        if event.character is not None:
            character = self.names[event.character]
            self.court[character] = max(0, self.court[character] - 1)
            self.likely[character] = max(0.0, self.likely[character] - 1)
        elif any(self.likely):
            for character in range(CHARACTERS):
                self.court[character] = max(0, self.court[character] - 1)
                self.likely[character] *= 1 - 1 / (self._court_size + 1)

    def _returned(self, event: events.Returned) -> None:
        dossier = self.of[event.seat]
        dossier.renew(0.5)
        dossier.sure.clear()
        dossier.shown.clear()
        if event.character is not None:
            self._into_court(self.names[event.character])

    def _showed(self, event: events.Showed) -> None:
        if event.character is None:
            return
        character = self.names[event.character]
        dossier = self.of[event.seat]
        if event.seat == self.me:
            dossier.shown[event.actor] = character
        elif character not in dossier.sure:
            dossier.sure.append(character)

    def _discarded(self, event: events.Discarded) -> None:
        dossier = self.of[event.target]
        if event.character is None:
            dossier.sure.clear()  # it may have been the card that I knew
        else:
            dossier.part_with(self.names[event.character])
            self._into_court(self.names[event.character])
        self._new_card(event.target)

    def _into_court(self, character: int) -> None:
        """I saw it go."""
        self.court[character] += 1
        self.likely[character] += 1

    def _new_card(self, seat: int) -> None:
        self.of[seat].renew(1 / max(1, self._lives[seat]))


_NOTE: Final[dict[type[Any], Callable[[Dossiers, Any], None]]] = {
    events.Dealt: Dossiers._dealt,
    events.Drafted: Dossiers._drafted,
    events.Declared: Dossiers._declared,
    events.Countered: Dossiers._countered,
    events.Unchallenged: Dossiers._unchallenged,
    events.Uncountered: Dossiers._uncountered,
    events.Challenged: Dossiers._challenged,
    events.Exposed: Dossiers._exposed,
    events.Proved: Dossiers._proved,
    events.Lost: Dossiers._lost,
    events.Drew: Dossiers._drew,
    events.Returned: Dossiers._returned,
    events.Showed: Dossiers._showed,
    events.Discarded: Dossiers._discarded,
}
