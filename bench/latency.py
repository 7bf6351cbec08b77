#!/usr/bin/env python3
"""From the click on one page until another shows the move, server and browsers on this machine.

python3 bench/latency.py [MOVES]        the middle one, the ninth of ten and the worst (default: 50 moves)

Three people at one table of Complots, each with a page of their own, take an income in turn. A move is *in
the document* when the log of the other page has its line, and *painted* when the picture after that is done.
It needs the client built and Chromium: `python3 dev.py browser` sets both up.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from dev import chromium  # noqa: E402 - found from the root only
from tests.browser.house import House  # noqa: E402
from tests.browser.people import open_table  # noqa: E402

NAMES: Final = ("Élise", "Joost", "Noor")
TURNS: Final = 18  # incomes at a table before somebody must have it in for somebody else
PAUSE: Final = 0.4  # seconds
CHOICE: Final = "#question .choices button.button"
WATCH: Final = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const log = document.querySelector('#log');
  window.seen = { clicked: 0, there: 0, painted: 0 };
  document.addEventListener('click', () => (seen.clicked = now()), true);
  let lines = log.querySelectorAll('li').length;
  new MutationObserver(() => {
    const count = log.querySelectorAll('li').length;
    if (count <= lines) return;
    lines = count;
    if (seen.there) return;
    seen.there = now();
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => (seen.painted = now());
      after.port2.postMessage(0);
    });
  }).observe(log, { subtree: true, childList: true });
}"""


def sit_down(browser: Browser, house: House) -> list[Page]:
    """A new table, and a page for everybody at it."""
    table = open_table(house, *NAMES)
    pages = []
    for seat in range(len(NAMES)):
        context = browser.new_context(
            base_url=house.address, viewport={"width": 1280, "height": 800}, **table.person(seat)
        )
        pages.append(context.new_page())
        pages[-1].goto(table.path)
        pages[-1].wait_for_selector("#log li")
        pages[-1].evaluate(WATCH)
    return pages


def one_move(mine: Page, other: Page) -> tuple[float, float]:
    """Milliseconds until it was in the document of the other page, and painted there."""
    income = mine.locator(CHOICE).first
    income.wait_for()
    for page in (mine, other):
        page.evaluate("() => Object.assign(seen, { clicked: 0, there: 0, painted: 0 })")
    income.click()
    other.locator(CHOICE).first.wait_for()
    time.sleep(PAUSE)  # for what moves on the pages to come to rest
    clicked = mine.evaluate("seen.clicked")
    return other.evaluate("seen.there") - clicked, other.evaluate("seen.painted") - clicked


def measure(browser: Browser, house: House, moves: int) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    while len(found) < moves:
        pages = sit_down(browser, house)
        turns = range(min(TURNS, moves - len(found)))
        found += [one_move(pages[turn % 3], pages[(turn + 1) % 3]) for turn in turns]
        for page in pages:
            page.context.close()
    return found


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    house = House(Path(tempfile.mkdtemp(prefix="cabale-latency-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            found = measure(browser, house, moves)
    finally:
        house.kill()
    for name, place in (("in the document", 0), ("painted", 1)):
        times = sorted(each[place] for each in found)
        ninth, worst = times[int(0.9 * len(times)) - 1], times[-1]
        print(f"{name}: middle {median(times):.0f} ms, nine of ten {ninth:.0f} ms, worst {worst:.0f} ms")


if __name__ == "__main__":
    main()
