"""The pages of an edition: set and painted by a renderer, asked on the study thread, and shown on the main thread.

This process sets no pages itself: a thread that makes a text document and the main thread, which ends an object, could
each wait for ever for a lock that the other holds, Qt's and Python's.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QSizePolicy

from reader.core.clock import Clock, LocalZone, show_at
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.private_files import write_whole
from reader.core.records.messages import Message
from reader.core.settings import EPUB, PDF, TO_FOLDER
from reader.core.translation_file import find_language
from reader.features.editions.records import Edition, MadeEdition, PaintPage, Rendered, RenderJob
from reader.features.editions.store import list_editions
from reader.features.editions.texts import EditionCode
from reader.features.editions.words import EditionWords
from reader.features.editions.worker.gather import gather, load_edition
from reader.features.editions.worker.make import FILES_KEPT, Renderer, find_file, find_pictures, render
from reader.store.db import Connection, get_path
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Bridge
from reader.window.kit.humanize import LANGUAGE
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme

AIR, MOST_ROOM = 16, QSize(760, 10_000)
PRINTED_DPI = 600
"""A finer printer gets its pages enlarged: a page of twice the dots takes four times the memory."""
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
    """An edition, and the renderer that holds its pages while they are shown. `open` and `close` are for the main
    thread, everything else is for the study thread."""

    def __init__(self) -> None:
        self._is_closed = False
        self._made: MadeEdition | None = None
        self._job: RenderJob | None = None
        self._renderer: Renderer | None = None
        self._page_count = 0

    def open(self) -> None:
        """The renderer starts with the next page."""
        self._is_closed = False

    def close(self) -> None:
        """End the renderer."""
        self._is_closed = True
        if self._renderer is not None:
            self._renderer.end()

    def load(self, conn: Connection, now: float, wanted: int | None = None) -> Shown:
        """The edition with this id or else the latest, or before the first one a preview of it."""
        editions = tuple(list_editions(conn, FILES_KEPT))
        made = next((one for one in editions if one.id == wanted), editions[0] if editions else None)
        preview = None
        if made is None or self._made is None or self._made.id != made.id:
            settings = load_settings(conn)
            edition = load_edition(conn, settings, made) if made else gather(conn, settings, now).edition
            preview = None if made or not edition.all_articles else edition
            self._set_pages(Profile(get_path(conn).parent), edition)
        self._made = made
        return Shown(editions, made, self._page_count, preview)

    def _set_pages(self, profile: Profile, edition: Edition) -> None:
        if self._renderer is not None:
            self._renderer.end()
        self._made = self._job = self._renderer = None
        self._page_count = 0
        if edition.all_articles:
            self._job = RenderJob(edition, find_pictures(profile, edition), find_language(profile))
            self._renderer = Renderer(self._job, lambda: self._is_closed)
            self._page_count = _require(self._renderer.render()).page_count

    def paint(self, number: int, room: QSize) -> QImage:
        """Paint a page as large as there is room."""
        if self._renderer is None:
            return QImage()
        return _to_image(self._renderer.paint(PaintPage(number, room.width(), room.height())))

    def save(self, conn: Connection, path: Path) -> None:
        """Write it as EPUB or PDF, depending on the name."""
        if self._job is None or self._made is None:
            raise UsageError(EditionCode.EDITION_PAGE_GONE())
        if path.suffix.lower() == ".pdf":
            data = render(replace(self._job, forms=(PDF,))).get(PDF)
            if data is None:
                raise UsageError(EditionCode.EDITION_RENDER_FAILED())
        else:
            kept = find_file(Profile(get_path(conn).parent), self._made.id, EPUB)
            if not kept.is_file():
                raise UsageError(EditionCode.EDITION_PAGE_GONE())
            data = kept.read_bytes()
        write_whole(path, data)

    def print_on(self, printer: QPrinter) -> None:
        """Print all pages, each as large as the paper allows."""
        if self._job is None:
            return
        renderer = Renderer(self._job)  # of its own, as the page may be closed meanwhile
        printer.setFullPage(True)
        painter = QPainter(printer)
        room = QSize(printer.width(), printer.height())
        dots = room * min(1.0, PRINTED_DPI / printer.resolution())
        try:
            for number in range(1, self._page_count + 1):
                if number > 1:
                    printer.newPage()
                page = PaintPage(number, dots.width(), dots.height(), is_grey=True)
                image = _to_image(renderer.paint(page), QImage.Format.Format_Grayscale8)
                size = image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
                place = QRect(QPoint((room.width() - size.width()) // 2, (room.height() - size.height()) // 2), size)
                painter.drawImage(place, image)
        finally:
            painter.end()
            renderer.end()


def _require(rendered: Rendered | None) -> Rendered:
    if rendered is None:
        raise UsageError(EditionCode.EDITION_RENDER_FAILED())
    return rendered


def _to_image(painted: Rendered | None, form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    page = _require(painted)
    return QImage(page.pixels, page.width, page.height, len(page.pixels) // max(page.height, 1), form).copy()


def make_words() -> EditionWords:
    return EditionWords(LANGUAGE, LocalZone(), QLocale().name().replace("_", "-"))


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
