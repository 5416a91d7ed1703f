"""dev.py bench stand-ins: how many feeds of a real list could be spared because another feed, or a sitemap, stands for them.

Reads the real list and five weeks of its titles (../shared, or PAPERROUND_SHARED). A feed stands for another where it
brought at least nine in ten of its titles; a sitemap could stand for all feeds of its host, but for hosts that are asked
for many feeds at once already or have no sitemap of channels. The figures of docs/notes/how-does-push-work.md.
"""

from __future__ import annotations

import csv
import gzip
import os
from collections import Counter, defaultdict
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("PAPERROUND_SHARED", ROOT.parent / "shared")) / "data"
LEAST_TITLES = 5
STANDS_FOR = 0.9
WITHOUT_SITEMAP = ("youtube.com", "reddit.com")


def read_hosts() -> dict[str, str]:
    with (DATA / "rss-main.feeds.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {row["feed_id"]: (urlsplit(row["url"]).hostname or "").removeprefix("www.") for row in rows}


def read_titles() -> dict[str, set[str]]:
    titles: defaultdict[str, set[str]] = defaultdict(set)
    with gzip.open(DATA / "rss-main-titles.posts.csv.gz", "rt", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            titles[row["feed_id"]].add(row["title"].strip().casefold())
    return {feed_id: found for feed_id, found in titles.items() if len(found) >= LEAST_TITLES}


def list_stand_ins(titles: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Pairs: who stands for whom."""
    return [
        (one, other)
        for one, many in titles.items()
        for other, few in titles.items()
        if one != other and len(many) >= len(few) and len(many & few) >= STANDS_FOR * len(few)
    ]


def main() -> int:
    if not DATA.exists():
        print("The real list is not beside the repository.")
        return 2
    hosts, titles = read_hosts(), read_titles()
    pairs = list_stand_ins(titles)
    same_host = sum(hosts[one] == hosts[other] for one, other in pairs)
    print(
        f"{len(titles)} feeds with titles: {len(pairs)} pairs in which one stands for the other, {same_host} on one host"
    )
    shared = {host: count for host, count in Counter(hosts.values()).items() if count > 1}
    sites = {host: count for host, count in shared.items() if host not in WITHOUT_SITEMAP}
    print(
        f"{len(hosts)} feeds: {sum(shared.values())} share {len(shared)} hosts; without {', '.join(WITHOUT_SITEMAP)} "
        f"{sum(sites.values())} share {len(sites)}, so sitemaps could stand for {sum(sites.values()) - len(sites)} at most"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
