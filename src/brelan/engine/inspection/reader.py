"""Reading one rule: what it calls, which steps it plans, and what in it only one of the two back ends would know."""

import ast
import builtins
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from types import FunctionType
from typing import Any

from brelan.engine.asks import Ask
from brelan.engine.inline import TELLS, definitions, is_number, is_tell
from brelan.engine.inspection.language import BUILTINS, SKIPPED, instead
from brelan.engine.inspection.names import word_meant
from brelan.engine.inspection.place import meant, no_member
from brelan.engine.state import PLANS
from brelan.engine.steps import parameters
from brelan.engine.words import CUPS, TABLES, WORDS
from brelan.trouble import Fault, Place

PLANNING = frozenset({"run", "plan", "plan_for", "plan_each", "again"})
FLOW = "brelan.engine.flow"
CHANCE = "below(t, n) for a lot; cards and dice come by draw, deal_each and throw"


@dataclass(frozen=True)
class Ground:
    """What the rules of a game stand on."""

    numbers: frozenset[str]  # fields that hold one number
    lists: frozenset[str]
    piles: frozenset[str]
    engines: frozenset[str]  # of these fields, those that only the engine sets
    state: str
    steps: type[IntEnum]
    modules: tuple[str, ...]
    services: frozenset[str]

    @cached_property
    def fields(self) -> frozenset[str]:
        """All that a table has."""
        return self.numbers | self.lists | self.piles


@dataclass
class Reading:
    """What one function says."""

    calls: list[FunctionType] = field(default_factory=list)
    steps: set[int] = field(default_factory=set)
    computed: bool = False  # it plans a step whose number is worked out: that may be any
    ends: bool = False
    faults: list[Fault] = field(default_factory=list)


