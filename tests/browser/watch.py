"""What a page must never do, watched while it is open: ask anybody but the house, or stumble."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

LOOPBACK = {"127.0.0.1", "localhost", "::1"}


class Watch:
    """Complaints about the pages of one test: requests off loopback, console errors, uncaught errors.

    A test that provokes an error on purpose says so first, and only errors of that text are then forgiven:

        watch.forgive("ERR_CONNECTION_REFUSED")  # the house is about to be killed
        watch.forgive("404")                     # Chromium reports every refused request itself
    """

    def __init__(self) -> None:
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self._contexts: list[BrowserContext] = []

    def forgive(self, pattern: str) -> None:
        """From now on, let pass console errors and uncaught errors in which this pattern is found."""
        self._forgiven.append(pattern)

    def over(self, context: BrowserContext) -> None:
        """Watch everything that happens in this context."""
        self._contexts.append(context)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("page", self._page)

    def complaints(self) -> list[str]:
        """All of them until now. Asks every open page something, so that nothing is still under way."""
        for context in self._contexts:
            for page in context.pages:
                page.title()
        return self._complaints

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url)

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.hostname not in LOOPBACK:
            self._complaints.append(f"a request off loopback: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location
            self._stumbled(f"{message.text} ({place['url']}:{place['lineNumber']})")

    def _error(self, error: WebError) -> None:
        self._stumbled(f"uncaught: {error.error}")

    def _stumbled(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._forgiven):
            self._complaints.append(text)
