"""A finished game weighed: who could hope for what when, what turned it, and what was luck."""

from cabale.analysis.analysing import USUAL_WALKS, analyse, usual_walks
from cabale.analysis.findings import EDITION, Analysis, Bluff, Turning

__all__ = ["EDITION", "USUAL_WALKS", "Analysis", "Bluff", "Turning", "analyse", "usual_walks"]
