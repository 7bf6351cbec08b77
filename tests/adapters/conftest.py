"""What takes a package of 290 MB is read where that is, by `python3 dev.py openspiel` and by night: there it
would be an error if nothing were found."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py", "test_openspiel_algorithms.py"]
