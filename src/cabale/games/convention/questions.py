# mypyc: compile
"""What a seat of the Convention is asked, and what is played for it if it stays silent."""

from __future__ import annotations

from typing import Any, Final

from cabale.core import offers
from cabale.core.agenda import PASS, Step
from cabale.core.views import Argument, Choice, Question
from cabale.games.convention import pieces
from cabale.games.convention.assembly import MotionVote, ReportVote, can_move
from cabale.games.convention.club import Speakers, Target, next_speech
from cabale.games.convention.denouncing import Answer, Summons, Trial
from cabale.games.convention.events import ACCUSES, BACKED, PASSED, SHOWED
from cabale.games.convention.exile import GivingUp, Rehabilitation
from cabale.games.convention.missions import ForWhom
from cabale.games.convention.notation import WORDS, write_body
from cabale.games.convention.refusals import closed_moves
from cabale.games.convention.rules import Draft, order_of_choice
from cabale.games.convention.table import Convention
from cabale.games.convention.turns import OfBearer
from cabale.games.convention.views import RULES, VOTES, Kind
from cabale.games.convention.voting import Scrutiny
from cabale.games.convention.watching import faction_asked, kind_of

# The words of one move depend on what is asked: key of the words, by kind of question.
PASS_KEYS: Final[dict[Kind, str]] = {
    "joint": "alone",
    "club_delayed": "keep",
    "prison_attempt": "wait",
    "flight_attempt": "wait",
    "surrender": "hide",
    "answer": "silence",
    "report_choose": "no_report",
}
CHOOSE_KEYS: Final[dict[Kind, str]] = {
    "report_choose": "report",
    "mission_deputy": "bearer",
    "joint": "join",
    "praise": "praise",
    "club_assign": "speaker",
    "club_target": "target",
    "defence": "defend",
    "summons": "accomplice",
    "prison_attempt": "attempt",
    "flight_attempt": "attempt",
}
CARD_KEYS: Final[dict[Kind, str]] = {
    "mission_reject": "reject",
    "mission_card": "next",
    "orders": "obey",
    "club_order": "use",
}
SECRET: Final = (*VOTES, "mission_reject", "mission_card", "mission_deputy", "orders", "defence")


def question(s: Convention, seat: int) -> Question | None:
    step = offers.asked_by(s, seat)
    if step is None:
        return None
    kind = kind_of(step)
    return Question(
        kind=kind,
        rule=RULES[kind],
        choices=tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.moves(seat)]),
        closed=tuple([offers.closed(text, key, why) for text, key, why in closed_moves(s, seat, kind)]),
        arguments=facts(s, step, seat),
        secret=kind in SECRET,
        private=kind == "defence",
        talk=time_to_talk(s, kind),
    )


def time_to_talk(s: Convention, kind: Kind) -> bool:
    """N-1. Before Phase I, before the agenda, before the dissolution question, before each secret vote."""
    step = s.agenda[-1]
    if isinstance(step, Scrutiny):
        return step.half == 0  # whoever has two ballots gives both after the same talk
    if kind == "move":  # nobody has moved, and who has passed had no choice
        return not s.moved and not any(s.passed >> f & 1 and can_move(s, f) for f in s.circle)
    story = s.story
    while story is not None and story[1] == SHOWED:  # who is shown a card is nobody else's business
        story = story[0]
    if story is None:
        return False
    _, last, _, what, _ = story
    if kind == "agenda":
        return last not in (ACCUSES, BACKED) and (last, what) != (PASSED, pieces.NO_SPEECH)
    return kind == "dissolve_propose" and (last, what) != (PASSED, pieces.NO_PROPOSAL)


def asides(s: Convention, seat: int) -> tuple[Choice, ...]:
    """N-4. The cards it may show, whoever is asked."""
    return tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.asides(seat)])


