"""Folding of stories: which entries of a snapshot are folded under one above them, and which stories are open.

A story is led by its first entry in the list; the others stand folded under it until the user opens it. Pure
bookkeeping: it asks nobody, and a snapshot is folded once, so that nothing moves when stories are found later.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date, tzinfo

from msgspec import Struct, field
from msgspec.structs import replace

from reader.gui.entries.page_cache import add_kept
from reader.gui.entries.rows import DayRow, FeedRow, ListRow, Row
from reader.gui.kit.humanize import day_title, local_day
from reader.gui.kit.translate import tr
from reader.model.stored import EntryRow, View, ViewKind
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.views import get_rows, list_feeds_in, list_ids, list_left_out

# Entries grouped by feed: the order of their ids, and what a group's header says.
#
# Ids are gathered on the read thread; headings are made where they are painted.

# A header's id is negative; those of days are at most some four million below zero, feeds come after them.
_FEEDS_FROM = 10_000_000
_EVERYTHING = 1_000_000
_ROWS_AT_ONCE = 500


class GroupedIds(Struct, frozen=True):
    """The ids of a list, feed by feed."""

    ids: array[int] = field(default_factory=lambda: array("q"))
    names: dict[int, str] = field(default_factory=dict)
    """What each header says, by its id."""


def header_of_feed(feed_id: int) -> int:
    return -(_FEEDS_FROM + feed_id)


def is_feed_header(id_: int) -> bool:
    return id_ <= -_FEEDS_FROM


def list_grouped(conn: Connection, view: View, with_headers: bool, kept: Sequence[int] = ()) -> GroupedIds:
    """All ids of a view, feed by feed in the order of their names; within a feed as the view says."""
    found = GroupedIds()
    for feed_id, name, ids in _groups(conn, view, get_rows(conn, kept)):
        # The strip above the list already names the first group.
        if with_headers and found.ids:
            found.ids.append(header_of_feed(feed_id))
            found.names[header_of_feed(feed_id)] = name
        found.ids.extend(ids)
    return found


def add_feed_headers(conn: Connection, ids: Sequence[int], feed_ids: Sequence[int]) -> GroupedIds:
    """A list that is in the order of its feeds, with a header in front of each further one."""
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    found = GroupedIds()
    before = feed_ids[0] if feed_ids else 0
    for entry_id, feed_id in zip(ids, feed_ids, strict=True):
        if feed_id != before:
            found.ids.append(header_of_feed(feed_id))
            found.names[header_of_feed(feed_id)] = names.get(feed_id, "")
        found.ids.append(entry_id)
        before = feed_id
    return found


def _groups(conn: Connection, view: View, kept: Sequence[EntryRow]) -> list[tuple[int, str, Sequence[int]]]:
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    by_feed: dict[int, Sequence[int]] = {}
    if view.kind in (ViewKind.STARRED, ViewKind.TAG):
        page = add_kept(list_ids(conn, view, _EVERYTHING), kept, view.newest_first, None)
        by_feed = _sorted_out(get_rows(conn, page.ids))
    else:
        for id_ in _feeds_of(conn, view, names):
            page = list_ids(conn, replace(view, kind=ViewKind.FEED, id=id_), _EVERYTHING)
            own = [row for row in kept if row.feed_id == id_]
            by_feed[id_] = add_kept(page, own, view.newest_first, None).ids
    found = [(id_, names.get(id_, ""), ids) for id_, ids in by_feed.items() if ids]
    return sorted(found, key=lambda group: (group[1].casefold(), group[0]))


def _sorted_out(rows: Sequence[EntryRow]) -> dict[int, Sequence[int]]:
    by_feed: defaultdict[int, list[int]] = defaultdict(list)
    for row in rows:
        by_feed[row.feed_id].append(row.id)
    return dict(by_feed)


def _feeds_of(conn: Connection, view: View, names: dict[int, str]) -> Sequence[int]:
    if view.kind is ViewKind.FEED:
        return [view.id]
    left_out = set(list_left_out(conn, view))
    feeds = list_feeds_in(conn, view.id) if view.kind is ViewKind.FOLDER else list(names)
    return [feed_id for feed_id in feeds if feed_id not in left_out]


def unread_among_operation(ids: Sequence[int]) -> Callable[[Connection], list[int]]:
    """The first unread entries of a list in the order given, from the part that has any."""

    def run(conn: Connection) -> list[int]:
        for start in range(0, len(ids), _ROWS_AT_ONCE):
            rows = get_rows(conn, ids[start : start + _ROWS_AT_ONCE])
            if unread := [row.id for row in rows if not row.read]:
                return unread
        return []

    return run


def heading(row: Row | None, now: float) -> str:
    """What stands over the group of this row: its day, or its feed."""
    if isinstance(row, FeedRow):
        return row.name
    if isinstance(row, ListRow) and row.is_ranked and row.because is None:
        return tr("The most relevant first")
    if isinstance(row, ListRow) and row.is_ranked:
        return tr("What you may want to read first")
    if isinstance(row, ListRow) and row.by_feed:
        return row.entry.feed_name
    if isinstance(row, ListRow | DayRow):
        return day_title(row.day, local_day(now))
    return ""


# Headers of days among the ids of a list: negative numbers, made from the day. Pure; any thread.


def add_day_headers(
    ids: Sequence[int], times: Sequence[int], last_day: date | None, zone: tzinfo | None = None
) -> tuple[array[int], date]:
    """The ids with a header in front of each further day, and the day of the last one.

    Times run in one direction, so each day's end is found by halving: few conversions for many entries.
    """
    result = array("q")
    start, count = 0, len(ids)
    day = local_day(times[0], zone)
    while start < count:
        day = local_day(times[start], zone)
        end = bisect_left(range(count), 1, start, count, key=_is_other_day(times, day, zone))
        # The strip above the list already names the first day.
        if last_day is not None and day != last_day:
            result.append(header_id(day))
        result.extend(ids[start:end])
        start, last_day = end, day
    return result, day


def _is_other_day(times: Sequence[int], day: date, zone: tzinfo | None) -> Callable[[int], int]:
    return lambda position: int(local_day(times[position], zone) != day)


def header_id(day: date) -> int:
    return -day.toordinal()


def day_of_header(id_: int) -> date:
    return date.fromordinal(-id_)


class Folding(Struct, frozen=True):
    """A part of a list, folded."""

    kept: Sequence[int] = ()
    """The places that stay in the list."""
    copies: Mapping[int, int] = field(default_factory=dict)
    """The others, each with the entry that leads its story, in the order of the list."""
    leads: Mapping[int, int] = field(default_factory=dict)
    """The leading entry of each story that begins in this part."""


def fold_ids(ids: Sequence[int], story_of: Mapping[int, int], leads: Mapping[int, int]) -> Folding:
    """`leads`: the stories that began before, each with its leading entry."""
    kept: list[int] = []
    copies: dict[int, int] = {}
    began: dict[int, int] = {}
    for place, entry_id in enumerate(ids):
        story = story_of.get(entry_id)
        lead = None if story is None else leads.get(story, began.get(story))
        if lead is not None:
            copies[entry_id] = lead
            continue
        kept.append(place)
        if story is not None:
            began[story] = entry_id
    return Folding(kept, copies, began)


class Late(Struct, frozen=True):
    """What a further part of the list brought to stories that changed meanwhile."""

    under: dict[int, list[int]] = field(default_factory=dict)
    """For stories that are open already."""
    alone: list[int] = field(default_factory=list)
    """For stories of which nothing is left: these lead them now."""


class Folds:
    def __init__(self) -> None:
        self._leads: dict[int, int] = {}
        self._lead_of: dict[int, int] = {}
        self._copies: dict[int, list[int]] = {}
        self._open: set[int] = set()
        self._replaced: dict[int, int | None] = {}
        """Leading entries that were deleted, and what leads their story now: parts of the list that were asked
        for before still name the old one."""

    def clear(self) -> None:
        for part in (self._leads, self._lead_of, self._copies, self._open, self._replaced):
            part.clear()

    @property
    def leads(self) -> dict[int, int]:
        """Story by story; a copy, as it is read on another thread."""
        return dict(self._leads)

    def add(self, leads: Mapping[int, int], copies: Mapping[int, int]) -> Late:
        """Take in another part of the list; gives what must be shown of what was to be folded."""
        self._leads.update(leads)
        late = Late()
        for entry_id, lead in copies.items():
            now = self._replaced.get(lead, lead)
            if now is None:
                self._replaced[lead] = entry_id
                late.alone.append(entry_id)
                continue
            self._lead_of[entry_id] = now
            self._copies.setdefault(now, []).append(entry_id)
            if now in self._open:
                late.under.setdefault(now, []).append(entry_id)
        return late

    def copies_of(self, lead: int) -> Sequence[int]:
        """The entries that this one leads; none for an entry that leads no story."""
        return self._copies.get(lead, ())

    def find_lead(self, entry_id: int) -> int | None:
        """The entry that a folded one stands under."""
        return self._lead_of.get(entry_id)

    def is_open(self, lead: int) -> bool:
        return lead in self._open

    def set_open(self, lead: int, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(lead)

    def shown_copies(self) -> frozenset[int]:
        """Everything that stands under another entry in a row of its own."""
        return frozenset(id_ for lead in self._open for id_ in self._copies.get(lead, ()))

    def hidden(self) -> list[int]:
        """Everything that stands in no row now."""
        return [id_ for lead, copies in self._copies.items() if lead not in self._open for id_ in copies]

    def among(self, ids: Iterable[int]) -> tuple[dict[int, tuple[int, ...]], frozenset[int], frozenset[int]]:
        """Of these entries: what each leads, which lead an open story, which are copies."""
        wanted = list(ids)
        led = {id_: tuple(self._copies[id_]) for id_ in wanted if id_ in self._copies}
        return led, frozenset(led.keys() & self._open), frozenset(i for i in wanted if i in self._lead_of)

    def drop(self, gone: Collection[int]) -> dict[int, int]:
        """Entries were deleted. Gives, for each folded story that lost its first entry, the one that leads now:
        what was folded must not vanish with it."""
        promoted: dict[int, int] = {}
        for lead in [lead for lead in self._copies if lead in gone or _any_in(self._copies[lead], gone)]:
            left = [id_ for id_ in self._copies.pop(lead) if id_ not in gone]
            was_open = lead in self._open
            self._open.discard(lead)
            if lead in gone and left:
                promoted |= {} if was_open else {lead: left[0]}
                self._replace(lead, left[0])
                self._lead_of.pop(left[0])
                lead, left = left[0], left[1:]
            self._settle(lead, left, was_open)
        # Many may be gone and few of them in stories, so these are asked and not those.
        for entry_id in [id_ for id_ in self._lead_of if id_ in gone]:
            del self._lead_of[entry_id]
        for lead in [id_ for id_ in self._leads.values() if id_ in gone and id_ not in self._replaced]:
            self._replace(lead, None)
        return promoted

    def _replace(self, old: int, new: int | None) -> None:
        for earlier in [lead for lead, now in self._replaced.items() if now == old]:
            self._replaced[earlier] = new
        self._replaced[old] = new

    def _settle(self, lead: int, copies: list[int], is_open: bool) -> None:
        if copies:
            self._copies[lead] = copies
            self._lead_of.update(dict.fromkeys(copies, lead))
            self.set_open(lead, is_open)


def _any_in(ids: Iterable[int], some: Collection[int]) -> bool:
    return any(id_ in some for id_ in ids)
