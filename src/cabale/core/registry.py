"""The games that can be played, whoever brings them: one door for the house's own and for other packages.

A package brings a game by an entry point of the group `cabale.games` that names it, or a module is named in
`$CABALE_GAMES`. What goes wrong with one of them is told in one sentence, and is its trouble alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from threading import RLock
from typing import Any, Final, TypeVar

from cabale.core.blame import Misgiven, blame, foreign
from cabale.core.declared import MADE, check_game, check_parts
from cabale.core.errors import BadPlugin, BadSetup, CabaleError, quoted
from cabale.core.game import Game
from cabale.core.texts import Texts, text_of

GROUP: Final = "cabale.games"  # of entry points
NAMED: Final = "CABALE_GAMES"  # modules that bring games, with commas between them
LONGEST: Final = 160  # characters of what Python says: what to do stands at its end
OWN: Final = "cabale"  # the package of the house's own games

G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What a game brings beside its rules: the thing itself, or where it is found ("package.module:name"), so
    that nothing is loaded before it is wanted. What is left out has a fallback."""

    rules: Texts = None  # numbered rules: a folder with RULES.md, RULES.fr.md and RULES.nl.md
    guide: Texts = None  # how to play it: a folder with GUIDE.md, GUIDE.fr.md and GUIDE.nl.md
    words: Texts = None  # Fluent: a folder with en.ftl, fr.ftl and nl.ftl
    lessons: Path | None = None  # a folder with a file a lesson (docs/lessons.md)
    voice: Any = None  # `text.narrator.Voice`: what keys and arguments do not say by themselves
    bot: Any = None  # made with a seed: a player of its own, with `choose` and `explain`
    spokesman: Any = None  # made with a seed: a `core.match.Candid` without the player, for all levels
    heuristics: Any = None  # a `bots.search.Heuristics`: what the search knows of the game
    exploiters: Any = None  # a `bots.exploiters.Pool`: opponents with one idea each
    haste: float = 0.3  # how often the weakest bot does not think
    walks: tuple[int, int] = (200, 1_500)  # of the two levels that search, where results have to repeat
    weighing: int = 200  # walks from each position that an analysis is worth
    facts: Any = None  # what reports count, from the open view of a finished game
    drawing: Any = None  # a `terminal.drawing.Drawing`
    aid: Any = None  # the player's aid: `text.aid.Making`
    view: Any = None  # the type of its views, for the documents of the wire
    board: bool = False  # whether the page has a board of its own for it


class Entry:
    """One game, and who brought it: the game itself, or where it is found, to be fetched when wanted."""

    def __init__(
        self, name: str, game: Game[Any, Any] | str, package: str, version: str, parts: Parts
    ) -> None:
        self.id: Final = name
        self._game = game
        self.package: Final = package
        self.version: Final = version
        self.parts: Final = parts
        self._found: Final[dict[str, Any]] = {}
        self._told: Final[set[str]] = set()  # troubles

    @property
    def game(self) -> Game[Any, Any]:
        if isinstance(self._game, str):
            fetched: Game[Any, Any] = _fetched(self._game)
            self._game = fetched
        return self._game

    @property
    def own(self) -> bool:
        """Whether it is a game of this house."""
        return self.package == OWN

    def comes_from(self, module: str) -> bool:
        """Whether this module, or one inside it, declares the game."""
        return f"{type(self.game).__module__}.".startswith(f"{module}.")

    def part(self, name: str) -> Any:
        """What the game brings of this kind, fetched when it is first wanted; None if it brings nothing."""
        if name not in self._found:
            with self.reading(name):
                found = _fetched(getattr(self.parts, name))
                if name in MADE and not (found is None or callable(found)):
                    raise TypeError(f"{quoted(found)} is not callable")
                self._found[name] = found
        return self._found[name]

    def text(self, name: str, language: str, *files: str) -> str:
        """What the game brings of this kind in words: in the first of these files that is there."""
        with self.reading(name):
            return text_of(getattr(self.parts, name), language, *files)

    @contextmanager
    def reading(self, name: str) -> Iterator[None]:
        """What goes wrong meanwhile with a part that another package brought is told as its trouble."""
        try:
            yield
        except BadPlugin:
            raise
        except (Exception, SystemExit) as error:
            if self.own:
                raise
            refused = BadPlugin(
                "plugin_part", package=self.package, game=self.id, field=name, reason=told(error)
            )
            if isinstance(error, CabaleError) and "file" in error.arguments:
                refused.arguments["file"] = Path(str(error.arguments["file"])).name
            raise refused from error

    def is_news(self, trouble: BadPlugin) -> bool:
        """Whether this was not told of the game before."""
        known, said = len(self._told), str(trouble)
        self._told.add(said)
        return len(self._told) > known

    def wrote(self, module: str) -> bool:
        """Whether this module is in a package that the rules or another part of the game come from."""
        parts = (getattr(self.parts, name) for name in (*MADE, "voice", "exploiters"))
        places = (part if isinstance(part, str) else _home(part) for part in parts)
        homes = {place.partition(":")[0].partition(".")[0] for place in (type(self.game).__module__, *places)}
        return module.partition(".")[0] in homes - {""}


