"""What became of processes that tests have started."""

import os


def still_there(group: int) -> bool:
    """Whether any process of a group runs on."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
