"""Store queries and page setting for the morning paper. All of it runs on the study thread.

The set paper stays on that thread, as fonts belong to the thread that loaded them; the main one gets pictures of pages.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter

from reader.clock import LocalZone
from reader.edition.words import PaperWords
from reader.engine.edition.deliver import find_folder
from reader.engine.edition.gather import Gathered, gather, load_edition, make_wish
from reader.engine.edition.make import find_file, write_whole
from reader.engine.edition.schedule import NextEdition, explain_next
from reader.errors import UsageError
from reader.gui.kit.wording import WindowLanguage
from reader.gui.paper.paper import Paper
from reader.gui.paper.press import PRINT_WIDTH, find_size, make_pdf, paint_page
from reader.gui.pictures.decode import decode
from reader.model.editions import MadeEdition
from reader.paths import Profile
from reader.settings import EPUB, Settings
from reader.store.db import Connection, get_path
from reader.store.editions import find_edition
from reader.store.feeds.folders import list_folders
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings
from reader.wording.edition_codes import EditionCode


class FormFacts(Struct, frozen=True):
    """What the settings stand beside."""

    settings: Settings
    folders: tuple[tuple[str, str], ...]
    """The outermost folders: number and name."""
    ahead: NextEdition
    folder: Path


class PaperFacts(Struct, frozen=True):
    made: MadeEdition
    page_count: int


class Trial(Struct, frozen=True):
    """What an edition by these settings would hold now."""

    posts: int
    minutes: int
    per_source: dict[str, int]


def read_form(conn: Connection, now: float) -> FormFacts:
    settings = load_settings(conn)
    top = tuple((str(one.id), one.name) for one in list_folders(conn) if one.parent_id is None)
    ahead = explain_next(conn, settings, now, LocalZone())
    return FormFacts(settings, top, ahead, find_folder(settings))


def try_settings(conn: Connection, settings: Settings, now: float) -> Trial:
    found: Gathered = gather(conn, settings, make_wish(settings), now)
    edition = found.edition
    pieces = edition.all_pieces
    return Trial(len(pieces), edition.minutes if pieces else 0, found.per_source)


class PaperHolder:
    """The latest paper, set. Touched on the study thread alone."""

    def __init__(self) -> None:
        self._paper: Paper | None = None
        self._made: MadeEdition | None = None

    def load(self, conn: Connection) -> PaperFacts | None:
        """None where none was made yet, or nothing of it is left."""
        made = find_edition(conn)
        if made is None:
            self._paper = None
            return None
        if self._paper is None or self._made is None or self._made.id != made.id:
            self._paper = _set(conn, made)
        self._made = made
        return PaperFacts(made, self._paper.page_count) if self._paper else None

    def render(self, number: int, room: QSize) -> QImage:
        """In its own shape, as large as there is room."""
        if self._paper is None:
            return QImage()
        shape = self._paper.size
        return paint_page(
            self._paper, number, max(1, round(min(room.width(), room.height() * shape.width / shape.height)))
        )

    def save(self, conn: Connection, path: Path) -> Path:
        """As EPUB or PDF, by the name."""
        if self._paper is None or self._made is None:
            raise UsageError(EditionCode.EDITION_PAGE_GONE())
        if path.suffix.lower() == ".pdf":
            write_whole(path, make_pdf(self._paper))
            return path
        kept = find_file(Profile(get_path(conn).parent), self._made.id, EPUB)
        if not kept.is_file():
            raise UsageError(EditionCode.EDITION_PAGE_GONE())
        write_whole(path, kept.read_bytes())
        return path

    def print_on(self, printer: QPrinter) -> None:
        if self._paper is not None:
            self._paper.print_on(printer)


def _set(conn: Connection, made: MadeEdition) -> Paper | None:
    edition = load_edition(conn, load_settings(conn), made)
    if not edition.all_pieces:
        return None
    cache = PictureCache(Profile(get_path(conn).parent).pictures)

    def find_image(url: str) -> QImage | None:
        data = cache.read(url)
        return decode(data, PRINT_WIDTH) if data else None

    words = PaperWords(WindowLanguage(), LocalZone(), QLocale().name().replace("_", "-"))
    return Paper(edition, words, find_image, find_size(""))
