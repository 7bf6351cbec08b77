"""What everybody at a table of the Convention knows that the rules will do next, and why. Cards in hand, in
packs and in a tray are no part of it: they lie there face down. Ballots are no part of it either."""

from __future__ import annotations

from typing import Final

from cabale.core.ahead import Course, Fact, planned
from cabale.games.convention import assembly, club, denouncing, missions
from cabale.games.convention.exile import Attempt, Flight, GivingUp, Hiding, Prison, Rehabilitation, Search
from cabale.games.convention.pieces import CARD_NAMES, CHARGES, DEPUTY_NAMES, FACTIONS, POSTS
from cabale.games.convention.rules import CountUp, Deal, Draft, FirstChooser, FirstDie, Round, RoundEnd

_PHASES: Final = "section 3: the phases of a round and their order are the rulebook's"
_IN_TURN: Final = "section 3: everything in a phase is done in seat order"
_OPEN_CARD: Final = "IV-4: the cards of a Mission are open when they are resolved, and say what follows"
_SPEECH: Final = "V-5: a card that is played is open, and says what follows"
_BATCH: Final = "D-4: denunciations are declared aloud and dealt with together, step by step"
_VOTE: Final = "II-3: it is voted in sight of all, ballots face down"

_TURN: Final = Fact("section 3: how far seat order has come, everybody can count")
_FACTION: Final = Fact("section 3: everybody sees whose turn it is", FACTIONS)
_HALF: Final = Fact("R-04: whoever plays two factions votes twice, and all see when the second vote begins")
_BEARER: Final = Fact("IV-4: it is open to whom a card is assigned", DEPUTY_NAMES)
_ACCUSED: Final = Fact("D-2: whoever is denounced stands on a square of his own", DEPUTY_NAMES)
_CHARGE: Final = Fact("D-4: charges are taken in the order of their declaration")
_DRAWS: Final = Fact("IV-2, V-3: as many as deputies that everybody sees there; backs can be counted")
_QUESTIONS: Final = Fact("H-2: how many questions there are follows from how he was denounced")
_TAKEN: Final = Fact("S-3: factions are chosen or dealt in the open", FACTIONS)

