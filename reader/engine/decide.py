"""Compares a fetched document with what is stored: which entries are new, which changed, which are known.

Pure. A document is matched in passes, the strongest keys first, and each stored entry is claimed at most once, so that
two entries never merge into one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from reader.model.parsed import ParsedEntry
from reader.model.stored import ChangedEntry, EntryContent, KnownEntry, NewEntry
from reader.parse.identity import EntryKeys, is_generic_address, make_content_hash, make_keys, make_sessionless_keys

OLDEST_BELIEVABLE = 631_152_000  # 1990: no feed is older than the web
CLOCK_SKEW_S = 3_600


class Decision(Struct, frozen=True):
    new: tuple[NewEntry, ...]
    """In the order of the document."""
    changed: tuple[ChangedEntry, ...]
    seen: tuple[int, ...]
    """Known entries that are still in the document."""


class Candidate(Struct, frozen=True):
    """An entry of the document with its keys."""

    entry: ParsedEntry
    keys: EntryKeys


Known = Mapping[bytes, KnownEntry]
Test = Callable[[Candidate, KnownEntry, Known], bool]


def make_candidates(entries: Iterable[ParsedEntry]) -> list[Candidate]:
    """The document's entries, each once: some feeds contain the same item twice."""
    seen: dict[EntryKeys, Candidate] = {}
    for entry in entries:
        keys = make_keys(entry)
        if keys.all():
            seen.setdefault(keys, Candidate(entry, keys))
    return _without_sessions(list(seen.values()))


def _without_sessions(candidates: Sequence[Candidate]) -> list[Candidate]:
    alone = [one.entry.link for one in candidates if one.keys.is_link_alone]
    keys = iter(make_sessionless_keys(alone))
    return [
        replace(one, keys=replace(one.keys, sessionless=next(keys))) if one.keys.is_link_alone else one
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
    for kind, is_same in PASSES:
        keys = _telling_keys(candidates, kind)
        for index, candidate in enumerate(candidates):
            found = known.get(keys[index])
            if index in matches or found is None or found.entry_id in claimed:
                continue
            if is_same(candidate, found, known):
                matches[index] = found
                claimed.add(found.entry_id)
    matches.update(_match_migration(candidates, known, matches, claimed))
    return matches


def _telling_keys(candidates: Sequence[Candidate], kind: str) -> list[bytes]:
    """The keys of one kind; empty if several entries of this document share one, as it then tells nothing."""
    keys: list[bytes] = [getattr(candidate.keys, kind) for candidate in candidates]
    counts = Counter(keys)
    return [key if counts[key] == 1 else b"" for key in keys]


def _same_by_guid(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """Believe a guid unless everything else speaks against it: some publishers use one guid for all."""
    return _agrees(candidate, found, known) or not _says_enough(candidate)


def _same_by_link(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """Believe a link if there is no guid; otherwise, or if it is just the site's, more must agree."""
    if not candidate.keys.guid and not is_generic_address(candidate.entry.link):
        return True
    return _agrees(candidate, found, known)


def _same_by_date(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """The same title at the same second: the site moved, or its software now writes other guids."""
    return True


def _same_by_content(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """The same title and text, unless dates say that it is a recurring post."""
    return candidate.entry.published_at is None or found.published_at is None


def _same_without_session(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """The same page apart from the session that every link of the document carries."""
    return candidate.entry.title.casefold() == found.title.casefold()


PASSES: tuple[tuple[str, Test], ...] = (
    ("guid", _same_by_guid),
    ("link", _same_by_link),
    ("sessionless", _same_without_session),
    ("dated", _same_by_date),
    ("content", _same_by_content),
)


def _agrees(candidate: Candidate, found: KnownEntry, known: Known) -> bool:
    """Return whether anything besides the key in question says that the two are the same."""
    entry, keys = candidate.entry, candidate.keys
    link = b"" if is_generic_address(entry.link) else keys.link
    if sum(_is(known, key, found) for key in (keys.guid, link, keys.dated, keys.content)) > 1:
        return True
    same_title = bool(entry.title) and entry.title.casefold() == found.title.casefold()
    same_date = entry.published_at is not None and entry.published_at == found.published_at
    return same_title or same_date


def _says_enough(candidate: Candidate) -> bool:
    """Return whether the entry has keys besides its guid that could have agreed."""
    others = {candidate.keys.link, candidate.keys.dated, candidate.keys.content} - {b"", candidate.keys.guid}
    return bool(others) and bool(candidate.entry.title)


def _is(known: Known, key: bytes, found: KnownEntry) -> bool:
    other = known.get(key)
    return other is not None and other.entry_id == found.entry_id


def _match_migration(
    candidates: Sequence[Candidate], known: Known, matches: Mapping[int, KnownEntry], claimed: set[int]
) -> dict[int, KnownEntry]:
    """Match a site that was imported again: every guid, link and date is new, but title and text are the old ones.

    A single such entry may be a recurring post. If it is two or more, and half of what is left, the feed has moved.
    """
    open_places = [index for index in range(len(candidates)) if index not in matches]
    keys = _telling_keys(candidates, "content")
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
