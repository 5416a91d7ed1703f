"""Repairing a profile: the old file is kept as it was, and what is missing afterwards is known."""

from __future__ import annotations

import apsw
import pytest

from reader.core.errors import SendError, StoreError
from reader.core.paths import Profile
from reader.features.recovery import service as repair
from reader.features.recovery.store import Losses
from reader.features.sharing.send import SAMPLE, send_entry
from reader.features.sharing.store import list_targets, save_target
from reader.net.client import Client
from reader.store import backup, feeds, folders, marks, tags, views
from reader.store.backup import Contents, read_contents
from reader.store.db import fetch, open_store
from reader.store.engine_state import load_pauses, save_pauses
from reader.store.settings import load_settings, save_rows
from tests.fake_clock import FakeClock
from tests.unit.store.made import NOW, add_feed_with, back_up

DAY = 86_400


@pytest.fixture
def profile(tmp_path):
    """Two feeds, a folder, stars, a tag; a backup, and some marks made since."""
    made = Profile(tmp_path / "profile")
    conn = open_store(made.database, NOW)
    add_feed_with(conn, "https://example.org/one", range(1, 200))
    add_feed_with(conn, "https://example.org/two", range(200, 300))
    folder = folders.make_folder(conn, "News")
    feeds.move_feed(conn, 1, folder)
    marks.set_starred(conn, [7, 8])
    tags.add_tag(conn, "keep", [9])
    save_rows(conn, {"daily_budget": 123})
    back_up(conn, made.backups, NOW, 7)
    marks.set_starred(conn, [10, 11, 12, 13])
    marks.set_read(conn, range(20, 29))
    conn.close()
    return made


