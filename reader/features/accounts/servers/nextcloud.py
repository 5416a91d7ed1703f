"""A client for Nextcloud News, by its own API (version 1.3). Raises AccountError only; no type of any value is trusted.

It lists posts whole, never ids alone, and none by its id: what was listed is kept until the next sync. Pages go by the
id that the last one ended with, so nothing shifts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import requests

from reader.features.accounts.records import RemoteFeed, RemoteItem
from reader.features.accounts.servers.json_api import JsonService
from reader.features.accounts.servers.protocol import (
    BATCH,
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

FEED, STARRED, ALL = 0, 2, 3
PAGE = 200
MOST_PAGES = 500
MOST_ALONE = 50
"""Posts that are fetched one by one."""
_MARKS = {("read", True): "read", ("read", False): "unread", ("starred", True): "star", ("starred", False): "unstar"}
_EXISTS = 409


class NextcloudServer(JsonService):
    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        super().__init__(session, base, username, password)
        self._items: dict[int, RemoteItem] = {}
        """What was listed in this sync."""
        self._newest = 0

    def login(self) -> None:
        self.check_login("feeds")

    def probe(self, unread_count: int, *, asks_counts: bool) -> Probe:
        """Ask for the feeds, which have their counts; and for the newest posts if there is a newer one."""
        self._items.clear()
        answer = self._ask_for("feeds")
        counts = [(one.get("id"), one.get("unreadCount")) for one in list_dicts(answer.get("feeds"))]
        newest = read_number(answer.get("newestItemId")) or 0
        ids = self.list_newest(BATCH) if newest != self._newest else []
        self._newest = newest
        return Probe(Way.COUNTS, make_digest((counts, answer.get("starredCount"), newest)), tuple(ids))

    def _ask_for(self, name: str) -> dict[str, Any]:
        answer = self.ask("GET", name)
        if not isinstance(answer, dict) or not isinstance(answer.get(name), list):
            raise unreadable(self.host)
        return answer

    def list_feeds(self) -> list[RemoteFeed]:
        names = {number: name for name, number in self._list_folders().items()}
        listed = list_dicts(self._ask_for("feeds")["feeds"])
        return keep_readable([_read_feed(one, names.get(read_number(one.get("folderId")) or 0, "")) for one in listed])

    def _list_folders(self) -> dict[str, int]:
        folders = list_dicts(self._ask_for("folders")["folders"])
        return {read_text(one.get("name"))[:LONGEST_NAME]: read_number(one.get("id")) or 0 for one in folders}

    def subscribe(self, url: str) -> str:
        self.ask("POST", "feeds", {"url": url, "folderId": None}, tolerate=(_EXISTS,))
        found = [feed.remote_id for feed in self.list_feeds() if feed.url == url]
        if not found:
            raise self.refuse()
        return found[0]

    def unsubscribe(self, remote_id: str) -> None:
        self.ask("DELETE", f"feeds/{_number(remote_id)}")

    def rename_feed(self, remote_id: str, title: str) -> None:
        self.ask("POST", f"feeds/{_number(remote_id)}/rename", {"feedTitle": title})

    def move_feed(self, remote_id: str, label: str, from_label: str) -> None:
        """Move a feed into a folder, which is made if it isn't there. The old one stays, even if it is empty:
        deleting a folder deletes the feeds that another device just moved into it."""
        if label and label not in self._list_folders():
            self.ask("POST", "folders", {"name": label}, tolerate=(_EXISTS,))
        body = {"folderId": self._list_folders().get(label) if label else None}
        self.ask("POST", f"feeds/{_number(remote_id)}/move", body)

    def rename_folder(self, label: str, name: str) -> None:
        self.ask("PUT", f"folders/{self._list_folders().get(label, 0)}", {"name": name})

    def list_unread(self) -> list[int]:
        return self._list("getRead=false", ALL)

    def list_starred(self) -> list[int]:
        return self._list("getRead=true", STARRED)

    def list_newest(self, count: int, *, remote_id: str = "", since_at: int = 0) -> list[int]:
        if remote_id:
            return self._list("getRead=true", FEED, int(_number(remote_id)), count)
        if since_at:
            return self._keep(self.ask("GET", f"items/updated?lastModified={since_at}&type={ALL}&id=0"))[:count]
        return self._list("getRead=true", ALL, most=count)

    def _list(self, which: str, kind: int, feed: int = 0, most: int = MOST_PAGES * PAGE) -> list[int]:
        """List posts page by page, newest first; a page may begin with the last post of the one before."""
        found: dict[int, None] = {}
        offset = 0
        for _ in range(MOST_PAGES):
            query = f"type={kind}&id={feed}&{which}&batchSize={min(PAGE, most + 1)}&offset={offset}"
            ids = self._keep(self.ask("GET", f"items?{query}"))
            before = len(found)
            found.update(dict.fromkeys(ids))
            if len(found) == before or len(found) >= most:
                break
            offset = min(ids)
        return list(found)[:most]

    def _keep(self, answer: Any) -> list[int]:
        listed = answer.get("items") if isinstance(answer, dict) else None
        if not isinstance(listed, list):
            raise unreadable(self.host)
        items = [item for one in list_dicts(listed) if (item := _read_item(one)) is not None]
        if len(items) < len(listed):  # without these, what is unread would count as read
            raise unreadable(self.host)
        self._items |= {item.item_id: item for item in items}
        return [item.item_id for item in items]

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        for id_ in [id_ for id_ in ids if id_ not in self._items][:MOST_ALONE]:
            self._keep(self.ask("GET", f"items?type={ALL}&id=0&getRead=true&batchSize=2&offset={id_ + 1}"))
        for start in range(0, len(ids), BATCH):
            yield [self._items[id_] for id_ in ids[start : start + BATCH] if id_ in self._items]

    def mark(self, field: str, ids: Sequence[int], *, value: bool) -> None:
        self.ask("POST", f"items/{_MARKS[field, value]}/multiple", {"itemIds": list(ids)})


def _number(remote_id: str) -> str:
    return remote_id.removeprefix("feed/")


def _read_feed(one: dict[str, Any], label: str) -> RemoteFeed:
    title = read_text(one.get("title"))[:LONGEST_NAME]
    return RemoteFeed(
        f"feed/{read_number(one.get('id'))}", read_text(one.get("url")), title, read_text(one.get("link")), label
    )


def _read_item(one: dict[str, Any]) -> RemoteItem | None:
    item_id = read_number(one.get("id"))
    if item_id is None:
        return None
    return RemoteItem(
        item_id=item_id,
        remote_id=f"feed/{read_number(one.get('feedId'))}",
        title=read_text(one.get("title")),
        link=read_text(one.get("url")),
        html=read_text(one.get("body")),
        author=read_text(one.get("author")),
        published_at=read_number(one.get("pubDate")),
        crawled_at=None,
        is_read=one.get("unread") is False,
        is_starred=one.get("starred") is True,
        enclosures=read_files([one], "enclosureLink", "enclosureMime"),
    )
