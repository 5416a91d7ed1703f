"""Gathers an edition from the store: which posts could stand in it, which do, and what is printed of them.

Reads rows and answers; it must never write or fetch. A second or so for a thousand posts: not for the main thread.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from reader.edition.choose import Candidate, Chosen, Contents, choose_contents
from reader.edition.reading import list_pictures, read_language
from reader.engine.content.topics import MOST_UNREAD, Suggestion, list_for_you
from reader.html.direction import find_direction, is_right_to_left
from reader.html.reading_minutes import count_minutes
from reader.html.text import text_of
from reader.model.editions import Edition, MadeEdition, Piece
from reader.model.planning import DAY_S
from reader.model.stored import Feed, Weight
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.editions import (
    CandidateRow,
    find_next_number,
    list_candidates,
    list_printed,
    list_starred_candidates,
)
from reader.store.entries.full_texts import find_full_text
from reader.store.entries.stories import find_stories, list_story
from reader.store.entries.views import get_entry, get_rows, list_bodies
from reader.store.feeds.feeds import list_feeds, list_picture_choices
from reader.store.feeds.folders import list_folders, list_paths, list_subtree
from reader.store.podcasts.episodes import find_episode

NEW_ENOUGH_S = 3 * DAY_S
STARRED, NO_FOLDER = "starred", "none"
MOST_CANDIDATES = 1_000
MOST_ALSO = 4
UNKNOWN_LIKING = 0.3
"""Where nothing is known of what the owner likes."""
FADES_OVER_DAYS = 2.0
_WEIGHTS = {Weight.LESS: 0.6, Weight.MORE: 1.3, Weight.MOST: 1.6}


class Wish(Struct, frozen=True):
    """What edition is wanted."""

    minutes: float
    sources: tuple[str, ...] = ()
    """As `edition_from`; none is everywhere."""
    since_s: float = NEW_ENOUGH_S
    again: bool = False


class Gathered(Struct, frozen=True):
    edition: Edition
    left_over: int
    """Posts that did not fit."""
    per_source: dict[str, int]
    """Posts of the edition by source, see `edition_from`."""
    silent_feeds: int
    """Feeds of these sources that did not answer when they were last asked."""


def make_wish(settings: Settings) -> Wish:
    return Wish(settings.edition_minutes, tuple(settings.edition_from.split()), again=settings.edition_again)


def gather(conn: Connection, settings: Settings, wish: Wish, now: float) -> Gathered:
    """An edition without pieces where nothing is new enough."""
    sources = _Sources(conn, wish.sources)
    rows = {row.entry_id: row for row in _list_rows(conn, wish, sources, now)}
    liked = {one.entry_id: one for one in list_for_you(conn, settings, now, MOST_UNREAD)}
    candidates = _make_candidates(conn, rows, sources, liked, now)
    contents = choose_contents(candidates, wish.minutes)
    print_ = _Printer(conn, settings, rows, sources)
    pieces, shorts = print_.all(contents.pieces), print_.all(contents.shorts)
    edition = Edition(find_next_number(conn), now, pieces, shorts)
    per_source = _count_sources(contents, rows, sources)
    return Gathered(edition, contents.left_over, per_source, sources.count_silent(conn))


def load_edition(conn: Connection, settings: Settings, made: MadeEdition) -> Edition:
    """An edition of before, from what is still here of it."""
    sources = _Sources(conn, ())
    ids = made.entry_ids + made.short_ids
    rows = {row.id: row for row in get_rows(conn, ids)}
    feeds = {feed.id: feed for feed in list_feeds(conn)}
    found: dict[int, CandidateRow] = {}
    for id_, row in rows.items():
        feed = feeds.get(row.feed_id)
        folder_id, language = (feed.folder_id, feed.publisher.language) if feed else (None, "")
        found[id_] = CandidateRow(
            *(id_, row.feed_id, row.feed_name, folder_id, row.title, row.author, row.link, row.sort_at),
            *(row.starred, Weight.NORMAL.value, language),
        )
    print_ = _Printer(conn, settings, found, sources)
    pieces = tuple(print_.one(id_) for id_ in made.entry_ids if id_ in found)
    shorts = tuple(print_.one(id_) for id_ in made.short_ids if id_ in found)
    return Edition(made.number, made.made_at, pieces, shorts)


class _Sources:
    """Which feeds an edition is made from, and under which heading each stands."""

    def __init__(self, conn: Connection, wanted: Sequence[str]) -> None:
        self._paths = list_paths(conn)
        self.wanted = wanted
        self._parents = {folder.id: folder.parent_id for folder in list_folders(conn)}
        folders = [int(word) for word in wanted if word.isdigit()]
        self._within: dict[int, str] = {}
        for folder_id in folders:
            for inner in list_subtree(conn, folder_id):
                self._within.setdefault(inner, str(folder_id))

    def section(self, folder_id: int | None) -> str:
        """The name of the outermost folder."""
        return self._paths.get(folder_id, ("",))[0] if folder_id is not None else ""

    def find(self, row: CandidateRow) -> str | None:
        """By which source a post comes in; None where by none."""
        if STARRED in self.wanted and row.is_starred:
            return STARRED
        if not self.wanted:
            return self._find_outermost(row.folder_id)
        if row.folder_id is None:
            return NO_FOLDER if NO_FOLDER in self.wanted else None
        return self._within.get(row.folder_id)

    def _find_outermost(self, folder_id: int | None) -> str:
        found = NO_FOLDER
        while folder_id is not None:
            found, folder_id = str(folder_id), self._parents.get(folder_id)
        return found

    def list_feeds(self, conn: Connection) -> list[Feed]:
        return [feed for feed in list_feeds(conn) if not self.wanted or self._takes(feed.folder_id)]

    def _takes(self, folder_id: int | None) -> bool:
        return NO_FOLDER in self.wanted if folder_id is None else folder_id in self._within

    def count_silent(self, conn: Connection) -> int:
        return sum(bool(feed.http.error_count) and not feed.choices.paused for feed in self.list_feeds(conn))


def _list_rows(conn: Connection, wish: Wish, sources: _Sources, now: float) -> list[CandidateRow]:
    feed_ids = [feed.id for feed in sources.list_feeds(conn)]
    rows = list_candidates(conn, now - wish.since_s, feed_ids, MOST_CANDIDATES)
    if STARRED in wish.sources:
        rows += list_starred_candidates(conn, MOST_CANDIDATES)
    printed = set() if wish.again else list_printed(conn, [row.entry_id for row in rows])
    return [row for row in rows if row.entry_id not in printed]


def _make_candidates(
    conn: Connection,
    rows: dict[int, CandidateRow],
    sources: _Sources,
    liked: dict[int, Suggestion],
    now: float,
) -> list[Candidate]:
    stories = find_stories(conn, array("q", rows))
    bodies = dict(list_bodies(conn, list(rows)))
    return [
        Candidate(
            id_,
            row.feed_id,
            sources.section(row.folder_id),
            count_minutes(find_whole_html(conn, id_, bodies.get(id_, ""))),
            _liking(row, liked, now),
            row.at,
            stories.get(id_),
            row.is_starred and STARRED in sources.wanted,
        )
        for id_, row in rows.items()
    ]


def find_whole_html(conn: Connection, entry_id: int, html: str) -> str:
    """The whole text where somebody fetched it and it says more, else what the feed sent."""
    page = find_full_text(conn, entry_id)
    return page if page is not None and len(page) > len(html) else html


def _liking(row: CandidateRow, liked: dict[int, Suggestion], now: float) -> float:
    known = liked.get(row.entry_id)
    score = known.score if known else (0.0 if liked else UNKNOWN_LIKING)
    fading: float = 0.5 ** (max(now - row.at, 0.0) / (FADES_OVER_DAYS * DAY_S))
    return min(score * _WEIGHTS.get(Weight(row.weight), 1.0), 1.0) * (0.5 + 0.5 * fading)


def _count_sources(contents: Contents, rows: dict[int, CandidateRow], sources: _Sources) -> dict[str, int]:
    counts: dict[str, int] = {}
    for one in contents.pieces + contents.shorts:
        source = sources.find(rows[one.candidate.entry_id])
        if source is not None:
            counts[source] = counts.get(source, 0) + 1
    return counts


class _Printer:
    """Makes pieces of rows."""

    def __init__(
        self,
        conn: Connection,
        settings: Settings,
        rows: dict[int, CandidateRow],
        sources: _Sources,
    ) -> None:
        self._conn, self._rows, self._sources = conn, rows, sources
        self._pictures = {
            feed_id: settings.pictures == "always" if choice is None else choice
            for feed_id, choice in list_picture_choices(conn).items()
        }

    def all(self, chosen: Iterable[Chosen]) -> tuple[Piece, ...]:
        return tuple(
            replace(self.one(one.candidate.entry_id), minutes=one.candidate.minutes) for one in chosen
        )

    def one(self, entry_id: int) -> Piece:
        row = self._rows[entry_id]
        entry = get_entry(self._conn, entry_id)
        html = find_whole_html(self._conn, entry_id, entry.html)
        language = read_language(entry.language) or read_language(row.language)
        episode = find_episode(self._conn, entry_id)
        return Piece(
            entry_id=entry_id,
            feed_id=row.feed_id,
            feed_name=row.feed_name,
            section=self._sources.section(row.folder_id),
            title=row.title,
            html=html,
            author=row.author,
            link=row.link,
            language=language,
            right_to_left=is_right_to_left(language)
            if language
            else bool(find_direction(row.title or text_of(html[:4_000]))),
            minutes=count_minutes(html),
            hear_s=episode.duration_s if episode else None,
            also=self._list_also(entry_id, row.feed_name),
            pictures=list_pictures(html) if self._pictures.get(row.feed_id) else (),
        )

    def _list_also(self, entry_id: int, own: str) -> tuple[str, ...]:
        story = find_stories(self._conn, array("q", [entry_id])).get(entry_id)
        if story is None:
            return ()
        names = (row.feed_name for row in get_rows(self._conn, list_story(self._conn, story)))
        return tuple(dict.fromkeys(name for name in names if name != own))[:MOST_ALSO]
