"""Messages between window and engine about podcasts; a part of messages.py. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.messages import Message


class DownloadsChanged(Struct, frozen=True):
    """Recordings were asked for or let go, the queue was changed, or one was heard."""


class DownloadTold(Struct, frozen=True):
    """How a recording's download stands."""

    entry_id: int
    done: int
    """Bytes that are here."""
    total: int | None
    is_here: bool = False
    is_gone: bool = False
    """It was let go."""
    message: Message | None = None
    """Why it is not here yet."""
    is_news: bool = False
    """The owner is told: it failed for the first time, or was given up."""
