# mypyc: compile
"""What the box of Guillotine, the board game, holds, and the numbers that moves go by: tables, no logic."""

from __future__ import annotations

from typing import Final

# --- factions and deputies: 1.1 -------------------------------------------------------------------

FACTIONS: Final = ("montagnards", "girondins", "crapauds", "royalistes")
PER_FACTION: Final = 6
DEPUTY_NAMES: Final = (
    "robespierre", "danton", "marat", "collot", "billaud", "saintjust",
    "vergniaud", "brissot", "condorcet", "petion", "barbaroux", "lasource",
    "cambaceres", "sieyes", "merlin", "thibaudeau", "daunou", "reubell",
    "lariviere", "boissy", "delahaye", "lomont", "aubry", "cadroy",
)  # fmt: skip
DEPUTIES: Final = 24
NOBODY_NAMED: Final = -1  # no deputy
NO_FACTION: Final = -1
FULLEST: Final = 4  # players

# --- posts and squares: 1.2 -----------------------------------------------------------------------

CONVENTION: Final = 0
COMMITTEE: Final = 1
MISSION: Final = 2
JACOBINS: Final = 3
TRIBUNAL: Final = 4
PRISON: Final = 5
FLIGHT: Final = 6
GUILLOTINE: Final = 7
ABSENT: Final = 8  # S-1: a faction that nobody plays
POSTS: Final = (
    "convention", "committee", "mission", "jacobins", "tribunal", "prison", "flight", "guillotine", "absent",
)  # fmt: skip
FREE_POSTS: Final = 5  # the first five
NO_LIMIT: Final = 99
PLACES: Final[list[int]] = [NO_LIMIT, 4, NO_LIMIT, 4, 4]

NORMAL: Final = 0
REPORT: Final = 1
DENOUNCED: Final = 2
SUMMONED: Final = 3  # D-5: on the denounced square of the Tribunal, sitting nowhere
SQUARES: Final = ("normal", "report", "denounced", "summoned")

START: Final = 5  # PP, and what re-election takes (E-5)
EXECUTED: Final = 0  # the X of the ledger: nobody alive has 0
REPORT_PP: Final = 2  # PP that a Report brings or costs (II-4)
ROUND_PP: Final = 1  # PP that the Committee and Mission bring a round, and that Prison and Flight cost
CHARGE_PP: Final = 3  # PP that a confirmed denunciation costs on Mission and at the Club (D-5)
HELPING_PP: Final = 2  # PP that it costs an accomplice (D-7)

# --- dice tables: 1.3 -----------------------------------------------------------------------------

FACES: Final = 6
PLAIN: Final = 2  # T2: confirmed up to this number
SUPPORTED: Final = 5  # T4
BY_MOTION: Final = 5  # T5
PRISON_ENOUGH: Final = 7  # T6
FLIGHT_ENOUGH: Final = 8  # T8
CAUGHT: Final = 1  # T7
HUNTED: Final = 2  # T7: throws again

PHASES: Final = ("setup", "movement", "assembly", "committee", "mission", "club", "prison", "flight")

# --- Mission cards: section 2 of the card list ----------------------------------------------------

PP: Final = 0
JOINT: Final = 1
TRIUMPH: Final = 2
IF_POST: Final = 3
LETTER: Final = 4
ORDERS: Final = 5
PRAISE: Final = 6
ACCUSED: Final = 7  # DENOUNCED(2)
RECALL: Final = 8
TO_PRISON: Final = 9

# --- Jacobins cards: section 3 --------------------------------------------------------------------

DENOUNCES: Final = 10  # DENOUNCE(x)
DENOUNCES_AT: Final = 11  # DENOUNCE_AT(p)
ORATOR: Final = 12
PURGE: Final = 13
DEFENCE: Final = 14

