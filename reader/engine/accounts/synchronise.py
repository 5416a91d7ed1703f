"""One sync with one server: send what waits, compare feeds, pull what is new.

The order makes a kill at any point harmless: changes are sent before anything is pulled, posts are stored before marks
are compared, and the state that says "nothing changed" is written last. Runs on the thread that syncs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from statistics import median

from msgspec import Struct, field
from msgspec.structs import replace

from reader.engine.accounts.pull import EpisodeFinder, Mending, Puller, find_backup_at, has_lost_posts
from reader.engine.accounts.servers import SyncContext
from reader.engine.accounts.subscriptions import has_unsent_changes, synchronise_feeds
from reader.engine.messages import Delivered, HeardElsewhere
from reader.model.accounts import Account, AccountProblem, AccountState, IdPage, PendingChange, ServerKind
from reader.store import account_items
from reader.store.account_items import (
    adopt_tag,
    forget_agreed_listening,
    forget_items,
    forget_old,
    forget_sent,
    list_agreed,
    list_pending_changes,
    note_agreed,
)
from reader.store.accounts import (
    find_account_state,
    list_linked_feeds,
    note_asked,
    save_account_state,
    unlink_every_feed,
)
from reader.store.db import Connection, transaction
from reader.store.tags import find_tag
from reader.sync.greader import BATCH, LABEL, READ, READING_LIST, STARRED, ReaderServer
from reader.sync.problems import AccountError

FEW = 20
_STATES = {"read": READ, "starred": STARRED}
PAGE = 100
SMALL_PAGE = 60
SMALL_COUNTS_BYTES = 6_000
COUNT_AFTER_S = 4 * 3_600.0
MOST_LABELS = 20
"""How many labels one sync compares, unless it compares everything."""
LIST_FEEDS_AFTER_S = 6 * 3_600.0
"""Subscriptions change rarely: they are listed this often, and whenever something points to a change."""
COMPLETE_AFTER_S = 86_400.0
"""How often everything is compared id by id: counts can hide two changes that cancel each other out."""
RELINKED_POSTS = 5_000
TOO_LARGE_KEPT = 500
_OVERLAP_S = 900
"""New posts are listed from a little before the last one, by the server's own clock."""


def push_marks(conn: Connection, account: Account, server: ReaderServer, now: float) -> int:
    """Send the outbox in batches and return how many changes were sent. AccountError leaves the rest for next time."""
    sent = 0
    batches = make_batches(list_pending_changes(conn, account.id))
    for batch in batches:
        sent += _send(conn, account, server, batch, now)
    taken_off = {batch[0].label for batch in batches if batch[0].field == "tag" and not batch[0].value}
    if taken_off:
        _drop_emptied(conn, server, taken_off)
    return sent


def _drop_emptied(conn: Connection, server: ReaderServer, labels: Collection[str]) -> None:
    """Remove labels that were taken off their last post, as by renaming; they would stay behind empty."""
    try:
        there = server.list_tag_labels()
        for label in there:
            is_ours = label in labels and find_tag(conn, label) is None
            if is_ours and not server.list_ids(LABEL + label, count=1).ids:
                server.remove_label(label)
    except AccountError as error:
        if error.problem not in (AccountProblem.REFUSED, AccountProblem.BROKEN, AccountProblem.NO_API):
            raise


def make_batches(changes: Sequence[PendingChange]) -> list[list[PendingChange]]:
    """Group changes of one kind, in order: no two changes concern the same mark of an entry."""
    kinds: dict[tuple[str, str, bool], list[PendingChange]] = {}
    for change in changes:
        kinds.setdefault((change.field, change.label, change.value), []).append(change)
    batches: list[list[PendingChange]] = []
    for alike in kinds.values():
        batch: list[PendingChange] = []
        # All posts of one change go in one request, as it is forgotten as a whole.
        for _, posts in groupby(alike, key=lambda change: change.seq):
            group = list(posts)
            if batch and len(batch) + len(group) > BATCH:
                batches.append(batch)
                batch = []
            batch += group
        batches.append(batch)
    return batches


