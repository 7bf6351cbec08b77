"""Words that move what a token may do to another device: each is good once, for a while, and for a token that
is still somebody's."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from cabale.table.log import TransferOffered, Transferred
from cabale.table.settings import RoomRefusal


class Devices:
    """The words that were given out and not used, and the tokens that they have taken elsewhere."""

    def __init__(self) -> None:
        self.words: Final[dict[str, TransferOffered]] = {}
        self.left: Final[set[str]] = set()  # tokens that have moved

    def check(self, code: str, now: float, tokens: Container[str]) -> TransferOffered:
        """The word, if it is still good for anything."""
        word = self.words.get(code)
        if word is None or word.until < now or word.token not in tokens:
            raise RoomRefusal("code_expired")
        return word

    def apply(self, entry: TransferOffered | Transferred) -> None:
        """A new word takes the place of the one before it; a token that has moved leaves none behind."""
        token = entry.token if isinstance(entry, TransferOffered) else entry.old
        for code in [code for code, word in self.words.items() if word.token == token]:
            del self.words[code]
        if isinstance(entry, TransferOffered):
            self.words[entry.code] = entry
        else:
            self.left.add(token)
