"""The doors of the house: by which names it is found, whose pages it hears, where a request comes from."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from cabale.core.errors import BadSetup

LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
HOUSEHOLD: Final = 64  # bits of an address of IPv6 that one household has to itself
BEHIND: Final = "proxy"  # everybody whom a proxy sent without saying where they come from
Address = IPv4Address | IPv6Address


class Doors:
    """What is known of the outside. Who asks by a name that is not ours was led here by a foreign page."""

    def __init__(self, host: str = "", public_url: str = "", proxies: Iterable[str] = ()) -> None:
        self.public_url: Final = public_url
        self._public: Final = origin(public_url)
        named = tuple(proxies) or (LOOPBACK if public_url else ())
        try:
            self._proxies: Final = [ip_network(proxy) for proxy in named]
        except ValueError as error:
            raise BadSetup("bad_proxy", text=", ".join(named)) from error
        machine = socket.gethostname().lower()
        names = {"localhost", host.lower(), machine, f"{machine}.local", urlsplit(public_url).hostname or ""}
        self._names: Final = names - {""}

    def knows(self, headers: Headers) -> bool:
        """Whether the request is meant for this house: by one of its names, or by a number, which no foreign
        page can take for its own name."""
        wanted = headers.get("host", "")
        name = _hostname(f"//{wanted}") if wanted else "localhost"
        return name in self._names or name.endswith(".localhost") or read_address(name) is not None

    def hears(self, headers: Headers) -> bool:
        """Whether it comes from a page of ours, or from a program, which has no page."""
        page = headers.get("origin")
        if page is None:
            return True
        if self._public:
            return origin(page) == self._public
        return origin(page) in (f"http://{headers.get('host')}", f"https://{headers.get('host')}")

    def address(self, scope: Any) -> str:
        """Where a request comes from, as the guard counts it: a proxy is believed if it is one of ours."""
        peer = scope["client"][0] if scope.get("client") else ""
        found = read_address(peer)
        if found is None:
            return str(peer)
        for told in reversed(Headers(scope=scope).get("x-forwarded-for", "").split(",")):
            sender = read_address(told.strip())
            if not self.trusts(found) or sender is None:
                break
            found = sender
        return BEHIND if self.public_url and self.trusts(found) else household(found)

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._proxies if address.version == network.version)


def origin(url: str) -> str:
    """The part of an address that browsers call its origin; nothing for what has none."""
    with suppress(ValueError):
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.netloc:
            return f"{parts.scheme}://{parts.netloc}".lower()
    return ""


def _hostname(url: str) -> str:
    with suppress(ValueError):
        return urlsplit(url).hostname or ""
    return ""


def read_address(text: str) -> Address | None:
    """An address of the network; one of IPv4 may be dressed up as one of IPv6."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def household(address: Address) -> str:
    """Who is counted as one: with IPv6 a household has as many addresses as it likes."""
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
