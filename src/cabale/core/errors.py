"""What can be wrong with what comes in. Codes and arguments only: sentences are written in `text`."""

from __future__ import annotations

from typing import Final

Argument = str | int | tuple[str, ...]

LONGEST: Final = 80  # characters of what came in


def quoted(value: object, longest: int = LONGEST) -> str:
    """What came in, short enough for a sentence; of a number of thousands of digits Python makes no text."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:
        text = "…"
    return text if len(text) <= longest else text[: longest - 1] + "…"


class CabaleError(ValueError):
    """A refusal: a stable code, the rule behind it if there is one, and what the sentence needs."""

    def __init__(self, code: str, *, rule: str = "", **arguments: Argument) -> None:
        super().__init__(code, rule, arguments)
        self.code = code
        self.rule = rule
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, ...]:
        """It travels from one process to another."""
        return _again, (type(self), self.code, self.rule, self.arguments)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        cited = f" ({self.rule})" if self.rule else ""
        return f"{self.code}{cited}: {details}" if details else f"{self.code}{cited}"


def _again(kind: type[CabaleError], code: str, rule: str, arguments: dict[str, Argument]) -> CabaleError:
    return kind(code, rule=rule, **arguments)


class BadNotation(CabaleError):
    """The text is no move."""


class IllegalMove(CabaleError):
    """A move, but not here, not now, or not yours."""


class BadSetup(CabaleError):
    """An unknown game, or an option or a number of seats that it does not have."""


class BadPackage(CabaleError, ImportError):
    """A package that an adapter stands on is missing, or of a version that will not do."""


class BadPlugin(CabaleError):
    """A game of another package that cannot be brought in, or that failed while it was played."""


class BadPledge(CabaleError):
    """An offer that cannot be made, or an answer to one that cannot be given."""


class BadRecord(CabaleError):
    """A text that is no record, or a log that does not replay."""


class BadScenario(CabaleError):
    """A scenario that cannot be played because of how it is written."""
