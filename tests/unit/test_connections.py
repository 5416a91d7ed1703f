"""Parts of the window are connected in wiring.py and the files *_wiring.py beside it; elsewhere a class connects only what it made itself.

A name counts as made where it is bound to the answer of a call, in the function or anywhere in the class; what a
private method is given, its class has made. Signals of `self` count as its own. The theme is exempt: every widget paints itself anew when it changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SHELL = Path(__file__).resolve().parents[2] / "reader" / "gui" / "shell"
WIRING = {path.name for path in SHELL.glob("*wiring.py")}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def made_in(node: ast.AST) -> set[str]:
    """Names (`timer`, `self._timer`) that are bound to what a call returned."""
    made: set[str] = set()
    for found in ast.walk(node):
        if isinstance(found, ast.Assign | ast.AnnAssign) and isinstance(found.value, ast.Call):
            targets = found.targets if isinstance(found, ast.Assign) else [found.target]
            made |= {ast.unparse(target) for target in targets}
    return made


def passed_to(function: Function) -> set[str]:
    """What a private function is given was made by whoever shares its file."""
    is_private = function.name.startswith("_") and not function.name.startswith("__")
    return {argument.arg for argument in function.args.args[1:]} if is_private else set()


def is_own(emitter: str, made: set[str]) -> bool:
    """`emitter` is all before `.connect`: `self.closed`, `self._timer.timeout`, `theme.changed`."""
    if emitter == "theme.changed" or (emitter.startswith("self.") and emitter.count(".") == 1):
        return True
    return any(emitter.startswith(f"{name}.") for name in made)


def foreign_connections(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    for outer in tree.body:
        of_class = {name for name in made_in(outer) if name.startswith("self.")}
        for function in (node for node in ast.walk(outer) if isinstance(node, Function)):
            made = of_class | {name for name in made_in(function) if "." not in name} | passed_to(function)
            for node in ast.walk(function):
                is_connect = isinstance(node, ast.Attribute) and node.attr == "connect"
                if is_connect and not is_own(emitter := ast.unparse(node).removesuffix(".connect"), made):
                    yield emitter


@pytest.mark.parametrize("name", sorted({path.name for path in SHELL.glob("*.py")} - WIRING))
def test_a_part_connects_only_what_it_made(name):
    assert list(foreign_connections((SHELL / name).read_text("utf-8"))) == []


def test_what_was_handed_over_is_found():
    source = """
class Part:
    def __init__(self, other, theme):
        self._other = other
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.run)
        self.closed.connect(self.run)
        theme.changed.connect(self.run)
        dialog = make_dialog()
        dialog.finished.connect(self.run)
        other.closed.connect(self.run)
        self._other.closed.connect(self.run)
"""
    assert list(foreign_connections(source)) == ["other.closed", "self._other.closed"]
