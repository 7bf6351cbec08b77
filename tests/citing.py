"""How a test cites a rule: `@rule("complots", "C-26")`. The report is in `test_rules_cited.py`."""

from __future__ import annotations

from typing import Final

import pytest

rule: Final = pytest.mark.rule
