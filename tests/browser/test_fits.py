"""Every page and state at every size: nothing is cut off, covered or overprinted (see `fitting`)."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.fitting import SIZES, findings
from tests.browser.house import House
from tests.browser.scenes import SCENES

LONGEST: Final = "fr"
STILL: Final = {"reduced_motion": "reduce", "viewport": {"width": SIZES[0].width, "height": SIZES[0].height}}


def told(scene: str, found: list[str]) -> str:
    return "\n".join(["", *(f"{scene} at {one}" for one in found)])


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_fits_every_screen(house: House, visit: Visit, scene: str) -> None:
    page = SCENES[scene](house, partial(visit, **STILL), LONGEST)
    found = findings(page)
    assert not found, told(scene, found)
