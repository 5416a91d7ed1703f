"""Strings that a pattern may choke on, made from the pattern itself: each part that repeats, repeated without an end.

`find_patterns` lists every pattern of the program with the ways in which it is used.
"""

from __future__ import annotations

import ast
import importlib
import random
import re
import re._constants as sre  # type: ignore[import-not-found]
import re._parser as sre_parse  # type: ignore[import-not-found]
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ANCHORED = frozenset({"match", "fullmatch"})
_METHODS = ANCHORED | {"search", "sub", "subn", "split", "findall", "finditer"}
_LETTERS = "a \n<=\"'/-1.:@&;\u3000"
_MOST = 14


class Used(NamedTuple):
    name: str
    pattern: re.Pattern[Any]
    is_anchored: bool
    """Looked for at the beginning of a text alone."""


def find_patterns() -> list[Used]:
    found = []
    for path in sorted((ROOT / "reader").rglob("*.py")):
        source = path.read_text("utf-8")
        if "import re\n" not in source and " = named(" not in source:
            continue
        tree, name = ast.parse(source), ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found += [*_named_patterns(name, tree), *_inline_patterns(name, tree)]
    return found


def _named_patterns(name: str, tree: ast.Module) -> Iterator[Used]:
    methods: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in _METHODS:
            methods.setdefault(node.value.id, set()).add(node.attr)
    makers = (getattr(node, "attr", "") or getattr(node, "id", "") for node in ast.walk(tree))
    if not {"compile", "named"} & set(makers):
        return
    for variable, value in vars(importlib.import_module(name)).items():
        several = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
        for number, one in enumerate((value, *several)):
            for pattern in one if isinstance(one, tuple) and number else (one,):
                if isinstance(pattern, re.Pattern):
                    known = methods.get(variable, set())
                    yield Used(f"{name}.{variable}", pattern, bool(known) and known <= ANCHORED)


def _inline_patterns(name: str, tree: ast.Module) -> Iterator[Used]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "re"
            and node.func.attr in _METHODS
            and isinstance(node.args[0], ast.Constant)
        ):
            source: Any = node.args[0].value
            pattern = re.compile(source)
            yield Used(f"{name}:{pattern.pattern!r}", pattern, node.func.attr in ANCHORED)


# --- what it may choke on -------------------------------------------------------------------------


def find_pumps(pattern: re.Pattern[Any]) -> list[tuple[str, str]]:
    """A beginning, and what is repeated after it."""
    source = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    flags = pattern.flags | re.UNICODE
    tree = sre_parse.parse(source, flags & ~re.ASCII if not pattern.flags & re.ASCII else flags & ~re.UNICODE)
    rng = random.Random(1)
    pumps: dict[tuple[str, str], None] = {}
    for before, part in _repeated(tree, "", rng):
        unit = _sample(part, rng) or "a"
        pumps |= dict.fromkeys(((before, unit), ("", before + unit), ("", unit)))
    pumps |= dict.fromkeys(("", _sample(tree, rng)[:-1] or "a") for _ in range(3))
    listed = list(pumps)
    return [*listed[:_MOST], *(("", letter) for letter in " a<1!")]


def _repeated(tree: Any, before: str, rng: random.Random) -> Iterator[tuple[str, Any]]:
    for op, argument in tree:
        if op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            if argument[1] > 20:
                yield before, argument[2]
            yield from _repeated(argument[2], before, rng)
        elif op is sre.SUBPATTERN:
            yield from _repeated(argument[3], before, rng)
        elif op is sre.ATOMIC_GROUP:
            yield from _repeated(argument, before, rng)
        elif op is sre.BRANCH:
            for branch in argument[1]:
                yield from _repeated(branch, before, rng)
        before += _sample([(op, argument)], rng)


def _sample(tree: Any, rng: random.Random) -> str:
    """Something that the pattern, or a part of it, takes."""
    made = ""
    for op, argument in tree:
        if op is sre.LITERAL:
            made += chr(argument)
        elif op in (sre.ANY, sre.NOT_LITERAL):
            made += "b" if argument == ord("a") else "a"
        elif op is sre.IN:
            made += _one_of(argument, rng)
        elif op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            made += "".join(_sample(argument[2], rng) for _ in range(min(max(argument[0], 1), 50)))
        elif op in (sre.SUBPATTERN, sre.ATOMIC_GROUP, sre.BRANCH):
            made += _sample(_inside(op, argument, rng), rng)
    return made


def _inside(op: Any, argument: Any, rng: random.Random) -> Any:
    if op is sre.BRANCH:
        return rng.choice(argument[1])
    return argument[3] if op is sre.SUBPATTERN else argument


def _one_of(argument: Any, rng: random.Random) -> str:
    if argument[0][0] is sre.NEGATE:
        fits = [one for one in _LETTERS if not any(_holds(part, one) for part in argument[1:])]
        return rng.choice(fits or ["z"])
    op, value = rng.choice(argument)
    if op is sre.LITERAL:
        return chr(value)
    if op is sre.RANGE:
        return chr(value[0])
    return next((one for one in _LETTERS if _holds((op, value), one)), "z")


def _holds(part: tuple[Any, Any], letter: str) -> bool:
    op, value = part
    if op is sre.LITERAL:
        return chr(value) == letter
    if op is sre.RANGE:
        return bool(value[0] <= ord(letter) <= value[1])
    kind = {
        sre.CATEGORY_SPACE: letter.isspace(),
        sre.CATEGORY_DIGIT: letter.isdigit(),
        sre.CATEGORY_WORD: letter.isalnum(),
        sre.CATEGORY_NOT_SPACE: not letter.isspace(),
        sre.CATEGORY_NOT_DIGIT: not letter.isdigit(),
        sre.CATEGORY_NOT_WORD: not letter.isalnum(),
    }
    return kind.get(value, False)
