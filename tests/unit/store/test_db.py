from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import apsw
import pytest

from reader.core.errors import StoreError
from reader.core.records.stored import View
from reader.store import db, feeds, maintenance, marks, views
from reader.store.backup import find_fault
from reader.store.db import open_reader, open_store, transaction
from reader.store.sqlite_errors import DamagedError, plain_errors
from tests.unit.store.made import NOW, add_feed_with, make_new, store

ROOT = Path(__file__).resolve().parents[3]


def run_python(code: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def read_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_new_store_is_made_with_its_folder(path: Path) -> None:
    conn = open_store(path, NOW)
    assert conn.pragma("journal_mode") == "wal"
    assert conn.pragma("synchronous") == 2
    assert conn.pragma("foreign_keys") == 1
    assert conn.pragma("application_id") == db.APPLICATION_ID
    assert conn.pragma("user_version") == db.SCHEMA_VERSION
    conn.close()


@pytest.mark.parametrize("opener", [lambda path: open_store(path, NOW), open_reader], ids=["writer", "reader"])
def test_what_is_closed_is_closed(conn: apsw.Connection, path: Path, opener) -> None:
    opened = opener(path)
    opened.close()
    with pytest.raises(apsw.ConnectionClosedError):
        opened.execute("SELECT 1")


def test_a_reader_cannot_write(conn: apsw.Connection, path: Path) -> None:
    reader = open_reader(path)
    with pytest.raises(StoreError, match="can’t be written"):
        feeds.add_feed(reader, "https://example.org/feed", NOW)
    reader.close()


def test_a_missing_file_is_not_made_by_a_reader(path: Path) -> None:
    with pytest.raises(StoreError, match="Add a feed first"):
        open_reader(path)
    assert not path.parent.exists()


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    conn = open_store(path, NOW)
    conn.pragma("user_version", db.SCHEMA_VERSION + 1)
    conn.close()
    before = path.read_bytes()
    for opening in (lambda: open_store(path, NOW), lambda: open_reader(path)):
        with pytest.raises(StoreError, match="newer version"):
            opening()
    assert path.read_bytes() == before


def test_a_database_from_before_1_0_is_refused_and_left_alone(path: Path) -> None:
    conn = open_store(path, NOW)
    conn.pragma("application_id", db.DEVELOPMENT_ID)
    conn.pragma("user_version", 10)
    conn.close()
    before = path.read_bytes()
    for opening in (lambda: open_store(path, NOW), lambda: open_reader(path)):
        with pytest.raises(StoreError, match=r"Move it with packaging/move_development_profile\.py"):
            opening()
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused(path: Path) -> None:
    path.parent.mkdir()
    other = apsw.Connection(str(path))
    other.execute("CREATE TABLE theirs (x)")
    other.close()
    with pytest.raises(StoreError, match="another program"):
        open_store(path, NOW)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"This is a letter, not a database. " * 100)
    with pytest.raises(DamagedError, match="isn’t a Paperround database"):
        open_store(path, NOW)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="couldn’t be created"):
        open_store(tmp_path / "file" / "profile" / "x.sqlite", NOW)


def test_a_path_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can’t be opened"):
        open_store(tmp_path, NOW)


AS_NOBODY = """
import os, sys
from pathlib import Path
from reader.core.errors import StoreError
from reader.store.feeds import add_feed
from reader.store.db import open_store
if os.geteuid() == 0:
    os.setuid(65534)  # root may write everywhere
try:
    add_feed(open_store(Path(sys.argv[1]), 0.0), "https://example.org/feed", 0.0)
except StoreError as error:
    print(error)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
def test_what_may_not_be_written_is_said(file_mode: int, folder_mode: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "profile"
        path = folder / "paperround.sqlite"
        open_store(path, NOW).close()
        path.chmod(file_mode)
        folder.chmod(folder_mode)
        Path(name).chmod(0o755)
        with run_python(AS_NOBODY, path) as other:
            said, _ = other.communicate()
        folder.chmod(0o755)
        assert other.returncode == 0
    assert said.count("\n") == 1
    assert "can’t be written" in said or "can’t be opened" in said


def test_an_old_sqlite_is_refused(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(db, "OLDEST_SAFE_SQLITE", (99, 0, 0))
    with pytest.raises(StoreError, match="too old"):
        open_store(path, NOW)


def test_a_full_disk_loses_nothing_and_works_again(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", range(1, 20))
    before = views.list_page(conn, View())
    conn.pragma("max_page_count", conn.pragma("page_count") + 2)
    with pytest.raises(StoreError, match="disk is full"):
        store(conn, feed_id, [make_new(n, text="x" * 3_000 + str(n)) for n in range(100, 150)])
    assert not conn.in_transaction
    assert views.list_page(conn, View()) == before
    conn.pragma("max_page_count", 1_000_000)
    store(conn, feed_id, [make_new(100)])
    assert len(views.list_page(conn, View())) == len(before) + 1
    assert maintenance.check(conn) == []


def test_a_failed_transaction_leaves_nothing(conn: apsw.Connection) -> None:
    def add_and_fail() -> None:
        with transaction(conn):
            feeds.add_feed(conn, "https://example.org/feed", NOW)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        add_and_fail()
    assert feeds.list_feeds(conn) == []


def test_a_bug_in_our_sql_stays_a_bug(conn: apsw.Connection) -> None:
    with pytest.raises(apsw.SQLError), plain_errors():
        conn.execute("SELECT nothing FROM nowhere")


LOCK = """
import sys
from pathlib import Path
from reader.store.db import open_store
conn = open_store(Path(sys.argv[1]), 0.0)
conn.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
"""


def test_a_lock_held_by_another_process_is_said(conn: apsw.Connection, path: Path) -> None:
    conn.set_busy_timeout(1)
    with run_python(LOCK, path) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "locked\n"
        with pytest.raises(StoreError, match="Another program is using"):
            feeds.add_feed(conn, "https://example.org/feed", NOW)
        other.stdin.close()
    feeds.add_feed(conn, "https://example.org/feed", NOW)


def test_a_new_store_waits_for_another_that_is_being_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says "busy" at once to the second process that switches a new file to WAL, whatever its timeout."""
    path.parent.mkdir()
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    pauses: list[float] = []

    def go_on(pause_s: float) -> None:
        pauses.append(pause_s)
        if len(pauses) == 3:
            other.execute("ROLLBACK")

    monkeypatch.setattr(time, "sleep", go_on)
    open_store(path, NOW).close()
    assert len(pauses) == 3
    other.close()


