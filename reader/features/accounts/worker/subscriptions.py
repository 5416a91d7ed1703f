"""Brings feeds, folders and names of both sides of an account together. Runs on the thread that syncs.

Three versions are compared: what is here, what the server lists, and what both agreed on last. A change on one side
goes to the other; if both sides changed the same thing, ours was not sent yet and wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from unicodedata import normalize

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.stored import Feed, PublisherData
from reader.features.accounts import store as accounts
from reader.features.accounts.records import KEPT_HERE, Account, AccountProblem, LinkedFeed, RemoteFeed
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.worker.pull import SyncContext
from reader.parse.identity import normalise_address
from reader.store.db import Connection, transaction
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
    """Return what to set here and what there; None keeps it. A server that had nothing yet (`was_there` None) is right;
    one that writes what it was sent in other characters did not change it."""
    if here != was_here:
        return (None, None) if here == there else (None, here)
    known = {normalize("NFKC", text) for text in (here, was_there) if text is not None}
    return (None if normalize("NFKC", there) in known else there), None


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


def list_local_feeds(conn: Connection) -> list[LocalFeed]:
    """All feeds but followed pages, which no server reads."""
    paths = list_paths(conn)
    return [_make_local(feed, paths) for feed in feed_rows.list_feeds(conn) if not feed.choices.page_kind]


def _make_local(feed: Feed, paths: Mapping[int, Sequence[str]]) -> LocalFeed:
    return LocalFeed(feed.id, feed.url, feed.name, "" if feed.folder_id is None else join_path(paths[feed.folder_id]))


def has_unsent_changes(conn: Connection, account: Account) -> bool:
    """Return whether the user changed feeds here in a way the server does not know yet."""
    if accounts.list_removed_feeds(conn, account.id):
        return True
    if account.takes_new_feeds and accounts.list_unlinked_feeds(conn, account.added_at):
        return True
    here = {feed.feed_id: feed for feed in list_local_feeds(conn)}
    for one in accounts.list_linked_feeds(conn, account.id):
        feed = here.get(one.feed_id)
        if feed is None:
            continue
        if one.remote_id is None and one.refused_at is None:
            return True
        if one.remote_id is not None and (feed.name, feed.folder) != (one.local_name, one.local_folder):
            return True
    return False


_CANT = (AccountProblem.REFUSED, AccountProblem.NO_API)


@contextmanager
def _tolerating(*problems: AccountProblem) -> Iterator[list[AccountError]]:
    """Go on where a service refuses, or can't do something, and say so: each side keeps its own then."""
    refused: list[AccountError] = []
    try:
        yield refused
    except AccountError as error:
        if error.problem not in (problems or _CANT):
            raise
        refused.append(error)


