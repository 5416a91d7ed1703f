"""`dev.py mutants`: what is changed, and which tests are asked."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import PACKAGES, find_mutants, find_tests, list_all


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a and not b", ["x = (a or not b)", "x = a and (b)"]),
        ("x = 3", ["x = 7"]),
        ("x = True", ["x = False"]),
        ("x = a + b", ["x = (a - b)"]),
        ("x = a + 'b'", []),
        ("save(x)", ["pass"]),
        ("x = é is None", ["x = (é is not None)"]),
        ("x = a if b else c", ["x = (c if b else a)"]),
        ("x: Literal[1] = y", []),
        ("'One of 2.'", []),
        ("x = f'{a + b}'", []),
    ],
)
def test_each_kind_of_change_is_made(line: str, changed: list[str]) -> None:
    source = f"first = ''\n{line}\n".encode()
    found = [mutant.apply(source).decode() for mutant in find_mutants("made", source)]
    assert [text.splitlines()[1] for text in found] == changed
    for text in found:
        ast.parse(text)


def test_every_package_has_mutants() -> None:
    assert {mutant.module.split(".")[1] for mutant in list_all()} == set(PACKAGES)


def test_a_module_is_asked_about_where_it_is_imported() -> None:
    assert find_tests("reader.planner.choose")[0] == Path("tests/unit/planner/test_choose.py")
    assert find_tests("reader.features.accounts.worker.synchronise"), "by the modules that import it"
