"""What the program holds in memory, window and engine together: python3 dev.py bench memory [POSTS] [FEEDS]

Starts the program as its owner would, offscreen, on a profile whose posts are spread over many feeds of a server on
loopback; measures (PSS: shared pages are divided among those who share them) at rest, after all feeds brought new
posts, after views, searches and articles were looked through, and with the plots of Insights open.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from reader.paths import Profile
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from tests.gui.made_up import Post, store_posts
from tests.perf import many_feeds
from tests.perf.bench_refresh import subscribe
from tests.perf.machine import describe_machine

ROOT = Path(__file__).resolve().parents[2]
GOAL_MB = 150

DRIVER = """
import sys
from reader.cli.main import main
from PySide6.QtWidgets import QApplication
run = QApplication.exec
def exec_driven(*app):
    from tests.perf.memory_walk import Walk
    walk = Walk()
    return run()
QApplication.exec = exec_driven
sys.exit(main(["--profile", sys.argv[1]]))
"""


def fill(profile: Profile, posts: int) -> None:
    """As many old posts for each feed, with texts of a length that feeds have."""
    now = time.time()
    conn = open_store(profile.database, now)
    feeds = list_feeds(conn)
    text = "The ferry leaves the harbour at dawn, when the tide is high and the market is still asleep. " * 4
    for feed in feeds:
        ages = range(posts // len(feeds))
        old = [
            Post(feed.url, 86_400 + 7_200 * age, f"Post {age} of {feed.id}", text, age > 40) for age in ages
        ]
        store_posts(conn, feed.id, feed.name, old, now)
    conn.close()


def drive(profile: Profile) -> list[dict[str, Any]]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", DRIVER, str(profile.folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main() -> int:
    posts = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    print(f"{posts:,} posts, {count} feeds; {describe_machine()}")
    server = many_feeds.start(count, 0.02, lively=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            subscribe(server, Path(folder))
            fill(Profile(Path(folder)), posts)
            moments = drive(Profile(Path(folder)))
    finally:
        server.stop()
    for moment in moments:
        parts = ", ".join(f"{name} {size:.0f}" for name, size in moment.items() if name not in ("at", "MB"))
        print(f"{moment['at']:24} {moment['MB']:4.0f} MB   ({parts})")
    return int(max(moment["MB"] for moment in moments if moment["at"] != "Insights open") > GOAL_MB)


if __name__ == "__main__":
    raise SystemExit(main())
