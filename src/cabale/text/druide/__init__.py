"""What only Le Grand Druide has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.druide.consequences import consequence, tone
from cabale.text.druide.counts import clauses
from cabale.text.druide.table import status, table

__all__ = ["clauses", "consequence", "status", "table", "tone"]
