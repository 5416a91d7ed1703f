"""Entry identity: the keys by which an entry is recognised when its publisher renames it, and which entries of a
document are new, changed or known by them. Pure.

Publishers switch between http and https, reuse or drop guids, move to other addresses and change dates, so each entry
gets up to four keys, from strong to weak. A document is matched in passes, the strongest keys first, and each stored
entry is claimed at most once, so that two entries never merge into one; see
docs/developer/notes/when-is-an-entry-the-same-entry.md.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.parsed import ParsedEntry
from reader.core.records.stored import ChangedEntry, EntryContent, KnownEntry, NewEntry

_TRACKERS = re.compile(r"(utm_[a-z_]+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref_src|cmpid|at_[a-z_]+)=", re.I)
_TRACKING_FRAGMENTS = ("xtor=", "utm_", "rss", "ref=", "ftag=")
_PLAIN_ADDRESS = re.compile(r"https?://(?:www\.)?([a-z0-9.-]+(?:/[^?#\s]*)?)")
"""Most addresses, where only the ends are cut off; ten times faster than splitting them."""
_MIN_TELLING_TEXT = 40
_FEWEST_TELLING_WORDS = 3


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
    titled: bytes = b""
    """A title of some words, for such an entry: its link may be another at every poll."""

    def all(self) -> tuple[bytes, ...]:
        keys = (self.guid, self.link, self.dated, self.content, self.sessionless, self.titled)
        return tuple(dict.fromkeys(key for key in keys if key))

    @property
    def is_link_alone(self) -> bool:
        return bool(self.link) and not (self.guid or self.dated or self.content)


def make_keys(entry: ParsedEntry) -> EntryKeys:
    """The keys of an entry; one made of all it has where it lacks guid, link, date and a text of some length."""
    title = " ".join(entry.title.split()).casefold()
    telling = len(entry.text) >= _MIN_TELLING_TEXT
    keys = EntryKeys(
        guid=_guid_key(entry.guid),
        link=_key(b"u", normalise_address(entry.link)) if entry.link else b"",
        dated=_key(b"d", f"{entry.published_at}\n{title}") if title and entry.published_at is not None else b"",
        content=_key(b"c", f"{title}\n{entry.text}") if telling else b"",
    )
    if keys.all():
        return keys
    said = (title, entry.text, *(item.url for item in entry.enclosures))
    return EntryKeys(b"", b"", b"", _key(b"c", "\n".join(said)) if any(said) else b"")


def make_sessionless_keys(links: Sequence[str]) -> list[bytes]:
    """Keys of links of one document whose entries have nothing else. Parameters that all of them share cannot tell them
    apart, and may be a session id, which differs at every poll."""
    # A page, and its parameters after ?, & and ; in order.
    split = [re.split(r"[?&;]", normalise_address(link).rpartition("#")[0]) for link in links]
    taken_apart = [(page, [one for one in parameters if "=" in one]) for page, *parameters in split]
    shared = set.intersection(*(set(parameters) for _, parameters in taken_apart)) if len(links) > 1 else set()
    return [
        _key(b"s", "&".join((page, *(one for one in parameters if one not in shared))))
        for page, parameters in taken_apart
    ]


def _title_key(title: str) -> bytes:
    """The key of a title that hardly recurs; empty for "Morning" and the like."""
    words = title.casefold().split()
    return _key(b"t", " ".join(words)) if len(words) >= _FEWEST_TELLING_WORDS else b""


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


OLDEST_BELIEVABLE = 631_152_000  # 1990: no feed is older than the web
CLOCK_SKEW_S = 3_600


class Decision(Struct, frozen=True):
    new: tuple[NewEntry, ...]
    """In the order of the document."""
    changed: tuple[ChangedEntry, ...]
    seen: tuple[int, ...]
    """Known entries that are still in the document."""


class Candidate(Struct, frozen=True):
    entry: ParsedEntry
    keys: EntryKeys


Known = Mapping[bytes, KnownEntry]
PASSES = ("guid", "link", "sessionless", "dated", "content")
"""Kinds of keys, the strongest first."""


def make_candidates(entries: Iterable[ParsedEntry]) -> list[Candidate]:
    """The document's entries, each once: some feeds contain the same item twice."""
    seen: dict[EntryKeys, Candidate] = {}
    for entry in entries:
        keys = make_keys(entry)
        if keys.all():
            seen.setdefault(keys, Candidate(entry, keys))
    candidates = seen.values()
    others = iter(make_sessionless_keys([one.entry.link for one in candidates if one.keys.is_link_alone]))
    return [
        replace(one, keys=replace(one.keys, sessionless=next(others), titled=_title_key(one.entry.title)))
        if one.keys.is_link_alone
        else one
        for one in candidates
    ]


def wanted_keys(candidates: Iterable[Candidate]) -> list[bytes]:
    """The keys to look up in the store before deciding."""
    return list(dict.fromkeys(key for candidate in candidates for key in candidate.keys.all()))


def decide(candidates: Sequence[Candidate], known: Known, now: float) -> Decision:
    matches = match(candidates, known)
    new: list[NewEntry] = []
    changed: list[ChangedEntry] = []
    for index, candidate in enumerate(candidates):
        same = matches.get(index)
        if same is None:
            new.append(NewEntry(candidate.keys.all(), make_content(candidate.entry, now)))
        elif change := find_change(candidate, same, known, now):
            changed.append(change)
    return Decision(tuple(new), tuple(changed), tuple(same.entry_id for same in matches.values()))


