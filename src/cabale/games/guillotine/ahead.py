"""What everybody at a table of Guillotine knows that the rules will do next, and why. Cards in hand and
nobles in the deck are no part of it: they lie on the table, face down."""

from __future__ import annotations

from typing import Final

from cabale.core.ahead import Course, Fact, planned
from cabale.games.guillotine import dealing, effects, rules
from cabale.games.guillotine.cards import FromFront, FromPile, HowFar, WhichNoble, WhichPlayer
from cabale.games.guillotine.collecting import Blade, Clown, Rival, Take, Victim
from cabale.games.guillotine.pieces import NOBLE_NAMES

_TURN: Final = "G-30: the parts of a turn and their order are the rulebook's"
_PLAYED: Final = "G-40: a card is shown before it is carried out, and its text says what follows"
_COLLECTED: Final = "G-60: a noble is collected in sight of all, and its text says what follows"
_NAMED: Final = Fact("G-43: who plays a card says whom it is aimed at")
_COLLECTOR: Final = Fact("G-60: everybody sees who collects")
_NUMBER: Final = Fact("the rulebook or an open card says how many, and everybody sees how many have come")
_POSITION: Final = Fact("G-22: nobles in line lie face up, and a card says which of them it moves")

COURSE: Final = Course(
    first_player=planned(rules.FirstPlayer, "G-24: it is drawn before all"),
    set_up=planned(
        rules.SetUp, "G-21: it is how a game begins", first=Fact("G-24: everybody saw who begins")
    ),
    deal=planned(
        dealing.Deal,
        "G-21: it is how a game begins",
        seat=Fact("G-21: cards are dealt in turn, from the first player on"),
        left=Fact("G-21: each gets five, face down but in sight"),
    ),
    daybreak=planned(
        rules.Daybreak, "G-70: days are counted aloud", seat=Fact("G-70: the rules say who begins a day")
    ),
    lay=planned(dealing.Lay, "G-22: nobles are laid out face up", left=_NUMBER),
    turn=planned(
        rules.Turn, "G-30: turns go clockwise", seat=Fact("G-30: turns go clockwise, and all see whose it is")
    ),
    action=planned(rules.Act, _TURN),
    collects=planned(rules.Collects, _TURN),
    blade=planned(
        Blade,
        "G-94: the moment is there before every collect, whether anybody holds the card or not",
        seat=_COLLECTOR,
    ),
    collect=planned(Take, "G-60: everybody saw the line being shuffled before it", seat=_COLLECTOR),
    rival=planned(Rival, _COLLECTED, seat=_COLLECTOR),
    clown=planned(Clown, _COLLECTED, seat=_COLLECTOR),
    victim=planned(Victim, _COLLECTED, seat=_COLLECTOR),
    draw_step=planned(rules.DrawStep, _TURN),
    draw=planned(
        dealing.Draw,
        "G-37: cards are drawn face down, but in sight",
        seat=Fact("G-37: everybody sees who draws"),
        left=_NUMBER,
    ),
    turn_end=planned(rules.TurnEnd, _TURN),
    noble=planned(WhichNoble, _PLAYED),
    distance=planned(HowFar, _PLAYED, noble=Fact("G-42: a noble in line is chosen aloud", NOBLE_NAMES)),
    player=planned(WhichPlayer, _PLAYED),
    pile=planned(FromPile, _PLAYED),
    front=planned(FromFront, _PLAYED),
    order=planned(effects.Reorder, _PLAYED, place=_POSITION, end=_POSITION),
    shuffle=planned(dealing.Shuffle, _PLAYED, place=_POSITION, end=_POSITION),
    escape=planned(effects.GetAway, _PLAYED, left=_NUMBER),
    join=planned(dealing.Join, _PLAYED, left=_NUMBER),
    step_in=planned(
        dealing.StepIn, _PLAYED, leaver=Fact("G-R44: everybody sees which noble leaves the line", NOBLE_NAMES)
    ),
    look=planned(effects.Look, "G-49: all see that nobles are looked at, one alone sees which", left=_NUMBER),
    arrival=planned(effects.Arrival, _PLAYED),
    at_random=planned(dealing.AtRandom, _PLAYED, seat=_NAMED),
    infighting=planned(effects.Quarrel, _PLAYED, seat=_NAMED, left=_NUMBER),
    inspect=planned(effects.Inspect, _PLAYED, whom=_NAMED),
    behead=planned(effects.Behead, _PLAYED, seat=_NAMED),
    error=planned(effects.ErrorPick, _PLAYED, whom=_NAMED),
    error_reply=planned(
        effects.ErrorReply, _PLAYED, whom=_NAMED, noble=Fact("G-R33: it is chosen in the open", NOBLE_NAMES)
    ),
    finish=planned(dealing.Finish, "G-48: a card that was played goes to the open discard pile"),
    place=planned(
        dealing.Place,
        "G-48: a card that stays is laid in front of a player",
        seat=Fact("G-48: it is laid there in sight of all"),
    ),
    final=planned(
        rules.Finale,
        "G-75: the final phase is announced",
        seat=Fact("G-75: each player once, in turn"),
        left=Fact("G-75: each player once, in turn"),
    ),
    count=planned(rules.CountUp, "G-76: piles are open"),
)
