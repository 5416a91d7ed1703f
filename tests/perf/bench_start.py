"""How long until the window can be used, against a bare Qt window: python3 dev.py bench start [POSTS] [STARTS]
[--beside DIR]

Each start is a process of its own that runs the program's own entry, from the moment the process is asked for, so
Python's own start is part of both, until the list has painted real rows. The three kinds take turns, so that a busy
moment hits all of them; medians after one warm-up, offscreen, with compiled files as an installed program has them.
Processor time is what the process used until then, all threads together: on a busy machine it is steadier than the
clock. Memory is its PSS. With --beside another checkout's program takes its turns with few posts, too, on the same
libraries.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QSplitter, QTableView, QTextBrowser, QTreeView
app = QApplication([])
window = QSplitter(); [window.addWidget(kind()) for kind in (QTreeView, QTableView, QTextBrowser)]
window.resize(1280, 800); window.show()
def done():
    window.grab(); report(); app.quit()
QTimer.singleShot(0, done)
app.exec()
"""

FULL = """
import gc, sys
from reader.cli.main import main
gc.disable()  # as main will do, before it
import reader.window  # which imports Qt its own way
import reader.window.app.app as app
made, open_screen = [], app.open_screen
app.open_screen = lambda *given, **more: made.append(open_screen(*given, **more)) or made[-1]
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
timer = QTimer(interval=2)
run = QApplication.exec
def exec_and_look(*app):
    timer.timeout.connect(look); timer.start()
    return run()
def look():
    from reader.window.list.rows import ListRow
    screen = made[0]
    there = screen.entries.model.rowCount() and isinstance(screen.entries.model.peek(0), ListRow)
    if there and screen.sidebar.control.data.feeds:
        timer.stop(); screen.window.grab(); report(); QApplication.quit()
QApplication.exec = exec_and_look
sys.exit(main(["--profile", sys.argv[1]]))
"""

REPORT = """
import json, os, sys, time
sys.modules["typing_extensions"] = None  # here for mypy alone: an installed program has none
def report():
    took, worked = time.monotonic() - float(os.environ["BEGAN"]), time.process_time()
    pss = sum(int(line.split()[1]) for line in open("/proc/self/smaps_rollup") if line.startswith("Pss:"))
    print(json.dumps({"s": took, "cpu": worked, "mb": pss / 1024}))
"""


# What another checkout says of itself: how its program is started, on a profile that it fills.
BESIDE = """
import sys
from pathlib import Path
from tests.perf.bench_start import FULL, REPORT, fill
fill(Path(sys.argv[1]), 0)
print(REPORT + FULL)
"""


def ask_beside(root: Path, profile: Path) -> str:
    command = [sys.executable, "-c", BESIDE, str(profile)]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def start(root: Path, code: str, cache: Path, *arguments: str) -> dict[str, float]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(cache)}
    environment["PYTHONPATH"] = str(root)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["BEGAN"] = str(time.monotonic())  # the same clock for all processes
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def fill(folder: Path, posts: int) -> None:
    from tests.window.made_up import NOW, Post, add_posts, make_profile

    profile = make_profile(folder, more=0)
    for part in range(0, posts, 5_000):
        more = [Post("Kernel Garden", 60 * number, f"Post {number}", "Text") for number in range(part, part + 5_000)]
        add_posts(profile, "Kernel Garden", more, NOW)


def measure(kinds: dict[str, tuple[Path, str, str]], starts: int, cache: Path) -> dict[str, dict[str, float]]:
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
    for number in range(starts + 1):
        for name, (root, code, profile) in kinds.items():
            run = start(root, code, cache, profile)
            if number:  # the first only warms the caches
                runs[name].append(run)
    return {
        name: {what: statistics.median(run[what] for run in its) for what in ("s", "cpu", "mb")}
        for name, its in runs.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench start")
    parser.add_argument("posts", type=int, nargs="?", default=100_000)
    parser.add_argument("starts", type=int, nargs="?", default=7)
    parser.add_argument("--beside", type=Path, metavar="DIR")
    chosen = parser.parse_args()
    posts, starts = chosen.posts, chosen.starts
    with tempfile.TemporaryDirectory() as folder:
        few, many, cache = (Path(folder) / name for name in ("few", "many", "compiled"))
        fill(few, 0)
        began = time.perf_counter()
        fill(many, posts)
        print(f"filled {posts:,} posts in {time.perf_counter() - began:.0f} s; medians of {starts} starts")
        program = REPORT + FULL
        kinds = {
            "bare window": (ROOT, REPORT + BARE, ""),
            "few posts": (ROOT, program, str(few)),
            " articles": (ROOT, program, str(many)),
        }
        if chosen.beside is not None:
            there, other = chosen.beside.resolve(), Path(folder) / "beside"
            kinds["beside, few"] = (there, ask_beside(there, other), str(other))
        found = measure(kinds, starts, cache)
    floor = found["bare window"]
    for name, one in found.items():
        wall, cpu = one["s"] / floor["s"], one["cpu"] / floor["cpu"]
        print(
            f"{name:14} {one['s']:5.2f} s, {wall:.2f} times bare; "
            f"processor {one['cpu']:5.2f} s, {cpu:.2f} times; {one['mb']:3.0f} MB"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
