"""axe finds nothing to say about any page or state, light and dark, on a phone's width and a desk's."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Accessible, Visit
from tests.browser.house import House
from tests.browser.scenes import SCENES

WIDTHS = {360: 740, 1440: 900}


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(house: House, visit: Visit, accessible: Accessible, scene: str) -> None:
    page = SCENES[scene](house, visit, "en")
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            accessible(page)
