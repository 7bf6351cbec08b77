"""Whether a page fits its window: nothing is cut off, covered or overprinted. What is judged, and why so.

Each plate, card, button, piece and the question itself

- is inside the window, or inside something that visibly scrolls (at least 64 px of it are seen). At a desk
  (from 1100 wide, or a tablet that lies) the stage does not count as such: there all of the table is seen at
  once, the whole question too (LOOK 7). No page scrolls sideways, and a table does not scroll at all;
- shows a part of at least 24 by 24 px, 44 by 44 on touch, that `elementFromPoint` finds: in its middle, or
  else anywhere in it; if need be after it was scrolled to. 44 is for what is pressed. A piece of the board
  needs 24, as its choice is offered at 44 in the question (LOOK 10), and so does a mark on the curve of an
  analysis, as it stands in the list beside it. A link within a sentence and a line of a record are text, and
  seen whole. So is what is only looked at and smaller than that, as a card inside a plate. What is pressed
  lies on top; what is looked at may lie under glass, as a druid under the button of his stone. A box to tick
  is as large as its label. A select shows the longest of its words whole.

No two texts intersect: their letters, that is their lines without the air above and below. Text for screen
readers only, and whatever moves, is left out; so is text that lies under a sheet of paper, as nobody reads it
there (whether the sheet may lie there is judged by what it covers).

Where something lies over the page by the reader's own wish (a dialog, a menu, below 1100 the rail, the aid
where the question tops the rail), only that is judged; a tooltip is looked through. Letters along an arc are
not compared with others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

JUDGE: Final = (Path(__file__).parent / "fitting.js").read_text()


class Size(NamedTuple):
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


SIZES: Final = (
    Size(1920, 1080),
    Size(1440, 900),
    Size(1366, 650),
    Size(1280, 720),
    Size(1024, 768),
    Size(820, 1180, touch=True),
    Size(844, 390, touch=True),
    Size(720, 450),  # a desk at 200 %
    Size(390, 844, touch=True),
    Size(360, 640, touch=True),
)

# The smallest of each form: what fits there fits those that are larger, as a rule.
TIGHT: Final = tuple(
    size for size in SIZES if str(size) in {"1366×650", "1024×768", "844×390", "720×450", "360×640"}
)

LONGEST: Final = "fr"  # of our languages


def findings(page: Page, sizes: tuple[Size, ...] = SIZES) -> list[str]:
    """What does not fit, at each of the sizes; the page is resized, not loaded anew."""
    found: list[str] = []
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        found += [f"{size}: {one}" for one in page.evaluate(JUDGE, {"touch": size.touch})]
    return found


def told(scene: str, found: list[str]) -> str:
    return "\n".join(["", *(f"{scene} at {one}" for one in found)])