def _send(conn: Connection, account: Account, server: ReaderServer, batch: Sequence[PendingChange], now: float) -> int:
    first = batch[0]
    stream = _STATES.get(first.field) or LABEL + first.label
    ids = [change.item_id for change in batch]
    try:
        # Miniflux removes a mark that is set twice, as one whose answer got lost would be.
        if first.value and account.kind is ServerKind.MINIFLUX:
            ids = _find_lacking(server, first.field, ids)
        if first.value and ids:
            server.edit_tags(ids, add=stream)
        elif ids:
            server.edit_tags(ids, remove=stream)
    except AccountError as error:
        if not _is_about_items(error, batch):
            raise
        return _send_apart(conn, account, server, batch, now)
    with transaction(conn):
        forget_sent(conn, {change.seq for change in batch})
        if first.field != "tag":
            note_agreed(conn, account.id, first.field, {change.entry_id for change in batch}, now)
    return len({change.seq for change in batch})


def _find_lacking(server: ReaderServer, field: str, ids: Sequence[int]) -> list[int]:
    """List the posts without the mark: ask for a few posts themselves, for many use the list of all."""
    if len(ids) <= FEW:
        items = [item for batch in server.fetch_items(ids) for item in batch]
        return [item.item_id for item in items if not (item.is_read if field == "read" else item.is_starred)]
    if field == "read":
        unread = set(server.list_all_ids(READING_LIST, is_unread=True))
        return [id_ for id_ in ids if id_ in unread]
    starred = set(server.list_all_ids(STARRED))
    return [id_ for id_ in ids if id_ not in starred]


def _is_about_items(error: AccountError, batch: Sequence[PendingChange]) -> bool:
    """Whether the request as such was refused: a post unknown there spoils a batch, and a label can cause a 500."""
    is_label = batch[0].field == "tag" and error.problem is AccountProblem.BROKEN
    return error.problem is AccountProblem.REFUSED or is_label


def _send_apart(
    conn: Connection, account: Account, server: ReaderServer, batch: Sequence[PendingChange], now: float
) -> int:
    """Send halves until the refused change stands alone, and give that one up."""
    if len(batch) > 1:
        middle = len(batch) // 2
        return sum(_send(conn, account, server, half, now) for half in (batch[:middle], batch[middle:]))
    forget_sent(conn, [batch[0].seq])
    if batch[0].field != "tag":
        forget_items(conn, account.id, [batch[0].item_id])
    return 0


class Way(StrEnum):
    COUNTS = "counts"
    ENDS = "ends"


class Probe(Struct, frozen=True):
    """What the cheap requests said."""

    way: Way
    digest: str
    newest: tuple[int, ...] = ()
    """Some of the newest posts, read or not."""
    counts_bytes: int = 0


def choose_way(kind: ServerKind, state: AccountState, now: float, *, is_complete: bool = False) -> Way:
    """Choose how to ask cheaply whether anything changed: FreshRSS counts unread posts per feed in one answer, which is
    requested every few hours only if it is large. Otherwise, and at Miniflux, both ends of its lists are compared."""
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
    """The end of the unread posts. Miniflux pages by offset, so where they ended before shows their number."""
    if is_miniflux:
        place = str(state.unread_count - 1)
        return sync.server.list_ids(READING_LIST, count=2, is_unread=True, continuation=place)
    return sync.server.list_ids(READING_LIST, count=SMALL_PAGE, is_unread=True, is_oldest_first=True)


def _digest(answers: object) -> str:
    return hashlib.blake2b(repr(answers).encode(), digest_size=12).hexdigest()


