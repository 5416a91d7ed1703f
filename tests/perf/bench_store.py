"""How fast is the store with a million articles? `python3 dev.py bench store [--entries N] [--fresh]`.

The database is made once, by a quick path that skips the public functions, and kept in build/ for reruns.
Every figure is the median of several runs with a warm file cache, through the functions the window calls. Where
other programs run beside it, the processor time tells what the store itself took.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

import apsw
from msgspec.structs import replace

from reader.core.paths import get_resources
from reader.core.records.logged import PollRecord
from reader.core.records.stored import (
    Cursor,
    EntryContent,
    FeedUpdate,
    HttpState,
    NewEntry,
    PublisherData,
    View,
    ViewKind,
)
from reader.features.search import store as search
from reader.features.search.store import Search, count_unread, make_feed_word, search_entries
from reader.features.search.words import space_out
from reader.features.stories.window import Folds
from reader.store import entries, feeds, folders, views
from reader.store.db import SCHEMA_VERSION, open_reader, open_store, transaction
from reader.window.list.queries import FIRST_CHUNK, NEXT_CHUNK, Listing, Page, ids_operation, rows_operation

BUILD = Path(__file__).resolve().parents[2] / "build" / "bench-store"
FEEDS = 500
BODIES = 20_000
WORDS_PER_ARTICLE = 90
CHUNK = 20_000
START_AT = 1_400_000_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench store")
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--fresh", action="store_true", help="make the database anew")
    arguments = parser.parse_args()
    path = BUILD / f"articles-{arguments.entries}-v{SCHEMA_VERSION}.sqlite"
    if arguments.fresh or not path.exists():
        make_database(path, arguments.entries)
    failed = measure(path, arguments.entries)
    measure_storing()
    return 1 if failed else 0


# --- making a million articles -----------------------------------------------------------------


def make_database(path: Path, count: int) -> None:
    part = path.with_suffix(".part")
    for ending in ("", "-wal", "-shm"):
        Path(f"{part}{ending}").unlink(missing_ok=True)
    started = time.process_time()
    conn = open_store(part, 0.0)
    conn.execute("PRAGMA synchronous = OFF")
    conn.execute("PRAGMA foreign_keys = OFF")
    conn.execute("PRAGMA cache_size = -200000")
    add_subscriptions(conn)
    # Indexes are quicker to make at the end than to keep up.
    for name in index_names(conn):
        conn.execute(f"DROP INDEX {name}")
    fill(conn, count)
    print("making the indexes", file=sys.stderr)
    conn.execute((get_resources() / "schema" / "indexes.sql").read_text("utf-8"))
    conn.execute("PRAGMA optimize")
    conn.close()
    os.replace(part, path)
    print(f"made {path.name} in {time.process_time() - started:.0f} s of processor time", file=sys.stderr)


def add_subscriptions(conn: apsw.Connection) -> None:
    with transaction(conn):
        for number in range(FEEDS):
            # Twenty folders of a ladder of sizes: the last ones hold a feed or two.
            folder = folders.make_folder_path(conn, (f"Folder {number % 20 if number < 450 else number % 7 + 20}",))
            feeds.add_feed(conn, f"https://feed{number}.example/", 0.0, folder, title=f"Feed {number}")


def index_names(conn: apsw.Connection) -> list[str]:
    rows = conn.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    return [str(row[0]) for row in rows]


def fill(conn: apsw.Connection, count: int) -> None:
    rng = random.Random(7)
    bodies = make_bodies(rng)
    for start in range(0, count, CHUNK):
        with transaction(conn):
            insert(conn, list(make_rows(rng, bodies, start, min(count, start + CHUNK))))
        print(f"\r{min(count, start + CHUNK):,} articles", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def make_bodies(rng: random.Random) -> list[str]:
    """Nineteen in twenty of made-up words, the twentieth Chinese."""
    words, weights = make_words(rng)
    characters = [chr(code) for code in range(0x4E00, 0x5E00)]
    return [
        "".join(rng.choices(characters, k=200)) + "新闻" * (number % 40 == 0)
        if number % 20 == 0
        else " ".join(rng.choices(words, cum_weights=weights, k=WORDS_PER_ARTICLE))
        for number in range(BODIES)
    ]


def make_words(rng: random.Random) -> tuple[list[str], list[float]]:
    """Words as unevenly common as in a language, with their summed weights."""
    syllables = [a + b for a in "bcdfghklmnprstvwz" for b in "aeiou"]
    words = ["".join(rng.choices(syllables, k=rng.randint(1, 5))) for _ in range(50_000)]
    words[30], words[3_000] = "climate", "climbing"
    return words, list(accumulate(1 / (rank + 2) for rank in range(len(words))))


def make_rows(rng: random.Random, bodies: list[str], start: int, end: int) -> Iterator[tuple[int, int, int, str, str]]:
    for id_ in range(start + 1, end + 1):
        feed_id = min(int(rng.expovariate(4 / FEEDS)) + 1, FEEDS)
        sort_at = START_AT + id_ * 300 - int(rng.expovariate(1 / 50_000))
        body = bodies[rng.randrange(BODIES)]
        yield id_, feed_id, sort_at, f"{body[:50]} {id_}", body


def insert(conn: apsw.Connection, rows: list[tuple[int, int, int, str, str]]) -> None:
    rng = random.Random(rows[0][0])
    conn.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, 'Ann', ?, NULL, ?, NULL, ?, 0, x'00')",
        [(i, f, title, f"https://x.example/{i}", at, at, body[:200]) for i, f, at, title, body in rows],
    )
    conn.executemany("INSERT INTO bodies VALUES (?, ?, '{}')", [(r[0], f"<p>{r[4]}</p>") for r in rows])
    conn.executemany(
        "INSERT INTO marks VALUES (?, ?, ?, ?, ?, 0, NULL, 0)",
        [(i, f, at, rng.random() > 0.1, rng.random() < 0.005) for i, f, at, _, _ in rows],
    )
    conn.executemany(
        "INSERT INTO identities VALUES (?, ?, ?)", sorted((f, rng.randbytes(16), i) for i, f, _, _, _ in rows)
    )
    conn.executemany(
        "INSERT INTO search (rowid, title, author, text, feed) VALUES (?, ?, 'Ann', ?, ?)",
        [(i, space_out(title), space_out(body), make_feed_word(f)) for i, f, _, title, body in rows],
    )
    # Every eighth article tells a story that three others tell, too.
    notes = [(i, i - i // 8 % 4 * 8) for i, _, _, _, _ in rows if i % 8 == 0]
    conn.executemany("INSERT INTO stories VALUES (?, ?)", notes)
    conn.execute("INSERT OR IGNORE INTO tags (id, name) VALUES (1, 'later')")
    conn.executemany("INSERT INTO entry_tags VALUES (1, ?, ?)", [(at, i) for i, _, at, _, _ in rows if i % 200 == 0])


# --- measuring ------------------------------------------------------------------------------------


def measure(path: Path, count: int) -> int:
    conn = open_reader(path)
    small = folders.find_folder_path(conn, ("Folder 26",)) or 0
    large = folders.find_folder_path(conn, ("Folder 0",)) or 0
    newest = views.find_newest_id(conn)
    deep = Cursor(START_AT + count // 2 * 300, 0)
    today = START_AT + count * 300 - 86_400
    feed = View(ViewKind.FEED, 3)
    folder, rare = View(ViewKind.FOLDER, large), View(ViewKind.FOLDER, small)

    def page(view: View, after: Cursor | None = None) -> Callable[[], Any]:
        return lambda: views.list_page(conn, view, after=after)

    def fold(view: View, limit: int, after: Cursor | None = None) -> Callable[[], Any]:
        """A part of the window's list, and its first hundred rows, with the same story shown once."""

        def run() -> list[Any]:
            part = ids_operation(Listing(view, folded=True), after, limit, None, False)(conn)
            folds = Folds()
            folds.add(part.folding.leads, part.folding.copies)
            ids = part.ids[:100]
            return rows_operation(Page(ids, Listing(View()), 0, *folds.among(ids)))(conn)

        return run

    def find(typed: str, view: View | None = None, by_relevance: bool = False) -> Callable[[], Any]:
        asked = Search(typed, now=START_AT + count * 300, by_relevance=by_relevance)
        return lambda: search_entries(conn, asked, view).ids

    cases: list[tuple[str, float, Callable[[], Any]]] = [
        ("first page: all", 50, page(View())),
        ("first page: all, oldest first", 50, page(View(newest_first=False))),
        ("first page: unread", 50, page(View(unread_only=True))),
        ("first page: today", 50, page(View(since_at=today))),
        ("first page: starred", 50, page(View(ViewKind.STARRED))),
        ("first page: a tag", 50, page(View(ViewKind.TAG, 1))),
        ("first page: a feed", 50, page(feed)),
        ("first page: a feed, unread", 50, page(replace(feed, unread_only=True))),
        ("first page: a large folder", 50, page(folder)),
        ("first page: a small folder", 50, page(rare)),
        ("first page: a folder, unread", 50, page(replace(folder, unread_only=True))),
        ("page after half of all", 50, page(View(), deep)),
        ("page after half, a folder", 50, page(folder, deep)),
        ("folded: first page, all", 50, fold(View(), FIRST_CHUNK)),
        ("folded: first page, unread", 50, fold(View(unread_only=True), FIRST_CHUNK)),
        ("folded: first page, a folder", 50, fold(folder, FIRST_CHUNK)),
        ("folded: page after half of all", 50, fold(View(), FIRST_CHUNK, deep)),
        ("folded: 20,000 ids of all", 100, fold(View(), NEXT_CHUNK)),
        ("unread counts of all feeds", 30, lambda: views.get_unread_counts(conn)),
        ("all feeds", 50, lambda: feeds.list_feeds(conn)),
        ("one article with its body", 50, lambda: views.get_entry(conn, newest)),
        ("50,000 ids of all", 100, lambda: views.list_ids(conn, View(), 50_000)),
        ("search: prefix clim", 50, find("clim")),
        ("search: prefix of three letters", 50, find("bab")),
        ("search: word of two letters", 50, find("ba")),
        ("search: common word", 50, find("climate")),
        ("search: two words", 50, find("climate climbing")),
        ("search: Chinese word", 50, find("新闻")),
        ("search: nothing found", 50, find("xyzzyx")),
        ("search: clim in a feed", 50, find("clim", feed)),
        ("search: clim in a small folder", 50, find("clim", rare)),
        ("search: title:clim", 50, find("title:clim")),
        ("search: clim -climate", 50, find("clim -climate")),
        ("search: climate OR climbing", 50, find("climate OR climbing")),
        ("search: clim is:unread", 50, find("clim is:unread")),
        ("search: clim is:starred", 50, find("clim is:starred")),
        ("search: clim tag:later", 50, find("clim tag:later")),
        ("search: clim after:7d", 50, find("clim after:7d")),
        ("search: clim before:1y", 50, find("clim before:1y")),
        ('search: clim folder:"Folder 0"', 50, find('clim folder:"Folder 0"')),
        ("search: is:starred OR title:clim", 50, find("is:starred OR title:clim")),
        ("search: -climate", 50, find("-climate")),
        ("search: is:unread -clim", 50, find("is:unread -clim")),
        ("search: clim, most relevant", 50, find("clim", by_relevance=True)),
        ("search: two words, most relevant", 50, find("climate climbing", by_relevance=True)),
        ("unread of the search clim", 50, lambda: range(count_unread(conn, "clim", 0.0))),
    ]
    print(f"{count:,} articles, {path.stat().st_size / 1e6:,.0f} MB, SQLite {apsw.sqlite_lib_version()}")
    print(f"{'what':<34}{'rows':>7}{'median ms':>11}{'worst ms':>10}{'CPU ms':>9}{'goal ms':>9}")
    failed = sum(not report(name, goal, act) for name, goal, act in cases)
    conn.close()
    return failed


