"""What only the Convention has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.convention.clauses import clauses
from cabale.text.convention.consequences import consequence
from cabale.text.convention.status import status
from cabale.text.convention.table import table
from cabale.text.convention.tones import tone

__all__ = ["clauses", "consequence", "status", "table", "tone"]
