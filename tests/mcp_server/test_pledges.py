"""Promises in writing, the lobby, the aid and the rules, as a session has them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cabale.games import GAMES
from tests.mcp_server.playing import Player, at_home, session


async def to_the_agenda(*players: Player) -> None:
    """Choose the factions, and pass until denunciations are spoken of."""
    while True:
        for player in players:
            asked = (await player.call("look"))["asked"]
            if asked and asked["kind"] == "agenda":
                return
            if asked:
                await player.call("answer", answer=1)


def test_a_pledge_is_proposed_answered_and_told_to_both(tmp_path: Path) -> None:
    async def bargain() -> None:
        async with at_home(tmp_path) as app, session(app) as one, session(app, "fr") as two:
            room = (await one.call("open_room", game="convention", seats=2))["room"]
            await one.call("sit_down", room=room, name="Ada")
            await two.call("sit_down", room=room, name="Bob", language="fr")
            await one.call("begin", level="")
            await to_the_agenda(one, two)
            found = await one.call("list_pledges", to="b")
            assert found["to"] == "b" and found["mine"] and found["theirs"] and found["until"]
            deed = found["mine"][0]
            promise = {
                "to": "b",
                "deed": deed["deed"],
                "about": next(iter(deed["about"]), ""),
                "how": next(iter(deed["how"]), ""),
                "until": int(next(iter(found["until"]))),
            }
            refused = await one.refused("propose", **{**promise, "deed": "fly"})
            assert refused["code"] and refused["sentence"]
            assert (await one.refused("propose", **{**promise, "to": "a"}))["code"]
            assert not (await two.call("look"))["pledges"]
            await one.call("propose", **promise)
            (offered,) = (await two.call("wait"))["pledges"]
            assert (offered["by"], offered["to"], offered["standing"]) == ("a", "b", "offered")
            assert (await two.refused("reply", to="a", number=99, reply="accepted"))["code"]
            await two.call("reply", to="a", number=offered["number"], reply="accepted")
            (made,) = (await one.call("look"))["pledges"]
            assert made["standing"] == "accepted" and made["sentence"] in one.said[-1]

    asyncio.run(bargain())


def test_the_lobby_the_aid_and_the_rules(tmp_path: Path) -> None:
    async def read() -> None:
        async with at_home(tmp_path) as app, session(app) as one, session(app) as two:
            games = (await one.call("list_games"))["games"]
            assert {game["game"] for game in games} == set(GAMES)
            floor = next(option for option in games[0]["options"] if option["name"] == "window_floor_ms")
            assert (floor["least"], floor["most"]) == (0, 600_000)
            assert "  window_floor_ms=3000 (0 to 600000) · " in one.said[-1]
            assert "  treasury_limit=54 (null, 16 to 999) · " in one.said[-1] and "()" not in one.said[-1]
            assert (await one.call("list_rooms"))["rooms"] == []
            title = 'Come"\nin'
            room = (await one.call("open_room", game="druide", title=title, listed=True))["room"]
            await one.call("sit_down", room=room, name="Ada")
            (listed,) = (await two.call("list_rooms"))["rooms"]
            assert (listed["room"], listed["state"], listed["names"]) == (room, "gathering", ["Ada"])
            assert '\nin"' not in two.said[-1]
            for game in GAMES:
                assert len((await two.call("aid", game=game))["text"].splitlines()) > 5
            numbers = (await two.call("rules", game="druide"))["text"]
            assert "D-1" in numbers
            assert (await two.call("rules", game="druide", number="D-1"))["text"].startswith("D-1")
            assert (await two.refused("rules", game="chess"))["code"] == "unknown_game"

    asyncio.run(read())
