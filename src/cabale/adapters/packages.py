"""The packages that adapters stand on: there, and of a version that will do, or a sentence that says so."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, version

from cabale.core.errors import BadPackage

Release = tuple[int, ...]


def require(package: str, extra: str, least: str, below: str) -> None:
    """Refuse to go on without this package, from one release on and before another: what `cabale[extra]`
    would install. A tool's environment is somebody else's, so it may hold any."""
    try:
        found = version(package)
    except PackageNotFoundError:
        raise BadPackage("package_missing", package=package, extra=extra) from None
    if not release(least) <= release(found) < release(below):
        raise BadPackage(
            "package_version", package=package, extra=extra, found=found, least=least, below=below
        )


def release(text: str) -> Release:
    """The numbers with which a version begins: `1.27.0rc1` is one of `1.27.0`."""
    numbers = re.match(r"\d+(?:\.\d+)*", text)
    return tuple(map(int, numbers[0].split("."))) if numbers else ()
