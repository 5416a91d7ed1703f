"""A database that cannot be used is met in the window: real files, every situation, every button."""

from __future__ import annotations

import os
import time

import apsw
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from reader.features.recovery.window.window import RecoveryWindow
from reader.features.recovery.window.words import Choice, Fault
from reader.store import backup, marks, use_lock
from reader.store.backup import read_contents
from reader.store.db import DEVELOPMENT_ID, fetch, open_store
from reader.store.feeds import list_feeds
from reader.store.sqlite_errors import as_store_error
from reader.window.bridge.bridge import Bridge
from tests.window.made_up import NOW


@pytest.fixture
def backed_up(profile):
    """With a copy of an hour ago and one of yesterday, and a star that only the database has."""
    conn = open_store(profile.database, NOW)
    for age in (90_000, 3_600):
        made = backup.back_up_by_hand(conn, profile.backups, NOW - age)
        os.utime(made, (NOW - age, NOW - age))
    marks.set_starred(conn, [3])
    conn.close()
    return profile


def damage(profile, tables=("marks", "marks_all", "marks_unread", "feeds")):
    conn = open_store(profile.database, NOW)
    names = ", ".join(f"'{name}'" for name in tables)
    pages = fetch(conn, f"SELECT pageno FROM dbstat WHERE name IN ({names}) AND pagetype = 'leaf'")
    conn.close()
    with profile.database.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * 4_096)
            file.write(b"\0" * 4_096)
    return profile.database.read_bytes()


@pytest.fixture
def meet(qtbot, theme, morning):
    """Opens the profile as the window does, then the page for what comes of it; both as the program joins them."""
    windows = []

    def run(profile):
        bridge = Bridge(profile.database, morning)
        with qtbot.waitSignal(bridge.unusable) as notes:
            bridge.bound_to(bridge).read(list_feeds, lambda _: None)
            bridge.bound_to(bridge).read(lambda conn: fetch(conn, "SELECT * FROM marks"), lambda _: None)
        bridge.close()
        window = RecoveryWindow(theme, morning, profile, notes.args[0])
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        window.find_copies()
        wait_for_choices(qtbot, window)
        return window

    yield run
    for window in windows:
        window.close()


def wait_for_choices(qtbot, window):
    buttons = window.page.buttons
    qtbot.waitUntil(lambda: bool(buttons) and all(button.isVisible() for button in buttons.values()))


def read_texts(window):
    return " ".join(label.text() for label in window.page.findChildren(QLabel) if label.isVisible())


def get_contents(profile):
    found = read_contents(profile.database)
    assert found is not None
    return found


def choose(qtbot, window, choice):
    with qtbot.waitSignal(window.done) as notes:
        qtbot.mouseClick(window.page.buttons[choice], Qt.MouseButton.LeftButton)
    return notes.args[0]


def test_a_damaged_database_is_restored_with_one_key(meet, backed_up, qtbot):
    before = damage(backed_up)
    window = meet(backed_up)
    assert window.fault is Fault.DAMAGED
    assert list(window.page.buttons) == [Choice.RESTORE, Choice.SAVE, Choice.START_OVER, Choice.QUIT]
    first = window.page.buttons[Choice.RESTORE]
    qtbot.waitUntil(lambda: window.focusWidget() is first)
    assert "Restore backup from today" in first.text()
    assert " articles and 1 star, as of today" in read_texts(window)
    assert "Paperround stopped to avoid making it worse." in read_texts(window)
    assert "May be lost: stars, tags and read status since the backup from today" in read_texts(window)
    assert [link.text()[:9] for link in window.page.older] == ["yesterday"]
    assert backed_up.database.read_bytes() == before, "nothing is written before the choice"
    with qtbot.waitSignal(window.done) as notes:
        qtbot.keyClick(first, Qt.Key.Key_Return)
    assert "Restored the backup from today" in notes.args[0]
    (kept,) = backup.list_replaced_files(backed_up.database)
    assert kept.read_bytes() == before
    conn = open_store(backed_up.database, NOW)
    assert len(list_feeds(conn)) == 13
    conn.close()


