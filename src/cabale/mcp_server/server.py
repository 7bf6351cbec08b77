"""A server of the official SDK, made of the tools."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import mcp_types as types
import msgspec
from mcp.server import Server
from mcp.server.context import ServerRequestContext
from starlette.types import Scope

from cabale import __version__
from cabale.core.errors import CabaleError, quoted
from cabale.mcp_server.asking import AT_HOME
from cabale.mcp_server.seen import Declined
from cabale.mcp_server.session import AnswerRefused, Session
from cabale.mcp_server.tools import TOOLS, Tool
from cabale.mcp_server.wording import declined, tell_declined
from cabale.table.settings import RoomRefusal
from cabale.text import Words

NAME: Final = "cabale"
TITLE: Final = "Cabale"
Context = ServerRequestContext[Any, Any]
_logger: Final = logging.getLogger(__name__)
_by_name: Final = {tool.name: tool for tool in TOOLS}


def make_server(
    find: Callable[[Context], Session | None], language: Callable[[Context], str], speaks: str
) -> Server[Any]:
    """A server; which session a call belongs to, and in which language tools are described to whom."""
    logging.getLogger("mcp").setLevel(logging.WARNING)  # below that it writes down who has which session

    async def list_tools(context: Context, _: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=described(language(context)))

    async def call_tool(context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        caller: Scope = AT_HOME if context.request is None else context.request.scope
        session = find(context)
        if session is None:
            words = Words(language(context))
            refusal = declined(words, RoomRefusal("no_session"))
            return _refused(refusal, tell_declined(words, refusal))
        return await call(session, caller, params.name, params.arguments or {})

    return Server(
        NAME,
        version=__version__,
        title=TITLE,
        instructions=Words(speaks).say("mcp-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


async def call(session: Session, caller: Scope, name: str, arguments: dict[str, Any]) -> types.CallToolResult:
    """What a tool gives back; a refusal is an error of the tool, which has changed nothing."""
    try:
        tool = _by_name.get(name)
        if tool is None:
            raise RoomRefusal("no_such_tool", text=quoted(name), expected=tuple(_by_name))
        data, text = await tool.call(session, caller, _taken(tool, arguments))
    except AnswerRefused as answer:
        return _refused(answer.declined, tell_declined(session.words, answer.declined, answer.seen))
    except CabaleError as error:
        refusal = declined(session.words, error)
        return _refused(refusal, tell_declined(session.words, refusal))
    except Exception as error:
        _logger.error("the tool %s failed", name, exc_info=error)
        refusal = declined(session.words, RoomRefusal("house_failed"))
        return _refused(refusal, tell_declined(session.words, refusal))
    return types.CallToolResult(content=[types.TextContent(text=text)], structured_content=_data(data))


def _taken(tool: Tool, arguments: dict[str, Any]) -> msgspec.Struct:
    try:
        return msgspec.convert(arguments, tool.takes)
    except msgspec.ValidationError as error:
        names = tuple(field.name for field in msgspec.structs.fields(tool.takes))
        raise RoomRefusal("bad_arguments", text=tool.name, reason=str(error), expected=names) from error


def _refused(refusal: Declined, text: str) -> types.CallToolResult:
    return types.CallToolResult(
        content=[types.TextContent(text=text)], structured_content=_data(refusal), is_error=True
    )


def _data(data: msgspec.Struct) -> Any:
    return msgspec.to_builtins(data)


# --- how they are described


def described(language: str) -> list[types.Tool]:
    words = Words(language)
    return [
        types.Tool(
            name=tool.name,
            title=words.say(f"mcp-title-{tool.name}"),
            description=words.say(f"mcp-tool-{tool.name}"),
            input_schema=_input(words, tool),
            output_schema=_schema(tool.gives),
            annotations=types.ToolAnnotations(
                read_only_hint=tool.reads, destructive_hint=tool.name == "leave", open_world_hint=False
            ),
        )
        for tool in TOOLS
    ]


def _input(words: Words, tool: Tool) -> dict[str, Any]:
    schema = _schema(tool.takes)
    for name, field in schema["properties"].items():
        field["description"] = words.say(f"mcp-argument-{name}")
    return schema


def _schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of a type, an object at its root."""
    (_,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    root = parts.pop(kind.__name__)
    for part in (root, *parts.values()):
        part.pop("title", None)
    return {**root, "$defs": parts} if parts else root
