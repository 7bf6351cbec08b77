"""The built client, as a browser gets it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from cabale.table.pages import NOT_BUILT, Pages


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Cabale</title>")
    (tmp_path / "assets" / "main-abc.js").write_text("let cabale = 1;\n" * 200)
    return TestClient(Starlette(routes=[Route("/{path:path}", Pages(tmp_path).answer)]))


def test_every_page_is_the_same_file(client: TestClient) -> None:
    for path in ("/", "/t/some-room", "/replay/some-room", "/learn/complots", "/learn/complots/doubt"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_good_and_a_missing_one_is_no_page(client: TestClient) -> None:
    answer = client.get("/assets/main-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let cabale")
    plain = client.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert len(gzip.compress(plain.content)) < len(plain.content)
    assert "content-encoding" not in plain.headers
    assert client.get("/assets/other.js").status_code == 404


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/").headers["etag"]
    assert client.get("/", headers={"if-none-match": tag}).status_code == 304


def test_a_house_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    app = Starlette(routes=[Route("/{path:path}", Pages(empty).answer)])
    answer = TestClient(app).get("/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)