# key, effect, what the effect is given
_MISSION: Final[list[tuple[str, int, int]]] = [
    ("fleurus", PP, 3),
    ("toulon_retaken", PP, 3),
    ("landau", PP, 2),
    ("wattignies", PP, 2),
    ("hondschoote", PP, 2),
    ("wissembourg", PP, 2),
    ("nantes_holds", PP, 2),
    ("granville", PP, 2),
    ("cholet", PP, 2),
    ("le_boulou", PP, 2),
    ("belgium", PP, 1),
    ("nice_union", PP, 1),
    ("savoy_union", PP, 1),
    ("levy_300000", PP, 1),
    ("mass_levy", PP, 1),
    ("saltpetre", PP, 1),
    ("bells", PP, 1),
    ("grain_convoy", PP, 1),
    ("ten_thousand_shoes", PP, 1),
    ("forced_loan", PP, 1),
    ("discipline", PP, 1),
    ("liberty_tree", PP, 1),
    ("popular_society", PP, 1),
    ("cloth", PP, 1),
    ("horses", PP, 1),
    ("arms_works", PP, 1),
    ("brest_fleet", PP, 1),
    ("american_convoy", PP, 1),
    ("telegraph", PP, 1),
    ("amalgam", PP, 1),
    ("joint_mission", JOINT, 0),
    ("triumphal_return", TRIUMPH, 0),
    ("committee_approval", IF_POST, COMMITTEE),
    ("letter_read", LETTER, 0),
    ("jacobin_friends", IF_POST, JACOBINS),
    ("new_orders", ORDERS, 0),
    ("praise_colleague", PRAISE, 0),
    ("assignats_refused", PP, -1),
    ("bread_shortage", PP, -1),
    ("deserters", PP, -1),
    ("general_quarrel", PP, -1),
    ("camp_fever", PP, -1),
    ("market_riot", PP, -1),
    ("closed_church", PP, -1),
    ("black_market", PP, -1),
    ("neerwinden", PP, -2),
    ("mainz_falls", PP, -2),
    ("valenciennes_falls", PP, -2),
    ("lyon_rises", PP, -2),
    ("torfou", PP, -2),
    ("toulon_betrayed", PP, -3),
    ("watch_committee", ACCUSED, 0),
    ("recalled", RECALL, 0),
    ("handed_over", TO_PRISON, 0),
]
_DELAYED_NAMES: Final = (
    "danton", "collot", "saintjust", "vergniaud", "condorcet", "petion",
    "cambaceres", "thibaudeau", "reubell", "delahaye", "lomont", "cadroy",
)  # fmt: skip
_JACOBINS: Final[list[tuple[str, int, int, bool]]] = [
    *[(f"den_{name}", DENOUNCES, i, name in _DELAYED_NAMES) for i, name in enumerate(DEPUTY_NAMES)],
    ("open_mission", DENOUNCES_AT, MISSION, True),
    ("open_committee", DENOUNCES_AT, COMMITTEE, True),
    ("open_tribunal", DENOUNCES_AT, TRIBUNAL, False),
    ("open_convention", DENOUNCES_AT, CONVENTION, False),
    ("applause", ORATOR, 2, False),
    ("club_president", ORATOR, 2, False),
    ("speech_printed", ORATOR, 1, False),
    ("affiliated_societies", ORATOR, 1, False),
    ("hissed", ORATOR, -1, False),
    ("purge_ballot", PURGE, 0, False),
    ("civic_certificate", DEFENCE, 0, True),
    ("friend_speaks", DEFENCE, 0, True),
]

# A card has one number in both packs together: Mission cards first, then Jacobins cards.
MISSION_CARDS: Final = 54
JACOBINS_CARDS: Final = 36
CARDS: Final = 90
NO_CARD: Final = -1
MISSION_NAMES: Final = tuple([row[0] for row in _MISSION])
JACOBINS_NAMES: Final = tuple([row[0] for row in _JACOBINS])
CARD_NAMES: Final = (*MISSION_NAMES, *JACOBINS_NAMES)
EFFECT: Final[list[int]] = [*[row[1] for row in _MISSION], *[row[1] for row in _JACOBINS]]
GIVEN: Final[list[int]] = [*[row[2] for row in _MISSION], *[row[2] for row in _JACOBINS]]
DELAYED: Final[list[bool]] = [*[False for _ in _MISSION], *[row[3] for row in _JACOBINS]]
NAMES: Final[list[int]] = [  # the deputy that a card names
    GIVEN[card] if EFFECT[card] == DENOUNCES else NOBODY_NAMED for card in range(CARDS)
]

# --- the booklet: section 4 -----------------------------------------------------------------------

