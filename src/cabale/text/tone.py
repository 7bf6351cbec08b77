"""How a move sounds, and hence how it is printed."""

from __future__ import annotations

from typing import Literal

Tone = Literal["quiet", "hostile", "plain"]