class FeedSync:
    """Syncs the feeds during one sync; says in its attributes what changed here and there."""

    def __init__(self, sync: SyncContext, default_label: str) -> None:
        """`default_label`: what the server calls the folder of feeds that are in none; empty before the first sync."""
        self._conn, self._account, self._server, self._now = sync.conn, sync.account, sync.server, sync.now
        self.default_label = default_label
        self._is_first = accounts.find_account_state(sync.conn, sync.account.id).synced_at is None
        self.has_changed_here = False
        self.adopted: set[int] = set()
        """Feeds with entries of their own that the account has from now on."""
        self._renamed_there: dict[str, str] = {}
        """Labels that were renamed at the server, with all their feeds."""

    def run(self, remote: Sequence[RemoteFeed], *, was_restored: bool) -> None:
        """Sync with what the server lists. `was_restored`: it forgot things, so what is missing goes there again."""
        conn, account = self._conn, self._account
        self.default_label = self._find_default(remote)
        left = self._unsubscribe_there(remote)
        remote = [feed for feed in remote if feed.remote_id not in left]
        if account.takes_new_feeds:
            for feed_id in accounts.list_unlinked_feeds(conn, account.added_at):
                self._save(LinkedFeed(feed_id, None, "", "", None, None))
        linked = accounts.list_linked_feeds(conn, account.id)
        merge = merge_feeds(list_local_feeds(conn), linked, remote, self._now)
        self.has_changed_here = bool(merge.add_here or (merge.vanished and not was_restored))
        for feed_id, feed in merge.adopt:
            before = next((one for one in linked if one.feed_id == feed_id and one.remote_title is not None), None)
            self._adopt(feed_id, feed, before, was_restored)
        for feed in merge.add_here:
            self._add_here(feed)
        for one in merge.vanished:
            accounts.unlink_feed(conn, account.id, one.feed_id)
            if not was_restored:
                self._leave_here(one)
        for one in (*merge.subscribe_there, *(merge.vanished if was_restored else ())):
            self._subscribe_there(one)
        if merge.adopt:  # they may have names and folders to send, or to take over
            linked = accounts.list_linked_feeds(conn, account.id)
            merge = merge_feeds(list_local_feeds(conn), linked, remote, self._now)
        self._rename_there(merge.change, remote)
        self._rename_here(merge.change)
        for change in merge.change:
            self._apply(change)
        self._drop_empty({change.here.folder for change in merge.change if change.move_here is not None})

    def _find_default(self, remote: Sequence[RemoteFeed]) -> str:
        if self._server.default_label is not None:
            return self._server.default_label
        return self.default_label or next((f.label for f in remote if f.label in DEFAULT_LABELS), "Uncategorized")

    def _save(self, linked: LinkedFeed) -> None:
        accounts.save_linked_feed(self._conn, self._account.id, linked)

    def _get_local(self, feed_id: int) -> LocalFeed:
        return _make_local(feed_rows.get_feed(self._conn, feed_id), list_paths(self._conn))

    def _leave_here(self, one: LinkedFeed) -> None:
        """Remove a feed that was unsubscribed elsewhere, unless another account has it."""
        if one.feed_id in accounts.list_feeds_of_others(self._conn, self._account.id):
            self._save(replace(one, remote_id=None, refused_at=KEPT_HERE))
        else:
            feed_rows.remove_feed(self._conn, one.feed_id, self._now)

    def _unsubscribe_there(self, remote: Sequence[RemoteFeed]) -> set[str | None]:
        """Unsubscribe at the server what was removed here; return the ids, as the list is older than that."""
        listed = {feed.remote_id for feed in remote}
        removed = accounts.list_removed_feeds(self._conn, self._account.id)
        for one in removed:
            if one.remote_id in listed:
                with _tolerating(AccountProblem.REFUSED):
                    self._server.unsubscribe(one.remote_id or "")
            accounts.unlink_feed(self._conn, self._account.id, one.feed_id)
        return {one.remote_id for one in removed}

    def _adopt(self, feed_id: int, remote: RemoteFeed, before: LinkedFeed | None, was_restored: bool) -> None:
        """Link a feed that both sides have. At the first meeting each keeps its name and folder until somebody changes
        them, and a feed that the account had before is merged with what was agreed (`before`); otherwise ours is sent:
        the server forgot them, or another device subscribed to the same feed meanwhile."""
        self.adopted.add(feed_id)
        if before is not None and not was_restored:
            self._save(replace(before, remote_id=remote.remote_id, refused_at=None))
        elif self._is_first and not was_restored:
            self._link(feed_id, remote)
        else:
            named = was_restored or bool(feed_rows.get_feed(self._conn, feed_id).choices.name)
            name = remote.title if named else self._get_local(feed_id).name
            folder = label_to_folder(remote.label)
            self._save(LinkedFeed(feed_id, remote.remote_id, name, folder, remote.title, remote.label))

    def _link(self, feed_id: int, remote: RemoteFeed) -> None:
        """Link a feed with the server's; each side keeps its name until somebody changes it."""
        here = self._get_local(feed_id)
        self._save(LinkedFeed(feed_id, remote.remote_id, here.name, here.folder, remote.title, remote.label))

    def _add_here(self, remote: RemoteFeed) -> None:
        """Add a feed of the server; one that was removed here comes back as the server has it, with its entries."""
        conn = self._conn
        with transaction(conn):
            folder_id = make_folder_path(conn, split_path(label_to_folder(remote.label)))
            made = feed_rows.add_feed(conn, remote.url, self._now, folder_id, title=remote.title, is_typed=False)
            feed = feed_rows.get_feed(conn, made.feed_id)
            if not feed.publisher.site_url:
                publisher = PublisherData(title=remote.title, site_url=remote.site_url, kind=feed.publisher.kind)
                feed_rows.save_publisher(conn, made.feed_id, publisher)
            if feed.http.last_fetched_at is not None:
                self.adopted.add(made.feed_id)
            self._set_here(feed, remote.title, folder_id)
            self._link(made.feed_id, remote)

    def _set_here(self, feed: Feed, name: str | None, folder_id: int | None) -> None:
        if name is not None and name != feed.name:
            feed_rows.rename_feed(self._conn, feed.id, "" if name == feed.publisher.title else name)
        if folder_id != feed.folder_id:
            feed_rows.move_feed(self._conn, feed.id, folder_id)

    def _subscribe_there(self, one: LinkedFeed) -> None:
        here = self._get_local(one.feed_id)
        label = here.folder or self.default_label
        with _tolerating(AccountProblem.REFUSED) as refused:
            remote_id = self._server.subscribe(here.url)
        if refused:
            self._save(replace(one, remote_id=None, refused_at=self._now))
            return
        self._save(LinkedFeed(one.feed_id, remote_id, "", "", None, None))  # after a kill ours is sent again
        title = here.name
        with _tolerating() as refused:
            self._server.rename_feed(remote_id, here.name)
            self._server.move_feed(remote_id, label, "")
        if refused:  # then the server has names of its own
            there = next((feed for feed in self._server.list_feeds() if feed.remote_id == remote_id), None)
            title, label = (there.title, there.label) if there else (title, label)
        self._save(LinkedFeed(one.feed_id, remote_id, here.name, here.folder, title, label))
        self.adopted.add(one.feed_id)

    def _rename_there(self, found: Sequence[Change], remote: Sequence[RemoteFeed]) -> None:
        """Rename a folder as the user did, so that no empty one stays behind; if it can't be, its feeds are moved.
        FreshRSS says that it was renamed even where an empty folder has that name, so we look."""
        moves = [
            (one.remote.label, one.move_there or self.default_label)
            for one in found
            if one.move_there is not None and one.remote.label != self.default_label
        ]
        for old, new in find_renamed(moves, [feed.label for feed in remote]).items():
            with _tolerating(AccountProblem.BROKEN, *_CANT) as refused:
                self._server.rename_folder(old, new)
            if not refused and old not in {feed.label for feed in self._server.list_feeds()}:
                self._renamed_there[old] = new

    def _rename_here(self, found: Sequence[Change]) -> None:
        """Rename a folder that was renamed elsewhere, so that it keeps its place. One with subfolders is left to be
        emptied, because those have labels of their own."""
        moves = [(one.here.folder, one.move_here) for one in found if one.move_here is not None]
        renamed = find_renamed(moves, [feed.folder for feed in list_local_feeds(self._conn)])
        for old, new in renamed.items():
            *above, name = split_path(new)
            folder_id = self._find_childless(old)
            is_free = find_folder_path(self._conn, split_path(new)) is None
            if folder_id is not None and split_path(old)[:-1] == tuple(above) and is_free:
                rename_folder(self._conn, folder_id, name)

    def _find_childless(self, path: str) -> int | None:
        """The folder at a path, if no other lies in it."""
        folder_id = find_folder_path(self._conn, split_path(path))
        return folder_id if folder_id is not None and list_subtree(self._conn, folder_id) == [folder_id] else None

    def _drop_empty(self, folders: AbstractSet[str]) -> None:
        """Remove folders whose last feed another device moved away."""
        left = {feed.folder for feed in list_local_feeds(self._conn)}
        for folder in folders - left - {""}:
            folder_id = self._find_childless(folder)
            if folder_id is not None:
                remove_folder(self._conn, folder_id)

    def _apply(self, change: Change) -> None:
        conn, linked, remote = self._conn, change.linked, change.remote
        title, label = remote.title, remote.label
        if change.rename_there is not None:
            with _tolerating():
                self._server.rename_feed(remote.remote_id, change.rename_there)
                title = change.rename_there
        if change.move_there is not None:
            wanted = change.move_there or self.default_label
            with _tolerating():
                if self._renamed_there.get(remote.label) != wanted:
                    self._server.move_feed(remote.remote_id, wanted, remote.label)
                label = wanted
        with transaction(conn):
            here, feed = change.here, feed_rows.get_feed(conn, linked.feed_id)
            move = change.move_here
            folder_id = feed.folder_id if move is None else make_folder_path(conn, split_path(move))
            self._set_here(feed, change.rename_here, folder_id)
            if change.rename_here is not None or change.move_here is not None:
                self.has_changed_here = True
                here = self._get_local(linked.feed_id)
            agreed = LinkedFeed(linked.feed_id, remote.remote_id, here.name, here.folder, title, label)
            if agreed != linked:
                self._save(agreed)