PER_SECTION: Final = 26
_KEYS: Final = (  # the right answers, question after question: y(es) or n(o)
    "ynnnnyynnnnyynnyyyyyynnnyy",
    "ynnnyyynyyyynnnynynynyynnn",
    "nnnnnynnyynyyynnnnyyyyynyy",
    "nynyynnyyynnyyyynynnnynnyn",
)
RIGHT: Final[list[bool]] = [letter == "y" for section in _KEYS for letter in section]
QUESTION_NAMES: Final = tuple(
    [f"q{letter}{number:02}" for letter in "mgcr" for number in range(1, PER_SECTION + 1)]
)
NO_QUESTION: Final = -1

# --- moves ----------------------------------------------------------------------------------------

OUI: Final = 1  # in a vote, and to a question of the booklet
NON: Final = 2
PROPOSE: Final = 3
FLEE: Final = 4
STAND_TRIAL: Final = 5
SURRENDER: Final = 6
STAY: Final = 7
COME_HOME: Final = 8
GUESS: Final = 9
OUI_COUNT: Final = 10  # with split votes: so many OUI, 0 to 6
TAKE: Final = OUI_COUNT + PER_FACTION + 1  # a faction
MOVE: Final = TAKE + 4  # a deputy to a post: MOVE + 5 * deputy + post
CHOOSE: Final = MOVE + DEPUTIES * FREE_POSTS  # a deputy
DENOUNCE: Final = CHOOSE + DEPUTIES
SUPPORT: Final = DENOUNCE + DEPUTIES
CARD: Final = SUPPORT + DEPUTIES  # a card of either pack
PLAY: Final = CARD + CARDS  # a Jacobins card: PLAY + its number among those
PUT_BACK: Final = PLAY + JACOBINS_CARDS
SHOW: Final = PUT_BACK + JACOBINS_CARDS  # out of turn: SHOW + 4 * card + distance of the seat, 0 for all
SIZE: Final = SHOW + JACOBINS_CARDS * FULLEST

# --- what is said of what happens -------------------------------------------------------------------

EVERYBODY: Final = -1  # of SHOWED

# What a seat did not do.
NO_MOVE: Final = 0
NO_REPORT: Final = 1
NO_SPEECH: Final = 2
NO_PROPOSAL: Final = 3
NO_MOTION: Final = 4
NO_ATTEMPT: Final = 5
NO_RETURN: Final = 6  # no attempt for a fugitive
PASSES: Final = ("move", "report", "agenda", "dissolution", "motion", "attempt", "attempt")

# Why popularity changes.
BY_REPORT: Final = 0
BY_COMMITTEE: Final = 1
BY_MISSION: Final = 2
BY_CARD: Final = 3
BY_CHARGE: Final = 4
BY_HELPING: Final = 5
BY_PRISON: Final = 6
BY_FLIGHT: Final = 7
BY_SPEECH: Final = 8
REASONS: Final = ("report", "committee", "mission", "card", "charge", "helping", "prison", "flight", "speech")

# How somebody is denounced.
IN_AGENDA: Final = 0
IN_MOTION: Final = 1
BY_JACOBINS: Final = 2
ON_MISSION: Final = 3
CHARGES: Final = ("agenda", "motion", "jacobins", "mission")

# Why somebody has to go elsewhere.
BY_VERDICT: Final = 0
BY_SUMMONS: Final = 1
BY_DISGRACE: Final = 2  # D-5: from Mission or the Club back to the Convention
BY_ACCOMPLICE: Final = 3
BY_ORDER: Final = 4  # a Mission card
BY_REHABILITATION: Final = 5
OFF_REPORT: Final = 6
BY_RETURN: Final = 7  # the rehabilitation of a fugitive
WAYS: Final = (
    "verdict", "summons", "disgrace", "accomplice", "order", "rehabilitation", "off_report", "rehabilitation",
)  # fmt: skip

# How somebody dies.
SUICIDE: Final = 0
SENTENCE: Final = 1
CAPTURE: Final = 2
CAUSES: Final = ("suicide", "sentence", "capture")

# V-3: why a drawn card is replaced.
OWN: Final = 0
DEAD: Final = 1
AWAY: Final = 2
REPORTING: Final = 3
SPARED: Final = ("own", "dead", "away", "reporting")
NOT_SPARED: Final = -1

# How a question was answered: by the move itself (not at all, OUI, NON), or by a guess (H-4, H-5).
GUESSED_RIGHT: Final = 3
GUESSED_WRONG: Final = 4
ANSWERS: Final = ("silence", "oui", "non", "guessed_right", "guessed_wrong")
