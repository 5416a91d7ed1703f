"""A process made to be killed: refreshes or marks without end, and says what is safe once it is.

Each line it prints is a promise: `article ID`, `read ID`, `unread ID`, `star ID`. What was promised must be there after
the process is killed at any moment.
"""

from __future__ import annotations

import random
import sys
from datetime import UTC
from pathlib import Path

from reader.core.clock import SystemClock
from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.engine.polls import NetworkWatch, Poll, index_everything, open_tools, run_polls
from reader.net.host_limits import Courtesy
from reader.store import feeds, marks, views
from reader.store.db import open_store


def promise(word: str, ids) -> None:
    sys.stdout.write("".join(f"{word} {id_}\n" for id_ in ids))
    sys.stdout.flush()


def keep_refreshing(database: Path) -> None:
    clock = SystemClock()
    conn = open_store(database, clock.now())
    with open_tools(conn, Settings(), clock, UTC) as tools:
        while True:
            subscriptions = feeds.list_feeds(conn)
            polls = [Poll(feed, "manual", "") for feed in subscriptions]
            for result in run_polls(tools, polls, NetworkWatch(), courtesy=Courtesy(pause_s=0)):
                promise("article", result.new_ids)
            index_everything(conn)


def keep_marking(database: Path) -> None:
    conn = open_store(database, SystemClock().now())
    rng = random.Random()
    while True:
        rows = views.list_page(conn, View(), 200)
        if not rows:
            continue
        chosen = [row.id for row in rng.sample(rows, min(3, len(rows)))]
        word, change = rng.choice(
            [
                ("read", lambda ids: marks.set_read(conn, ids)),
                ("unread", lambda ids: marks.set_read(conn, ids, read=False)),
                ("star", lambda ids: marks.set_starred(conn, ids)),
            ]
        )
        # Said before and after: in between it may or may not have happened.
        promise(f"about-{word}", chosen)
        change(chosen)
        promise(word, chosen)


if __name__ == "__main__":
    {"refresh": keep_refreshing, "mark": keep_marking}[sys.argv[1]](Path(sys.argv[2]))
