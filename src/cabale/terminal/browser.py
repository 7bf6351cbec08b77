"""A browser for whoever sits at this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def open_browser(address: str) -> None:
    """Open a browser if there is a screen and somebody at a terminal; never wait for it."""
    screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if screen and sys.stdout.isatty():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
