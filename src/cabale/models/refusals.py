"""What can go wrong with a model. Codes and arguments only, as everywhere."""

from __future__ import annotations

from typing import Final, Literal

from cabale.seat import BadSeat

Failing = Literal["truncated", "empty", "unparsable", "illegal", "unreached", "spent"]
"""How an answer failed: four ways of the model's own; its address did not give one; its budget is spent."""

FAILINGS: Final[dict[str, Failing]] = {
    "model_truncated": "truncated",
    "model_empty": "empty",
    "model_no_call": "unparsable",
    "model_call": "unparsable",
    "model_move": "illegal",
    "model_pledge": "illegal",
    "model_line": "illegal",
    "model_unreachable": "unreached",
    "model_slow": "unreached",
    "model_key": "unreached",
    "model_missing": "unreached",
    "model_busy": "unreached",
    "model_trouble": "unreached",
    "model_status": "unreached",
    "model_unreadable": "unreached",
    "model_tokens": "spent",
    "model_time": "spent",
}
OWN: Final[tuple[Failing, ...]] = ("truncated", "empty", "unparsable", "illegal")
LASTING: Final = ("model_unreachable", "model_key", "model_missing", "model_tokens", "model_time")
"""What another try would not mend."""


class BadModel(BadSeat):
    """A model that cannot be asked, or whose answer is lost."""

    @property
    def failing(self) -> Failing:
        return FAILINGS[self.code]
