"""Saving settings: only what is named changes, all or nothing, and exactly that can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from reader.core.errors import UsageError
from reader.core.settings import Settings
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from reader.store.settings import load_settings
from tests.unit.store.made import NOW


@pytest.fixture
def conn(tmp_path: Path):
    conn = open_store(tmp_path / "paperround.sqlite", NOW)
    yield conn
    conn.close()


def test_only_what_is_named_changes(conn):
    change_settings(conn, {"proxy": "http://proxy:3128"})
    change = change_settings(conn, {"daily_budget": "250", "paused": "yes"})
    assert change.before == Settings(proxy="http://proxy:3128")
    assert change.after == load_settings(conn)
    assert change.after == Settings(proxy="http://proxy:3128", daily_budget=250, paused=True)


def test_undo_leaves_alone_what_was_changed_since(conn):
    change = change_settings(conn, {"daily_budget": 250, "keep_days": 365})
    assert change.changes_back() == {"daily_budget": 400}
    change_settings(conn, {"keep_days": 30})
    change_settings(conn, change.changes_back())
    assert load_settings(conn) == Settings(keep_days=30)


@pytest.mark.parametrize(
    "bad",
    [
        {"daily_budget": -1},
        {"paused": "perhaps"},
        {"quiet_hours": "late"},
        {"proxy": "gopher://old"},
        {"proxy": "http://[half"},
    ],
)
def test_a_bad_value_changes_nothing(conn, bad):
    with pytest.raises(UsageError):
        change_settings(conn, {"keep_days": 30} | bad)
    assert load_settings(conn) == Settings()
