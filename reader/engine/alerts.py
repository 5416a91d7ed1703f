"""Notifications about new entries: grouped, never a flood, none in quiet hours. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo

from msgspec import Struct

from reader.engine.messages import Notification
from reader.model.messages import Message, as_it_is
from reader.wording.catalogue import Code

PAUSE_S = 300.0
"""At most one notification in so long a time."""
NAMED = 3


class Quiet(Struct, frozen=True):
    """When no notification is shown, as the settings have it."""

    hours: str = ""
    """As 22:00-07:00."""
    day: str = ""
    """As 2026-11-16."""


class AlertEntry(Struct, frozen=True):
    entry_id: int
    feed_name: str
    title: str
    read_by_rule: bool = False
    """The rule that calls for it marked it read: that nobody read it cannot be seen from its mark."""


def find_notification(
    waiting: Sequence[AlertEntry],
    last_shown_at: float,
    quiet: Quiet,
    now: float,
    zone: tzinfo,
    told: Sequence[AlertEntry] = (),
) -> Notification | None:
    """What waits, as one notification; None where there is nothing, or it must wait longer. It takes the place of the
    one before, so what that told and nobody read is `told` once more, after the new."""
    if not waiting or 0.0 <= now - last_shown_at < PAUSE_S or is_quiet(quiet, now, zone):
        return None
    entries = [*waiting, *told]
    ids = tuple(entry.entry_id for entry in entries)
    names = list(dict.fromkeys(entry.feed_name for entry in entries))
    shown = [as_it_is(entry.title) for entry in entries if entry.title][:NAMED]
    if len(entries) == 1:
        return Notification(as_it_is(names[0]), tuple(shown or [Code.NEW_POST()]), ids)
    more = len(entries) - len(shown)
    lines = [*shown, Code.AND_MORE(n=more)] if more else shown
    return Notification(Code.NEW_POSTS(n=len(entries), feeds=_list_names(names)), tuple(lines), ids)


def is_quiet(quiet: Quiet, now: float, zone: tzinfo) -> bool:
    then = datetime.fromtimestamp(now, zone)
    if quiet.day == then.date().isoformat():
        return True
    if not quiet.hours:
        return False
    start, _, end = quiet.hours.partition("-")
    shown = then.strftime("%H:%M")
    return start <= shown < end if start <= end else shown >= start or shown < end


def _list_names(names: Sequence[str]) -> str | Message:
    if len(names) == 1:
        return names[0]
    if len(names) <= NAMED:
        return Code.SOME_AND_LAST(some=", ".join(names[:-1]), last=names[-1])
    return Code.MANY_FEEDS(n=len(names))
