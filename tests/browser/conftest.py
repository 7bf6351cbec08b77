"""The fixtures of the browser tests: a real house, real pages of Debian's Chromium, and a strict eye on both.

- `house`        the server process of all tests that one worker runs: `house.address`, `house.ask(...)`; each
                 test opens or lays rooms of its own there, which keep it apart from the others;
- `own_house`    a house of this test alone, which it may kill and restart: `own_house.kill()`,
                 `own_house.restart()`; a file whose pages visit it has a `house` that returns it;
- `visit`        opens a page as a new person, with a browser context of their own: `visit("/", locale="fr")`;
- `turn`         the same, in one page for all scenes that only look on: it is turned to the next;
- `page`         one page for tests that need no more, not yet on any address: `page.goto("/")`;
- `new_context`  what `visit` and `page` stand on, for two pages that share one person's storage;
- `watch`        fails the test on any request off loopback, any console error, any uncaught error;
                 `watch.forgive(...)` before an error that the test provokes;
- `accessible`   `accessible(page)` fails with what axe finds wrong.

Addresses may be relative: `/` is the lobby of `house`. Run them with `python3 dev.py browser`, which builds
the client first, or with `.venv/bin/pytest tests/browser` once it is built; `--headed --slowmo 500` lets you
look on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from pytest_playwright import CreateContextCallback

from dev import chromium
from tests.browser.fitting import SIZES
from tests.browser.house import House
from tests.browser.watch import Watch

Visit = Callable[..., Page]
Turn = Callable[..., Page]
Accessible = Callable[[Page], None]

PATIENCE: Final = 60_000  # milliseconds for what comes at once: a house may wait long for a busy disk
expect.set_options(timeout=PATIENCE)

FIRST: Final[ViewportSize] = {"width": SIZES[0].width, "height": SIZES[0].height}
REMEMBER: Final = """
  if (location.protocol !== 'about:')
    if (window.name) localStorage.setItem('cabale', window.name);
    else localStorage.clear();
"""

# Nobody looks on, so what is laid out need not be painted: that took a fifth of all the time.
PAINT: Final = "(painted) => { document.documentElement.style.opacity = painted ? '' : '0'; }"
UNPAINTED: Final = f"""
  if (document.documentElement) ({PAINT})(false);
  else addEventListener('DOMContentLoaded', () => ({PAINT})(false));
"""

AT_ONCE: Final = ("--pace", "at_once")  # automata, unless a room says otherwise: nobody watches them

QUIET = (  # a browser asks its maker many things, and the network may be closed
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

PAINTING = "--disable-gpu"  # there is none: to play one takes an eighth of all the time

# What moves for ever, or stands still, is not waited for.
SETTLED = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => {}))
)"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: Playwright keeps an event loop in its thread, where no other test could then run one."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], pytestconfig: pytest.Config
) -> dict[str, Any]:
    """The Chromium of the machine. Without one the tests fail: a skipped test looks like a passed one."""
    program = chromium(headed=pytestconfig.getoption("--headed"))
    if program is None:
        pytest.fail(
            "there is no Chromium; `python3 dev.py browser` installs it on Debian, or says what to do"
        )
    return {**browser_type_launch_args, "executable_path": program, "args": [*QUIET, PAINTING]}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Opened once a worker, because to start one takes longer than most tests."""
    with closing_well(House(tmp_path_factory.mktemp("house"), *AT_ONCE)) as house:
        yield house


@pytest.fixture
def house(shared_house: House) -> Iterator[House]:
    """The house of this worker. It must stand as before, and have had nothing to complain about meanwhile."""
    yield shared_house
    shared_house.ask("GET", "/api/phrases")  # it is there, and had a moment to say what it has to say
    complaints = shared_house.complaints()
    assert not complaints, complaints


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of this test alone."""
    with closing_well(House(tmp_path, *AT_ONCE)) as house:
        yield house


@contextmanager
def closing_well(house: House) -> Iterator[House]:
    """Closed afterwards, in good order; it must have had nothing to complain about."""
    try:
        yield house
        house.close()
    finally:
        house.kill()


def unpaint(context: BrowserContext, config: pytest.Config) -> None:
    """Unless somebody looks on."""
    if not config.getoption("--headed"):
        context.add_init_script(UNPAINTED)


@pytest.fixture
def watch() -> Watch:
    """The eye on all pages of this test; `new_context` asks it at the end."""
    return Watch()


@pytest.fixture
def new_context(
    new_context: CreateContextCallback, house: House, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts: one is one person on one device, with storage of their own.

    Takes the arguments of Playwright's `browser.new_context`, such as `locale`, `viewport`, `color_scheme`,
    `reduced_motion`, `has_touch`. Unless told otherwise: English, 1280 by 800, light.
    """

    def make(**wishes: Any) -> BrowserContext:
        usual = {"base_url": house.address, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
        context = new_context(**{**usual, **wishes})
        context.set_default_timeout(PATIENCE)
        unpaint(context, request.config)
        watch.over(context)
        opened.append(context)
        return context

    opened: list[BrowserContext] = []
    yield make
    called = getattr(request.node, "rep_call", None)
    if called is not None and called.failed:  # a picture will be taken of it
        for page in [page for context in opened for page in context.pages]:
            page.evaluate(PAINT, True)
    complaints = watch.complaints()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext]) -> Visit:
    """Lets a new person come: `visit(path, **wishes)` opens the address in a context of its own.

    anna = visit("/", locale="fr-BE")
    bram = visit(f"/t/{room}", locale="nl-BE", viewport={"width": 360, "height": 740}, has_touch=True)
    """

    def come(path: str = "/", **wishes: Any) -> Page:
        page = new_context(**wishes).new_page()
        page.goto(path)
        return page

    return come


@pytest.fixture(scope="session")
def pages(browser: Browser, shared_house: House, pytestconfig: pytest.Config) -> Iterator[tuple[Turn, Watch]]:
    """One page for all scenes of a language, turned to the next: to open one costs as much as to judge it."""
    opened: dict[str, Page] = {}
    watch = Watch()

    def turn(path: str, *, locale: str, storage_state: Any = None) -> Page:
        if locale not in opened:
            context = browser.new_context(
                base_url=shared_house.address, locale=locale, viewport=FIRST, reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE)
            unpaint(context, pytestconfig)
            context.add_init_script(REMEMBER)  # before the page reads it
            watch.over(context)
            opened[locale] = context.new_page()
            opened[locale].goto("/api/phrases")
        page = opened[locale]
        page.set_viewport_size(FIRST)
        kept = storage_state["origins"][0]["localStorage"][0]["value"] if storage_state else ""
        page.evaluate("(kept) => { window.name = kept; }", kept)
        page.goto(path)
        return page

    yield turn, watch
    for page in opened.values():
        page.context.close()


@pytest.fixture
def turn(pages: tuple[Turn, Watch]) -> Iterator[Turn]:
    """Turns that page to an address, as `visit` opens a new one, under the same strict eye."""
    yield pages[0]
    complaints = pages[1].complaints()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def accessible() -> Accessible:
    """`accessible(page)`: waits until nothing moves, then lets axe judge the whole page by all its rules."""

    def judge(page: Page) -> None:
        page.evaluate(SETTLED)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        page.evaluate(PAINT, True)  # it reads no colours that nobody could see
        found = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
        page.evaluate(PAINT, False)
        assert found.violations_count == 0, found.generate_report()

    return judge
