"""Posts of a server become entries: parsed like a feed's document, known again by their identity, linked.

A post that a local poll brought before is that entry: nothing is doubled, its text stays, and it is read or starred
where it was so on either side. Runs on the thread that synchronises.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from reader.engine.documents.ask_rules import ask_rules
from reader.engine.documents.decide import decide, make_candidates, match, wanted_keys
from reader.errors import ParseError
from reader.model.accounts import RemoteItem
from reader.model.parsed import ParsedEntry
from reader.model.stored import Feed, FeedUpdate, NewEntry
from reader.parse.identity import make_keys
from reader.parse.worker import GuardedParser
from reader.store.accounts.account_items import Link, link_items, list_marks, take_over
from reader.store.accounts.outbox import queue_marks, queue_tags
from reader.store.db import Connection, transaction
from reader.store.entries.entries import apply_update, find_known
from reader.sync.document import CONTENT_TYPE, make_document


class Mending(Struct, frozen=True):
    """While a server that forgot things is put right: marks about which it is not the first meeting that decides."""

    survived: Collection[Link] = ()
    """Posts that are still the entries they were: the server knew their marks, then."""
    agreed: Mapping[str, Collection[int]] = {}
    """By field: entries whose mark was agreed on once; when, decides."""

    def concerns(self, field: str, link: Link) -> bool:
        return link.entry_id in self.agreed.get(field, ()) or link in self.survived


class StoredItems(Struct):
    """What some posts of a server came to."""

    new_ids: dict[int, list[int]]
    """New entries, by feed."""
    notify_ids: list[int]


def store_items(
    conn: Connection,
    parser: GuardedParser,
    account_id: int,
    feeds: Mapping[str, Feed],
    items: Sequence[RemoteItem],
    now: float,
    mending: Mending = Mending(),  # noqa: B008 - it is frozen
) -> StoredItems:
    """One transaction for all of them: killed in between, they are fetched again. `feeds`: by their id there."""
    by_feed: dict[str, list[RemoteItem]] = defaultdict(list)
    for item in items:
        if item.remote_id in feeds:
            by_feed[item.remote_id].append(item)
    parsed = {remote_id: _parse(parser, feeds[remote_id], some) for remote_id, some in by_feed.items()}
    stored = StoredItems({}, [])
    with transaction(conn):
        for remote_id, entries in parsed.items():
            links = _store_feed(conn, feeds[remote_id], entries, by_feed[remote_id], now, stored)
            link_items(conn, account_id, (_make_link(item, entry_id) for item, entry_id in links))
            _settle_marks(conn, account_id, links, now, mending)
    return stored


def _make_link(item: RemoteItem, entry_id: int) -> Link:
    return Link(item.item_id, entry_id, item.crawled_at or 0.0)


def _parse(parser: GuardedParser, feed: Feed, items: Sequence[RemoteItem]) -> dict[int, ParsedEntry]:
    """By the id there. Of what cannot be read together, each is tried alone; what is left has a title and a link."""
    document = make_document(items, feed.publisher.title, feed.publisher.site_url)
    try:
        parsed = parser.parse(document, feed.publisher.site_url or feed.url, CONTENT_TYPE)
    except ParseError:
        if len(items) > 1:
            return {id_: entry for item in items for id_, entry in _parse(parser, feed, [item]).items()}
        return {item.item_id: _make_bare(item) for item in items}
    return {int(entry.guid): _without_guid(entry) for entry in parsed.entries}


def _make_bare(item: RemoteItem) -> ParsedEntry:
    link = item.link if item.link.startswith(("http://", "https://")) else ""
    guid = str(item.item_id)
    return _without_guid(ParsedEntry(guid, link, item.title, item.author, item.published_at, None, "", ""))


def _without_guid(entry: ParsedEntry) -> ParsedEntry:
    """The server's id is no name that the publisher gave, unless there is no other."""
    bare = replace(entry, guid="")
    return bare if make_keys(bare).all() else replace(entry, guid=f"item {entry.guid}")


def _store_feed(
    conn: Connection,
    feed: Feed,
    entries: Mapping[int, ParsedEntry],
    items: Sequence[RemoteItem],
    now: float,
    stored: StoredItems,
) -> list[tuple[RemoteItem, int]]:
    """The new ones are stored; returns which entry each post is."""
    candidates = make_candidates(entries.values())
    keys = wanted_keys(candidates)
    decision = decide(candidates, find_known(conn, feed.id, keys), now)
    # A candidate may be known by one key more than its post alone would be: by its link without a session.
    place_of = {make_keys(candidate.entry): place for place, candidate in enumerate(candidates)}
    places = {id_: place_of[make_keys(entry)] for id_, entry in entries.items()}
    given = {candidates[places[item.item_id]].keys.all(): item for item in items if item.item_id in places}
    new = ask_rules(conn, feed, decision.new, now)
    http = replace(
        feed.http, last_fetched_at=now, last_ok_at=now, last_new_at=now if new else feed.http.last_new_at
    )
    update = FeedUpdate(
        feed.id,
        now,
        http,
        None,
        publisher=feed.publisher,
        new=tuple(_with_marks(entry, given) for entry in new),
        changed=tuple(replace(change, content=None) for change in decision.changed),
        seen=decision.seen,
    )
    applied = apply_update(conn, update)
    stored.new_ids[feed.id] = list(applied.new_ids)
    stored.notify_ids += applied.notify_ids
    matches = match(candidates, find_known(conn, feed.id, keys))
    links = []
    for item in items:
        found = matches.get(places[item.item_id]) if item.item_id in places else None
        if found is not None:
            links.append((item, found.entry_id))
    return links


def _with_marks(entry: NewEntry, given: Mapping[tuple[bytes, ...], RemoteItem]) -> NewEntry:
    """As the server has it, and as the owner's rules want it."""
    item, fate = given[entry.keys], entry.fate
    read, starred = item.is_read or fate.read, item.is_starred or fate.starred
    notify = fate.notify and not item.is_read
    return replace(entry, fate=replace(fate, read=read, starred=starred, notify=notify))


def _settle_marks(
    conn: Connection, account_id: int, links: Sequence[tuple[RemoteItem, int]], now: float, mending: Mending
) -> None:
    """Where the two sides differ about an entry that both had: read and starred win."""
    marks = list_marks(conn, [entry_id for _, entry_id in links])
    for field, of_item in (("read", "is_read"), ("starred", "is_starred")):
        open_ones = [(item, id_) for item, id_ in links if not mending.concerns(field, _make_link(item, id_))]
        here = [id_ for item, id_ in open_ones if marks[id_][field] and not getattr(item, of_item)]
        there = [id_ for item, id_ in open_ones if not marks[id_][field] and getattr(item, of_item)]
        queue_marks(conn, account_id, field, here, now, value=True)
        take_over(conn, account_id, field, set(there) - set(here), now, value=True)
    queue_tags(conn, account_id, [entry_id for _, entry_id in links], now)