def test_a_new_store_that_another_never_lets_go_of_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(db, "BUSY_TIMEOUT_MS", 50)
    with pytest.raises(StoreError, match="Another program is using"):
        open_store(path, NOW)
    other.close()


OPEN = """
import os, sys
from pathlib import Path
from reader.store.db import open_store
for line in sys.stdin:
    path = Path(line.strip())
    print("ready", flush=True)
    while not path.with_suffix(".go").exists():
        pass
    open_store(path, 0.0).close()
    print("opened", flush=True)
"""


def test_processes_that_make_the_same_new_store_all_succeed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        others = [stack.enter_context(run_python(OPEN)) for _ in range(6)]
        for number in range(8):
            path = tmp_path / f"{number}.sqlite"
            for other in others:
                assert other.stdin is not None
                other.stdin.write(f"{path}\n")
                other.stdin.flush()
            assert {read_line(other) for other in others} == {"ready\n"}
            path.with_suffix(".go").touch()
            assert {read_line(other) for other in others} == {"opened\n"}
        for other in others:
            assert other.stdin is not None
            other.stdin.close()


WRITE = """
import sys
from pathlib import Path
from reader.store import feeds
from reader.store.db import open_store
conn = open_store(Path(sys.argv[1]), 0.0)
for number in range(100):
    feeds.add_feed(conn, f"https://{sys.argv[2]}.example/{number}", 0.0)
"""


def test_two_processes_write_at_once(path: Path) -> None:
    with run_python(WRITE, path, "one") as one, run_python(WRITE, path, "two") as two:
        assert (one.wait(), two.wait()) == (0, 0)
    conn = open_store(path, NOW)
    assert len(feeds.list_feeds(conn)) == 200
    assert maintenance.check(conn) == []
    conn.close()


MARK = """
import sys
from pathlib import Path
from reader.store import marks
from reader.store.db import open_store
conn = open_store(Path(sys.argv[1]), 0.0)
for id_ in range(1, 400):
    marks.set_starred(conn, [id_])
    print(id_, flush=True)
"""


@pytest.mark.parametrize("after", [1, 17, 60])
def test_a_killed_process_loses_no_acknowledged_mark(path: Path, after: int) -> None:
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", range(1, 401))
    conn.close()
    with run_python(MARK, path) as other:
        assert other.stdout is not None
        acknowledged = [int(other.stdout.readline()) for _ in range(after)]
        other.kill()
        acknowledged += [int(line) for line in other.stdout if line.endswith("\n")]
    conn = open_store(path, NOW)
    rows = views.get_rows(conn, acknowledged)
    assert [row.starred for row in rows] == [True] * len(acknowledged)
    assert maintenance.check(conn) == []
    conn.close()


def test_a_process_killed_inside_a_transaction_leaves_nothing_of_it(path: Path) -> None:
    open_store(path, NOW).close()
    with run_python(
        LOCK.replace("print(", "conn.execute(\"INSERT INTO tags (name) VALUES ('half')\")\nprint("), path
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        other.kill()
    conn = open_store(path, NOW)
    assert conn.execute("SELECT count(*) FROM tags").get == 0
    conn.close()


def test_a_step_is_preceded_by_a_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conn = open_store(path, NOW)
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.set_read(conn, [1])
    conn.close()
    version = db.SCHEMA_VERSION
    add_column = "ALTER TABLE feeds ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'"
    monkeypatch.setattr(db, "STEPS", (*db.STEPS, add_column))
    monkeypatch.setattr(db, "SCHEMA_VERSION", version + 1)
    with pytest.raises(StoreError, match="Start Paperround once"):
        open_reader(path)
    conn = open_store(path, NOW)
    assert conn.execute("SELECT colour FROM feeds").get == "blue"
    assert conn.pragma("user_version") == version + 1
    assert sum(views.get_unread_counts(conn).values()) == 1
    conn.close()
    (copy,) = (path.parent / "backups").iterdir()
    assert copy.name == f"before-version-{version + 1}.sqlite"
    assert find_fault(copy) is None


def test_a_step_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(path, NOW).close()
    version = db.SCHEMA_VERSION
    monkeypatch.setattr(db, "STEPS", (*db.STEPS, "DROP TABLE looks; DROP TABLE nowhere"))
    monkeypatch.setattr(db, "SCHEMA_VERSION", version + 1)
    with pytest.raises(apsw.SQLError):
        open_store(path, NOW)
    monkeypatch.undo()
    conn = open_store(path, NOW)
    assert conn.pragma("user_version") == version
    assert conn.execute("SELECT count(*) FROM visits").get == 0
    conn.close()
