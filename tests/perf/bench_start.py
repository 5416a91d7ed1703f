"""How long until the window can be used, against a bare Qt window: python3 dev.py bench start [POSTS]

Each start is a process of its own, from before the first import until the list has painted real rows. Medians
of five after one warm-up, offscreen; memory is the process' PSS. No engine is started.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STARTS = 5
ROOT = Path(__file__).resolve().parents[2]

BARE = """
import time; began = time.perf_counter()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import *
app = QApplication([])
window = QSplitter(); [window.addWidget(kind()) for kind in (QTreeView, QTableView, QTextBrowser)]
window.resize(1280, 800); window.show()
def done():
    window.grab(); report(began); app.quit()
QTimer.singleShot(0, done)
app.exec()
"""

FULL = """
import time; began = time.perf_counter()
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from reader.clock import FakeClock
from reader.gui.app import make_application, open_window
from reader.gui.posts.rows import ListRow
from reader.gui.theme import Theme
from reader.paths import Profile
app = make_application()
opened = open_window(Profile(Path(sys.argv[1])), FakeClock(float(sys.argv[2])), Theme(app))
window = opened.window
window.show()
def look():
    there = window.posts.rowCount() and isinstance(window.posts.peek(0), ListRow)
    if there and window.sidebar_control.data.feeds:
        window.grab(); report(began); opened.bridge.close(); app.quit()
timer = QTimer(interval=2); timer.timeout.connect(look); timer.start()
app.exec()
"""

REPORT = """
import json, sys
def report(began):
    import time
    pss = sum(int(line.split()[1]) for line in open("/proc/self/smaps_rollup") if line.startswith("Pss:"))
    print(json.dumps({"s": time.perf_counter() - began, "mb": pss / 1024}))
"""


def start(code: str, *arguments: str) -> dict[str, float]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", REPORT + code, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def medians(code: str, *arguments: str) -> tuple[float, float]:
    start(code, *arguments)
    runs = [start(code, *arguments) for _ in range(STARTS)]
    return statistics.median(run["s"] for run in runs), statistics.median(run["mb"] for run in runs)


def fill(folder: Path, posts: int) -> None:
    from tests.gui.made_up import NOW, Post, add_posts, make_profile

    profile = make_profile(folder, more=0)
    for part in range(0, posts, 5_000):
        more = [
            Post("Kernel Garden", 60 * number, f"Post {number}", "Text")
            for number in range(part, part + 5_000)
        ]
        add_posts(profile, "Kernel Garden", more, NOW)


def main() -> int:
    from tests.gui.made_up import NOW

    posts = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few", Path(folder) / "many"
        fill(few, 0)
        began = time.perf_counter()
        fill(many, posts)
        print(f"filled {posts:,} posts in {time.perf_counter() - began:.0f} s")
        floor, floor_mb = medians(BARE)
        print(f"bare window        {floor:6.2f} s {floor_mb:6.0f} MB")
        for name, profile in (("few posts", few), (f"{posts:,} posts", many)):
            took, memory = medians(FULL, str(profile), str(NOW))
            print(f"{name:18} {took:6.2f} s {memory:6.0f} MB   {took / floor:.2f} times the bare window")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
