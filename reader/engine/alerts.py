"""Which notification to show, and when: grouped, never a flood, none in quiet hours. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo

from msgspec import Struct

from reader.engine.messages import Notification

PAUSE_S = 300.0
"""At most one notification in so long a time."""
NAMED = 3


class AlertPost(Struct, frozen=True):
    entry_id: int
    feed_name: str
    title: str


def find_notification(
    waiting: Sequence[AlertPost], last_shown_at: float, quiet_hours: str, now: float, zone: tzinfo
) -> Notification | None:
    """What waits, as one notification; None where there is nothing, or it must wait longer."""
    if not waiting or now - last_shown_at < PAUSE_S or is_quiet(quiet_hours, now, zone):
        return None
    ids = tuple(post.entry_id for post in waiting)
    names = list(dict.fromkeys(post.feed_name for post in waiting))
    shown = [post.title for post in waiting if post.title][:NAMED]
    facts = (ids, tuple(names), tuple(shown))
    if len(waiting) == 1:
        return Notification(names[0], waiting[0].title or "A new post", *facts)
    more = len(waiting) - len(shown)
    body = "\n".join([*shown, f"and {more} more"] if more else shown)
    return Notification(f"{len(waiting)} new posts from {_list_names(names)}", body, *facts)


def is_quiet(quiet_hours: str, now: float, zone: tzinfo) -> bool:
    """`quiet_hours` as the setting has it: 22:00-07:00, or empty."""
    if not quiet_hours:
        return False
    start, _, end = quiet_hours.partition("-")
    shown = datetime.fromtimestamp(now, zone).strftime("%H:%M")
    return start <= shown < end if start <= end else shown >= start or shown < end


def _list_names(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    if len(names) <= NAMED:
        return f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{len(names)} feeds"
