"""Scenarios: pages of a rulebook that can fail. TOML in, outcomes out; docs/scenarios.md tells authors how.

    outcomes = run_file(path, find_game)      # one for all [[then]], one for each [[case]]
    failed = [outcome for outcome in outcomes if not outcome.passed]

A file that cannot be right raises BadScenario; an expectation that is not met is an outcome. Knows no
game: the function that finds one by its name is passed in.

`reading` refuses what is wrong with a file, `checks` and `views` hold a class for each key of
`[[then]]`, `running` plays and looks.
"""

from cabale.core.scenario.position import Failure, written
from cabale.core.scenario.running import Outcome, Scenario, read_file, read_text, run, run_file

__all__ = ["Failure", "Outcome", "Scenario", "read_file", "read_text", "run", "run_file", "written"]
