"""What only Complots has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.complots.consequences import aimed, consequence, tone
from cabale.text.complots.deeds import clauses
from cabale.text.complots.numbers import NUMBERS
from cabale.text.complots.table import status, table

__all__ = ["NUMBERS", "aimed", "clauses", "consequence", "status", "table", "tone"]
