"""Makes an edition: gathers it from the store, fetches what is missing and has it rendered. On any thread with a
connection but the main one: a thousand entries take about a second.

A crash before its row is written leaves no edition behind; after that, its files are made again for the delivery, so
that no entry counts as printed that nobody got. Files are made by a process of their own, which has Qt and may crash:
the engine decodes no picture (docs/developer/notes/where-is-the-edition-made.md).
"""

from __future__ import annotations

import logging
import re
import time
from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reader.core.child_process import Child
from reader.core.clock import Clock, local_day
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.private_files import make_private_folder, write_whole
from reader.core.records.logged import PAGE
from reader.core.records.messages import Message
from reader.core.records.planning import DAY_S
from reader.core.records.stored import EntryRow, Weight
from reader.core.settings import EPUB, Settings
from reader.core.translation_file import Translated, find_language
from reader.core.words.catalogue import EditionCode
from reader.engine.messages import FetchPage, FetchPicture
from reader.engine.side_fetches import SideTools, fetch_page, fetch_pictures, may_fetch_page
from reader.features.editions import store
from reader.features.editions.planning import Candidate, choose_contents
from reader.features.editions.records import Article, Edition, EditionWords, MadeEdition, PaintPage, Rendered, RenderJob
from reader.features.podcasts.store import find_episode
from reader.features.stories.store import find_stories, list_story
from reader.features.stories.worker import MOST_UNREAD, list_for_you
from reader.html.picture_tag import list_pictures
from reader.html.text import count_minutes, find_direction, is_right_to_left, is_teaser, text_of
from reader.net.client import Client, never
from reader.net.host_limits import PLANNED, Courtesy, find_host_key
from reader.store.bodies import find_full_text
from reader.store.db import Connection
from reader.store.feeds import list_feeds, list_picture_choices
from reader.store.folders import list_folders, list_paths, list_subtree
from reader.store.marks import set_read
from reader.store.pictures import PictureCache
from reader.store.poll_log import read_day_ledger
from reader.store.views import get_entry, get_rows, list_bodies

log = logging.getLogger(__name__)
FILES_KEPT = 14
"""Editions whose files stay in the profile."""
MOST_PAGES, MOST_ROUNDS = 40, 4
"""Pages fetched for one edition; how often its articles are chosen again by what those hold."""
LATE_S = 600.0
LONGEST_S, CHECK_EVERY_S = 180.0, 0.05
"""A renderer that takes longer hangs."""
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

Files = Mapping[str, bytes]
"""The files of an edition, by form."""
Render = Callable[[RenderJob, Callable[[], bool]], Files]


def render(job: RenderJob, cancelled: Callable[[], bool] = never) -> Files:
    """Return the files that could be made, none if the renderer does not run."""
    renderer = Renderer(job, cancelled)
    made = renderer.render()
    renderer.end()
    return made.files if made else {}


class Renderer:
    """The process for one edition, started when first asked and replaced once if it ends by itself.

    One thread asks, any thread may end it."""

    def __init__(self, job: RenderJob, cancelled: Callable[[], bool] = never) -> None:
        self._job, self._cancelled = job, cancelled
        self._child: Child[Rendered] | None = None

    def render(self) -> Rendered | None:
        """Have the job done; without pictures if one of them crashes the process."""
        for job in (self._job, replace(self._job, pictures={})):
            if (made := self._ask(job)) is not None:
                return made
            if self._cancelled() or not job.pictures:
                break
        return None

    def paint(self, page: PaintPage) -> Rendered | None:
        for _ in range(2):
            if (self._child or self.render()) and (painted := self._ask(page)):
                return painted
        return None

    def _ask(self, question: RenderJob | PaintPage) -> Rendered | None:
        until = time.monotonic() + LONGEST_S
        try:
            child = self._child = self._child or Child[Rendered]("renderer", Rendered)
            child.send(question)
            while not self._cancelled() and time.monotonic() < until:
                if child.has_some(CHECK_EVERY_S):
                    return child.receive()
        except OSError:
            if not self._cancelled():
                log.warning("the renderer failed", exc_info=True)
        self.end()
        return None

    def end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


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
    edition = Edition(store.find_next_number(conn), now, *map(maker.make_all, chosen))
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

    def find(self, row: store.CandidateRow) -> str | None:
        """The source that an entry comes from, or None."""
        is_starred = STARRED in self.wanted and row.is_starred
        return STARRED if is_starred else self._find_folder(row.folder_id)

    def _find_folder(self, folder_id: int | None) -> str | None:
        if folder_id is None:
            return NO_FOLDER if not self.wanted or NO_FOLDER in self.wanted else None
        return self._within.get(folder_id)


