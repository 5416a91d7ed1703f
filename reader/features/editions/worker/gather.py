"""Gathers an edition from the store: lists candidates, chooses among them and makes their articles.

It only reads. A thousand entries take about a second: not for the main thread.
"""

from __future__ import annotations

import re
from array import array
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from reader.core.records.planning import DAY_S
from reader.core.records.stored import EntryRow, Weight
from reader.core.settings import Settings
from reader.features.editions.choose import Candidate, choose_contents
from reader.features.editions.records import Article, Edition, MadeEdition
from reader.features.editions.store import (
    CandidateRow,
    find_next_number,
    list_candidates,
    list_printed,
    list_starred_candidates,
)
from reader.features.podcasts.store import find_episode
from reader.features.stories.store import find_stories, list_story
from reader.features.stories.worker import MOST_UNREAD, list_for_you
from reader.html.picture_tag import list_pictures
from reader.html.text import count_minutes, find_direction, is_right_to_left, text_of
from reader.store.bodies import find_full_text
from reader.store.db import Connection
from reader.store.feeds import list_feeds, list_picture_choices
from reader.store.folders import list_folders, list_paths, list_subtree
from reader.store.views import get_entry, get_rows, list_bodies

NEW_ENOUGH_S = 3 * DAY_S
STARRED, NO_FOLDER = "starred", "none"
MOST_CANDIDATES = 1_000
MOST_ALSO = 4
MOST_PICTURES, LEAST_PICTURE_PX = 12, 40
"""Of one article; smaller pictures are faces, flags and buttons."""
UNKNOWN_LIKING = 0.3
"""While nothing is known about what the user likes."""
FADES_OVER_DAYS = 2.0
_WEIGHTS = {Weight.LESS: 0.6, Weight.MORE: 1.3, Weight.MOST: 1.6}
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?", re.IGNORECASE)


class Gathered(Struct, frozen=True):
    edition: Edition
    left_over: int
    """Entries that did not fit."""
    per_source: dict[str, int]
    """The number of articles by source, see `edition_from`."""
    silent_feeds: int
    """Feeds of these sources whose last poll failed."""


def gather(conn: Connection, settings: Settings, now: float, since_s: float = NEW_ENOUGH_S) -> Gathered:
    """Return the edition that would be made now, without articles if nothing is new enough."""
    sources = _Sources(conn, settings.edition_from.split())
    rows = {row.entry_id: row for row in _list_rows(conn, settings, sources, now - since_s)}
    contents = choose_contents(_list_candidates(conn, settings, rows, sources, now), settings.edition_minutes)
    maker = _ArticleMaker(conn, settings, sources)
    chosen = ([one.entry_id for one in part] for part in (contents.articles, contents.shorts))
    edition = Edition(find_next_number(conn), now, *map(maker.make_all, chosen))
    found = (sources.find(rows[entry_id]) for entry_id in edition.entry_ids)
    per_source = Counter(source for source in found if source is not None)
    silent = sum(bool(feed.http.error_count) and not feed.choices.paused for feed in sources.feeds)
    return Gathered(edition, contents.left_over, dict(per_source), silent)


def load_edition(conn: Connection, settings: Settings, made: MadeEdition) -> Edition:
    """Return an earlier edition, from what is still in the store."""
    maker = _ArticleMaker(conn, settings, _Sources(conn, ()))
    return Edition(made.number, made.made_at, maker.make_all(made.entry_ids), maker.make_all(made.short_ids))


def _find_whole_html(conn: Connection, entry_id: int, html: str) -> str:
    """The full text if it was fetched and says more, else what the feed sent."""
    page = find_full_text(conn, entry_id)
    return page if page is not None and len(page) > len(html) else html


class _Sources:
    """The feeds that an edition is made from, and the section of each."""

    def __init__(self, conn: Connection, wanted: Sequence[str]) -> None:
        self._paths, self.wanted = list_paths(conn), wanted
        self._within: dict[int, str] = {}
        """Folders, each with the source that includes it."""
        outermost = [str(folder.id) for folder in list_folders(conn) if folder.parent_id is None]
        for word in wanted or outermost:
            for inner in list_subtree(conn, int(word)) if word.isdigit() else ():
                self._within.setdefault(inner, word)
        self.all_feeds = {feed.id: feed for feed in list_feeds(conn)}
        self.feeds = [feed for feed in self.all_feeds.values() if self._find_folder(feed.folder_id)]

    def section(self, folder_id: int | None) -> str:
        """The name of the outermost folder."""
        return self._paths.get(folder_id, ("",))[0] if folder_id is not None else ""

    def find(self, row: CandidateRow) -> str | None:
        """The source that an entry comes from, or None."""
        is_starred = STARRED in self.wanted and row.is_starred
        return STARRED if is_starred else self._find_folder(row.folder_id)

    def _find_folder(self, folder_id: int | None) -> str | None:
        if folder_id is None:
            return NO_FOLDER if not self.wanted or NO_FOLDER in self.wanted else None
        return self._within.get(folder_id)