def measure_storing() -> None:
    """What 200 feeds with 20 new articles of 2 kB each cost, one transaction per feed, as in a refresh."""
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        conn = open_store(Path(folder) / "new.sqlite", 0.0)
        rng = random.Random(5)
        words, weights = make_words(rng)
        texts = [" ".join(rng.choices(words, cum_weights=weights, k=330)) for _ in range(4_000)]
        with transaction(conn):
            updates = [make_update(conn, n, texts[20 * n : 20 * n + 20]) for n in range(200)]
        started = time.process_time()
        for update in updates:
            entries.find_known(conn, update.feed_id, [key for entry in update.new for key in entry.keys])
            entries.apply_update(conn, update)
        stored = time.process_time()
        while search.index_some(conn):
            pass
        print(f"storing 4,000 new articles: {stored - started:.2f} s of processor time")
        print(f"indexing them for search: {time.process_time() - stored:.2f} s of processor time")
        conn.close()


def make_update(conn: apsw.Connection, number: int, texts: Sequence[str]) -> FeedUpdate:
    feed_id = feeds.add_feed(conn, f"https://new{number}.example/", 0.0).feed_id
    rng = random.Random(number)
    new = tuple(make_new(rng, text) for text in texts)
    poll = PollRecord(feed_id, 1.0, "manual", "asked for", "2026-11-16", "fresh", 200, 9_000, 0.1, 20)
    return FeedUpdate(feed_id, 1.0, HttpState(last_ok_at=1.0), poll, PublisherData(f"New {number}"), new)


def make_new(rng: random.Random, text: str) -> NewEntry:
    at = START_AT + rng.randrange(30 * 86_400)
    content = EntryContent(
        *(text[:60], "https://new.example/a", "Ann", at, None, at, f"<p>{text}</p>", text, (), (), "en"),
        content_hash=rng.randbytes(16),
    )
    return NewEntry((rng.randbytes(16), rng.randbytes(16)), content)


def report(name: str, goal_ms: float, act: Callable[[], Any]) -> bool:
    act()
    times: list[float] = []
    own: list[float] = []
    result: Any = None
    for _ in range(7):
        started, busy = time.perf_counter(), time.thread_time()
        result = act()
        times.append((time.perf_counter() - started) * 1_000)
        own.append((time.thread_time() - busy) * 1_000)
    size = len(result.ids) if isinstance(result, views.IdPage) else len(result) if hasattr(result, "__len__") else 1
    median = statistics.median(times)
    sign = "" if median < goal_ms else "  over"
    busy_ms = statistics.median(own)
    print(f"{name:<34}{size:>7}{median:>11.2f}{max(times):>10.2f}{busy_ms:>9.2f}{goal_ms:>9.0f}{sign}")
    return median < goal_ms


if __name__ == "__main__":
    raise SystemExit(main())
