"""What a repair lost is found by comparing, mark by mark."""

from __future__ import annotations

from reader.features.recovery.store import Losses, find_losses
from reader.store import backup, feeds, marks, tags
from reader.store.db import open_store
from tests.unit.store.made import NOW, add_feed_with


def test_what_came_after_the_copy_is_counted(path):
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", range(1, 20))
    marks.set_read(conn, [1, 2])
    marks.set_starred(conn, [3])
    copy = backup.back_up_by_hand(conn, path.parent / "backups", NOW)
    assert find_losses(path, copy) == Losses()
    assert find_losses(path, copy).is_nothing
    marks.set_read(conn, range(5, 14))
    marks.set_starred(conn, [5, 6, 7, 8])
    tags.add_tag(conn, "later", [9])
    feeds.add_feed(conn, "https://example.org/new", NOW)
    conn.close()
    assert find_losses(path, copy) == Losses(feeds=1, posts=0, read=9, stars=4, tagged=1)
    assert find_losses(copy, path).is_nothing


def test_a_file_that_cannot_be_read_proves_nothing(path, tmp_path):
    open_store(path, NOW).close()
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"nonsense" * 1_000)
    assert not find_losses(broken, path).is_nothing
