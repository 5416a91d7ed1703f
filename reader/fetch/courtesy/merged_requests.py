"""Requests that a host answers for several feeds at once. Pure.

Reddit does: /r/one+two lists what /r/one and /r/two list, and each entry names its subreddit as a category. So feeds
that would have to take turns are asked together. Only the same listing (hot, new, …) of the same host is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

MOST_TOGETHER = 4
"""So that each has as much room in the answer as in one of its own."""
ENTRIES = 100
"""The most that the host gives at once."""
_SUBREDDIT = re.compile(
    r"(https?://(?:www\.|old\.|new\.)?reddit\.com(?::[0-9]{1,5})?/r/)([A-Za-z0-9_]{2,32})((?:/(?:hot|new|rising))?)/?\.rss/?",
    re.ASCII,
)


class Mergeable(Struct, frozen=True):
    group: tuple[str, str]
    """What feeds must have in common to be asked together."""
    name: str


def find_mergeable(url: str) -> Mergeable | None:
    """None where this address is asked alone; one with parameters of its own always is."""
    found = _SUBREDDIT.fullmatch(url)
    return Mergeable((found[1], found[3]), found[2].casefold()) if found else None


def merge_urls(urls: Sequence[str]) -> str:
    """The address that answers for all of these; they must be of one group."""
    parts = [mergeable for url in urls if (mergeable := find_mergeable(url)) is not None]
    (start, listing), names = parts[0].group, "+".join(part.name for part in parts)
    return f"{start}{names}{listing}/.rss?limit={ENTRIES}"


def is_share_of(url: str, categories: Sequence[str]) -> bool:
    """Whether an entry of such an answer belongs to the feed at this address."""
    mergeable = find_mergeable(url)
    return mergeable is not None and any(
        category.casefold().removeprefix("r/") == mergeable.name for category in categories
    )
