"""A real house in this very process, and its guests beside it in the same event loop.

async def knock(address: str) -> None: ...
errors = beside(folder, knock)  # what the house had to log about it
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from uvicorn.server import HANDLED_SIGNALS

from cabale.table.serve import Doorman, serve

Work = Callable[[str], Coroutine[Any, Any, None]]
LOGGERS: Final = ("", "uvicorn")  # uvicorn's does not pass on what it is told


class Errors(logging.Handler):
    """What should never be logged, whatever guests do."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(logging.Formatter().format(record))


@contextmanager
def as_it_was() -> Iterator[None]:
    """What a house sets for its whole process, for the tests that come after this one."""
    often, handlers = gc.get_threshold(), {told: signal.getsignal(told) for told in HANDLED_SIGNALS}
    try:
        yield
    finally:
        gc.set_threshold(*often)
        for told, handler in handlers.items():
            signal.signal(told, handler)


def beside(folder: Path, work: Work, **how: Any) -> list[str]:
    """Open a house as `cabale serve` does, let guests do this, and close it. The errors that it logged."""
    opened: list[str] = []
    errors = Errors()

    async def both(doorman: Doorman, doors: list[socket.socket]) -> None:
        serving = asyncio.create_task(doorman.serve(doors))
        try:
            while not opened:
                await asyncio.sleep(0.001)
            for name in LOGGERS:
                logging.getLogger(name).addHandler(errors)
            await work(opened[0])
        finally:
            doorman.should_exit = True
            await serving
            for name in LOGGERS:
                logging.getLogger(name).removeHandler(errors)

    def run(doorman: Doorman, sockets: list[socket.socket]) -> None:
        with asyncio.Runner(loop_factory=doorman.config.get_loop_factory()) as runner:
            runner.run(both(doorman, sockets))

    with as_it_was(), patch.object(Doorman, "run", run):
        serve("127.0.0.1", 0, folder, opened.append, **how)
    return errors.told
