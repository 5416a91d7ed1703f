"""Makes an edition: gathers it, fetches what is missing and has it rendered. On any thread with a connection.

A crash before its row is written leaves no edition behind; after that, its files are made again for the delivery, so
that no entry counts as printed that nobody got. Files are made by a process of their own, which has Qt and may crash:
the engine decodes no picture (docs/developer/notes/where-is-the-edition-made.md).
"""

from __future__ import annotations

import logging
import time
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
from reader.core.settings import EPUB, PDF, Settings
from reader.core.translation_file import Translated, find_language
from reader.engine.messages import FetchPage, FetchPicture
from reader.engine.side_fetches import SideTools, fetch_page, fetch_pictures, may_fetch_page
from reader.features.editions.records import Article, Edition, MadeEdition, PaintPage, Rendered, RenderJob
from reader.features.editions.store import add_edition, list_editions
from reader.features.editions.texts import EditionCode
from reader.features.editions.words import EditionWords
from reader.features.editions.worker.gather import NEW_ENOUGH_S, Gathered, gather, load_edition
from reader.html.text import is_teaser
from reader.net.client import Client, never
from reader.net.host_limits import PLANNED, Courtesy, find_host_key
from reader.store.bodies import find_full_text
from reader.store.db import Connection
from reader.store.marks import set_read
from reader.store.pictures import PictureCache
from reader.store.poll_log import read_day_ledger

log = logging.getLogger(__name__)
FILES_KEPT = 14
"""Editions whose files stay in the profile."""
MOST_PAGES, MOST_ROUNDS = 40, 4
"""Pages fetched for one edition; how often its articles are chosen again by what those hold."""
LATE_S = 600.0
LONGEST_S, CHECK_EVERY_S = 180.0, 0.05
"""A renderer that takes longer hangs."""

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
    files = render_edition(tools, gathered.edition, _list_forms(settings))
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
        _write_files(tools, made.id, render_edition(tools, edition, _list_forms(settings)))


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
    return replace(made, id=add_edition(conn, made, targets))


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


def _list_forms(settings: Settings) -> list[str]:
    """The forms to make: always EPUB, so that any edition can be saved as one."""
    return [EPUB, PDF] if PDF in settings.edition_forms.split() else [EPUB]


def _write_files(tools: EditionTools, edition_id: int, files: Files) -> None:
    """Write them into the profile, and remove those of old editions."""
    folder = tools.profile.editions
    make_private_folder(folder)
    for form, data in files.items():
        write_whole(find_file(tools.profile, edition_id, form), data)
    kept = {made.id for made in list_editions(tools.conn, FILES_KEPT)}
    for path in folder.iterdir():
        if path.stem.isdigit() and int(path.stem) not in kept:
            path.unlink(missing_ok=True)


def find_file(profile: Profile, edition_id: int, form: str) -> Path:
    return profile.editions / f"{edition_id}.{form}"