def match(candidates: Sequence[Candidate], known: Known) -> dict[int, KnownEntry]:
    """Map positions to the stored entries they are; the others are new."""
    matches: dict[int, KnownEntry] = {}
    claimed: set[int] = set()
    for kind in PASSES:
        keys = _telling_keys(candidates, kind)
        for index, candidate in enumerate(candidates):
            found = known.get(keys[index])
            if index in matches or found is None or found.entry_id in claimed:
                continue
            if _is_same(kind, candidate, found, known):
                matches[index] = found
                claimed.add(found.entry_id)
    for kind in ("content", "titled"):
        matches.update(_match_migration(kind, candidates, known, matches, claimed))
    matches.update(_match_kept_guids(candidates, known, matches))
    return matches


def _telling_keys(candidates: Sequence[Candidate], kind: str) -> list[bytes]:
    """The keys of one kind; empty if several entries of this document share one, as it then tells nothing."""
    keys: list[bytes] = [getattr(candidate.keys, kind) for candidate in candidates]
    counts = Counter(keys)
    return [key if counts[key] == 1 else b"" for key in keys]


def _is_same(kind: str, candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """Tell whether an entry is the stored one with which it shares a key of this kind."""
    entry = candidate.entry
    match kind:
        case "guid":  # unless everything else speaks against it: some publishers use one guid for all
            others = {candidate.keys.link, candidate.keys.dated, candidate.keys.content} - {b"", candidate.keys.guid}
            could_agree = bool(others) and bool(entry.title)
            return not could_agree or _agrees(candidate, found, known)
        case "link":  # enough where there is no guid; otherwise, or if it is just the site's, more must agree
            is_enough = not candidate.keys.guid and not is_generic_address(entry.link)
            return is_enough or _agrees(candidate, found, known)
        case "sessionless":  # the same page apart from the session that every link of the document carries
            return entry.title.casefold() == found.title.casefold()
        case "content":  # the same title and text, unless dates say that it is a recurring post
            return entry.published_at is None or found.published_at is None
    return True  # the same title at the same second: the site moved, or its software now writes other guids


def _agrees(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """Return whether anything besides the key in question says that the two are the same."""
    entry, keys = candidate.entry, candidate.keys
    link = b"" if is_generic_address(entry.link) else keys.link
    if sum(_is(known, key, found) for key in (keys.guid, link, keys.dated, keys.content)) > 1:
        return True
    same_title = bool(entry.title) and entry.title.casefold() == found.title.casefold()
    same_date = entry.published_at is not None and entry.published_at == found.published_at
    return same_title or same_date


def _is(known: Known, key: bytes, found: KnownEntry) -> bool:
    other = known.get(key)
    return other is not None and other.entry_id == found.entry_id


def _match_kept_guids(
    candidates: Sequence[Candidate], known: Known, matches: Mapping[int, KnownEntry]
) -> dict[int, KnownEntry]:
    """Match what was rewritten from end to end under its guid, as a live blog is, where the publisher's guids are worth
    something: another entry of the same document is known by its own. A guid that moved on to a new entry while the
    old one is still there under another name isn't kept."""
    keys = _telling_keys(candidates, "guid")
    if not any(_is(known, keys[index], found) for index, found in matches.items()):
        return {}
    claimed = {found.entry_id for found in matches.values()}
    kept = {index: known[key] for index, key in enumerate(keys) if index not in matches and key in known}
    return {index: found for index, found in kept.items() if found.entry_id not in claimed}


def _match_migration(
    kind: str, candidates: Sequence[Candidate], known: Known, matches: Mapping[int, KnownEntry], claimed: set[int]
) -> dict[int, KnownEntry]:
    """Match a site that was imported again: every guid, link and date is new, but title and text are the old ones; or
    one that gives out new links at every visit, where only titles stay.

    A single such entry may be a recurring post. If it is two or more, and half of what is left, the feed has moved.
    """
    open_places = [index for index in range(len(candidates)) if index not in matches]
    keys = _telling_keys(candidates, kind)
    moved = {index: known[keys[index]] for index in open_places if keys[index] in known}
    moved = {index: found for index, found in moved.items() if found.entry_id not in claimed}
    distinct = len({found.entry_id for found in moved.values()}) == len(moved)
    return moved if distinct and len(moved) >= 2 and 2 * len(moved) >= len(open_places) else {}


def find_change(candidate: Candidate, same: KnownEntry, known: Known, now: float) -> ChangedEntry | None:
    """Return what to write about a known entry, or None if nothing changed."""
    keys = tuple(key for key in candidate.keys.all() if not _is(known, key, same))
    differs = same.alive and make_content_hash(candidate.entry) != same.content_hash
    if not keys and not differs:
        return None
    return ChangedEntry(same.entry_id, keys, make_content(candidate.entry, now) if differs else None)


def make_content(entry: ParsedEntry, now: float) -> EntryContent:
    published_at = believable(entry.published_at, now)
    return EntryContent(
        title=entry.title,
        link=entry.link,
        author=entry.author,
        published_at=published_at,
        updated_at=believable(entry.updated_at, now),
        sort_at=int(now) if published_at is None else min(published_at, int(now)),
        html=entry.html,
        text=entry.text,
        categories=entry.categories,
        enclosures=entry.enclosures,
        language=entry.language,
        content_hash=make_content_hash(entry),
        comments=entry.comments,
    )


def believable(instant: int | None, now: float) -> int | None:
    """Return the date unless it is from before the web or the future; a slightly fast clock is accepted."""
    if instant is None or not OLDEST_BELIEVABLE <= instant <= now + CLOCK_SKEW_S:
        return None
    return instant
