"""The chat-completions protocol, as much of it as a seat needs: what is sent, and what a reply brings."""

from __future__ import annotations

from typing import Any

import msgspec

from cabale.core.errors import quoted
from cabale.models.refusals import BadModel
from cabale.models.settings import Settings


class Function(msgspec.Struct, frozen=True):
    """What is called, and with what: an object, as most write it, within a text."""

    name: str
    arguments: str | dict[str, Any] = ""


class Call(msgspec.Struct, frozen=True):
    function: Function


class Message(msgspec.Struct, frozen=True):
    content: str | None = None
    tool_calls: tuple[Call, ...] | None = None


class Choice(msgspec.Struct, frozen=True):
    message: Message
    finish_reason: str | None = None


class Tokens(msgspec.Struct, frozen=True):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class Completion(msgspec.Struct, frozen=True):
    """A reply."""

    choices: tuple[Choice, ...]
    usage: Tokens | None = None
    model: str | None = None


def request(name: str, settings: Settings, system: str, turn: str, tools: list[dict[str, Any]]) -> bytes:
    """What is asked, with all that came before in one turn: whoever answers remembers nothing."""
    body: dict[str, Any] = {
        "model": name,
        "messages": [{"role": "system", "content": system}, {"role": "user", "content": turn}],
        "tools": tools,
        "tool_choice": "auto",  # understood everywhere
    }
    if settings.reply:
        body["max_tokens"] = settings.reply
    if settings.temperature is not None:
        body["temperature"] = settings.temperature
    return msgspec.json.encode(body)


def completion(text: bytes) -> Completion:
    """A reply, if that is what came."""
    try:
        found = msgspec.json.decode(text, type=Completion)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadModel("model_unreadable", reason=quoted(str(error))) from None
    if not found.choices:
        raise BadModel("model_unreadable", reason="choices")
    return found


def calls(choice: Choice) -> tuple[Function, ...]:
    """What it calls. Nothing, or nothing whole, is refused."""
    message = choice.message
    if choice.finish_reason == "length":
        raise BadModel("model_truncated")
    if not message.tool_calls:
        text = (message.content or "").strip()
        raise BadModel("model_no_call", text=quoted(text)) if text else BadModel("model_empty")
    return tuple(call.function for call in message.tool_calls)


def arguments(function: Function, kind: type[Any]) -> Any:
    """What a call brings, if it is what its tool takes. A number in quotation marks is a number."""
    given = function.arguments
    try:
        found = msgspec.json.decode(given or "{}") if isinstance(given, str) else given
        return msgspec.convert(found, kind, strict=False)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadModel("model_call", tool=quoted(function.name), reason=quoted(str(error))) from None
