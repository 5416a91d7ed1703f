"""A client for Feedbin, by its own API (version 2). Raises AccountError only; no type of any value is trusted.

Entries and taggings go by the number of a feed, changes of a subscription by the number of the subscription. Ids come
in one list whatever their number, posts without their marks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import requests

from reader.features.accounts.records import RemoteFeed, RemoteItem
from reader.features.accounts.servers.json_api import JsonService, read_time
from reader.features.accounts.servers.protocol import (
    LONGEST_NAME,
    Probe,
    Way,
    keep_readable,
    list_dicts,
    make_digest,
    read_files,
    read_number,
    read_text,
)
from reader.features.accounts.servers.transport import unreadable

PAGE = 100
"""Posts in one answer."""
MOST_PAGES = 50
_CHOICES, _EXISTS = 300, 302


class FeedbinServer(JsonService):
    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        super().__init__(session, base, username, password)
        self._subscriptions: dict[str, int] = {}
        """The number of each subscription, by the id of its feed."""

    def login(self) -> None:
        self.check_login("authentication.json")

    def probe(self, unread_count: int, *, asks_counts: bool) -> Probe:
        return Probe(Way.ENDS, make_digest((self.list_unread(), self.list_starred())))

    def list_feeds(self) -> list[RemoteFeed]:
        listed = self.ask("GET", "subscriptions.json")
        if not isinstance(listed, list):
            raise unreadable(self.host)
        labels: dict[str, str] = {}
        for tagging in self._list_taggings():
            labels.setdefault(_feed_id(tagging), read_text(tagging.get("name"))[:LONGEST_NAME])
        self._subscriptions = {_feed_id(one): read_number(one.get("id")) or 0 for one in list_dicts(listed)}
        return keep_readable([_read_feed(one, labels.get(_feed_id(one), "")) for one in list_dicts(listed)])

    def _list_taggings(self) -> list[dict[str, Any]]:
        return list_dicts(self.ask("GET", "taggings.json"))

    def subscribe(self, url: str) -> str:
        """Subscribe; of several feeds of a site only the one that was asked for will do."""
        answer = self.ask("POST", "subscriptions.json", {"feed_url": url}, tolerate=(_CHOICES, _EXISTS))
        choices = [read_text(one.get("feed_url")) for one in list_dicts(answer)]
        if choices and url in choices:
            answer = self.ask("POST", "subscriptions.json", {"feed_url": url}, tolerate=(_CHOICES, _EXISTS))
        if not isinstance(answer, dict) or read_number(answer.get("feed_id")) is None:
            raise self.refuse()
        remote_id = _feed_id(answer)
        self._subscriptions[remote_id] = read_number(answer.get("id")) or 0
        return remote_id

    def unsubscribe(self, remote_id: str) -> None:
        self.ask("DELETE", f"subscriptions/{self._get_subscription(remote_id)}.json")

    def rename_feed(self, remote_id: str, title: str) -> None:
        """Rename a feed, by the request that proxies let through too."""
        self.ask("POST", f"subscriptions/{self._get_subscription(remote_id)}/update.json", {"title": title})

    def _get_subscription(self, remote_id: str) -> int:
        if remote_id not in self._subscriptions:
            self.list_feeds()
        if remote_id not in self._subscriptions:
            raise self.refuse()
        return self._subscriptions[remote_id]

    def move_feed(self, remote_id: str, label: str, from_label: str) -> None:
        """Move a feed: first into the new folder, so that a kill leaves it in both rather than in none."""
        if label:
            body = {"feed_id": int(remote_id.removeprefix("feed/")), "name": label}
            self.ask("POST", "taggings.json", body, tolerate=(_EXISTS,))
        for tagging in self._list_taggings():
            if _feed_id(tagging) == remote_id and read_text(tagging.get("name")) != label:
                self.ask("DELETE", f"taggings/{read_number(tagging.get('id'))}.json")

    def rename_folder(self, label: str, name: str) -> None:
        self.ask("POST", "tags.json", {"old_name": label, "new_name": name})

    def list_unread(self) -> list[int]:
        return self._list_ids("unread_entries.json")

    def list_starred(self) -> list[int]:
        return self._list_ids("starred_entries.json")

    def _list_ids(self, path: str) -> list[int]:
        listed = self.ask("GET", path)
        ids = [read_number(one) for one in listed] if isinstance(listed, list) else [None]
        if None in ids:  # without these, what is unread would count as read
            raise unreadable(self.host)
        return [id_ for id_ in ids if id_ is not None]

    def list_newest(self, count: int, *, remote_id: str = "", since_at: int = 0) -> list[int]:
        path = f"feeds/{remote_id.removeprefix('feed/')}/entries.json" if remote_id else "entries.json"
        found: dict[int, None] = {}
        for page in range(1, min(MOST_PAGES, -(-count // PAGE)) + 1):
            # The page after the last one is not found.
            since = f"&since={_write_time(since_at)}" if since_at else ""
            answer = self.ask("GET", f"{path}?per_page={PAGE}&page={page}{since}", tolerate=(404,))
            ids = [id_ for one in list_dicts(answer) if (id_ := read_number(one.get("id"))) is not None]
            found.update(dict.fromkeys(ids))
            if len(ids) < PAGE:
                break
        return list(found)[:count]

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        if not ids:
            return
        unread, starred = set(self.list_unread()), set(self.list_starred())
        for start in range(0, len(ids), PAGE):
            asked = ",".join(map(str, ids[start : start + PAGE]))
            answer = self.ask("GET", f"entries.json?ids={asked}&include_enclosure=true", tolerate=(404,))
            yield [item for one in list_dicts(answer) if (item := _read_item(one, unread, starred)) is not None]

    def mark(self, field: str, ids: Sequence[int], *, value: bool) -> None:
        """Mark posts; those that the answer leaves out are of a feed that was left."""
        name = "unread_entries" if field == "read" else "starred_entries"
        is_added = value == (field == "starred")
        self.ask("POST" if is_added else "DELETE", f"{name}.json", {name: list(ids)})


def _feed_id(one: dict[str, Any]) -> str:
    return f"feed/{read_number(one.get('feed_id'))}"


def _read_feed(one: dict[str, Any], label: str) -> RemoteFeed:
    title = read_text(one.get("title"))[:LONGEST_NAME]
    return RemoteFeed(_feed_id(one), read_text(one.get("feed_url")), title, read_text(one.get("site_url")), label)


def _read_item(one: dict[str, Any], unread: set[int], starred: set[int]) -> RemoteItem | None:
    item_id, published_at = read_number(one.get("id")), read_time(one.get("published"))
    if item_id is None:
        return None
    return RemoteItem(
        item_id=item_id,
        remote_id=_feed_id(one),
        title=read_text(one.get("title")),
        link=read_text(one.get("url")),
        html=read_text(one.get("content")) or read_text(one.get("summary")),
        author=read_text(one.get("author")),
        published_at=None if published_at is None else int(published_at),
        crawled_at=read_time(one.get("created_at")),
        is_read=item_id not in unread,
        is_starred=item_id in starred,
        enclosures=read_files([one.get("enclosure")], "enclosure_url", "enclosure_type", "enclosure_length"),
    )


def _write_time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%S.000000Z")