def _list_rows(conn: Connection, settings: Settings, sources: _Sources, since_at: float) -> list[store.CandidateRow]:
    rows = store.list_candidates(conn, since_at, [feed.id for feed in sources.feeds], MOST_CANDIDATES)
    if STARRED in sources.wanted:
        rows += store.list_starred_candidates(conn, MOST_CANDIDATES)
    printed = set() if settings.edition_again else store.list_printed(conn, [row.entry_id for row in rows])
    return [row for row in rows if row.entry_id not in printed]


def _list_candidates(
    conn: Connection, settings: Settings, rows: dict[int, store.CandidateRow], sources: _Sources, now: float
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


def _liking(row: store.CandidateRow, score: float, now: float) -> float:
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


class EditionTools(Struct, frozen=True):
    profile: Profile
    conn: Connection
    clock: Clock
    zone: tzinfo
    client: Client | None = None
    """None: nothing is fetched."""
    cancelled: Callable[[], bool] = never
    on_progress: Callable[[Message], None] = lambda step: None
    render: Render = render
    courtesy: Courtesy = PLANNED

    @property
    def fetching(self) -> SideTools | None:
        """The tools to fetch with; None if nothing is to be fetched, or nothing any more."""
        if self.client is None or self.cancelled():
            return None
        cache = PictureCache(self.profile.pictures)
        return SideTools(self.conn, self.client, self.clock, self.zone, cache, self.cancelled)


def make_words(profile: Profile, zone: tzinfo) -> EditionWords:
    code = find_language(profile)
    return EditionWords(Translated(code), zone, code.replace("_", "-"))


def make_edition(tools: EditionTools, settings: Settings, due_at: float | None = None) -> MadeEdition | None:
    """Return the row of a new edition, its files in the profile unless the disk refuses them. None if nothing is new
    enough or the user cancelled. Raises UsageError if the renderer does not run."""
    gathered = gather_whole(tools, settings)
    if not gathered.edition.all_articles:
        return None
    files = render_edition(tools, gathered.edition, list_forms(settings))
    if tools.cancelled():
        return None
    if not files:
        raise UsageError(EditionCode.EDITION_RENDER_FAILED())
    made = remember(tools.conn, gathered, due_at, settings.edition_to.split())
    try:
        _write_files(tools, made.id, files)
    except OSError:
        log.warning("the files of an edition could not be written", exc_info=True)
        return made
    if settings.edition_mark_read:
        set_read(tools.conn, made.all_ids)
    return made


def remake_files(tools: EditionTools, settings: Settings, made: MadeEdition) -> None:
    """Make the files of an edition that crashed after its row was written, unless nothing of it is left."""
    edition = load_edition(tools.conn, settings, made)
    if edition.all_articles:
        _write_files(tools, made.id, render_edition(tools, edition, list_forms(settings)))


def remember(
    conn: Connection, gathered: Gathered, due_at: float | None = None, targets: Sequence[str] = ()
) -> MadeEdition:
    """Store its row, so that the next edition leaves out what is in it."""
    edition, late = gathered.edition, None
    if due_at is not None and edition.made_at - due_at > LATE_S:
        late = EditionCode.EDITION_LATE(at=edition.made_at, due=due_at)
    ids, shorts = (tuple(one.entry_id for one in part) for part in (edition.articles, edition.shorts))
    made = MadeEdition(
        0, edition.number, edition.made_at, edition.minutes, due_at, ids, shorts, gathered.silent_feeds, late
    )
    return replace(made, id=store.add_edition(conn, made, targets))


def gather_whole(tools: EditionTools, settings: Settings, since_s: float = NEW_ENOUGH_S) -> Gathered:
    """Gather an edition, fetch the full texts of shortened articles and choose again, so that it takes the minutes
    wished for."""
    asked: set[int] = set()
    for _ in range(MOST_ROUNDS):
        gathered = gather(tools.conn, settings, tools.clock.now(), since_s)
        articles = gathered.edition.all_articles if settings.edition_pages and _may_fetch(tools, settings) else ()
        lacking = [one for one in articles if one.entry_id not in asked and _is_shortened(tools, one)]
        lacking = lacking[: MOST_PAGES - len(asked)]
        if not lacking:
            return gathered
        for done, article in enumerate(lacking):
            tools.on_progress(EditionCode.EDITION_TEXTS(done=done, total=len(lacking)))
            asked.add(article.entry_id)
            if _may_fetch(tools, settings):
                _fetch_page(tools, article.entry_id)
    return gather(tools.conn, settings, tools.clock.now(), since_s)


def _is_shortened(tools: EditionTools, article: Article) -> bool:
    has_page = find_full_text(tools.conn, article.entry_id) is not None
    return not has_page and bool(find_host_key(article.link)) and is_teaser(article.html)


def _may_fetch(tools: EditionTools, settings: Settings) -> bool:
    """True if there is a network, the user has not cancelled, and the day's megabytes are not used up."""
    if tools.fetching is None:
        return False
    left = read_day_ledger(tools.conn, local_day(tools.clock.now(), tools.zone), settings).bytes_left
    return left is None or left > 0


def _fetch_page(tools: EditionTools, entry_id: int) -> None:
    """Fetch it by the rules for unattended fetches: robots.txt, and the pauses of planned polls."""
    courtesy, page = tools.courtesy, FetchPage(entry_id)
    if side := tools.fetching:
        fetch_page(side, page, courtesy, lambda url, at_home: may_fetch_page(side, url, courtesy, at_home, PAGE))


def render_edition(tools: EditionTools, edition: Edition, forms: Sequence[str]) -> Files:
    """Return its files, with the pictures that are stored or can be fetched."""
    cache = PictureCache(tools.profile.pictures)
    for done, article in enumerate(edition.all_articles):
        missing = [url for url in article.pictures if not cache.has(url)]
        if missing and (fetching := tools.fetching):
            tools.on_progress(EditionCode.EDITION_PICTURES(done=done, total=len(edition.all_articles)))
            for _ in fetch_pictures(fetching, [FetchPicture(url, article.feed_id) for url in missing]):
                pass
    found = find_pictures(tools.profile, edition)
    if tools.cancelled():
        return {}
    tools.on_progress(EditionCode.EDITION_PAGES(posts=len(edition.all_articles)))
    job = RenderJob(edition, found, find_language(tools.profile), tuple(forms))
    return tools.render(job, tools.cancelled)


def find_pictures(profile: Profile, edition: Edition) -> dict[str, str]:
    """The files of its pictures that are stored, by address."""
    cache = PictureCache(profile.pictures)
    urls = dict.fromkeys(url for article in edition.all_articles for url in article.pictures)
    return {url: str(cache.path_of(url)) for url in urls if cache.has(url)}


def list_forms(settings: Settings) -> list[str]:
    return settings.edition_forms.split() or [EPUB]


def _write_files(tools: EditionTools, edition_id: int, files: Files) -> None:
    """Write them into the profile, and remove those of old editions."""
    folder = tools.profile.editions
    make_private_folder(folder)
    for form, data in files.items():
        write_whole(find_file(tools.profile, edition_id, form), data)
    kept = {made.id for made in store.list_editions(tools.conn, FILES_KEPT)}
    for path in folder.iterdir():
        if path.stem.isdigit() and int(path.stem) not in kept:
            path.unlink(missing_ok=True)


def find_file(profile: Profile, edition_id: int, form: str) -> Path:
    return profile.editions / f"{edition_id}.{form}"
