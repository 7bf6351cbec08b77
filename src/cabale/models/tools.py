"""What a model may call: its answer, what it says, what it promises. Each as the protocol describes tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cabale.core.pledges import Promise
from cabale.core.talk import LONGEST_LINE
from cabale.text import Words

Tool = dict[str, Any]


class Answering(msgspec.Struct, frozen=True):
    """The arguments of `answer`."""

    number: int


class Saying(msgspec.Struct, frozen=True):
    """The arguments of `say`."""

    text: str


class Whispering(msgspec.Struct, frozen=True):
    """The arguments of `whisper`."""

    to: tuple[str, ...]
    text: str


class Wishing(msgspec.Struct, frozen=True):
    """A pledge that it would like to make."""

    to: str
    promise: Promise
    in_return: Promise | None = None
    until: int = 0


class Pledging(msgspec.Struct, frozen=True):
    """The arguments of `pledge`."""

    offers: tuple[Wishing, ...] = ()


class Replying(msgspec.Struct, frozen=True):
    """The arguments of `reply`."""

    accept: bool


def answer(words: Words, count: int) -> Tool:
    number = {"type": "integer", "minimum": 0, "maximum": count - 1}
    return _tool(words, "answer", {"number": number})


def talk(words: Words, others: Sequence[str]) -> list[Tool]:
    text = {"type": "string", "maxLength": LONGEST_LINE}
    to = {"type": "array", "items": {"type": "string", "enum": list(others)}, "minItems": 1}
    return [_tool(words, "say", {"text": text}), _tool(words, "whisper", {"to": to, "text": text})]


def pledge(words: Words, others: Sequence[str]) -> Tool:
    word = {"type": "string"}
    promise = _object({"deed": word, "about": word, "how": word}, ("deed",))
    offer = _object(
        {
            "to": {"type": "string", "enum": list(others)},
            "promise": promise,
            "in_return": promise,
            "until": {"type": "integer"},
        },
        ("to", "promise"),
    )
    return _tool(words, "pledge", {"offers": {"type": "array", "items": offer}})


def reply(words: Words) -> Tool:
    return _tool(words, "reply", {"accept": {"type": "boolean"}})


def _tool(words: Words, name: str, properties: dict[str, Any]) -> Tool:
    function = {
        "name": name,
        "description": words.say(f"model-tool-{name}"),
        "parameters": _object(properties, tuple(properties)),
    }
    return {"type": "function", "function": function}


def _object(properties: dict[str, Any], required: Sequence[str]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }
