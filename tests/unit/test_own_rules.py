"""The rules that the tests themselves are held to: log lines and skips."""

from __future__ import annotations

import logging

import pytest

from tests.log_watch import LogWatch
from tests.skips import fail_unless_accepted


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
