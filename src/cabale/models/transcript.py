"""What is kept of a model's game beside its result: every request, what came of it, what it all took."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Asked = Literal["choose", "propose", "consider"]


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """One request and its reply: a line of a transcript."""

    seat: int
    model: str
    decision: int  # counts what it was asked, from 1
    attempt: int  # from 1: the second is the retry
    asked: Asked
    system: str  # only in its first line: it is the same in all of them
    prompt: str
    answer: Any  # as it came: the message of the reply, or nothing
    finish: str  # why it ended there, as the address says
    served: str  # which model the address says that it was
    tokens_in: int
    tokens_out: int
    estimated: bool  # whether tokens were reckoned from the length of texts: the address did not count
    seconds: float
    failing: str  # how it failed; empty if it did not
    code: str
    sentence: str


class Usage(msgspec.Struct, kw_only=True):
    """What a model was asked in a game, and what it took."""

    asked: int = 0  # decisions
    replies: int = 0  # that came from it, good or bad
    failed: dict[str, int] = {}  # requests that failed, by how
    mended: int = 0  # decisions that the retry put right
    lost: dict[str, int] = {}  # decisions that the default took, by how
    tokens_in: int = 0
    tokens_out: int = 0
    estimated: bool = False
    seconds: float = 0.0
    cost: float | None = None

    def __add__(self, other: Usage) -> Usage:
        costs = [each.cost for each in (self, other) if each.cost is not None]
        return Usage(
            asked=self.asked + other.asked,
            replies=self.replies + other.replies,
            failed=summed(self.failed, other.failed),
            mended=self.mended + other.mended,
            lost=summed(self.lost, other.lost),
            tokens_in=self.tokens_in + other.tokens_in,
            tokens_out=self.tokens_out + other.tokens_out,
            estimated=self.estimated or other.estimated,
            seconds=self.seconds + other.seconds,
            cost=sum(costs) if costs else None,
        )


def one_more(counts: dict[str, int], key: str) -> None:
    counts[key] = counts.get(key, 0) + 1


def summed(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}
