"""Inside the window that bench_memory started: waits, refreshes, looks through everything, and says when to measure.

Runs on the window's main thread, one step at a time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from reader.engine.messages import Refresh
from reader.gui.shell.insights_door import open_insights
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import show_place, step
from reader.gui.shell.status_bar import Doing
from reader.gui.sidebar.tree import Key, Kind
from reader.paths import Profile
from reader.store.content import get_progress
from reader.store.db import open_reader
from reader.store.views import find_newest_id

SETTLE_S, LOOK_S, TOLD_S = 15.0, 0.3, 4.0
Until = Callable[[], bool]


class Walk:
    def __init__(self) -> None:
        self._steps = self._go()
        self._timer = QTimer(interval=100)
        self._timer.timeout.connect(self._step)
        self._timer.start()
        self._until: Until = pause(2.0)

    def _step(self) -> None:
        if self._until():
            try:
                self._until = next(self._steps)
            except StopIteration:
                self._timer.stop()
                find_window().quit()

    def _go(self) -> Iterator[Until]:
        window = find_window()
        yield pause(SETTLE_S)
        yield is_everything_read
        yield pause(SETTLE_S / 3)
        yield tell("at rest")
        window.engine_told.emit(Refresh(tuple(feed.id for feed in window.sidebar_control.data.feeds)))
        yield lambda: window.status.facts.doing is Doing.FETCHING
        yield lambda: window.status.facts.doing is not Doing.FETCHING
        yield pause(SETTLE_S)
        yield is_everything_read
        yield pause(SETTLE_S)
        yield tell("after a refresh")
        yield from look_through(window)
        yield pause(SETTLE_S)
        yield tell("after looking through")
        open_insights(window, "today")
        yield pause(SETTLE_S / 3)
        yield tell("Insights open")


def look_through(window: MainWindow) -> Iterator[Until]:
    feeds = [Key(Kind.FEED, feed.id) for feed in window.sidebar_control.data.feeds[:10]]
    for key in (Key(Kind.TODAY), Key(Kind.STARRED), *feeds, Key(Kind.UNREAD)):
        show_place(window, key)
        yield pause(LOOK_S)
    for words in ("harbour", "ferry tide", "market"):
        window.list_control.search(words)
        yield pause(LOOK_S)
    show_place(window, Key(Kind.UNREAD))
    yield pause(LOOK_S)
    for _ in range(40):
        step(window, 1)
        yield pause(LOOK_S)
    bar = window.list.verticalScrollBar()
    for place in range(20):
        bar.setValue(bar.maximum() * place // 20)
        yield pause(LOOK_S)


def is_everything_read() -> bool:
    """Whether the engine has read all posts for what they are about."""
    conn = open_reader(Profile(Path(sys.argv[1])).database)
    try:
        return get_progress(conn).last_entry_id >= find_newest_id(conn)
    finally:
        conn.close()


def find_window() -> MainWindow:
    return next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))


def pause(seconds: float) -> Until:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def tell(at: str) -> Until:
    """Whoever started the program measures while nothing happens here: asking from inside would count, too."""
    print(at, flush=True)
    return pause(TOLD_S)
