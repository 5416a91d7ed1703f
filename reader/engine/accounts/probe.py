"""Asks a server in few small requests whether anything changed since the last time. Runs on the thread that
synchronises.

A server that counts what is unread per feed (FreshRSS) tells all in one answer. One that does not (Miniflux) pages by
offset: its newest posts, its newest unread ones, and the place where the list of unread ones ended before.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from reader.model.accounts import AccountState, ServerKind
from reader.sync.greader import READING_LIST, STARRED, ReaderServer

PAGE = 100


class Probe(Struct, frozen=True):
    """What the cheap answers said."""

    seen: str
    """A digest of all of it."""
    newest: tuple[int, ...]
    """Some of the newest posts, read or not."""


def probe(server: ReaderServer, kind: ServerKind, state: AccountState) -> Probe:
    stars = server.list_ids(STARRED, count=PAGE)
    counts = None if kind is ServerKind.MINIFLUX else server.find_unread_counts()
    if counts is not None:
        return Probe(_digest((sorted(counts.items()), stars.ids)), ())
    newest = server.list_ids(READING_LIST, count=PAGE)
    unread = server.list_ids(READING_LIST, count=PAGE, is_unread=True)
    end: tuple[int, ...] = ()
    if state.unread_count > PAGE:
        end = server.list_ids(
            READING_LIST, count=2, is_unread=True, continuation=str(state.unread_count - 1)
        ).ids
    return Probe(_digest((newest.ids, unread.ids, end, stars.ids)), newest.ids)


def _digest(answers: object) -> str:
    return hashlib.blake2b(repr(answers).encode(), digest_size=12).hexdigest()
