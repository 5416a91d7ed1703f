"""Closing the window while the disk is full: nothing that the user did goes in silence."""

from __future__ import annotations

import threading

import apsw
import pytest
from PySide6.QtCore import QPoint

from reader.window.app.main_window import OnClose


class FullDisk:
    """A mark that can be written once there is room."""

    def __init__(self) -> None:
        self.room = threading.Event()
        self.written = threading.Event()

    def write(self, conn) -> None:
        if not self.room.is_set():
            raise apsw.FullError
        self.written.set()


@pytest.fixture
def disk(parts, qtbot, monkeypatch):
    monkeypatch.setattr("reader.window.bridge.bridge._TRY_AGAIN_S", 0.01)
    full = FullDisk()
    parts.bridge.write(full.write)
    qtbot.waitUntil(parts.unwritten.is_there)
    yield full
    full.room.set()


def test_a_full_disk_is_said_at_the_foot_with_what_helps(parts, qtbot, disk, profile):
    """The list above stays where it is, so that no click misses."""
    messages, top = parts.frame.messages, parts.frame.panes.mapTo(parts.window, QPoint())
    assert (messages._button.text(), messages._other.text()) == ("Show folder", "Free up images")
    assert messages.mapTo(parts.window, QPoint()).y() > parts.frame.panes.mapTo(parts.window, QPoint()).y()
    profile.pictures.mkdir(parents=True, exist_ok=True)
    (profile.pictures / "aa").mkdir()
    (profile.pictures / "aa" / "picture").write_bytes(b"x" * 2_000_000)
    messages._other.click()
    qtbot.waitUntil(lambda: "Freed 2" in messages._label.text())
    assert not list(profile.pictures.glob("**/picture"))
    assert parts.frame.panes.mapTo(parts.window, QPoint()) == top
    messages.show_message("Another problem.")
    assert (messages._button.isHidden(), messages._other.isHidden()) == (True, True)


def test_a_window_with_something_unwritten_stays_and_asks(parts, qtbot, disk):
    with qtbot.assertNotEmitted(parts.window.closed):
        parts.window.quit()
    assert parts.unwritten.shown is not None
    assert "disk is full" in parts.unwritten.shown.why.text()
    parts.unwritten.shown.stay_button.click()
    assert parts.unwritten.shown is None
    assert parts.window.isVisible()


def test_it_closes_by_itself_once_all_is_written(parts, qtbot, disk):
    parts.window.quit()
    with qtbot.waitSignal(parts.window.closed):
        disk.room.set()
    assert disk.written.is_set()


def test_a_language_that_was_chosen_is_there_once_all_is_written(parts, qtbot, disk):
    parts.window.renew()
    assert not parts.window.is_renewing, "the user may stay"
    with qtbot.waitSignal(parts.window.closed):
        disk.room.set()
    assert parts.window.is_renewing


def test_the_user_may_close_all_the_same(parts, qtbot, disk):
    parts.window.quit()
    with qtbot.waitSignal(parts.window.closed):
        parts.unwritten.shown.lose_button.click()
    assert not disk.written.is_set()


def test_after_staying_closing_means_what_it_meant(parts, qtbot, disk):
    parts.window.decide_close = lambda: OnClose.HIDE
    parts.window.quit()
    parts.unwritten.shown.stay_button.click()
    with qtbot.assertNotEmitted(parts.window.closed):
        parts.window.close()
    assert not parts.window.isVisible()


def test_nobody_is_asked_when_the_session_ends_or_a_command_wants_it(parts, qtbot, disk):
    with qtbot.waitSignal(parts.window.closed):
        parts.window.quit_at_once()
    assert parts.unwritten.shown is None
