"""What a command cannot do, told by a key of `commands.ftl` and what its sentence needs."""

from __future__ import annotations

from typing import Final


class Complaint(Exception):
    """Ends a command with one sentence and exit code 2."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key: Final = key
        self.arguments: Final = arguments