class Registry(Mapping[str, Game[Any, Any]]):
    """The games by their ids. Whoever looks finds those of other packages too: these are loaded once."""

    def __init__(self) -> None:
        self._entries: Final[dict[str, Entry]] = {}
        self._failures: Final[dict[str, BadPlugin]] = {}  # by the module, or the name of the entry point
        self._loading: Final = RLock()
        self._loaded = False
        self.edition = 0  # grows with every change
        self._bringing = ("", "")  # the package that is being loaded, and its version

    def register(
        self,
        game: G,
        *,
        package: str = "",
        rules: Texts = None,
        guide: Texts = None,
        words: Texts = None,
        lessons: Path | None = None,
        voice: Any = None,
        bot: Any = None,
        heuristics: Any = None,
        exploiters: Any = None,
        haste: float = Parts.haste,
        walks: tuple[int, int] = Parts.walks,
        weighing: int = Parts.weighing,
        facts: Any = None,
        drawing: Any = None,
        aid: Any = None,
        view: Any = None,
        board: bool = False,
    ) -> G:
        """Make a game known everywhere, with what it brings beside its rules (`Parts`). The same game again
        changes nothing; another of the same id is refused."""
        parts = Parts(
            rules=rules,
            guide=guide,
            words=words,
            lessons=lessons,
            voice=voice,
            bot=bot,
            heuristics=heuristics,
            exploiters=exploiters,
            haste=haste,
            walks=walks,
            weighing=weighing,
            facts=facts,
            drawing=drawing,
            aid=aid,
            view=view,
            board=board,
        )
        name, version = self._bringing
        brought = package or name or type(game).__module__.partition(".")[0]
        check_game(game, brought)
        check_parts(parts, brought, game.id)
        known = self._entries.get(game.id)
        if known is not None:
            if _same(known.game, game):
                return game
            raise BadPlugin("plugin_clash", package=brought, game=game.id, other=known.package)
        self._entries[game.id] = Entry(game.id, game, brought, version, parts)
        self.edition += 1
        if brought != OWN:
            game.package = brought
        return game

    def expect(self, name: str, where: str, parts: Parts) -> None:
        """Make a game of the house known by its id; it is loaded when it is first wanted."""
        self._entries[name] = Entry(name, where, OWN, "", parts)
        self.edition += 1

    def entry(self, name: str) -> Entry:
        """The game of this id, and who brought it."""
        self._load()
        if name not in self._entries:
            if name in self._failures:
                raise self._failures[name]
            raise BadSetup("unknown_game", game=quoted(name), expected=tuple(self._entries))
        return self._entries[name]

    @property
    def entries(self) -> tuple[Entry, ...]:
        self._load()
        return tuple(self._entries.values())

    @property
    def failures(self) -> tuple[BadPlugin, ...]:
        """What went wrong with games of other packages."""
        self._load()
        return tuple(self._failures.values())

    def raised(self, error: Exception) -> BadPlugin | None:
        """What to say of an error, wherever it comes from, if it is the trouble of a game of another package:
        if code of its package stands in the traceback, or has given back what nobody can use. Who merely has
        a game in hand says nothing of it: the fault may be ours."""
        if isinstance(error, CabaleError):
            return None
        brought = [entry for entry in self._entries.values() if not entry.own]
        for _, module, _ in reversed([*foreign(error)]):
            for entry in brought:
                if entry.wrote(module):
                    game = entry.game
                    return BadPlugin(
                        "plugin_raised", package=game.package, game=game.title, reason=told(error)
                    )
        return None

    def __getitem__(self, name: str) -> Game[Any, Any]:
        self._load()
        return self._entries[name].game

    def __iter__(self) -> Iterator[str]:
        self._load()
        return iter(self._entries)

    def __len__(self) -> int:
        self._load()
        return len(self._entries)

    def forget(self, name: str) -> None:
        """As if this game had never been brought."""
        self._entries.pop(name, None)
        self.edition += 1

    # --- other packages

    def _load(self) -> None:
        if self._loaded and not self._bringing[0]:
            return
        with self._loading:  # whoever comes while it is done waits; what is loaded may look, too
            if self._loaded:
                return
            self._loaded = True
            from importlib.metadata import entry_points  # slow to import, and hardly ever needed

            for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
                package = point.dist.name if point.dist else point.value
                self.bring(package, point.dist.version if point.dist else "", point.load, point.name)
            for module in filter(None, map(str.strip, os.environ.get(NAMED, "").split(","))):
                self.bring(module.partition(":")[0], "", partial(from_here, module))

    def bring(self, package: str, version: str, load: Callable[[], Any], name: str = "") -> None:
        """Load what a package brings, under the name of its entry point if it has one. If that fails, all
        that it brought is left out, and whoever asks for that name is told why."""
        before, self._bringing = {*self._entries}, (package, version)
        try:
            found = load()
            if isinstance(found, Game):
                self.register(found)
            elif {*self._entries} == before:
                self._check_again(package, found)
        except BadPlugin as refused:
            self._leave_out(before, name or package, refused)
        except (Exception, SystemExit) as error:  # another package's code may do anything
            failed = BadPlugin("plugin_import", package=package, reason=told(error))
            self._leave_out(before, name or package, failed)
        finally:
            self._bringing = ("", "")

    def _check_again(self, package: str, found: Any) -> None:
        """Nothing new came: well, if all of it was brought already, and from the same file."""
        name = getattr(found, "__name__", "")
        known = [entry for entry in self._entries.values() if not entry.own and entry.comes_from(name)]
        if not known:
            raise BadPlugin("plugin_no_game", package=package)
        here = PathFinder.find_spec(name, [str(Path.cwd())])
        if here and here.origin and not Path(here.origin).samefile(found.__file__):
            raise BadPlugin(
                "plugin_installed",
                package=known[0].package,
                game=known[0].game.id,
                text=Path(here.origin).name,
            )

    def _leave_out(self, before: set[str], name: str, refused: BadPlugin) -> None:
        for game in {*self._entries} - before:
            self.forget(game)
        self._failures[name] = refused


