"""A notification in the owner's language, from what the engine says of it. Pure; any thread."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reader.engine.messages import Notification
from reader.gui.kit.humanize import number

_NAMED = 3


def tr(text: str) -> str:
    return QCoreApplication.translate("Notices", text)


def notification_words(note: Notification) -> tuple[str, str]:
    """Title and body."""
    count = len(note.entry_ids)
    if count == 1:
        return note.feed_names[0], note.titles[0] if note.titles else tr("A new post")
    title = tr("{n} new posts from {feeds}").format(n=number(count), feeds=_names(note.feed_names))
    more = count - len(note.titles)
    lines = [*note.titles, tr("and {n} more").format(n=number(more))] if more else list(note.titles)
    return title, "\n".join(lines)


def _names(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    if len(names) <= _NAMED:
        return tr("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])
    return tr("{n} feeds").format(n=number(len(names)))
