"""The games, by their ids. Those of the house come in by the same door as those of other packages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from cabale.core.errors import BadSetup
from cabale.core.game import Game
from cabale.core.guidebook import Guide, read_guide
from cabale.core.passages import read_names
from cabale.core.registry import Entry, Parts, Registry
from cabale.core.rulebook import Rule, read_rules

if TYPE_CHECKING:
    from cabale.games.cocarde import CocardeGame
    from cabale.games.complots import ComplotsGame
    from cabale.games.convention import ConventionGame
    from cabale.games.druide import DruideGame
    from cabale.games.guillotine import GuillotineGame

GAMES: Final = Registry()


def _own(name: str, haste: float, walks: tuple[int, int], weighing: int) -> None:
    """A game of the house: its parts lie in each room under the same name."""
    title = name.capitalize()
    parts = Parts(
        rules=Path(__file__).parent / name,
        lessons=Path(__file__).parents[1] / "lessons" / name,
        guide=Path(__file__).parent / name,
        voice=f"cabale.text.{name}",
        bot=f"cabale.bots.{name}:RuleOfThumb" if name not in ("druide", "guillotine", "cocarde") else None,
        spokesman=f"cabale.bots.{name}:RuleOfThumb" if name == "convention" else None,
        heuristics=f"cabale.bots.{name}.heuristics:{title}Heuristics",
        exploiters=f"cabale.bots.{name}.exploiters:POOL",
        haste=haste,
        walks=walks,
        weighing=weighing,
        facts=f"cabale.games.{name}.facts:facts",
        drawing=f"cabale.terminal.{name}:{title}Drawing",
        aid=f"cabale.text.{name}.aid:aid",
        view=f"cabale.games.{name}.views:{title}View",
        board=True,
    )
    GAMES.expect(name, f"cabale.games.{name}:{name.upper()}", parts)


_own("complots", haste=0.3, walks=(1_000, 8_000), weighing=800)
_own("guillotine", haste=0.3, walks=(100, 2_400), weighing=160)
_own("druide", haste=0.5, walks=(1_000, 8_000), weighing=2_400)
_own("convention", haste=0.3, walks=(200, 1_500), weighing=210)
_own("cocarde", haste=0.5, walks=(100, 1_500), weighing=150)


def entry(name: str) -> Entry:
    """The game of this id, with what it brings and who brought it."""
    return GAMES.entry(name)


@overload
def game(name: Literal["complots"], package: str = "") -> ComplotsGame: ...
@overload
def game(name: Literal["guillotine"], package: str = "") -> GuillotineGame: ...
@overload
def game(name: Literal["druide"], package: str = "") -> DruideGame: ...
@overload
def game(name: Literal["convention"], package: str = "") -> ConventionGame: ...
@overload
def game(name: Literal["cocarde"], package: str = "") -> CocardeGame: ...
@overload
def game(name: str, package: str = "") -> Game[Any, Any]: ...
def game(name: str, package: str = "") -> Game[Any, Any]:
    """The game of this id; `package` is who brought it when it was played, if that is known."""
    if package and name not in GAMES:
        raise BadSetup("game_not_installed", game=name, package=package)
    return GAMES.entry(name).game


def rulebook(name: str, language: str = "en") -> dict[str, Rule]:
    """The numbered rules of a game, in one of the three languages; none if it brings none."""
    return _rulebook(name, language, GAMES.edition)


def names(name: str, language: str = "en") -> dict[str, str]:
    """What the tables of its rules call the keys of a game."""
    return _names(name, language, GAMES.edition)


def guide(name: str, language: str = "en") -> Guide | None:
    """How to play a game, in one of the three languages; None if it brings no guide."""
    return _guide(name, language, GAMES.edition)


def _rules(name: str, language: str) -> str:
    return entry(name).text("rules", language, f"RULES.{language}.md", "RULES.md")


@cache
def _rulebook(name: str, language: str, edition: int) -> dict[str, Rule]:
    with entry(name).reading("rules"):
        return read_rules(_rules(name, language))


@cache
def _names(name: str, language: str, edition: int) -> dict[str, str]:
    with entry(name).reading("rules"):
        return read_names(_rules(name, language), language)


@cache
def _guide(name: str, language: str, edition: int) -> Guide | None:
    text = entry(name).text("guide", language, f"GUIDE.{language}.md", "GUIDE.md")
    with entry(name).reading("guide"):
        return read_guide(text, language, names(name, language))
