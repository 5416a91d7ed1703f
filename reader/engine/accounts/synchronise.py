"""One synchronisation with one server: send what waits, compare feeds, take over what is new.

An order that a kill at any point cannot harm: deeds are sent before anything is taken over, posts are stored before
marks are compared, and the state that says "nothing changed" is written last. Runs on the thread that synchronises.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from msgspec import Struct, field
from msgspec.structs import replace

from reader.engine.accounts.probe import probe
from reader.engine.accounts.pull import Pulled, Puller
from reader.engine.accounts.push import push_marks
from reader.engine.accounts.restored import find_backup_at, has_lost_posts
from reader.engine.accounts.store_items import Mending
from reader.engine.accounts.subscriptions import FeedChanges, has_unsent_changes, synchronise_feeds
from reader.model.accounts import Account, AccountState, ServerKind
from reader.parse.worker import GuardedParser
from reader.store import account_items
from reader.store.account_feeds import list_linked_feeds, note_asked, unlink_every_feed
from reader.store.account_state import find_account_state, save_account_state
from reader.store.agreed_marks import forget_old, list_agreed
from reader.store.db import Connection, transaction
from reader.sync.greader import READING_LIST, STARRED, ReaderServer

LIST_FEEDS_AFTER_S = 6 * 3_600.0
"""Subscriptions change rarely: they are listed so often, and whenever something points to a change."""
COMPLETE_AFTER_S = 86_400.0
"""Once a day everything is compared id by id: counts can hide two changes that make up for each other."""
RELINKED_POSTS = 5_000
_OVERLAP_S = 900
"""New posts are looked for from a little before the last one on, by the server's own clock."""


class SyncResult(Struct):
    """What one synchronisation came to."""

    new_ids: dict[int, int] = field(default_factory=dict)
    notify_ids: list[int] = field(default_factory=list)
    marks_in: int = 0
    marks_out: int = 0
    feeds_changed: bool = False
    was_restored: bool = False
    links_before: list[account_items.Link] = field(default_factory=list)
    """Where the server was restored: which post was which entry before that."""


class Sync(Struct, frozen=True):
    """What a synchronisation works with."""

    conn: Connection
    parser: GuardedParser
    account: Account
    server: ReaderServer
    now: float
    on_progress: Callable[[int, int], None] = lambda done, total: None


def synchronise(sync: Sync, *, is_thorough: bool = False) -> SyncResult:
    """Raises AccountError; everything up to then is kept. `is_thorough`: the owner asked, so all is compared."""
    conn, account = sync.conn, sync.account
    state = find_account_state(conn, account.id)
    result = SyncResult(
        was_restored=state.is_mending, marks_out=push_marks(conn, account, sync.server, sync.now)
    )
    is_complete = is_thorough or state.is_mending or sync.now - state.complete_at >= COMPLETE_AFTER_S
    pulled = Pulled()
    puller = Puller(conn, sync.parser, account, sync.server, sync.now, sync.on_progress)
    must_list = is_complete or sync.now - state.listed_at >= LIST_FEEDS_AFTER_S
    if must_list or has_unsent_changes(conn, account):
        state = _compare_feeds(sync, state, puller, pulled, result)
    state = _compare_posts(
        sync, state, puller, pulled, result, is_complete=is_complete or result.was_restored
    )
    note_asked(conn, account.id, sync.now)
    forget_old(conn, account.id, sync.now)
    result.marks_out += push_marks(conn, account, sync.server, sync.now)
    result.new_ids, result.notify_ids, result.marks_in = pulled.new_ids, pulled.notify_ids, pulled.marks
    save_account_state(
        conn,
        account.id,
        replace(
            state,
            synced_at=sync.now,
            tried_at=sync.now,
            problem="",
            message=None,
            failures=0,
            is_mending=False,
            delay_s=_learn_delay(state.delay_s, pulled.delays_s),
            crawled_at=max(state.crawled_at, pulled.crawled_at),
        ),
    )
    return result


def _compare_feeds(
    sync: Sync, state: AccountState, puller: Puller, pulled: Pulled, result: SyncResult
) -> AccountState:
    remote = sync.server.list_feeds()
    listed = {feed.remote_id for feed in remote}
    if _has_vanished(sync, listed) and has_lost_posts(sync.conn, sync.account.id, sync.server, listed):
        _forget_links(sync, result)
    changes = synchronise_feeds(
        sync.conn,
        sync.account,
        sync.server,
        sync.now,
        default_label=state.default_label,
        was_restored=result.was_restored,
        remote=remote,
    )
    result.feeds_changed |= bool(changes.added or changes.removed or changes.changed_here or changes.adopted)
    if not result.was_restored:  # there all of the newest posts are compared, below
        _compare_adopted(changes, puller, pulled)
    return replace(state, listed_at=sync.now, default_label=changes.default_label)


