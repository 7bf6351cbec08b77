"""Which language to speak."""

from __future__ import annotations

import os
import re
from typing import Final

from cabale.core.errors import BadSetup

LANGUAGES: Final = ("fr", "nl", "en")
FALLBACK: Final = "en"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # POSIX: the first that is set decides


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else $CABALE_LANG, else that of the system, else English."""
    if wanted is not None:
        if _prefix(wanted) not in LANGUAGES:
            raise BadSetup("unknown_language", language=wanted, expected=LANGUAGES)
        return _prefix(wanted)
    system = next((os.environ[name] for name in _LOCALE if os.environ.get(name)), "")
    known = [_prefix(tag) for tag in (os.environ.get("CABALE_LANG", ""), system) if _prefix(tag) in LANGUAGES]
    return known[0] if known else FALLBACK


def _prefix(tag: str) -> str:
    """The language of `fr`, `fr-BE` or `fr_BE.UTF-8`."""
    return re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
