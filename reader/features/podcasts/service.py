"""What window and terminal both do with episodes: chapters and the queue."""

from __future__ import annotations

from collections.abc import Sequence

from reader.core.errors import UsageError
from reader.core.words.catalogue import PodcastCode
from reader.features.podcasts.chapters import find_text_chapters
from reader.features.podcasts.records import Chapter, Episode
from reader.features.podcasts.store import find_chapters, find_episode, list_queued_ids, set_queue
from reader.store.db import Connection
from reader.store.views import get_entry


def read_chapters(conn: Connection, entry_id: int) -> tuple[Chapter, ...]:
    """The chapters from the publisher's file or the episode, otherwise from the times in its text."""
    return find_chapters(conn, entry_id) or find_text_chapters(get_entry(conn, entry_id).text)


def get_episode(conn: Connection, entry_id: int) -> Episode:
    """Return an entry's episode. Raises UsageError if it has none."""
    episode = find_episode(conn, entry_id)
    if episode is None:
        raise UsageError(PodcastCode.EPISODE_UNKNOWN(id=entry_id))
    return episode


def add_to_queue(conn: Connection, entry_ids: Sequence[int], *, first: bool = False) -> list[int]:
    """Add at the end or next; queued episodes move there. Return the queue as it was, for undo."""
    known = [id_ for id_ in entry_ids if find_episode(conn, id_) is not None]
    queued = [id_ for id_ in list_queued_ids(conn) if id_ not in known]
    return set_queue(conn, [*known, *queued] if first else [*queued, *known])


def remove_from_queue(conn: Connection, entry_ids: Sequence[int]) -> list[int]:
    return set_queue(conn, [id_ for id_ in list_queued_ids(conn) if id_ not in set(entry_ids)])


def move_in_queue(conn: Connection, entry_id: int, place: int) -> list[int]:
    """Move an episode to a place counted from 0. Return the queue as it was."""
    queued = list_queued_ids(conn)
    if entry_id not in queued:
        raise UsageError(PodcastCode.EPISODE_UNKNOWN(id=entry_id))
    others = [id_ for id_ in queued if id_ != entry_id]
    others.insert(max(0, min(place, len(others))), entry_id)
    return set_queue(conn, others)
