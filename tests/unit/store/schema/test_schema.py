"""A file of an older version becomes what a new one is, with everything in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import apsw
import pytest

from reader.settings import Settings
from reader.store.db import APPLICATION_ID, open_store
from reader.store.feeds.feeds import list_feeds
from reader.store.polling.engine_state import find_state, save_state
from reader.store.repair import salvage
from reader.store.repair.backup import find_fault
from reader.store.repair.maintenance import check
from reader.store.repair.salvage_tables import KEYED_TABLES, ROWID_TABLES
from reader.store.schema import schema_version
from reader.store.settings import load_rows, load_settings
from tests.unit.store.made import NOW

DATA = Path(__file__).parents[3] / "data" / "store"
PRICE = {"price_h": 0.25, "budget": 400}
LEFT_BEHIND = {"feed_hubs", "push_subscriptions"}
"""Tables of an older file that nobody reads any more."""
OLD_ROWS = {
    "daily_budget": 123,
    "what_if": {"at": 5.0},
    "plan_thrift": PRICE,
    "alerts_waiting": [3, 5],
    "upkeep_day": "2025-06-14",
    "overlaps_day": "2025-06-13",
    "newer_asked_day": "2025-06-12",
    "newer_told": "0.9",
}


def make_old(path: Path, version: int = 1) -> None:
    """A file as the program of that version left it."""
    path.parent.mkdir(exist_ok=True)
    conn = apsw.Connection(str(path))
    conn.execute((DATA / f"version-{version}.sql").read_text(encoding="utf-8"))
    conn.pragma("application_id", APPLICATION_ID)
    conn.pragma("user_version", version)
    rows = [(name, json.dumps(value)) for name, value in OLD_ROWS.items()]
    conn.executemany("INSERT INTO settings (name, value) VALUES (?, ?)", rows)
    conn.execute("INSERT INTO feeds (url, position, added_at) VALUES ('https://example.org/', 0, 0)")
    conn.execute("INSERT INTO feed_state (feed_id) VALUES (1)")
    conn.close()


def shape_of(conn: apsw.Connection) -> dict[str, Any]:
    """Every table with its columns, every index with what it is over."""
    names = conn.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    shape = {str(name): conn.execute(f"PRAGMA table_xinfo({name})").fetchall() for (name,) in names}
    shape["indexes"] = sorted(
        conn.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql NOTNULL")
    )
    return shape


def check_moved(path: Path) -> None:
    conn = open_store(path, NOW)
    assert load_rows(conn) == {"daily_budget": 123, "what_if": {"at": 5.0}}
    assert load_settings(conn) == Settings(daily_budget=123)
    assert find_state(conn, "price_state") == PRICE
    for name in ("alerts_waiting", "upkeep_day", "overlaps_day", "newer_asked_day", "newer_told"):
        assert find_state(conn, name) == OLD_ROWS[name]
    assert [feed.url for feed in list_feeds(conn)] == ["https://example.org/"]
    assert check(conn) == []
    conn.close()


@pytest.mark.parametrize("version", range(1, schema_version.VERSION))
def test_an_older_file_gets_the_shape_of_a_new_one(path: Path, tmp_path: Path, version: int) -> None:
    make_old(path, version)
    migrated, new = open_store(path, NOW), open_store(tmp_path / "new.sqlite", NOW)
    assert migrated.pragma("user_version") == schema_version.VERSION
    was = {name: shape for name, shape in shape_of(migrated).items() if name not in LEFT_BEHIND}
    assert was == shape_of(new)
    migrated.close()
    new.close()


def test_the_engine_takes_its_rows_out_of_the_settings(path: Path) -> None:
    make_old(path)
    check_moved(path)
    (copy,) = (path.parent / "backups").iterdir()
    assert find_fault(copy) is None
    kept = apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READONLY)
    assert kept.execute("SELECT count(*) FROM settings").get == len(OLD_ROWS)
    kept.close()


def test_a_salvaged_older_file_loses_no_row_of_the_engine(path: Path, tmp_path: Path) -> None:
    make_old(path)
    report = salvage.salvage(path, tmp_path / "backups", NOW)
    assert report.damaged == ()
    check_moved(path)


def test_salvage_keeps_what_the_engine_knew(path: Path, tmp_path: Path) -> None:
    conn = open_store(path, NOW)
    save_state(conn, "alerts_waiting", [7])
    conn.close()
    assert salvage.salvage(path, tmp_path / "backups", NOW).saved["engine_state"] == 1
    conn = open_store(path, NOW)
    assert find_state(conn, "alerts_waiting") == [7]
    conn.close()


def test_salvage_leaves_out_no_table_that_cannot_be_made_again(conn: apsw.Connection) -> None:
    made_again = {"search", "index_queue", "planned", "overlaps", "content_state"}
    made_again |= {"term_counts", "profiles", "similar_feeds", "stories", "pulling"}
    rows = conn.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%'"
    )
    assert {name for (name,) in rows} - made_again == {*ROWID_TABLES, *KEYED_TABLES}
