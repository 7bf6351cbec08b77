"""What an adapter stands on may be missing, or be another version: a sentence says which is wanted."""

from __future__ import annotations

import pytest

from cabale.adapters import packages
from cabale.core.errors import BadPackage
from cabale.text import Words


def refused(package: str, least: str, below: str) -> BadPackage:
    with pytest.raises(BadPackage) as refusal:
        packages.require(package, "tool", least, below)
    return refusal.value


def test_a_package_that_will_do() -> None:
    packages.require("msgspec", "tool", "0.1", "9")


def test_a_missing_package_is_an_import_error_with_a_cure() -> None:
    refusal = refused("no-such-package", "1", "2")
    assert isinstance(refusal, ImportError)
    assert Words("en").refusal(refusal) == "no-such-package is not installed: install cabale[tool]."


@pytest.mark.parametrize(("least", "below"), [("1.27", "2"), ("0.5", "1.2")])
def test_a_version_too_old_or_too_new(monkeypatch: pytest.MonkeyPatch, least: str, below: str) -> None:
    monkeypatch.setattr(packages, "version", lambda package: "1.3.1rc2")
    assert Words("en").refusal(refused("gymnasium", least, below)) == (
        f"gymnasium 1.3.1rc2 is installed; expected: {least} or later, before {below}. Install cabale[tool]."
    )


def test_the_numbers_of_a_version() -> None:
    assert packages.release("1.27.0rc1") == (1, 27, 0)
    assert packages.release("unknown") == ()
