"""One sync with one server: send what waits, compare feeds, pull what is new; and its record, whatever comes of it.

The order makes a kill at any point harmless: changes are sent before anything is pulled, posts are stored before marks
are compared, and the state that says "nothing changed" is written last. Runs on the thread that syncs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo
from itertools import groupby
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import Clock, local_day
from reader.core.records.logged import ACCOUNT, ACCOUNT_ASKED, SyncRecord
from reader.core.words.catalogue import AccountCode
from reader.engine.messages import Delivered
from reader.features.accounts import store as accounts
from reader.features.accounts.records import (
    Account,
    AccountProblem,
    AccountState,
    PendingChange,
    ServerKind,
    SyncReason,
)
from reader.features.accounts.servers.protocol import BATCH, Probe, Server, Way, make_digest
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.worker import pull
from reader.features.accounts.worker.listening import synchronise_listening
from reader.features.accounts.worker.subscriptions import FeedSync, has_unsent_changes
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.poll_log import add_side_fetch
from reader.store.tags import find_tag

FEW = 20
PAGE = 100
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


def push_marks(conn: Connection, account: Account, server: Server, now: float) -> int:
    """Send the outbox in batches and return how many changes were sent. AccountError leaves the rest for next time."""
    sent = 0
    batches = make_batches(accounts.list_pending_changes(conn, account.id))
    for batch in batches:
        sent += _send(conn, account, server, batch, now)
    taken_off = {batch[0].label for batch in batches if batch[0].field == "tag" and not batch[0].value}
    if taken_off:
        # Remove labels that were taken off their last post, as by renaming; they would stay behind empty.
        try:
            there = server.list_labels()
            for label in there:
                is_ours = label in taken_off and find_tag(conn, label) is None
                if is_ours and not server.list_labelled(label, 1):
                    server.remove_label(label)
        except AccountError as error:
            if error.problem not in (AccountProblem.REFUSED, AccountProblem.BROKEN, AccountProblem.NO_API):
                raise
    return sent


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


def _send(conn: Connection, account: Account, server: Server, batch: Sequence[PendingChange], now: float) -> int:
    first = batch[0]
    ids = [change.item_id for change in batch]
    try:
        if first.field == "tag":
            server.label_posts(first.label, ids, value=first.value)
        else:
            # Miniflux removes a mark that is set twice, as one whose answer got lost would be.
            if first.value and server.removes_repeated:
                ids = _find_lacking(server, first.field, ids)
            if ids:
                server.mark(first.field, ids, value=first.value)
    except AccountError as error:
        # Return whether the request as such was refused: an unknown post spoils a batch, and a label can cause a 500.
        is_label = batch[0].field == "tag" and error.problem is AccountProblem.BROKEN
        if not (error.problem is AccountProblem.REFUSED or is_label):
            raise
        # Send halves until the refused change is alone, and give that one up.
        if len(batch) > 1:
            middle = len(batch) // 2
            return sum(_send(conn, account, server, half, now) for half in (batch[:middle], batch[middle:]))
        accounts.forget_sent(conn, [batch[0].seq])
        if batch[0].field != "tag":
            accounts.forget_items(conn, account.id, [batch[0].item_id])
        return 0
    with transaction(conn):
        accounts.forget_sent(conn, {change.seq for change in batch})
        if first.field != "tag":
            accounts.note_agreed(conn, account.id, first.field, {change.entry_id for change in batch}, now)
    return len({change.seq for change in batch})


def _find_lacking(server: Server, field: str, ids: Sequence[int]) -> list[int]:
    """List the posts without the mark: ask for a few posts themselves, for many use the list of all."""
    if len(ids) <= FEW:
        items = [item for batch in server.fetch_items(ids) for item in batch]
        return [item.item_id for item in items if not (item.is_read if field == "read" else item.is_starred)]
    if field == "read":
        unread = set(server.list_unread())
        return [id_ for id_ in ids if id_ in unread]
    starred = set(server.list_starred())
    return [id_ for id_ in ids if id_ not in starred]


def choose_way(kind: ServerKind, state: AccountState, now: float, *, is_complete: bool = False) -> Way:
    """Choose how to ask cheaply whether anything changed: FreshRSS counts unread posts per feed in one answer, which is
    requested every few hours only if it is large. Otherwise, and at Miniflux, both ends of its lists are compared."""
    if kind in (ServerKind.MINIFLUX, ServerKind.FEEDBIN, ServerKind.TTRSS):
        return Way.ENDS
    is_small = state.counts_bytes <= SMALL_COUNTS_BYTES
    return Way.COUNTS if is_small or is_complete or now - state.counted_at >= COUNT_AFTER_S else Way.ENDS


def synchronise(sync: pull.SyncContext, *, is_thorough: bool = False) -> pull.SyncResult:
    """Sync with a server; AccountError keeps all up to then. `is_thorough`: compare all, as the user asked."""
    return _Synchronisation(sync, is_thorough).run()


class _Synchronisation:
    """A sync under way: what it works with, what it knows about the server, and the result so far."""

    def __init__(self, sync: pull.SyncContext, is_thorough: bool) -> None:
        self._sync = sync
        self._state = accounts.find_account_state(sync.conn, sync.account.id)
        is_old = sync.now - self._state.complete_at >= COMPLETE_AFTER_S
        self._is_complete = is_thorough or is_old or self._state.is_mending
        self._finder = self._make_finder()
        self._result = pull.SyncResult(was_restored=self._state.is_mending)
        self._puller = pull.Puller(sync, self._result, set(self._state.too_large), self._finder)
        self._feeds_before = accounts.list_tied_feeds(sync.conn, sync.account.id)
        self._links_before: list[accounts.Link] = []
        """Which post was which entry, before the server was restored."""

    def _make_finder(self) -> pull.EpisodeFinder | None:
        """Make what finds episodes, if the server lists any; one that refused is asked again once a day."""
        own, state = self._sync.own, self._state
        if own is None or (state.own_refused and not self._is_complete):
            return None
        return pull.EpisodeFinder(own, state.silent_feeds, self._sync.now)

    def run(self) -> pull.SyncResult:
        sync, result, puller = self._sync, self._result, self._puller
        result.marks_out = push_marks(sync.conn, sync.account, sync.server, sync.now)
        must_list = self._is_complete or sync.now - self._state.listed_at >= LIST_FEEDS_AFTER_S
        if must_list or has_unsent_changes(sync.conn, sync.account):
            self._compare_feeds()
        self._compare_posts()
        accounts.note_asked(sync.conn, sync.account.id, sync.now)
        if result.was_restored:
            accounts.forget_agreed_listening(sync.conn, sync.account.id)
        result.marks_out += push_marks(sync.conn, sync.account, sync.server, sync.now)
        wanted = set(self._result.notify_ids)
        result.news = [
            Delivered(feed_id, tuple(ids), tuple(id_ for id_ in ids if id_ in wanted))
            for feed_id, ids in self._result.new_ids.items()
            if ids and feed_id in self._feeds_before
        ]
        self._state = replace(
            self._state,
            synced_at=sync.now,
            tried_at=sync.now,
            problem="",
            message=None,
            failures=0,
            is_mending=False,
            too_large=sorted(puller.too_large)[-TOO_LARGE_KEPT:],
            delay_s=learn_delay(self._state.delay_s, puller.delays_s),
            crawled_at=max(self._state.crawled_at, puller.crawled_at),
        )
        if self._finder is not None:
            self._state = replace(self._state, silent_feeds=self._finder.silent)
        accounts.save_account_state(sync.conn, sync.account.id, self._state)
        return result

    def _compare_feeds(self) -> None:
        sync, result = self._sync, self._result
        remote = sync.server.list_feeds()
        listed = {feed.remote_id for feed in remote}
        tied = accounts.list_tied_feeds(sync.conn, sync.account.id)
        if not listed.issuperset(tied.values()) and pull.has_lost_posts(
            sync.conn, sync.account.id, sync.server, listed
        ):
            self._forget_links()
        feeds = FeedSync(sync, self._state.default_label)
        feeds.run(remote, was_restored=result.was_restored)
        result.feeds_changed |= feeds.has_changed_here or bool(feeds.adopted)
        if feeds.adopted and not result.was_restored:  # otherwise all of the newest posts are compared, below
            self._puller.compare_adopted(feeds.adopted)
        self._state = replace(self._state, listed_at=sync.now, default_label=feeds.default_label)

    def _forget_links(self) -> None:
        """Forget the ids of posts and feeds: they mean nothing at a restored server."""
        conn, account_id = self._sync.conn, self._sync.account.id
        self._result.was_restored = True
        self._links_before = accounts.list_links(conn, account_id)
        self._puller.too_large.clear()
        with transaction(conn):
            state = accounts.find_account_state(conn, account_id)
            accounts.save_account_state(conn, account_id, replace(state, is_mending=True))
            accounts.unlink_everything(conn, account_id)

    def _compare_posts(self) -> None:
        sync = self._sync
        is_complete = self._is_complete or self._result.was_restored
        way = choose_way(sync.account.kind, self._state, sync.now, is_complete=is_complete)
        seen = self._probe(way)
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
            self._note_probe(self._probe(other))

    def _probe(self, way: Way) -> Probe:
        return self._sync.server.probe(self._state.unread_count, asks_counts=way is Way.COUNTS)

    def _compare_lists(self, seen: Probe, *, is_complete: bool) -> None:
        sync, result, puller = self._sync, self._result, self._puller
        unread = sync.server.list_unread()
        lists = {"read": unread, "starred": sync.server.list_starred()}
        if not result.was_restored and self._lacks_newest({*unread, *lists["starred"]}):
            self._compare_feeds()  # posts go with a feed that another device unsubscribed
            if not result.was_restored and self._has_lost_posts():
                self._forget_links()
                self._compare_feeds()
        wanted = {*unread, *lists["starred"], *self._list_newest(seen.newest)}
        is_mending = self._make_mending()
        puller.fetch_unknown(wanted, is_mending)
        if puller.strange_feeds:
            puller.strange_feeds = 0
            self._compare_feeds()
            puller.fetch_unknown(wanted, is_mending)
        if is_complete and not result.was_restored:
            # Compare feeds again that have entries tied to nothing, unless the server didn't have just these before.
            conn, account_id = self._sync.conn, self._sync.account.id
            found = accounts.count_untied(conn, account_id)
            new = [feed_id for feed_id, count in found.items() if self._state.untied.get(str(feed_id)) != count]
            if new:
                self._puller.compare_adopted(new)
                found = accounts.count_untied(conn, account_id)
            self._state = replace(self._state, untied={str(feed_id): count for feed_id, count in found.items()})
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
        """Take over labels that other devices changed. No server says which posts were labelled since, so the newest
        posts of each label are compared with what they were, and the whole list if they differ. If nothing else changed
        (`has_changed` False), one label is compared per sync, in turn."""
        sync, known = self._sync, self._state.labels
        if sync.account.kind is ServerKind.MINIFLUX:
            return
        names = sync.server.list_labels() if has_changed or is_complete else list(known)
        gone = [] if self._result.was_restored else [name for name in known if name not in names]
        marks = sum(accounts.adopt_tag(sync.conn, sync.account.id, name, ()) for name in gone)
        new = [name for name in names if name not in known]
        turns = {name: known.get(name, "") for name in (*new, *(name for name in known if name in names))}
        most = len(turns) if is_complete else (MOST_LABELS if has_changed else 1)
        for name in list(turns)[:most]:
            ids = sync.server.list_labelled(name, PAGE)
            digest = make_digest(tuple(ids))
            if turns.pop(name) != digest or is_complete:
                ids = ids if len(ids) < PAGE else sync.server.list_labelled(name)
                marks += accounts.adopt_tag(sync.conn, sync.account.id, name, ids)
            turns[name] = digest  # behind those whose turn is next
        self._result.marks_in += marks
        self._state = replace(self._state, labels=turns)

    def _list_newest(self, seen: tuple[int, ...]) -> tuple[int, ...]:
        """The newest posts, which another device may have read before this one saw them."""
        server = self._sync.server
        if self._result.was_restored:
            return tuple(server.list_newest(RELINKED_POSTS))
        if self._sync.account.kind is ServerKind.MINIFLUX or not self._state.crawled_at:
            return seen
        since_at = int(self._state.crawled_at) - _OVERLAP_S
        return tuple(server.list_newest(RELINKED_POSTS, since_at=since_at))

    def _lacks_newest(self, listed: set[int]) -> bool:
        """Return whether the newest post is gone. FreshRSS never reuses an id, so there being listed is enough."""
        account = self._sync.account
        newest = accounts.find_newest_item(self._sync.conn, account.id)
        if newest is None or (newest in listed and account.kind is ServerKind.FRESHRSS):
            return False
        return self._has_lost_posts()

    def _has_lost_posts(self) -> bool:
        return pull.has_lost_posts(self._sync.conn, self._sync.account.id, self._sync.server)

    def _make_mending(self) -> pull.IsMending:
        """Make the test for marks that are decided otherwise at a restored server: by time if they were agreed on once;
        by the server, which knew them then, if the post is still the entry it was."""
        if not self._result.was_restored:
            return lambda mark, link: False
        conn, account_id = self._sync.conn, self._sync.account.id
        agreed = {name: set(accounts.list_agreed(conn, account_id, name)) for name in ("read", "starred")}
        survived = set(self._links_before)
        return lambda mark, link: link.entry_id in agreed[mark] or link in survived

    def _mend(self, lists: dict[str, list[int]]) -> None:
        """Send marks that a server forgot again, before pulling what it says."""
        if self._result.was_restored:
            after = accounts.list_links(self._sync.conn, self._sync.account.id)
            self._puller.note_again(lists, pull.find_backup_at(self._links_before, after))
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


LONGEST_S = 900.0
"""A slow server must not keep the others waiting; the next sync continues a first one."""


class SyncTools(Struct, frozen=True):
    conn: Connection
    parser: GuardedParser
    clock: Clock
    zone: tzinfo


def sync_account(
    tools: SyncTools,
    account: Account,
    open_server: Callable[[], pull.OpenServer],
    reason: SyncReason,
    *,
    is_thorough: bool = False,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> pull.SyncResult:
    """Sync an account and record it. Raises AccountError after noting it."""
    now, began = tools.clock.now(), tools.clock.monotonic()
    result, problem = pull.SyncResult(), ""
    opened: pull.OpenServer | None = None
    try:
        opened = open_server()
        opened.usage.begin(began + LONGEST_S)
        own = opened.own if account.kind is ServerKind.MINIFLUX else None
        sync = pull.SyncContext(tools.conn, tools.parser, account, opened.server, now, on_progress, own)
        result = synchronise(sync, is_thorough=is_thorough)
        if own is not None:
            result.heard_elsewhere = synchronise_listening(tools.conn, account, own, now, is_thorough=is_thorough)
        return result
    except AccountError as error:
        problem = error.problem
        note_failure(tools.conn, account.id, error, now)
        raise
    except Exception as error:  # any: the user removed the account meanwhile, and its rows are gone
        if accounts.has_account(tools.conn, account.id):
            raise
        raise AccountError(AccountProblem.REFUSED, AccountCode.ACCOUNT_UNKNOWN()) from error
    finally:
        if opened is not None and opened.usage.requests:
            usage, day = opened.usage, local_day(now, tools.zone)
            made = SyncRecord(
                account.id,
                now,
                day,
                reason,
                usage.requests,
                usage.wire_bytes,
                tools.clock.monotonic() - began,
                sum(map(len, result.new_ids.values())),
                result.marks_in,
                result.marks_out,
                problem,
            )
            is_users = reason in (SyncReason.ASKED, SyncReason.ADDED)
            with transaction(tools.conn):
                accounts.add_sync(tools.conn, made)
                # One price for a sync, however many requests it took.
                trigger = ACCOUNT_ASKED if is_users else ACCOUNT
                add_side_fetch(tools.conn, day, trigger, usage.wire_bytes, bool(problem))


def note_failure(conn: Connection, account_id: int, error: AccountError, now: float) -> None:
    """Note a failure; being offline is not counted against the server."""
    state = accounts.find_account_state(conn, account_id)
    failures = state.failures + (error.problem is not AccountProblem.OFFLINE)
    accounts.save_account_state(
        conn, account_id, replace(state, tried_at=now, problem=error.problem, message=error.message, failures=failures)
    )
