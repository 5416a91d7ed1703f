"""The starter feeds: a list that comes with the program, and which of it is shown. Pure but for reading the file.

Nothing of it is fetched before the owner ticked it. `python3 dev.py starters` asks every address whether it still
answers, and notes how much each posts; it is run before a release.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct

from reader.paths import get_resources

MOST_PER_INTEREST = 3


class Interest(StrEnum):
    NEWS = "news"
    SCIENCE = "science"
    TECHNOLOGY = "technology"
    MAKING = "making"
    IDEAS = "ideas"
    PICTURES = "pictures"
    LISTENING = "listening"
    KITCHEN = "kitchen"


class StarterFeed(Struct, frozen=True, omit_defaults=True):
    interest: Interest
    language: str
    """As codes have it: "de"."""
    name: str
    about: str
    """In the feed's own language."""
    url: str
    posts_a_day: float | None = None
    """As the last check counted it; None where nobody counted."""


def starter_file() -> Path:
    return get_resources() / "starter" / "feeds.json"


def load_starter_feeds() -> tuple[StarterFeed, ...]:
    return msgspec.json.decode(starter_file().read_bytes(), type=tuple[StarterFeed, ...])


def list_languages_of(feeds: Iterable[StarterFeed]) -> list[str]:
    """In the order of the list."""
    return list(dict.fromkeys(feed.language for feed in feeds))


def choose_first_languages(offered: Collection[str], wanted: Sequence[str]) -> list[str]:
    """Those of the system that are offered ("de-AT" is "de"); English where there is none."""
    codes = dict.fromkeys(name.replace("_", "-").split("-")[0] for name in wanted)
    return [code for code in codes if code in offered] or ["en"]


def choose_shown(
    feeds: Sequence[StarterFeed], languages: Collection[str], ticked: Collection[str], show_all: bool
) -> list[StarterFeed]:
    """Some of each interest in the owner's languages, taking turns between these; all where that is wanted. What
    is ticked is always in sight."""
    if show_all:
        return list(feeds)
    shown: set[str] = set(ticked)
    for interest in Interest:
        inside = [feed for feed in feeds if feed.interest is interest and feed.language in languages]
        rows = {code: [feed for feed in inside if feed.language == code] for code in languages}
        turns = sorted(inside, key=lambda feed: rows[feed.language].index(feed))
        shown.update(feed.url for feed in turns[:MOST_PER_INTEREST])
    return [feed for feed in feeds if feed.url in shown]


def sum_posts(feeds: Iterable[StarterFeed]) -> float | None:
    """Posts a day of all; None where one of them was never counted."""
    counts = [feed.posts_a_day for feed in feeds]
    return sum(count for count in counts if count is not None) if None not in counts else None
