# mypyc: compile
"""Phase V: the Jacobin Club, its cards, and the defence before the dice are thrown."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.seats import CHANCE
from cabale.games.convention import events, pieces
from cabale.games.convention.assembly import enter_phase
from cabale.games.convention.denouncing import accuse, clear, resolve
from cabale.games.convention.table import Convention
from cabale.games.convention.turns import InTurn, OfFaction, OneDie

AFRESH: Final = -1  # a draw that has not begun: the whole pack may be looked at


class Club(Step[Convention]):
    """V-1. In seat order each seat plays; then the defence, and all denunciations together (R-29)."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 5)
        s.do(ClubTurn(0), Defence(0), CLUB_END)
        return NOBODY


class ClubTurn(InTurn):
    """V-1, V-2. Held cards that name a dead deputy are shown and go back; then draw, assign, play."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        for card in s.hands[faction]:
            named = pieces.NAMES[card]
            if named != pieces.NOBODY_NAMED and s.post[named] == pieces.GUILLOTINE:
                s.drop(faction, card)
                s.show_to_all(card)
                s.tell(events.LAPSED, faction, card)
                s.under(card)
        deputies = s.count(faction, pieces.JACOBINS)
        later = ClubTurn(self.turn + 1)
        if deputies:
            s.do(
                DrawJacobins(faction, deputies, AFRESH),
                Speakers(faction),
                Immediate(faction),
                Delayed(faction),
                later,
            )
        elif s.hands[faction]:
            s.do(Delayed(faction), later)
        else:
            s.do(later)
        return NOBODY


# --- V-3 ------------------------------------------------------------------------------------------


class DrawJacobins(Chance[Convention]):
    """V-3. One card for each deputy at the Club; some cards are shown, put under the pack and replaced."""

    __match_args__ = ("faction", "left", "looks")

    def __init__(self, faction: int, left: int, looks: int) -> None:
        self.faction: Final = faction
        self.left: Final = left  # cards still to draw, this one included
        self.looks: Final = looks  # how many may still be looked at for this one

    def begin(self, s: Convention) -> int:
        looks = s.pack_size(False) if self.looks == AFRESH else self.looks
        if looks == 0:
            self.next_draw(s)
            return NOBODY
        card = s.top(False)
        if card == pieces.NO_CARD:
            return seat_bit(CHANCE)
        self.drawn(s, card)
        return NOBODY

    def weights(self, s: Convention) -> list[int]:
        return s.jacobins_bag

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.drawn(s, pieces.MISSION_CARDS + move)
        return NOBODY

    def drawn(self, s: Convention, card: int) -> None:
        looks = s.pack_size(False) if self.looks == AFRESH else self.looks
        s.take(card)
        why = spared(s, self.faction, card)
        if why != pieces.NOT_SPARED:
            s.show_to_all(card)
            s.tell(events.REPLACED, self.faction, card, why)
            s.under(card)
            if s.options.redraw:
                s.do(DrawJacobins(self.faction, self.left, looks - 1))
            else:
                self.next_draw(s)
            return
        s.tell(events.DREW, self.faction, card)
        if pieces.DELAYED[card]:
            s.known[card] |= seat_bit(s.owner[self.faction])
            s.hands[self.faction] = (*s.hands[self.faction], card)
        else:
            s.show_to_all(card)
            s.tray = (*s.tray, card)
        self.next_draw(s)

    def next_draw(self, s: Convention) -> None:
        if self.left > 1:
            s.do(DrawJacobins(self.faction, self.left - 1, AFRESH))


def spared(s: Convention, faction: int, card: int) -> int:
    """V-3. Why a drawn card is replaced: its deputy is own, dead, in Prison or Flight, or on a Report."""
    deputy = pieces.NAMES[card]
    if deputy == pieces.NOBODY_NAMED:
        return pieces.NOT_SPARED
    if s.owns(s.owner[faction], deputy):
        return pieces.OWN
    if s.post[deputy] >= pieces.GUILLOTINE:
        return pieces.DEAD
    if s.post[deputy] >= pieces.PRISON:
        return pieces.AWAY
    return pieces.REPORTING if s.square[deputy] == pieces.REPORT else pieces.NOT_SPARED


# --- V-4 and V-5 ----------------------------------------------------------------------------------


class Speakers(OfFaction):
    """V-4. Cards that concern the speaker are assigned to different deputies at the Club."""

    def begin(self, s: Convention) -> int:
        card = next_speech(s)
        if card == pieces.NO_CARD:
            return NOBODY
        deputies = silent_members(s, self.faction)
        if len(deputies) > 1:
            return seat_bit(s.owner[self.faction])
        self.speaks(s, deputies[0])
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CHOOSE + deputy for deputy in silent_members(s, self.faction)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.speaks(s, move - pieces.CHOOSE)
        return NOBODY

    def speaks(self, s: Convention, deputy: int) -> None:
        card = next_speech(s)
        s.picked = (*s.picked, card)
        s.bearers = (*s.bearers, deputy)
        s.tell(events.SPOKE, self.faction, card, deputy)
        s.do(Speakers(self.faction))


def next_speech(s: Convention) -> int:
    """The first card drawn that concerns a speaker and has none yet."""
    for card in s.tray:
        if pieces.EFFECT[card] in (pieces.ORATOR, pieces.PURGE) and card not in s.picked:
            return card
    return pieces.NO_CARD


def silent_members(s: Convention, faction: int) -> list[int]:
    return [deputy for deputy in s.at_post(faction, pieces.JACOBINS) if deputy not in s.bearers]


class Immediate(OfFaction):
    """V-5. Every `I` card drawn is resolved, in an order of the owner's choice."""

    def begin(self, s: Convention) -> int:
        if not s.tray:
            return NOBODY
        if len(s.tray) > 1:
            return seat_bit(s.owner[self.faction])
        self.use(s, s.tray[0])
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CARD + card for card in s.tray]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.use(s, move - pieces.CARD)
        return NOBODY

    def use(self, s: Convention, card: int) -> None:
        s.do(Used(card), Immediate(self.faction))
        effect = pieces.EFFECT[card]
        if effect == pieces.ORATOR:
            s.change(speaker_of(s, card), pieces.GIVEN[card], pieces.BY_SPEECH)
        elif effect == pieces.PURGE:
            s.do(PurgeDie(self.faction, speaker_of(s, card)))
        else:
            denounce_by_card(s, self.faction, card)


