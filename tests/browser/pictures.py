"""Pictures of every page at three widths, by day and by night: `python3 dev.py pictures [SCENE…]`.

They are made by Chromium from the scenes of the browser tests: always the same names, cards and words, on a
day that stands still, without motion.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from msgspec import to_builtins
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from cabale.table.invitation import invitation
from dev import chromium
from tests.browser.conftest import QUIET, SETTLED
from tests.browser.house import House
from tests.browser.scenes import SCENES

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
SIZES: Final = {360: 740, 768: 1024, 1440: 900}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
TODAY: Final = datetime(2026, 11, 15, 12, tzinfo=UTC)
QUALITY: Final = 80
LANGUAGE: Final = "fr"
INVITATION: Final = invitation("https://cabale.example", "Ab3dEf6hIj9k")  # ports and rooms are never the same

SHOWN: Final = (
    "first-visit",
    "lobby",
    "room",
    "asked",
    "window",
    "aiming",
    "waiting",
    "over",
    "replay",
    "analysis",
    "hint",
    "rules",
    "settings",
    "guillotine-asked",
    "guillotine-distance",
    "guillotine-fifteen",
    "guillotine-blade",
    "guillotine-waiting",
    "guillotine-over",
    "guillotine-replay",
    "druide-asked",
    "druide-moving",
    "druide-watching",
    "druide-counting",
    "druide-over",
    "druide-replay",
    "convention-draft",
    "convention-full",
    "convention-moving",
    "convention-agenda",
    "convention-trial",
    "convention-opened",
    "convention-mission",
    "convention-sheet",
    "convention-two",
    "convention-over",
    "convention-replay",
    "cocarde-asked",
    "cocarde-marking",
    "cocarde-planting",
    "cocarde-looking",
    "cocarde-watching",
    "cocarde-over",
    "cocarde-replay",
)
WHOLE: Final = {
    "first-visit",
    "lobby",
    "room",
    "over",
    "settings",
    "guillotine-over",
    "druide-over",
    "convention-over",
    "cocarde-over",
}  # pages that one scrolls

# Letters have come, and so have the frames of buttons, of which the night has its own.
DRAWN: Final = """async () => {
  const buttons = [...document.querySelectorAll('.button, button')];
  const sources = buttons.map((one) => getComputedStyle(one).borderImageSource);
  const addresses = new Set(sources.flatMap((source) => source.match(/(?<=url\\(")[^"]+/) ?? []));
  await Promise.all([...addresses].map((address) => Object.assign(new Image(), { src: address }).decode()));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@contextmanager
def contexts(browser: Browser, house: House, width: int, height: int) -> Iterator[Any]:
    """A way to open pages of this size, which are closed again."""
    opened: list[BrowserContext] = []

    def come(path: str, **wishes: Any) -> Page:
        look: dict[str, Any] = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        opened.append(browser.new_context(base_url=house.address, **look, **wishes))
        opened[-1].clock.set_fixed_time(TODAY)
        opened[-1].route("**/invitation", lambda route: route.fulfill(json=to_builtins(INVITATION)))
        page = opened[-1].new_page()
        page.goto(path)
        return page

    try:
        yield come
    finally:
        for context in opened:
            context.close()


def take(page: Page, name: str, width: int) -> None:
    """One picture by day and one by night; a page that one scrolls is shown whole."""
    if name in WHOLE:
        height = page.evaluate("document.scrollingElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": height})
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        page.evaluate(SETTLED)
        (FOLDER / f"{name}-{width}-{scheme}.webp").write_bytes(picture(page))


def picture(page: Page) -> bytes:
    """What the window shows, as WebP: half of what a JPEG takes, a third of a PNG."""
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    return base64.b64decode(taken["data"])


def main(*wished: str) -> None:
    program = chromium()
    if program is None:
        sys.exit("There is no Chromium; `python3 dev.py pictures` installs it on Debian, or says what to do.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        for name in wished or SHOWN:
            for width, height in SIZES.items():
                with TemporaryDirectory() as folder:
                    house = House(Path(folder))
                    try:
                        with contexts(browser, house, width, height) as come:
                            take(SCENES[name](house, come, LANGUAGE), name, width)
                    finally:
                        house.kill()
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
