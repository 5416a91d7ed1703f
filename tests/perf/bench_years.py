"""Three years of 500 feeds in fast motion: dev.py bench years [--feeds N] [--posts A_DAY] [--years N] [--shrink N]

Each day brings posts, is read by somebody who opens some and stars a few, and is kept up as the engine does it: the
small copy of the user's own data, pruning by the default settings, and once a week a copy of everything and giving
space back. Printed at the end of each year: articles with text, remembered ones, the database and all copies in MB, the
processor time of upkeep per day, of the weekly copy, and the median of the first page, a search and opening the store.
`--shrink N` makes a year N times shorter, with the retention in proportion, so that it takes minutes: sizes shrink with
it. `--shrink 1` lives all three years, which takes about an hour.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from reader.core.records.logged import DAY_S, PollRecord, Visit
from reader.core.records.stored import EntryContent, FeedUpdate, HttpState, NewEntry, PublisherData, View
from reader.core.settings import Settings
from reader.features.search.store import Search, index_some, search_entries
from reader.store import backup, maintenance, marks, own_copy, views
from reader.store.db import Connection, give_back_space, open_store
from reader.store.entries import apply_update
from reader.store.feeds import add_feed
from reader.store.reading_log import add_visits
from tests.perf.machine import describe_machine
from tests.perf.many_feeds import body, sentence

START_AT = 1_700_000_000.0
DOCUMENT = 20
TEXTS = 2_000
OPENED, STARRED = 0.08, 0.003
"""Shares of the posts of a day."""


class Life:
    def __init__(self, folder: Path, feeds: int, posts: int, settings: Settings) -> None:
        self.path, self.backups = folder / "paperround.sqlite", folder / "backups"
        self.settings, self.posts = settings, posts
        self.conn: Connection = open_store(self.path, START_AT)
        self.conn.execute("PRAGMA synchronous = OFF")  # the disk is not what is measured
        self.rng = random.Random(36)
        self.feeds = [add_feed(self.conn, f"https://site{n}.example/feed", START_AT).feed_id for n in range(feeds)]
        self.weights = [self.rng.paretovariate(1.1) for _ in self.feeds]
        self.texts = [(sentence(self.rng, 7), body(self.rng)) for _ in range(TEXTS)]
        self.documents: dict[int, list[int]] = {feed_id: [] for feed_id in self.feeds}
        self.number = 0

    def live_day(self, now: float) -> None:
        per_feed: dict[int, int] = {}
        for feed_id in self.rng.choices(self.feeds, self.weights, k=self.posts):
            per_feed[feed_id] = per_feed.get(feed_id, 0) + 1
        new = [id_ for feed_id, count in per_feed.items() for id_ in self._poll(feed_id, count, now)]
        while index_some(self.conn):
            pass
        opened = self.rng.sample(new, int(len(new) * OPENED))
        marks.set_read(self.conn, opened)
        marks.set_starred(self.conn, opened[: max(1, int(len(new) * STARRED))])
        marks.mark_all_read(self.conn, View(), new[-1])
        self.conn.execute("UPDATE marks SET changed_at = ?1 WHERE changed_at > ?1", (int(now),))  # by the real clock
        add_visits(self.conn, [Visit(now + hour * 3_600, None, "view") for hour in (7.5, 12.6, 20.2)])

    def _poll(self, feed_id: int, count: int, now: float) -> tuple[int, ...]:
        new = tuple(self._make_entry(int(now - place)) for place in range(count))
        poll = PollRecord(feed_id, now, "planned", "", f"{now // DAY_S:.0f}", "fresh", 200, 9_000, 0.1, count)
        http, seen = HttpState(last_fetched_at=now, last_ok_at=now), self.documents[feed_id]
        held = tuple(seen[: max(0, DOCUMENT - count)])
        update = FeedUpdate(feed_id, now, http, poll, PublisherData(f"Site {feed_id}", window_size=DOCUMENT), new)
        ids = apply_update(self.conn, replace(update, seen=held)).new_ids
        self.documents[feed_id] = [*ids, *held][:DOCUMENT]
        return ids

    def _make_entry(self, at: int) -> NewEntry:
        self.number += 1
        title, html = self.texts[self.rng.randrange(TEXTS)]
        key, link = self.rng.randbytes(16), f"https://site.example/{self.number}"
        content = EntryContent(f"{title} {self.number}", link, "Ann", at, None, at, html, title, (), (), "en", key)
        return NewEntry((key,), content)

    def keep_up(self, now: float) -> None:
        maintenance.tidy(self.conn, self.settings, self.backups, now)
        self._date_newest(now)

    def copy_everything(self, now: float) -> None:
        for _ in own_copy.back_up_in_steps(self.path, self.backups, now, 0.0):
            pass
        self._date_newest(now)
        while give_back_space(self.conn, 500):
            pass

    def _date_newest(self, now: float) -> None:
        """Files get their times from the real clock, which stands still here."""
        for one in backup.list_backups(self.backups)[:1]:
            os.utime(one.path, (now, now))


def take(act: Callable[[], Any]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    act()
    return time.process_time() - began


def usual_ms(act: Callable[[], Any]) -> float:
    return 1_000 * statistics.median(take(act) for _ in range(7))


def report(year: int, life: Life, upkeep: list[float], weekly: list[float], now: float) -> None:
    conn = life.conn
    here, remembered = conn.execute("SELECT sum(gone = 0), sum(gone = 2) FROM marks").fetchall()[0]
    conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    copies = sum(one.size for one in backup.list_backups(life.backups))
    small = [one.size for one in backup.list_backups(life.backups) if one.path.name.startswith(backup.SMALL)]
    page = usual_ms(lambda: views.list_page(conn, View()))
    found = usual_ms(lambda: search_entries(conn, Search("harbour winter", now=now), View()))
    opening = usual_ms(lambda: open_store(life.path, now).close())
    size = life.path.stat().st_size
    print(
        f"{year:4} {here:9,} {remembered:10,} {size / 1e6:8.0f} {copies / 1e6:8.0f} {max(small) / 1e6:8.1f} "
        f"{(size + copies) / size:7.2f} {statistics.median(upkeep):8.2f} {max(upkeep):7.2f} {max(weekly):7.2f} "
        f"{page:7.1f} {found:8.1f} {opening:7.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench years")
    parser.add_argument("--feeds", type=int, default=500)
    parser.add_argument("--posts", type=int, default=500)
    parser.add_argument("--years", type=int, default=3)
    parser.add_argument("--shrink", type=int, default=12)
    chosen = parser.parse_args()
    days = 365 // chosen.shrink
    maintenance.REMEMBERED_S /= chosen.shrink
    settings = Settings(keep_days=Settings().keep_days // chosen.shrink)
    print(f"{chosen.feeds} feeds, {chosen.posts} posts a day, {days} days a year; {describe_machine()}")
    print(
        "year  articles remembered  DB (MB)  copies    small  all:DB  upkeep (s, max)   copy  page ms  search    open"
    )
    with tempfile.TemporaryDirectory() as folder:
        life = Life(Path(folder), chosen.feeds, chosen.posts, settings)
        for year in range(1, chosen.years + 1):
            upkeep, weekly = [], []
            for day in range(days):
                now = START_AT + ((year - 1) * days + day) * DAY_S
                life.live_day(now)
                upkeep.append(take(partial(life.keep_up, now)))
                if day % 7 == 0:
                    weekly.append(take(partial(life.copy_everything, now)))
            report(year, life, upkeep, weekly, now)
        life.conn.close()


if __name__ == "__main__":
    main()
