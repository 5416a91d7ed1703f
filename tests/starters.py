"""Asks every starter feed whether it still answers, and notes how much it posts. Run by dev.py starters, before a
release.

The only command here that visits sites of others: each once, one after the other, with the program's own manners.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from reader.core.clock import Clock, SystemClock
from reader.core.records.fetched import Found
from reader.core.words.words import in_english
from reader.features.subscriptions.service.find_feeds import FeedSearch
from reader.features.subscriptions.window.starter_feeds import StarterFeed, load_starter_feeds, starter_file
from reader.net.client import Client
from reader.parse.worker import GuardedParser


def check(
    feeds: Sequence[StarterFeed], search_feeds: Callable[[str], Found]
) -> tuple[list[StarterFeed], dict[str, str]]:
    """The list with today's counts, and what is wrong with whom. One that does not answer keeps its old count."""
    checked, troubles = [], {}
    for feed in feeds:
        found = search_feeds(feed.url)
        here = next((one for one in found.feeds if one.url == feed.url), None)
        if here is None:
            moved = ", ".join(one.url for one in found.feeds)
            troubles[feed.url] = f"now at {moved}" if moved else _reason(found)
            checked.append(feed)
        else:
            rate = None if here.posts_per_day is None else float(f"{here.posts_per_day:.2g}")
            checked.append(replace(feed, posts_a_day=rate))
    return checked, troubles


def _reason(found: Found) -> str:
    return in_english(found.message) if found.message else "no feed there"


def write(feeds: Sequence[StarterFeed]) -> None:
    lines = b",\n  ".join(msgspec.json.encode(feed) for feed in feeds)
    starter_file().write_bytes(b"[\n  " + lines + b"\n]\n")


@contextmanager
def open_feed_search(clock: Clock) -> Iterator[FeedSearch]:
    with Client(clock) as client, GuardedParser() as parser:
        yield FeedSearch(client, parser)


def main() -> int:
    with open_feed_search(SystemClock()) as feed_search:
        checked, troubles = check(load_starter_feeds(), feed_search.search_feeds)
    write(checked)
    for address, trouble in troubles.items():
        print(f"{address}: {trouble}")
    print(f"{len(checked) - len(troubles)} of {len(checked)} starter feeds answer")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
