"""A thread for each piece of work, begun with it and gone with it: none waits for another, nor the end of the
house for any of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class OwnThreads(Executor):
    """For work that waits for others, and of which there is as much as there are others."""

    def __init__(self, name: str) -> None:
        self._name: Final = name

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        Thread(target=_do, args=(future, lambda: work(*given, **named)), name=self._name, daemon=True).start()
        return future


def _do(future: Future[Any], work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        found = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(found)
