"""How smoothly the list scrolls, alone and while feeds are refreshed: python3 dev.py bench frames [ROUNDS]

A window over 100,000 posts scrolls its list by a timer, offscreen; a frame is the time from one painted list to
the next. In turns nothing else happens, and the refresh command, a process of its own, brings new posts of 300
feeds into the same store, while the window takes note of them once a second, as it does of its engine.
Also said: the processor time of the main thread per frame, which a busy machine blurs less.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from reader.clock import FakeClock
from reader.gui.app import Opened, make_application, open_window
from reader.gui.pulse import posts_arrived
from reader.gui.theme import Theme
from reader.paths import Profile
from tests.gui.made_up import NOW
from tests.perf import many_feeds
from tests.perf.bench_refresh import subscribe
from tests.perf.bench_start import fill
from tests.perf.machine import describe_machine

POSTS, FEEDS = 100_000, 300
FRAME_MS, STEP_PX, IDLE_FRAMES = 16, 23, 400


class Frames(QObject):
    """Scrolls at every tick; notes when the list was painted and what the main thread worked meanwhile."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self._view = opened.window.list
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


def refresh(profile: Path) -> subprocess.Popen[bytes]:
    """Some made-up feeds of the store have no host: what it says of them is of no interest here."""
    command = [sys.executable, "-m", "reader", "--profile", str(profile), "refresh", "--all"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def scroll_while_refreshing(
    frames: Frames, opened: Opened, server: many_feeds.RunningServer, profile: Path
) -> None:
    server.ask("post 3")
    running = refresh(profile)
    notes = QTimer(interval=1000)
    notes.timeout.connect(lambda: posts_arrived(opened.window))
    notes.start()
    frames.run_until(lambda: running.poll() is not None)
    notes.stop()


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
    opened = open_window(Profile(profile), FakeClock(NOW), Theme(app))
    opened.window.show()
    until_loaded = QEventLoop()
    opened.window.posts.view_loaded.connect(until_loaded.quit)
    until_loaded.exec()
    idle, busy = Frames(opened), Frames(opened)
    for _ in range(rounds):
        scroll_idle(idle)
        scroll_while_refreshing(busy, opened, server, profile)
    report("idle", idle)
    report("refreshing", busy)
    gap, work = (
        percentile(getattr(busy, what), 0.95) / percentile(getattr(idle, what), 0.95)
        for what in ("gaps_ms", "work_ms")
    )
    print(f"p95 while refreshing: {gap:.2f} times idle; the main thread's work {work:.2f} times")
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
            refresh(Path(folder)).wait()
            measure(Path(folder), server, rounds)
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
