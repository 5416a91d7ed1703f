"""Inside the window that bench_memory started: waits, refreshes, looks through everything, and says when to measure.

Runs on the window's main thread, one step at a time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

from reader.core.paths import Profile
from reader.engine.messages import Refresh
from reader.store.content import get_progress
from reader.store.db import open_reader
from reader.store.views import find_newest_id
from reader.window.app.window import Window
from reader.window.schedule.ribbon import Doing
from reader.window.sidebar.tree import Key, Kind

SETTLE_S, CHECK_EVERY_S, TOLD_S = 15.0, 0.3, 4.0
Until = Callable[[], bool]


class Walk:
    def __init__(self, parts: Window) -> None:
        self._parts = parts
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
                self._parts.window.quit()

    def _go(self) -> Iterator[Until]:
        parts = self._parts
        yield pause(SETTLE_S)
        yield is_everything_read
        yield pause(SETTLE_S / 3)
        yield wait_for("at rest")
        parts.bridge.command_sent.emit(
            Refresh(tuple(feed.id for feed in parts.sidebar.control.data.feeds), insists=True)
        )
        yield lambda: parts.frame.status.facts.doing is Doing.FETCHING
        yield lambda: parts.frame.status.facts.doing is not Doing.FETCHING
        yield pause(SETTLE_S)
        yield is_everything_read
        yield pause(SETTLE_S)
        yield wait_for("after a refresh")
        yield from look_through(parts)
        yield pause(SETTLE_S)
        yield wait_for("after looking through")
        parts.insights.open("today")
        yield pause(SETTLE_S / 3)
        yield wait_for("Insights open")


def look_through(parts: Window) -> Iterator[Until]:
    feeds = [Key(Kind.FEED, feed.id) for feed in parts.sidebar.control.data.feeds[:10]]
    for key in (Key(Kind.TODAY), Key(Kind.STARRED), *feeds, Key(Kind.UNREAD)):
        parts.navigation.show_place(key)
        yield pause(CHECK_EVERY_S)
    for words in ("harbour", "ferry tide", "market"):
        parts.entries.control.search(words)
        yield pause(CHECK_EVERY_S)
    parts.navigation.show_place(Key(Kind.UNREAD))
    yield pause(CHECK_EVERY_S)
    for _ in range(40):
        parts.article_navigation.step(1)
        yield pause(CHECK_EVERY_S)
    bar = parts.entries.view.verticalScrollBar()
    for place in range(20):
        bar.setValue(bar.maximum() * place // 20)
        yield pause(CHECK_EVERY_S)


def is_everything_read() -> bool:
    """Whether the engine has read all posts for what they are about."""
    conn = open_reader(Profile(Path(sys.argv[1])).database)
    try:
        return get_progress(conn).last_entry_id >= find_newest_id(conn)
    finally:
        conn.close()


def pause(seconds: float) -> Until:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def wait_for(at: str) -> Until:
    """Whoever started the program measures while nothing happens here: asking from inside would count, too."""
    print(at, flush=True)
    return pause(TOLD_S)
