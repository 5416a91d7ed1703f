"""Three devices and a folder: whatever arrives, in whatever order, half or twice, all come to the same."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.parsed import ParsedEntry
from reader.core.records.stored import FeedUpdate, View, ViewKind
from reader.core.words.catalogue import SyncCode
from reader.engine.due_thread import ThreadContext
from reader.features.foldersync.files import Change, Cipher, find_changed, merge
from reader.features.foldersync.service import FolderSync, sync_folder, use_folder
from reader.features.foldersync.worker import FolderSyncer
from reader.features.podcasts import store as podcasts
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.parse.identity import decide, make_candidates
from reader.store import feeds, folders, marks, reading_log, tags
from reader.store.db import Connection, fetch
from reader.store.entries import apply_update, find_known
from reader.store.views import list_ids
from tests.fake_clock import FakeClock
from tests.new_store import open_new_store

NOW = 1_795_000_000.0
FEED, OTHER = "http://garden.example/feed", "http://other.example/feed"


class Device:
    def __init__(self, place: Path, name: str, now: float = NOW) -> None:
        self.conn: Connection = open_new_store(Profile(place / name).database, now)
        self.id = {"one": "1" * 16, "two": "2" * 16, "three": "3" * 16}[name]
        self.folder = place / f"{name}-folder"
        self.folder.mkdir()
        self.now = now

    def poll(self, url: str = FEED, count: int = 6) -> None:
        feed = feeds.find_feed_by_url(self.conn, url)
        if feed is None:
            return
        entries = [
            ParsedEntry(f"g{n}", f"{url}/{n}", f"Post {n}", "", int(NOW) - 600 * n, None, "<p>x</p>", "x")
            for n in range(count)
        ]
        candidates = make_candidates(entries)
        known = find_known(self.conn, feed.id, [key for one in candidates for key in one.keys.all()])
        new = decide(candidates, known, self.now).new
        apply_update(self.conn, FeedUpdate(feed.id, self.now, feed.http, None, new=new))

    def sync(self, cipher: Cipher | None = None) -> FolderSync:
        self.now += 60
        return sync_folder(self.conn, self.folder, self.id, cipher, self.now)

    def post(self, number: int) -> int:
        sql = "SELECT e.id FROM entries e JOIN feeds f ON f.id = e.feed_id WHERE f.url = ? AND e.title = ?"
        ((id_,),) = fetch(self.conn, sql, (FEED, f"Post {number}"))
        return int(id_)

    def feed(self, url: str = FEED) -> int:
        return next(feed.id for feed in feeds.list_feeds(self.conn) if feed.url == url)

    def state(self) -> Any:
        """Everything that all devices should agree on."""
        paths = folders.list_paths(self.conn)
        marked = """SELECT f.url, e.title, m.read, m.starred, (SELECT group_concat(t.name) FROM entry_tags x
                JOIN tags t ON t.id = x.tag_id WHERE x.entry_id = e.id), l.position_s, l.heard
            FROM entries e JOIN marks m ON m.entry_id = e.id JOIN feeds f ON f.id = e.feed_id AND f.deleted_at IS NULL
                LEFT JOIN listening l ON l.entry_id = e.id"""
        return (
            sorted((f.url, f.choices.name, paths.get(f.folder_id or 0, ())) for f in feeds.list_feeds(self.conn)),
            sorted(fetch(self.conn, marked), key=repr),
        )


@pytest.fixture
def devices(tmp_path: Path) -> Iterator[list[Device]]:
    # Their clocks are wrong, each otherwise.
    made = [Device(tmp_path, name, NOW + away) for name, away in (("one", 0), ("two", 40_000), ("three", -40_000))]
    yield made
    for device in made:
        device.conn.close()


def carry(devices: list[Device]) -> None:
    """What keeps the folders in step delivers everything."""
    for device in devices:
        if not (device.folder / f"{device.id}.prsync").exists():
            continue
        data = (device.folder / f"{device.id}.prsync").read_bytes()
        for other in devices:
            (other.folder / f"{device.id}.prsync").write_bytes(data)


def settle(devices: list[Device]) -> None:
    for _ in range(3):
        for device in devices:
            device.sync()
        carry(devices)
        for device in devices:
            device.poll(FEED)
            device.poll(OTHER)
    for device in devices:
        device.sync()


def test_three_devices_agree_about_everything(devices: list[Device]) -> None:
    one, two, three = devices
    feeds.add_feed(one.conn, FEED, NOW, folders.make_folder_path(one.conn, ("News", "Local")), name="Mine")
    feeds.add_feed(two.conn, OTHER, NOW)
    one.poll()
    marks.set_read(one.conn, [one.post(0)])
    marks.set_starred(one.conn, [one.post(1)])
    tags.add_tag(one.conn, "Später", [one.post(2)])
    podcasts.save_position(one.conn, one.post(3), 17.0, 60.0, NOW)
    settle(devices)
    assert one.state() == two.state() == three.state()
    assert [name for _, name, _ in one.state()[0]] == ["Mine", ""]
    assert three.post(1) in list_ids(three.conn, View(ViewKind.STARRED), 10, None).ids
    # Each takes something back, or does something else.
    marks.set_read(two.conn, [two.post(0)], False)
    tags.remove_tag(two.conn, "Später", [two.post(2)])
    feeds.rename_feed(three.conn, three.feed(), "Ours")
    feeds.move_feed(three.conn, three.feed(), None)
    podcasts.set_heard(three.conn, three.post(3), True, NOW + 5)
    feeds.remove_feed(one.conn, one.feed(OTHER), NOW)
    settle(devices)
    assert one.state() == two.state() == three.state()
    ((url, name, path),) = one.state()[0]
    assert (url, name, path) == (FEED, "Ours", ())
    rows = {title: row for _, title, *row in one.state()[1]}
    assert rows["Post 0"][0] == 0
    assert rows["Post 2"][2] is None
    assert rows["Post 3"][4] == 1
    assert [device.sync() for device in devices] == [FolderSync(0, 0, 0)] * 3, "at rest nothing is written"


def test_a_device_that_joins_brings_its_own_and_unsubscribes_from_nothing(devices: list[Device]) -> None:
    one, two, three = devices
    feeds.add_feed(one.conn, FEED, NOW)
    one.poll()
    settle([one, two])
    feeds.remove_feed(two.conn, two.feed(), NOW)
    settle([one, two])
    assert one.state()[0] == []
    feeds.add_feed(three.conn, FEED, NOW)
    three.poll()
    marks.set_starred(three.conn, [three.post(4)])
    carry([one, two])
    for device in (one, two):
        (three.folder / f"{device.id}.prsync").write_bytes((device.folder / f"{device.id}.prsync").read_bytes())
    settle(devices)
    assert one.state() == two.state() == three.state()
    assert [url for url, _, _ in one.state()[0]] == [FEED]
    assert one.post(4) in list_ids(one.conn, View(ViewKind.STARRED), 10, None).ids


def test_half_files_old_versions_and_conflict_copies(devices: list[Device]) -> None:
    one, two, _ = devices
    feeds.add_feed(one.conn, FEED, NOW)
    one.poll()
    one.sync()
    mine = one.folder / f"{one.id}.prsync"
    old = mine.read_bytes()
    marks.set_starred(one.conn, [one.post(0), one.post(1)])
    one.sync()
    whole = mine.read_bytes()
    assert whole.startswith(old)
    there = two.folder / mine.name
    there.write_bytes(whole[: len(old) // 2])
    two.sync()
    there.write_bytes(whole[:-7] + b"garbage\n\xff\xfe\n[1,2]\n")
    two.sync()
    two.poll()
    (two.folder / f"{one.id} (conflicted copy).prsync").write_bytes(old)
    (two.folder / f"{one.id}.sync-conflict-2026.prsync").write_bytes(whole)
    two.sync()
    assert set(list_ids(two.conn, View(ViewKind.STARRED), 10, None).ids) == {two.post(0), two.post(1)}
    mine.write_bytes(old)  # somebody restored an older version: it is made whole again
    one.sync()
    assert sorted(mine.read_bytes().splitlines()) == sorted(whole.splitlines())
    mine.write_bytes(whole[:-5])  # a write that was cut off
    one.sync()
    carry([one])
    two.sync()
    assert one.state() == two.state()


def test_encrypted(devices: list[Device]) -> None:
    one, two, three = devices
    feeds.add_feed(one.conn, FEED, NOW, name="A secret name")
    one.poll()
    marks.set_starred(one.conn, [one.post(0)])
    cipher = Cipher("a long passphrase")
    for _ in range(2):
        for device in (one, two):
            device.sync(cipher)
            device.poll()
        (two.folder / f"{one.id}.prsync").write_bytes((one.folder / f"{one.id}.prsync").read_bytes())
    two.sync(Cipher("a long passphrase"))
    assert one.state() == two.state()
    assert b"secret" not in (one.folder / f"{one.id}.prsync").read_bytes()
    assert b"garden" not in (one.folder / f"{one.id}.prsync").read_bytes()
    (three.folder / f"{one.id}.prsync").write_bytes((one.folder / f"{one.id}.prsync").read_bytes())
    with pytest.raises(UsageError, match="passphrase"):
        three.sync(Cipher("another one"))
    with pytest.raises(UsageError, match="encrypted"):
        three.sync()
    assert list(three.folder.glob(f"{three.id}*")) == [], "nothing was written that others could read"


def test_visits_of_all_devices_feed_one_plan_and_erased_ones_stay_erased(devices: list[Device]) -> None:
    one, two, _ = devices
    feeds.add_feed(one.conn, FEED, NOW)
    reading_log.add_visits(one.conn, [Visit(NOW - 7_200, None, "view"), Visit(NOW - 3_600, None, "view")])
    settle([one, two])
    there = [(visit.at, visit.kind) for visit in reading_log.list_visits(two.conn)]
    assert there == [(NOW - 7_200, "elsewhere"), (NOW - 3_600, "elsewhere")]
    assert len(reading_log.list_visits(one.conn)) == 2
    two.conn.execute("DELETE FROM visits")
    settle([one, two])
    assert reading_log.list_visits(two.conn) == []


def test_a_hundred_read_posts_a_day_are_a_few_kilobytes(devices: list[Device]) -> None:
    one = devices[0]
    feeds.add_feed(one.conn, FEED, NOW)
    one.poll(count=100)
    one.sync()
    marks.set_read(one.conn, [one.post(n) for n in range(100)])
    assert one.sync().written_bytes < 7_000


def test_the_folder_is_gone(devices: list[Device]) -> None:
    devices[0].folder.rmdir()
    with pytest.raises(UsageError, match="isn’t there"):
        devices[0].sync()


# --- the merge alone, over thousands of interleavings -----------------------------------------------

KEYS = ("fa", "fb", "ra", "sa", "ta")
Step = tuple[str, int, Any]
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("set"), st.integers(0, 2), st.tuples(st.sampled_from(KEYS), st.booleans())),
        st.tuples(st.just("sync"), st.integers(0, 2), st.none()),
        st.tuples(st.just("deliver"), st.integers(0, 2), st.tuples(st.integers(0, 2), st.floats(0, 1))),
    ),
    max_size=60,
)


class Model:
    """A device without a store: what it knows, what stands there, and its file."""

    def __init__(self, name: str) -> None:
        self.name, self.known, self.values = name, dict[str, Change](), dict[str, Any]()
        self.file: list[Change] = []
        self.seen: dict[str, list[Change]] = {}

    def sync(self) -> None:
        mine = find_changed(self.known, self.values, self.name)
        self.known |= {change.key: change for change in mine}
        newer = merge(self.known, [change for file in self.seen.values() for change in file])
        self.known |= newer
        self.values |= {key: change.value for key, change in newer.items()}
        self.file += mine


@settings(max_examples=300)
@given(STEPS)
def test_whatever_arrives_in_whatever_order_all_come_to_the_same(steps: list[Step]) -> None:
    devices = [Model(name) for name in "abc"]
    for what, number, more in steps:
        device = devices[number]
        if what == "set":
            device.values[more[0]] = more[1]
        elif what == "sync":
            device.sync()
        else:  # a part of another device's file, perhaps less than was here already
            other = devices[more[0]]
            device.seen[other.name] = other.file[: round(len(other.file) * more[1])][::-1]
    said = {more[0] for what, _, more in steps if what == "set"}
    for device in devices:
        device.sync()
    for device in devices:
        device.seen = {other.name: other.file * 2 for other in devices}
        device.sync()
    assert devices[0].known == devices[1].known == devices[2].known
    first, *others = ({key for key, value in device.values.items() if value} for device in devices)
    assert others == [first, first]
    assert first <= said, "nothing comes from nowhere"
    before = [list(device.file) for device in devices]
    for device in devices:
        device.sync()
    assert [device.file for device in devices] == before, "at rest nobody says anything"


def test_the_engine_tells_the_window_how_each_sync_went(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "profile")
    conn = open_new_store(profile.database, NOW)
    folder = tmp_path / "folder"
    folder.mkdir()
    feeds.add_feed(conn, FEED, NOW)
    notes: list[Any] = []
    passwords = Passwords(safe=_NoSafe())
    context = ThreadContext(profile, cast(Client, None), passwords, FakeClock(NOW), UTC, notes.append)
    syncer = FolderSyncer(context, has_folder=True)
    for encrypted, there in ((False, True), (True, True), (False, False)):
        place = str(folder if there else tmp_path / "gone")
        use_folder(conn, place, is_encrypted=encrypted)
        syncer._do_round(conn)
    went, wanted, gone = notes
    assert (went.sent, went.received, went.message) == (3, 0, None)
    assert (wanted.problem, wanted.message) == ("password", SyncCode.PASSPHRASE_WANTED())
    assert (gone.problem, gone.message.code) == ("broken", SyncCode.SYNC_FOLDER_MISSING.name)
    conn.close()


class _NoSafe:
    """A keyring that keeps nothing."""

    def get_password(self, service: str, username: str) -> str | None:
        return None

    def set_password(self, service: str, username: str, password: str) -> None: ...

    def delete_password(self, service: str, username: str) -> None: ...
