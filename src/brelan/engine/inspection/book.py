"""The book of steps: every step has a rule, chains are short, and each function takes what it will be given."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from importlib import import_module

from brelan.engine.asks import Ask
from brelan.engine.flow import Manner
from brelan.engine.inline import definitions
from brelan.engine.inspection.limits import OPTIONS, QUESTIONS, STEPS
from brelan.engine.inspection.place import of_function, of_member
from brelan.engine.steps import POSITIONS, SEATS, UNDER_CUP, Book, Question, Step, parameters
from brelan.trouble import Fault

DECORATORS = {"happens": "happens", "answer": "answer_to", "late": "late"}
"""Of these a step has one each."""
VERB = re.compile(r"[a-z][a-z-]*")


def faults(book: Book, steps: type[IntEnum], modules: tuple[str, ...]) -> Iterator[Fault]:
    """All that is wrong with the book."""
    yield from _notes(book, steps, modules)
    for step in steps:
        if not 0 <= step < STEPS:
            yield Fault(of_member(steps, step.name), f"step {step.name} is {int(step)}", f"0 to {STEPS - 1}")
        if step not in book.steps:
            decorators = f"@book.happens({steps.__name__}.{step.name}) or @book.question(…)"
            expected = f"a function under {decorators} in one of the modules {', '.join(modules)}"
            yield Fault(of_member(steps, step.name), f"step {step.name} has no rule", expected)
        else:
            yield from _step(step, book.steps[step])


def _notes(book: Book, steps: type[IntEnum], modules: tuple[str, ...]) -> Iterator[Fault]:
    seen: Counter[tuple[int, str]] = Counter()
    for step, part, function in book.notes:
        place = of_function(function)
        if type(step) is not steps:
            yield Fault(place, f"{function.__name__} belongs to {step!r}", f"a step of {steps.__name__}")
        elif function.__module__ not in modules:
            found = f"{function.__name__} is in {function.__module__}, which the game does not list"
            yield Fault(place, found, f"a rule in {', '.join(modules)}, or that module among them")
        elif part in DECORATORS and seen[step, part]:
            yield Fault(place, f"a second function under @book.{DECORATORS[part]} for {step.name}", "one at most")
        seen[step, part] += 1


def _step(step: IntEnum, rules: Step) -> Iterator[Fault]:
    name = step.name
    if rules.questions and rules.answer is None:
        first = of_function(rules.questions[0].ask)
        expected = f"a function under @book.answer_to({type(step).__name__}.{name})"
        yield Fault(first, f"step {name} asks, but nothing answers", expected)
    for what, function in (("an answer", rules.answer), ("a time-out answer", rules.late)):
        if function is not None and not rules.questions:
            yield Fault(of_function(function), f"step {name} has {what}, but asks nothing", "a @book.question for it")
    for extra in rules.questions[QUESTIONS:]:
        found = f"question {rules.questions.index(extra) + 1} of step {name}"
        yield Fault(of_function(extra.ask), found, f"at most {QUESTIONS} in a chain, or a step planned by the answer")
    if rules.manner in (Manner.OPEN, Manner.SEALED) and len(rules.questions) > 1:
        found = f"a second question of step {name}, which is put to all at once"
        yield Fault(of_function(rules.questions[1].ask), found, "one question, or a step that goes round the table")
    yield from _parameters(name, rules)
    for part, question in enumerate(rules.questions):
        for found, expected in (*_question(name, part, question, rules.questions), *_given_back(question.ask)):
            yield Fault(of_function(question.ask), found, expected)


def _given_back(function: Callable[..., Ask]) -> Iterator[tuple[str, str]]:
    """Whatever way a question goes, it gives back what may be answered."""
    written, name = definitions(function.__module__).get(function.__name__), function.__name__
    given = [node.value for node in ast.walk(written) if isinstance(node, ast.Return)] if written else []
    wrong = [value for value in given if value is None or _no_question(value, vars(import_module(function.__module__)))]
    if wrong or (written and not _gives_back(written.body)):
        found = f"{name} gives back {ast.unparse(wrong[0])}" if wrong and wrong[0] else f"{name} may give back nothing"
        yield found, "return one_of(…), some_of(…), amount(…) or nothing() on every way"


def _no_question(value: ast.expr, known: Mapping[str, object]) -> bool:
    """Whether this is plainly something else than a question: a number, a set, what a word says that gives a number."""
    if isinstance(value, ast.IfExp):
        return _no_question(value.body, known) or _no_question(value.orelse, known)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return getattr(known.get(value.func.id), "__annotations__", {}).get("return") is int
    return not isinstance(value, (ast.Call, ast.Name))


def _gives_back(lines: list[ast.stmt]) -> bool:
    """Whether one cannot come to the end of these lines without giving something back."""
    last = lines[-1]
    if isinstance(last, ast.If):
        return _gives_back(last.body) and bool(last.orelse) and _gives_back(last.orelse)
    return isinstance(last, (ast.Return, ast.Raise, ast.While))


def _parameters(name: str, rules: Step) -> Iterator[Fault]:
    """The first is the state, `t`; then come the seat and the answers so far."""
    chain = len(rules.questions)
    given = [(question.ask, 2 + part, 2 + part) for part, question in enumerate(rules.questions)]
    given += [(rules.happens, 1, 2)] if rules.happens else []
    given += [(rules.answer, 2 + chain, 2 + chain)] if rules.answer and chain else []
    given += [(rules.late, 3, 3)] if rules.late else []
    for function, least, most in given:
        names = parameters(function)
        if names and names[0] not in ("t", "_t"):
            found = f"{function.__name__} calls the state {names[0]}"
            yield Fault(of_function(function), found, "t, as in every rule")
        if not least <= len(names) <= most:
            found = f"{function.__name__} of step {name} takes {len(names)} arguments ({', '.join(names)})"
            yield Fault(of_function(function), found, _expected(function is rules.late, function, rules, most))


def _expected(late: bool, function: object, rules: Step, most: int) -> str:
    if late:
        return "t, seat and ask"
    if function is rules.happens:
        return "t, or t and seat"
    answers = most - 2
    return "t and seat" + (f", and {answers} answer{'s' * (answers > 1)} of the chain" if answers else "")


def _question(name: str, part: int, question: Question, chain: list[Question]) -> Iterator[tuple[str, str]]:
    """The words that its answers are written in, and whom it goes to."""
    verbs = [other.verb for other in chain[:part]]
    if not question.verb and (part or question.options is None):
        yield f"question {part + 1} of step {name} has no verb", 'a word, as in @book.question(Step.BET, "stakes")'
    elif question.verb and not VERB.fullmatch(question.verb):
        yield f"step {name} has the verb {question.verb!r}", "one lowercase word"
    elif question.verb and question.verb in verbs:
        yield f"two questions of step {name} have the verb {question.verb}", "a verb for each question of a chain"
    if question.members not in (SEATS, POSITIONS, UNDER_CUP):
        yield f"step {name} asks for {question.members!r}", "members=SEATS, members=POSITIONS or members=UNDER_CUP"
    if question.of >= 0 and not (question.of < part and chain[question.of].members == SEATS):
        expected = "the number of an earlier question of the chain, from 0, with members=SEATS"
        yield f"of={question.of} for question {part + 1} of step {name}", expected
    options: object = question.options
    if options is not None and not (isinstance(options, type) and issubclass(options, IntEnum)):
        yield f"step {name} offers {options!r}", "options= an IntEnum"
        return
    wrong = [option for option in question.options or () if not 0 <= option < OPTIONS]
    if wrong:
        yield f"the option {wrong[0].name} of step {name} is {int(wrong[0])}", f"0 to {OPTIONS - 1}"
