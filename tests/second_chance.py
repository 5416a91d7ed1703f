"""A pytest plugin that marks tests `real`: they need a real window, server or process, which share the machine with all
else that runs on it.

`dev.py test` tries these once more when they fail, and no others: what is pure fails by its own fault. A test is marked by
the folder it is in or by a fixture that it uses; whatever else starts a process says `@pytest.mark.real` itself.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
FOLDERS = ("cli", "crash", "engine", "life", "mail", "sync")
"""Their tests run the program, or the engine with servers."""
FIXTURES = {"qapp", "feedserver"}
"""A window, and a server on loopback."""


def is_real(path: Path, fixtures: list[str]) -> bool:
    """Whether a test needs a real window, server or process, by where it is and what it uses."""
    folder = path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""
    return folder in FOLDERS or not FIXTURES.isdisjoint(fixtures)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First of all: `-m` chooses by what is marked here."""
    for item in items:
        if is_real(item.path, getattr(item, "fixturenames", [])):
            item.add_marker("real")
