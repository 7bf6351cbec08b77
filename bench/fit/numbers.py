"""A module of weights, made again with other numbers: literals of its constants, found by their names."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final


class Numbers:
    """The literals of the named constants, in the order of the source; sign and place stay as written."""

    def __init__(self, path: Path, names: Iterable[str]) -> None:
        self._path: Final = path
        self._tree: Final = ast.parse(path.read_text("utf-8"))
        self._names: Final[list[str]] = []
        self._literals: Final[list[ast.Constant]] = []
        wanted = dict.fromkeys(names)
        for statement in self._tree.body:
            name = _assigned(statement)
            if name in wanted:
                found = _numbers(statement)
                self._literals.extend(found)
                self._names.extend([f"{name}[{i}]" if len(found) > 1 else name for i in range(len(found))])
                del wanted[name]
        if wanted:
            raise ValueError(f"{path.name} has no constant {', '.join(wanted)}")

    @property
    def names(self) -> Sequence[str]:
        return self._names

    @property
    def values(self) -> list[float]:
        """As they are written, without their signs."""
        return [float(str(literal.value)) for literal in self._literals]

    def module(self, values: Sequence[float]) -> ModuleType:
        """With these numbers instead; the one that is imported stays as it is."""
        before = [literal.value for literal in self._literals]
        made = ModuleType(f"{self._path.stem} with other numbers")
        made.__dict__["__file__"] = str(self._path)
        try:
            for literal, value in zip(self._literals, values, strict=True):
                literal.value = value
            exec(compile(self._tree, str(self._path), "exec"), made.__dict__)
        finally:
            for literal, old in zip(self._literals, before, strict=True):
                literal.value = old
        return made


def _assigned(statement: ast.stmt) -> str:
    """The name of the one constant that a statement makes."""
    target: ast.expr | None = statement.target if isinstance(statement, ast.AnnAssign) else None
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
    return target.id if isinstance(target, ast.Name) else ""


def _numbers(statement: ast.stmt) -> list[ast.Constant]:
    """Numbers with a point, by line and column: whole ones count or name something."""
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    found = [] if value is None else [node for node in ast.walk(value) if isinstance(node, ast.Constant)]
    floats = [node for node in found if isinstance(node.value, float)]
    return sorted(floats, key=lambda node: (node.lineno, node.col_offset))