def from_here(reference: str) -> Any:
    """A module, or `module:name`, as Python finds it; also in the folder where one is."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return _fetched(reference if ":" in reference else f"{reference}:")


def _fetched(part: Any) -> Any:
    """The thing that "package.module:name" names, or the module where there is no name."""
    if not isinstance(part, str):
        return part
    module, _, name = part.partition(":")
    found: Any = import_module(module)
    return getattr(found, name) if name else found


def _home(part: Any) -> str:
    """The module that a part is declared in, or is."""
    return getattr(part, "__module__", None) or getattr(part, "__name__", None) or ""


def _same(one: Game[Any, Any], other: Game[Any, Any]) -> bool:
    """Whether both are the same game, perhaps of a module that was loaded twice, once as a script."""
    return one is other or (
        type(one).__qualname__ == type(other).__qualname__ and _file(one) == _file(other) != ""
    )


def _file(game: Game[Any, Any]) -> str:
    return getattr(sys.modules.get(type(game).__module__), "__file__", "") or ""


def told(error: BaseException) -> str:
    """What Python says of it, in one line, and before it where the author finds it, if it has a place."""
    if isinstance(error, CabaleError):
        return str(error)
    if isinstance(error, Misgiven):
        said = error.said
    else:  # the place of a SyntaxError, where it has one, stands before
        said = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    return blame(error) + quoted(" ".join(said.split()), LONGEST)
