"""How smoothly the list scrolls, alone and while feeds are refreshed: python3 dev.py bench frames [ROUNDS]

A window over 100,000 posts scrolls its list by a timer, offscreen; a frame is the time from one painted list to
the next. In turns nothing else happens, and the engine, in its own process as ever, brings new posts of 300 feeds
into the same store; the window hears its notes and shows what they say. Also said: the processor time of the main
thread per frame, which a busy machine blurs less.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.engine.messages import Note, Refresh, Status, Stored
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.settings import load_settings, save_settings
from reader.window.app.app import make_application
from reader.window.app.engine_control import EngineControl, EngineLink
from reader.window.app.window import Window
from reader.window.kit.theme import Theme
from tests.perf import many_feeds
from tests.perf.bench_refresh import paperround, subscribe
from tests.perf.bench_start import fill
from tests.perf.machine import describe_machine
from tests.window.open_window import open_window

POSTS, FEEDS = 100_000, 300
FRAME_MS, STEP_PX, IDLE_FRAMES = 16, 23, 400


class Frames(QObject):
    """Scrolls at every tick; notes when the list was painted and what the main thread worked meanwhile."""

    def __init__(self, opened: Window) -> None:
        super().__init__()
        self._view = opened.entries.view
        self._view.viewport().installEventFilter(self)
        self._loop = QEventLoop(self)  # quitting the application itself would close the window
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self._scroll)
        self.gaps_ms: list[float] = []
        self.work_ms: list[float] = []
        self._last: tuple[float, float] | None = None

    def run_until(self, is_done: Callable[[], bool]) -> None:
        self._last = None
        self._is_done = is_done
        self._timer.start()
        self._loop.exec()
        self._timer.stop()

    def _scroll(self) -> None:
        if self._is_done():
            self._loop.quit()
            return
        bar = self._view.verticalScrollBar()
        bar.setValue(0 if bar.value() + STEP_PX > bar.maximum() else bar.value() + STEP_PX)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and self._timer.isActive():
            now = time.perf_counter(), time.thread_time()
            if self._last is not None:
                self.gaps_ms.append((now[0] - self._last[0]) * 1000)
                self.work_ms.append((now[1] - self._last[1]) * 1000)
            self._last = now
        return False


def scroll_idle(frames: Frames) -> None:
    wanted = len(frames.gaps_ms) + IDLE_FRAMES
    frames.run_until(lambda: len(frames.gaps_ms) >= wanted)


class Refreshing:
    """The real engine beside the window, told to refresh all the server's feeds."""

    def __init__(self, opened: Window, server: many_feeds.RunningServer, profile: Profile) -> None:
        self._server = server
        self.link = EngineLink(profile)
        opened.engine = EngineControl(opened, self.link)
        self._feed_ids = prepare(profile, set(server.urls()))
        self.brought = 0
        self._asked_for: int | None = None
        self._is_done = False
        self.link.noted.connect(self._take_note)
        self.link.start()

    def begin(self) -> None:
        self._server.ask("post 3")
        self._is_done = False
        self.link.send(Refresh(self._feed_ids, insists=True))

    def is_done(self) -> bool:
        """Stored, indexed and planned: nothing of it reaches into the next idle turn."""
        return self._is_done

    def _take_note(self, note: Note) -> None:
        if isinstance(note, Stored):
            self._take_stored(note)
        elif isinstance(note, Status):
            self._take_status(note)

    def _take_stored(self, note: Stored) -> None:
        self.brought += sum(note.new.values())

    def _take_status(self, status: Status) -> None:
        """The first says only what was asked for before, in the terminal."""
        if self._asked_for is not None and status.asked_for > self._asked_for:
            self._is_done = True
        self._asked_for = status.asked_for


def prepare(profile: Profile, urls: set[str]) -> tuple[int, ...]:
    """The engine polls nothing of its own accord; gives the feeds it will be asked for."""
    now = SystemClock().now()
    conn = open_store(profile.database, now)
    save_settings(conn, replace(load_settings(conn), paused=True, daily_budget=100_000))
    found = tuple(feed.id for feed in list_feeds(conn) if feed.url in urls)
    conn.close()
    return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(name: str, frames: Frames) -> None:
    for what, values in (("frame gap", frames.gaps_ms), ("main thread's work", frames.work_ms)):
        median, p95, p99 = (percentile(values, share) for share in (0.5, 0.95, 0.99))
        print(
            f"{name:12} {what:20} median {median:5.1f}  p95 {p95:5.1f}  p99 {p99:5.1f}  "
            f"longest {max(values):5.1f} ms  ({len(values)} frames)"
        )


def measure(profile: Path, server: many_feeds.RunningServer, rounds: int) -> None:
    app = make_application()
    opened = open_window(Profile(profile), SystemClock(), Theme(app))
    opened.window.show()
    until_loaded = QEventLoop()
    opened.entries.model.view_loaded.connect(until_loaded.quit)
    until_loaded.exec()
    idle, busy = Frames(opened), Frames(opened)
    refreshing = Refreshing(opened, server, Profile(profile))
    warm_up = Frames(opened)  # the engine starts, and the first refresh reads everything
    for frames in [warm_up, *[busy] * rounds]:
        scroll_idle(warm_up if frames is warm_up else idle)
        refreshing.begin()
        frames.run_until(refreshing.is_done)
    report("idle", idle)
    report("refreshing", busy)
    gap, work = (
        percentile(getattr(busy, what), 0.95) / percentile(getattr(idle, what), 0.95) for what in ("gaps_ms", "work_ms")
    )
    print(f"p95 while refreshing: {gap:.2f} times idle; the main thread's work {work:.2f} times")
    print(f"{refreshing.brought:,} posts arrived in {rounds + 1} refreshes")
    refreshing.link.close()
    opened.bridge.close()


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print(f"{POSTS:,} posts, {FEEDS} feeds with 3 new posts each; {describe_machine()}")
    server = many_feeds.start(FEEDS, 0.08)
    try:
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder), POSTS)
            subscribe(server, Path(folder))
            paperround(Path(folder), "refresh", *server.urls())
            measure(Path(folder), server, rounds)
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