class Used(Step[Convention]):
    """V-5. The card goes under the pack once it has been carried out."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def begin(self, s: Convention) -> int:
        s.tray = tuple([card for card in s.tray if card != self.card])
        if self.card in s.picked:
            place = s.picked.index(self.card)
            s.picked = s.picked[:place] + s.picked[place + 1 :]
            s.bearers = s.bearers[:place] + s.bearers[place + 1 :]
        s.under(self.card)
        return NOBODY


def speaker_of(s: Convention, card: int) -> int:
    return s.bearers[s.picked.index(card)]


class PurgeDie(OneDie):
    """`PURGE`. A die for the speaker: 1-2 costs 2 PP, 3-6 brings 1. Not a denunciation (H-1)."""

    __match_args__ = ("faction", "deputy")

    def __init__(self, faction: int, deputy: int) -> None:
        self.faction: Final = faction
        self.deputy: Final = deputy

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.tell(events.PURGED, self.faction, self.deputy, move + 1)
        s.change(self.deputy, -2 if move + 1 <= pieces.PLAIN else 1, pieces.BY_SPEECH)
        return NOBODY


def targets(s: Convention, faction: int, card: int) -> list[int]:
    """Whom a card may denounce: legal by D-1 and on no denounced square."""
    if pieces.EFFECT[card] == pieces.DENOUNCES:
        return [pieces.NAMES[card]] if s.accusable(faction, pieces.NAMES[card]) else []
    return [
        deputy
        for deputy in range(pieces.DEPUTIES)
        if s.post[deputy] == pieces.GIVEN[card] and s.accusable(faction, deputy)
    ]


def denounce_by_card(s: Convention, faction: int, card: int) -> None:
    """V-5, V-6. The one it names, or one of the owner's choice; without a target, no effect."""
    found = targets(s, faction, card)
    if not found:
        s.tell(events.VOID, faction, card)
    elif len(found) == 1:
        accuse(s, faction, found[0], pieces.BY_JACOBINS)
    else:
        assert pieces.EFFECT[card] == pieces.DENOUNCES_AT
        s.do(Target(faction, card))


