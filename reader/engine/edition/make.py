"""Makes an edition: gathers it, has what is missing fetched where that is wanted, and puts it into files.

Whoever has a connection may do it: the engine's editor, a command in the terminal. A crash before its row is written
leaves no edition behind; after that, its files are made again when they are to be delivered, so that no post counts as
printed that nobody got.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock, local_day
from reader.edition.epub import write_epub
from reader.edition.words import PaperWords
from reader.engine.edition.gather import Gathered, Wish, gather, load_edition
from reader.engine.edition.press import Pressed, press
from reader.engine.media.side_fetches import SideTools, fetch_page, fetch_pictures
from reader.engine.messages import FetchPage, FetchPicture
from reader.engine.polls.day_ledger import make_day_ledger
from reader.engine.ready.robots_rule import may_fetch_page
from reader.fetch.client import never
from reader.fetch.courtesy.host_limits import PLANNED, Courtesy, find_host_key
from reader.html.text import is_teaser
from reader.model.editions import Edition, MadeEdition, Piece
from reader.model.logged import PAGE
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
from reader.store.polling.poll_log import get_day
from reader.translation_file import Translated, find_language
from reader.wording.edition_codes import EditionCode

log = logging.getLogger(__name__)
FILES_KEPT = 14
"""Papers whose files stay in the profile, to be delivered or saved elsewhere later."""
MOST_PAGES, MOST_ROUNDS = 40, 4
"""So many pages are fetched for one edition; so often it is chosen anew by what they hold."""
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
    courtesy: Courtesy = PLANNED


def make_words(profile: Profile, zone: tzinfo) -> PaperWords:
    """In the language of the window."""
    code = find_language(profile)
    return PaperWords(Translated(code), zone, code.replace("_", "-"))


def make_edition(
    tools: MakingTools, settings: Settings, wish: Wish, due_at: float | None = None
) -> MadeEdition | None:
    """Its row, with its files in the profile, unless the disk refuses them; None where nothing is new enough, or the
    owner wants none any more."""
    gathered = gather_whole(tools, settings, wish)
    edition = gathered.edition
    if not edition.pieces and not edition.shorts:
        return None
    fetch_missing_pictures(tools, edition)
    pressed = press_edition(tools, settings, edition, with_pdf=PDF in settings.edition_forms.split())
    if tools.cancelled():
        return None
    made = _as_row(edition, gathered, due_at)
    targets = settings.edition_to.split()
    made = replace(made, id=add_edition(tools.conn, made, targets))
    try:
        write_files(tools, edition, made.id, pressed, settings)
    except OSError:
        log.warning("the files of an edition could not be written", exc_info=True)
        return made
    if settings.edition_mark_read:
        mark_read(tools.conn, made)
    return made


def remake_files(tools: MakingTools, settings: Settings, made: MadeEdition) -> bool:
    """The files of an edition whose row is there and they are not: a crash came between. False where nothing is left
    that stood in it."""
    edition = load_edition(tools.conn, settings, made)
    if not edition.all_pieces:
        return False
    pressed = press_edition(tools, settings, edition, with_pdf=PDF in settings.edition_forms.split())
    write_files(tools, edition, made.id, pressed, settings)
    return True


def mark_read(conn: Connection, made: MadeEdition) -> Change:
    return set_read(conn, made.entry_ids + made.short_ids)


def gather_whole(tools: MakingTools, settings: Settings, wish: Wish) -> Gathered:
    """An edition of posts as long as they really are: whole texts of shortened ones are fetched, and then it is chosen
    anew, so that it takes the minutes that were wished for."""
    asked: set[int] = set()
    for _ in range(MOST_ROUNDS):
        gathered = gather(tools.conn, settings, wish, tools.clock.now())
        pieces = [] if not settings.edition_pages else list(gathered.edition.all_pieces)
        lacking = [piece for piece in pieces if piece.entry_id not in asked and _is_shortened(tools, piece)]
        lacking = lacking[: MOST_PAGES - len(asked)]
        if not lacking or not _may_fetch(tools, settings):
            return gathered
        for place, piece in enumerate(lacking):
            tools.on_progress(place, len(lacking))
            asked.add(piece.entry_id)
            if _may_fetch(tools, settings):
                _fetch_page(tools, piece)
    return gather(tools.conn, settings, wish, tools.clock.now())


def _is_shortened(tools: MakingTools, piece: Piece) -> bool:
    has_page = find_full_text(tools.conn, piece.entry_id) is not None
    return not has_page and bool(find_host_key(piece.link)) and is_teaser(piece.html)


def _may_fetch(tools: MakingTools, settings: Settings) -> bool:
    """There is a line, the owner still wants it, and the day's megabytes are not used up."""
    if tools.fetching is None or tools.cancelled():
        return False
    uses = get_day(tools.conn, local_day(tools.clock.now(), tools.zone))
    left = make_day_ledger(uses, settings).bytes_left
    return left is None or left > 0


def _fetch_page(tools: MakingTools, piece: Piece) -> None:
    """By the rules for what a program fetches by itself: robots.txt, and the pauses of planned polls."""
    fetching = tools.fetching
    assert fetching is not None

    def may_ask(url: str, at_home: bool) -> bool:
        return may_fetch_page(fetching, url, tools.courtesy, at_home, PAGE)

    fetch_page(fetching, FetchPage(piece.entry_id), tools.courtesy, may_ask)


def fetch_missing_pictures(tools: MakingTools, edition: Edition) -> None:
    """Shows how far it came."""
    pieces = edition.all_pieces
    for place, piece in enumerate(pieces):
        tools.on_progress(place, len(pieces))
        if tools.fetching is None or tools.cancelled():
            continue
        missing = [url for url in piece.pictures if not tools.fetching.cache.has(url)]
        for _ in fetch_pictures(tools.fetching, [FetchPicture(url, piece.feed_id) for url in missing]):
            pass
    tools.on_progress(len(pieces), len(pieces))


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
    """An EPUB always, to be saved from the window; a PDF where one was pressed. Of long ago none stays."""
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
    """Whole or not at all, a power cut included."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
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
