"""Garbage of the window's process is collected on the main thread, in a quiet moment."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QObject

from reader.window.app import deferred_start
from reader.window.app.deferred_start import IdleCleanup, wire_idle_cleanup


class Knot(QObject):
    """In a circle with itself, so that only a collection ends it."""

    def __init__(self, ended_on: list[threading.Thread]) -> None:
        super().__init__()
        self.circle = self
        weakref.finalize(self, lambda: ended_on.append(threading.current_thread()))


def test_a_quiet_moment_ends_what_is_left_on_the_main_thread(at_first, qtbot):
    ended_on: list[threading.Thread] = []
    assert not gc.isenabled()
    rest = IdleCleanup(at_first.bridge, at_first.window)
    wire_idle_cleanup(rest, at_first)
    Knot(ended_on)
    at_first.entries.model.view_loaded.emit()
    qtbot.waitUntil(lambda: bool(ended_on))
    assert ended_on == [threading.main_thread()]
    rest.deleteLater()


def test_what_the_start_left_is_given_back_though_nothing_happens_after_it(at_first, qtbot):
    ended_on: list[threading.Thread] = []
    rest = IdleCleanup(at_first.bridge, at_first.window)  # after the first list has come
    Knot(ended_on)
    qtbot.waitUntil(lambda: bool(ended_on))
    rest.deleteLater()


def test_much_garbage_does_not_wait_for_a_quiet_moment(at_first, monkeypatch):
    monkeypatch.setattr(deferred_start, "_MUCH", 100)
    ended_on: list[threading.Thread] = []
    rest = IdleCleanup(at_first.bridge, at_first.window)
    gc.collect()
    Knot(ended_on)
    rest.note_use()
    assert ended_on == []
    kept: list[list[int]] = [[] for _ in range(200)]
    rest.note_use()
    assert ended_on == [threading.main_thread()]
    assert len(kept) == 200
    rest.deleteLater()