def words_of(s: Convention, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
    """The key of a move's words, and what they need."""
    if move >= pieces.SHOW:
        card, distance = divmod(move - pieces.SHOW, pieces.FULLEST)
        arguments: dict[str, Argument] = {"card": pieces.JACOBINS_NAMES[card]}
        if distance:
            return "show", arguments | {"target": (seat + distance) % s.seats}
        return "show_all", arguments
    kind = kind_of(s.agenda[-1])
    if move == PASS:
        return PASS_KEYS.get(kind, "pass"), {}
    if move in (pieces.OUI, pieces.NON):
        return f"{WORDS[move]}_{kind.partition('_')[0]}", {}
    if move < pieces.OUI_COUNT:
        return WORDS[move], {}
    if move < pieces.TAKE:
        step = s.agenda[-1]
        assert isinstance(step, Scrutiny)
        weight = s.count(step.faction(s, seat), step.body())
        return "count", {"yes": move - pieces.OUI_COUNT, "no": weight - move + pieces.OUI_COUNT}
    if move < pieces.MOVE:
        return "take", {"faction": pieces.FACTIONS[move - pieces.TAKE]}
    if move < pieces.CHOOSE:
        deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
        return "move", {**_about(s, deputy), "post": pieces.POSTS[post]}
    if move < pieces.DENOUNCE:
        return CHOOSE_KEYS[kind], _about(s, move - pieces.CHOOSE)
    if move < pieces.SUPPORT:
        return "motion" if kind == "motion_propose" else "denounce", _about(s, move - pieces.DENOUNCE)
    if move < pieces.CARD:
        return "support", _about(s, move - pieces.SUPPORT)
    if move < pieces.PLAY:
        return CARD_KEYS[kind], {"card": pieces.CARD_NAMES[move - pieces.CARD]}
    if move < pieces.PUT_BACK:
        return "play", {"card": pieces.JACOBINS_NAMES[move - pieces.PLAY]}
    return "put_back", {"card": pieces.JACOBINS_NAMES[move - pieces.PUT_BACK]}


def _about(s: Convention, deputy: int) -> dict[str, Argument]:
    return {
        "deputy": pieces.DEPUTY_NAMES[deputy],
        "post": pieces.POSTS[s.post[deputy]],
        "pp": s.popularity[deputy],
    }


def facts(s: Convention, step: Step[Any], seat: int) -> dict[str, Argument]:
    """What the words of a question need: the faction asked, and what it is about."""
    arguments: dict[str, Argument] = {"round": s.round}
    if isinstance(step, Scrutiny):
        faction = step.faction(s, seat)
        arguments["weight"] = s.count(faction, step.body())
    else:
        faction = faction_asked(s, step)
    if faction != pieces.NO_FACTION:
        arguments["faction"] = pieces.FACTIONS[faction]
    match step:
        case Draft(first, taken):
            chosen = order_of_choice(s.seats, first)[: len(taken)].count(seat)
            arguments |= {"each": len(pieces.FACTIONS) // s.seats, "nth": chosen + 1}
        case ReportVote(deputy, _) | Trial(deputy, _) | MotionVote(_, deputy, _) | OfBearer(_, deputy):
            arguments["deputy"] = pieces.DEPUTY_NAMES[deputy]
        case ForWhom():
            arguments["card"] = pieces.CARD_NAMES[s.picked[-1]]
        case Speakers():
            arguments["card"] = pieces.CARD_NAMES[next_speech(s)]
        case Target(_, card):
            arguments["card"] = pieces.CARD_NAMES[card]
        case Summons(place):
            arguments["deputy"] = pieces.DEPUTY_NAMES[s.charges[place]]
        case Rehabilitation():
            arguments["bonus"] = s.bonus[faction]
        case GivingUp():
            arguments["deputy"] = pieces.DEPUTY_NAMES[step.deputy(s)]
        case Answer(deputy, left):
            arguments |= {
                "deputy": pieces.DEPUTY_NAMES[deputy],
                "asked": pieces.QUESTION_NAMES[s.asked],
                "left": left,
            }
    return arguments


def default(s: Convention, seat: int) -> int:
    """N-8. To pass, NON, to stand trial, to try; what must be chosen is taken as it comes."""
    moves = s.moves(seat)
    step = s.agenda[-1]
    if isinstance(step, Scrutiny):
        yes, no = (moves[-1], moves[0]) if s.options.split_votes else (pieces.OUI, pieces.NON)
        own = isinstance(step, ReportVote) and step.faction(s, seat) == step.deputy // pieces.PER_FACTION
        return yes if own else no
    kind = kind_of(step)
    if kind == "summons":
        return pieces.STAND_TRIAL
    if kind in ("prison_attempt", "flight_attempt"):
        return moves[1]
    return moves[-1] if kind == "mission_reject" else moves[0]