def damage(profile, table="bodies"):
    conn = open_store(profile.database, NOW)
    pages = fetch(conn, f"SELECT pageno FROM dbstat WHERE name = '{table}' AND pagetype = 'leaf'")
    conn.close()
    with profile.database.open("r+b") as file:
        file.seek((pages[len(pages) // 2][0] - 1) * 4_096)
        file.write(b"\0" * 4_096)
    return profile.database.read_bytes()


def test_restoring_tells_what_only_the_old_file_has(profile):
    (copy,) = repair.list_copies(profile)
    assert copy.contents == Contents(2, 299, 2)
    notes = []
    done = repair.restore_backup(profile, copy.backup.path, NOW, lambda done, of: notes.append((done, of)))
    assert done.losses == Losses(read=9, stars=4)
    assert notes
    assert notes[-1][0] == notes[-1][1]
    assert done.kept is not None
    assert read_contents(done.kept) == Contents(2, 299, 6)
    assert read_contents(profile.database) == Contents(2, 299, 2)


def test_salvage_keeps_every_mark_that_can_be_read(profile):
    before = damage(profile)
    done = repair.salvage_database(profile, NOW)
    assert done.kept is not None
    assert done.kept.read_bytes() == before
    assert done.losses.posts == done.losses.stars == done.losses.read == 0
    assert done.filled_from is not None
    assert read_contents(profile.database) == Contents(2, 299, 6)


def test_what_is_readable_is_written_to_a_folder_and_can_be_gone_on_with(profile, tmp_path):
    before = damage(profile)
    saved = repair.save_readable(profile, tmp_path, NOW)
    assert profile.database.read_bytes() == before
    assert saved.folder == tmp_path / "Paperround"
    assert sorted(path.name for path in saved.folder.iterdir()) == ["feeds.opml", "paperround.sqlite", "stars.html"]
    assert saved.contents == Contents(2, 299, 6)
    assert "https://example.org/two" in (saved.folder / "feeds.opml").read_text()
    assert (saved.folder / "stars.html").read_text().count("<h2>") == 6
    assert repair.save_readable(profile, tmp_path, NOW).folder.name == "Paperround 2"
    done = repair.use_saved(profile, saved, NOW)
    assert done.kept is not None
    assert done.losses.stars == 0
    assert read_contents(profile.database) == Contents(2, 299, 6)
    assert done.kept.read_bytes() == before


@pytest.mark.parametrize("state", ["sound", "damaged", "no database", "missing"])
def test_starting_anew_brings_feeds_folders_and_choices_and_keeps_the_old_file(profile, state):
    before = profile.database.read_bytes()
    if state == "damaged":
        before = damage(profile, "feeds")
    elif state == "no database":
        before = b"nonsense" * 10_000
        profile.database.write_bytes(before)
    elif state == "missing":
        profile.database.unlink()
    done = repair.start_over(profile, NOW + DAY)
    assert (done.kept.read_bytes() if done.kept else None) == (None if state == "missing" else before)
    conn = open_store(profile.database, NOW + DAY)
    assert {feed.url for feed in feeds.list_feeds(conn)} == {"https://example.org/one", "https://example.org/two"}
    assert load_settings(conn).daily_budget == 123
    assert [folder.name for folder in folders.list_folders(conn)] == ["News"]
    assert views.find_newest_id(conn) == 0
    assert {feed.publisher.title for feed in feeds.list_feeds(conn)} == {"Feed 1", "Feed 2"}
    conn.close()


def test_starting_anew_keeps_the_names_of_publishers_and_asks_them_for_everything(profile):
    conn = open_store(profile.database, NOW)
    conn.execute("UPDATE feed_state SET validators = '{}', body_hash = x'01', earliest_at = 9e9")
    conn.close()
    repair.start_over(profile, NOW + DAY)
    conn = open_store(profile.database, NOW + DAY)
    rows = conn.execute("SELECT title, validators, body_hash, earliest_at FROM feed_state").fetchall()
    conn.close()
    assert rows == [(f"Feed {number}", None, b"", 0.0) for number in (1, 2)]


def test_a_host_that_asked_for_a_pause_is_left_alone_by_who_starts_anew(profile):
    conn = open_store(profile.database, NOW)
    save_pauses(conn, {"example.org": NOW + 2 * DAY}, NOW)
    conn.close()
    repair.start_over(profile, NOW + DAY)
    conn = open_store(profile.database, NOW + DAY)
    assert load_pauses(conn) == {"example.org": NOW + 2 * DAY}
    conn.close()


@pytest.mark.parametrize("work", [repair.salvage_database, repair.start_over])
def test_a_repair_that_fails_on_the_way_leaves_nothing_behind(profile, monkeypatch, work):
    def fail(conn: object) -> None:
        raise apsw.FullError

    monkeypatch.setattr("reader.features.recovery.store.mend", fail)
    with pytest.raises(StoreError, match="disk is full"):
        work(profile, NOW)
    assert list(profile.folder.glob("*.part*")) == []


def test_a_folder_that_cannot_be_written_is_said(profile, tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreError, match="couldn’t be created"):
        repair.save_readable(profile, tmp_path / "file", NOW)


def test_good_copies_are_offered_before_doubtful_and_empty_ones_never(profile):
    (profile.backups / "doubtful-20990101.sqlite").write_bytes(next(profile.backups.glob("everything*")).read_bytes())
    (profile.backups / "everything-20990101.sqlite").write_bytes(b"broken" * 1_000)
    conn = open_store(profile.folder / "other" / "x.sqlite", NOW)
    backup.write_backup(conn, profile.backups / "everything-20990102.sqlite")
    conn.close()
    assert [copy.backup.is_doubtful for copy in repair.list_copies(profile)] == [False, True]


def test_what_a_newer_paperround_wrote_can_be_saved_too(profile, tmp_path):
    conn = open_store(profile.database, NOW)
    conn.execute("ALTER TABLE feeds ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")
    conn.execute("CREATE TABLE moods (id INTEGER PRIMARY KEY)")
    conn.pragma("user_version", 99)
    conn.close()
    saved = repair.save_readable(profile, tmp_path, NOW)
    assert saved.contents == Contents(2, 299, 6)
    assert [copy.contents for copy in repair.list_copies(profile)] == [Contents(2, 299, 2)], "one of ours"


# --- files of strangers ---------------------------------------------------------------------------

HOSTILE = [
    "CREATE TRIGGER spy AFTER UPDATE ON marks BEGIN DELETE FROM entries; END",
    "CREATE TRIGGER sqlite_stat1 AFTER UPDATE ON marks BEGIN DELETE FROM entries; END",
    "CREATE VIEW more AS SELECT * FROM feeds",
    "CREATE TABLE extra (id INTEGER)",
    "CREATE INDEX extra ON feeds (lower(name))",
    "ALTER TABLE feeds ADD COLUMN more TEXT",
    "DROP TABLE marks",
    "PRAGMA application_id = 7",
    "PRAGMA user_version = 99",
    "PRAGMA user_version = 0",
]


def take_away(profile, tmp_path, *statements):
    """The newest backup, as a stranger would send it."""
    (copy,) = repair.list_copies(profile)
    path = tmp_path / "present.sqlite"
    path.write_bytes(copy.backup.path.read_bytes())
    conn = apsw.Connection(str(path))
    for sql in statements:
        if "sqlite_stat1" in sql:
            conn.execute("PRAGMA writable_schema = ON")
            stored = ("trigger", "sqlite_stat1", "marks", 0, sql)
            conn.execute("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", stored)
        else:
            conn.execute(sql)
    conn.close()
    return path


@pytest.mark.parametrize("sql", HOSTILE)
@pytest.mark.parametrize("is_own", [True, False])
def test_a_file_with_other_tables_or_triggers_is_never_put_in_place(profile, tmp_path, sql, is_own):
    path = take_away(profile, tmp_path, sql)
    if is_own:
        path = path.rename(profile.backups / path.name)
    before = profile.database.read_bytes()
    with pytest.raises(StoreError):
        repair.restore_backup(profile, path, NOW)
    assert profile.database.read_bytes() == before
    assert not [one for one in profile.database.parent.iterdir() if "restore" in one.name]


def rewrite_marks(path, before, after):
    """Change the text by which a file describes its table of marks."""
    conn = apsw.Connection(str(path))
    conn.execute("PRAGMA writable_schema = ON")
    change = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = 'marks'"
    conn.execute(change, (before, after))
    assert conn.changes() == 1
    conn.close()


def test_a_file_with_other_comments_is_put_in_place(profile, tmp_path):
    path = take_away(profile, tmp_path)
    rewrite_marks(path, "CREATE TABLE marks (", "CREATE TABLE marks ( -- as another version says it")
    repair.restore_backup(profile, path, NOW)


@pytest.mark.parametrize("word", ["'--'", "'it''s --'", '"--"'])
def test_hyphens_in_quotes_hide_nothing(profile, tmp_path, word):
    path = take_away(profile, tmp_path)
    rewrite_marks(path, ")", f", CHECK ({word} IS NOT NULL))")
    with pytest.raises(StoreError):
        repair.restore_backup(profile, path, NOW)


def test_a_foreign_file_with_a_table_feeds_is_refused(profile, tmp_path):
    path = tmp_path / "other.sqlite"
    conn = apsw.Connection(str(path))
    conn.execute("CREATE TABLE feeds (url TEXT); CREATE TABLE marks (entry_id INTEGER)")
    conn.close()
    with pytest.raises(StoreError):
        repair.restore_backup(profile, path, NOW)


EVIL = '{"form":"command","name":"evil","command":["touch","/tmp/x"]}'
TWICE = '{"form":"post","name":"evil","form":"command","command":["touch","/tmp/x"],"is_off":true,"is_off":false}'
SPELLED = '{"form":"comm\\u0061nd","name":"evil","command":["touch","/tmp/x"]}'


@pytest.mark.parametrize("details", [EVIL, TWICE, SPELLED])
def test_a_strangers_destinations_and_their_rules_come_back_switched_off(profile, tmp_path, details):
    path = take_away(
        profile,
        tmp_path,
        f"INSERT INTO targets (id, name, details, added_at) VALUES (1, 'evil', '{details}', 0)",
        """INSERT INTO rules (position, enabled, place, manner, wanted, mark_read, star, hide, notify, tag, is_last,
            send_to) VALUES (0, 1, 'title', 'words', '', 0, 0, 0, 0, '', 0, 1)""",
        "INSERT OR REPLACE INTO settings VALUES ('proxy', '\"http://evil.example\"')",
        "INSERT OR REPLACE INTO settings VALUES ('password_command', '\"evil {host}\"')",
        "UPDATE feeds SET url = 'http://192.168.1.1/', typed_url = 'http://192.168.1.1/' WHERE id = 1",
    )
    done = repair.restore_backup(profile, path, NOW)
    assert (done.distrusted.targets, done.distrusted.rules) == (1, 1)
    conn = open_store(profile.database, NOW)
    (target,) = list_targets(conn)
    with pytest.raises(SendError) as caught, Client(FakeClock(NOW)) as client:
        send_entry(client, target, {}, SAMPLE)
    assert caught.value.message.code == "TARGET_IS_OFF"
    assert fetch(conn, "SELECT enabled FROM rules") == [(0,)]
    assert (load_settings(conn).proxy, load_settings(conn).password_command) == ("", "")
    assert {feed.id for feed in feeds.list_feeds(conn) if feed.may_lie_inside} == {2}, "which was typed here"
    # The user looks at it and saves it.
    save_target(conn, target, NOW)
    assert not list_targets(conn)[0].is_off
    conn.close()


def test_what_the_user_had_stays_on(profile, tmp_path):
    conn = open_store(profile.database, NOW)
    save_rows(conn, {"proxy": "http://mine.example"})
    conn.execute("INSERT INTO targets (name, details, added_at) VALUES ('mine', ?, 0)", (EVIL,))
    backup.back_up_by_hand(conn, tmp_path, NOW)
    conn.close()
    (path,) = tmp_path.glob("by-hand*")
    assert repair.restore_backup(profile, path, NOW).distrusted.targets == 0
    conn = open_store(profile.database, NOW)
    assert load_settings(conn).proxy == "http://mine.example"
    conn.close()
