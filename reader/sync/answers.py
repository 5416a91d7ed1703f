"""Reads the answers of a server in the protocol of Google Reader into records. Pure; trusts no type of any value."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from reader.model.accounts import IdPage, RemoteFeed, RemoteItem
from reader.sync.problems import unreadable

_STATE_READ = "/state/com.google/read"
_STATE_STARRED = "/state/com.google/starred"
# FreshRSS writes what HTML and ids would misread in full width, which East Asian texts use by themselves.
_FULL_WIDTH = str.maketrans("＆＜＞？＼／，；", "&<>?\\/,;")
LONGEST_NAME = 250
"""Letters of a title or label of a feed; servers allow fewer."""
LONGEST_ADDRESS = 4_096
_LARGEST = 1 << 53
"""Of a number: no time and no count comes near it."""
_EAST_ASIAN = re.compile("[\u2e80-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff65-\uffdc]")


def find_auth(text: str) -> str:
    lines = (line.partition("=") for line in text.splitlines())
    return next((value.strip() for name, _, value in lines if name.strip() == "Auth"), "")


def read_subscriptions(answer: Any, host: str) -> list[RemoteFeed]:
    listed = answer.get("subscriptions") if isinstance(answer, dict) else None
    if not isinstance(listed, list):
        raise unreadable(host)
    feeds = [_read_subscription(one) for one in _dicts(listed)]
    return [feed for feed in feeds if _is_address(feed.url) and 0 < len(feed.remote_id) <= LONGEST_ADDRESS]


def _is_address(url: str) -> bool:
    return url.startswith(("http://", "https://")) and len(url) <= LONGEST_ADDRESS


def _read_subscription(one: dict[str, Any]) -> RemoteFeed:
    labels = [_label_of(category) for category in _dicts(one.get("categories"))]
    remote_id = _string(one.get("id"))
    url = _string(one.get("url")) or remote_id.removeprefix("feed/")
    title = _plain(_string(one.get("title")))[:LONGEST_NAME]
    return RemoteFeed(remote_id, url, title, _string(one.get("htmlUrl")), next(filter(None, labels), ""))


def _label_of(category: dict[str, Any]) -> str:
    """Servers name the user in the id or do not: its last part is the label. One that nobody can have typed is none."""
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
    """Miniflux answers with an empty list: it does not count."""
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
    """From both forms, plain decimal and long hexadecimal, to 64 bits with a sign."""
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
    """Text that UTF-8 can hold: JSON can spell half a letter, which no database takes."""
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
