"""A Paperround of the user, without window or engine process: a profile that synchronises when told to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC
from pathlib import Path

from reader.core.paths import Profile
from reader.core.records.stored import View, ViewKind
from reader.features.accounts import service as services
from reader.features.accounts.cli import synchronise_now
from reader.features.accounts.records import Account, Login, SyncReason
from reader.features.accounts.store import count_waiting, get_account
from reader.features.accounts.worker.pull import SyncResult
from reader.features.accounts.worker.rounds import make_client, open_server, try_account
from reader.features.accounts.worker.synchronise import SyncTools, sync_account
from reader.features.podcasts import store as podcasts
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store import feeds, folders, marks, tags
from reader.store.db import fetch
from reader.store.views import list_ids
from tests.fake_clock import FakeClock
from tests.new_store import open_new_store

NOW = 1_795_000_000.0
HOUR_S = 3_600.0


class NoSafe:
    """A keyring that keeps nothing: passwords last for the session."""

    def get_password(self, service: str, username: str) -> str | None:
        return None

    def set_password(self, service: str, username: str, password: str) -> None:
        pass

    def delete_password(self, service: str, username: str) -> None:
        pass


class Device:
    def __init__(self, folder: Path, clock: FakeClock | None = None) -> None:
        self.folder = folder
        self.clock = clock or FakeClock(NOW)
        self.conn = open_new_store(Profile(folder).database, self.clock.now())
        self.passwords = Passwords(NoSafe())

    def close(self) -> None:
        self.conn.close()

    def add_account(self, url: str, user: str, password: str) -> Account:
        login = Login(url, user, password)
        here = [feed.url for feed in feeds.list_feeds(self.conn)]
        tried = try_account(login, here, self.clock)
        self.passwords.remember(tried.base, user, password)
        return services.add_account(self.conn, login, tried, self.clock.now())

    def sync(
        self, account_id: int = 1, on_progress: Callable[[int, int], None] = lambda done, total: None
    ) -> SyncResult:
        account = get_account(self.conn, account_id)
        with GuardedParser() as parser:
            tools = SyncTools(self.conn, parser, self.clock, UTC)
            return synchronise_now(tools, account, self.passwords, "", on_progress)

    def ask(self, account_id: int = 1) -> SyncResult:
        """As the engine does by itself: only what seems to have changed is compared."""
        account = get_account(self.conn, account_id)
        with GuardedParser() as parser, make_client(self.clock, "", "") as client:
            tools = SyncTools(self.conn, parser, self.clock, UTC)
            opened = open_server(account, self.passwords, client)
            return sync_account(tools, account, lambda: opened, SyncReason.VISITED)

    # --- what the user sees and does -----------------------------------------------------------

    def titles(self, view: View) -> dict[str, int]:
        ids = list_ids(self.conn, view, 100_000, None).ids
        rows = fetch(self.conn, "SELECT title, id FROM entries")
        wanted = set(ids)
        found = [(title, id_) for title, id_ in rows if id_ in wanted]
        assert len({title for title, _ in found}) == len(found), "nothing is doubled"
        return dict(found)

    def all_titles(self) -> dict[str, int]:
        return self.titles(View())

    def unread_titles(self) -> set[str]:
        return set(self.titles(View(unread_only=True)))

    def starred_titles(self) -> set[str]:
        return set(self.titles(View(ViewKind.STARRED)))

    def feed_names(self) -> dict[str, tuple[str, str]]:
        """Name and folder by address."""
        paths = folders.list_paths(self.conn)
        return {
            feed.url: (feed.name, "/".join(paths[feed.folder_id]) if feed.folder_id else "")
            for feed in feeds.list_feeds(self.conn)
        }

    def mark_read(self, *titles: str, read: bool = True) -> None:
        marks.set_read(self.conn, self._ids(titles), read)

    def star(self, *titles: str, starred: bool = True) -> None:
        marks.set_starred(self.conn, self._ids(titles), starred)

    def tagged_titles(self, label: str) -> set[str]:
        tag_id = tags.find_tag(self.conn, label)
        return set() if tag_id is None else set(self.titles(View(ViewKind.TAG, tag_id)))

    def tag(self, label: str, *titles: str, value: bool = True) -> None:
        (tags.add_tag if value else tags.remove_tag)(self.conn, label, self._ids(titles))

    def leave(self, url: str) -> None:
        feeds.remove_feed(self.conn, self.feed_id(url), self.clock.now())

    def come_back(self, url: str) -> None:
        feeds.add_feed(self.conn, url, self.clock.now())

    def rename(self, url: str, name: str) -> None:
        feeds.rename_feed(self.conn, self.feed_id(url), name)

    def move(self, url: str, folder: str) -> None:
        feeds.move_feed(self.conn, self.feed_id(url), folders.make_folder_path(self.conn, (folder,)))

    def rename_folder(self, folder: str, name: str) -> None:
        found = folders.find_folder_path(self.conn, (folder,))
        assert found is not None
        folders.rename_folder(self.conn, found, name)

    def feed_id(self, url: str) -> int:
        return next(feed.id for feed in feeds.list_feeds(self.conn) if feed.url == url)

    def listen(self, title: str, place_s: float | None) -> None:
        """As far as this, or to the end of the hour that every episode has."""
        self.clock.advance(60)
        (entry_id,) = self._ids((title,))
        podcasts.save_position(self.conn, entry_id, place_s or HOUR_S, HOUR_S, self.clock.now())
        if place_s is None:
            podcasts.set_heard(self.conn, entry_id, True, self.clock.now())

    def place(self, title: str) -> float | None:
        """None where it was heard."""
        heard = podcasts.find_heard(self.conn, self._ids((title,))[0])
        return 0.0 if heard is None else None if heard.heard else heard.position_s

    def waiting(self, account_id: int = 1) -> int:
        return count_waiting(self.conn, account_id).count

    def _ids(self, titles: tuple[str, ...]) -> list[int]:
        known = self.all_titles()
        return [known[title] for title in titles]
