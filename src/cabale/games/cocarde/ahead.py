"""What everybody at a table of Le Lys et la Cocarde knows that the rules will do next, and why. Cards are no
part of it: they lie in hands and piles, face down."""

from __future__ import annotations

from typing import Final

from cabale.core.ahead import Course, Fact, planned
from cabale.games.cocarde import rules
from cabale.games.cocarde.dealing import Deal, Discard, Draw, Limit
from cabale.games.cocarde.decrees import Message, Redistribute, Schools, Steal
from cabale.games.cocarde.moving import Advance, Barrier, Carry, Throw
from cabale.games.cocarde.pieces import COLOURS
from cabale.games.cocarde.sentences import Arrive, CapetsTrial, Clause, Execute, Recall, Shelter

# What the sentences of squares do, in the order of `squares`.
OPERATIONS: Final = (
    "tree", "draw", "discard", "discard_all", "go", "go_silently", "to_prison", "to_front", "to_guyane",
    "anew", "skip", "wait", "tavern", "salon", "reroll", "women_bring_the_king", "le_chapelier", "emigres",
    "criminal_tribunal", "massacres", "capets_trial", "revolutionary_tribunal", "ventose", "liberation",
    "schools", "message",
)  # fmt: skip

_TURN: Final = "L-6: the steps of a turn and their order are the rulebook's"
_PRINTED: Final = "L-35: the sentence is printed on a square where everybody sees a pawn"
_COVERED: Final = (
    "the moment is there wherever the open facts allow such a card, whether anybody has it or not"
)
_PAWN: Final = Fact("L-35: everybody sees whose pawn stands on the square")
_NUMBER: Final = Fact("the rulebook or a square says how many, and everybody sees how many have gone")
_STEPS: Final = Fact("L-19: the dice lie open, and everybody counts along")

COURSE: Final = Course(
    deal=planned(
        Deal, "L-2: it is how a game begins", dealt=Fact("L-2: cards are dealt face down, but in sight")
    ),
    draw=planned(
        Draw,
        "L-4: cards are drawn face down, but in sight",
        seat=Fact("L-4: everybody sees who draws"),
        left=_NUMBER,
    ),
    discard=planned(
        Discard,
        "L-3: a hand that is too large can be counted from its backs; a sentence is printed",
        seat=Fact("L-3: everybody sees whose hand it is"),
        left=_NUMBER,
    ),
    limit=planned(Limit, "L-3: it ends every sentence", seat=_PAWN),
    turn=planned(
        rules.Turn, "L-6: turns go clockwise", seat=Fact("L-6: turns go clockwise, and all see whose it is")
    ),
    next=planned(rules.Next, _TURN),
    intake=planned(rules.Intake, _TURN),
    alms=planned(rules.Alms, "L-9: roles are open, and a priest asks aloud"),
    give=planned(rules.Give, "L-9: alms are asked for aloud", seat=Fact("L-9: a priest says whom he asks")),
    action=planned(rules.Act, _TURN),
    defend=planned(
        rules.Defence,
        "L-44: an attack is played in the open",
        seat=Fact("L-44: who attacks says whom"),
        colour=Fact("L-44: the card of the attack lies open", COLOURS),
    ),
    throw=planned(Throw, _TURN),
    advance=planned(Advance, "L-24: pawns move in sight", left=_STEPS),
    barrier=planned(
        Barrier,
        f"L-25: {_COVERED}",
        square=Fact("L-25: everybody sees where the pawn stands"),
        left=_STEPS,
    ),
    carry=planned(Carry, "L-21: the dice lie open, and so do the roles"),
    arrive=planned(Arrive, _TURN),
    execute=planned(Execute, _PRINTED, seat=_PAWN),
    protect=planned(
        Shelter,
        f"L-43: {_COVERED}",
        seat=_PAWN,
        square=Fact("L-43: everybody sees where the pawn stands"),
    ),
    clause=planned(
        Clause,
        _PRINTED,
        seat=_PAWN,
        operation=Fact("L-35: it is printed on the square", OPERATIONS),
        amount=Fact("L-35: it is printed on the square"),
    ),
    guilty=planned(CapetsTrial, _PRINTED, seat=_PAWN),
    redistribute=planned(Redistribute, "L-41: hands are pooled in sight, though not their faces", seat=_PAWN),
    books49=planned(Schools, f"L-42: {_COVERED}", seat=_PAWN),
    message=planned(Message, _PRINTED, seat=_PAWN),
    steal=planned(Steal, _PRINTED, seat=_PAWN, whom=Fact("PR4: the prisoner says from whom")),
    recall=planned(Recall, "L-40: the decree is printed, and roles are open", seat=_PAWN),
    end=planned(rules.Closing, _TURN),
    search=planned(rules.Search, "L-53: everybody sees who stands on 56"),
    verdict=planned(rules.Verdict, "L-54: certificates and places are open"),
)