class Target(Step[Convention]):
    """`DENOUNCE_AT`. One deputy at that post, of the holder's choice."""

    __match_args__ = ("faction", "card")

    def __init__(self, faction: int, card: int) -> None:
        self.faction: Final = faction
        self.card: Final = card

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.faction])

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CHOOSE + deputy for deputy in targets(s, self.faction, self.card)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        accuse(s, self.faction, move - pieces.CHOOSE, pieces.BY_JACOBINS)
        return NOBODY


# --- V-6 to V-8 -----------------------------------------------------------------------------------


class Delayed(OfFaction):
    """V-6. Delayed cards, new or held: play some, put some back unused, keep the rest."""

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.faction]) if s.hands[self.faction] else NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        moves = [PASS]
        hand = s.hands[self.faction]
        moves += [
            pieces.PLAY + card - pieces.MISSION_CARDS for card in hand if playable(s, self.faction, card)
        ]
        moves += [pieces.PUT_BACK + card - pieces.MISSION_CARDS for card in hand]
        return moves

    def answer(self, s: Convention, seat: int, move: int) -> int:
        if move == PASS:
            return NOBODY
        s.do(self)
        if move >= pieces.PUT_BACK:
            put_back(s, self.faction, pieces.MISSION_CARDS + move - pieces.PUT_BACK)
            return NOBODY
        card = pieces.MISSION_CARDS + move - pieces.PLAY
        s.drop(self.faction, card)
        s.show_to_all(card)
        s.tell(events.PLAYED, self.faction, card)
        s.under(card)
        denounce_by_card(s, self.faction, card)
        return NOBODY


def playable(s: Convention, faction: int, card: int) -> bool:
    """V-6. On a legal target only; a defence waits for its window."""
    return pieces.EFFECT[card] != pieces.DEFENCE and len(targets(s, faction, card)) > 0


def put_back(s: Convention, faction: int, card: int) -> None:
    """V-6. Under the pack, unseen."""
    s.forget(faction)
    s.drop(faction, card)
    s.tell(events.RETURNED, faction, card)
    s.under(card)


class Defence(InTurn):
    """V-7. Who has a denounced deputy and a card to defend him may play it; only the holder is asked, and
    nobody can tell: whoever holds it, the moment is there, and chance lets it pass."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if s.hands[faction] and denounced(s, faction):
            return seat_bit(CHANCE if defence_of(s, faction) == pieces.NO_CARD else s.owner[faction])
        s.do(Defence(self.turn + 1))
        return NOBODY

    def weights(self, s: Convention) -> list[int]:
        return [1]

    def moves(self, s: Convention, seat: int) -> list[int]:
        if seat == CHANCE:
            return [0]
        return [PASS, *[pieces.CHOOSE + deputy for deputy in denounced(s, s.at(self.turn))]]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        if seat == CHANCE or move == PASS:
            s.do(Defence(self.turn + 1))  # nothing is told of it
            return NOBODY
        faction = s.at(self.turn)
        card = defence_of(s, faction)
        s.drop(faction, card)
        s.show_to_all(card)
        s.tell(events.DEFENDED, faction, card, move - pieces.CHOOSE)
        clear(s, move - pieces.CHOOSE)
        s.under(card)
        s.do(self)
        return NOBODY


def defence_of(s: Convention, faction: int) -> int:
    """The first `DEFENCE` card of a hand."""
    for card in s.hands[faction]:
        if pieces.EFFECT[card] == pieces.DEFENCE:
            return card
    return pieces.NO_CARD


def denounced(s: Convention, faction: int) -> list[int]:
    return [
        deputy
        for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION)
        if s.square[deputy] == pieces.DENOUNCED
    ]


class ClubEnd(Step[Convention]):
    """V-8. All remaining denunciations of the phase are resolved together."""

    def begin(self, s: Convention) -> int:
        resolve(s, pieces.BY_JACOBINS)
        return NOBODY


CLUB_END: Final = ClubEnd()