class Reader:
    """Goes once through the tree of a function."""

    def __init__(self, function: FunctionType, ground: Ground) -> None:
        self.function = function
        self.ground = ground
        self.known = function.__globals__
        self.parameters = parameters(function)
        self.locals = set(function.__code__.co_varnames)
        self.reading = Reading()

    def read(self) -> Reading:
        """The whole of it; faults in the order of lines."""
        definition = definitions(self.function.__module__).get(self.function.__name__)
        if definition is None:
            return self.reading
        self._head(definition)
        waiting: list[tuple[ast.AST, bool]] = [(node, False) for node in definition.body]
        while waiting:
            node, compared = waiting.pop()
            below = compared or isinstance(node, ast.Compare)
            waiting += [(part, below) for part in self._parts(node, compared) if not isinstance(part, SKIPPED)]
        self.reading.faults.sort(key=lambda fault: fault.place.line)
        return self.reading

    def _fault(self, node: ast.AST, found: str, expected: str) -> None:
        line = getattr(node, "lineno", self.function.__code__.co_firstlineno)
        self.reading.faults.append(Fault(Place(self.function.__code__.co_filename, line), found, expected))

    def _head(self, definition: ast.FunctionDef) -> None:
        """The parameters: plain ones, and the state is called `t`."""
        given = definition.args
        if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
            self._fault(definition, f"{definition.name} takes *, / or ** parameters", "plain parameters")
        for parameter in given.args:
            kind = parameter.annotation
            if isinstance(kind, ast.Name) and kind.id in (self.ground.state, "AnyState"):
                self._state(parameter, definition.name)

    def _state(self, parameter: ast.arg, name: str) -> None:
        if parameter.arg not in ("t", "_t"):
            self._fault(parameter, f"{name} calls the state {parameter.arg}", "t, as in every rule")

    def _parts(self, node: ast.AST, compared: bool) -> Iterable[ast.AST]:
        """What is left to read of a node, once this has been read."""
        read = READ.get(type(node))
        if read is not None:
            return read(self, node, compared)
        return () if self._wrong(node, node) else ast.iter_child_nodes(node)

    def _wrong(self, node: ast.AST, part: ast.AST) -> bool:
        """Whether this is nothing that rules can say."""
        wrong = instead(part)
        if wrong is not None:
            self._fault(node, f"{wrong[0]} in {self.function.__name__}", wrong[1])
        return wrong is not None

    def _expr(self, node: ast.Expr, _compared: bool) -> Iterable[ast.AST]:
        return () if isinstance(node.value, ast.Constant) or is_tell(node) else (node.value,)

    def _raise(self, _node: ast.Raise, _compared: bool) -> Iterable[ast.AST]:
        return ()

    def _return(self, node: ast.Return, _compared: bool) -> Iterable[ast.AST]:
        nothing = node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
        return () if nothing or node.value is None else (node.value,)

    def _assert(self, node: ast.Assert, _compared: bool) -> Iterable[ast.AST]:
        return (node.test,)

    def _annassign(self, node: ast.AnnAssign, _compared: bool) -> Iterable[ast.AST]:
        return (node.target,) if node.value is None else (node.target, node.value)

    def _binop(self, node: ast.BinOp, _compared: bool) -> Iterable[ast.AST]:
        self._wrong(node, node.op)
        return node.left, node.right

    def _augassign(self, node: ast.AugAssign, _compared: bool) -> Iterable[ast.AST]:
        self._wrong(node, node.op)
        return node.target, node.value

    def _compare(self, node: ast.Compare, _compared: bool) -> Iterable[ast.AST]:
        for operator in node.ops:
            self._wrong(node, operator)
        return node.left, *node.comparators

    def _name(self, node: ast.Name, compared: bool) -> Iterable[ast.AST]:
        """A name stands for a number: one of the function's own, or a constant."""
        if node.id in self.locals:
            if node.id == "_t":
                self._fault(node, f"{self.function.__name__} uses _t", "t, as in every rule")
            return ()
        value = self.known.get(node.id, self)
        if is_number(value):
            self._mention(value, compared)
        elif value is self:
            near = meant(node.id, list(self.known))
            self._fault(node, f"the name {node.id}, which nothing stands for", near or "a name of this file")
        else:
            what = f"{node.id}, a {type(value).__name__}, in {self.function.__name__}"
            self._fault(node, what, "numbers and tuples of numbers; all else a rule knows lies on the table")
        return ()

    def _mention(self, value: object, compared: bool) -> None:
        """Steps that are named may come to be planned, unless they are only compared with."""
        if compared:
            return
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, self.ground.steps):
                self.reading.steps.add(int(one))

    def _attribute(self, node: ast.Attribute, compared: bool) -> Iterable[ast.AST]:
        if not isinstance(node.value, ast.Name) or node.value.id in self.locals:
            return self._part_of_value(node)
        owner = self.known.get(node.value.id, self)
        value = getattr(owner, node.attr, None)
        if isinstance(value, int):
            self._mention(value, compared)
        elif owner is self:
            return (node.value,)
        elif isinstance(owner, type) and issubclass(owner, IntEnum):
            self._fault(node, *no_member(owner, node.attr))
        else:
            self._fault(node, f"{ast.unparse(node)} in {self.function.__name__}", "a number that has a name of its own")
        return ()

    def _part_of_value(self, node: ast.Attribute) -> Iterable[ast.AST]:
        """A part of the table, or of a question."""
        if not isinstance(node.value, ast.Name) or node.value.id not in ("t", "_t"):
            if node.attr not in Ask._fields:
                expected = "a field of the table as t.NAME, or form, members, least or most of a question"
                self._fault(node, f"{ast.unparse(node)} in {self.function.__name__}", expected)
            return () if isinstance(node.value, ast.Name) else (node.value,)
        if node.attr not in self.ground.fields and node.attr not in TABLES:
            fields = sorted(self.ground.fields)
            self._fault(node, f"the table has no {node.attr}", meant(node.attr, fields) or ", ".join(fields))
        elif not isinstance(node.ctx, ast.Load):
            self._stored(node, node.attr, whole=True)
        return (node.value,)

    def _subscript(self, node: ast.Subscript, _compared: bool) -> Iterable[ast.AST]:
        owner = node.value
        if not isinstance(node.ctx, ast.Load) and isinstance(owner, ast.Attribute):
            self._stored(node, owner.attr, whole=False)
        return owner, node.slice

    def _stored(self, node: ast.AST, name: str, whole: bool) -> None:
        """What rules may write: their own numbers, and who leads."""
        if name in self.ground.engines:
            self._fault(node, f"t.{name} is set by {self.function.__name__}", "the engine to set it; rules plan steps")
        elif name in self.ground.piles:
            self._fault(node, f"the pile {name} is replaced", "words that move cards: draw, move, put, throw, clear")
        elif whole and name in self.ground.lists:
            self._fault(node, f"the whole list {name} is replaced", f"its items, one by one: t.{name}[i] = …")

    def _call(self, node: ast.Call, _compared: bool) -> Iterable[ast.AST]:
        if self._is_random(node.func):
            self._fault(node, f"{ast.unparse(node.func)}(…) in {self.function.__name__}", CHANCE)
            return node.args
        if not isinstance(node.func, ast.Name):
            self._fault(node, f"{ast.unparse(node.func)}(…) in {self.function.__name__}", "functions, called by name")
            return node.args
        if node.keywords:
            self._fault(node, f"{node.func.id} is called with {node.keywords[0].arg}=", "arguments in their order")
        word = self.known.get(node.func.id, getattr(builtins, node.func.id, self))
        word = getattr(word, "__wrapped__", word)
        if node.func.id in self.ground.services or word is Ask:
            return node.args
        if not isinstance(word, FunctionType):
            self._not_a_word(node, node.func.id, word)
        elif word.__module__ in (*WORDS, CUPS, *self.ground.modules):
            self._called(node, node.func.id, word)
        elif word.__name__ in TELLS:
            self._fault(node, f"{node.func.id} inside a line", "a tell on a line of its own, by its own name")
        else:
            where = f"a rule in one of the modules {', '.join(self.ground.modules)}, or a ranking among the services"
            self._fault(node, f"{node.func.id} of {word.__module__} is called", f"a word of the engine, {where}")
        return node.args

    def _is_random(self, called: ast.expr) -> bool:
        """Whether this is of Python's `random`: no record could tell what came of it."""
        if isinstance(called, ast.Attribute):
            return isinstance(called.value, ast.Name) and self.known.get(called.value.id) is random
        return isinstance(called, ast.Name) and self.known.get(called.id, self) is getattr(random, called.id, None)

    def _not_a_word(self, node: ast.Call, name: str, word: object) -> None:
        if name in self.locals or word is self:
            self._fault(node, f"{name} is called, which is no function here", word_meant(name, self.known))
        elif name not in BUILTINS:
            self._fault(node, f"{name}(…) in {self.function.__name__}", f"of Python only {', '.join(sorted(BUILTINS))}")

    def _called(self, node: ast.Call, name: str, word: FunctionType) -> None:
        most = word.__code__.co_argcount
        least = most - len(word.__defaults__ or ())
        if name != word.__name__:
            self._fault(node, f"{word.__name__} is called {name}", f"its own name, {word.__name__}")
        elif not least <= len(node.args) <= most and not node.keywords:
            many = str(most) if least == most else f"{least} to {most}"
            names = ", ".join(word.__code__.co_varnames[:most])
            self._fault(node, f"{word.__name__} is called with {len(node.args)} arguments", f"{many}: {names}")
        elif word.__module__ in self.ground.modules:
            self.reading.calls.append(word)
        elif word.__module__ == FLOW:
            self.reading.ends |= word.__name__ == "end"
            if word.__name__ in PLANNING and len(node.args) > 1:
                self._planned(node.args[1])

    def _planned(self, node: ast.expr) -> None:
        """What is planned are steps; a number that is worked out may be any of them."""
        if isinstance(node, ast.IfExp):
            self._planned(node.body)
            self._planned(node.orelse)
        elif isinstance(node, ast.Name) and node.id in self.parameters:
            return  # whoever calls this names the step
        else:
            found = list(self._constants(node))
            self.reading.computed |= not found
            wrong = [one for one in found if not isinstance(one, self.ground.steps)]
            if wrong:
                known = ", ".join(step.name for step in self.ground.steps)
                self._fault(node, f"{wrong[0]!r} is planned", f"a step of {self.ground.steps.__name__}: {known}")
            if len(found) > PLANS:
                self._fault(node, f"{len(found)} steps are planned at once", f"at most {PLANS} plans that wait")

    def _constants(self, node: ast.expr) -> Iterator[object]:
        if isinstance(node, ast.Tuple):
            for part in node.elts:
                yield from self._constants(part)
            return
        value: object = None
        if isinstance(node, ast.Constant):
            value = node.value
        elif isinstance(node, ast.Name) and node.id not in self.locals:
            value = self.known.get(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            value = getattr(self.known.get(node.value.id), node.attr, None)
        if is_number(value):
            yield from value if isinstance(value, tuple) else (value,)


READ: dict[type[ast.AST], Callable[[Reader, Any, bool], Iterable[ast.AST]]] = {
    ast.AnnAssign: Reader._annassign,
    ast.Assert: Reader._assert,
    ast.Attribute: Reader._attribute,
    ast.AugAssign: Reader._augassign,
    ast.BinOp: Reader._binop,
    ast.Call: Reader._call,
    ast.Compare: Reader._compare,
    ast.Expr: Reader._expr,
    ast.Name: Reader._name,
    ast.Raise: Reader._raise,
    ast.Return: Reader._return,
    ast.Subscript: Reader._subscript,
}
"""How the kinds of nodes are read that mean more than their parts."""
