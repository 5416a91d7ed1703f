from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import apsw
import pytest

from reader.core.errors import StoreError
from reader.core.records.content import Overlap
from reader.core.records.stored import View
from reader.features.accounts.records import AccountState
from reader.features.recovery import store as salvage
from reader.features.recovery.store import OWN_TABLES, list_tables, mend
from reader.features.search import store as search
from reader.features.sharing.records import Target
from reader.features.sharing.store import list_unsent, queue_sends, save_target
from reader.features.stories import store as stories
from reader.store import feeds, maintenance, marks, reading_log, tags, views
from reader.store.db import open_store
from reader.store.engine_state import find_state, save_state
from tests.long_tests import mark_long
from tests.unit.store.made import NOW, add_feed_with, back_up, make_account, search_ids

PAGE = 4_096
ARTICLES = 300


@cache
def _made_store() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.sqlite"
        _fill_store(path)
        return path.read_bytes()


def make_store(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_made_store())


def _fill_store(path: Path) -> None:
    conn = open_store(path, NOW)
    for number in range(10):
        start = number * ARTICLES // 10
        add_feed_with(conn, f"https://example.org/{number}", range(start + 1, start + ARTICLES // 10 + 1))
    marks.set_read(conn, range(1, ARTICLES // 2 + 1))
    marks.set_starred(conn, [7])
    tags.add_tag(conn, "keep", [8])
    for entry_id in (7, ARTICLES - 1):
        reading_log.note_reading(conn, entry_id, NOW, 30)
    stories.keep_both(conn, 1, 10)
    search.index_some(conn, 1_000)
    conn.close()


def pages_of(path: Path, table: str) -> list[int]:
    conn = open_store(path, NOW)
    rows = conn.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (table,)).fetchall()
    conn.close()
    return [int(str(row[0])) for row in rows]


def overwrite(path: Path, page: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(data)


def check_sound(path: Path) -> int:
    """The new database is in order; returns how many articles it has."""
    conn = open_store(path, NOW)
    assert maintenance.check(conn) == []
    count = len(views.list_page(conn, View(), 10_000))
    while search.index_some(conn, 1_000):
        pass
    conn.close()
    return count


def test_what_the_user_read_and_decided_comes_through(path: Path) -> None:
    make_store(path)
    salvage.salvage(path, path.parent / "backups", NOW)
    conn = open_store(path, NOW)
    stories.save_overlaps(conn, [Overlap(10, 1, 1.0, True)])
    assert stories.list_overlaps(conn) == []
    assert len(reading_log.list_readings(conn, 0, 10)) == 2
    conn.close()


def test_a_sound_file_comes_through_unchanged(path: Path) -> None:
    make_store(path)
    conn = open_store(path, NOW)
    before = (views.list_page(conn, View(), 10_000), [feed.url for feed in feeds.list_feeds(conn)])
    conn.close()
    report = salvage.salvage(path, path.parent / "backups", NOW)
    assert (report.damaged, report.lost, report.from_backup) == ((), {}, {})
    assert report.saved["entries"] == ARTICLES
    assert report.kept.exists()
    assert check_sound(path) == ARTICLES
    conn = open_store(path, NOW)
    assert (views.list_page(conn, View(), 10_000), [feed.url for feed in feeds.list_feeds(conn)]) == before
    assert search_ids(conn, '"number7"') == [7]
    conn.close()


@pytest.mark.parametrize("table", ["entries", "bodies", "marks", "identities", "marks_all", "search_data"])
@pytest.mark.parametrize("kind", ["zero", "random"])
def test_a_ruined_page_costs_only_what_it_held(path: Path, table: str, kind: str) -> None:
    make_store(path)
    leaves = pages_of(path, table)
    page = leaves[len(leaves) // 2]
    overwrite(path, page, bytes(PAGE) if kind == "zero" else random.Random(5).randbytes(PAGE))
    damaged = path.read_bytes()
    report = salvage.salvage(path, path.parent / "backups", NOW)
    assert report.kept.read_bytes() == damaged
    count = check_sound(path)
    assert count >= ARTICLES * 0.7
    if table in ("marks_all", "search_data"):
        assert (count, report.damaged) == (ARTICLES, ())
    else:
        assert table in report.damaged
        assert report.lost or table == "identities"


def test_what_a_backup_has_is_not_lost(path: Path) -> None:
    make_store(path)
    conn = open_store(path, NOW)
    back_up(conn, path.parent / "backups", NOW, 7)
    conn.close()
    for table in ("feeds", "feed_state", "entries", "marks", "identities"):
        for page in pages_of_damaged(path, table):
            overwrite(path, page, bytes(PAGE))
    report = salvage.salvage(path, path.parent / "backups", NOW)
    assert report.from_backup["feeds"] == 10
    assert check_sound(path) == ARTICLES
    conn = open_store(path, NOW)
    assert sum(views.get_unread_counts(conn).values()) == ARTICLES // 2
    assert views.get_rows(conn, [7])[0].starred
    conn.close()


def pages_of_damaged(path: Path, table: str) -> list[int]:
    """From the backup, which has the same pages: the file itself may be unreadable by now."""
    (copy,) = (path.parent / "backups").glob("*.sqlite")
    return pages_of(copy, table)[:1]


def test_feeds_without_an_address_keep_their_articles(path: Path) -> None:
    make_store(path)
    overwrite(path, pages_of(path, "feeds")[0], bytes(PAGE))
    report = salvage.salvage(path, path.parent / "backups", NOW)
    assert report.lost["feeds whose address is lost"] == 10
    assert check_sound(path) == ARTICLES
    conn = open_store(path, NOW)
    assert {feed.name for feed in feeds.list_feeds(conn)} == {f"Feed {n}" for n in range(1, 11)}
    assert all(feed.choices.paused for feed in feeds.list_feeds(conn))
    conn.close()


@pytest.mark.parametrize("share", [0.0, 0.001, 0.3, 0.7, 0.95])
def test_a_truncated_file_is_salvaged(path: Path, share: float) -> None:
    make_store(path)
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    report = salvage.salvage(path, path.parent / "backups", NOW)
    assert report.damaged or share == 0.0
    check_sound(path)


def test_a_lost_header_is_answered_with_the_backup(path: Path) -> None:
    make_store(path)
    conn = open_store(path, NOW)
    back_up(conn, path.parent / "backups", NOW, 7)
    conn.close()
    overwrite(path, 1, bytes(PAGE))
    with pytest.raises(StoreError):
        open_store(path, NOW)
    salvage.salvage(path, path.parent / "backups", NOW)
    assert check_sound(path) == ARTICLES


# 112 and 114 make pages point in a circle.
@pytest.mark.parametrize("seed", mark_long([*range(10), 112, 114], {5, 112}))
def test_random_bytes_anywhere_never_stop_the_salvage(path: Path, seed: int) -> None:
    make_store(path)
    rng = random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(6):
        start = rng.randrange(len(data) - 600)
        data[start : start + 500] = rng.randbytes(500)
    path.write_bytes(data)
    salvage.salvage(path, path.parent / "backups", NOW)
    check_sound(path)


def test_nothing_refers_to_what_is_gone(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.highlight(conn, [1, 2])
    marks.set_read(conn, [1], False)
    queue_sends(conn, save_target(conn, Target(name="Notes"), NOW), [1, 2], NOW)
    make_account(conn, [feed_id], AccountState())
    conn.execute("PRAGMA foreign_keys = OFF")
    conn.execute("DELETE FROM entries WHERE id = 1")
    conn.execute("DELETE FROM accounts")
    assert mend(conn) == {"articles": 1}
    assert maintenance.check(conn) == []
    assert [send.entry_id for send in list_unsent(conn)] == [2]
    assert [row.id for row in views.get_rows(conn, [1, 2]) if row.highlighted] == [2]


def test_salvage_keeps_what_the_engine_knew(path: Path, tmp_path: Path) -> None:
    conn = open_store(path, NOW)
    save_state(conn, "alerts_waiting", [7])
    conn.close()
    assert salvage.salvage(path, tmp_path / "backups", NOW).saved["engine_state"] == 1
    conn = open_store(path, NOW)
    assert find_state(conn, "alerts_waiting") == [7]
    conn.close()


def test_a_table_that_an_older_file_never_had_is_not_missing(path: Path, tmp_path: Path) -> None:
    make_store(path)
    conn = apsw.Connection(str(path))
    conn.execute("DROP TABLE held")
    conn.close()
    report = salvage.salvage(path, tmp_path / "backups", NOW)
    assert report.damaged == ()
    assert report.saved["entries"] == ARTICLES


def test_salvage_leaves_out_no_table_that_cannot_be_made_again(conn: apsw.Connection) -> None:
    made_again = {"search", "index_queue", "planned", "overlaps", "content_state"}
    made_again |= {"term_counts", "profiles", "similar_feeds", "stories", "pulling"}
    rows = conn.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%'"
    )
    assert {name for (name,) in rows} - made_again == {*list_tables(conn)}
    assert {*OWN_TABLES} <= {*list_tables(conn)}
    assert list_tables(conn)["entry_tags"] == "tag_id, sort_at, entry_id"


def test_a_row_of_nonsense_is_left_out_and_told(tmp_path):
    path = tmp_path / "store.sqlite"
    make_store(path)
    conn = apsw.Connection(str(path))
    conn.execute("PRAGMA writable_schema = ON")
    conn.execute("UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'tags'")
    conn.close()
    conn = apsw.Connection(str(path))
    conn.execute("INSERT INTO tags (id, name) VALUES (9, x'ff00')")
    conn.close()
    report = salvage.salvage(path, tmp_path / "backups", NOW)
    assert report.damaged == ("tags",)
    assert report.saved["tags"] == 1
    assert check_sound(path) == ARTICLES
