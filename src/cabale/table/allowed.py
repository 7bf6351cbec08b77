"""Who sits in a room, and what it allows: whoever wants something else is refused, and why."""

from __future__ import annotations

from typing import Final

from cabale.core.match import Match
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games import game as find_game
from cabale.table.chairs import Chair
from cabale.table.gallery import Gallery
from cabale.table.log import Opened
from cabale.table.people import People
from cabale.table.settings import RoomRefusal
from cabale.table.speech import Speech

MOST_ABOUT: Final = 2_000  # entries about the room, and not of its game, between two moves


class Allowed:
    """A room as far as it may refuse something."""

    def __init__(self, opened: Opened) -> None:
        self.game: Final = find_game(opened.game)
        self.seats = self.game.count_seats(opened.seats)
        self.settings = opened.settings
        self.host = opened.host
        self.chairs: Final = [Chair() for _ in range(self.seats)]
        self.everybody: Final = People()
        self.speech: Final = Speech()
        self.gallery: Final = Gallery(self.everybody, self.speech)
        self.match: Match | None = None
        self.paused = False
        self.closed = False
        self._about = 0  # entries about the room since the last move

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose person answers: the table waits for them as one does for people."""
        return tuple(seat for seat in self._answering if not self.chairs[seat].machine)

    @property
    def machines(self) -> tuple[int, ...]:
        """The seats whose machine answers."""
        return tuple(seat for seat in self._answering if self.chairs[seat].machine)

    @property
    def _answering(self) -> tuple[int, ...]:
        """The seats where whoever has them answers, and no bot."""
        return tuple(seat for seat in self.owned if not self.chairs[seat].level)

    @property
    def owned(self) -> tuple[int, ...]:
        """The seats that are somebody's, whoever answers there."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.token)

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.state.over

    @property
    def watchable(self) -> bool:
        """Whether spectators are let in while the game goes on: as the host wishes. Who has not said so plays
        alone if everybody else has been an automaton from the first, and nobody spoke from the gallery."""
        if self.settings.gallery is not None:
            return self.settings.gallery
        return sum(bool(chair.token) or chair.vacant for chair in self.chairs) != 1 or self.gallery.speaks

    @property
    def behind_doors(self) -> bool:
        """Whether a game goes on that no spectator sees."""
        return self.match is not None and not self.over and not self.watchable

    @property
    def enterable(self) -> bool:
        """Whether somebody may still come to this game and look on: a spectator, a newcomer in a freed seat,
        a host who has none."""
        vacant = any(chair.vacant for chair in self.chairs)
        return self.watchable or vacant or self.seat_with(self.host) == PUBLIC

    @property
    def among_machines(self) -> bool:
        """Whether nobody but machines has a seat, and nobody else may come to this game."""
        sits = self.owned
        return bool(sits) and all(self.chairs[seat].machine for seat in sits) and not self.enterable

    def seat_with(self, token: str) -> int:
        """The seat whose token has this hash; the gallery if none has. Only hashes ever come in here."""
        owned = (seat for seat, chair in enumerate(self.chairs) if token and chair.token == token)
        return next(owned, PUBLIC)

    def seat_of(self, who: int) -> int:
        """Where they sit now; -1 if they do not."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.who == who), -1)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.seats:
            raise RoomRefusal("no_such_seat", text=str(seat), expected=tuple(LETTERS[: self.seats]))
        return self.chairs[seat]

    def _others(self, *seats: int) -> list[Chair]:
        """The chairs of all seats but these."""
        return [chair for seat, chair in enumerate(self.chairs) if seat not in seats]

    def _gallery_open(self) -> None:
        self._not_closed()
        if self.settings.gallery is False or self.behind_doors:
            raise RoomRefusal("gallery_closed")

    def _not_closed(self) -> None:
        if self.closed:
            raise RoomRefusal("room_closed")

    def _not_too_much(self) -> None:
        """Nobody fills the log by what is no part of the game."""
        if self._about >= MOST_ABOUT:
            raise RoomRefusal("too_much")

    def _not_begun(self) -> None:
        self._not_closed()
        if self.match is not None:
            raise RoomRefusal("room_begun")

    def _begun(self) -> Match:
        self._not_closed()
        if self.match is None:
            raise RoomRefusal("room_not_begun")
        return self.match

    def _playing(self) -> Match:
        if self.paused and not self.closed:
            raise RoomRefusal("room_paused")
        return self._begun()
