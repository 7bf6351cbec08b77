# mypyc: compile
"""What never changes once it is made, and is what its fields are: it can be printed, copied, and sent to
another process, which classes that mypyc has compiled cannot do by themselves."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Made of its fields, and again wherever it is needed: a step, the options of a table."""

    __match_args__: ClassVar[tuple[str, ...]] = ()  # the fields, in the order of __init__

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.__match_args__])

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: object) -> Value:
        return self

    def __repr__(self) -> str:
        fields = [repr(getattr(self, name)) for name in self.__match_args__]
        return f"{type(self).__name__}({', '.join(fields)})"
