"""Packages are dated by the last commit; tests also run where there is no git to ask for it."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _known_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1794787200")
