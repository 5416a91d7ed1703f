"""What a sync asks of a service, whichever it is: one small protocol. Each service is a module beside this one.

Posts are numbers and feeds are texts, as the service gives them; folders and labels are names, empty for none. Every
verb raises AccountError only: REFUSED or NO_API where the service can't do that, which a sync takes for a no.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Protocol

from msgspec import Struct

from reader.core.records.parsed import Enclosure
from reader.features.accounts.records import RemoteFeed, RemoteItem

BATCH = 250
"""Posts in one request."""
LONGEST_NAME = 250
"""Characters of a title or label; servers allow fewer."""
LONGEST_ADDRESS = 4_096
MOST_READINGS = 3
"""How often a list that came in pages is read again."""
_LARGEST = 1 << 53
"""No time, count or number of a post in JSON comes near it."""


class Way(StrEnum):
    COUNTS = "counts"
    ENDS = "ends"


class Probe(Struct, frozen=True):
    """The answer to a cheap question: while the digest stays the same, nothing seems to have changed."""

    way: Way
    digest: str
    newest: tuple[int, ...] = ()
    """Some of the newest posts, read or not."""
    counts_bytes: int = 0
    """How large the answer with the counts was."""


class Server(Protocol):
    too_large: set[int]
    """Posts that are too large for an answer, as far as they were asked for."""
    default_label: str | None
    """The folder of feeds that are in none; None where it has a name that the list of feeds tells."""
    removes_repeated: bool
    """Whether a mark that is set twice is removed again, so that it must be asked for first."""

    def login(self) -> None: ...
    def probe(self, unread_count: int, *, asks_counts: bool) -> Probe: ...

    def list_feeds(self) -> list[RemoteFeed]: ...
    def subscribe(self, url: str) -> str:
        """Return the feed's id there."""
        ...

    def unsubscribe(self, remote_id: str) -> None: ...
    def rename_feed(self, remote_id: str, title: str) -> None: ...
    def move_feed(self, remote_id: str, label: str, from_label: str) -> None: ...
    def rename_folder(self, label: str, name: str) -> None: ...

    def list_unread(self) -> list[int]: ...
    def list_starred(self) -> list[int]: ...
    def list_newest(self, count: int, *, remote_id: str = "", since_at: int = 0) -> list[int]:
        """The newest posts of all feeds or of one, read or not; since a time if the service can tell."""
        ...

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        """Yield these posts, batch by batch, without those that the service no longer has."""
        ...

    def mark(self, field: str, ids: Sequence[int], *, value: bool) -> None:
        """Mark at most BATCH posts as read or starred, or take that back."""
        ...

    def list_labels(self) -> list[str]: ...
    def list_labelled(self, label: str, count: int = 0) -> list[int]:
        """The newest posts with a label, all of them if `count` is 0."""
        ...

    def label_posts(self, label: str, ids: Sequence[int], *, value: bool) -> None: ...
    def remove_label(self, label: str) -> None: ...


def make_digest(said: object) -> str:
    return blake2b(repr(said).encode(), digest_size=12).hexdigest()


def list_at_rest(read: Callable[[], tuple[list[int], int]]) -> list[int]:
    """The ids of a list that comes in pages, read until it comes out the same twice: pages are counted from the newest,
    so a post that was read meanwhile shifts others out. `read` returns the ids and the number of pages."""
    ids, pages = read()
    if pages <= 1:
        return ids
    for _ in range(MOST_READINGS):
        before, (ids, _) = ids, read()
        if set(ids) == set(before):
            return ids
    # It won't rest: what either reading lists counts, and the next sync says what is right.
    return list(dict.fromkeys((*ids, *before)))


def read_text(value: Any) -> str:
    """Return text that UTF-8 can hold: JSON can contain lone surrogates, which no database takes."""
    if not isinstance(value, str):
        return ""
    return value if value.isascii() else value.encode("utf-8", "replace").decode()


def read_number(value: Any) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    try:
        number = int(value)
    except ValueError:
        return None
    return number if abs(number) <= _LARGEST else None


def list_dicts(value: Any) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def read_files(value: Any, url: str, media_type: str, length: str = "") -> tuple[Enclosure, ...]:
    """The files of a post, whose address, type and length have these names there."""
    return tuple(
        Enclosure(read_text(one.get(url)), read_text(one.get(media_type)), read_number(one.get(length)))
        for one in list_dicts(value)
        if read_text(one.get(url))
    )


def keep_readable(feeds: Sequence[RemoteFeed]) -> list[RemoteFeed]:
    """Leave out feeds without an address that can be polled, and those with endless ones."""
    longest = LONGEST_ADDRESS
    feeds = [feed for feed in feeds if 0 < len(feed.remote_id) <= longest and len(feed.url) <= longest]
    return [feed for feed in feeds if feed.url.startswith(("http://", "https://"))]
