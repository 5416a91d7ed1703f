"""Nobody is left writing into a database that was set aside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reader.core.errors import StoreError
from reader.features.recovery import store as salvage
from reader.store import backup, use_lock
from reader.store.db import open_reader, open_store
from reader.store.use_lock import have_alone
from tests.unit.store.made import NOW, add_feed_with

ROOT = Path(__file__).resolve().parents[3]
USER = """
import sys
from pathlib import Path
from reader.store.db import open_store
conn = open_store(Path(sys.argv[1]), 0.0)
print("open", flush=True)
sys.stdin.read()
"""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    monkeypatch.setattr(use_lock, "WAIT_S", 0.05)


def test_a_database_that_is_open_cannot_be_replaced(path):
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", [1])
    copy = backup.back_up_by_hand(conn, path.parent / "backups", NOW)
    before = path.read_bytes()
    for repair in (
        lambda: backup.restore(path, copy, NOW),
        lambda: salvage.salvage(path, path.parent / "backups", NOW),
        lambda: salvage.start_over(path, path.parent / "backups", NOW),
    ):
        with pytest.raises(StoreError, match="Another program is using"):
            repair()
    assert path.read_bytes() == before
    conn.close()
    reader = open_reader(path)
    with pytest.raises(StoreError, match="Another program is using"):
        backup.restore(path, copy, NOW)
    reader.close()
    assert backup.restore(path, copy, NOW) is not None


def test_another_process_counts_and_a_killed_one_does_not(path):
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", [1])
    copy = backup.back_up_by_hand(conn, path.parent / "backups", NOW)
    conn.close()
    user = subprocess.Popen(
        [sys.executable, "-c", USER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert user.stdin is not None
    assert user.stdout is not None
    with user.stdin, user.stdout:
        assert user.stdout.readline() == b"open\n"
        with pytest.raises(StoreError, match="Another program is using"):
            backup.restore(path, copy, NOW)
        user.kill()
        user.wait()
    assert backup.restore(path, copy, NOW) is not None


def test_nobody_opens_what_is_being_replaced(path):
    open_store(path, NOW).close()
    with have_alone(path):
        for open_it in (lambda: open_store(path, NOW), lambda: open_reader(path)):
            with pytest.raises(StoreError, match="Another program is using"):
                open_it()
    open_store(path, NOW).close()


def test_a_connection_that_could_not_be_opened_holds_nothing(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"no database" * 1_000)
    with pytest.raises(StoreError):
        open_store(path, NOW)
    with have_alone(path):
        pass


def test_what_cannot_be_opened_for_reading_holds_nothing(path):
    path.mkdir(parents=True)  # SQLite opens no folder
    with pytest.raises(StoreError):
        open_reader(path)
    with have_alone(path):
        pass
