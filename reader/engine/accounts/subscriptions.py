"""Brings feeds, folders and names of both sides of an account together. Runs on the thread that syncs.

Three versions are compared: what is here, what the server lists, and what both agreed on last. A change on one side
goes to the other; if both sides changed the same thing, ours was not sent yet and wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.model.accounts import KEPT_HERE, Account, AccountProblem, LinkedFeed, RemoteFeed
from reader.model.stored import PublisherData
from reader.parse.identity import normalise_address
from reader.store.accounts import (
    list_feeds_of_others,
    list_linked_feeds,
    list_removed_feeds,
    list_unlinked_feeds,
    save_linked_feed,
    unlink_feed,
)
from reader.store.db import Connection, transaction
from reader.store.feeds import save_publisher
from reader.store.folders import (
    find_folder_path,
    join_path,
    list_paths,
    list_subtree,
    make_folder_path,
    remove_folder,
    rename_folder,
    split_path,
)
from reader.sync.greader import ReaderServer
from reader.sync.problems import AccountError

TRY_AGAIN_S = 86_400.0
# What servers call the folder of feeds that are in no folder: FreshRSS in its languages, Miniflux.
DEFAULT_LABELS = frozenset(
    {
        *("All", "Uncategorized", "Unkategorisiert", "Sans catégorie", "Sin categorizar", "Senza categoria"),
        *("Sem categoria", "Niet ingedeeld", "Brak kategorii", "Nezařazeno", "Bez kategórie", "Без категории"),
        *("Kategorisiz", "Kategória nélküli", "Neklasificēts", "Pas triat", "未分類", "未分类", "분류 없음"),
        *("ללא קטגוריה", "دسته بندی نشده"),
    }
)


class LocalFeed(Struct, frozen=True):
    """A feed as it is here."""

    feed_id: int
    url: str
    name: str
    folder: str
    """As a label; empty at the top."""


class Change(Struct, frozen=True):
    """What one feed needs for both sides to agree; None changes nothing."""

    here: LocalFeed
    linked: LinkedFeed
    remote: RemoteFeed
    rename_here: str | None = None
    rename_there: str | None = None
    move_here: str | None = None
    move_there: str | None = None


class Merge(Struct, frozen=True):
    add_here: tuple[RemoteFeed, ...]
    """Subscribed on another device."""
    adopt: tuple[tuple[int, RemoteFeed], ...]
    """Feeds that both sides have and that are not linked yet."""
    vanished: tuple[LinkedFeed, ...]
    """Here, but no longer at the server."""
    subscribe_there: tuple[LinkedFeed, ...]
    change: tuple[Change, ...]


def merge_feeds(
    local: Sequence[LocalFeed], linked: Sequence[LinkedFeed], remote: Sequence[RemoteFeed], now: float
) -> Merge:
    """Decide what is new, gone, renamed or moved, and on which side. Pure."""
    here = {feed.feed_id: feed for feed in local}
    there = {feed.remote_id: feed for feed in remote}
    ties = {one.remote_id: one for one in linked if one.remote_id is not None and one.feed_id in here}
    tied = {tie.feed_id for key, tie in ties.items() if key in there}
    adopt = _find_same(
        [feed for feed in local if feed.feed_id not in tied], [feed for feed in remote if feed.remote_id not in ties]
    )
    adopted = {feed.remote_id for _, feed in adopt}
    gone = {one.remote_id for one in linked if one.remote_id is not None and one.feed_id not in here}
    taken = {feed_id for feed_id, _ in adopt}
    return Merge(
        add_here=tuple(f for f in remote if f.remote_id not in ties and f.remote_id not in adopted | gone),
        adopt=tuple(adopt),
        vanished=tuple(one for key, one in ties.items() if key not in there and one.feed_id not in taken),
        subscribe_there=tuple(
            one
            for one in linked
            if one.remote_id is None
            and one.feed_id in here
            and one.feed_id not in taken
            and (one.refused_at is None or now - one.refused_at >= TRY_AGAIN_S)
        ),
        change=tuple(_compare(here[ties[key].feed_id], ties[key], there[key]) for key in ties if key in there),
    )


def _find_same(local: Iterable[LocalFeed], remote: Iterable[RemoteFeed]) -> list[tuple[int, RemoteFeed]]:
    """Match by address; http and https, with and without www, are the same."""
    exact = {feed.url: feed.feed_id for feed in local}
    loose = {normalise_address(feed.url): feed.feed_id for feed in local}
    found: list[tuple[int, RemoteFeed]] = []
    taken: set[int] = set()
    for feed in remote:
        feed_id = exact.get(feed.url) or loose.get(normalise_address(feed.url))
        if feed_id is not None and feed_id not in taken:
            found.append((feed_id, feed))
            taken.add(feed_id)
    return found


def _compare(here: LocalFeed, linked: LinkedFeed, there: RemoteFeed) -> Change:
    rename_here, rename_there = _merge_text(here.name, linked.local_name, there.title, linked.remote_title)
    folder = label_to_folder(there.label)
    base = None if linked.remote_label is None else label_to_folder(linked.remote_label)
    move_here, move_there = _merge_text(here.folder, linked.local_folder, folder, base)
    return Change(here, linked, there, rename_here, rename_there, move_here, move_there)


def _merge_text(here: str, was_here: str, there: str, was_there: str | None) -> tuple[str | None, str | None]:
    """Return what to set here and what there; None keeps it."""
    if here != was_here:
        return (None, None) if here == there else (None, here)
    if was_there is not None and there != was_there and there != here:
        return there, None
    return None, None


def label_to_folder(label: str) -> str:
    return "" if label in DEFAULT_LABELS else label


def find_renamed(moves: Iterable[tuple[str, str]], folders: Sequence[str]) -> dict[str, str]:
    """Folders that were renamed rather than left feed by feed: all of their feeds moved to the same new one. `moves`
    are from and to, `folders` those of all feeds before."""
    targets: dict[str, list[str]] = defaultdict(list)
    for old, new in moves:
        targets[old].append(new)
    return {
        old: news[0]
        for old, news in targets.items()
        if len(news) == folders.count(old) and len(set(news)) == 1 and old and news[0] and news[0] not in folders
    }


class FeedChanges(Struct):
    """What changed here and there."""

    default_label: str = ""
    added: int = 0
    removed: int = 0
    changed_here: int = 0
    adopted: list[int] = []
    """Feeds with entries of their own that the account has from now on."""
    renamed_there: dict[str, str] = {}
    """Labels that were renamed at the server, with all their feeds."""


def list_local_feeds(conn: Connection) -> list[LocalFeed]:
    """All feeds but followed pages, which no server reads."""
    paths = list_paths(conn)
    return [
        LocalFeed(feed.id, feed.url, feed.name, "" if feed.folder_id is None else join_path(paths[feed.folder_id]))
        for feed in feed_rows.list_feeds(conn)
        if not feed.choices.page_kind
    ]


def _get_local(conn: Connection, feed_id: int) -> LocalFeed:
    feed = feed_rows.get_feed(conn, feed_id)
    folder = "" if feed.folder_id is None else join_path(list_paths(conn)[feed.folder_id])
    return LocalFeed(feed.id, feed.url, feed.name, folder)


def has_unsent_changes(conn: Connection, account: Account) -> bool:
    """Return whether the user changed feeds here in a way the server does not know yet."""
    if list_removed_feeds(conn, account.id):
        return True
    if account.takes_new_feeds and list_unlinked_feeds(conn, account.added_at):
        return True
    here = {feed.feed_id: feed for feed in list_local_feeds(conn)}
    for one in list_linked_feeds(conn, account.id):
        feed = here.get(one.feed_id)
        if feed is None:
            continue
        if one.remote_id is None and one.refused_at is None:
            return True
        if one.remote_id is not None and (feed.name, feed.folder) != (one.local_name, one.local_folder):
            return True
    return False


def synchronise_feeds(
    conn: Connection,
    account: Account,
    server: ReaderServer,
    now: float,
    *,
    default_label: str,
    was_restored: bool,
    remote: Sequence[RemoteFeed],
) -> FeedChanges:
    """Sync the feeds. `was_restored`: the server forgot things, so what is missing there goes there again."""
    default_label = default_label or next(
        (feed.label for feed in remote if feed.label in DEFAULT_LABELS), "Uncategorized"
    )
    changes = FeedChanges(default_label)
    left = _unsubscribe_there(conn, account, server, remote)
    remote = [feed for feed in remote if feed.remote_id not in left]
    if account.takes_new_feeds:
        for feed_id in list_unlinked_feeds(conn, account.added_at):
            save_linked_feed(conn, account.id, LinkedFeed(feed_id, None, "", "", None, None))
    merge = merge_feeds(list_local_feeds(conn), list_linked_feeds(conn, account.id), remote, now)
    for feed_id, feed in merge.adopt:
        _link(conn, account.id, feed_id, feed)
        changes.adopted.append(feed_id)
    for feed in merge.add_here:
        _add_here(conn, account.id, feed, now)
        changes.added += 1
    for one in merge.vanished:
        unlink_feed(conn, account.id, one.feed_id)
        if not was_restored:
            _leave_here(conn, account.id, one, now)
            changes.removed += 1
    back_there = merge.vanished if was_restored else ()
    for one in (*merge.subscribe_there, *back_there):
        _subscribe_there(conn, account.id, server, one, changes, now)
    _rename_there(server, merge.change, remote, changes)
    _rename_here(conn, merge.change)
    for change in merge.change:
        _apply_change(conn, account.id, server, change, changes)
    _drop_empty(conn, {change.here.folder for change in merge.change if change.move_here is not None})
    return changes


def _leave_here(conn: Connection, account_id: int, one: LinkedFeed, now: float) -> None:
    """Remove a feed that was unsubscribed elsewhere, unless another account has it."""
    if one.feed_id in list_feeds_of_others(conn, account_id):
        save_linked_feed(conn, account_id, replace(one, remote_id=None, refused_at=KEPT_HERE))
    else:
        feed_rows.remove_feed(conn, one.feed_id, now)


def _unsubscribe_there(
    conn: Connection, account: Account, server: ReaderServer, remote: Sequence[RemoteFeed]
) -> set[str | None]:
    """Unsubscribe at the server what was removed here; return the ids, as the list is older than that."""
    listed = {feed.remote_id for feed in remote}
    removed = list_removed_feeds(conn, account.id)
    for one in removed:
        if one.remote_id in listed:
            try:
                server.unsubscribe(one.remote_id or "")
            except AccountError as error:
                if error.problem is not AccountProblem.REFUSED:
                    raise
        unlink_feed(conn, account.id, one.feed_id)
    return {one.remote_id for one in removed}


def _link(conn: Connection, account_id: int, feed_id: int, remote: RemoteFeed) -> None:
    """Link a feed with the server's; each side keeps its name until somebody changes it."""
    here = _get_local(conn, feed_id)
    save_linked_feed(
        conn, account_id, LinkedFeed(feed_id, remote.remote_id, here.name, here.folder, remote.title, remote.label)
    )


