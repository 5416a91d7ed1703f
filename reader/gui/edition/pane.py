"""The pages of the latest edition: turned, saved, printed, marked read. Main thread; pages are set on the study thread,
where the fonts stay, and come from there as pictures."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QEventLoop, QLocale, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QWheelEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QFrame, QPushButton, QSizePolicy

from reader.clock import Clock, LocalZone, show_at
from reader.edition.words import EditionWords
from reader.engine.edition.gather import load_edition
from reader.engine.edition.make import find_file, write_whole
from reader.errors import UsageError
from reader.gui.article.export import ask_printer
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.edition.layout import A4, EditionPages
from reader.gui.edition.render import PRINT_WIDTH, find_shape, make_pdf, paint_page
from reader.gui.kit.humanize import LANGUAGE
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.gui.pictures.decode import decode
from reader.model.editions import MadeEdition
from reader.model.messages import Message
from reader.paths import Profile
from reader.settings import EPUB, TO_FOLDER
from reader.store.db import Connection, get_path
from reader.store.editions import find_edition
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings
from reader.wording.edition_codes import EditionCode

AIR, WIDEST = 16, 760
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


class EditionFacts(Struct, frozen=True):
    made: MadeEdition
    page_count: int


class PageHolder:
    """The latest edition, set. Used on the study thread only, as fonts belong to the thread that loaded them."""

    def __init__(self) -> None:
        self.pages: EditionPages | None = None
        self._made: MadeEdition | None = None

    def load(self, conn: Connection) -> EditionFacts | None:
        """None if none was made yet, or nothing of it is left."""
        loop = QEventLoop()  # a document tells its size by a timer, for which this thread has no loop
        before, made = self._made, find_edition(conn)
        if made is None or before is None or before.id != made.id:
            self.pages = _set_pages(conn, made) if made else None
        self._made = made
        loop.processEvents()
        return EditionFacts(made, len(self.pages.pages)) if made and self.pages else None

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

    def print_on(self, printer: QPrinter) -> None:
        if self.pages is not None:
            self.pages.print_on(printer)


def _set_pages(conn: Connection, made: MadeEdition) -> EditionPages | None:
    edition = load_edition(conn, load_settings(conn), made)
    if not edition.all_articles:
        return None
    cache = PictureCache(Profile(get_path(conn).parent).pictures)

    def find_image(url: str) -> QImage | None:
        data = cache.read(url)
        return decode(data, PRINT_WIDTH) if data else None

    words = EditionWords(LANGUAGE, LocalZone(), QLocale().name().replace("_", "-"))
    return EditionPages(edition, words, find_image, find_shape())


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


class PageView(QFrame):
    """A page: white in every theme, as large as there is room."""

    resized = Signal()
    turned = Signal(int)
    """The number of pages to turn by."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._image: QImage | None = None
        self._words = ""
        self._turned = 0
        """What the wheel was turned of the next notch."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(220, 260))
        self.setAccessibleName(self.tr("Page of the paper"))
        theme.changed.connect(self.update)

    def page_size(self) -> QSize:
        """The room for a page in physical pixels."""
        room, shape = self.size() - QSize(2 * AIR, 2 * AIR), A4.height / A4.width
        width = max(1, min(room.width(), round(room.height() / shape), WIDEST))
        ratio = self.devicePixelRatioF()
        return QSize(round(width * ratio), round(width * shape * ratio))

    def show_page(self, image: QImage | None, words: str) -> None:
        """Show a page, or the words if there is none."""
        if image is not None:
            image.setDevicePixelRatio(self.devicePixelRatioF())
        self._image, self._words = image, words
        self.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._image is None:
            painter.setPen(self._theme.ink("text_3"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(AIR, AIR, -AIR, -AIR), flags, self._words)
        else:
            size = self._image.deviceIndependentSize().toSize()
            place = QRect((self.width() - size.width()) // 2, AIR, size.width(), size.height())
            painter.drawImage(place, self._image)
            painter.setPen(self._theme.ink("line_2"))
            painter.drawRect(place.adjusted(0, 0, -1, -1))
        if self.hasFocus():
            painter.setPen(self._theme.ink("accent"))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _KEYS.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn a page for each notch; touchpads report one in many small steps."""
        self._turned += event.angleDelta().y()
        pages = int(self._turned / _NOTCH)
        self._turned -= pages * _NOTCH
        if pages:
            self.turned.emit(-pages)


