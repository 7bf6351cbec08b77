"""Lessons over HTTP: a list, a lesson of each game played to its end, and everything that is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cabale.core.errors import CabaleError
from cabale.games import GAMES
from cabale.lessons import MOST, Remark, find_lesson, lessons_of, think_on
from cabale.table import guard
from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.fair_queue import Account
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from cabale.table.thinkers import NOBODY
from tests.table.guests import NAME
from tests.table.test_table import Passive

TAUGHT = [game for game in GAMES if lessons_of(game)]


class Pupils(Passive):
    """Thinks in the event loop, and remembers for how much."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []  # answers, and remarks that were known

    async def learn(
        self,
        game: str,
        lesson: str,
        answers: tuple[str, ...],
        known: tuple[Remark, ...],
        account: Account = NOBODY,
    ) -> tuple[Remark, ...]:
        self.asked.append((len(answers), len(known)))
        return think_on(find_lesson(game, lesson), answers, known)


PUPILS = Pupils()


def home(folder: Path, address: str) -> TestClient:
    app = make_app(lambda: House(SqliteStore(folder / "cabale.db"), PUPILS), Doors(NAME))
    return TestClient(app, client=(address, 50_000))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with home(tmp_path, "127.0.0.1") as client:
        yield client


def play(client: TestClient, game: str, lesson: str, *answers: str, language: str = "en") -> Any:
    path = f"/api/games/{game}/lessons/{lesson}"
    return client.post(path, json={"answers": answers}, headers={"Accept-Language": language})


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_of_a_game_from_its_card_to_its_end(client: TestClient, game: str) -> None:
    cards = client.get(f"/api/games/{game}/lessons", headers={"Accept-Language": "nl"}).json()
    assert [card["id"] for card in cards] == [lesson.id for lesson in lessons_of(game)]
    first = lessons_of(game)[0]
    answers = [step.answers[0] for step in first.steps]
    seen = play(client, game, first.id, *answers[:-1], language="nl").json()
    assert seen["card"] == cards[0] and seen["step"] == len(first.steps) and not seen["over"]
    assert [chair["name"] for chair in seen["chairs"]][seen["seat"]] == "Gast"
    assert answers[-1] in [offer["text"] for offer in seen["asked"]["offers"]]
    done = play(client, game, first.id, *answers, language="nl").json()
    assert done["over"] and done["outcome"]["right"] and done["next"] == cards[1]["id"]


def test_the_learner_goes_by_a_name(client: TestClient) -> None:
    path = "/api/games/complots/lessons/doubt"
    for name, seated in (("Élise", "Élise"), ("Hugo", "Guest"), ("", "Guest"), ("x" * 90, "x" * 24)):
        chairs = client.post(path, json={"name": name}).json()["chairs"]
        assert chairs[0]["name"] == seated and chairs[2]["name"] == "Hugo"


def test_a_whole_game_is_thought_once(client: TestClient) -> None:
    PUPILS.asked.clear()
    seen = play(client, "complots", "game").json()
    assert [chair["level"] for chair in seen["chairs"]] == ["", "novice", "novice"]
    answer = seen["asked"]["offers"][0]["text"]
    once = play(client, "complots", "game", answer).json()
    again = play(client, "complots", "game", answer).json()
    assert once == again and once["outcome"]["moments"]
    assert [answers for answers, _ in PUPILS.asked] == [0, 1]


@pytest.mark.parametrize(
    ("game", "lesson", "answers", "code", "status"),
    [
        ("chess", "doubt", [], "unknown_game", 404),
        ("complots", "dance", [], "unknown_lesson", 404),
        ("complots", "doubt", ["income"], "other_question", 400),
        ("complots", "doubt", ["💥"], "unknown_move", 400),
        ("complots", "doubt", ["challenge", "pass"], "lesson_over", 409),
        ("complots", "doubt", ["pass"] * (MOST + 1), "too_many_answers", 400),
        ("complots", "game", ["dance"], "unknown_move", 400),
    ],
)
def test_what_is_refused(
    client: TestClient, game: str, lesson: str, answers: list[str], code: str, status: int
) -> None:
    refused = play(client, game, lesson, *answers, language="fr")
    assert (refused.json()["code"], refused.status_code) == (code, status)
    assert refused.json()["sentence"]


def test_no_stranger_keeps_the_house_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LESSONS", guard.Pace(0, 2))
    with home(tmp_path, "203.0.113.7") as client:
        assert [play(client, "complots", "doubt").status_code for _ in range(3)] == [200, 200, 429]


def test_a_refusal_comes_back_from_where_bots_think() -> None:
    from cabale.table.thinkers import learn

    assert isinstance(learn("complots", "game", ("dance",), ()), CabaleError)
    assert learn("complots", "game", (), ()) == think_on(find_lesson("complots", "game"), ())
