"""What everybody at a table of Guillotine knows that the rules will do next, and why. Cards in hand and
nobles in the deck are no part of it: they lie on the table, face down."""

from __future__ import annotations

from typing import Final

from cabale.core.ahead import Course, Fact, planned
from cabale.games.guillotine.cards import FromFront, FromPile, HowFar, WhichNoble, WhichPlayer
from cabale.games.guillotine.collecting import Blade, Clown, Rival, Take, Victim
from cabale.games.guillotine.dealing import (
    AtRandom,
    Deal,
    Draw,
    Finish,
    Join,
    Lay,
    Place,
    Shuffle,
    StepIn,
)
from cabale.games.guillotine.effects import (
    Arrival,
    Behead,
    ErrorPick,
    ErrorReply,
    GetAway,
    Inspect,
    Look,
    Quarrel,
    Reorder,
)
from cabale.games.guillotine.pieces import NOBLE_NAMES
from cabale.games.guillotine.rules import (
    Act,
    Collects,
    CountUp,
    Daybreak,
    DrawStep,
    Finale,
    FirstPlayer,
    SetUp,
    Turn,
    TurnEnd,
)

_TURN: Final = "G-30: the parts of a turn and their order are the rulebook's"
_PLAYED: Final = "G-40: a card is shown before it is carried out, and its text says what follows"
_COLLECTED: Final = "G-60: a noble is collected in sight of all, and its text says what follows"
_NAMED: Final = Fact("G-43: who plays a card says whom it is aimed at")
_COLLECTOR: Final = Fact("G-60: everybody sees who collects")
_NUMBER: Final = Fact("the rulebook or an open card says how many, and everybody sees how many have come")
_POSITION: Final = Fact("G-22: nobles in line lie face up, and a card says which of them it moves")

COURSE: Final = Course(
    first_player=planned(FirstPlayer, "G-24: it is drawn before all"),
    set_up=planned(SetUp, "G-21: it is how a game begins", first=Fact("G-24: everybody saw who begins")),
    deal=planned(
        Deal,
        "G-21: it is how a game begins",
        seat=Fact("G-21: cards are dealt in turn, from the first player on"),
        left=Fact("G-21: each gets five, face down but in sight"),
    ),
    daybreak=planned(
        Daybreak, "G-70: days are counted aloud", seat=Fact("G-70: the rules say who begins a day")
    ),
    lay=planned(Lay, "G-22: nobles are laid out face up", left=_NUMBER),
    turn=planned(
        Turn, "G-30: turns go clockwise", seat=Fact("G-30: turns go clockwise, and all see whose it is")
    ),
    action=planned(Act, _TURN),
    collects=planned(Collects, _TURN),
    blade=planned(
        Blade,
        "G-94: the moment is there before every collect, whether anybody holds the card or not",
        seat=_COLLECTOR,
    ),
    collect=planned(Take, "G-60: everybody saw the line being shuffled before it", seat=_COLLECTOR),
    rival=planned(Rival, _COLLECTED, seat=_COLLECTOR),
    clown=planned(Clown, _COLLECTED, seat=_COLLECTOR),
    victim=planned(Victim, _COLLECTED, seat=_COLLECTOR),
    draw_step=planned(DrawStep, _TURN),
    draw=planned(
        Draw,
        "G-37: cards are drawn face down, but in sight",
        seat=Fact("G-37: everybody sees who draws"),
        left=_NUMBER,
    ),
    turn_end=planned(TurnEnd, _TURN),
    noble=planned(WhichNoble, _PLAYED),
    distance=planned(HowFar, _PLAYED, noble=Fact("G-42: a noble in line is chosen aloud", NOBLE_NAMES)),
    player=planned(WhichPlayer, _PLAYED),
    pile=planned(FromPile, _PLAYED),
    front=planned(FromFront, _PLAYED),
    order=planned(Reorder, _PLAYED, place=_POSITION, end=_POSITION),
    shuffle=planned(Shuffle, _PLAYED, place=_POSITION, end=_POSITION),
    escape=planned(GetAway, _PLAYED, left=_NUMBER),
    join=planned(Join, _PLAYED, left=_NUMBER),
    step_in=planned(
        StepIn, _PLAYED, leaver=Fact("R-44: everybody sees which noble leaves the line", NOBLE_NAMES)
    ),
    look=planned(Look, "G-49: all see that nobles are looked at, one alone sees which", left=_NUMBER),
    arrival=planned(Arrival, _PLAYED),
    at_random=planned(AtRandom, _PLAYED, seat=_NAMED),
    infighting=planned(Quarrel, _PLAYED, seat=_NAMED, left=_NUMBER),
    inspect=planned(Inspect, _PLAYED, whom=_NAMED),
    behead=planned(Behead, _PLAYED, seat=_NAMED),
    error=planned(ErrorPick, _PLAYED, whom=_NAMED),
    error_reply=planned(
        ErrorReply, _PLAYED, whom=_NAMED, noble=Fact("R-33: it is chosen in the open", NOBLE_NAMES)
    ),
    finish=planned(Finish, "G-48: a card that was played goes to the open discard pile"),
    place=planned(
        Place,
        "G-48: a card that stays is laid in front of a player",
        seat=Fact("G-48: it is laid there in sight of all"),
    ),
    final=planned(
        Finale,
        "G-75: the final phase is announced",
        seat=Fact("G-75: each player once, in turn"),
        left=Fact("G-75: each player once, in turn"),
    ),
    count=planned(CountUp, "G-76: piles are open"),
)
