"""A client for Google Reader's protocol, as FreshRSS, Miniflux and others speak it. Raises AccountError only.

Where servers differ, it does what works with all: ids are sent in their long form, batches are small, a stale token is
renewed once. No type of any value in an answer is trusted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import requests

from reader.model.accounts import AccountProblem, IdPage, RemoteFeed, RemoteItem
from reader.sync.problems import AccountError, explain_redirect, explain_status, unreadable
from reader.wording.catalogue import Code

_STATE_READ, _STATE_STARRED = "/state/com.google/read", "/state/com.google/starred"
READING_LIST = "user/-/state/com.google/reading-list"
STARRED, READ = f"user/-{_STATE_STARRED}", f"user/-{_STATE_READ}"
LABEL = "user/-/label/"
BATCH = 250
"""Ids in one request."""
PAGE = 50_000
"""Ids in one answer: a second page, counted from the newest, could skip what shifted meanwhile."""
FEW = 10
"""Fewer posts are not split further where they take too long."""
MOST_IDS = 1_000_000
"""Of one list. A part of it would not do: what is not listed as unread counts as read."""
# FreshRSS writes special characters of HTML in full width, which East Asian texts use themselves.
_FULL_WIDTH = str.maketrans("＆＜＞？＼／，；", "&<>?\\/,;")
LONGEST_NAME = 250
"""Characters of a title or label; servers allow fewer."""
LONGEST_ADDRESS = 4_096
_LARGEST = 1 << 53
"""No time and no count comes near it."""
_EAST_ASIAN = re.compile("[\u2e80-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff65-\uffdc]")

Form = list[tuple[str, str]]


def find_auth(text: str) -> str:
    lines = (line.partition("=") for line in text.splitlines())
    return next((value.strip() for name, _, value in lines if name.strip() == "Auth"), "")


def read_subscriptions(answer: Any, host: str) -> list[RemoteFeed]:
    listed = answer.get("subscriptions") if isinstance(answer, dict) else None
    if not isinstance(listed, list):
        raise unreadable(host)
    feeds = [_read_subscription(one) for one in _dicts(listed)]
    longest = LONGEST_ADDRESS
    feeds = [feed for feed in feeds if 0 < len(feed.remote_id) <= longest and len(feed.url) <= longest]
    return [feed for feed in feeds if feed.url.startswith(("http://", "https://"))]


def _read_subscription(one: dict[str, Any]) -> RemoteFeed:
    labels = [_label_of(category) for category in _dicts(one.get("categories"))]
    remote_id = _string(one.get("id"))
    url = _string(one.get("url")) or remote_id.removeprefix("feed/")
    title = _plain(_string(one.get("title")))[:LONGEST_NAME]
    return RemoteFeed(remote_id, url, title, _string(one.get("htmlUrl")), next(filter(None, labels), ""))


def _label_of(category: dict[str, Any]) -> str:
    """The label of a category, also from its id, which may name the user; empty for one that is too long."""
    label = _plain(_string(category.get("label")) or _last_of(_string(category.get("id"))))
    return label if len(label) <= LONGEST_NAME else ""


def read_tag_labels(answer: Any) -> list[str]:
    tags = _dicts(answer.get("tags")) if isinstance(answer, dict) else []
    folders = {_last_of(_string(tag.get("id"))) for tag in tags if tag.get("type") == "folder"}
    names = (_last_of(_string(tag.get("id"))) for tag in tags if tag.get("type") == "tag")
    return [name for name in names if 0 < len(name) <= LONGEST_NAME and name not in folders]


def read_quickadd(answer: Any) -> str:
    if not isinstance(answer, dict) or not answer.get("numResults"):
        return ""
    return _string(answer.get("streamId"))


def read_unread_counts(answer: Any) -> dict[str, tuple[int, str]] | None:
    """Read how many posts are unread by stream; None for Miniflux, which answers with an empty list."""
    if not isinstance(answer, dict):
        return None
    counts = _dicts(answer.get("unreadcounts"))
    return {
        _string(one.get("id")): (_int(one.get("count")) or 0, _string(one.get("newestItemTimestampUsec")))
        for one in counts
    }


def read_ids(answer: Any, host: str) -> IdPage:
    if not isinstance(answer, dict):
        raise unreadable(host)
    ids = (parse_id(_string(one.get("id"))) for one in _dicts(answer.get("itemRefs")))
    return IdPage(tuple(id_ for id_ in ids if id_ is not None), _string(answer.get("continuation")))


def read_items(answer: Any) -> list[RemoteItem]:
    items = _dicts(answer.get("items")) if isinstance(answer, dict) else []
    return [item for one in items if (item := _read_item(one)) is not None]


def _read_item(one: dict[str, Any]) -> RemoteItem | None:
    item_id = parse_id(_string(one.get("id")))
    origin = one.get("origin")
    remote_id = _string(origin.get("streamId")) if isinstance(origin, dict) else ""
    if item_id is None or not remote_id:
        return None
    categories = [_string(category) for category in _list(one.get("categories"))]
    crawled_ms = _int(one.get("crawlTimeMsec"))
    return RemoteItem(
        item_id=item_id,
        remote_id=remote_id,
        title=_plain(_string(one.get("title"))),
        link=_href(one.get("canonical")) or _href(one.get("alternate")),
        html=_content(one.get("content")) or _content(one.get("summary")),
        author=_plain(_string(one.get("author"))),
        published_at=_int(one.get("published")),
        crawled_at=None if crawled_ms is None else crawled_ms / 1000,
        is_read=any(category.endswith(_STATE_READ) for category in categories),
        is_starred=any(category.endswith(_STATE_STARRED) for category in categories),
        labels=tuple(_last_of(category) for category in categories if "/label/" in category),
        enclosures=tuple(_enclosures(one.get("enclosure"))),
    )


def parse_id(text: str) -> int | None:
    """Read an id, plain decimal or long hexadecimal, as a signed 64-bit number."""
    long_form = text.rpartition("/item/")[2] if "/item/" in text else ""
    try:
        number = int(long_form, 16) if long_form else int(text)
    except ValueError:
        return None
    if not -(1 << 63) <= number < 1 << 64:
        return None
    return number - (1 << 64) if number >= 1 << 63 else number


def _enclosures(value: Any) -> Iterable[tuple[str, str, str]]:
    for one in _dicts(value):
        url = _string(one.get("href"))
        if url:
            length = _int(one.get("length"))
            yield url, _string(one.get("type")), "" if length is None else str(length)


def _content(value: Any) -> str:
    return _string(value.get("content")) if isinstance(value, dict) else ""


def _href(value: Any) -> str:
    return next((_string(one.get("href")) for one in _dicts(value)), "")


def _plain(text: str) -> str:
    return text if _EAST_ASIAN.search(text) else text.translate(_FULL_WIDTH)


def _last_of(stream: str) -> str:
    return stream.partition("/label/")[2]


def _string(value: Any) -> str:
    """Return text that UTF-8 can hold: JSON can contain lone surrogates, which no database takes."""
    if not isinstance(value, str):
        return ""
    return value if value.isascii() else value.encode("utf-8", "replace").decode()


def _int(value: Any) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    try:
        number = int(value)
    except ValueError:
        return None
    return number if abs(number) <= _LARGEST else None


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _dicts(value: Any) -> list[dict[str, Any]]:
    return [one for one in _list(value) if isinstance(one, dict)]


class ReaderServer:
    """One server and user. Call `login` first; a stale session logs in again by itself."""

    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        self._session = session
        self._base = base.rstrip("/")
        self._host = urlsplit(base).hostname or base
        self._username = username
        self._password = password
        self._auth = ""
        self._token = ""
        self.too_large: set[int] = set()
        """Posts that are too large for an answer, as far as they were asked for."""

    def login(self) -> None:
        form = [("Email", self._username), ("Passwd", self._password)]
        answer = self._send("POST", "accounts/ClientLogin", form=form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self._host)
        if answer.status_code != 200:
            status = 401 if answer.status_code == 400 else answer.status_code  # a name it cannot be
            raise explain_status(status, self._host, is_login=True)
        self._auth = find_auth(answer.text)
        if not self._auth:
            raise explain_status(404, self._host, is_login=True)

    def _get(self, call: str, **params: str) -> Any:
        return self._read_json(self._authorised("GET", call, params=[("output", "json"), *params.items()]))

    def _post(self, call: str, form: Form) -> requests.Response:
        """Send a change with its token; a stale one is renewed once."""
        if not self._token:
            self._token = self._fetch_token()
        answer = self._authorised("POST", call, form=[*form, ("T", self._token)], tolerate=(401,))
        if answer.status_code == 401:
            self._token = self._fetch_token()
            answer = self._authorised("POST", call, form=[*form, ("T", self._token)])
        return answer

    def _fetch_token(self) -> str:
        return self._authorised("GET", "token").text.strip()

    def _authorised(
        self, method: str, call: str, params: Form | None = None, form: Form | None = None, tolerate: Iterable[int] = ()
    ) -> requests.Response:
        if not self._auth:
            self.login()
        path = f"reader/api/0/{call}"
        answer = self._send(method, path, params, form)
        if answer.status_code == 401 and 401 not in tolerate:
            self._auth = ""
            self.login()
            answer = self._send(method, path, params, form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self._host)
        if answer.status_code != 200 and answer.status_code not in tolerate:
            raise explain_status(answer.status_code, self._host)
        return answer

    def _send(self, method: str, path: str, params: Form | None = None, form: Form | None = None) -> requests.Response:
        """Send a request. Redirects are not followed: login and marks are for the server that the user named."""
        headers = {"Authorization": f"GoogleLogin auth={self._auth}"} if self._auth else {}
        url = f"{self._base}/{path}"
        try:
            return self._session.request(method, url, params=params, data=form, headers=headers, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(self._host) from error

    def _read_json(self, answer: requests.Response) -> Any:
        try:
            return answer.json()
        except (ValueError, RecursionError) as error:
            raise unreadable(self._host) from error

    def list_feeds(self) -> list[RemoteFeed]:
        return read_subscriptions(self._get("subscription/list"), self._host)

    def list_tag_labels(self) -> list[str]:
        """The labels of posts, where the server tells them from folders."""
        return read_tag_labels(self._get("tag/list"))

    def subscribe(self, url: str) -> str:
        """Subscribe and return the feed's id at the server. AccountError (REFUSED) where it cannot read that feed."""
        remote_id = read_quickadd(self._read_json(self._post("subscription/quickadd", [("quickadd", url)])))
        if not remote_id:
            raise explain_status(400, self._host)
        return remote_id

    def unsubscribe(self, remote_id: str) -> None:
        self._post("subscription/edit", [("ac", "unsubscribe"), ("s", remote_id)])

    def edit_feed(self, remote_id: str, *, title: str = "", add: str = "", remove: str = "") -> None:
        form = [("ac", "edit"), ("s", remote_id)]
        form += [("t", title)] if title else []
        form += [("a", LABEL + add)] if add else []
        form += [("r", LABEL + remove)] if remove else []
        self._post("subscription/edit", form)

    def rename_label(self, label: str, name: str) -> None:
        """Rename a folder; its feeds stay in it."""
        self._post("rename-tag", [("s", LABEL + label), ("dest", LABEL + name)])

    def remove_label(self, label: str) -> None:
        """Remove a label of posts. A folder of that name would be removed instead: check that there is none first."""
        self._post("disable-tag", [("s", LABEL + label)])

    def find_unread_counts(self) -> dict[str, tuple[int, str]] | None:
        """By stream, how many posts are unread and the newest's time; None where the server does not count."""
        return read_unread_counts(self._get("unread-count"))

    def list_ids(
        self,
        stream: str,
        *,
        count: int,
        is_unread: bool = False,
        is_oldest_first: bool = False,
        continuation: str = "",
        since_at: int = 0,
    ) -> IdPage:
        params = {"s": stream, "n": str(count)}
        params |= {"xt": READ} if is_unread else {}
        params |= {"r": "o"} if is_oldest_first else {}
        params |= {"c": continuation} if continuation else {}
        params |= {"ot": str(since_at)} if since_at else {}
        return read_ids(self._get("stream/items/ids", **params), self._host)

    def list_all_ids(self, stream: str, *, is_unread: bool = False) -> list[int]:
        """Every id of a stream, newest first."""
        found: dict[int, None] = {}
        continuation = ""
        while True:
            page = self.list_ids(stream, count=PAGE, is_unread=is_unread, continuation=continuation)
            before = len(found)
            found.update(dict.fromkeys(page.ids))
            if not page.continuation or len(found) == before:
                return list(found)
            if len(found) > MOST_IDS:
                raise AccountError(AccountProblem.BROKEN, Code.BODY_TOO_LARGE(host=self._host))
            continuation = page.continuation

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        """Yield the posts of these ids, batch by batch, without those that the server no longer has.

        Batches that are too large or too slow are split; a post that is too large by itself is left out.
        """
        size, done = BATCH, 0
        while done < len(ids):
            batch = ids[done : done + size]
            try:
                items = self._fetch_batch(batch)
            except AccountError as error:
                is_large, is_slow = (error.message.code == code for code in ("BODY_TOO_LARGE", "TOO_SLOW"))
                if not is_large and not (is_slow and len(batch) >= FEW):
                    raise
                if len(batch) > 1:
                    size = max(len(batch) // 4, 1)
                    continue
                self.too_large.update(batch)
                items = []
            yield items
            done += len(batch)

    def _fetch_batch(self, ids: Sequence[int]) -> list[RemoteItem]:
        form: Form = [("output", "json"), *_as_form(ids)]
        try:
            return read_items(self._read_json(self._post("stream/items/contents", form)))
        except AccountError as error:
            if error.problem is AccountProblem.REFUSED:
                return []  # Miniflux refuses where it has none of them
            raise

    def edit_tags(self, ids: Sequence[int], *, add: str = "", remove: str = "") -> None:
        """Add or remove a state or label; at most BATCH ids."""
        form = [("a", add)] if add else []
        form += [("r", remove)] if remove else []
        self._post("edit-tag", [*form, *_as_form(ids)])


def _as_form(ids: Iterable[int]) -> Form:
    """Write ids in their long form: Miniflux reads plain numbers as hexadecimal."""
    return [("i", f"tag:google.com,2005:reader/item/{id_ & 0xFFFF_FFFF_FFFF_FFFF:016x}") for id_ in ids]
