"""The pages of the latest edition, or before the first a preview of it: turned, saved, printed, marked read.

Main thread; pages are set on the study thread, where the fonts stay, and come from there as pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QEventLoop, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QPushButton, QSizePolicy

from reader.core.clock import Clock, LocalZone, show_at
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.private_files import write_whole
from reader.core.records.messages import Message
from reader.core.settings import EPUB, TO_FOLDER
from reader.features.editions.records import Edition, MadeEdition
from reader.features.editions.store import find_edition
from reader.features.editions.texts import EditionCode
from reader.features.editions.window.layout import EditionPages
from reader.features.editions.window.render import PRINT_WIDTH, find_shape, make_pdf, paint_page
from reader.features.editions.words import EditionWords
from reader.features.editions.worker.gather import gather, load_edition
from reader.features.editions.worker.make import find_file
from reader.store.db import Connection, get_path
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings
from reader.window.article.export import ask_printer
from reader.window.bridge.bridge import Bridge, Topic
from reader.window.kit.humanize import LANGUAGE
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say
from reader.window.pictures.decode import decode

AIR, MOST_ROOM = 16, QSize(760, 10_000)
_BAR, _REDRAW_MS, _NOTCH = 48, 80, 120
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

    made: MadeEdition | None = None
    page_count: int = 0
    preview: Edition | None = None
    """Today's edition, if it were made now; only before the first one."""


class PageHolder:
    """The latest edition, set. Used on the study thread only, as fonts belong to the thread that loaded them."""

    def __init__(self) -> None:
        self.pages: EditionPages | None = None
        self._made: MadeEdition | None = None

    def load(self, conn: Connection, now: float) -> Shown:
        """The latest edition, or a preview of the first one."""
        loop = QEventLoop()  # a document tells its size by a timer, for which this thread has no loop
        before, made = self._made, find_edition(conn)
        self._made = made
        settings, preview = load_settings(conn), None
        if made is None or before is None or before.id != made.id:
            edition = load_edition(conn, settings, made) if made else gather(conn, settings, now).edition
            preview = None if made or not edition.all_articles else edition
            find_image = partial(_find_image, PictureCache(Profile(get_path(conn).parent).pictures))
            words = EditionWords(LANGUAGE, LocalZone(), QLocale().name().replace("_", "-"))
            self.pages = None
            if edition.all_articles:
                self.pages = EditionPages(edition, words, find_image, find_shape())
        loop.processEvents()
        return Shown(made if self.pages else None, len(self.pages.pages) if self.pages else 0, preview)

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

    def show_page(self, image: QImage, edge: QColor) -> None:
        painter = QPainter(image)
        painter.setPen(edge)
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


class EditionPane(QFrame):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._context = context
        self.on_loaded: Callable[[Shown], None] = lambda shown: None
        self._holder, self._topic, self._page_topic = PageHolder(), Topic(), Topic()
        self.made: MadeEdition | None = None
        self.page_count, self._number = 0, 1
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redraw.timeout.connect(self._render)
        self.page, self.place = PageView(self._turn, self._redraw.start), Label()
        self.state = Label(tone="secondary", wraps=True)
        self.back, self.on = QPushButton("←"), QPushButton("→")
        self.read = QPushButton(self.tr("Mark read"))
        self.save_as, self.print = QPushButton(self.tr("Save as…")), QPushButton(self.tr("Print…"))
        self.turn = QPushButton(self.tr("Settings"))
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.state.setContentsMargins(16, 8, 16, 0)
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        buttons = (self.read, self.save_as, self.print, self.turn)
        make_row(bar, self.back, self.place, self.on, STRETCH, *buttons, margins=(16, 0, 16, 0), spacing=8)
        make_column(self, bar, self.state, (self.page, 1), spacing=0)

    def _wire(self) -> None:
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.read.clicked.connect(self._mark_read)
        for key, button, do in (("Ctrl+P", self.print, self._print), ("Ctrl+S", self.save_as, self._save_as)):
            button.clicked.connect(do)
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)

    def load(self) -> None:
        self._topic.renew()
        self._page_topic.renew()
        holder, now = self._holder, self._context.clock.now()
        self._context.bridge.bound_to(self).study(lambda conn: holder.load(conn, now), self._show_edition, self._topic)

    def show_making(self, words: str) -> None:
        """Say how far the next one is, on the page too, if there is none yet."""
        self.state.setText(words)
        if not self.page_count:
            self.page.show_words(words)

    def _show_edition(self, found: Shown) -> None:
        before, self.made, self.page_count = self.made, found.made, found.page_count
        self.on_loaded(found)
        for button in (self.back, self.on, self.read, self.save_as, self.print):
            button.setEnabled(self.made is not None)
        if self.made is None:
            self._number = 1
            self.place.setText("")
            self.state.setText(self.tr("Preview of today’s edition") if self.page_count else self.tr("No edition yet"))
            if self.page_count:
                self._render()
            else:
                self.page.show_words(self.tr("Not enough new articles for an edition."))
            return
        self._number = self._number if before is not None and before.id == self.made.id else 1
        said = describe(self.made, self._context.clock.now(), LocalZone())
        self.state.setText(" · ".join(say(one).rstrip(".") for one in said))
        self._render()

    def _render(self) -> None:
        if self.page_count:
            number, room, holder = self._number, self.page.find_room(), self._holder
            self._page_topic.renew()
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.render(number, room), self._show_page, self._page_topic
            )

    def _show_page(self, image: QImage) -> None:
        words = self.tr("{page} of {pages}").format(page=self._number, pages=self.page_count)
        self.place.setText(words)
        self.back.setEnabled(self._number > 1)
        self.on.setEnabled(self._number < self.page_count)
        self.page.setAccessibleDescription(words)
        self.page.show_page(image, self._context.theme.ink("line_2"))

    def _turn(self, by: int) -> None:
        self._number = min(max(1, self._number + by), max(1, self.page_count))
        self._render()

    def _mark_read(self) -> None:
        if self.made is not None:
            self._context.mark_read(list(self.made.all_ids))

    def _save_as(self) -> None:
        kinds = self.tr("Book for e-readers (*.epub);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save edition"), "paper.epub", kinds)
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        holder, said = self._holder, self.tr("Saved as {file}.").format(file=path.name)
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.save(conn, path), lambda _: self.state.setText(said), None, self.state.setText
        )

    def _print(self) -> None:
        holder = self._holder
        if printer := ask_printer(self):
            self._context.bridge.bound_to(self).study(
                lambda conn: holder.pages.print_on(printer) if holder.pages else None, lambda _: None
            )