def test_an_older_copy_is_a_link(meet, backed_up, qtbot):
    damage(backed_up)
    window = meet(backed_up)
    with qtbot.waitSignal(window.done) as notes:
        window.page.older[0].click()
    assert "Restored the backup from yesterday" in notes.args[0]


def test_what_is_readable_is_saved_and_gone_on_with(meet, backed_up, qtbot, tmp_path):
    before = damage(backed_up, ("marks_all", "marks_unread", "feeds"))
    window = meet(backed_up)
    window.save_readable(tmp_path)
    qtbot.waitUntil(lambda: hasattr(window.page, "go_on") and window.page.go_on.isVisible())
    assert "13 feeds, 53 articles and 2 stars" in read_texts(window)
    assert "taken from the backup from today" in read_texts(window)
    assert (tmp_path / "Paperround" / "feeds.opml").exists()
    assert backed_up.database.read_bytes() == before
    with qtbot.waitSignal(window.done) as notes:
        window.page.go_on.click()
    assert "Continuing with recovered data." in notes.args[0]
    assert get_contents(backed_up).stars == 2, "the star that no copy has"


def test_saving_can_be_gone_back_from_and_asks_for_a_folder(meet, backed_up, qtbot, tmp_path):
    damage(backed_up)
    window = meet(backed_up)
    window.page.buttons[Choice.SAVE].click()
    assert window.chooser.isVisible()
    window.chooser.reject()
    window.save_readable(tmp_path)
    qtbot.waitUntil(lambda: hasattr(window.page, "back"))
    window.page.back.click()
    assert Choice.RESTORE in window.page.buttons


def test_a_folder_that_cannot_be_written_is_said_and_the_choices_stay(meet, backed_up, qtbot, tmp_path):
    damage(backed_up)
    window = meet(backed_up)
    (tmp_path / "file").write_text("no folder")
    window.save_readable(tmp_path / "file")
    qtbot.waitUntil(lambda: "couldn’t be created" in read_texts(window))
    assert Choice.RESTORE in window.page.buttons


def test_no_database_at_all_and_no_copy(meet, profile, qtbot):
    profile.database.write_bytes(b"nonsense" * 9_000)
    window = meet(profile)
    assert list(window.page.buttons) == [Choice.SAVE, Choice.START_OVER, Choice.QUIT]
    assert "None of the backups could be read." in read_texts(window)
    assert "Started over" in choose(qtbot, window, Choice.START_OVER)
    assert backup.list_replaced_files(profile.database)[0].read_bytes() == b"nonsense" * 9_000


@pytest.mark.parametrize("is_there", [True, False])
def test_a_missing_or_empty_database_beside_copies(meet, backed_up, qtbot, is_there):
    backed_up.database.unlink()
    if is_there:
        backed_up.database.write_bytes(b"")
    window = meet(backed_up)
    assert window.fault is Fault.LOST
    assert list(window.page.buttons) == [Choice.RESTORE, Choice.START_OVER, Choice.QUIT]
    assert "Restored the backup" in choose(qtbot, window, Choice.RESTORE)
    assert get_contents(backed_up).feeds == 13


def test_starting_anew_brings_the_feeds_along(meet, backed_up, qtbot):
    before = damage(backed_up)
    window = meet(backed_up)
    choose(qtbot, window, Choice.START_OVER)
    contents = get_contents(backed_up)
    assert (contents.feeds, contents.posts) == (13, 0)
    assert backup.list_replaced_files(backed_up.database)[0].read_bytes() == before


def test_a_newer_database_is_left_alone(meet, backed_up, qtbot):
    conn = apsw.Connection(str(backed_up.database))
    conn.pragma("user_version", 99)
    conn.close()
    before = backed_up.database.read_bytes()
    window = meet(backed_up)
    assert window.fault is Fault.NEWER
    assert list(window.page.buttons) == [Choice.QUIT, Choice.RESTORE, Choice.SAVE, Choice.START_OVER]
    assert "Install the newer version again" in read_texts(window)
    with qtbot.waitSignal(window.done, check_params_cb=lambda said: said is None):
        window.page.buttons[Choice.QUIT].click()
    assert backed_up.database.read_bytes() == before
    assert backup.list_replaced_files(backed_up.database) == []


