"""Decides what two lists of feeds want of each other: what is new, gone, renamed or moved, on which side. Pure.

Three versions are compared: what is here, what the server lists, and what both agreed on last. A change that was made
on one side alone goes to the other; where both changed the same thing, ours was not sent yet and wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from reader.model.accounts import LinkedFeed, RemoteFeed
from reader.parse.identity import normalise_address

# What servers call the folder of feeds that are in none: FreshRSS in its languages, Miniflux.
DEFAULT_LABELS = frozenset(
    {
        *("All", "Uncategorized", "Unkategorisiert", "Sans catégorie", "Sin categorizar", "Senza categoria"),
        *(
            "Sem categoria",
            "Niet ingedeeld",
            "Brak kategorii",
            "Nezařazeno",
            "Bez kategórie",
            "Без категории",
        ),
        *("Kategorisiz", "Kategória nélküli", "Neklasificēts", "Pas triat", "未分類", "未分类", "분류 없음"),
        *("ללא קטגוריה", "دسته بندی نشده"),
    }
)


class LocalFeed(Struct, frozen=True):
    """A feed as it is here."""

    feed_id: int
    url: str
    name: str
    folder: str
    """As a label; empty at the top."""


class Change(Struct, frozen=True):
    """What one feed needs, so that both sides agree; None changes nothing."""

    here: LocalFeed
    linked: LinkedFeed
    remote: RemoteFeed
    rename_here: str | None = None
    rename_there: str | None = None
    move_here: str | None = None
    move_there: str | None = None


class Merge(Struct, frozen=True):
    add_here: tuple[RemoteFeed, ...]
    """Subscribed on another device."""
    adopt: tuple[tuple[int, RemoteFeed], ...]
    """Feeds that both sides have and that are not tied together yet."""
    vanished: tuple[LinkedFeed, ...]
    """Here, and at the server no more."""
    subscribe_there: tuple[LinkedFeed, ...]
    change: tuple[Change, ...]


def merge_feeds(
    local: Sequence[LocalFeed], linked: Sequence[LinkedFeed], remote: Sequence[RemoteFeed], now: float
) -> Merge:
    here = {feed.feed_id: feed for feed in local}
    there = {feed.remote_id: feed for feed in remote}
    ties = {one.remote_id: one for one in linked if one.remote_id is not None and one.feed_id in here}
    tied = {tie.feed_id for key, tie in ties.items() if key in there}
    adopt = _find_same(
        [feed for feed in local if feed.feed_id not in tied],
        [feed for feed in remote if feed.remote_id not in ties],
    )
    adopted = {feed.remote_id for _, feed in adopt}
    gone = {one.remote_id for one in linked if one.remote_id is not None and one.feed_id not in here}
    taken = {feed_id for feed_id, _ in adopt}
    return Merge(
        add_here=tuple(f for f in remote if f.remote_id not in ties and f.remote_id not in adopted | gone),
        adopt=tuple(adopt),
        vanished=tuple(one for key, one in ties.items() if key not in there and one.feed_id not in taken),
        subscribe_there=tuple(
            one
            for one in linked
            if one.remote_id is None
            and one.feed_id in here
            and one.feed_id not in taken
            and _may_try(one, now)
        ),
        change=tuple(
            _compare(here[ties[key].feed_id], ties[key], there[key]) for key in ties if key in there
        ),
    )


TRY_AGAIN_S = 86_400.0


def _may_try(linked: LinkedFeed, now: float) -> bool:
    return linked.refused_at is None or now - linked.refused_at >= TRY_AGAIN_S


def _find_same(local: Iterable[LocalFeed], remote: Iterable[RemoteFeed]) -> list[tuple[int, RemoteFeed]]:
    """By address; http and https, with and without www, are one."""
    exact = {feed.url: feed.feed_id for feed in local}
    loose = {normalise_address(feed.url): feed.feed_id for feed in local}
    found: list[tuple[int, RemoteFeed]] = []
    taken: set[int] = set()
    for feed in remote:
        feed_id = exact.get(feed.url) or loose.get(normalise_address(feed.url))
        if feed_id is not None and feed_id not in taken:
            found.append((feed_id, feed))
            taken.add(feed_id)
    return found


def _compare(here: LocalFeed, linked: LinkedFeed, there: RemoteFeed) -> Change:
    rename_here, rename_there = _merge_text(here.name, linked.local_name, there.title, linked.remote_title)
    folder = label_to_folder(there.label)
    base = None if linked.remote_label is None else label_to_folder(linked.remote_label)
    move_here, move_there = _merge_text(here.folder, linked.local_folder, folder, base)
    return Change(here, linked, there, rename_here, rename_there, move_here, move_there)


def _merge_text(here: str, was_here: str, there: str, was_there: str | None) -> tuple[str | None, str | None]:
    """What to set here, and what there; None leaves it."""
    if here != was_here:
        return (None, None) if here == there else (None, here)
    if was_there is not None and there != was_there and there != here:
        return there, None
    return None, None


def label_to_folder(label: str) -> str:
    return "" if label in DEFAULT_LABELS else label


def find_default_label(labels: Iterable[str], known: str) -> str:
    """What this server calls the folder of feeds that are in none."""
    return known or next((label for label in labels if label in DEFAULT_LABELS), "Uncategorized")


def folder_to_label(folder: str, default_label: str) -> str:
    return folder or default_label


def find_renamed(moves: Iterable[tuple[str, str]], folders: Sequence[str]) -> dict[str, str]:
    """Folders that were renamed, not left one by one: all of their feeds moved to the same new one. `moves` are from
    and to, `folders` those of all feeds before."""
    targets: dict[str, list[str]] = defaultdict(list)
    for old, new in moves:
        targets[old].append(new)
    return {
        old: news[0]
        for old, news in targets.items()
        if len(news) == folders.count(old)
        and len(set(news)) == 1
        and old
        and news[0]
        and news[0] not in folders
    }
