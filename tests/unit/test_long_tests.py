"""Long tests are left out where they are not wanted, and how many is told, however the tests are spread."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.long_tests import mark_long

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import pytest

@pytest.mark.long
def test_long():
    pass

@pytest.mark.parametrize("number", [1, pytest.param(2, marks=pytest.mark.long)])
def test_of_which_some_are_long(number):
    pass
"""
PLUGINS = ("-p", "tests.long_tests", "-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:hypothesispytest")
SAID = "2 long tests were left out; python3 dev.py test --long runs them, too.\n"


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., str]:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long: takes long\n", encoding="utf-8")

    def run(*options: str) -> str:
        folders = ("--basetemp", str(tmp_path / "t"), str(tmp_path))
        command = [sys.executable, "-m", "pytest", *PLUGINS, *options, *folders]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
        return done.stdout

    return run


def test_processes_of_xdist_leave_them_out(run):
    said = run("-n", "1", "-m", "not long")
    assert SAID in said
    assert "1 passed" in said


def test_nothing_is_told_where_none_is_left_out_for_its_length(run):
    said = run("-p", "no:xdist", "-k", "of_which")
    assert "left out" not in said
    assert "2 passed, 1 deselected" in said


def test_only_values_that_are_there_can_be_long():
    assert mark_long("ab", {"b"}) == ["a", pytest.param("b", marks=pytest.mark.long)]
    with pytest.raises(AssertionError, match="not among the values"):
        mark_long("ab", {"c"})
