"""The first fetch of newsboat and Liferea (Debian's packages), to measure it beside ours: their processor time."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from xml.sax.saxutils import quoteattr

import psutil

MOST_S = 120.0


def measure_newsboat(home: Path, urls: Sequence[str]) -> float:
    home.mkdir(parents=True)
    (home / "urls").write_text("\n".join(urls) + "\n")
    (home / "config").write_text("reload-threads 12\n")
    command = ["newsboat", "-C", str(home / "config"), "-c", str(home / "cache.db"), "-u", str(home / "urls")]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "-x", "reload"], env={**os.environ, "HOME": str(home)}, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_liferea(home: Path, urls: Sequence[str], expected: int) -> float:
    """Liferea with its window, on a display of its own, until its database has so many items."""
    config, database = home / ".config/liferea", home / ".local/share/liferea/liferea.db"
    config.mkdir(parents=True)
    feeds = "".join(
        f'<outline title="Feed {number}" text="Feed {number}" type="rss" xmlUrl={quoteattr(url)} id="f{number}"'
        f' updateInterval="-1" collapsed="true"/>'
        for number, url in enumerate(urls)
    )
    (config / "feedlist.opml").write_text(f'<?xml version="1.0"?><opml version="1.0"><body>{feeds}</body></opml>')
    if not (shutil.which("xvfb-run") and shutil.which("dbus-run-session")):
        raise RuntimeError("xvfb-run and dbus-run-session are needed")
    places = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "XDG_DATA_HOME": str(home / ".local/share")}
    command = ["xvfb-run", "-a", "dbus-run-session", "--", "liferea", "--disable-plugins"]
    own = {**os.environ, **places, "XDG_CACHE_HOME": str(home / ".cache"), "GSETTINGS_BACKEND": "memory"}
    with psutil.Popen(command, env=own, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            until = time.monotonic() + MOST_S
            while _count(database) < expected:
                if time.monotonic() > until:
                    raise TimeoutError(f"Liferea has {_count(database)} of {expected} items")
                time.sleep(0.25)  # another program works; there is nothing to wait on
            return sum(_read_cpu_s(one) for one in program.children(recursive=True) if _is_of_liferea(one))
        finally:
            for one in program.children(recursive=True):
                one.terminate()


def _is_of_liferea(process: psutil.Process) -> bool:
    return "liferea" in process.name() or "WebKit" in process.name()


def _read_cpu_s(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def _count(database: Path) -> int:
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as conn:
            found: int = conn.execute("SELECT count(*) FROM items").fetchone()[0]
            return found
    except sqlite3.Error:
        return 0  # not made yet, or being written
