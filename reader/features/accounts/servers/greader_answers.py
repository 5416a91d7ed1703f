"""Reads the answers of servers that speak Google Reader's protocol. Pure; no type of any value in it is trusted."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any

from reader.core.words.catalogue import AccountCode
from reader.features.accounts.records import AccountProblem, IdPage, RemoteFeed, RemoteItem
from reader.features.accounts.servers import protocol
from reader.features.accounts.servers.transport import AccountError, unreadable

_STATE_READ, _STATE_STARRED = "/state/com.google/read", "/state/com.google/starred"
STARRED, READ = f"user/-{_STATE_STARRED}", f"user/-{_STATE_READ}"
# FreshRSS writes special characters of HTML in full width, which East Asian texts use themselves.
_FULL_WIDTH = str.maketrans("＆＜＞？＼／，；", "&<>?\\/,;")
_EAST_ASIAN = re.compile("[\u2e80-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff65-\uffdc]")
_OBJECT_ID = re.compile("[0-9a-f]{24}")


def find_auth(text: str) -> str:
    lines = (line.partition("=") for line in text.splitlines())
    return next((value.strip() for name, _, value in lines if name.strip() == "Auth"), "")


def read_subscriptions(answer: Any, host: str) -> list[RemoteFeed]:
    listed = answer.get("subscriptions") if isinstance(answer, dict) else None
    if not isinstance(listed, list):
        raise unreadable(host)
    return protocol.keep_readable([_read_subscription(one) for one in protocol.list_dicts(listed)])


def _read_subscription(one: dict[str, Any]) -> RemoteFeed:
    labels = [_label_of(category) for category in protocol.list_dicts(one.get("categories"))]
    remote_id = protocol.read_text(one.get("id"))
    url = protocol.read_text(one.get("url")) or remote_id.removeprefix("feed/")
    title = _plain(protocol.read_text(one.get("title")))[: protocol.LONGEST_NAME]
    return RemoteFeed(remote_id, url, title, protocol.read_text(one.get("htmlUrl")), next(filter(None, labels), ""))


def _label_of(category: dict[str, Any]) -> str:
    """The label of a category, also from its id, which may name the user; empty for one that is too long."""
    label = _plain(protocol.read_text(category.get("label")) or _last_of(protocol.read_text(category.get("id"))))
    return label if len(label) <= protocol.LONGEST_NAME else ""


def read_tag_labels(answer: Any) -> list[str]:
    tags = protocol.list_dicts(answer.get("tags")) if isinstance(answer, dict) else []
    folders = {_last_of(protocol.read_text(tag.get("id"))) for tag in tags if tag.get("type") == "folder"}
    names = (_last_of(protocol.read_text(tag.get("id"))) for tag in tags if tag.get("type") == "tag")
    return [name for name in names if 0 < len(name) <= protocol.LONGEST_NAME and name not in folders]


def read_quickadd(answer: Any) -> str:
    if not isinstance(answer, dict) or not answer.get("numResults"):
        return ""
    return protocol.read_text(answer.get("streamId"))


def read_unread_counts(answer: Any) -> dict[str, tuple[int, str]] | None:
    """Read how many posts are unread by stream; None for Miniflux, which answers with an empty list."""
    if not isinstance(answer, dict):
        return None
    counts = protocol.list_dicts(answer.get("unreadcounts"))
    return {
        protocol.read_text(one.get("id")): (
            protocol.read_number(one.get("count")) or 0,
            protocol.read_text(one.get("newestItemTimestampUsec")),
        )
        for one in counts
    }


def read_names(answer: Any) -> dict[int, str]:
    """The ids that aren't numbers, by the number that stands for each."""
    listed = protocol.list_dicts(answer.get("itemRefs")) if isinstance(answer, dict) else []
    names = (protocol.read_text(one.get("id")).rpartition("/")[2] for one in listed)
    return {number: name for name in names if is_object_id(name) and (number := parse_id(name)) is not None}


def read_ids(answer: Any, host: str) -> IdPage:
    if not isinstance(answer, dict):
        raise unreadable(host)
    ids = [parse_id(protocol.read_text(one.get("id"))) for one in protocol.list_dicts(answer.get("itemRefs"))]
    if None in ids:  # without these, what is unread would count as read
        raise AccountError(AccountProblem.BROKEN, AccountCode.ACCOUNT_UNKNOWN_IDS(host=host))
    return IdPage(tuple(id_ for id_ in ids if id_ is not None), protocol.read_text(answer.get("continuation")))


def read_items(answer: Any) -> list[RemoteItem]:
    items = protocol.list_dicts(answer.get("items")) if isinstance(answer, dict) else []
    return [item for one in items if (item := _read_item(one)) is not None]


def _read_item(one: dict[str, Any]) -> RemoteItem | None:
    item_id = parse_id(protocol.read_text(one.get("id")))
    origin = one.get("origin")
    remote_id = protocol.read_text(origin.get("streamId")) if isinstance(origin, dict) else ""
    if item_id is None or not remote_id:
        return None
    categories = _texts(one.get("categories"))
    crawled_ms = protocol.read_number(one.get("crawlTimeMsec"))
    return RemoteItem(
        item_id=item_id,
        remote_id=remote_id,
        title=_plain(protocol.read_text(one.get("title"))),
        link=_href(one.get("canonical")) or _href(one.get("alternate")),
        html=_content(one.get("content")) or _content(one.get("summary")),
        author=_plain(protocol.read_text(one.get("author"))),
        published_at=protocol.read_number(one.get("published")),
        crawled_at=None if crawled_ms is None else crawled_ms / 1000,
        is_read=any(category.endswith(_STATE_READ) for category in categories),
        is_starred=any(category.endswith(_STATE_STARRED) for category in categories),
        labels=tuple(_last_of(category) for category in categories if "/label/" in category),
        enclosures=protocol.read_files(one.get("enclosure"), "href", "type", "length"),
    )


def parse_id(text: str) -> int | None:
    """Read an id, plain decimal or long hexadecimal, as a signed 64-bit number; one of The Old Reader's, which are
    longer, as a number of its own that grows with its time."""
    long_form = text.rpartition("/item/")[2] if "/item/" in text else ""
    if is_object_id(long_form or text):
        name = long_form or text
        return int(name[:8], 16) << 31 | int.from_bytes(blake2b(name.encode(), digest_size=4).digest()) & 0x7FFF_FFFF
    try:
        number = int(long_form, 16) if long_form else int(text)
    except ValueError:
        return None
    if not -(1 << 63) <= number < 1 << 64:
        return None
    return number - (1 << 64) if number >= 1 << 63 else number


def is_object_id(text: str) -> bool:
    return _OBJECT_ID.fullmatch(text) is not None


def _texts(value: Any) -> list[str]:
    return [protocol.read_text(one) for one in value] if isinstance(value, list) else []


def _content(value: Any) -> str:
    return protocol.read_text(value.get("content")) if isinstance(value, dict) else ""


def _href(value: Any) -> str:
    return next((protocol.read_text(one.get("href")) for one in protocol.list_dicts(value)), "")


def _plain(text: str) -> str:
    return text if _EAST_ASIAN.search(text) else text.translate(_FULL_WIDTH)


def _last_of(stream: str) -> str:
    return stream.partition("/label/")[2]
