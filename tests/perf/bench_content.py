"""dev.py bench content: 100,000 articles of 500 feeds, read through a real store.

The bars: under 60 CPU s for all of them at first, under 2 ms for each new one afterwards, under 50 MB of
memory for 500 feeds. Texts are made up: titles of nine words and previews of thirty, words as common as in
real languages, every fifth title told again by another feed.
"""

from __future__ import annotations

import gc
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

import numpy as np

from reader.core.records.stored import NewEntry
from reader.features.stories.worker import POSTS_PER_STEP, ContentReader
from reader.store.db import Connection, open_store
from reader.store.feeds import add_feed
from tests.perf.machine import describe_machine
from tests.unit.store.made import NOW, make_content, make_key, store

FEEDS = 500
VOCABULARY = 60_000


class Writer:
    """Makes up what feeds say: each has words of its own beside those of everybody."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        letters = self._rng.integers(97, 123, size=(VOCABULARY, 8), dtype=np.uint8)
        sizes = self._rng.integers(3, 9, size=VOCABULARY)
        self._words = [row.tobytes()[:size].decode() for row, size in zip(letters, sizes, strict=True)]
        chance = 1.0 / np.arange(1, VOCABULARY + 1)
        self._chance = np.cumsum(chance / chance.sum())
        self._last: list[str] = []

    def title(self, feed: int) -> str:
        if self._last and self._rng.random() < 0.2:
            notes = self._last[int(self._rng.integers(len(self._last)))].split()
            notes[int(self._rng.integers(len(notes)))] = self._said(1)
            return " ".join(notes)
        title = f"{self._words[(feed * 101) % VOCABULARY]} {self._said(8)}"
        self._last = [*self._last[-200:], title]
        return title

    def text(self) -> str:
        return self._said(30)

    def _said(self, words: int) -> str:
        places = np.searchsorted(self._chance, self._rng.random(words)).clip(max=VOCABULARY - 1)
        return " ".join(self._words[place] for place in places.tolist())


def fill(conn: Connection, writer: Writer, feed_ids: list[int], first: int, count: int, at: float) -> None:
    """One visit per feed, as many articles as it takes."""
    for place, feed_id in enumerate(feed_ids):
        numbers = range(first + place, first + count, len(feed_ids))
        new = []
        for number in numbers:
            text = writer.text()
            content = make_content(number, text, title=writer.title(feed_id), published_at=int(at), sort_at=int(at))
            new.append(NewEntry((make_key("guid", number),), content))
        store(conn, feed_id, new, at=at)


def read_all(conn: Connection) -> tuple[float, int]:
    reader, start, count = ContentReader(conn), time.process_time(), 0
    while done := reader.read_some():
        count += done
        if done < POSTS_PER_STEP:
            break
    return time.process_time() - start, count


def reference_s() -> float:
    """How quick this machine is at the moment: figures move with what else runs on it."""
    start, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - start


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    print(f"{describe_machine()}; ten million additions in Python: {reference_s():.2f} CPU s")
    with tempfile.TemporaryDirectory() as folder:
        conn = open_store(Path(folder) / "content.sqlite", NOW)
        writer = Writer(1)
        feed_ids = [add_feed(conn, f"https://feed.example/{n}", NOW).feed_id for n in range(FEEDS)]
        rounds = 10
        for turn in range(rounds):
            fill(conn, writer, feed_ids, turn * wanted // rounds, wanted // rounds, NOW + turn * 7_200)
        spent, count = read_all(conn)
        print(f"first reading: {count:,} articles in {spent:.1f} CPU s, {1000 * spent / count:.2f} ms each")
        print(f"ten million additions now: {reference_s():.2f} CPU s")
        gc.collect()
        # Memory is filled from rows only when there is something to read.
        fill(conn, writer, feed_ids, wanted, 1_000, NOW + rounds * 7_200)
        tracemalloc.start()
        reader = ContentReader(conn)
        reader.read_some(1)
        gc.collect()
        print(f"memory for {FEEDS} feeds: {tracemalloc.get_traced_memory()[0] / 1e6:.0f} MB")
        tracemalloc.stop()
        reader, start = ContentReader(conn), time.process_time()
        reader.read_some(1)
        print(f"start from rows: {time.process_time() - start:.2f} CPU s")
        slowest, total = 0.0, 0.0
        for _ in range(990):
            start = time.process_time()
            reader.read_some(1)
            spent = time.process_time() - start
            slowest, total = max(slowest, spent), total + spent
        print(
            f"each new article, stored one by one: {1000 * total / 990:.2f} ms on average, {1000 * slowest:.1f} ms at most"
        )
        size = conn.execute("SELECT count(*) FROM term_counts").get
        stories = conn.execute("SELECT count(*) FROM stories").get
        print(f"{size:,} terms counted, {stories:,} articles in stories")
        conn.close()


if __name__ == "__main__":
    main()
