"""Power cuts without a power switch: every write and sync that SQLite makes is noted, and files are made as a cut at some
moment may leave them. What was synced before is there; of what was not, some sectors are, in no order.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
from msgspec import Struct

from reader.core.records.stored import NewEntry
from reader.store import marks
from reader.store.db import find_value, open_store, write
from reader.store.feeds import add_feed, get_feed
from reader.store.maintenance import check
from tests.unit.store.made import NOW, make_new, store

SYSTEM = "unix"
SECTOR = 512


class Step(Struct, frozen=True):
    """What SQLite did with a file. Without data: a sync, or with an offset alone the file was cut there."""

    file: str
    offset: int | None = None
    data: bytes | None = None


class Promise(Struct, frozen=True):
    """A statement that must count one row, from a step on."""

    step: int
    sql: str
    parameters: tuple[object, ...]


class _NotedFile(apsw.VFSFile):
    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], steps: list[Step]) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._file, self._steps = Path(path).name if path else "", steps
        super().__init__(SYSTEM, name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite calls it so
        self._steps.append(Step(self._file, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self._steps.append(Step(self._file, size))
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._steps.append(Step(self._file))
        super().xSync(flags)


class _Noting(apsw.VFS):
    def __init__(self, steps: list[Step]) -> None:
        self._steps = steps
        super().__init__("noting", SYSTEM, makedefault=True)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _NotedFile(name, flags, self._steps)


@contextmanager
def note_steps() -> Iterator[list[Step]]:
    """Note what the connections opened inside do. One at a time: memory shared between them isn't noted."""
    steps: list[Step] = []
    system = _Noting(steps)
    apsw.connection_hooks.append(_lock)
    try:
        yield steps
    finally:
        apsw.connection_hooks.remove(_lock)
        system.unregister()


def _lock(conn: apsw.Connection) -> None:
    conn.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()


def live(path: Path, steps: list[Step], rounds: int, rng: random.Random, *, careless: bool = False) -> list[Promise]:
    """Store, mark, star and delete; return what must be there once it was said. `careless`: marks don't wait for the
    disk, so that a cut must show it."""
    promises: list[Promise] = []
    conn = open_store(path, NOW)
    conn.execute("PRAGMA wal_autocheckpoint = 50")  # as often in a short life as else in a long one
    feed_ids = [add_feed(conn, f"https://site{number}.example/feed", NOW).feed_id for number in range(3)]
    for number in range(rounds):
        feed_id, new = rng.choice(feed_ids), [make_new(4 * number + place) for place in range(4)]
        ids = store(conn, feed_id, new).new_ids
        promises += [Promise(len(steps), "SELECT count(*) FROM bodies WHERE entry_id = ?", (id_,)) for id_ in ids]
        if careless:
            sql = "UPDATE marks SET read = 1 WHERE entry_id = ?"
            write(conn, sql, (ids[0],), survives_power_cut=False)
        else:
            marks.set_read(conn, ids[:1])
        promises.append(Promise(len(steps), "SELECT count(*) FROM marks WHERE entry_id = ? AND read", (ids[0],)))
        marks.set_starred(conn, ids[1:2])
        promises.append(Promise(len(steps), "SELECT count(*) FROM marks WHERE entry_id = ? AND starred", (ids[1],)))
        marks.delete_entries(conn, ids[2:3], NOW)
        promises.append(Promise(len(steps), "SELECT count(*) FROM marks WHERE entry_id = ? AND gone", (ids[2],)))
    conn.close()
    return promises


def cut(steps: list[Step], at: int, folder: Path, rng: random.Random) -> Path:
    """Make the files of a cut after so many steps; return the database. It has been in WAL mode for long."""
    for file in ("store.sqlite", "store.sqlite-wal"):
        own = [step for step in steps[:at] if step.file == file]
        synced = max((place for place, step in enumerate(own, 1) if step.offset is None), default=0)
        image = bytearray()
        for place, step in enumerate(own):
            if step.offset is None:
                continue
            if step.data is None:
                del image[step.offset if place < synced or rng.random() < 0.5 else len(image) :]
                continue
            for start in range(0, len(step.data), SECTOR):
                if place < synced or rng.random() < 0.5:
                    _put(image, step.offset + start, step.data[start : start + SECTOR])
        (folder / file).write_bytes(image)
    return folder / "store.sqlite"


def _put(image: bytearray, offset: int, data: bytes) -> None:
    image.extend(bytes(max(offset + len(data) - len(image), 0)))
    image[offset : offset + len(data)] = data


def find_losses(database: Path, promises: list[Promise], at: int) -> list[str]:
    """What a cut left wrong; afterwards the database must take another article."""
    conn = open_store(database, NOW)
    try:
        wrong = check(conn)
        kept = [promise for promise in promises if promise.step <= at]
        wrong += [str(one) for one in kept if find_value(conn, int, one.sql, one.parameters) != 1]
        feed_id = find_value(conn, int, "SELECT min(id) FROM feeds")
        if feed_id is not None:
            new: tuple[NewEntry, ...] = (make_new(99_999),)
            stored = store(conn, get_feed(conn, feed_id).id, new)
            wrong += [] if stored.new_ids else ["nothing more can be stored"]
        return wrong
    finally:
        conn.close()
