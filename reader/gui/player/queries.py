"""Store queries of the player: an episode with its chapters, and the queue. Runs on the read thread."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.model.podcasts import Chapter, Episode
from reader.services import podcasts
from reader.store.db import Connection
from reader.store.podcasts import find_episode, list_begun, list_queued_ids


class Loaded(Struct, frozen=True):
    episode: Episode
    chapters: tuple[Chapter, ...]
    queue_length: int


def load_operation(entry_id: int) -> Callable[[Connection], Loaded | None]:
    def run(conn: Connection) -> Loaded | None:
        episode = find_episode(conn, entry_id)
        if episode is None:
            return None
        return Loaded(episode, podcasts.read_chapters(conn, entry_id), len(list_queued_ids(conn)))

    return run


def list_to_go_on(conn: Connection) -> list[int]:
    """What the user would hear next: what they heard last and did not end, then the queue."""
    return [*(one.entry_id for one in list_begun(conn, 1)), *list_queued_ids(conn)]