def _compare_adopted(changes: FeedChanges, puller: Puller, pulled: Pulled) -> None:
    if changes.adopted:
        puller.compare_adopted(set(changes.adopted), pulled)


def _has_vanished(sync: Sync, listed: set[str]) -> bool:
    linked = list_linked_feeds(sync.conn, sync.account.id)
    return any(one.remote_id is not None and one.remote_id not in listed for one in linked)


def _forget_links(sync: Sync, result: SyncResult) -> None:
    """Ids of a server that was restored mean nothing any more, those of feeds included."""
    result.was_restored = True
    result.links_before = account_items.list_links(sync.conn, sync.account.id)
    with transaction(sync.conn):
        state = find_account_state(sync.conn, sync.account.id)
        save_account_state(sync.conn, sync.account.id, replace(state, is_mending=True))
        account_items.unlink_items(sync.conn, sync.account.id)
        unlink_every_feed(sync.conn, sync.account.id)


def _compare_posts(
    sync: Sync,
    state: AccountState,
    puller: Puller,
    pulled: Pulled,
    result: SyncResult,
    *,
    is_complete: bool,
) -> AccountState:
    seen = probe(sync.server, sync.account.kind, state)
    if seen.seen == state.seen and not is_complete:
        return state
    unread = sync.server.list_all_ids(READING_LIST, is_unread=True)
    lists = {"read": unread, "starred": sync.server.list_all_ids(STARRED)}
    if not result.was_restored and _looks_restored(sync, {*unread, *lists["starred"]}):
        _forget_links(sync, result)
        state = _compare_feeds(sync, state, puller, pulled, result)
    wanted = {*unread, *lists["starred"], *_list_newest(sync, state, result, seen.newest)}
    mending = _make_mending(sync, result)
    puller.fetch_unknown(wanted, pulled, mending)
    if pulled.strange_feeds:
        pulled.strange_feeds = 0
        state = _compare_feeds(sync, state, puller, pulled, result)
        puller.fetch_unknown(wanted, pulled, mending)
    _mend(sync, puller, lists, result)
    puller.take_over_marks(lists, pulled)
    if is_complete and sync.account.kind is not ServerKind.MINIFLUX:
        puller.take_over_tags(pulled)
    state = replace(
        state, unread_count=len(unread), complete_at=sync.now if is_complete else state.complete_at
    )
    # What was counted before the lists were read is older than they are: at worst they are read once more.
    return replace(state, seen=seen.seen)


def _make_mending(sync: Sync, result: SyncResult) -> Mending:
    if not result.was_restored:
        return Mending()
    agreed = {name: set(list_agreed(sync.conn, sync.account.id, name)) for name in ("read", "starred")}
    return Mending(set(result.links_before), agreed)


def _mend(sync: Sync, puller: Puller, lists: dict[str, list[int]], result: SyncResult) -> None:
    """A server that forgot marks is told them again, before what it says is taken over."""
    if result.was_restored:
        after = account_items.list_links(sync.conn, sync.account.id)
        puller.tell_again(lists, find_backup_at(result.links_before, after))
        return
    undone_since = puller.find_undone_since(lists)
    if undone_since is not None:
        result.was_restored = True
        puller.tell_again(lists, undone_since)


def _looks_restored(sync: Sync, listed: set[int]) -> bool:
    """FreshRSS never gives an id twice: there it is enough that the newest one is listed."""
    newest = account_items.find_newest_item(sync.conn, sync.account.id)
    if newest is None or (newest in listed and sync.account.kind is ServerKind.FRESHRSS):
        return False
    return has_lost_posts(sync.conn, sync.account.id, sync.server)


def _list_newest(
    sync: Sync, state: AccountState, result: SyncResult, seen: tuple[int, ...]
) -> tuple[int, ...]:
    """Posts that another device read before this one saw them."""
    if result.was_restored:
        return sync.server.list_ids(READING_LIST, count=RELINKED_POSTS).ids
    if sync.account.kind is ServerKind.MINIFLUX or not state.crawled_at:
        return seen
    since_at = int(state.crawled_at) - _OVERLAP_S
    return sync.server.list_ids(READING_LIST, count=RELINKED_POSTS, since_at=since_at).ids


def _learn_delay(known_s: float, delays_s: list[float]) -> float:
    """The usual delay from a post's date to its appearing there; a first synchronisation brings old posts."""
    fresh = [delay for delay in delays_s if delay < 86_400.0]
    if not fresh:
        return known_s
    return median(fresh) if not known_s else 0.8 * known_s + 0.2 * median(fresh)
