"""The rules that the tests themselves are held to: log lines, skips and markers."""

from __future__ import annotations

import ast
import logging
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.log_watch import LogWatch
from tests.skips import ACCEPTED, fail_unless_accepted

ROOT = Path(__file__).resolve().parents[1]


def watch_lines(*expected: str) -> list[str]:
    watch = LogWatch()
    for part in expected:
        watch(part)
    logger = logging.Logger("paper")
    logger.addHandler(watch)
    logger.info("all is well")
    logger.warning("the %s is torn", "page")
    return watch.find_faults()


def test_a_warning_is_a_fault_unless_it_is_expected() -> None:
    assert watch_lines() == ["logged: WARNING paper: the page is torn"]
    assert watch_lines("is torn") == []
    assert watch_lines("is torn", "is wet") == ["never logged: is wet"]


def make_report(reason: str) -> pytest.TestReport:
    skipped = ("test_x.py", 1, f"Skipped: {reason}")
    return pytest.TestReport("x", ("x", 1, "x"), {}, "skipped", skipped, "setup")


@pytest.mark.parametrize(
    ("reason", "ci", "outcome"),
    [
        ("the shared data is not on this machine", "true", "skipped"),
        ("no time", "true", "failed"),
        ("no time", "", "skipped"),
    ],
)
def test_a_skip_fails_in_ci_unless_its_reason_is_accepted(
    reason: str, ci: str, outcome: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    report = make_report(reason)
    fail_unless_accepted(report)
    assert report.outcome == outcome


def test_a_reason_that_is_accepted_elsewhere_fails_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr("sys.platform", "linux")
    report = make_report("no SIGSTOP")
    fail_unless_accepted(report)
    assert report.failed


def list_reasons(path: Path) -> Iterator[str]:
    """What a file says where it skips; reasons that are put together are not seen."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and "skip" in ast.unparse(node.func):
            said = [*node.args[:1], *(word.value for word in node.keywords if word.arg == "reason")]
            yield from (str(one.value) for one in said if isinstance(one, ast.Constant))


def test_every_reason_to_skip_is_on_the_list_and_every_listed_one_is_given() -> None:
    files = [path for path in ROOT.rglob("*.py") if path != Path(__file__) and "skip" in path.read_text("utf-8")]
    given = {reason for path in files for reason in list_reasons(path)}
    assert given - ACCEPTED.keys() == set()
    assert ACCEPTED.keys() - given == set()


ABOUT_MARKERS = {"test_own_rules.py", "test_long_tests.py", "long_tests.py", "second_chance.py"}


def find_files_with(word: str) -> set[str]:
    """The files of tests in which a pattern is found, by their paths in the repository."""
    files = (path for path in ROOT.rglob("*.py") if path.name not in ABOUT_MARKERS)
    return {path.relative_to(ROOT.parent).as_posix() for path in files if re.search(word, path.read_text("utf-8"))}


def test_the_note_on_long_tests_names_every_file_that_has_some() -> None:
    """Each with what guards the same in the quick run."""
    note = (ROOT.parent / "docs/developer/notes/which-tests-are-long.md").read_text("utf-8")
    named = re.findall(r"^\| `(tests/[\w/]+\.py)`", note, re.MULTILINE)
    assert len(named) == len(set(named))
    assert set(named) == find_files_with(r"mark\.long\b|\bmark_long\(")


def test_every_marker_of_our_own_is_used() -> None:
    """An unknown one ends the run before it begins (--strict-markers)."""
    project = tomllib.loads((ROOT.parent / "pyproject.toml").read_text("utf-8"))
    options = project["tool"]["pytest"]["ini_options"]
    markers = [marker.partition(":")[0] for marker in options["markers"]]
    assert "--strict-markers" in options["addopts"]
    assert [marker for marker in markers if not find_files_with(rf"pytest\.mark\.{marker}\b")] == []


def test_only_the_adapter_of_feedparser_reaches_into_private_parts() -> None:
    """Whoever silences ruff's SLF001 says so here, too."""
    silenced = {
        path.relative_to(ROOT.parent / "reader").as_posix()
        for path in (ROOT.parent / "reader").rglob("*.py")
        if "SLF001" in path.read_text(encoding="utf-8") or "__closure__" in path.read_text(encoding="utf-8")
    }
    assert silenced == {"parse/feedparser_adapter.py"}