def _list_rows(conn: Connection, settings: Settings, sources: _Sources, since_at: float) -> list[CandidateRow]:
    rows = list_candidates(conn, since_at, [feed.id for feed in sources.feeds], MOST_CANDIDATES)
    if STARRED in sources.wanted:
        rows += list_starred_candidates(conn, MOST_CANDIDATES)
    printed = set() if settings.edition_again else list_printed(conn, [row.entry_id for row in rows])
    return [row for row in rows if row.entry_id not in printed]


def _list_candidates(
    conn: Connection, settings: Settings, rows: dict[int, CandidateRow], sources: _Sources, now: float
) -> list[Candidate]:
    stories, bodies = find_stories(conn, array("q", rows)), dict(list_bodies(conn, list(rows)))
    scores = {one.entry_id: one.score for one in list_for_you(conn, settings, now, MOST_UNREAD)}
    unknown = 0.0 if scores else UNKNOWN_LIKING
    return [
        Candidate(
            id_,
            row.feed_id,
            sources.section(row.folder_id),
            count_minutes(_find_whole_html(conn, id_, bodies.get(id_, ""))),
            _liking(row, scores.get(id_, unknown), now),
            row.at,
            stories.get(id_),
            row.is_starred and STARRED in sources.wanted,
        )
        for id_, row in rows.items()
    ]


def _liking(row: CandidateRow, score: float, now: float) -> float:
    fading: float = 0.5 ** (max(now - row.at, 0.0) / (FADES_OVER_DAYS * DAY_S))
    return min(score * _WEIGHTS.get(Weight(row.weight), 1.0), 1.0) * (0.5 + 0.5 * fading)


class _ArticleMaker:
    def __init__(self, conn: Connection, settings: Settings, sources: _Sources) -> None:
        self._conn, self._sources = conn, sources
        self._pictures = {
            feed_id: settings.pictures == "always" if choice is None else choice
            for feed_id, choice in list_picture_choices(conn).items()
        }

    def make_all(self, ids: Sequence[int]) -> tuple[Article, ...]:
        """Make the articles of those that are still in the store."""
        return tuple(self._make(row) for row in get_rows(self._conn, ids))

    def _make(self, row: EntryRow) -> Article:
        entry, feed = get_entry(self._conn, row.id), self._sources.all_feeds.get(row.feed_id)
        html = _find_whole_html(self._conn, row.id, entry.html)
        language = _read_language(entry.language) or _read_language(feed.publisher.language if feed else "")
        direction = is_right_to_left(language) if language else find_direction(row.title or text_of(html[:4_000]))
        episode, shows_pictures = find_episode(self._conn, row.id), self._pictures.get(row.feed_id)
        return Article(
            entry_id=row.id,
            feed_id=row.feed_id,
            feed_name=row.feed_name,
            section=self._sources.section(feed.folder_id if feed else None),
            title=row.title,
            html=html,
            author=row.author,
            link=row.link,
            language=language,
            right_to_left=bool(direction),
            minutes=count_minutes(html),
            hear_s=episode.duration_s if episode else None,
            also=self._list_also(row),
            pictures=list_pictures(html, MOST_PICTURES, LEAST_PICTURE_PX) if shows_pictures else (),
        )

    def _list_also(self, row: EntryRow) -> tuple[str, ...]:
        """The names of other feeds that have the same story."""
        story = find_stories(self._conn, array("q", [row.id])).get(row.id)
        if story is None:
            return ()
        names = (copy.feed_name for copy in get_rows(self._conn, list_story(self._conn, story)))
        return tuple(dict.fromkeys(name for name in names if name != row.feed_name))[:MOST_ALSO]


def _read_language(language: str) -> str:
    """Return a language tag that every e-reader understands; empty for anything else."""
    language = language.strip().replace("_", "-")
    return language if _LANGUAGE.fullmatch(language) else ""