COURSE: Final = Course(
    first_chooser=planned(FirstChooser, "S-3: it is how a game begins"),
    draft=planned(
        Draft, "S-3: factions are chosen aloud", first=Fact("R-44: it was drawn in sight"), taken=_TAKEN
    ),
    deal=planned(
        Deal, "S-3: factions are dealt open", place=Fact("S-3: from the first seat on"), taken=_TAKEN
    ),
    first_die=planned(
        FirstDie,
        "S-6: dice are thrown in the open",
        players=Fact("S-6: those who tie throw again, as everybody sees"),
        thrown=Fact("S-6: dice are thrown in the open"),
    ),
    round=planned(Round, "section 3: rounds are counted aloud", number=Fact("section 3: rounds are counted")),
    round_end=planned(RoundEnd, _PHASES),
    count=planned(CountUp, "E-5: popularity is open"),
    movement=planned(assembly.Movement, _PHASES),
    move=planned(assembly.Move, "I-1: deputies are moved in the open", turn=_TURN),
    assembly=planned(assembly.Assembly, _PHASES),
    reporter=planned(assembly.ChooseReporter, _IN_TURN, turn=_TURN),
    reports=planned(assembly.Reports, _IN_TURN, turn=_TURN),
    report_vote=planned(
        assembly.ReportVote,
        _VOTE,
        deputy=Fact("II-2: he stands on the Report square", DEPUTY_NAMES),
        half=_HALF,
    ),
    agenda=planned(assembly.Agenda, _IN_TURN, turn=_TURN),
    agenda_end=planned(assembly.AgendaEnd, _PHASES),
    dissolution=planned(assembly.Dissolution, _IN_TURN, turn=_TURN),
    dissolution_vote=planned(assembly.DissolutionVote, _VOTE, half=_HALF),
    committee=planned(assembly.Committee, _PHASES),
    motion=planned(assembly.Motion, _IN_TURN, turn=_TURN),
    motion_vote=planned(
        assembly.MotionVote,
        _VOTE,
        turn=_TURN,
        deputy=Fact("III-2: a Motion names him aloud", DEPUTY_NAMES),
        half=_HALF,
    ),
    missions=planned(missions.Missions, _PHASES),
    mission_turn=planned(missions.MissionTurn, _IN_TURN, turn=_TURN),
    draw_mission=planned(
        missions.DrawMission, "IV-2: cards are drawn face down, but in sight", faction=_FACTION, left=_DRAWS
    ),
    reject=planned(missions.Reject, "IV-3: everybody sees that there is one card too many", faction=_FACTION),
    assign=planned(missions.Assign, "IV-3: cards are assigned face down, but in sight", faction=_FACTION),
    for_whom=planned(missions.ForWhom, "IV-3: cards are assigned face down, but in sight", faction=_FACTION),
    resolve=planned(missions.Resolve, "IV-4: the cards are open from here on", faction=_FACTION),
    filed=planned(
        missions.Filed,
        "R-25: it goes under the pack in sight of all",
        card=Fact("R-24, R-25: it was opened when all were assigned, and is filed in sight", CARD_NAMES),
    ),
    partner=planned(missions.Partner, _OPEN_CARD, faction=_FACTION, deputy=_BEARER),
    colours=planned(missions.Colours, _OPEN_CARD, faction=_FACTION, deputy=_BEARER),
    new_orders=planned(missions.NewOrders, _OPEN_CARD, faction=_FACTION, deputy=_BEARER),
    praise=planned(missions.Praise, _OPEN_CARD, faction=_FACTION, deputy=_BEARER),
    club=planned(club.Club, _PHASES),
    club_turn=planned(club.ClubTurn, _IN_TURN, turn=_TURN),
    draw_jacobins=planned(
        club.DrawJacobins,
        "V-3: one card for each deputy at the Club",
        faction=_FACTION,
        left=_DRAWS,
        looks=Fact("V-3: cards that are replaced are shown to all"),
    ),
    speakers=planned(club.Speakers, "V-4: speakers are named before all", faction=_FACTION),
    immediate=planned(club.Immediate, "V-5: it is part of every turn at the Club", faction=_FACTION),
    used=planned(
        club.Used,
        "V-5: a card that was played goes under the pack",
        card=Fact("V-5: it was played in the open", CARD_NAMES),
    ),
    purge=planned(
        club.PurgeDie, _SPEECH, faction=_FACTION, deputy=Fact("V-4: everybody sees who speaks", DEPUTY_NAMES)
    ),
    target=planned(
        club.Target, _SPEECH, faction=_FACTION, card=Fact("V-5, V-6: it was played in the open", CARD_NAMES)
    ),
    delayed=planned(club.Delayed, "V-6: it is part of every turn at the Club", faction=_FACTION),
    defence=planned(
        club.Defence,
        "V-7: the moment is there for everybody with a denounced deputy, whatever he holds",
        turn=_TURN,
    ),
    club_end=planned(club.ClubEnd, _PHASES),
    proof=planned(
        denouncing.Proof,
        _BATCH,
        place=_CHARGE,
        how=Fact("D-2: everybody heard how he was denounced", CHARGES),
    ),
    denunciation=planned(
        denouncing.DenunciationDie,
        _BATCH,
        deputy=_ACCUSED,
        limit=Fact("D-4: it follows from how he was denounced, and by how many"),
    ),
    quiz=planned(denouncing.Quiz, _BATCH, deputy=_ACCUSED, left=_QUESTIONS),
    answer=planned(denouncing.Answer, "H-2: a question is read out", deputy=_ACCUSED, left=_QUESTIONS),
    guess=planned(denouncing.Guess, "H-5: that a machine guesses is said", deputy=_ACCUSED, left=_QUESTIONS),
    consequences=planned(denouncing.Consequences, _BATCH),
    summons=planned(denouncing.Summons, "D-7: they choose in public", place=_CHARGE),
    trials=planned(denouncing.Trials, _BATCH, place=_CHARGE),
    trial=planned(denouncing.Trial, _VOTE, deputy=_ACCUSED, half=_HALF),
    batch_end=planned(denouncing.BatchEnd, _BATCH),
    prison=planned(Prison, _PHASES),
    flight=planned(Flight, _PHASES),
    search=planned(
        Search,
        "VII-2: dice are thrown in the open",
        fugitives=Fact("VII-2: everybody sees who is in flight, and who has thrown", DEPUTY_NAMES),
    ),
    hiding=planned(Hiding, _PHASES),
    rehabilitation=planned(
        Rehabilitation, _IN_TURN, turn=_TURN, place=Fact("VI-2, VII-4: it is the phase that is on", POSTS)
    ),
    attempt=planned(
        Attempt,
        "VI-2: attempts are made in the open",
        deputy=Fact("R-33: his owner says for whom he tries", DEPUTY_NAMES),
    ),
    giving_up=planned(
        GivingUp,
        "R-32: whoever failed in this phase is asked in turn",
        place=Fact("R-32: it goes in seat order and table order"),
    ),
)
