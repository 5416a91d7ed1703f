"""Lines that no test guards: `python3 dev.py mutants`, a sample of changed lines in the store, the planner and the engine.

Each mutant is one small change: a comparison, a number, a condition, a call left out. It is made in a copy of the
repository, and the test files that import its module run there. A test that fails or hangs has noticed it; what none notices is
listed. The sample is chosen by a seed, so that it can be made again. Some survivors change nothing that can be seen.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.import_graph import find_files, find_importers, imports_in, make_graph
from tests.syntax import walk

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("store", "planner", "engine", "features")
COPIED = ("reader", "tests", "resources", "packaging", "docs", "pyproject.toml", "dev.py")
OPTIONS = "-x -q --no-header -p no:xdist -p no:cacheprovider".split()
MOST_FILES = 8
"""Test files that run for a module, those of the same name first."""
TIME_S = 60.0
"""Longer than any of these take; a mutant may never end."""

_OTHER: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    module: str
    line: int
    start: int
    end: int
    """Where in the line, in bytes."""
    new: str

    def apply(self, source: bytes) -> bytes:
        """The source with this change."""
        lines = source.splitlines(keepends=True)
        old = lines[self.line - 1]
        lines[self.line - 1] = old[: self.start] + self.new.encode() + old[self.end :]
        return b"".join(lines)

    def show(self, source: bytes) -> str:
        before, after = (text.splitlines()[self.line - 1].decode().strip() for text in (source, self.apply(source)))
        path = self.module.replace(".", "/")
        return f"{path}.py:{self.line}\n    {before}\n    {after}"


def find_mutants(module: str, source: bytes) -> list[Mutant]:
    """All changes that are tried in a module, in the order of its lines."""
    tree = ast.parse(source)
    unseen = set(_list_unseen(tree))
    found = []
    for node in walk(tree):
        if not isinstance(node, ast.expr | ast.Expr) or id(node) in unseen or node.lineno != node.end_lineno:
            continue
        found += [Mutant(module, node.lineno, node.col_offset, node.end_col_offset or 0, new) for new in _change(node)]
    return sorted(found, key=lambda one: (one.line, one.start, one.end, one.new))


def _list_unseen(tree: ast.AST) -> Iterator[int]:
    """Nodes that are never changed: types, docstrings, decorators, and the parts of f-strings, whose places Python 3.11
    doesn't tell."""
    for node in walk(tree):
        hidden: list[object] = []
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                hidden = [node.returns, *node.decorator_list, *(one.annotation for one in _list_arguments(node.args))]
            case ast.AnnAssign():
                hidden = [node.annotation]
            case ast.ClassDef():
                hidden = [*node.decorator_list, *node.bases, *node.keywords]
            case ast.JoinedStr():
                hidden = [*node.values]
        yield from (id(inner) for one in hidden if isinstance(one, ast.AST) for inner in walk(one))