def compare_labels(
    sync: SyncContext, known: Mapping[str, str], *, has_changed: bool, is_complete: bool, was_restored: bool = False
) -> tuple[dict[str, str], int]:
    """Take over labels that other devices changed; return a digest of each label's newest posts, those whose turn is
    next first, and how many marks changed. No server says which posts were labelled since, so the newest posts
    of each label are compared with what they were, and the whole list if they differ. If nothing else changed
    (`has_changed` False), one label is compared per sync, in turn."""
    names = sync.server.list_tag_labels() if has_changed or is_complete else list(known)
    gone = [] if was_restored else [name for name in known if name not in names]
    marks = sum(adopt_tag(sync.conn, sync.account.id, name, ()) for name in gone)
    new = [name for name in names if name not in known]
    turns = {name: known.get(name, "") for name in (*new, *(name for name in known if name in names))}
    most = len(turns) if is_complete else (MOST_LABELS if has_changed else 1)
    for name in list(turns)[:most]:
        page = sync.server.list_ids(LABEL + name, count=PAGE)
        digest = hashlib.blake2b(repr(page.ids).encode(), digest_size=8).hexdigest()
        if turns.pop(name) != digest or is_complete:
            is_whole = len(page.ids) < PAGE
            ids = page.ids if is_whole else sync.server.list_all_ids(LABEL + name)
            marks += adopt_tag(sync.conn, sync.account.id, name, ids)
        turns[name] = digest
    return turns, marks


class SyncResult(Struct):
    """The result of one sync."""

    new_ids: dict[int, list[int]] = field(default_factory=dict)
    """New entries, by feed."""
    news: list[Delivered] = field(default_factory=list)
    """Those of feeds the account had before: what a first sync brings is not news."""
    marks_in: int = 0
    marked_after_at: float = 0.0
    """When the server found the newest post that another device marked."""
    marks_out: int = 0
    feeds_changed: bool = False
    was_restored: bool = False
    heard_elsewhere: list[HeardElsewhere] = field(default_factory=list)
    """Episodes that other machines played on."""


def synchronise(sync: SyncContext, *, is_thorough: bool = False) -> SyncResult:
    """Raises AccountError, and keeps everything up to then. `is_thorough`: the user asked, so all is compared."""
    return _Synchronisation(sync, is_thorough).run()


