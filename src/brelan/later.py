"""A part of a box that is loaded when it is first needed: bots bring a compiler along, and a rule page needs none."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from brelan.trouble import Trouble

T = TypeVar("T")


@dataclass(frozen=True)
class Later(Generic[T]):
    """`Later[Mind]("my_box.bots.regular:mind")`: a module, and the name of the part in it."""

    where: str

    def __call__(self) -> T:
        """The part itself."""
        return cast(T, _found(self.where))


@cache
def _found(where: str) -> Any:
    module, _, name = where.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise Trouble(f"a box names {where}, and there is no {missing.name}; expected a module of that name") from None
    if not hasattr(found, name):
        raise Trouble(f"a box names {where}; expected the name of something that {found.__file__} has")
    return getattr(found, name)
