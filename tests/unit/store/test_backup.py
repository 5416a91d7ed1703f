from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from reader.core.errors import StoreError
from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.store import backup, feeds, maintenance, marks, own_copy, views
from reader.store.backup import Contents, read_contents
from reader.store.db import fetch, open_store
from tests.unit.store.made import NOW, add_feed_with, back_up

DAY = 86_400


def test_one_backup_a_day_and_so_many_stay(conn: apsw.Connection, tmp_path: Path) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    folder = tmp_path / "backups"
    made = [back_up(conn, folder, NOW + day * DAY, keep=3) for day in (0, 0, 1, 2, 3)]
    assert made[1] is None
    assert sorted(folder.iterdir()) == made[2:]
    assert [backup.find_fault(item.path) for item in backup.list_backups(folder)] == [None] * 3


def test_a_backup_taken_while_writing_is_whole(conn: apsw.Connection, tmp_path: Path) -> None:
    add_feed_with(conn, "https://example.org/feed", range(1, 400))
    copy = tmp_path / "copy.sqlite"
    other = open_store(Path(conn.filename), NOW)
    with conn:
        conn.execute("INSERT INTO tags (name) VALUES ('unfinished')")
        backup.write_backup(other, copy)
    other.close()
    opened = open_store(copy, NOW)
    assert len(views.list_page(opened, View(), 1_000)) == 399
    assert opened.execute("SELECT count(*) FROM tags").get == 0
    assert maintenance.check(opened) == []
    opened.close()


def test_restoring_keeps_the_replaced_file(path: Path) -> None:
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/old", [1])
    copy = back_up(conn, path.parent / "backups", NOW, 7)
    assert copy is not None
    feeds.add_feed(conn, "https://example.org/new", NOW)
    conn.close()
    kept = backup.restore(path, copy, NOW)
    assert kept is not None
    restored, replaced = open_store(path, NOW), open_store(kept, NOW)
    assert [feed.url for feed in feeds.list_feeds(restored)] == ["https://example.org/old"]
    assert len(feeds.list_feeds(replaced)) == 2
    restored.close()
    replaced.close()
    assert backup.restore(path, copy, NOW) != kept
    assert len(list(path.parent.glob("*.replaced-*.sqlite"))) == 2


