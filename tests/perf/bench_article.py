"""How long each article of the hostile set blocks the window's thread, and what it takes of memory.

Each article is shown in a process of its own, as a reader would see it: an ordinary article first, then this one,
scrolled to the end. `blocked` is the longest single turn of the event loop, in processor time. Bars: 300 ms, 150 MB.
"""

from __future__ import annotations

import os
import subprocess
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

BLOCKED_MS, MEMORY_MB = 300.0, 150.0


def measure(name: str) -> None:
    """In the child: prints blocked ms, first-screen ms, total ms and MB."""
    import gc
    import time

    import psutil
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    from reader.window.article.view import ArticleView
    from tests.window.article.fakes import FakeHost, FakeSource
    from tests.window.article.hostile import MAKERS
    from tests.window.article.samples import NOW, make_article

    app = QApplication([])
    view = ArticleView(FakeHost(), FakeSource(), lambda: NOW)
    view.resize(700, 900)
    view.show()
    view.show_article(make_article())
    app.processEvents()
    article = make_article(MAKERS[name](), entry_id=8)
    gc.collect()
    process = psutil.Process()
    before, longest, started = process.memory_info().rss, 0.0, time.process_time()
    view.show_article(article)
    first = longest = time.process_time() - started
    while not view.is_finished():
        turn = time.process_time()
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        longest = max(longest, time.process_time() - turn)
    finished = time.process_time() - started
    for _ in range(30):
        turn = time.process_time()
        bar = view.browser.verticalScrollBar()
        bar.setValue(bar.value() + max(1, bar.maximum() // 28))
        app.processEvents()
        longest = max(longest, time.process_time() - turn)
    grown = (process.memory_info().rss - before) / 1e6
    print(f"{1000 * longest:.0f} {1000 * first:.0f} {1000 * finished:.0f} {grown:.0f}")


def main() -> int:
    from tests.window.article.hostile import MAKERS

    names = sys.argv[1:] or list(MAKERS)
    failed = False
    print(f"{'article':32}{'blocked ms':>12}{'first ms':>10}{'all ms':>10}{'MB':>8}")
    for name in names:
        command = [sys.executable, "-m", "tests.perf.bench_article", "--child", name]
        answer = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout.split()
        blocked, first, whole, memory = map(float, answer)
        over = blocked > BLOCKED_MS or memory > MEMORY_MB
        failed |= over
        print(f"{name:32}{blocked:12.0f}{first:10.0f}{whole:10.0f}{memory:8.0f}{'  OVER' if over else ''}", flush=True)
    return int(failed)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        measure(sys.argv[2])
    else:
        raise SystemExit(main())
