"""RSS Guard (Debian's package) without a screen, to measure its start and its first synchronisation beside ours.

It has no command for the latter: an account is written into its database, as its own form would, and it is told to fetch at
start. It is started twice before that: to make its database, and to list the feeds.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psutil

from reader.core.paths import Profile
from reader.store.db import fetch, open_reader
from reader.store.feeds import list_feeds
from tests.sync.real_servers import RealServer

KEY = 0x1234_5678_90AB_CDEF
FRESHRSS = 1
MOST_S = 900.0


def measure_rssguard(server: RealServer, folder: Path, feeds: int, expected: int) -> None:
    if not shutil.which("rssguard"):
        print("  RSS Guard is not installed")
        return
    if server.kind != "freshrss":
        print("  RSS Guard 4.0.4 lists the feeds of a Miniflux 2.2.6 and gets none of its posts")
        return
    home = folder / "rssguard"
    database, config = home / "database" / "database.db", home / "config"
    with _running(home):
        _wait(database.exists)
        _wait(lambda: _count(database, "Information") > 0)
    config.mkdir(exist_ok=True)
    (config / "key.private").write_text(str(KEY))
    _add_account(database, server)
    with _running(home):
        _wait(lambda: _count(database, "Feeds") >= feeds)
    started = "[feeds]\nfeeds_update_on_startup=true\nfeeds_update_on_startup_delay=0\n"
    (config / "config.ini").write_text(started + "[main]\nfirst_run=false\n")
    began = time.perf_counter()
    with _running(home) as process:
        _wait(lambda: _count(database, "Messages") >= expected)
        wall = time.perf_counter() - began
        used = process.cpu_times()
    print(f"  RSS Guard, window and all: {wall:.2f} s, {used.user + used.system:.2f} s of processor time")


def fill_rssguard(home: Path, profile: Profile) -> Path:
    """A home of RSS Guard with the feeds and posts of a profile of ours, none of which it fetches by itself."""
    database = home / "database" / "database.db"
    with _running(home):
        _wait(lambda: _count(database, "Information") > 0)
    with closing(open_reader(profile.database)) as ours, closing(sqlite3.connect(database)) as theirs, theirs:
        theirs.execute("INSERT INTO Accounts (id, type) VALUES (1, 'std-rss')")
        theirs.executemany(
            "INSERT INTO Feeds (id, title, category, source, update_type, account_id, custom_id, custom_data)"
            " VALUES (?1, ?2, -1, ?3, 0, 1, ?1, '{}')",
            [(feed.id, feed.name, feed.url) for feed in list_feeds(ours)],
        )
        posts = (
            "SELECT e.feed_id, title, link, m.sort_at * 1000, html FROM entries e JOIN bodies b ON b.entry_id = e.id"
        )
        theirs.executemany(
            "INSERT INTO Messages (feed, title, url, date_created, contents, account_id) VALUES (?, ?, ?, ?, ?, 1)",
            fetch(ours, f"{posts} JOIN marks m ON m.entry_id = e.id"),
        )
    return home


@contextmanager
def _running(home: Path) -> Iterator[psutil.Process]:
    home.mkdir(exist_ok=True)
    own = {"QT_QPA_PLATFORM": "offscreen", "QTWEBENGINE_DISABLE_SANDBOX": "1", "HOME": str(home)}
    command = ["rssguard", "-n", "-d", str(home)]
    with subprocess.Popen(command, env={**os.environ, **own}, stderr=subprocess.DEVNULL) as program:
        try:
            yield psutil.Process(program.pid)
        finally:
            program.terminate()


def _add_account(database: Path, server: RealServer) -> None:
    data = {
        "service": FRESHRSS,
        "url": server.url,
        "username": server.user,
        "password": _encrypt(server.password),
        "batch_size": -1,
        "download_only_unread": False,
        "intelligent_synchronization": True,
    }
    with closing(sqlite3.connect(database)) as conn, conn:
        conn.execute("INSERT INTO Accounts (type, custom_data) VALUES ('greader', ?)", (json.dumps(data),))


def _encrypt(text: str) -> str:
    """As it keeps passwords: each byte is mixed with the one before and a part of the key."""
    mixed, last = bytearray(), 0
    for place, byte in enumerate(b"x" + text.encode()):
        last ^= byte ^ (KEY >> 8 * (place % 8)) & 0xFF
        mixed.append(last)
    return base64.b64encode(b"\x03\x00" + mixed).decode()


def _count(database: Path, table: str) -> int:
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as conn:
            found: int = conn.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            return found
    except sqlite3.Error:
        return 0  # not made yet, or being written


def _wait(is_done: Callable[[], bool]) -> None:
    until = time.monotonic() + MOST_S
    while not is_done():
        if time.monotonic() > until:
            raise TimeoutError("RSS Guard did not get there")
        time.sleep(0.05)  # another program works; there is nothing to wait on
