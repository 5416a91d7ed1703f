"""Which copies are doubtful, which may go, and what becomes of a database that is missing beside them."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import StoreError
from reader.core.settings import Settings
from reader.features.recovery import store as salvage
from reader.store import backup, feeds, maintenance, marks
from reader.store.backup import Contents, Rated, choose_removals, is_doubtful, read_contents
from reader.store.db import fetch, open_store
from reader.store.sqlite_errors import LostError
from tests.unit.store.made import NOW, add_feed_with, back_up

DAY = 86_400


@pytest.mark.parametrize(
    ("made", "last_good", "doubtful"),
    [
        (Contents(10, 500, 5), None, False),
        (Contents(0, 0, 0), None, False),
        (None, None, True),
        (Contents(10, 500, 5), Contents(12, 900, 6), False),
        (Contents(10, 0, 5), Contents(12, 900, 6), False),
        (Contents(3, 90, 5), Contents(12, 900, 6), True),
        (Contents(12, 900, 1), Contents(12, 900, 6), True),
        (Contents(0, 0, 0), Contents(1, 3, 0), True),
    ],
)
def test_a_copy_of_something_much_poorer_is_doubtful(made, last_good, doubtful):
    assert is_doubtful(made, last_good) == doubtful


CONTENTS = st.builds(Contents, st.integers(0, 50), st.integers(0, 100), st.integers(0, 50))


@given(st.lists(CONTENTS, max_size=12), st.integers(1, 8), st.integers(0, 5))
def test_the_newest_stay_and_nothing_goes_that_no_other_holds(found, keep, doubtful):
    good = [Rated(Path(f"{place}"), contents) for place, contents in enumerate(found)]
    removed = set(choose_removals(good, [Path(f"d{n}") for n in range(doubtful)], keep))
    assert not removed & {one.path for one in good[:keep]}
    assert len([path for path in removed if path.name.startswith("d")]) == max(doubtful - 2, 0)
    stay = [one for one in good if one.path not in removed]
    for old in good:
        assert any(one.contents.holds(0.5, old.contents) for one in stay)


def test_an_emptied_database_pushes_no_good_backup_out(conn, tmp_path):
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.set_starred(conn, [1])
    good = back_up(conn, tmp_path, NOW, 2)
    for table in ("entry_tags", "marks", "identities", "bodies", "entries", "feed_state", "feeds"):
        conn.execute(f"DELETE FROM {table}")
    for day in range(1, 10):
        made = back_up(conn, tmp_path, NOW + day * DAY, 2)
        assert made is not None
        assert made.name.startswith("doubtful-")
        assert back_up(conn, tmp_path, NOW + day * DAY, 2) is None
    assert sorted(path.name[:8] for path in tmp_path.glob("*.sqlite")) == ["doubtful", "doubtful", "everythi"]
    assert backup.find_newest_good(tmp_path) == good
    assert [one.is_doubtful for one in backup.list_backups(tmp_path)].count(True) == 2


def test_a_damaged_database_makes_a_doubtful_copy(path, tmp_path):
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", range(1, 400))
    pages = fetch(conn, "SELECT pageno FROM dbstat WHERE name = 'bodies' AND pagetype = 'leaf'")
    conn.close()
    with path.open("r+b") as file:
        file.seek((pages[3][0] - 1) * 4_096)
        file.write(b"\0" * 4_096)
    conn = open_store(path, NOW)
    made = back_up(conn, tmp_path / "backups", NOW, 7)
    conn.close()
    assert made is not None
    assert made.name.startswith("doubtful-")


def test_who_starts_anew_is_not_measured_by_what_they_had(path):
    conn = open_store(path, NOW)
    for number in range(9):
        add_feed_with(conn, f"https://example.org/{number}", [number * 2 + 1, number * 2 + 2])
    marks.set_starred(conn, [1, 2, 3])
    folder = path.parent / "backups"
    made = back_up(conn, folder, NOW, 7)
    assert made is not None
    conn.close()
    salvage.start_over(path, folder, made.stat().st_mtime + 1)
    conn = open_store(path, NOW)
    assert len(feeds.list_feeds(conn)) == 9
    assert read_contents(path) == Contents(9, 0, 0)
    maintenance.tidy(conn, Settings(), folder, NOW + DAY)
    conn.close()
    assert {copy.path.name.split("-")[0] for copy in backup.list_backups(folder)} == {"everything", "own"}


# --- a database that is gone ---------------------------------------------------------------------


@pytest.fixture
def backed_up(path):
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    back_up(conn, path.parent / "backups", NOW, 7)
    conn.close()
    return path


@pytest.mark.parametrize("damage", ["missing", "empty", "no tables"])
def test_a_lost_database_beside_copies_is_never_replaced_in_silence(backed_up, damage):
    backed_up.unlink()
    if damage == "empty":
        backed_up.write_bytes(b"")
    elif damage == "no tables":
        import apsw

        apsw.Connection(str(backed_up)).execute("PRAGMA user_version = 0; CREATE TABLE t (x); DROP TABLE t")
    before = backed_up.read_bytes() if backed_up.exists() else None
    for _ in range(2):
        with pytest.raises(LostError, match="missing or empty"):
            open_store(backed_up, NOW)
    assert (backed_up.read_bytes() if backed_up.exists() else None) == before
    backup.restore(backed_up, next((backed_up.parent / "backups").glob("*.sqlite")), NOW)
    conn = open_store(backed_up, NOW)
    assert len(feeds.list_feeds(conn)) == 1
    conn.close()


def test_beside_a_database_that_was_set_aside_either(backed_up):
    kept = backup.restore(backed_up, next((backed_up.parent / "backups").glob("*.sqlite")), NOW)
    for copy in (backed_up.parent / "backups").iterdir():
        copy.unlink()
    backed_up.unlink()
    assert kept is not None
    with pytest.raises(StoreError, match="missing or empty"):
        open_store(backed_up, NOW)


def test_copies_without_anything_in_them_ask_nobody(path):
    conn = open_store(path, NOW)
    back_up(conn, path.parent / "backups", NOW, 7)
    conn.close()
    path.unlink()
    open_store(path, NOW).close()
    assert path.exists()


def test_a_crash_while_a_database_is_replaced_loses_nothing(backed_up, monkeypatch):
    """After the old one was moved and before the new one is there: the next start asks, and both are whole."""
    copy = next((backed_up.parent / "backups").glob("*.sqlite"))
    real = os.replace
    monkeypatch.setattr(
        os, "replace", lambda a, b: real(a, b) if Path(b) != backed_up else (_ for _ in ()).throw(MemoryError)
    )
    with pytest.raises(MemoryError):
        backup.restore(backed_up, copy, NOW)
    monkeypatch.undo()
    assert not backed_up.exists()
    with pytest.raises(LostError):
        open_store(backed_up, NOW)
    (kept,) = backup.list_replaced_files(backed_up)
    assert read_contents(kept) == Contents(1, 2, 0)


def back_up_at(conn, folder: Path, at: float) -> Path:
    """As a machine whose clock says so writes it."""
    made = back_up(conn, folder, at, 3)
    assert made is not None
    os.utime(made, (at, at))
    return made


def test_copies_of_a_clock_that_ran_ahead_are_not_the_newest_for_a_year(conn, tmp_path):
    """Made in the days when it was wrong, as many as are kept; right again, each day's copy is the newest."""
    real = time.time()
    for day in range(3):
        ahead = real + (365 + day) * DAY
        back_up_at(conn, tmp_path, ahead)
    made = []
    for day in range(3):
        made.append(back_up_at(conn, tmp_path, real + day * DAY))
        assert backup.find_newest_good(tmp_path) == made[-1]
    assert [one.path for one in backup.list_backups(tmp_path)] == made[::-1]
