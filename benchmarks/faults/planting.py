"""Small faults by rule: every place where one can be planted, and the source with it.

Left alone are texts and annotations, what is only logged, the numbers of an enumeration, and programs that make the
bots' tables: the tables are shipped and tested, the programs are not run by anybody who plays. So are the wishes to
the compiler (`engine/kernel.py`), which change speed alone.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LEFT_ALONE = ("build.py", "kernel.py")
PACKAGES = ("games", "engine", "rankings", "room", "server", "odds", "coach", "bots", "shelf")
SHELF = tuple(f"{name}.py" for name in ("box", "comparison", "deck", "face", "later", "players", "shelf"))
"""What holds the boxes together stands beside the packages."""

BOUNDARY: dict[type[ast.cmpop], str] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
NEGATION: dict[type[ast.cmpop], str] = {
    ast.Lt: ">=",
    ast.LtE: ">",
    ast.Gt: "<=",
    ast.GtE: "<",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


def package_of(path: str) -> str:
    """The package that a file belongs to; the bots and odds of a game are not its rules."""
    package, *inner = Path(path).parts[2:]
    if package in SHELF:
        return "shelf"
    return next((part for part in inner if part in PACKAGES), package)


class Fault(NamedTuple):
    """A fault: where it stands, what was written there and what is written instead."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    old: str
    new: str

    @property
    def package(self) -> str:
        """The package that it stands in."""
        return package_of(self.path)

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        octets = source.encode()
        assert octets[self.start : self.end].decode() == self.old
        return (octets[: self.start] + self.new.encode() + octets[self.end :]).decode()


def faults(root: Path) -> list[Fault]:
    """All faults that can be planted in the packages."""
    source = root / "src/brelan"
    inside = (path for package in PACKAGES for path in sorted((source / package).rglob("*.py")))
    files = (*inside, *(source / name for name in SHELF))
    return [fault for path in files if path.name not in LEFT_ALONE for fault in faults_of(root, path)]


def faults_of(root: Path, path: Path) -> Iterator[Fault]:
    """Those of one file that still is Python afterwards."""
    source, name = path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    seen = set()
    for node, kind, new in _Planter().walk(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        old = source.encode()[start:end].decode()
        if old != new and (start, end, new) not in seen:
            seen.add((start, end, new))
            yield Fault(name, node.lineno, kind, start, end, old, new)


Spot = tuple[ast.expr | ast.stmt, str, str]


class _Planter:
    """Walks a module and offers other spellings of what it meets."""

    def walk(self, node: ast.AST) -> Iterator[Spot]:
        """The faults of a node and of all that it is made of."""
        if _left_alone(node):
            return
        if isinstance(node, (ast.expr, ast.stmt)):
            yield from self.spots(node)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.walk(child)

    def spots(self, node: ast.expr | ast.stmt) -> Iterator[Spot]:
        """The faults of one node."""
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                for kind, other in (("boundary", BOUNDARY.get(type(op))), ("comparison", NEGATION.get(type(op)))):
                    if other:
                        yield node, kind, f"{_inner(left)} {other} {_inner(right)}"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not _text(left, right):
                yield node, "arithmetic", f"({_inner(left)} {ARITHMETIC[type(op)]} {_inner(right)})"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC and not _text(value):
                yield node, "arithmetic", f"{ast.unparse(target)} {ARITHMETIC[type(op)]}= {ast.unparse(value)}"
                yield node, "statement", "pass"
            case ast.BoolOp(op=op, values=values):
                word = " or " if isinstance(op, ast.And) else " and "
                yield node, "and, or", f"({word.join(map(_inner, values))})"
            case ast.Constant(value=bool(value)):
                yield node, "constant", str(not value)
            case ast.Constant(value=int(value)):
                yield node, "constant", str(value + 1)
                yield node, "constant", f"({value - 1})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield node, "condition", f"({ast.unparse(operand)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                yield node, "condition", f"({_inner(orelse)} if {_inner(test)} else {_inner(body)})"
            case ast.If(test=test) | ast.While(test=test):
                yield test, "condition", f"not ({ast.unparse(test)})"
            case ast.Call(func=ast.Name(id="range"), args=[*most, last], keywords=[]) if len(most) < 2:
                before = "".join(f"{ast.unparse(one)}, " for one in most)
                yield node, "range", f"range({before}({ast.unparse(last)}) - 1)"
                yield node, "range", f"range({before}({ast.unparse(last)}) + 1)"
            case ast.Call(args=[first, second, *rest]) if _alike(node, first, second):
                yield node, "argument", ast.unparse(ast.Call(node.func, [second, first, *rest], node.keywords))
            case ast.Return(value=ast.expr() as value):
                yield from _returns(node, value)
            case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Raise() | ast.Delete():
                yield node, "statement", "pass"
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield node, "statement", "pass"


def _returns(node: ast.Return, value: ast.expr) -> Iterator[Spot]:
    """A truth that is none, a number beside the right one, an empty list."""
    if isinstance(value, (ast.Compare, ast.BoolOp)) or (isinstance(value, ast.UnaryOp) and _is_not(value)):
        yield node, "return", f"return not ({ast.unparse(value)})"
    elif isinstance(value, (ast.BinOp, ast.Subscript)) and not _text(value):
        yield node, "return", f"return ({ast.unparse(value)}) + 1"
    elif isinstance(value, (ast.ListComp, ast.List)):
        yield node, "return", "return []"


def _is_not(value: ast.UnaryOp) -> bool:
    return isinstance(value.op, ast.Not)


def _left_alone(node: ast.AST) -> bool:
    """Texts, what is logged, enumerations, what only a type checker reads."""
    match node:
        case ast.JoinedStr():
            return True
        case ast.ClassDef(bases=bases) if {"IntEnum", "Enum"} & {ast.unparse(base) for base in bases}:
            return True
        case ast.FunctionDef(name="__repr__"):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
            return True
        case ast.Assign(value=ast.Subscript() | ast.BinOp(), targets=[ast.Name(id=name)]) if _type_name(name):
            return True
    return False


def _type_name(name: str) -> bool:
    """`Cards = tuple[int, ...]`: a name for a type."""
    return name[0].isupper() and not name.isupper()


def _inner(node: ast.expr) -> str:
    """An operand, in brackets where it is more than a word."""
    simple = isinstance(node, (ast.Name, ast.Attribute, ast.Constant, ast.Call, ast.Subscript))
    return ast.unparse(node) if simple else f"({ast.unparse(node)})"


def _text(*nodes: ast.expr) -> bool:
    """Whether texts or lists are joined here."""
    for node in nodes:
        if isinstance(node, (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)):
            return True
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
            return True
        if isinstance(node, ast.BinOp) and _text(node.left, node.right):
            return True
    return False


def _alike(call: ast.Call, first: ast.expr, second: ast.expr) -> bool:
    """Whether two arguments could be mistaken for each other: names or numbers, none of which is the table."""
    named = all(isinstance(node, (ast.Name, ast.Attribute, ast.Subscript, ast.Constant)) for node in (first, second))
    either = ast.unparse(call.func) in ("isinstance", "max", "min") or "t" in (ast.unparse(first), ast.unparse(second))
    return named and not either and not _text(first, second) and ast.dump(first) != ast.dump(second)
