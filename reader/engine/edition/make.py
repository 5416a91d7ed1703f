"""Makes an edition: gathers it, has what is missing fetched where that is wanted, and puts it into files.

Whoever has a connection may do it: the engine's editor, a command in the terminal. The row is written last, so that a
crash on the way leaves no edition behind, and no post counts as printed that nobody got.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock
from reader.edition.epub import write_epub
from reader.edition.reading import count_minutes
from reader.edition.words import PaperWords
from reader.engine.edition.gather import Gathered, Wish, find_whole_html, gather
from reader.engine.edition.press import Pressed, press
from reader.engine.media.side_fetches import SideTools, fetch_page, fetch_pictures
from reader.engine.messages import FetchPage, FetchPicture
from reader.fetch.client import never
from reader.fetch.courtesy.host_limits import find_host_key
from reader.model.editions import Edition, MadeEdition, Piece
from reader.model.messages import Message
from reader.model.stored import Change
from reader.paths import Profile
from reader.private_files import make_private_folder
from reader.settings import EPUB, PDF, Settings
from reader.store.db import Connection
from reader.store.editions import add_edition, list_editions
from reader.store.entries.full_texts import find_full_text
from reader.store.entries.marks import set_read
from reader.store.pictures import PictureCache
from reader.translated import Translated, find_language
from reader.wording.edition_codes import EditionCode

log = logging.getLogger(__name__)
FILES_KEPT = 14
"""Papers whose files stay in the profile, for the catalogue."""
SHORTENED_MINUTES = 0.9
"""A post shorter than this may be the beginning of a longer page."""
MOST_PAGES = 40
LATE_S = 600.0


class MakingTools(Struct, frozen=True):
    profile: Profile
    conn: Connection
    clock: Clock
    zone: tzinfo
    fetching: SideTools | None = None
    """None: from what is here alone."""
    cancelled: Callable[[], bool] = never
    on_progress: Callable[[int, int], None] = lambda done, total: None
    run_press: Callable[..., Pressed] = press
    """Scales pictures and prints pages."""


def make_words(profile: Profile, zone: tzinfo) -> PaperWords:
    """In the language of the window."""
    code = find_language(profile)
    code = code if code.isalpha() and len(code) in (2, 3) else "en"
    return PaperWords(Translated(code), zone, code)


def make_edition(
    tools: MakingTools, settings: Settings, wish: Wish, due_at: float | None = None
) -> MadeEdition | None:
    """Its row, with its files in the profile; None where nothing is new enough."""
    gathered = gather(tools.conn, settings, wish, tools.clock.now())
    if not gathered.edition.pieces and not gathered.edition.shorts:
        return None
    edition = complete(tools, settings, gathered.edition)
    pressed = press_edition(tools, settings, edition, with_pdf=PDF in settings.edition_forms.split())
    made = _as_row(edition, gathered, due_at)
    targets = settings.edition_to.split()
    made = replace(made, id=add_edition(tools.conn, made, targets))
    write_files(tools, edition, made.id, pressed, settings)
    if settings.edition_mark_read:
        mark_read(tools.conn, made)
    return made


def mark_read(conn: Connection, made: MadeEdition) -> Change:
    return set_read(conn, made.entry_ids + made.short_ids)


def complete(tools: MakingTools, settings: Settings, edition: Edition) -> Edition:
    """With whole texts and pictures, as far as they can be had. Shows how far it came."""
    pieces = [*edition.pieces, *edition.shorts]
    for place, piece in enumerate(pieces):
        tools.on_progress(place, len(pieces))
        if tools.fetching is not None and not tools.cancelled():
            wants_page = settings.edition_pages and place < MOST_PAGES
            pieces[place] = _complete_piece(tools.conn, tools.fetching, wants_page, piece)
    tools.on_progress(len(pieces), len(pieces))
    count = len(edition.pieces)
    return replace(edition, pieces=tuple(pieces[:count]), shorts=tuple(pieces[count:]))


def _complete_piece(conn: Connection, fetching: SideTools, wants_page: bool, piece: Piece) -> Piece:
    if wants_page and piece.minutes < SHORTENED_MINUTES and find_host_key(piece.link):
        if find_full_text(conn, piece.entry_id) is None:
            fetch_page(fetching, FetchPage(piece.entry_id))
        html = find_whole_html(conn, piece.entry_id, piece.html)
        piece = replace(piece, html=html, minutes=count_minutes(html))
    missing = [url for url in piece.pictures if not fetching.cache.has(url)]
    for _ in fetch_pictures(fetching, [FetchPicture(url, piece.feed_id) for url in missing]):
        pass
    return piece


def press_edition(
    tools: MakingTools, settings: Settings, edition: Edition, *, with_pdf: bool = False
) -> Pressed:
    return tools.run_press(
        tools.profile,
        edition,
        find_files(tools.profile, edition),
        settings.edition_picture_width,
        with_pdf=with_pdf,
        cancelled=tools.cancelled,
    )


def find_files(profile: Profile, edition: Edition) -> Mapping[str, Path]:
    """The pictures of an edition that are in the cache."""
    cache = PictureCache(profile.pictures)
    urls = dict.fromkeys(url for piece in edition.all_pieces for url in piece.pictures)
    return {url: cache.path_of(url) for url in urls if cache.has(url)}


def write_files(
    tools: MakingTools, edition: Edition, edition_id: int, pressed: Pressed, settings: Settings
) -> None:
    """An EPUB always, for the catalogue; a PDF where one was pressed. Of long ago none stays."""
    folder = tools.profile.editions
    make_private_folder(folder)
    words = make_words(tools.profile, tools.zone)
    write_epub(edition, pressed.pictures, words, find_file(tools.profile, edition_id, EPUB))
    if pressed.pdf:
        write_whole(find_file(tools.profile, edition_id, PDF), pressed.pdf)
    elif PDF in settings.edition_forms.split():
        log.warning("an edition has no PDF")
    kept = {made.id for made in list_editions(tools.conn, FILES_KEPT)}
    for path in folder.iterdir():
        if path.stem.isdigit() and int(path.stem) not in kept:
            path.unlink(missing_ok=True)


def find_file(profile: Profile, edition_id: int, form: str) -> Path:
    return profile.editions / f"{edition_id}.{form}"


def write_whole(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _as_row(edition: Edition, gathered: Gathered, due_at: float | None) -> MadeEdition:
    late: Message | None = None
    if due_at is not None and edition.made_at - due_at > LATE_S:
        late = EditionCode.EDITION_LATE(at=edition.made_at, due=due_at)
    return MadeEdition(
        0,
        edition.number,
        edition.made_at,
        edition.minutes,
        due_at,
        tuple(piece.entry_id for piece in edition.pieces),
        tuple(piece.entry_id for piece in edition.shorts),
        gathered.silent_feeds,
        late,
    )