def test_a_database_from_before_1_0_names_what_moves_it(meet, backed_up):
    conn = apsw.Connection(str(backed_up.database))
    conn.pragma("application_id", DEVELOPMENT_ID)
    conn.close()
    window = meet(backed_up)
    assert window.fault is Fault.DEVELOPMENT
    assert next(iter(window.page.buttons)) is Choice.QUIT
    assert "packaging/move_development_profile.py" in read_texts(window)


def test_a_database_that_another_program_holds(meet, backed_up, qtbot, monkeypatch):
    monkeypatch.setattr("reader.store.db.BUSY_TIMEOUT_MS", 50)
    holder = apsw.Connection(str(backed_up.database))
    for statement in ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"):
        holder.execute(statement).fetchall()
    window = meet(backed_up)
    assert window.fault is Fault.HELD
    assert list(window.page.buttons) == [Choice.RETRY, Choice.SAVE, Choice.QUIT]
    assert "Another program is using your article database." in read_texts(window)
    holder.execute("ROLLBACK")
    holder.close()
    assert choose(qtbot, window, Choice.RETRY) == ""
    open_store(backed_up.database, NOW).close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_database_that_may_not_be_written(qtbot, theme, morning, backed_up):
    """Permissions stop no administrator, as whom tests may run: the fault is told as SQLite tells it."""
    backed_up.database.chmod(0o444)
    known = as_store_error(apsw.ReadOnlyError())
    assert known is not None
    window = RecoveryWindow(theme, morning, backed_up, known.message)
    qtbot.addWidget(window)
    window.show()
    window.find_copies()
    wait_for_choices(qtbot, window)
    assert list(window.page.buttons)[:2] == [Choice.UNLOCK, Choice.RETRY]
    assert choose(qtbot, window, Choice.UNLOCK) == ""
    assert backed_up.database.stat().st_mode & 0o200
    window.close()


def test_somebody_who_still_uses_it_stops_the_repair(meet, backed_up, qtbot, monkeypatch):
    monkeypatch.setattr(use_lock, "WAIT_S", 0.05)
    damage(backed_up, ("marks_all", "marks_unread", "feeds"))
    window = meet(backed_up)
    before = backed_up.database.read_bytes()
    other = open_store(backed_up.database, NOW)
    window.page.buttons[Choice.RESTORE].click()
    qtbot.waitUntil(lambda: "Another program is using the database." in read_texts(window))
    assert backed_up.database.read_bytes() == before
    other.close()
    assert "Restored" in choose(qtbot, window, Choice.RESTORE)


def test_details_can_be_copied_and_nothing_is_chosen_by_closing(meet, backed_up, qtbot):
    before = damage(backed_up)
    window = meet(backed_up)
    window.copy_details()
    assert str(backed_up.database) in QGuiApplication.clipboard().text()
    with qtbot.waitSignal(window.done, check_params_cb=lambda said: said is None):
        window.close()
    assert backed_up.database.read_bytes() == before


def test_a_small_screen_scrolls_and_every_button_stays_whole(meet, backed_up, qtbot):
    damage(backed_up)
    window = meet(backed_up)
    window.resize(420, 400)
    qtbot.waitUntil(lambda: window.page.width() <= 420)
    for button in window.page.buttons.values():
        assert button.width() >= button.sizeHint().width()


def test_a_start_that_finds_it_damaged_shows_no_empty_window(profile, morning, qtbot):
    profile.database.write_bytes(b"nonsense" * 9_000)
    bridge = Bridge(profile.database, morning)
    give_up_at = time.monotonic() + 60
    while bridge.opening_problem is None and time.monotonic() < give_up_at:
        pass
    assert bridge.opening_problem is not None
    bridge.close()
