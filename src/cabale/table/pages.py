"""The client, as the browser gets it: built files, read once, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets change with what is in them
ANEW: Final = "no-cache"
PAGE: Final = re.compile(r"/|/settings/?|/(t|replay|guide)/[^/]+/?|/learn/[^/]+(/[^/]+)?/?")
NOT_BUILT: Final = "The pages are not built. `python3 dev.py client` builds them; the API is under /api."
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class File(NamedTuple):
    """A built file, as it is and compressed."""

    kind: str
    body: bytes
    small: bytes
    tag: str


class Pages:
    """All files of the client. A path that is no file is a page of it, which says itself if it is none."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or _built()
        built = [path for path in sorted(root.rglob("*")) if path.is_file()] if root else []
        self._files: Final = {f"/{path.relative_to(root or '').as_posix()}": _read(path) for path in built}

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        found = self._files.get(path) or self._files.get("/index.html")
        status = 200 if path in self._files or PAGE.fullmatch(path) else 404
        if found is None:
            return PlainTextResponse(NOT_BUILT, 503)
        if path.startswith("/assets/") and path not in self._files:
            return PlainTextResponse("", 404)
        headers = {
            "etag": found.tag,
            "cache-control": FOREVER if path.startswith("/assets/") else ANEW,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", "") and len(found.small) < len(found.body):
            return Response(
                found.small,
                status,
                headers={**headers, "content-encoding": "gzip"},
                media_type=found.kind,
            )
        return Response(found.body, status, headers=headers, media_type=found.kind)


def _built() -> Path | None:
    """Where the client is: in the package, or in the tree that the package is installed from."""
    for folder in (Path(str(files("cabale.table"))) / "client", Path(__file__).parents[3] / "client/dist"):
        if (folder / "index.html").exists():
            return folder
    return None


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(kind, body, gzip.compress(body, 9, mtime=0), tag)
