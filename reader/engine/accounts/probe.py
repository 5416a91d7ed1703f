"""Asks a server in few small requests whether anything changed since the last time. Runs on the thread that
synchronises.

A server that counts what is unread per feed (FreshRSS) tells all in one answer. Where that answer is large, because
there are many feeds and nothing is packed, it is asked for every few hours only; in between, and of a server that
does not count (Miniflux), both ends of its lists are looked at.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum

from msgspec import Struct

from reader.engine.accounts.sync_context import SyncContext
from reader.model.accounts import AccountState, IdPage, ServerKind
from reader.sync.greader import READING_LIST, STARRED

PAGE = 100
SMALL_PAGE = 60
SMALL_COUNTS_BYTES = 6_000
COUNT_AFTER_S = 4 * 3_600.0


class Way(StrEnum):
    COUNTS = "counts"
    ENDS = "ends"


class Probe(Struct, frozen=True):
    """What the cheap answers said."""

    way: Way
    digest: str
    newest: tuple[int, ...] = ()
    """Some of the newest posts, read or not."""
    counts_bytes: int = 0


def choose_way(kind: ServerKind, state: AccountState, now: float, *, is_complete: bool = False) -> Way:
    """Pure."""
    if kind is ServerKind.MINIFLUX:
        return Way.ENDS
    is_small = state.counts_bytes <= SMALL_COUNTS_BYTES
    return Way.COUNTS if is_small or is_complete or now - state.counted_at >= COUNT_AFTER_S else Way.ENDS


def probe(sync: SyncContext, state: AccountState, way: Way) -> Probe:
    if way is Way.COUNTS:
        before = sync.usage.wire_bytes
        counts = sync.server.find_unread_counts()
        if counts is not None:
            counts_bytes = sync.usage.wire_bytes - before
            stars = sync.server.list_ids(STARRED, count=PAGE)
            return Probe(way, _digest((sorted(counts.items()), stars.ids)), (), counts_bytes)
    is_miniflux = sync.account.kind is ServerKind.MINIFLUX
    page = PAGE if is_miniflux else SMALL_PAGE
    stars = sync.server.list_ids(STARRED, count=page)
    newest = sync.server.list_ids(READING_LIST, count=page)
    unread = sync.server.list_ids(READING_LIST, count=page, is_unread=True)
    end = _list_end(sync, state, is_miniflux).ids if state.unread_count > page else ()
    return Probe(Way.ENDS, _digest((newest.ids, unread.ids, end, stars.ids)), newest.ids)


def _list_end(sync: SyncContext, state: AccountState, is_miniflux: bool) -> IdPage:
    """Of the unread posts. Miniflux pages by offset, so the place where they ended before tells their number."""
    if is_miniflux:
        place = str(state.unread_count - 1)
        return sync.server.list_ids(READING_LIST, count=2, is_unread=True, continuation=place)
    return sync.server.list_ids(READING_LIST, count=SMALL_PAGE, is_unread=True, is_oldest_first=True)


def _digest(answers: object) -> str:
    return hashlib.blake2b(repr(answers).encode(), digest_size=12).hexdigest()
