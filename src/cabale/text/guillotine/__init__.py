"""What only Guillotine has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.guillotine.clauses import clauses
from cabale.text.guillotine.consequences import consequence, tone
from cabale.text.guillotine.table import status, table

__all__ = ["clauses", "consequence", "status", "table", "tone"]
