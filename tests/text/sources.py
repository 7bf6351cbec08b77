"""What the sources say: the codes of all refusals with their arguments, and every literal string."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cabale

ROOT = Path(cabale.__file__).parent
FAMILIES = (
    "CabaleError",
    "BadNotation",
    "IllegalMove",
    "BadPledge",
    "BadSetup",
    "BadPlugin",
    "BadPackage",
    "BadGuest",
    "BadSeat",
    "BadModel",
    "BadRecord",
    "BadScenario",
    "BadGuest",
    "BadResults",
    "StoreError",
    "RoomRefusal",
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Refusal:
    """A place where an error is made."""

    code: str
    family: str
    game: str  # the package of the game that makes it, or "" for everybody
    place: str
    arguments: frozenset[str]
    more: bool  # **arguments that cannot be read off

    def key(self, keys: set[str]) -> str:
        """The key of its sentence: the game's own, else everybody's."""
        own = f"{self.game}-refusal-{self.code}"
        return own if own in keys else f"refusal-{self.code}"


# Read when this file is imported, with no thread of another test about: two that parse at the same time
# disturb each other (SystemError in Python 3.11: "AST constructor recursion depth mismatch").
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(ROOT.rglob("*.py"))}


@cache
def literals() -> frozenset[str]:
    """Every string written in the sources."""
    nodes = [node for tree in TREES.values() for node in ast.walk(tree)]
    return frozenset(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def beginnings() -> frozenset[str]:
    """The fixed beginnings of f-strings that make keys: `verify-` of f"verify-{code}"."""
    first = [
        node.values[0]
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and node.values
    ]
    texts = [node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return frozenset(text for text in texts if text.endswith("-") and len(text) > 1 and text[0].isalpha())


@cache
def refusals() -> tuple[Refusal, ...]:
    return tuple(refusal for file, tree in TREES.items() for refusal in _refusals(file, tree))


def _refusals(file: Path, tree: ast.Module) -> Iterator[Refusal]:
    parts = file.relative_to(ROOT).parts
    game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
    for function, call in _calls(tree, None):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name not in FAMILIES:
            continue
        place = f"{file.relative_to(ROOT)}:{call.lineno}"
        names = frozenset(word.arg for word in call.keywords if word.arg and word.arg != "rule")
        if isinstance(call.args[0], ast.Attribute) and call.args[0].attr == "code":
            continue  # passed on
        codes = _codes(call.args[0], function)
        assert codes, f"{place}: the code of a refusal is neither written out nor a parameter"
        more = any(word.arg is None for word in call.keywords)
        yield from [Refusal(code, name, game, place, names, more) for code in sorted(codes)]


def _calls(node: ast.AST, function: Function | None) -> Iterator[tuple[Function | None, ast.Call]]:
    """All calls, each with the function it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from _calls(
            child, child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
        )


def _codes(value: ast.expr, function: Function | None) -> set[str]:
    """The codes that an expression may stand for: written out, one of two, a variable, or a parameter."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return _codes(value.body, function) | _codes(value.orelse, function)
    if isinstance(value, ast.Name) and function is not None:
        codes: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == value.id for target in node.targets
            ):
                codes |= _codes(node.value, None)
        return codes | _passed(value.id, function)
    return set()


def _passed(parameter: str, function: Function) -> set[str]:
    """What a helper gets as its parameter: the default, and what calls pass to a helper of that name."""
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    if parameter not in [*names, *[argument.arg for argument in function.args.kwonlyargs]]:
        return set()
    codes: set[str] = set()
    defaults = dict(zip(reversed(names), reversed(function.args.defaults), strict=False))
    defaults |= {
        argument.arg: default
        for argument, default in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
        if default is not None
    }
    if parameter in defaults:
        codes |= _codes(defaults[parameter], None)
    position = names.index(parameter) if parameter in names else len(names)
    for tree in TREES.values():
        for caller, call in _calls(tree, None):
            called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if called != function.name or caller is function:
                continue
            bound = isinstance(call.func, ast.Attribute) and names[:1] == ["self"]
            given = call.args[position - bound : position - bound + 1]
            given += [word.value for word in call.keywords if word.arg == parameter]
            for value in given:
                codes |= _codes(value, caller)
    return codes
