"""How long until the frozen program's window can be used, against the unfrozen: dev.py bench frozen-start [STARTS]

Both are looked at from outside, by the pixels of a virtual screen: from the start of the process until the list
of posts is painted for good. The two take turns, so that a busy moment hits both; medians after one warm-up.
Processor time is the window process' own until then. Build the frozen one first: dev.py package linux.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from tests.perf.bench_start import ROOT, fill

WIDTH, HEIGHT = 1280, 800
SETTLED_S = 1.5
PATIENCE_S = 60.0
# The middle of the list of posts: below its heading, left of the article, clear of the status bar.
LEFT, RIGHT, TOP, BOTTOM = 300, 560, 90, 600
PROGRAMS = {
    "unfrozen": [str(Path(sys.executable).parent / "paperround")],
    "frozen": [str(ROOT / "build" / "frozen" / "paperround" / "paperround")],
}


@contextmanager
def make_screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """A virtual screen whose pixels are a file that can be read at any moment."""
    name = f":{next(n for n in range(200, 999) if not Path(f'/tmp/.X11-unix/X{n}').exists())}"
    command = ["Xvfb", name, "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-ac", "-fbdir", str(folder)]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while not (folder / "Xvfb_screen0").exists() or not _does_answer(f"/tmp/.X11-unix/X{name[1:]}"):
            time.sleep(0.05)
        with (folder / "Xvfb_screen0").open("rb") as file:
            yield name, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    finally:
        server.terminate()
        server.wait()


def _does_answer(path: str) -> bool:
    """The file alone is not enough: it is there a moment before somebody listens."""
    with socket.socket(socket.AF_UNIX) as line:
        return line.connect_ex(path) == 0


def visit(screen: mmap.mmap) -> tuple[bytes, int]:
    """What the list shows, as a sum, and how many different pixels there are."""
    header, colours = struct.unpack_from(">I", screen)[0], struct.unpack_from(">I", screen, 19 * 4)[0]
    begin, row = header + 12 * colours, WIDTH * 4
    lines = [screen[begin + y * row + LEFT * 4 : begin + y * row + RIGHT * 4] for y in range(TOP, BOTTOM, 3)]
    pixels = b"".join(lines)
    return hashlib.sha1(pixels).digest(), len({pixels[at : at + 4] for at in range(0, len(pixels), 4)})


def start(program: list[str], profile: Path, name: str, screen: mmap.mmap) -> tuple[float, float]:
    """Seconds and processor seconds until the list did not change any more."""
    began = time.perf_counter()
    environment = {**os.environ, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
    command = [*program, "--profile", str(profile)]
    with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL) as process:
        try:
            return _wait_until_painted(psutil.Process(process.pid), screen, began)
        finally:
            process.terminate()


def _wait_until_painted(process: psutil.Process, screen: mmap.mmap, began: float) -> tuple[float, float]:
    shown, changed_at, used = visit(screen), began, 0.0
    while (now := time.perf_counter()) - began < PATIENCE_S:
        latest = visit(screen)
        if latest[0] != shown[0]:
            shown, changed_at = latest, now
            times = process.cpu_times()
            used = times.user + times.system
        elif latest[1] > 30 and now - changed_at > SETTLED_S:
            return changed_at - began, used
        time.sleep(0.005)
    raise SystemExit("The window did not come up.")


def main() -> int:
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    if not Path(PROGRAMS["frozen"][0]).exists():
        raise SystemExit("Nothing is frozen yet; run first: python3 dev.py package linux")
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as folder, make_screen(Path(folder)) as (name, screen):
        fill(Path(folder) / "profile", 0)
        for number in range(starts + 1):
            for kind, program in PROGRAMS.items():
                one = start(program, Path(folder) / "profile", name, screen)
                if number:  # the first only warms the caches
                    found[kind].append(one)
    medians = {kind: [statistics.median(part) for part in zip(*its, strict=True)] for kind, its in found.items()}
    for kind, (wall, cpu) in medians.items():
        print(f"{kind:9} {wall:5.2f} s, processor {cpu:5.2f} s")
    wall, cpu = (medians["frozen"][part] / medians["unfrozen"][part] for part in (0, 1))
    print(f"frozen over unfrozen: {wall:.2f} times, processor {cpu:.2f} times; medians of {starts} starts")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
