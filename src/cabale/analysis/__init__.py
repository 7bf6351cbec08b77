"""A finished game weighed: who could hope for what when, what turned it, and what was luck."""

from cabale.analysis.analysing import analyse, usual_walks
from cabale.analysis.findings import EDITION, Analysis, Bluff, Regret, TurningPoint

__all__ = ["EDITION", "Analysis", "Bluff", "Regret", "TurningPoint", "analyse", "usual_walks"]
