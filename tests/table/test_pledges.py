"""Pledges at the table: who is told, who is not, what is refused, and that nothing of them is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cabale import bots
from cabale.core.match import Match
from cabale.core.pledges import Pledge, Promise, Proposal, Verdict
from cabale.core.views import View
from cabale.games.convention import CONVENTION
from cabale.table import negotiating as negotiating_module
from cabale.table import room as room_module
from cabale.table.fair_queue import Account
from cabale.table.log import Entry, read_entry
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import RoomRefusal
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import NOBODY, Thought
from cabale.table.visiting import Visiting
from tests.citing import rule
from tests.games.convention.test_pledges import ACCUSED, JURY, play
from tests.table.guests import Guest, Opened, at_home, bearer
from tests.table.leaping import until
from tests.table.test_fair_streams import GALLERY, LINES, Line, streams
from tests.table.test_fair_streams import Table as Laid
from tests.table.test_table import AT_ONCE, Passive, serve
from tests.table.test_talk_time import match_of, placed

QUICK = {**AT_ONCE["convention"], "rounds": 1}
LAID = Laid("convention", QUICK)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


def form(room: Opened, seat: int, to: int, token: str | None = None, language: str = "en") -> Any:
    headers = {**bearer(room.tokens[seat] if token is None else token), "Accept-Language": language}
    return room.client.get(f"{room.path}/seats/{seat}/pledges?to={to}", headers=headers)


def spare(room: Opened, seat: int, to: int) -> dict[str, str]:
    """A promise to spare the first deputy that one may promise to spare."""
    deeds = {deed["deed"]: deed for deed in form(room, seat, to).json()["gives"]}
    return {"deed": "spare", "about": deeds["spare"]["about"][0]["value"], "how": ""}


def offered(guest: Guest, to: int, promise: dict[str, str], **more: Any) -> dict[str, Any]:
    """Offer something; the deal as one is shown it."""
    guest.socket.send_json({"t": "propose", "to": to, "promise": promise, **more})
    return newest(guest)


def newest(guest: Guest) -> dict[str, Any]:
    """Wait for a deal that is new or changed."""
    while not guest.next().get("deals"):
        pass
    deal: dict[str, Any] = guest.frame["deals"][-1]
    return deal


def respond(guest: Guest, deal: dict[str, Any], reply: str) -> None:
    known = {name: deal[name] for name in ("by", "to", "number")}
    guest.socket.send_json({"t": "respond", **known, "reply": reply})


def begun(client: TestClient, people: int = 3, **options: Any) -> Opened:
    return Opened(client, people=people, seats=3, game="convention", **{**QUICK, **options}).begin()


# --- offered, answered, marked


def test_an_offer_is_told_to_the_other_in_their_language_and_can_be_accepted(client: TestClient) -> None:
    room = begun(client)
    with room.connect() as one, room.connect() as two:
        a, b = Guest(one, room.tokens[0], language="en"), Guest(two, room.tokens[1], language="fr")
        deal = offered(a, 1, spare(room, 0, 1))
        assert (deal["by"], deal["to"], deal["number"], deal["standing"]) == (0, 1, 1, "offered")
        assert deal["sentence"].startswith("You offer N1: You do not denounce ")
        theirs = newest(b)
        assert theirs["sentence"].startswith("N0 vous propose\u00a0: N0 ne dénonce pas ")
        assert theirs["status"] == "attend une réponse"
        respond(b, theirs, "accepted")
        assert newest(a)["standing"] == "accepted"
        assert newest(b)["gives"]["mark"] == "open"


@pytest.mark.parametrize(("reply", "who"), [("refused", 1), ("withdrawn", 0)])
def test_an_offer_can_be_refused_and_withdrawn(client: TestClient, reply: str, who: int) -> None:
    room = begun(client)
    with room.connect() as one, room.connect() as two:
        guests = [Guest(one, room.tokens[0]), Guest(two, room.tokens[1])]
        deal = offered(guests[0], 1, spare(room, 0, 1))
        newest(guests[1])
        respond(guests[who], deal, reply)
        assert [newest(guest)["standing"] for guest in guests] == [reply, reply]
        respond(guests[1], deal, "accepted")
        assert guests[1].refused()["code"] == "pledge_answered"


def test_a_bot_that_does_not_negotiate_refuses_at_once(client: TestClient) -> None:
    room = begun(client, people=1)
    with room.connect() as socket:
        guest = Guest(socket, room.tokens[0])
        offered(guest, 1, spare(room, 0, 1))
        assert newest(guest)["standing"] == "refused"


REFUSED: dict[str, dict[str, Any]] = {
    "no_such_promise": {"to": 1, "promise": {"deed": "spare", "about": "pope"}},
    "pledge_to_oneself": {"to": 0, "promise": {"deed": "vote_trial", "about": "danton", "how": "oui"}},
    "no_such_seat": {"to": 7, "promise": {"deed": "spare", "about": "brissot"}},
    "pledge_too_far": {"to": 1, "promise": {"deed": "support"}, "until": 9},
    "malformed": {"to": 1, "promise": {"deed": "support"}, "secret": True},
}


@pytest.mark.parametrize("code", REFUSED)
@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_what_cannot_be_offered_is_refused_in_words(client: TestClient, code: str, language: str) -> None:
    room = begun(client)
    with room.connect() as socket:
        guest = Guest(socket, room.tokens[0], language=language)
        guest.socket.send_json({"t": "propose", **REFUSED[code]})
        refused = guest.refused()
        assert refused["code"] == code and refused["sentence"]


def test_the_gallery_and_other_games_have_no_book(client: TestClient) -> None:
    room = begun(client)
    with room.connect() as socket:
        guest = Guest(socket)
        guest.socket.send_json({"t": "propose", "to": 1, "promise": {"deed": "support"}})
        assert guest.refused()["code"] == "only_watching"
    other = Opened(client, people=2).begin()
    with other.connect() as socket:
        guest = Guest(socket, other.tokens[0])
        assert guest.frame["room"]["pledges"] is False
        guest.socket.send_json({"t": "propose", "to": 1, "promise": {"deed": "support"}})
        assert guest.refused()["code"] == "no_pledges"


def test_the_form_names_what_may_be_offered_and_wanted_in_ones_language(client: TestClient) -> None:
    room = begun(client)
    found = form(room, 0, 1, language="nl").json()
    assert [deed["deed"] for deed in found["gives"]][:2] == ["vote_trial", "vote_report"]
    assert found["gives"][0]["label"] == "Stemmen in het proces van"
    assert [how["value"] for how in found["gives"][0]["how"]] == ["oui", "non"]
    assert "wie N1 aanklaagt" in [about["label"] for deed in found["gives"] for about in deed["about"]]
    assert "wie je aanklaagt" in [about["label"] for deed in found["wants"] for about in deed["about"]]
    assert found["terms"][0] == {"until": 1, "label": "Tot het eind van ronde 1"}
    assert form(room, 0, 1, token=room.tokens[1]).json()["code"] == "not_your_seat"
    assert form(room, 0, 9).json()["code"] == "no_such_seat"


# --- nobody else notices


def a_deal(guests: dict[str, Guest], made: bool) -> None:
    """Two make a pledge, or none; then somebody speaks, and a moves."""
    if made:
        promise = {"deed": "vote_trial", "about": "danton", "how": "oui"}
        deal = offered(guests["a"], 1, promise, in_return={"deed": "support"})
        newest(guests["b"])
        respond(guests["b"], deal, "accepted")
        newest(guests["a"])
        newest(guests["b"])
    guests["c"].socket.send_json({"t": "say", "text": "Eh bien ?"})
    for guest in guests.values():
        guest.until(lambda frame: bool(frame["talk"]))
    for name in ("a", "b", "c"):
        if guests[name].frame["asked"]:
            guests[name].answer("pass")
    for guest in guests.values():
        guest.told("passed")


@rule("convention", "N-1")
@pytest.mark.parametrize("line", LINES)
def test_a_pledge_of_two_changes_no_byte_for_anybody_else(tmp_path: Path, line: Line) -> None:
    without = streams(tmp_path / "one", [], lambda guests: a_deal(guests, made=False), LAID, line)
    made = streams(tmp_path / "two", [], lambda guests: a_deal(guests, made=True), LAID, line)
    for viewer in ("c", GALLERY):
        assert without[viewer] == made[viewer]
        assert len(without[viewer]) > 2
    assert without["a"] != made["a"] and without["b"] != made["b"]


# --- it lasts


def test_everybody_reads_the_whole_book_when_the_game_is_over(client: TestClient) -> None:
    room = begun(client, people=3)
    with room.connect() as one, room.connect() as two:
        a, b = Guest(one, room.tokens[0]), Guest(two, room.tokens[1])
        deal = offered(a, 1, spare(room, 0, 1))
        respond(b, newest(b), "accepted")
        assert newest(a)["number"] == deal["number"]
        assert room.get("/replay", room.tokens[2]).json()["deals"] == []
    for seat in range(3):
        assert room.post(f"/seats/{seat}/bot", {"level": "random"}, room.host).status_code == 200
    with room.connect() as three:
        c = Guest(three, room.tokens[2])
        c.until(lambda frame: frame["room"]["over"])
        assert [(deal["by"], deal["to"]) for deal in c.frame["deals"]] == [(0, 1)]
        assert c.frame["deals"][0]["gives"]["mark"] != "open"
    seen = room.get("/replay?eyes=public").json()["deals"]
    assert [(deal["standing"], deal["gives"]["mark"]) for deal in seen] != [("accepted", "open")]
    assert "{a>b pledge 1 accepted}" in room.get("/record", room.tokens[2]).text


def test_a_pledge_survives_a_restart(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = begun(client)
        with room.connect() as one, room.connect() as two:
            a, b = Guest(one, room.tokens[0]), Guest(two, room.tokens[1])
            offered(a, 1, spare(room, 0, 1))
            respond(b, newest(b), "accepted")
            accepted = newest(a)
            waiting = offered(b, 0, spare(room, 1, 0), until=1)
    with at_home(tmp_path) as client:
        with client.websocket_connect(room.path + "/socket") as socket:
            again = Guest(socket, room.tokens[0])
            deals = again.frame["deals"]
            assert deals[0] == accepted
            assert (deals[1]["by"], deals[1]["number"]) == (1, waiting["number"])
            respond(again, deals[1], "accepted")
            assert newest(again)["standing"] == "accepted"
        with client.websocket_connect(room.path + "/socket") as socket:
            assert Guest(socket, room.tokens[2]).frame["deals"] == []


# --- bots among themselves


class Negotiating(Passive):
    """Bots that play at random, offer something where there is time, and take most offers."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.rng = random.Random(3)
        self.fails = fails
        self.asked: list[tuple[str, int]] = []

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        view: View,
        moves: list[int],
        most: int | None = None,
        account: Account = NOBODY,
    ) -> Thought:
        return Thought(self.rng.choice(moves), False)

    async def propose(
        self, game: str, level: str, seed: int, view: Any, account: Account = NOBODY
    ) -> tuple[Proposal, ...]:
        self.asked.append(("propose", view.round))
        to = (view.seat + 1) % view.seats
        if self.fails:
            return (Proposal(to, Promise("dance")),)
        forms = CONVENTION.pledges.choices(view, view.seat, to)
        chosen = self.rng.choice(forms) if forms else None
        return (Proposal(to, Promise(chosen.deed, chosen.about[0], chosen.how[0])),) if chosen else ()

    async def consider(
        self, game: str, level: str, seed: int, view: Any, pledge: Pledge, account: Account = NOBODY
    ) -> Verdict:
        assert pledge in view.pledges
        await asyncio.sleep(0)
        return Verdict(self.rng.random() < 0.8)


