"""One request to an address, one reply, within a limit of time. Nothing is followed elsewhere: a key is meant
for one house."""

from __future__ import annotations

import re
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from socket import SHUT_RDWR, socket
from threading import Event, Timer
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from cabale.core.errors import quoted
from cabale.models.refusals import BadModel
from cabale.models.settings import key

PATH: Final = "/chat/completions"
LARGEST: Final = 1 << 20  # bytes of a reply
CHUNK: Final = 1 << 16
SHORTLY: Final = 1  # seconds until it is tried again, where the address does not say
LONGEST_WAIT: Final = 10  # seconds
HIDDEN: Final = "…"  # in place of the key, should an address repeat it


class Caller:
    """Asks one address, one thing after the other, until another thread makes it hang up."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._over: Final = Event()
        self._line: socket | None = None  # on which something is asked

    def post(self, body: bytes, seconds: float) -> bytes:
        """What it answers. Every way in which it does not is refused with a code of its own."""
        parts, secret = urlsplit(self._url), key()
        where = parts.netloc
        if seconds <= 0:
            raise BadModel("model_slow", address=where)
        if not (secret.isascii() and secret.isprintable()):  # no header can hold it
            raise BadModel("model_key", address=where)
        deadline = monotonic() + seconds
        door = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        assert parts.hostname
        connection = door(parts.hostname, parts.port, timeout=seconds)
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        cut = Timer(seconds, self._drop)  # whoever sends a byte now and then never lets a socket time out
        try:
            connection.connect()
            self._line = connection.sock
            cut.start()
            if self._over.is_set():
                raise ConnectionAbortedError
            connection.request("POST", parts.path + PATH, body, headers)
            with connection.getresponse() as response:
                text = _read(response)
            if monotonic() > deadline:
                raise TimeoutError
        except BadModel:
            raise
        except (OSError, HTTPException) as error:
            if isinstance(error, TimeoutError) or monotonic() > deadline:
                raise BadModel("model_slow", address=where) from None
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise BadModel("model_unreachable", address=where, reason=quoted(reason)) from None
        finally:
            cut.cancel()
            self._line = None
            connection.close()
        if secret:
            text = _without(secret, text)
        if response.status != 200:
            raise _refusal(where, response, text)
        return text

    def wait(self, seconds: float) -> None:
        """Before the same is asked again."""
        self._over.wait(seconds)

    def hang_up(self) -> None:
        """From another thread: what is waited for comes to nothing, and so does all that follows."""
        self._over.set()
        self._drop()

    def _drop(self) -> None:
        line = self._line
        if line is not None:
            with suppress(OSError):  # it has just been answered
                line.shutdown(SHUT_RDWR)


def _read(response: HTTPResponse) -> bytes:
    found = b""
    while chunk := response.read1(CHUNK):
        found += chunk
        if len(found) > LARGEST:
            raise BadModel("model_unreadable", reason=quoted(f"> {LARGEST}"))
    return found


def _without(secret: str, text: bytes) -> bytes:
    """A reply without the key, in whichever way JSON writes it."""
    ways = "".join(rf"(?:\\?{re.escape(char)}|\\u00{ord(char):02x})" for char in secret)
    return re.sub(ways.encode(), HIDDEN.encode(), text, flags=re.IGNORECASE)


def _refusal(where: str, response: HTTPResponse, text: bytes) -> BadModel:
    status = response.status
    code = (
        "model_trouble"
        if status >= 500
        else "model_key"
        if status in (401, 403)
        else "model_missing"
        if status == 404
        else "model_busy"
        if status == 429
        else "model_status"
    )
    reason = quoted(" ".join(text.decode("utf-8", "replace").split()))
    after = response.headers.get("Retry-After", "")
    wait = int(after) if after.isdecimal() else SHORTLY
    return BadModel(code, address=where, status=status, reason=reason, wait=min(wait, LONGEST_WAIT))
