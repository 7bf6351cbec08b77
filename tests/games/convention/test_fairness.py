"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.club import Defence
from cabale.games.convention.insight import fits
from cabale.games.convention.pieces import DELAYED, MISSION_CARDS, NON, OUI, OUI_COUNT, PUT_BACK
from cabale.games.convention.table import Convention
from cabale.games.convention.voting import Scrutiny
from cabale.games.convention.watching import knows
from tests.citing import rule
from tests.effort import share
from tests.games.convention.lines import lay, play
from tests.games.convention.moments import any_options, moments
from tests.properties.games import positions


def reaches(s: Convention, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    view, told = CONVENTION.view(s, seat), CONVENTION.events(s, seat)
    moment = CONVENTION.hidden_pause(s), CONVENTION.holders(s) if s.agenda else ()
    if seat == PUBLIC:
        return view, told, moment
    return view, told, moment, CONVENTION.question(s, seat), s.moves(seat), s.asides(seat)


def viewers(s: Convention) -> tuple[int, ...]:
    return (*range(s.seats), PUBLIC)


def swapped(s: Convention, seat: int, rng: random.Random) -> Convention:
    """The same position with hidden cards in each other's places: those of other hands, of the cards being
    assigned, of both packs; and with other ballots in the box."""
    other = s.clone()
    for faction in range(4):
        for card in s.hands[faction]:
            if not knows(s, card, seat):
                swap(other, card, lambda new, f=faction: DELAYED[new] and fits(other, (f, 0), new), rng)
    for card in (*s.tray, *s.mission_queue):
        if not knows(s, card, seat):
            swap(other, card, lambda new: True, rng)
    for card in s.jacobins_queue:
        if not knows(s, card, seat):
            swap(other, card, lambda new: DELAYED[new], rng)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Scrutiny):
        other.sealed = tuple([(voter, move if voter == seat else flip(move)) for voter, move in s.sealed])
    if isinstance(step, Defence):
        other.settle()  # somebody else may hold the card now
    return other


def flip(move: int) -> int:
    return {OUI: NON, NON: OUI}.get(move, OUI_COUNT)