def _add_here(conn: Connection, account_id: int, remote: RemoteFeed, now: float) -> None:
    with transaction(conn):
        folder_id = make_folder_path(conn, split_path(label_to_folder(remote.label)))
        made = feed_rows.add_feed(conn, remote.url, now, folder_id, title=remote.title)
        feed = feed_rows.get_feed(conn, made.feed_id)
        if not feed.publisher.site_url:
            publisher = PublisherData(title=remote.title, site_url=remote.site_url, kind=feed.publisher.kind)
            save_publisher(conn, made.feed_id, publisher)
        _link(conn, account_id, made.feed_id, remote)


def _subscribe_there(
    conn: Connection, account_id: int, server: ReaderServer, one: LinkedFeed, changes: FeedChanges, now: float
) -> None:
    here = _get_local(conn, one.feed_id)
    try:
        remote_id = server.subscribe(here.url)
        server.edit_feed(remote_id, title=here.name, add=here.folder or changes.default_label)
    except AccountError as error:
        if error.problem is not AccountProblem.REFUSED:
            raise
        save_linked_feed(conn, account_id, replace(one, remote_id=None, refused_at=now))
        return
    agreed = LinkedFeed(one.feed_id, remote_id, here.name, here.folder, None, None)
    save_linked_feed(conn, account_id, agreed)
    changes.adopted.append(one.feed_id)


