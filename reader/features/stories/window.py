"""Groups of the entry list: by feed, by day, and copies folded under the entry that leads their story.

The first entry of a story in the list leads it; the others are folded under it until the user opens it. A snapshot is
folded once, so that nothing moves when stories are found later. Ids are gathered on the read thread.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, MutableSequence, Sequence
from datetime import date, tzinfo

from msgspec import Struct, field
from msgspec.structs import replace

from reader.core.records.stored import Cursor, EntryRow, View, ViewKind
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.views import IdPage, get_rows, list_feeds_in, list_ids, list_left_out
from reader.window.kit.humanize import day_title, joined, local_day, month_in_words, say_sound, spoken_age
from reader.window.kit.translate import tr
from reader.window.list.rows import DayRow, FeedRow, GoneRow, ListRow, Row, fold_in_words, reason_in_words

_FEEDS_FROM = 10_000_000
"""Headers have negative ids: those of days down to about four million below zero, those of feeds from here on."""
_EVERYTHING = 1_000_000
_ROWS_AT_ONCE = 500


class GroupedIds(Struct, frozen=True):
    """The ids of a list, feed by feed."""

    ids: array[int] = field(default_factory=lambda: array("q"))
    names: dict[int, str] = field(default_factory=dict)
    """The text of each header, by its id."""


def header_of_feed(feed_id: int) -> int:
    return -(_FEEDS_FROM + feed_id)


def is_feed_header(id_: int) -> bool:
    return id_ <= -_FEEDS_FROM


def add_kept(page: IdPage, kept: Sequence[EntryRow], newest_first: bool, after: Cursor | None) -> IdPage:
    """The page with those of `kept`, entries that a new list would leave out, whose place is inside it."""
    here = {*page.ids}
    missing = [row for row in kept if row.id not in here and _is_between(row.cursor, after, page, newest_first)]
    if not missing:
        return page
    places = [*zip(page.sort_at, page.ids, strict=True), *((row.sort_at, row.id) for row in missing)]
    places.sort(reverse=newest_first)
    ids, times = array("q", (id_ for _, id_ in places)), array("q", (at for at, _ in places))
    return IdPage(ids, page.next, times)


def _is_between(place: Cursor, after: Cursor | None, page: IdPage, newest_first: bool) -> bool:
    begins = after is None or _comes_before(after, place, newest_first)
    ends = page.next is None or _comes_before(place, page.next, newest_first)
    return begins and ends


def _comes_before(one: Cursor, other: Cursor, newest_first: bool) -> bool:
    first, second = (one.sort_at, one.entry_id), (other.sort_at, other.entry_id)
    return first > second if newest_first else first < second


def list_grouped(conn: Connection, view: View, with_headers: bool, kept: Sequence[int] = ()) -> GroupedIds:
    """All ids of a view, feed by feed in the order of their names; within a feed as the view says."""
    found = GroupedIds()
    for feed_id, name, ids in _groups(conn, view, get_rows(conn, kept)):
        # The strip above the list names the first group.
        if with_headers and found.ids:
            found.ids.append(header_of_feed(feed_id))
            found.names[header_of_feed(feed_id)] = name
        found.ids.extend(ids)
    return found


def add_feed_headers(conn: Connection, ids: Sequence[int], feed_ids: Sequence[int]) -> GroupedIds:
    """Add a header in front of each further feed to a list in the order of its feeds."""
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
    by_feed: dict[int, MutableSequence[int]] = {}
    if view.kind in (ViewKind.STARRED, ViewKind.TAG):
        page = add_kept(list_ids(conn, view, _EVERYTHING), kept, view.newest_first, None)
        for row in get_rows(conn, page.ids):
            by_feed.setdefault(row.feed_id, []).append(row.id)
    else:
        for id_ in _feeds_of(conn, view, names):
            page = list_ids(conn, replace(view, kind=ViewKind.FEED, id=id_), _EVERYTHING)
            own = [row for row in kept if row.feed_id == id_]
            by_feed[id_] = add_kept(page, own, view.newest_first, None).ids
    found = [(id_, names.get(id_, ""), ids) for id_, ids in by_feed.items() if ids]
    return sorted(found, key=lambda group: (group[1].casefold(), group[0]))


def _feeds_of(conn: Connection, view: View, names: dict[int, str]) -> Sequence[int]:
    if view.kind is ViewKind.FEED:
        return [view.id]
    left_out = set(list_left_out(conn, view))
    feeds = list_feeds_in(conn, view.id) if view.kind is ViewKind.FOLDER else list(names)
    return [feed_id for feed_id in feeds if feed_id not in left_out]


def unread_among_operation(ids: Sequence[int]) -> Callable[[Connection], list[int]]:
    """Find the first unread entries of a list, from the first part that has any."""

    def run(conn: Connection) -> list[int]:
        for start in range(0, len(ids), _ROWS_AT_ONCE):
            rows = get_rows(conn, ids[start : start + _ROWS_AT_ONCE])
            if unread := [row.id for row in rows if not row.read]:
                return unread
        return []

    return run


def heading(row: Row | None, now: float) -> str:
    """The heading of the group of this row: its day, or its feed."""
    if isinstance(row, FeedRow):
        return row.name
    if isinstance(row, ListRow) and row.is_ranked and row.because is None:
        return tr("Most relevant first")
    if isinstance(row, ListRow) and row.is_ranked:
        return tr("Suggested first")
    if isinstance(row, ListRow) and row.by_feed:
        return row.entry.feed_name
    if isinstance(row, ListRow) and row.says_date:
        return month_in_words(row.day, local_day(now))
    if isinstance(row, ListRow | DayRow):
        return day_title(row.day, local_day(now))
    return ""


def row_in_words(row: Row | None, now: float) -> str:
    """The accessible text of a row: unread first, then title, feed and age, then marks."""
    if row is None:
        return tr("Loading")
    if isinstance(row, DayRow | FeedRow):
        return heading(row, now)
    if isinstance(row, GoneRow):
        return tr("This article is no longer stored")
    entry = row.entry
    parts = [] if entry.read else [tr("Unread.")]
    parts.append(row.name if row.name.endswith((".", "!", "?", "…")) else f"{row.name}.")
    marks = [tr("starred")] if entry.starred else []
    marks += [tr("highlighted")] if entry.highlighted else []
    marks += [tr("has audio")] if entry.has_sound else []
    marks += [words] if entry.sound is not None and (words := say_sound(entry.sound)) else []
    marks += [tr("downloaded")] if entry.sound is not None and entry.sound.is_downloaded else []
    marks += [tr("tagged {tags}").format(tags=joined(entry.tags))] if entry.tags else []
    parts.append(joined([entry.feed_name, spoken_age(entry.sort_at, now), *marks]) + ".")
    parts += [f"{note}." for note in (fold_in_words(row), reason_in_words(row)) if note]
    if row.fold is not None:
        parts.append(tr("Expanded.") if row.fold.is_open else tr("Collapsed."))
    return " ".join(parts)


def add_day_headers(
    ids: Sequence[int], times: Sequence[int], last_day: date | None, zone: tzinfo | None = None
) -> tuple[array[int], date]:
    """Add a header in front of each further day; return the ids and the last day.

    Times are sorted, so each day's end is found by bisection, with few conversions.
    """
    result = array("q")
    start, count = 0, len(ids)
    day = local_day(times[0], zone)
    while start < count:
        day = local_day(times[start], zone)
        end = bisect_left(
            range(count), 1, start, count, key=lambda position: int(local_day(times[position], zone) != day)
        )
        # The strip above the list names the first day.
        if last_day is not None and day != last_day:
            result.append(header_id(day))
        result.extend(ids[start:end])
        start, last_day = end, day
    return result, day


def header_id(day: date) -> int:
    return -day.toordinal()


def day_of_header(id_: int) -> date:
    return date.fromordinal(-id_)


class Folding(Struct, frozen=True):
    """A part of a list, folded."""

    kept: Sequence[int] = ()
    """The places that stay in the list."""
    copies: Mapping[int, int] = field(default_factory=dict)
    """The others, each with the entry that leads its story, in list order."""
    leads: Mapping[int, int] = field(default_factory=dict)
    """The leading entry of each story that begins in this part."""


def fold_ids(ids: Sequence[int], story_of: Mapping[int, int], leads: Mapping[int, int]) -> Folding:
    """Fold a part of the list. `leads`: the stories that began before, each with its leading entry."""
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
    """Copies in a further part of the list whose stories changed meanwhile."""

    under: dict[int, list[int]] = field(default_factory=dict)
    """Of stories that are open."""
    alone: list[int] = field(default_factory=list)
    """Of stories of which nothing is left: these lead them now."""


class Folds:
    """The folded stories of a snapshot, and which are open. Pure."""

    def __init__(self) -> None:
        self._leads: dict[int, int] = {}
        self._lead_of: dict[int, int] = {}
        self._copies: dict[int, list[int]] = {}
        self._open: set[int] = set()
        self._replaced: dict[int, int | None] = {}
        """Leading entries that were deleted, and what leads their story now: parts of the list that were asked for
        before still name the old one."""

    @property
    def leads(self) -> dict[int, int]:
        """The leading entry of each story; a copy, as it is read on another thread."""
        return dict(self._leads)

    def add(self, leads: Mapping[int, int], copies: Mapping[int, int]) -> Late:
        """Add another part of the list; return the copies that must be shown after all."""
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
        """The copies of the story that this entry leads, if any."""
        return self._copies.get(lead, ())

    def find_lead(self, entry_id: int) -> int | None:
        """The entry that a copy is folded under."""
        return self._lead_of.get(entry_id)

    def is_open(self, lead: int) -> bool:
        return lead in self._open

    def set_open(self, lead: int, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(lead)

    def shown_copies(self) -> frozenset[int]:
        """The copies that are shown in rows of their own."""
        return frozenset(id_ for lead in self._open for id_ in self._copies.get(lead, ()))

    def hidden(self) -> list[int]:
        """The copies that have no row now."""
        return [id_ for lead, copies in self._copies.items() if lead not in self._open for id_ in copies]

    def among(self, ids: Iterable[int]) -> tuple[dict[int, tuple[int, ...]], frozenset[int], frozenset[int]]:
        """The copies that each of these leads, which lead an open story, and which are copies."""
        wanted = list(ids)
        led = {id_: tuple(self._copies[id_]) for id_ in wanted if id_ in self._copies}
        return led, frozenset(led.keys() & self._open), frozenset(i for i in wanted if i in self._lead_of)

    def drop(self, gone: Collection[int]) -> dict[int, int]:
        """Remove deleted entries; return the new leader of each folded story that lost its first entry."""
        promoted: dict[int, int] = {}
        for lead in [lead for lead, ids in self._copies.items() if any(id_ in gone for id_ in (lead, *ids))]:
            left = [id_ for id_ in self._copies.pop(lead) if id_ not in gone]
            was_open = lead in self._open
            self._open.discard(lead)
            if lead in gone and left:
                promoted |= {} if was_open else {lead: left[0]}
                self._replace(lead, left[0])
                self._lead_of.pop(left[0])
                lead, left = left[0], left[1:]
            self._settle(lead, left, was_open)
        # Many may be gone but few of them in stories, so the loop is over these.
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
