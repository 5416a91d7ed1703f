"""A pytest plugin: which files of tests take most processor time, the processes that they start and end included.

    .venv/bin/python -m pytest -p tests.processor_time -n 4 --dist loadfile

Beside other work, wall time (`--durations`) says little. A process that lives longer than its test, such as a server
for all of them, counts for the test during which it ends.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator

import pytest

PROPERTY = "processor_s"
BEFORE = pytest.StashKey[float]()
MOST_SHOWN = 40


def measure() -> float:
    spent = os.times()
    return time.process_time() + spent.children_user + spent.children_system


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Sums())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.config.stash[BEFORE] = measure()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Of setting up, running and tearing down each; the report carries it to the process that tells."""
    report = yield
    now = measure()
    report.user_properties.append((PROPERTY, now - item.config.stash[BEFORE]))
    item.config.stash[BEFORE] = now
    return report


class Sums:
    """What the reports say, added up by file and told in the end."""

    def __init__(self) -> None:
        self._by_file: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = (value for name, value in report.user_properties if name == PROPERTY)
        self._by_file[report.nodeid.partition("::")[0]] += sum(float(str(value)) for value in spent)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"processor time: {sum(self._by_file.values()):.0f} s in tests")
        dearest = sorted(self._by_file.items(), key=lambda one: -one[1])
        for name, spent_s in dearest[:MOST_SHOWN]:
            terminalreporter.write_line(f"{spent_s:7.1f} s {name}")
