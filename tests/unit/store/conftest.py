from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from tests.new_store import open_new_store
from tests.unit.store.made import NOW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile" / "paperround.sqlite"


@pytest.fixture
def conn(path: Path) -> Iterator[apsw.Connection]:
    conn = open_new_store(path, NOW)
    yield conn
    conn.close()
