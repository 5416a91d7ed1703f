"""A client for Tiny Tiny RSS, by its own JSON API. Raises AccountError only; no type of any value is trusted.

Every call is a POST to one address that says 200 whatever comes of it. It can't rename or move feeds, so each side
keeps its own names and folders. Posts are listed whole but without their text, 200 at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reader.core.words.catalogue import AccountCode
from reader.features.accounts.records import AccountProblem, RemoteFeed, RemoteItem
from reader.features.accounts.servers import protocol
from reader.features.accounts.servers.json_api import JsonService
from reader.features.accounts.servers.transport import AccountError, explain_status, unreadable

ALL, ALL_FEEDS, STARRED = -4, -3, -1
PAGE = 200
MOST_PAGES = 2_500
NEW = 2 * PAGE
"""How many posts are looked through for those that other devices read before they were seen here."""
AT_ONCE = 50
"""Posts with their texts in one answer."""
_FIELDS = {"starred": 0, "read": 2}


class TinyServer(JsonService):
    _session_id = ""

    def login(self) -> None:
        said = self._ask("login", user=self.username, password=self.password)
        self._session_id = protocol.read_text(said.get("session_id")) if isinstance(said, dict) else ""
        if not self._session_id:
            raise unreadable(self.host)

    def _call(self, name: str, **given: Any) -> Any:
        """Ask, and log in again if the session ended."""
        if not self._session_id:
            self.login()
        try:
            return self._ask(name, sid=self._session_id, **given)
        except AccountError as error:
            if error.problem is not AccountProblem.PASSWORD:
                raise
        self.login()
        return self._ask(name, sid=self._session_id, **given)

    def _ask(self, name: str, **given: Any) -> Any:
        answer = self.ask("POST", "", {"op": name, **given})
        if not isinstance(answer, dict) or "content" not in answer:
            raise unreadable(self.host)
        content = answer["content"]
        if answer.get("status") == 0:
            return content
        why = protocol.read_text(content.get("error")) if isinstance(content, dict) else ""
        if why == "API_DISABLED":
            raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_API_OFF(host=self.host))
        raise explain_status(401 if why in ("LOGIN_ERROR", "NOT_LOGGED_IN") else 400, self.host)

    def probe(self, unread_count: int, *, asks_counts: bool) -> protocol.Probe:
        """Compare how many posts of each feed are unread, and the newest posts and stars."""
        counts = [(one.get("id"), one.get("counter")) for one in protocol.list_dicts(self._call("getCounters"))]
        newest, stars = self._list_page(ALL, "all_articles"), self._list_page(STARRED, "marked")
        seen = protocol.make_digest((sorted(map(str, counts)), newest, stars))
        return protocol.Probe(protocol.Way.ENDS, seen, tuple(newest))

    def list_feeds(self) -> list[RemoteFeed]:
        listed = self._call("getFeeds", cat_id=ALL_FEEDS)
        if not isinstance(listed, list):
            raise unreadable(self.host)
        folders = protocol.list_dicts(self._call("getCategories", include_empty=False))
        names = {
            protocol.read_number(one.get("id")): protocol.read_text(one.get("title"))[: protocol.LONGEST_NAME]
            for one in folders
        }
        return protocol.keep_readable([_read_feed(one, names) for one in protocol.list_dicts(listed)])

    def subscribe(self, url: str) -> str:
        self._call("subscribeToFeed", feed_url=url, category_id=0)
        found = [feed.remote_id for feed in self.list_feeds() if feed.url == url]
        if not found:
            raise self.refuse()
        return found[0]

    def unsubscribe(self, remote_id: str) -> None:
        self._call("unsubscribeFeed", feed_id=_number(remote_id))

    def rename_feed(self, remote_id: str, title: str) -> None:
        raise self.refuse()

    def move_feed(self, remote_id: str, label: str, from_label: str) -> None:
        raise self.refuse()

    def rename_folder(self, label: str, name: str) -> None:
        raise self.refuse()

    def list_unread(self) -> list[int]:
        return self._list(ALL, "unread")

    def list_starred(self) -> list[int]:
        return self._list(STARRED, "marked")

    def list_newest(self, count: int, *, remote_id: str = "", since_at: int = 0) -> list[int]:
        """Newest first; posts have no time of arrival, so "since" means so many."""
        if since_at:
            return self._read_pages(ALL, "all_articles", min(count, NEW))[0]
        return self._list(_number(remote_id) if remote_id else ALL, "all_articles", count)

    def _list(self, feed: int, mode: str, most: int = MOST_PAGES * PAGE) -> list[int]:
        return protocol.list_at_rest(lambda: self._read_pages(feed, mode, most))

    def _read_pages(self, feed: int, mode: str, most: int) -> tuple[list[int], int]:
        found: dict[int, None] = {}
        pages = 0
        while pages < MOST_PAGES and len(found) < most:
            page = self._list_page(feed, mode, pages * PAGE)
            pages += 1
            found.update(dict.fromkeys(page))
            if len(page) < PAGE:
                break
        return list(found)[:most], pages

    def _list_page(self, feed: int, mode: str, skip: int = 0) -> list[int]:
        wanted = {"feed_id": feed, "view_mode": mode, "limit": PAGE, "skip": skip}
        listed = self._call("getHeadlines", **wanted, show_content=False, show_excerpt=False)
        ids = [protocol.read_number(one.get("id")) for one in protocol.list_dicts(listed)]
        if not isinstance(listed, list) or len(ids) < len(listed) or None in ids:
            raise unreadable(self.host)  # without these, what is unread would count as read
        return [id_ for id_ in ids if id_ is not None]

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        for start in range(0, len(ids), AT_ONCE):
            asked = ",".join(map(str, ids[start : start + AT_ONCE]))
            answer = self._call("getArticle", article_id=asked)
            yield [item for one in protocol.list_dicts(answer) if (item := _read_item(one)) is not None]

    def mark(self, field: str, ids: Sequence[int], *, value: bool) -> None:
        is_set = value is not (field == "read")  # it keeps what is unread
        asked = ",".join(map(str, ids))
        self._call("updateArticle", article_ids=asked, mode=int(is_set), field=_FIELDS[field])


def _number(remote_id: str) -> int:
    return int(remote_id.removeprefix("feed/"))


def _read_feed(one: dict[str, Any], names: dict[int | None, str]) -> RemoteFeed:
    folder = protocol.read_number(one.get("cat_id")) or 0
    title = protocol.read_text(one.get("title"))[: protocol.LONGEST_NAME]
    label = names.get(folder, "") if folder > 0 else ""
    return RemoteFeed(
        f"feed/{protocol.read_number(one.get('id'))}", protocol.read_text(one.get("feed_url")), title, "", label
    )


def _read_item(one: dict[str, Any]) -> RemoteItem | None:
    item_id, published_at = protocol.read_number(one.get("id")), protocol.read_number(one.get("updated"))
    if item_id is None or protocol.read_number(one.get("feed_id")) is None:
        return None
    return RemoteItem(
        item_id=item_id,
        remote_id=f"feed/{protocol.read_number(one.get('feed_id'))}",
        title=protocol.read_text(one.get("title")),
        link=protocol.read_text(one.get("link")),
        html=protocol.read_text(one.get("content")),
        author=protocol.read_text(one.get("author")),
        published_at=published_at,
        crawled_at=None if published_at is None else float(published_at),  # it tells a reused id from the old one
        is_read=one.get("unread") is False,
        is_starred=one.get("marked") is True,
        enclosures=protocol.read_files(one.get("attachments"), "content_url", "content_type"),
    )
