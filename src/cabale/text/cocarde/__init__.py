"""What only Le Lys et la Cocarde has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.cocarde.clauses import clauses
from cabale.text.cocarde.consequences import consequence, tone
from cabale.text.cocarde.table import status, table

__all__ = ["clauses", "consequence", "status", "table", "tone"]
