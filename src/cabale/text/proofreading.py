"""What an author's file of words gets wrong and Fluent passes over: what it cannot read is left out, of two
messages of one name one is never said, and a choice that never fits is never made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cabale.core.errors import BadPlugin
from cabale.core.registry import Entry

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, SyntaxNode

PLURALS: Final = ("zero", "one", "two", "few", "many", "other")  # of a number, in any language


class Chosen(NamedTuple):
    """A message that has a variant for this value of an argument."""

    message: str
    argument: str
    variant: str


class Script:
    """A game's words in one language, as its author wrote them."""

    def __init__(self, entry: Entry, language: str) -> None:
        from fluent.syntax import FluentParser

        texts = entry.parts.words
        there = not isinstance(texts, Mapping) or language in texts
        self._entry: Final = entry
        self._file: Final = f"{language}.ftl"
        self.text: Final = entry.text("words", language, self._file) if there else ""
        self._body: Final = FluentParser().parse(self.text).body

    @property
    def messages(self) -> list[Message]:
        from fluent.syntax.ast import Message

        return [written for written in self._body if isinstance(written, Message)]

    @property
    def keys(self) -> set[str]:
        return {message.id.name for message in self.messages}

    def unread(self) -> Iterator[BadPlugin]:
        """What cannot be read: it is left out, to the next message."""
        from fluent.syntax.ast import Junk

        for written in self._body:
            if isinstance(written, Junk):
                (why,) = written.annotations[:1]
                yield self._fault("plugin_words", why, reason=why.message or "")

    def misplaced(self) -> Iterator[BadPlugin]:
        """Messages that stand there twice, and those of others, whose words stay as they are."""
        found = set[str]()
        for message in self.messages:
            key, game = message.id.name, self._entry.id
            if not key.startswith(f"{game}-") and key != f"game-title-{game}":
                yield self._fault("plugin_words_foreign", message, message=key)
            elif key in found:
                yield self._fault("plugin_words_twice", message, message=key)
            found.add(key)

    def chosen(self) -> Iterator[Chosen]:
        """The values of their arguments that messages choose by."""
        from fluent.syntax.ast import Identifier, SelectExpression, VariableReference

        for message in self.messages:
            for select in _within(message):
                if isinstance(select, SelectExpression) and isinstance(select.selector, VariableReference):
                    for variant in select.variants:
                        if isinstance(variant.key, Identifier):
                            yield Chosen(message.id.name, select.selector.id.name, variant.key.name)

    def _fault(self, code: str, where: SyntaxNode, **more: str) -> BadPlugin:
        line = self.text.count("\n", 0, where.span.start if where.span else 0) + 1
        place = f"{self._file}:{line}"
        return BadPlugin(code, package=self._entry.package, game=self._entry.id, text=place, **more)


def _within(node: Any) -> Iterator[Any]:
    """All that a message is made of."""
    if isinstance(node, list):
        for part in node:
            yield from _within(part)
    elif hasattr(node, "__dict__"):
        yield node
        for part in vars(node).values():
            yield from _within(part)
