"""A pytest plugin for long tests, marked `@pytest.mark.long`: `dev.py test` leaves them out, `dev.py test --long`
does not.

Which are long, and what guards the same in the quick run: docs/developer/notes/which-tests-are-long.md.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Set
from typing import Any

import pytest

LEFT_OUT = pytest.StashKey[int]()
"""How many long tests `-m "not long"` left out."""
TOLD = "long tests left out"
"""The same, as the processes of pytest-xdist tell it to the one that started them."""


def mark_long(values: Iterable[Hashable], long: Set[Hashable]) -> list[Any]:
    """All values, for `parametrize`; the tests of some of them are long."""
    listed = list(values)
    assert long <= set(listed), f"not among the values: {long - set(listed)}"
    return [pytest.param(value, marks=pytest.mark.long) if value in long else value for value in listed]


def pytest_deselected(items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("long")]
    if marked and marked[0].config.option.markexpr:
        marked[0].config.stash[LEFT_OUT] = len(marked)


def pytest_sessionfinish(session: pytest.Session) -> None:
    notes = getattr(session.config, "workeroutput", None)
    if notes is not None:
        notes[TOLD] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process of pytest-xdist has ended, perhaps by a crash; each of them left out the same tests."""
    if count := getattr(node, "workeroutput", {}).get(TOLD):
        node.config.stash[LEFT_OUT] = count


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if count := terminalreporter.config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"{count} long tests were left out; python3 dev.py test --long runs them, too.")
