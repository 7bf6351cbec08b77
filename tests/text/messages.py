"""The catalogues as they are written: every message with what it asks for and what it refers to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cabale.text.catalogue import FOLDER

GIVEN_FORMS = ("of", "coins")  # forms of an argument that `Words.fill` makes itself


@dataclass
class Message:
    """One message of one file."""

    key: str
    file: Path
    attributes: tuple[str, ...] = ()
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    to_listener: list[str] = field(default_factory=list)  # those of them that only the one who is meant hears


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        meant = isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "you"
        for variant in node.variants if meant else ():
            if not variant.default:
                inner = _Reader(Message(self.message.key, self.message.file))
                inner.visit(variant.value)
                self.message.to_listener += inner.message.texts
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.texts.append(node.value)


@cache
def entries(language: str) -> tuple[tuple[Path, ast.EntryType], ...]:
    """All that the files of a language hold, comments and mistakes included."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    parser = FluentParser(with_spans=False)
    return tuple((file, entry) for file in files for entry in parser.parse(file.read_text("utf-8")).body)


@cache
def messages(language: str) -> dict[str, Message]:
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            message = Message(entry.id.name, file, tuple(attribute.id.name for attribute in entry.attributes))
            _Reader(message).visit(entry)
            found[message.key] = message
    return found


@cache
def forms() -> frozenset[str]:
    """The forms in which a sentence may ask for an argument: `the` in `$character-the`."""
    named = {form for message in messages("en").values() for form in message.attributes}
    return frozenset(named | set(GIVEN_FORMS))


def argument(variable: str) -> str:
    """The argument behind a variable: `character` for `$character-the`."""
    name, _, form = variable.rpartition("-")
    return name if name and form in forms() else variable


def arguments(message: Message, language: str) -> set[str]:
    """What a message needs, those that it refers to included."""
    needed = {argument(variable) for variable in message.variables}
    for key in message.references:
        needed |= arguments(messages(language)[key], language)
    return needed
