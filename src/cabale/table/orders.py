"""The standing order of a seat: one that its game declares, and what it is narrowed to (complots C-20,
guillotine G-95)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from cabale.core.orders import Order
from cabale.core.views import Argument
from cabale.table.settings import RoomRefusal


class Standing(msgspec.Struct, frozen=True):
    """A standing order, and what it is narrowed to."""

    order: str = ""  # of the game's own; empty: none
    only: dict[str, Argument] = {}  # it is meant for nothing but this


NONE: Final = Standing()


def check_order(standing: Standing, orders: Mapping[str, Order], seats: int) -> None:
    """Whether the game knows such an order, and may narrow it so."""
    order = orders.get(standing.order, Order())
    if (standing.order and standing.order not in orders) or not order.allows(standing.only, seats):
        raise RoomRefusal("no_such_order")
