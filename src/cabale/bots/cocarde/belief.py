"""How likely hands are that a search imagines: by what their owners would have played, had they had it."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import State
from cabale.games.cocarde import events, pieces
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.squares import DANGER, IS_OBLIGATORY, LAST, PLACE_NAMES, PRISON, START
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView

HELD_BACK: Final = 0.15  # how likely a card is kept that would have helped
_PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES) if name}
_UNMARKED: Final = "none"


class Belief:
    """Made for one view. For each seat, the cards that it seemed to lack, and how many it has taken since."""

    def __init__(self, view: CocardeView) -> None:
        self._me: Final = view.seat
        self._places: Final = [_PLACE_OF[place] for place in view.places]
        self._unmarked: Final = [role == _UNMARKED for role in view.roles]
        self._lacking: Final[list[dict[int, int]]] = [{} for _ in range(view.seats)]
        for event in reversed(view.history):
            self._undo(event)
        for event in view.history:
            self._follow(event)

    def weigh(self, s: State) -> float:
        assert isinstance(s, Cocarde)
        weight = 1.0
        for seat, lacking in enumerate(self._lacking):
            if lacking and seat != self._me:
                hand = s.hands[seat]
                for card in hand:
                    if card in lacking:
                        new = min(1.0, lacking[card] / len(hand))  # how likely it came later
                        weight *= HELD_BACK + (1 - HELD_BACK) * new
        return weight

    def _undo(self, event: events.AnyEvent) -> None:
        """Back to the table as it was set."""
        match event:
            case events.Moved(seat=seat, origin=origin):
                self._places[seat] = _PLACE_OF[origin]
            case events.Marked(target=seat, before=role):
                self._unmarked[seat] = role == _UNMARKED
            case _:
                pass

    def _follow(self, event: events.AnyEvent) -> None:
        match event:
            case events.Drew(seat=seat) | events.Gave(target=seat) | events.Stole(seat=seat):
                self._takes(seat)
            case events.Redealt(target=seat):
                self._takes(seat)
            case events.Moved(seat=seat, origin=origin, place=place, way=way):
                self._moves(seat, _PLACE_OF[origin], _PLACE_OF[place], way)
            case events.Marked(target=seat, role=role):
                self._unmarked[seat] = role == _UNMARKED
            case events.NewStart(seat=seat):
                self._places[seat] = START
                self._unmarked[seat] = True
                self._lacking[seat].clear()
            case events.Struck(seat=seat, card=card):
                self._lacks(seat, CARD_OF[card] - pieces.ATTACK_CARD + pieces.DEFENCE_CARD)
                self._lacks_characters(seat, self._places[seat])
            case events.Rolled(seat=seat):
                if self._places[seat] > PRISON:
                    self._lacks(seat, pieces.ESCAPE_CARD)
                if self._unmarked[seat]:
                    self._lacks(seat, pieces.ROLE_C)
            case _:
                pass

    def _moves(self, seat: int, origin: int, place: int, way: str) -> None:
        """Who is stopped at a white square, or sent off the course, had nobody to help."""
        self._places[seat] = place
        stopped = way == "back" and IS_OBLIGATORY[origin]
        taken = way == "sent" and origin <= LAST < place and DANGER[origin]
        if stopped or taken:
            self._lacks_characters(seat, origin)

    def _takes(self, seat: int) -> None:
        for card in self._lacking[seat]:
            self._lacking[seat][card] += 1

    def _lacks(self, seat: int, card: int) -> None:
        self._lacking[seat][card] = 0

    def _lacks_characters(self, seat: int, square: int) -> None:
        for card in range(pieces.FIRST_CHARACTER, pieces.LAST_CHARACTER + 1):
            if pieces.FIRST_SQUARE[card] <= square <= pieces.LAST_SQUARE[card]:
                self._lacks(seat, card)