@pytest.fixture
def negotiating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "negotiates", lambda game, level: game == "convention")


def standings(match: Match | None) -> Sequence[str]:
    assert match is not None
    return [pledge.standing for pledge in match.book.seen(0, True)]


@pytest.mark.usefixtures("negotiating")
def test_bots_alone_exchange_pledges_and_a_room_made_again_has_them_all(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await until(lambda: table.lobby_row().over)
        assert {"accepted", "refused"} <= set(standings(table.room.match))
        assert "offered" not in standings(table.room.match)
        again = restore(map(read_entry, await store.log("room")))
        assert again.match is not None and table.room.match is not None
        assert again.match.book.seen(0, True) == table.room.match.book.seen(0, True)

    serve(tmp_path, work, people=0, thinkers=Negotiating(), game="convention", rounds=3)


@pytest.mark.usefixtures("negotiating")
def test_a_bot_that_offers_what_it_cannot_is_not_heard_and_the_game_goes_on(tmp_path: Path) -> None:
    minds = Negotiating(fails=True)

    async def work(table: Table, store: SqliteStore) -> None:
        await until(lambda: table.lobby_row().over)
        assert minds.asked and standings(table.room.match) == []

    serve(tmp_path, work, people=0, thinkers=minds, game="convention", rounds=1)


@pytest.mark.usefixtures("negotiating")
def test_a_bot_that_takes_over_answers_what_its_seat_was_offered(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        def offer(room: Room) -> Any:
            assert room.match is not None
            return room.pledge(0, 1, Promise("support"))

        await table.ask(offer)
        assert standings(table.room.match) == ["offered"]
        await table.ask(lambda room: room.hand_over(1, "random"))
        await until(lambda: standings(table.room.match)[0] in ("accepted", "refused"))

    serve(tmp_path, work, people=3, thinkers=Negotiating(), game="convention")


def test_a_bot_takes_back_what_nobody_answered_when_the_vote_is_past() -> None:
    room = placed("agenda", posts=JURY)
    match = match_of(room)

    async def at_once(act: Any) -> list[Entry]:
        entries: list[Entry] = act(room)
        return entries

    async def begin() -> None:
        thinkers = Passive()
        visiting = Visiting("room", thinkers.visitors, lambda seat, line: None, lambda seat: None)
        deals = negotiating_module.Negotiating(at_once, thinkers, visiting, NOBODY)
        deals.begin(room)
        await deals.done()

    spared, voted = Promise("spare", "robespierre"), Promise("vote_trial", "brissot", "non")
    room.pledge(1, 3, spared, voted, match.state.round + 1)
    room.hand_over(1, "random")
    play(match, f"{ACCUSED} a:oui c:oui")
    asyncio.run(begin())
    assert standings(match) == ["offered"]
    play(match, "d:oui")
    asyncio.run(begin())
    assert standings(match) == ["withdrawn"]


def test_one_player_offers_another_so_many_pledges_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records have room for as many numbers."""
    monkeypatch.setattr(room_module, "MOST_PLEDGES", 3)
    room, _ = open_room("convention", 3, AT_ONCE["convention"], "host", b"s" * 32)
    for seat in range(3):
        room.sit(seat, f"N{seat}", "en", str(seat))
    room.begin()
    for number in range(1, 4):
        room.pledge(0, 1, Promise("support"))
        room.reply(0, 0, 1, number, "withdrawn")
    with pytest.raises(RoomRefusal, match="pledged_enough"):
        room.pledge(0, 1, Promise("support"))
    room.pledge(0, 2, Promise("support"))
