"""Polls of several feeds by one request: who gets what of the answer. The engine's thread.

Each feed gets the entries that name it. What only a document of its own can tell stays as it was: its title, how much
it holds, what it still holds, its validators. The fetch is logged and charged once, to the feed whose turn it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from reader.engine.documents.http_state import Reading, next_state
from reader.engine.documents.update import PollResult, make_update
from reader.fetch.courtesy.merged_requests import ENTRIES, is_share_of
from reader.model.fetched import Fetched, FetchRequest
from reader.model.logged import PollRecord
from reader.model.parsed import ParsedFeed
from reader.model.stored import Feed
from reader.store.db import Connection
from reader.store.entries.entries import apply_update


def store_share(
    conn: Connection, feed: Feed, fetched: Fetched, parsed: ParsedFeed, poll: PollRecord, *, is_charged: bool
) -> PollResult:
    """What a request for several feeds brought for one of them; `is_charged` the one whose turn it was."""
    validators, wishes = feed.http.validators, feed.publisher.wishes
    share = replace(
        fetched,
        request=FetchRequest(feed.url, validators),
        final_url=feed.url,
        permanent_url="",
        validators=validators,
    )
    entries = tuple(entry for entry in parsed.entries if is_share_of(feed.url, entry.categories))
    update = make_update(conn, feed, share, replace(parsed, entries=entries), poll)
    http = next_state(feed, share, Reading(wishes), len(update.new), feed.http.body_hash)
    # An answer full of others' entries that reaches back to none we know may have had no room for all of this feed's.
    is_crowded = len(parsed.entries) >= ENTRIES and not update.seen and not update.changed
    http = replace(http, last_ok_at=feed.http.last_ok_at) if is_crowded else http
    kept = replace(update, http=http, publisher=None, poll=update.poll if is_charged else None)
    applied = apply_update(conn, kept)
    return PollResult(
        feed,
        share,
        applied.new_ids,
        len(update.changed),
        notify_ids=applied.notify_ids,
        came_along=not is_charged,
        is_crowded=is_crowded,
    )
