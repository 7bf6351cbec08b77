"""Click's own words in our languages. Click asks gettext for them; here the catalogues answer instead."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from string import Formatter
from typing import Final

import click

from cabale.text import Words

KEYS: Final[Mapping[str, str]] = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Positional arguments": "click-arguments",
    "Show this message and exit.": "option-help",
    "Show the version and exit.": "option-version",
    "default: {default}": "click-default",
    "Missing command.": "click-missing-command",
    "Missing argument": "click-missing-argument",
    "Missing parameter": "click-missing-argument",
    "Option {name!r} requires an argument.": "click-value-missing",
    "Option {name!r} does not take a value.": "click-no-value",
    "Got unexpected extra argument ({args})": "click-extra",
    "Got unexpected extra arguments ({args})": "click-extra-several",
}


def speak(words: Words) -> None:
    """From now on, until it is told otherwise, Click speaks this language."""
    said: dict[str, str] = {}

    def gettext(message: str) -> str:
        if message not in KEYS:
            return message
        if message not in said:
            fields = {name for _, name, _, _ in Formatter().parse(message) if name}
            said[message] = words.say(KEYS[message], **{name: f"{{{name}}}" for name in fields})
        return said[message]

    def ngettext(one: str, several: str, number: int) -> str:
        return gettext(one if number == 1 else several)

    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == click.__name__:
            if hasattr(module, "_") and callable(module._):
                setattr(module, "_", gettext)  # noqa: B010
            if hasattr(module, "ngettext"):
                setattr(module, "ngettext", ngettext)  # noqa: B010
