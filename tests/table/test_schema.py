"""The house held against its own document: requests that schemathesis makes of it, right ones and wrong ones.

Whatever it is asked, it answers as the document says, and never with a failure of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as some
from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi import checks
from starlette.testclient import TestClient

from cabale.games import GAMES
from cabale.table import knocking
from cabale.table.documents.openapi import http_document
from cabale.table.guard import Bucket, Pace
from cabale.table.routes import ENDPOINTS, Endpoint
from tests.analysis.weighing import weigh
from tests.effort import night
from tests.table.guests import NAME, Opened, at_home
from tests.table.test_replays import play_to_the_end

CHECKS: Final = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
OUR_FAULT: Final = ("house_failed", "table_failed")
RENEWED: Final = 100  # requests after which there are other rooms: most of these are spoilt by then
SHORT: Final[dict[str, dict[str, Any]]] = {"complots": {"max_turns": 4}, "convention": {"rounds": 1}}
DOCUMENT: Final = schemathesis.openapi.from_dict(http_document())


class Rooms:
    """Rooms in which nobody sits, a game goes on or is over, of one game after the other."""

    def __init__(self, client: TestClient) -> None:
        self._client: Final = client
        self._asked = 0
        self._there: list[Opened] = []

    def one(self, lots: Random) -> Opened:
        if self._asked % RENEWED == 0:
            game = list(GAMES)[self._asked // RENEWED % len(GAMES)]
            self._there = [
                Opened(self._client, game=game),
                Opened(self._client, game=game).begin(),
                play_to_the_end(Opened(self._client, people=1, seats=3, game=game, **SHORT.get(game, {}))),
            ]
        self._asked += 1
        return lots.choice(self._there)


class Held:
    """A house, and how often it answered what."""

    def __init__(self, client: TestClient) -> None:
        self._client: Final = client
        self._rooms: Final = Rooms(client)
        self.answers: Final[Counter[int]] = Counter()

    def against(self, endpoint: Endpoint, cases: int) -> None:
        """So many requests of one kind; half of them wrong, where the document says what is right."""
        operation = DOCUMENT[endpoint.path][endpoint.method]
        exact = endpoint.method != "GET" or endpoint.query
        modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if exact else [GenerationMode.POSITIVE]
        for mode in modes:
            found = given(operation.as_strategy(generation_mode=mode), some.randoms(use_true_random=False))
            few = settings(max_examples=-(-cases // len(modes)), phases=[Phase.generate])
            few(found(self._ask))()

    def _ask(self, case: Case[Any], lots: Random) -> None:
        """Most rooms, seats and tokens are good ones, or nothing but the door is tried."""
        room = self._rooms.one(lots)
        for name, known in (("room", [room.room]), ("seat", [0, 1, 2]), ("game", list(GAMES))):
            if name in case.path_parameters and not wrong_path(case) and lots.random() < 0.8:
                case.path_parameters[name] = lots.choice(known)
        if lots.random() < 0.9:
            case.headers["Authorization"] = f"Bearer {lots.choice([room.host, *room.tokens])}"
        asked = case.as_transport_kwargs(base_url=f"http://{NAME}")
        del asked["cookies"]  # there are none
        if "data" in asked:  # as requests calls it
            asked["content"] = asked.pop("data")
        answer = self._client.request(**asked)
        case.validate_response(answer, checks=CHECKS)
        self.answers[answer.status_code] += 1
        if answer.status_code >= 500:
            told = answer.json()
            assert answer.status_code == 503 and told["code"] not in OUR_FAULT and told["sentence"]


def wrong_path(case: Case[Any]) -> bool:
    """Whether it is the path that is wrong about a request: then the whole may be right without it."""
    made = case.meta and case.meta.components.get(ParameterLocation.PATH)
    return bool(made and made.mode.is_negative)


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    monkeypatch.setattr(knocking, "PATIENCE", 0.0)  # nobody is there who would answer
    for game in GAMES:
        weigh(monkeypatch, game, 4)  # these tests are not about what is found
    with at_home(tmp_path) as client:
        client.app.state.all_openings = Bucket(Pace(0, 1_000_000))  # type: ignore[attr-defined]
        yield Held(client)


def hold(held: Held, cases: int) -> None:
    for endpoint in ENDPOINTS:
        held.against(endpoint, cases // len(ENDPOINTS) + 1)
    print(f"{held.answers.total()} cases: {sorted(held.answers.items())}")
    assert held.answers.total() >= cases and held.answers[200] > cases / 10


def test_five_hundred_requests_are_answered_as_the_document_says(held: Held) -> None:
    hold(held, 500)


@pytest.mark.slow
def test_fifty_thousand_requests_are_answered_as_the_document_says(held: Held) -> None:
    hold(held, night(50_000))
