"""What only Le Grand Druide has to say: a voice of the narrator."""

from __future__ import annotations

from cabale.text.druide.consequences import consequence
from cabale.text.druide.counts import clauses
from cabale.text.druide.status import status
from cabale.text.druide.table import table
from cabale.text.druide.tones import tone

__all__ = ["clauses", "consequence", "status", "table", "tone"]
