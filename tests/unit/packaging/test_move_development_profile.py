"""A profile from before 1.0 is moved with everything in it, or stays as it was."""

from __future__ import annotations

import json
from pathlib import Path

import apsw
import move_development_profile as script
import pytest

from reader.core.errors import StoreError
from reader.core.paths import Profile, get_profile
from reader.core.settings import Settings
from reader.features.accounts.records import AccountState
from reader.store import marks, tags, views
from reader.store.backup import list_replaced_files
from reader.store.db import DEVELOPMENT_ID, Connection, open_store
from reader.store.engine_state import find_state
from reader.store.feeds import list_feeds
from reader.store.maintenance import check
from reader.store.settings import load_rows, load_settings, save_rows
from tests.unit.store.made import NOW, add_feed_with, make_account, search_ids

SOUND = json.dumps({"enclosures": [["https://example.org/a.mp3", "audio/mpeg", 5], ["b", "audio/ogg", 1]]})


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    """As it was before 1.0: two feeds with twenty entries, some of them marked, in an account."""
    profile = get_profile(tmp_path / "profile")
    conn = open_store(profile.database, NOW)
    add_feed_with(conn, "https://example.org/a", range(1, 11))
    add_feed_with(conn, "https://example.org/b", range(11, 21))
    make_account(conn, [1, 2], AccountState())
    conn.execute("INSERT INTO account_items SELECT 1, id + 100, id, 0 FROM entries")
    conn.execute("UPDATE accounts SET kind = 'freshrss'")
    marks.set_read(conn, range(1, 6))
    tags.add_tag(conn, "physics", [3])
    conn.execute("DELETE FROM outbox WHERE entry_id < 3")
    conn.execute("UPDATE entries SET has_enclosure = 1 WHERE id = 7")
    conn.execute("UPDATE bodies SET extras = ? WHERE entry_id = 7", (SOUND,))
    conn.execute("INSERT INTO folders (id, name, position) VALUES (40, 'gone', 0)")
    conn.execute("DELETE FROM folders")
    save_rows(conn, {"daily_budget": 123, "plan_thrift": {"price_h": 0.25}, "newer_told": "0.9"})
    make_old(conn)
    conn.close()
    return profile


def make_old(conn: Connection) -> None:
    for new, old in script.RENAMED.items():
        table, _, column = new.partition(".")
        part = f"COLUMN {column} TO" if column else "TO"
        conn.execute(f"ALTER TABLE {table} RENAME {part} {old}")
    conn.execute("DROP TABLE episodes; ALTER TABLE feeds DROP COLUMN ready")
    conn.execute("CREATE TABLE moods (id INTEGER PRIMARY KEY); INSERT INTO moods VALUES (1), (2)")
    conn.execute("ALTER TABLE feeds ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")
    conn.pragma("application_id", DEVELOPMENT_ID)
    conn.pragma("user_version", 8)


def test_everything_comes_along(profile, capsys):
    with pytest.raises(StoreError, match="move_development_profile"):
        open_store(profile.database, NOW)
    before = profile.database.read_bytes()
    assert script.main([str(profile.folder)]) == 0
    assert "Only the old file has: feeds.mood, moods (2 rows)." in capsys.readouterr().out
    (kept,) = list_replaced_files(profile.database)
    assert kept.read_bytes() == before
    conn = open_store(profile.database, NOW)
    assert [feed.url for feed in list_feeds(conn)] == ["https://example.org/a", "https://example.org/b"]
    assert sum(views.get_unread_counts(conn).values()) == 15
    assert conn.execute("SELECT count(*) FROM outbox").get == 4, "copying is no deed"
    assert conn.execute("SELECT url FROM episodes WHERE entry_id = 7").get == "https://example.org/a.mp3"
    assert conn.execute("SELECT seq FROM sqlite_sequence WHERE name = 'folders'").get == 40
    assert len(search_ids(conn, "article")) == 20
    assert load_settings(conn) == Settings(daily_budget=123)
    assert load_rows(conn) == {"daily_budget": 123}
    assert find_state(conn, "price_state") == {"price_h": 0.25}
    assert find_state(conn, "newer_told") == "0.9"
    assert check(conn) == []
    conn.close()
    assert script.main([str(profile.folder)]) == 0
    assert "already" in capsys.readouterr().out
    assert list_replaced_files(profile.database) == [kept]


def test_what_is_called_otherwise_comes_along_too(profile, monkeypatch):
    conn = apsw.Connection(str(profile.database))
    conn.execute("ALTER TABLE tags RENAME TO labels; ALTER TABLE feeds RENAME COLUMN weight TO worth")
    conn.execute("UPDATE feeds SET worth = 'high'")
    conn.close()
    monkeypatch.setattr(script, "RENAMED", {**script.RENAMED, "tags": "labels", "feeds.weight": "worth"})
    moved = script.move(profile.database, NOW)
    assert moved is not None
    assert moved.rows["tags"] == 1
    conn = open_store(profile.database, NOW)
    assert conn.execute("SELECT DISTINCT weight FROM feeds").get == "high"
    conn.close()


def test_nothing_changes_where_something_would_be_lost(profile, monkeypatch, capsys):
    before = profile.database.read_bytes()
    monkeypatch.setattr(script, "RENAMED", {**script.RENAMED, "tags": "nowhere"})
    assert script.main([str(profile.folder)]) == 1
    assert "Rows of entry_tags refer to rows that did not come along." in capsys.readouterr().err
    assert profile.database.read_bytes() == before
    assert list_replaced_files(profile.database) == []
    assert list(profile.folder.glob("*.part*")) == []


def test_a_file_of_another_program_is_left_alone(profile, capsys):
    before = profile.database.read_bytes()
    conn = apsw.Connection(str(profile.database))
    conn.pragma("application_id", 5)
    conn.close()
    assert script.main([str(profile.folder)]) == 1
    assert "no database of Paperround" in capsys.readouterr().err
    assert len(profile.database.read_bytes()) == len(before)


def test_a_folder_without_a_database(tmp_path, capsys):
    assert script.main([str(tmp_path)]) == 1
    assert "There is no database" in capsys.readouterr().err