def swap(s: Convention, card: int, allowed: Any, rng: random.Random) -> None:
    """Exchange a card with one of the bag of its pack that fits in its place."""
    mission = card < MISSION_CARDS
    bag, first = (s.mission_bag, 0) if mission else (s.jacobins_bag, MISSION_CARDS)
    found = [first + i for i, there in enumerate(bag) if there and allowed(first + i)]
    if not found:
        return
    new = rng.choice(found)
    bag[new - first], bag[card - first] = 0, 1
    s.known[new], s.known[card] = s.known[card], 0

    def put(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([new if old == card else old for old in row])

    s.tray, s.picked, s.mission_queue = put(s.tray), put(s.picked), put(s.mission_queue)
    s.rejected = new if s.rejected == card else s.rejected
    s.hands = [put(hand) for hand in s.hands]
    s.jacobins_queue = put(s.jacobins_queue)


@rule("convention", "IV-2", "V-6", "N-5")
@pytest.mark.parametrize("seats", range(2, 5))
def test_swapping_hidden_cards_and_ballots_changes_nothing_for_a_seat(seats: int) -> None:
    """Whole games, looked at every few moments, without the help of `imagine`."""
    looks = ballots = trays = 0
    for seed in range(share(14)):
        rng = random.Random(seed)
        for s in moments(rng, seats, **any_options(rng)):
            if s.sealed or s.tray or rng.random() < 0.05:
                seat = rng.choice(viewers(s))
                looks += 1
                ballots += bool(s.sealed)
                trays += bool(s.tray)
                assert reaches(swapped(s, seat, rng), seat) == reaches(s, seat)
    assert looks > share(100) and ballots > share(30) and trays > share(20)


# --- ballots


@rule("convention", "R-05", "N-5")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_ballot_shows_nothing_before_all_are_in(seats: int) -> None:
    """Whoever has voted, and however: for everybody else the table is the same."""
    s = lay(seats, {"posts": {"danton": "tribunal", "marat": "tribunal"}}, at="assembly")
    play(s, "a:choose=robespierre")
    while CONVENTION.question(s, s.turn).kind == "report_choose":  # type: ignore[union-attr]
        s.play(s.turn, PASS)
    before = {seat: reaches(s, seat) for seat in viewers(s)}
    one, two = s.clone(), s.clone()
    one.play(0, OUI)
    two.play(0, NON)
    for seat in viewers(s)[1:]:
        assert reaches(one, seat) == reaches(two, seat) == before[seat]
    assert reaches(one, 0) != reaches(two, 0)
    assert [cast.vote for cast in CONVENTION.view(one, 0).ballots] == ["oui"]


@rule("convention", "N-5")
def test_after_the_reveal_everybody_sees_each_vote() -> None:
    s = lay(4, {}, at="assembly")
    play(s, "a:choose=robespierre b:pass c:pass d:pass a:oui b:non c:oui d:non")
    told = [event for event in CONVENTION.events(s, PUBLIC) if isinstance(event, events.Voted)]
    assert [(event.seat, event.yes, event.no) for event in told] == [
        (0, 6, 0),
        (1, 0, 6),
        (2, 6, 0),
        (3, 0, 6),
    ]


# --- the defence, asked in private


@rule("convention", "V-7")
def test_nobody_can_tell_who_holds_a_defence() -> None:
    """d's only card is a certificate or a charge: the same moment for everybody else, and afterwards."""
    tables = []
    for held in ("civic_certificate", "den_danton"):
        table: dict[str, Any] = {
            "posts": {"collot": "jacobins", "boissy": "tribunal"},
            "hands": {"royalistes": [held], "montagnards": ["den_cadroy"]},
        }
        s = lay(4, table, at="club")
        play(s, "~den_boissy a:pass d:pass")
        assert isinstance(s.agenda[-1], Defence)
        tables.append(s)
    assert [s.turn for s in tables] == [3, CHANCE]
    for seat in (0, 1, 2, PUBLIC):
        assert CONVENTION.view(tables[0], seat).pending is None
        assert reaches(tables[0], seat) == reaches(tables[1], seat)
    question = CONVENTION.question(tables[0], 3)
    assert question is not None and question.private and question.kind == "defence"
    assert CONVENTION.hidden_pause(tables[0]) == CONVENTION.hidden_pause(tables[1]) == "defence_delay_ms"
    for s in tables:
        s.play(s.turn, PASS)
    for seat in (0, 1, 2, PUBLIC):
        assert reaches(tables[0], seat) == reaches(tables[1], seat)


# --- cards that are shown, and what is remembered


@rule("convention", "N-4")
def test_a_card_is_shown_to_those_it_is_shown_to() -> None:
    s = lay(4, {"hands": {"girondins": ["den_danton", "friend_speaks"]}})
    before = {seat: reaches(s, seat) for seat in viewers(s)}
    play(s, "b!show=den_danton>c")
    for seat in (0, 3, PUBLIC):
        assert reaches(s, seat) == before[seat]
    assert CONVENTION.view(s, 2).hands[1] == ("den_danton", None)
    assert CONVENTION.events(s, 2)[-1] == events.Showed(
        seat=1, faction="girondins", card="den_danton", target=2
    )
    play(s, "b!show=friend_speaks")
    for seat in (0, 3, PUBLIC):
        assert CONVENTION.view(s, seat).hands[1] == ("friend_speaks", None)
    assert CONVENTION.view(s, 2).hands[1] == ("den_danton", "friend_speaks")


@rule("convention", "N-4")
def test_who_is_shown_a_card_is_told_out_of_which_hand() -> None:
    """With two players everybody has two, and sees which of the other's holds the card."""
    s = lay(2, {"hands": {"girondins": ["den_danton"], "royalistes": ["friend_speaks"]}})
    play(s, "b!show=friend_speaks>a")
    assert CONVENTION.view(s, 0).hands[1:] == ((None,), (), ("friend_speaks",))
    assert CONVENTION.events(s, 0)[-1] == events.Showed(
        seat=1, faction="royalistes", card="friend_speaks", target=0
    )


@rule("convention", "N-4", "V-6")
def test_what_was_shown_is_known_until_a_card_of_that_hand_goes_back_unseen() -> None:
    s = lay(4, {"hands": {"girondins": ["den_danton", "friend_speaks"]}}, at="club")
    play(s, "b!show=den_danton>c b:put_back=friend_speaks")
    assert CONVENTION.view(s, 2).hands[1] == (None,)
    assert CONVENTION.view(s, 2).jacobins_pack.returned == (None,)
    assert CONVENTION.view(s, 1).jacobins_pack.returned == ("friend_speaks",)
    single = lay(4, {"hands": {"girondins": ["den_danton"]}}, at="club")
    play(single, "b!show=den_danton>c b:put_back=den_danton")
    assert CONVENTION.view(single, 2).jacobins_pack.returned == ("den_danton",)
    assert CONVENTION.view(single, 0).jacobins_pack.returned == (None,)


@given(positions("convention"))
def test_a_delayed_card_put_back_is_nobody_elses_to_know(s: Convention) -> None:
    for seat in s.waiting if s.turn != CHANCE else ():
        for move in s.moves(seat):
            if PUT_BACK <= move < PUT_BACK + 36:
                other = s.clone()
                other.play(seat, move)
                told = CONVENTION.events(other, PUBLIC)
                assert any(isinstance(event, events.Returned) and event.card is None for event in told)


# --- views


@rule("convention", "H-4")
def test_the_answer_key_is_in_no_view() -> None:
    s = lay(4, {}, at="agenda", history_variant=True)
    play(s, "a:denounce=lasource b:pass c:pass d:pass ~qg05")
    for seat in viewers(s):
        text = msgspec.json.encode(CONVENTION.view(s, seat)).decode()
        assert '"asked":"qg05"' in text
        assert "right" not in text
    other = lay(4, {}, at="agenda", history_variant=True)
    play(other, "a:denounce=lasource b:pass c:pass d:pass ~qg05 b:oui")
    answered = [event for event in CONVENTION.events(other, PUBLIC) if isinstance(event, events.Answered)]
    assert [(event.answer, event.right) for event in answered] == [("oui", "oui")]
