"""What only Guillotine has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.guillotine.clauses import clauses
from cabale.text.guillotine.consequences import consequence
from cabale.text.guillotine.status import status
from cabale.text.guillotine.table import table
from cabale.text.guillotine.tones import tone

__all__ = ["clauses", "consequence", "status", "table", "tone"]
