"""What only the Convention has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.convention.clauses import clauses
from cabale.text.convention.consequences import consequence, tone
from cabale.text.convention.table import status, table

__all__ = ["clauses", "consequence", "status", "table", "tone"]
