"""The doctor repairs only what nobody else is writing into, and tells what is missing afterwards."""

from __future__ import annotations

from shutil import rmtree

import pytest

from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.engine.process.profile_lock import ProfileLock
from reader.store import backup, marks
from reader.store.db import open_store
from tests.unit.store.made import NOW, add_feed_with


@pytest.fixture
def profile(terminal):
    made = Profile(terminal.folder)
    conn = open_store(made.database, NOW)
    add_feed_with(conn, "https://example.org/feed", range(1, 30))
    backup.back_up_by_hand(conn, made.backups, NOW)
    conn.close()
    return made


@pytest.mark.parametrize("wish", ["--restore", "--salvage"])
def test_nothing_is_repaired_under_a_running_program(terminal, profile, wish):
    with ProfileLock(profile) as lock:
        assert lock.is_ours
        conn = open_store(profile.database, NOW)
        marks.set_read(conn, range(1, 10))
        answer = terminal.run("doctor", wish)
        assert answer.code == StoreError.exit_code
        assert "paperround quit" in answer.err
        marks.set_starred(conn, range(1, 5))
        conn.close()
    conn = open_store(profile.database, NOW)
    assert conn.execute("SELECT sum(read), sum(starred) FROM marks").get == (9, 4)
    conn.close()


def test_what_a_restored_copy_lacks_is_told(terminal, profile):
    conn = open_store(profile.database, NOW)
    marks.set_read(conn, range(1, 10))
    marks.set_starred(conn, range(1, 5))
    conn.close()
    answer = terminal.run("doctor", "--restore")
    assert answer.code == 0
    assert "9 articles marked as read, 4 starred articles" in answer.err
    assert "Nothing in it is missing." in terminal.run("doctor", "--restore").out


def test_a_salvage_that_needs_a_backup_says_what_is_lost(terminal, profile):
    profile.database.write_bytes(b"nonsense" * 10_000)
    answer = terminal.run("doctor", "--salvage")
    assert answer.code == 0
    assert "was taken from by-hand-" in answer.out
    assert "are lost where the damaged file couldn't be read" in answer.err
    assert len(terminal.rows("entries")) == 29


def test_a_missing_database_beside_backups_is_not_made_anew(terminal, profile):
    profile.database.unlink()
    for command in (("feeds",), ("add", "https://example.org/x"), ("doctor", "--backup"), ("fetch", "--once")):
        answer = terminal.run(*command)
        assert answer.code == StoreError.exit_code
        assert "missing or empty, but there are backups" in answer.err
    assert "missing (backups exist)" in terminal.run("doctor").out
    assert not profile.database.exists()
    assert terminal.run("doctor", "--restore").code == 0
    assert len(terminal.rows("entries")) == 29


def test_a_file_in_the_place_of_the_backups_is_not_all_well(terminal, profile):
    rmtree(profile.backups)
    profile.backups.write_text("not a folder")
    answer = terminal.run("doctor")
    assert answer.code == StoreError.exit_code
    assert "is a file and must be a folder" in answer.out
