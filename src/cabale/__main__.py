"""`python3 -m cabale` is the command `cabale`."""

from __future__ import annotations

import sys

from cabale.cli import main

if __name__ == "__main__":
    sys.exit(main())
