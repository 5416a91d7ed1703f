"""The pages of an edition: set and painted on the study thread, where the fonts stay, shown on the main thread."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QEventLoop, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from reader.core.clock import Clock, LocalZone, show_at
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.private_files import write_whole
from reader.core.records.messages import Message
from reader.core.settings import EPUB, TO_FOLDER
from reader.features.editions.records import Edition, MadeEdition
from reader.features.editions.store import list_editions
from reader.features.editions.texts import EditionCode
from reader.features.editions.window.layout import EditionPages
from reader.features.editions.window.render import PRINT_WIDTH, find_shape, make_pdf, paint_page
from reader.features.editions.words import EditionWords
from reader.features.editions.worker.gather import gather, load_edition
from reader.features.editions.worker.make import FILES_KEPT, find_file
from reader.store.db import Connection, get_path
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Bridge
from reader.window.kit.humanize import LANGUAGE
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.pictures.decode import decode

AIR, MOST_ROOM = 16, QSize(760, 10_000)
_NOTCH = 120
_KEYS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}


class EditionContext(Struct, frozen=True):
    """What editions need of the window."""

    theme: Theme
    bridge: Bridge
    clock: Clock
    change_settings: Callable[..., None]
    mark_read: Callable[[list[int]], None]
    send: Callable[[object], None]
    """Sends a command to the engine."""
    leave: Callable[[], None]
    """Goes back to reading."""


class Shown(Struct, frozen=True):
    """What there is to show."""

    editions: tuple[MadeEdition, ...] = ()
    """Those that can still be opened, newest first."""
    made: MadeEdition | None = None
    page_count: int = 0
    preview: Edition | None = None
    """Today's edition, if it were made now; only before the first one."""


class PageHolder:
    """An edition, set. Used on the study thread only, as fonts belong to the thread that loaded them."""

    def __init__(self) -> None:
        self.pages: EditionPages | None = None
        self._made: MadeEdition | None = None

    def load(self, conn: Connection, now: float, wanted: int | None = None) -> Shown:
        """The edition with this id or else the latest, or before the first one a preview of it."""
        loop = QEventLoop()  # a document tells its size by a timer, for which this thread has no loop
        editions = tuple(list_editions(conn, FILES_KEPT))
        made = next((one for one in editions if one.id == wanted), editions[0] if editions else None)
        before, self._made = self._made, made
        preview = None
        if made is None or before is None or before.id != made.id:
            settings = load_settings(conn)
            edition = load_edition(conn, settings, made) if made else gather(conn, settings, now).edition
            preview = None if made or not edition.all_articles else edition
            find_image = partial(_find_image, PictureCache(Profile(get_path(conn).parent).pictures))
            self.pages = None
            if edition.all_articles:
                self.pages = EditionPages(edition, make_words(), find_image, find_shape())
        loop.processEvents()
        return Shown(editions, made, len(self.pages.pages) if self.pages else 0, preview)

    def render(self, number: int, room: QSize) -> QImage:
        """Paint a page as large as there is room."""
        if self.pages is None:
            return QImage()
        shape = self.pages.shape
        wide = min(room.width(), room.height() * shape.width / shape.height)
        return paint_page(self.pages, number, max(1, round(wide)))

    def save(self, conn: Connection, path: Path) -> None:
        """Write it as EPUB or PDF, depending on the name."""
        kept = find_file(Profile(get_path(conn).parent), self._made.id, EPUB) if self._made else None
        is_pdf = path.suffix.lower() == ".pdf"
        if self.pages is None or kept is None or not (is_pdf or kept.is_file()):
            raise UsageError(EditionCode.EDITION_PAGE_GONE())
        write_whole(path, make_pdf(self.pages) if is_pdf else kept.read_bytes())


def make_words() -> EditionWords:
    return EditionWords(LANGUAGE, LocalZone(), QLocale().name().replace("_", "-"))


def _find_image(cache: PictureCache, url: str) -> QImage | None:
    data = cache.read(url)
    return decode(data, PRINT_WIDTH) if data else None


def describe(made: MadeEdition, now: float, zone: tzinfo) -> list[Message]:
    """Say what was made and when, why it is late, and where it was delivered or why not."""
    at, silent = made.made_at, made.silent_feeds
    if show_at(at, zone).date() != show_at(now, zone).date():
        said = [EditionCode.EDITION_MADE_ON(at=at)]
    elif silent:
        said = [EditionCode.EDITION_SILENT_ONE(at=at) if silent == 1 else EditionCode.EDITION_SILENT(at=at, n=silent)]
    else:
        said = [EditionCode.EDITION_MADE(at=at)]
    said += [made.late] if made.late else []
    for delivery in made.deliveries:
        is_folder = delivery.target == TO_FOLDER
        if delivery.done_at is not None and is_folder:
            said.append(EditionCode.EDITION_IN_FOLDER(path=delivery.path))
        elif delivery.done_at is not None:
            said.append(EditionCode.EDITION_MAILED(address=delivery.path, at=delivery.done_at))
        elif delivery.message is not None:
            target = EditionCode.EDITION_TARGET_FOLDER() if is_folder else EditionCode.EDITION_TARGET_MAIL()
            said.append(EditionCode.EDITION_WAITING(target=target, at=at, why=delivery.message))
    return said


class PageView(Label):
    """A page, white in every theme, or words if there is none; keys and the wheel turn it."""

    def __init__(self, turn: Callable[[int], None], redraw: Callable[[], None]) -> None:
        """`turn` gets the number of pages to turn by; `redraw` is called when there is other room."""
        super().__init__(tone="quiet", wraps=True)
        self._turn, self._redraw = turn, redraw
        self._turned = 0
        """What the wheel was turned of the next notch."""
        self.setObjectName("paperPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setMinimumSize(QSize(220, 260))
        self.setMargin(AIR)
        self.setAccessibleName(self.tr("Edition page"))

    def find_room(self) -> QSize:
        """The room for a page in physical pixels."""
        return (self.size() - QSize(2 * AIR, 2 * AIR)).boundedTo(MOST_ROOM) * self.devicePixelRatioF()

    def show_words(self, words: str) -> None:
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setText(words)

    def show_page(self, image: QImage) -> None:
        painter = QPainter(image)
        painter.setPen(QColor("#cfccc5"))
        painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
        painter.end()
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setPixmap(QPixmap.fromImage(image))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (by := _KEYS.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
        else:
            self._turn(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn a page for each notch; touchpads report one in many small steps."""
        self._turned += event.angleDelta().y()
        pages = int(self._turned / _NOTCH)
        self._turned -= pages * _NOTCH
        if pages:
            self._turn(-pages)
