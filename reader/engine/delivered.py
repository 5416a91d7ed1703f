"""What the threads of accounts and mailboxes tell the engine; inside its process only."""

from __future__ import annotations

from msgspec import Struct


class Delivered(Struct, frozen=True):
    """New entries came without a poll, from an account or a mailbox: the engine may have to tell of them."""

    feed_id: int
    entry_ids: tuple[int, ...]
    notify_ids: tuple[int, ...]