def _rename_there(
    server: ReaderServer, found: Sequence[Change], remote: Sequence[RemoteFeed], changes: FeedChanges
) -> None:
    """Rename a folder as the user did, so that no empty one stays behind; if refused, its feeds are moved."""
    moves = [
        (one.remote.label, one.move_there or changes.default_label)
        for one in found
        if one.move_there is not None and one.remote.label != changes.default_label
    ]
    for old, new in find_renamed(moves, [feed.label for feed in remote]).items():
        try:
            server.rename_label(old, new)
        except AccountError as error:
            if error.problem not in (AccountProblem.REFUSED, AccountProblem.BROKEN):
                raise
        else:
            changes.renamed_there[old] = new


def _rename_here(conn: Connection, found: Sequence[Change]) -> None:
    """Rename a folder that was renamed elsewhere, so that it keeps its place. One with subfolders is left to be
    emptied, because those have labels of their own."""
    moves = [(one.here.folder, one.move_here) for one in found if one.move_here is not None]
    renamed = find_renamed(moves, [feed.folder for feed in list_local_feeds(conn)])
    for old, new in renamed.items():
        *above, name = split_path(new)
        folder_id = find_folder_path(conn, split_path(old))
        is_alone = folder_id is not None and list_subtree(conn, folder_id) == [folder_id]
        if is_alone and split_path(old)[:-1] == tuple(above) and find_folder_path(conn, split_path(new)) is None:
            rename_folder(conn, folder_id or 0, name)