class _Synchronisation:
    """A sync under way: what it works with, what it knows about the server, and the result so far."""

    def __init__(self, sync: SyncContext, is_thorough: bool) -> None:
        self._sync = sync
        self._state = find_account_state(sync.conn, sync.account.id)
        is_old = sync.now - self._state.complete_at >= COMPLETE_AFTER_S
        self._is_complete = is_thorough or is_old or self._state.is_mending
        self._finder = self._make_finder()
        self._puller = Puller(sync, set(self._state.too_large), self._finder)
        self._result = SyncResult(was_restored=self._state.is_mending)
        self._feeds_before = self._list_linked()
        self._links_before: list[account_items.Link] = []
        """Which post was which entry, before the server was restored."""

    def _make_finder(self) -> EpisodeFinder | None:
        """A server that refused to list episodes is asked again once a day."""
        own, state = self._sync.own, self._state
        if own is None or (state.own_refused and not self._is_complete):
            return None
        return EpisodeFinder(own, state.silent_feeds, self._sync.now)

    def run(self) -> SyncResult:
        sync, result, pulled = self._sync, self._result, self._puller.pulled
        result.marks_out = push_marks(sync.conn, sync.account, sync.server, sync.now)
        must_list = self._is_complete or sync.now - self._state.listed_at >= LIST_FEEDS_AFTER_S
        if must_list or has_unsent_changes(sync.conn, sync.account):
            self._compare_feeds()
        self._compare_posts()
        note_asked(sync.conn, sync.account.id, sync.now)
        forget_old(sync.conn, sync.account.id, sync.now)
        if result.was_restored:
            forget_agreed_listening(sync.conn, sync.account.id)
        result.marks_out += push_marks(sync.conn, sync.account, sync.server, sync.now)
        result.new_ids, result.news = pulled.new_ids, self._list_news()
        result.marks_in, result.marked_after_at = pulled.marks, pulled.marked_after_at
        self._state = replace(
            self._state,
            synced_at=sync.now,
            tried_at=sync.now,
            problem="",
            message=None,
            failures=0,
            is_mending=False,
            too_large=sorted(self._puller.too_large)[-TOO_LARGE_KEPT:],
            delay_s=learn_delay(self._state.delay_s, pulled.delays_s),
            crawled_at=max(self._state.crawled_at, pulled.crawled_at),
        )
        if self._finder is not None:
            self._state = replace(self._state, silent_feeds=self._finder.silent)
        save_account_state(sync.conn, sync.account.id, self._state)
        return result

    def _list_news(self) -> list[Delivered]:
        wanted = set(self._puller.pulled.notify_ids)
        return [
            Delivered(feed_id, tuple(ids), tuple(id_ for id_ in ids if id_ in wanted))
            for feed_id, ids in self._puller.pulled.new_ids.items()
            if ids and feed_id in self._feeds_before
        ]

    def _list_linked(self) -> dict[int, str]:
        """The feeds that both sides have, with their ids there."""
        linked = list_linked_feeds(self._sync.conn, self._sync.account.id)
        return {one.feed_id: one.remote_id for one in linked if one.remote_id is not None}

    def _compare_feeds(self) -> None:
        sync, result = self._sync, self._result
        remote = sync.server.list_feeds()
        listed = {feed.remote_id for feed in remote}
        if not listed.issuperset(self._list_linked().values()) and has_lost_posts(
            sync.conn, sync.account.id, sync.server, listed
        ):
            self._forget_links()
        changes = synchronise_feeds(
            sync.conn,
            sync.account,
            sync.server,
            sync.now,
            default_label=self._state.default_label,
            was_restored=result.was_restored,
            remote=remote,
        )
        result.feeds_changed |= bool(changes.added or changes.removed or changes.changed_here or changes.adopted)
        if changes.adopted and not result.was_restored:  # otherwise all of the newest posts are compared, below
            self._puller.compare_adopted(set(changes.adopted))
        self._state = replace(self._state, listed_at=sync.now, default_label=changes.default_label)

    def _forget_links(self) -> None:
        """Forget the ids of posts and feeds: they mean nothing at a restored server."""
        conn, account_id = self._sync.conn, self._sync.account.id
        self._result.was_restored = True
        self._links_before = account_items.list_links(conn, account_id)
        self._puller.too_large.clear()
        with transaction(conn):
            state = find_account_state(conn, account_id)
            save_account_state(conn, account_id, replace(state, is_mending=True))
            account_items.unlink_items(conn, account_id)
            unlink_every_feed(conn, account_id)

    def _compare_posts(self) -> None:
        sync = self._sync
        is_complete = self._is_complete or self._result.was_restored
        way = choose_way(sync.account.kind, self._state, sync.now, is_complete=is_complete)
        seen = probe(sync, self._state, way)
        has_changed = self._state.digests.get(seen.way) != seen.digest
        if not has_changed and not is_complete:
            self._note_probe(seen)
            if seen.way is Way.COUNTS:  # the other way has cost enough already
                self._compare_labels(has_changed=False, is_complete=False)
            return
        self._compare_lists(seen, is_complete=is_complete)
        self._note_probe(seen)
        other = choose_way(sync.account.kind, self._state, sync.now)
        if other is not seen.way:
            self._note_probe(probe(sync, self._state, other))

    def _compare_lists(self, seen: Probe, *, is_complete: bool) -> None:
        """Compare all of the server's lists, id by id."""
        sync, result, puller = self._sync, self._result, self._puller
        unread = sync.server.list_all_ids(READING_LIST, is_unread=True)
        lists = {"read": unread, "starred": sync.server.list_all_ids(STARRED)}
        if not result.was_restored and self._lacks_newest({*unread, *lists["starred"]}):
            self._compare_feeds()  # posts go with a feed that another device unsubscribed
            if not result.was_restored and self._has_lost_posts():
                self._forget_links()
                self._compare_feeds()
        wanted = {*unread, *lists["starred"], *self._list_newest(seen.newest)}
        mending = self._make_mending()
        puller.fetch_unknown(wanted, mending)
        if puller.pulled.strange_feeds:
            puller.pulled.strange_feeds = 0
            self._compare_feeds()
            puller.fetch_unknown(wanted, mending)
        self._mend(lists)
        puller.adopt_marks(lists)
        self._compare_labels(has_changed=True, is_complete=is_complete)
        complete_at = sync.now if is_complete else self._state.complete_at
        # The probe is older than the lists: at worst they are read once more.
        self._state = replace(self._state, unread_count=len(unread), complete_at=complete_at, digests={})

    def _note_probe(self, seen: Probe) -> None:
        self._state = replace(self._state, digests={**self._state.digests, seen.way: seen.digest})
        if seen.way is Way.COUNTS:
            self._state = replace(self._state, counted_at=self._sync.now, counts_bytes=seen.counts_bytes)

    def _compare_labels(self, *, has_changed: bool, is_complete: bool) -> None:
        if self._sync.account.kind is ServerKind.MINIFLUX:
            return
        labels, marks = compare_labels(
            self._sync,
            self._state.labels,
            has_changed=has_changed,
            is_complete=is_complete,
            was_restored=self._result.was_restored,
        )
        self._puller.pulled.marks += marks
        self._state = replace(self._state, labels=labels)

    def _list_newest(self, seen: tuple[int, ...]) -> tuple[int, ...]:
        """The newest posts, which another device may have read before this one saw them."""
        server = self._sync.server
        if self._result.was_restored:
            return server.list_ids(READING_LIST, count=RELINKED_POSTS).ids
        if self._sync.account.kind is ServerKind.MINIFLUX or not self._state.crawled_at:
            return seen
        since_at = int(self._state.crawled_at) - _OVERLAP_S
        return server.list_ids(READING_LIST, count=RELINKED_POSTS, since_at=since_at).ids

    def _lacks_newest(self, listed: set[int]) -> bool:
        """Return whether the newest post is gone. FreshRSS never reuses an id, so there being listed is enough."""
        account = self._sync.account
        newest = account_items.find_newest_item(self._sync.conn, account.id)
        if newest is None or (newest in listed and account.kind is ServerKind.FRESHRSS):
            return False
        return self._has_lost_posts()

    def _has_lost_posts(self) -> bool:
        return has_lost_posts(self._sync.conn, self._sync.account.id, self._sync.server)

    def _make_mending(self) -> Mending:
        if not self._result.was_restored:
            return Mending()
        conn, account_id = self._sync.conn, self._sync.account.id
        agreed = {name: set(list_agreed(conn, account_id, name)) for name in ("read", "starred")}
        return Mending(set(self._links_before), agreed)

    def _mend(self, lists: dict[str, list[int]]) -> None:
        """Send marks that a server forgot again, before pulling what it says."""
        if self._result.was_restored:
            after = account_items.list_links(self._sync.conn, self._sync.account.id)
            self._puller.note_again(lists, find_backup_at(self._links_before, after))
            return
        undone_since = self._puller.find_undone_since(lists)
        if undone_since is not None:
            self._result.was_restored = True
            self._puller.note_again(lists, undone_since)


def learn_delay(known_s: float, delays_s: list[float]) -> float:
    """The usual delay from a post's date until it appears there, without the old posts of a first sync."""
    fresh = [delay for delay in delays_s if delay < 86_400.0]
    if not fresh:
        return known_s
    return median(fresh) if not known_s else 0.8 * known_s + 0.2 * median(fresh)