class EditionPane(QFrame):
    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._context = context
        self._holder, self._topic, self._page_topic = PageHolder(), Topic(), Topic()
        self.facts: EditionFacts | None = None
        self._number = 1
        self.page, self.state, self.place = PageView(context.theme), Label(), Label()
        self.back, self.on = QPushButton("←"), QPushButton("→")
        self.read = QPushButton(self.tr("Mark read"))
        self.save_as, self.print = QPushButton(self.tr("Save as…")), QPushButton(self.tr("Print…"))
        self.turn = QPushButton(self.tr("Settings"))
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.back.setAccessibleName(self.tr("Page back"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.state.setWordWrap(True)
        self.state.setProperty("secondary", True)
        self.state.setContentsMargins(16, 8, 16, 0)
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        buttons = (self.read, self.save_as, self.print, self.turn)
        make_row(bar, self.back, self.place, self.on, STRETCH, *buttons, margins=(16, 0, 16, 0), spacing=8)
        make_column(self, bar, self.state, (self.page, 1), spacing=0)

    def _wire(self) -> None:
        self._redraw = QTimer(self, singleShot=True, interval=_REDRAW_MS)
        self._redraw.timeout.connect(self._render)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.page.turned.connect(self._turn)
        self.page.resized.connect(self._redraw.start)
        self.read.clicked.connect(self._mark_read)
        for key, button, do in (("Ctrl+P", self.print, self._print), ("Ctrl+S", self.save_as, self._save_as)):
            button.clicked.connect(do)
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def load(self) -> None:
        self._topic.renew()
        self._page_topic.renew()
        self._context.bridge.bound_to(self).study(self._holder.load, self._show_edition, self._topic)

    def show_making(self, words: str) -> None:
        """Say how far the next one is, on the page, too, if there is none yet."""
        self.state.setText(words)
        if self.facts is None:
            self.page.show_page(None, words)

    def _show_edition(self, facts: EditionFacts | None) -> None:
        is_new = facts is not None and (self.facts is None or self.facts.made.id != facts.made.id)
        self.facts = facts
        self._number = 1 if is_new else self._number
        for button in (self.back, self.on, self.read, self.save_as, self.print):
            button.setEnabled(facts is not None)
        if facts is None:
            self.place.setText("")
            self.state.setText(self.tr("No paper yet"))
            self.page.show_page(None, self.tr("No paper was made yet. “Make one now” makes one of what is unread."))
            return
        said = describe(facts.made, self._context.clock.now(), LocalZone())
        self.state.setText(" · ".join(say(one).rstrip(".") for one in said))
        self._render()

    def _render(self) -> None:
        if self.facts is None:
            return
        number, room, holder = self._number, self.page.page_size(), self._holder
        self._page_topic.renew()
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.render(number, room), self._show_page, self._page_topic
        )

    def _show_page(self, image: QImage) -> None:
        if self.facts is None:
            return
        words = self.tr("{page} of {pages}").format(page=self._number, pages=self.facts.page_count)
        self.place.setText(words)
        self.back.setEnabled(self._number > 1)
        self.on.setEnabled(self._number < self.facts.page_count)
        self.page.show_page(image, words)

    def _turn(self, by: int) -> None:
        if self.facts is not None:
            self._number = min(max(1, self._number + by), self.facts.page_count)
            self._render()

    def _mark_read(self) -> None:
        if self.facts is not None:
            self._context.mark_read(list(self.facts.made.all_ids))

    def _save_as(self) -> None:
        if self.facts is None:
            return
        kinds = self.tr("Book for e-readers (*.epub);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the paper"), "paper.epub", kinds)
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        holder, said = self._holder, self.tr("Saved as {file}.").format(file=path.name)
        self._context.bridge.bound_to(self).study(
            lambda conn: holder.save(conn, path), lambda _: self.state.setText(said), None, self.state.setText
        )

    def _print(self) -> None:
        holder = self._holder
        if self.facts is not None and (printer := ask_printer(self)):
            self._context.bridge.bound_to(self).study(lambda conn: holder.print_on(printer), lambda _: None)