def _list_arguments(arguments: ast.arguments) -> list[ast.arg]:
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def _change(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _OTHER:
            yield _write(ast.Compare(node.left, [_OTHER[type(op)]()], node.comparators))
        case ast.BoolOp():
            yield _write(ast.BoolOp(_OTHER[type(node.op)](), node.values))
        case ast.BinOp() if type(node.op) in _OTHER and not _is_text(node):
            yield _write(ast.BinOp(node.left, _OTHER[type(node.op)](), node.right))
        case ast.UnaryOp(op=ast.Not()):
            yield _write(node.operand)
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield repr(value * 2 + 1)
        case ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.IfExp():
            yield _write(ast.IfExp(node.test, node.orelse, node.body))


def _write(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _is_text(node: ast.AST) -> bool:
    return any(isinstance(one, ast.JoinedStr | ast.Constant) and not _is_number(one) for one in walk(node))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


@cache
def _read_imports() -> dict[Path, frozenset[str]]:
    files = [
        path
        for folder in ("unit", "engine", "sync", "mail")
        for path in sorted((ROOT / "tests" / folder).rglob("test_*.py"))
    ]
    return {path.relative_to(ROOT): frozenset(imports_in(path.read_bytes())) for path in files}


@cache
def _read_importers() -> dict[str, set[str]]:
    return find_importers(make_graph(ROOT, "reader"))


def find_tests(module: str) -> list[Path]:
    """The test files that import a module or names from it: those named like it first, then those of its package. If
    there are none, those of the modules that import it, and so on."""
    name, package = module.rpartition(".")[2], module.split(".")[1]
    asked, importers = {module}, _read_importers()
    while not (found := _list_importing(asked)) and asked:
        asked = {importer for one in asked for importer in importers[one]}
    return sorted(found, key=lambda path: (name not in path.stem, package not in path.parts, str(path)))[:MOST_FILES]


def _list_importing(modules: set[str]) -> list[Path]:
    return [
        path
        for path, names in _read_imports().items()
        if not modules.isdisjoint({*names, *(one.rpartition(".")[0] for one in names)})
    ]


class Trial:
    """A copy of the repository in which mutants live."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sound: dict[tuple[Path, ...], bool] = {}
        leave_out = shutil.ignore_patterns("__pycache__", ".*")
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=leave_out)
            else:
                shutil.copy(source, folder / name)

    def is_noticed(self, mutant: Mutant, tests: Sequence[Path]) -> bool:
        path = self.folder / f"{mutant.module.replace('.', '/')}.py"
        source = path.read_bytes()
        path.write_bytes(mutant.apply(source))
        try:
            return not self._passes(tests)
        finally:
            path.write_bytes(source)

    def are_sound(self, tests: Sequence[Path]) -> bool:
        """Whether the tests pass where nothing was changed."""
        key = tuple(tests)
        if key not in self._sound:
            self._sound[key] = self._passes(tests)
        return self._sound[key]

    def _passes(self, tests: Sequence[Path]) -> bool:
        command = [sys.executable, "-m", "pytest", *OPTIONS, "-m", "not long", *map(str, tests)]
        # A file that is written twice within a second would be taken for the one that was compiled before.
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, timeout=TIME_S, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def list_all() -> list[Mutant]:
    files = find_files(ROOT, "reader")
    ours = {name: path for name, path in files.items() if name.split(".")[1:2] and name.split(".")[1] in PACKAGES}
    return [mutant for name, path in ours.items() for mutant in find_mutants(name, path.read_bytes())]


def main() -> int:
    options = argparse.ArgumentParser(prog="dev.py mutants", description="Which lines no test guards.")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=60, help="mutants that are tried")
    options.add_argument("--minutes", type=float, default=20.0, help="when to stop at the latest")
    options.add_argument("--only", default="", help="modules whose names begin so, such as reader.store.marks")
    chosen = options.parse_args()
    if hasattr(os, "nice"):
        os.nice(10)
    every = [mutant for mutant in list_all() if mutant.module.startswith(chosen.only)]
    sample = random.Random(chosen.seed).sample(every, min(chosen.count, len(every)))
    end, tried, survived = time.monotonic() + chosen.minutes * 60, 0, 0
    with TemporaryDirectory() as folder:
        trial = Trial(Path(folder).resolve())
        for mutant in sample:
            if time.monotonic() > end:
                break
            tests = find_tests(mutant.module)
            if tests and not trial.are_sound(tests):
                print(f"cannot tell, as its tests fail in a copy: {mutant.module}", flush=True)
                continue
            tried += 1
            if not tests or not trial.is_noticed(mutant, tests):
                survived += 1
                why = "" if tests else "    (no test imports the module)\n"
                source = (ROOT / f"{mutant.module.replace('.', '/')}.py").read_bytes()
                print(f"{mutant.show(source)}\n{why}", flush=True)
    print(f"{tried} of {len(every)} mutants tried, {survived} not noticed by the tests that import their modules")
    return 0 if tried else 1


if __name__ == "__main__":
    raise SystemExit(main())
