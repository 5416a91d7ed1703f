"""Words for people depend on the locale: the tests' user is English, wherever they run."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture(autouse=True, scope="session")
def english() -> None:
    QLocale.setDefault(QLocale("en_GB"))
