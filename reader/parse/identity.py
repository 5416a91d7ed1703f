"""Entry identity: the keys by which an entry is recognised when its publisher renames it. Pure.

Publishers switch between http and https, reuse or drop guids, move to other addresses and change dates, so each entry
gets up to four keys, from strong to weak. engine.decide decides what a match means; see
docs/notes/when-is-an-entry-the-same-entry.md.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from msgspec import Struct

from reader.model.parsed import ParsedEntry

_TRACKERS = re.compile(r"(utm_[a-z_]+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref_src|cmpid|at_[a-z_]+)=", re.I)
_TRACKING_FRAGMENTS = ("xtor=", "utm_", "rss", "ref=", "ftag=")
_PLAIN_ADDRESS = re.compile(r"https?://(?:www\.)?([a-z0-9.-]+(?:/[^?#\s]*)?)")
"""Most addresses, where only the ends are cut off; ten times faster than splitting them."""
_MIN_TELLING_TEXT = 40


class EntryKeys(Struct, frozen=True):
    """The keys of one entry; empty bytes where it has no such key."""

    guid: bytes
    link: bytes
    dated: bytes
    """Title with publishing time."""
    content: bytes
    """Title with text."""
    sessionless: bytes = b""
    """The link without parameters that all links of the document share, for an entry with only a link and a title."""

    def all(self) -> tuple[bytes, ...]:
        keys = (self.guid, self.link, self.dated, self.content, self.sessionless)
        return tuple(dict.fromkeys(key for key in keys if key))

    @property
    def is_link_alone(self) -> bool:
        return bool(self.link) and not (self.guid or self.dated or self.content)


def make_keys(entry: ParsedEntry) -> EntryKeys:
    title = " ".join(entry.title.split()).casefold()
    telling = len(entry.text) >= _MIN_TELLING_TEXT
    keys = EntryKeys(
        guid=_guid_key(entry.guid),
        link=_key(b"u", normalise_address(entry.link)) if entry.link else b"",
        dated=_key(b"d", f"{entry.published_at}\n{title}") if title and entry.published_at is not None else b"",
        content=_key(b"c", f"{title}\n{entry.text}") if telling else b"",
    )
    return keys if keys.all() else EntryKeys(b"", b"", b"", _all_there_is_key(title, entry))


def _all_there_is_key(title: str, entry: ParsedEntry) -> bytes:
    """The key of an entry without guid, link, date and a text of some length, so that it is not lost."""
    said = (title, entry.text, *(item.url for item in entry.enclosures))
    return _key(b"c", "\n".join(said)) if any(said) else b""


def make_sessionless_keys(links: Sequence[str]) -> list[bytes]:
    """Keys of links of one document whose entries have nothing else. Parameters that all of them share cannot tell them
    apart, and may be a session id, which differs at every poll."""
    taken_apart = [_split_link(link) for link in links]
    shared = set.intersection(*(set(parameters) for _, parameters in taken_apart)) if len(links) > 1 else set()
    return [
        _key(b"s", "&".join((page, *(one for one in parameters if one not in shared))))
        for page, parameters in taken_apart
    ]


def _split_link(link: str) -> tuple[str, list[str]]:
    """The page, and its parameters after ?, & and ; in order."""
    page, *parameters = re.split(r"[?&;]", normalise_address(link).rpartition("#")[0])
    return page, [one for one in parameters if "=" in one]


def make_content_hash(entry: ParsedEntry) -> bytes:
    """A hash of everything that the user can see."""
    shown = (entry.title, entry.link, entry.author, entry.html, *entry.categories)
    media = (f"{item.url} {item.media_type}" for item in entry.enclosures)
    return hashlib.blake2b("\n".join((*shown, *media)).encode("utf-8", "replace"), digest_size=8).digest()


def _guid_key(guid: str) -> bytes:
    """The key of a guid; an address has the same key as a link, as publishers drop guids and switch schemes."""
    guid = guid.strip()
    if not guid:
        return b""
    if guid[:4].lower() == "http":
        return _key(b"u", normalise_address(guid))
    return _key(b"g", guid)


def _key(kind: bytes, text: str) -> bytes:
    return kind + hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest()


@lru_cache(maxsize=1024)
def normalise_address(address: str) -> str:
    """The address in one spelling: no scheme, no www, no trackers, no trailing slash."""
    plain = _PLAIN_ADDRESS.fullmatch(address)
    if plain:
        return f"{plain[1].rstrip('/')}?#"
    try:
        parts = urlsplit(address.strip())
        host = (parts.hostname or "").removeprefix("www.")
        port = f":{parts.port}" if parts.port not in (None, 80, 443) else ""
    except ValueError:
        return address.strip()
    query = "&".join(part for part in parts.query.split("&") if part and not _TRACKERS.match(part))
    fragment = "" if parts.fragment.lower().startswith(_TRACKING_FRAGMENTS) else parts.fragment
    return f"{host}{port}{parts.path.rstrip('/')}?{query}#{fragment}"


def is_generic_address(address: str) -> bool:
    """Whether an address names a whole site rather than one page of it."""
    normalised = normalise_address(address)
    return "/" not in normalised and normalised.endswith("?#")
