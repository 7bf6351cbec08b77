"""What the box holds, and what is asked when."""

from __future__ import annotations

from collections import Counter

from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import (
    CARD_NAMES,
    DEFENCE,
    DELAYED,
    DENOUNCES,
    DENOUNCES_AT,
    DEPUTIES,
    DEPUTY_NAMES,
    EFFECT,
    GIVEN,
    JACOBINS_CARDS,
    JACOBINS_NAMES,
    MISSION_CARDS,
    MISSION_NAMES,
    NAMES,
    ORATOR,
    PER_FACTION,
    PP,
    PURGE,
)
from tests.games.convention.lines import lay, play


def test_the_packs_are_those_of_the_box() -> None:
    assert (len(MISSION_NAMES), len(JACOBINS_NAMES)) == (MISSION_CARDS, JACOBINS_CARDS) == (54, 36)
    assert len(set(CARD_NAMES)) == 90
    assert len(DEPUTY_NAMES) == DEPUTIES == 24


def test_mission_cards_bring_popularity_more_often_than_not() -> None:
    points = Counter(GIVEN[card] for card in range(MISSION_CARDS) if EFFECT[card] == PP)
    assert points == {3: 2, 2: 8, 1: 20, -1: 8, -2: 5, -3: 1}
    assert len({EFFECT[card] for card in range(MISSION_CARDS)}) == 10


def test_jacobins_cards_name_every_deputy_once_and_hit_no_faction_sooner() -> None:
    jacobins = range(MISSION_CARDS, 90)
    assert [NAMES[card] for card in jacobins if EFFECT[card] == DENOUNCES] == list(range(DEPUTIES))
    for faction in range(4):
        own = [card for card in jacobins if NAMES[card] // PER_FACTION == faction]
        assert [len([card for card in own if DELAYED[card] == delayed]) for delayed in (True, False)] == [
            3,
            3,
        ]
    kinds = Counter(EFFECT[card] for card in jacobins)
    assert kinds == {DENOUNCES: 24, DENOUNCES_AT: 4, ORATOR: 5, PURGE: 1, DEFENCE: 2}
    assert sum(DELAYED) == 16
    assert sum(GIVEN[card] for card in jacobins if EFFECT[card] == ORATOR) == 5


def test_there_is_time_to_talk_before_phase_one_the_agenda_the_dissolution_and_every_vote() -> None:
    """N-1. Once each: a seat asked later finds everybody talked out."""
    s = lay(4, {"round": 4})

    def talk() -> bool:
        question = CONVENTION.question(s, s.turn)
        assert question is not None
        return question.talk

    assert talk()
    play(s, "a:pass")
    assert not talk()
    play(s, "b:pass c:pass d:pass")
    assert not talk()  # the choice of Reporters
    play(s, "a:choose=danton b:pass c:pass d:pass")
    assert talk()
    play(s, "a:oui b:oui c:non d:non")
    assert talk()
    play(s, "a:pass")
    assert not talk()
    play(s, "b:pass c:pass d:pass")
    assert talk()
    play(s, "a:pass")
    assert not talk()
    play(s, "b:propose")
    assert talk()
