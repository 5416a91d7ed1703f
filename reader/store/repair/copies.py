"""What a copy of the database holds, which copies are doubtful, and which may go. Any thread.

Reading a copy and deciding about it are apart; the decisions are pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import apsw
from msgspec import Struct

DOUBTFUL_SHARE = 1 / 3
"""A copy that holds less than so much of what the last good one held was made of a database that lost something."""
DOUBTFUL_KEPT = 2
RICH_SHARE = 1 / 2
"""An old copy is let go only if one that stays holds at least so much of what it holds."""


class Contents(Struct, frozen=True):
    """What of the owner's is in a database."""

    feeds: int = 0
    posts: int = 0
    stars: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.feeds and not self.posts

    def holds(self, share: float, other: Contents) -> bool:
        """At least that share of the feeds and of the stars of another one. Posts come and go by themselves."""
        return self.feeds >= share * other.feeds and self.stars >= share * other.stars


class Rated(Struct, frozen=True):
    path: Path
    contents: Contents


def read_contents(path: Path) -> Contents | None:
    """None where it cannot be read."""
    try:
        conn = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    except (apsw.Error, ValueError):
        return None
    try:
        return Contents(
            *(
                conn.execute(f"SELECT count(*) FROM {what}").get or 0
                for what in (
                    "feeds WHERE deleted_at IS NULL",
                    "marks WHERE gone = 0",
                    "marks WHERE starred = 1 AND gone = 0",
                )
            )
        )
    except apsw.Error:
        return None
    finally:
        conn.close()


def is_doubtful(made: Contents | None, last_good: Contents | None) -> bool:
    """Whether a new copy was made of a database that is damaged, or that lost most of what it held."""
    if made is None:
        return True
    return last_good is not None and not made.holds(DOUBTFUL_SHARE, last_good)


def choose_removals(good: Sequence[Rated], doubtful: Sequence[Path], keep: int) -> list[Path]:
    """Which daily copies may go; both are given newest first. By age, but never the last that holds much more."""
    kept = list(good[:keep])
    removed = []
    for old in good[keep:]:
        if any(one.contents.holds(RICH_SHARE, old.contents) for one in kept):
            removed.append(old.path)
        else:
            kept.append(old)
    return removed + list(doubtful[DOUBTFUL_KEPT:])