def _drop_empty(conn: Connection, folders: AbstractSet[str]) -> None:
    """Remove folders whose last feed another device moved away."""
    left = {feed.folder for feed in list_local_feeds(conn)}
    for folder in folders - left - {""}:
        folder_id = find_folder_path(conn, split_path(folder))
        if folder_id is not None and list_subtree(conn, folder_id) == [folder_id]:
            remove_folder(conn, folder_id)


def _apply_change(
    conn: Connection, account_id: int, server: ReaderServer, change: Change, changes: FeedChanges
) -> None:
    linked, remote = change.linked, change.remote
    title: str | None = remote.title
    label: str | None = remote.label
    if change.rename_there is not None:
        server.edit_feed(remote.remote_id, title=change.rename_there)
        title = None
    if change.move_there is not None:
        add = change.move_there or changes.default_label
        if changes.renamed_there.get(remote.label) != add:
            server.edit_feed(remote.remote_id, add=add, remove=remote.label)
        label = None
    with transaction(conn):
        if change.rename_here is not None:
            feed_rows.rename_feed(conn, linked.feed_id, change.rename_here)
        if change.move_here is not None:
            folder_id = make_folder_path(conn, split_path(change.move_here))
            if feed_rows.get_feed(conn, linked.feed_id).folder_id != folder_id:
                feed_rows.move_feed(conn, linked.feed_id, folder_id)
        is_changed_here = change.rename_here is not None or change.move_here is not None
        changes.changed_here += is_changed_here
        here = _get_local(conn, linked.feed_id) if is_changed_here else change.here
        agreed = LinkedFeed(linked.feed_id, remote.remote_id, here.name, here.folder, title, label)
        if agreed != linked:
            save_linked_feed(conn, account_id, agreed)
