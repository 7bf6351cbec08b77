"""Where models are asked, and what they may take: read from the environment, where keys belong.

The key itself is no part of the settings. It is read when something is asked, and goes nowhere but there.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec

from cabale.core.errors import quoted
from cabale.models.refusals import BadModel
from cabale.seat.limits import KEY
from cabale.text import LANGUAGES

PREFIX: Final = "model:"  # before the name of a model, wherever a player may be named
URL: Final = "CABALE_MODEL_URL"
LANGUAGE: Final = "CABALE_MODEL_LANGUAGE"
PRICES: Final = "CABALE_MODEL_PRICES"
MILLION: Final = 1_000_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """An address, a language and the limits of one seat in one game."""

    url: str
    language: str = "en"
    tokens: int = 500_000  # of a game, in and out
    seconds: float = 1800.0  # of a game that it may be waited for
    patience: float = 60.0  # seconds for one reply
    reply: int = 2_048  # tokens of one reply; 0: as many as the address gives
    temperature: float | None = None  # None: that of the address
    prices: tuple[float, float] | None = None  # of a million tokens, in and out

    def cost(self, tokens_in: int, tokens_out: int) -> float | None:
        """What that many tokens cost, in the currency of the prices."""
        if self.prices is None:
            return None
        return (tokens_in * self.prices[0] + tokens_out * self.prices[1]) / MILLION


def read_model(text: str) -> str:
    """The name of a model, as its address knows it, without the prefix."""
    name = text.removeprefix(PREFIX)
    if name == text or not name.strip() or not name.isprintable():
        raise BadModel("model_name", text=quoted(text))
    return name


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """What the environment says; refused if there is no address, or something that cannot be meant."""
    given = os.environ if environ is None else environ
    language = given.get(LANGUAGE, "en")
    if language not in LANGUAGES:
        raise BadModel("model_language", name=LANGUAGE, text=quoted(language), expected=LANGUAGES)
    usual = Settings(url="")
    return Settings(
        url=_address(given.get(URL, "")),
        language=language,
        tokens=int(_number(given, "CABALE_MODEL_TOKENS", usual.tokens)),
        seconds=_number(given, "CABALE_MODEL_SECONDS", usual.seconds),
        patience=_number(given, "CABALE_MODEL_PATIENCE", usual.patience),
        reply=int(_number(given, "CABALE_MODEL_REPLY", usual.reply)),
        temperature=_number(given, "CABALE_MODEL_TEMPERATURE", 0.0)
        if "CABALE_MODEL_TEMPERATURE" in given
        else None,
        prices=_prices(given[PRICES]) if PRICES in given else None,
    )


def key() -> str:
    """What opens the address; empty where none is needed."""
    return os.environ.get(KEY, "").strip()


def _address(text: str) -> str:
    if not text:
        raise BadModel("model_no_address", name=URL)
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is none
        known = None
    if not known or parts.username is not None or parts.query or parts.fragment or not text.isprintable():
        raise BadModel("model_address", name=URL)
    return text.rstrip("/")


def _number(given: Mapping[str, str], name: str, usual: float) -> float:
    text = given.get(name)
    number = usual if text is None else _positive(text)
    if number is None:
        raise BadModel("model_number", name=name, text=quoted(text))
    return number


def _prices(text: str) -> tuple[float, float]:
    found = [_positive(part) for part in text.split(",")]
    match found:
        case [float() as into, float() as out]:
            return into, out
    raise BadModel("model_prices", name=PRICES, text=quoted(text))


def _positive(text: str) -> float | None:
    """A number that is not below zero, and no word for one."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 <= number < float("inf") else None
