"""Mutants of our own source: the small changes that a slip of the hand could make, one at a time.

A comparison turned round, an operand of `and`/`or` or a `not` left out, a condition always or never true, a
constant altered, a word or an element taken out of a list, a sign out of a regular expression, a statement or
a call of a method (`.strip()`, `.lower()`) left out.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Iterator
from types import CodeType
from typing import Any, NamedTuple

_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_LEFT_OUT = frozenset({"strip", "lstrip", "rstrip", "lower", "replace", "removeprefix", "sub"})
_SAME = ast.parse("lambda same: same", mode="eval").body
_STATEMENTS = ast.Raise | ast.Expr | ast.Assign | ast.AugAssign | ast.Return | ast.Continue


class Mutant(NamedTuple):
    line: int
    change: str
    code: CodeType


class _Change(NamedTuple):
    node: ast.AST
    what: str
    fields: dict[str, Any]
    """What the node's fields are in the mutant."""


def make_mutants(source: str, name: str, wanted: Callable[[int], bool] = lambda _: True) -> Iterator[Mutant]:
    """Mutants in the order of the source; `wanted` is asked with each one's number."""
    tree = ast.parse(source)
    aside = _beside_the_point(tree)
    patterns = _patterns(tree)
    changes = [
        change
        for node in ast.walk(tree)
        if node not in aside
        for change in (*_logic(node), *_members(node), *_constants(node, patterns), *_left_out(node, aside))
    ]
    changes.sort(key=lambda change: getattr(change.node, "lineno", 0))
    for number, change in enumerate(changes):
        if wanted(number):
            yield Mutant(getattr(change.node, "lineno", 0), change.what, _compiled(tree, change, name))


def _compiled(tree: ast.Module, change: _Change, name: str) -> CodeType:
    kept = {field: getattr(change.node, field) for field in change.fields}
    _set(change.node, change.fields)
    try:
        return compile(ast.fix_missing_locations(tree), name, "exec")
    finally:
        _set(change.node, kept)


def _set(node: ast.AST, fields: dict[str, Any]) -> None:
    for field, value in fields.items():
        setattr(node, field, value)


def _beside_the_point(tree: ast.Module) -> set[ast.AST]:
    """Docstrings, annotations and the words of an error."""
    roots: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            roots.append(node)
        elif isinstance(node, ast.AnnAssign):
            roots.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            roots += [node.returns, *(argument.annotation for argument in node.args.args)]
        elif isinstance(node, ast.Raise):
            roots.append(node.exc)
    return {part for root in roots if root for part in ast.walk(root)}


def _patterns(tree: ast.Module) -> set[ast.AST]:
    """The strings that are regular expressions."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    compiles = [call for call in calls if ast.unparse(call.func) == "re.compile"]
    return {part for call in compiles for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)}


def _logic(node: ast.AST) -> Iterator[_Change]:
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            turned = _TURNED[type(operator)]
            what = f"{ast.unparse(node)}: {type(operator).__name__} → {turned.__name__}"
            yield _Change(node, what, {"ops": _with(node.ops, index, turned())})
    elif isinstance(node, ast.BoolOp):
        for index, value in enumerate(node.values):
            rest = _without(node.values, index)
            rest = rest * 2 if len(rest) == 1 else rest  # no operator stands alone
            yield _Change(node, f"without the operand {ast.unparse(value)}", {"values": rest})
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _Change(node, f"{ast.unparse(node)} turned round", {"operand": ast.UnaryOp(ast.Not(), node.operand)})
    elif isinstance(node, ast.If | ast.IfExp):
        for always in (True, False):
            yield _Change(node, f"if {ast.unparse(node.test)} → {always}", {"test": ast.Constant(always)})


def _members(node: ast.AST) -> Iterator[_Change]:
    """Lists, sets and tables that lack one of theirs."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set) and len(node.elts) > 1:
        if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            for index, element in enumerate(node.elts):
                yield _Change(node, f"without {ast.unparse(element)}", {"elts": _without(node.elts, index)})
    elif isinstance(node, ast.Dict):
        for index, key in enumerate(node.keys):
            fields = {"keys": _without(node.keys, index), "values": _without(node.values, index)}
            yield _Change(node, f"without {ast.unparse(key) if key else '**'}", fields)


def _constants(node: ast.AST, patterns: set[ast.AST]) -> Iterator[_Change]:
    if not isinstance(node, ast.Constant):
        return
    value = node.value
    others: list[Any] = []
    if isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int):
        others = [value + 1]
    elif isinstance(value, str):
        others = _regex_cuts(value) if node in patterns else _altered(value)
    elif isinstance(value, bytes):
        texts = _regex_cuts(value.decode("latin-1")) if node in patterns else [value.decode("latin-1") + "q"]
        others = [text.encode("latin-1") for text in texts]
    for other in others:
        yield _Change(node, f"{value!r} → {other!r}"[:160], {"value": other})


def _altered(text: str) -> list[str]:
    words = text.split()
    if len(words) > 2 and all(word.replace("_", "").replace("-", "").isalnum() for word in words):
        return [" ".join(_without(words, index)) + " " for index in range(len(words))]
    return [text + "q"]


def _regex_cuts(pattern: str) -> list[str]:
    """The expression without one of its signs, as far as it still is one."""
    found = []
    for match in re.finditer(r"\\.|.", pattern, re.DOTALL):
        cut = pattern[: match.start()] + pattern[match.end() :]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                re.compile(cut)
        except (re.error, RecursionError):
            continue
        found.append(cut)
    return list(dict.fromkeys(found))


def _left_out(node: ast.AST, aside: set[ast.AST]) -> Iterator[_Change]:
    for field in ("body", "orelse"):
        found = getattr(node, field, None)
        statements = found if isinstance(found, list) else []
        for index, statement in enumerate(statements):
            if isinstance(statement, _STATEMENTS) and statement not in aside and not isinstance(node, ast.Module):
                what = f"without {ast.unparse(statement)}"[:160]
                yield _Change(node, what, {field: _with(statements, index, ast.Pass())})
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _LEFT_OUT:
        kept = node.args[-1] if node.func.attr == "sub" else node.func.value
        what = f"{ast.unparse(node)} without .{node.func.attr}()"[:160]
        yield _Change(node, what, {"func": _SAME, "args": [kept], "keywords": []})


def _with(values: list[Any], index: int, value: Any) -> list[Any]:
    return [*values[:index], value, *values[index + 1 :]]


def _without(values: list[Any], index: int) -> list[Any]:
    return values[:index] + values[index + 1 :]
