"""What only Le Lys et la Cocarde has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.cocarde.clauses import clauses
from cabale.text.cocarde.consequences import consequence
from cabale.text.cocarde.status import status
from cabale.text.cocarde.table import table
from cabale.text.cocarde.tones import tone

__all__ = ["clauses", "consequence", "status", "table", "tone"]
