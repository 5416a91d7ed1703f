"""dev.py bench parse: CPU per feed of the quick parser, feedparser, and the whole way.

The bars: quick at most 1.5 ms for a feed of about 64 kB, and 200 feeds of 12–30 entries at most 0.8 CPU s
in all. Ratios hold better than digits on a shared machine, so the best of several rounds counts.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence

from reader.parse.feed import parse_feed
from reader.parse.feedparser_adapter import parse_with_feedparser
from reader.parse.quick_parser import parse_quickly
from tests.perf.made_feeds import make_feed, make_feeds

URL = "https://site.example/feed/"


def cpu_ms(job: Callable[[bytes], object], feeds: Sequence[bytes], rounds: int) -> float:
    """CPU milliseconds for all feeds, the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for body in feeds:
            job(body)
        best = min(best, time.process_time() - start)
    return best * 1_000


def whole(body: bytes) -> object:
    return parse_feed(body, url=URL)


def main() -> None:
    print(f"Python {platform.python_version()} on {platform.machine()}")
    for name, atom in (("RSS", False), ("Atom", True)):
        feed = make_feed(20, atom=atom)
        assert parse_quickly(feed) is not None
        print(f"one {name} feed, {len(feed) / 1000:.0f} kB, 20 entries, CPU ms:")
        print(f"  quick parser      {cpu_ms(parse_quickly, [feed], 20):8.2f}")
        print(f"  whole way         {cpu_ms(whole, [feed], 20):8.2f}")
        print(f"  feedparser        {cpu_ms(parse_with_feedparser, [feed], 3):8.2f}")
    feeds = make_feeds(200)
    size = sum(map(len, feeds)) / 1e6
    print(f"200 feeds of 12–30 entries, {size:.1f} MB, CPU s:")
    print(f"  quick parser      {cpu_ms(parse_quickly, feeds, 3) / 1000:8.3f}")
    print(f"  whole way         {cpu_ms(whole, feeds, 3) / 1000:8.3f}")


if __name__ == "__main__":
    main()
