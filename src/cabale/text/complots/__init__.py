"""What only Complots has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.complots.consequences import consequence
from cabale.text.complots.deeds import clauses
from cabale.text.complots.status import status
from cabale.text.complots.table import table
from cabale.text.complots.tones import tone

__all__ = ["clauses", "consequence", "status", "table", "tone"]