def test_a_bad_backup_is_refused_and_nothing_replaced(conn: apsw.Connection, path: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(b"not a database" * 1_000)
    before = path.read_bytes()
    for source in (bad, tmp_path / "missing.sqlite"):
        with pytest.raises(StoreError, match="Choose another"):
            backup.restore(path, source, NOW)
    assert path.read_bytes() == before


def test_the_newest_good_backup_is_found(conn: apsw.Connection, tmp_path: Path) -> None:
    assert backup.find_newest_good(tmp_path / "none") is None
    good = back_up(conn, tmp_path, NOW, 7)
    (tmp_path / "everything-99999999.sqlite").write_bytes(b"broken" * 1_000)
    assert backup.find_newest_good(tmp_path) == good


def test_a_backup_that_cannot_be_written_is_said(conn: apsw.Connection, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="No backup could be written"):
        back_up(conn, tmp_path / "file", NOW, 7)


def test_the_daily_round_backs_up_and_prunes(conn: apsw.Connection, tmp_path: Path) -> None:
    add_feed_with(conn, "https://example.org/feed", range(1, 20))
    conn.execute("UPDATE feed_state SET in_document = '[19]'")
    marks.set_read(conn, range(1, 20))
    maintenance.tidy(conn, Settings(keep_per_feed=5), tmp_path, NOW)
    (copy,) = backup.list_backups(tmp_path)
    assert copy.path.name.startswith(backup.SMALL)
    assert read_contents(copy.path) == Contents(1, 19, 0), "before anything went"
    assert fetch(conn, "SELECT count(*) FROM marks WHERE gone = 0") == [(5,)]
    assert maintenance.check(conn) == []


def test_everything_is_copied_in_steps_once_a_week(conn: apsw.Connection, tmp_path: Path) -> None:
    add_feed_with(conn, "https://example.org/feed", range(1, 400))
    database, at = Path(conn.filename), time.time()
    assert backup.is_everything_due(tmp_path, at)
    steps = own_copy.back_up_in_steps(database, tmp_path, at, 0.0)
    next(steps)
    marks.set_starred(conn, [1])  # meanwhile; nobody waits
    assert len(list(steps)) >= 0
    (copy,) = backup.list_backups(tmp_path)
    assert read_contents(copy.path) == Contents(1, 399, 0), "as it was when the copy began"
    assert backup.find_fault(copy.path) is None
    with closing(open_store(copy.path, at)) as copied:
        assert [views.get_entry(copied, id_) for id_ in (2, 399)] == [views.get_entry(conn, id_) for id_ in (2, 399)]
        every = "SELECT count(*), sum(typeof(html) = 'blob') FROM bodies"
        assert fetch(copied, every) == [(399, 399)], "compressed"
        assert fetch(copied, "SELECT count(*) FROM index_queue") == [(399,)], "its search index is made again"
    assert [path for path in tmp_path.iterdir() if path.suffix == ".part"] == []
    assert not backup.is_everything_due(tmp_path, at + 6 * DAY)
    assert backup.is_everything_due(tmp_path, at + 8 * DAY)


def test_a_copy_in_steps_that_is_given_up_leaves_nothing(conn: apsw.Connection, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    steps = own_copy.back_up_in_steps(Path(conn.filename), folder, NOW, 0.0)
    next(steps)
    steps.close()
    assert list(folder.iterdir()) == []


def test_databases_that_were_set_aside_go_after_a_month_unless_they_hold_more(path: Path) -> None:
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    folder = path.parent / "backups"
    backup.write_backup(conn, folder / f"{backup.BEFORE_STEP}2.sqlite")
    backup.back_up_by_hand(conn, folder, time.time())
    poor = path.with_name(f"{path.stem}.replaced-1.sqlite")
    backup.write_backup(conn, poor)
    for number in range(5):
        feeds.add_feed(conn, f"https://example.org/{number}", NOW)
    rich = path.with_name(f"{path.stem}.damaged-1.sqlite")
    backup.write_backup(conn, rich)
    conn.execute("DELETE FROM feeds WHERE url <> 'https://example.org/feed'")
    at = time.time()
    assert backup.remove_old_copies(path, folder, at + 29 * DAY) == []
    gone = backup.remove_old_copies(path, folder, at + 31 * DAY)
    assert {one.name for one in gone} == {poor.name, f"{backup.BEFORE_STEP}2.sqlite"}
    assert rich.exists()
    assert [one.path.name[:7] for one in backup.list_backups(folder)] == ["by-hand"]
    conn.close()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("DELETE FROM marks WHERE entry_id = 1", "1 articles without a mark"),
        ("DELETE FROM identities WHERE entry_id = 2", "1 articles without an identity"),
        ("INSERT INTO identities VALUES (1, x'00', 999)", "1 identities of no article"),
        ("DELETE FROM bodies WHERE entry_id = 1", "1 articles whose text is missing"),
        ("UPDATE marks SET gone = 2 WHERE entry_id = 1", "1 texts of articles that are gone"),
        ("DELETE FROM feed_state", "1 feeds without a state"),
        ("UPDATE marks SET feed_id = 9 WHERE entry_id = 1", "1 marks that differ"),
        ("INSERT INTO entry_tags VALUES (1, 5, 1)", "1 tagged articles out of place"),
        ("INSERT INTO entry_tags VALUES (1, 5, 1)", "1 rows that refer to something missing"),
    ],
)
def test_the_doctor_notices(conn: apsw.Connection, damage: str, words: str) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    conn.execute("PRAGMA foreign_keys = OFF")
    conn.execute(damage)
    assert any(words in problem for problem in maintenance.check(conn))
