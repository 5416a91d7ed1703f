"""The text browser of articles: one column in the middle, links that only signal, scroll keys, a kept place; and how a
new document replaces the old.

Main thread only. It never opens a link, a file or an address itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QMenu, QTextBrowser

from reader.gui.kit import tokens
from reader.gui.kit.screens import resolve_viewport_wrapper
from reader.html.addresses import find_outside_link
from reader.html.blocks import join_endless_words

if TYPE_CHECKING:
    from reader.gui.article.build import Writing
    from reader.gui.article.document import ArticleDocument
    from reader.gui.article.picture_loader import PictureLoader

TOP_AIR, BOTTOM_AIR = 20, 64
INTERNAL = "paperround:"
FIRST_SCREEN_LETTERS = 4000
FIRST_SCREEN_MS = 60
ARRIVALS_MS = 60


class Place(Struct, frozen=True):
    """A scroll position: a letter, and its distance from the upper edge."""

    position: int
    offset: int


class ColumnBrowser(QTextBrowser):
    link_activated = Signal(str)
    link_hovered = Signal(str)
    link_copied = Signal(str)
    internal_link_activated = Signal(str)
    end_reached = Signal()
    menu_opened = Signal(QMenu, str)
    """The menu about to be shown, to add to, and the link under it."""
    picture_menu_opened = Signal(QMenu, int)
    """The menu about to be shown over the picture of this number."""

    def __init__(self, column: int) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self.widest = column
        """The widest text; the document must be made anew for another."""
        self._pressed_link = ""
        self._nothing = QTextDocument(self)
        self.shown: ArticleDocument | None = None
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._show_idle)
        self._show_idle(0, 0)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(lambda url: self._activate(url.toString()))
        self.highlighted.connect(lambda url: self._hover(url.toString()))

    def _show_idle(self, least: int, most: int) -> None:
        """Hide a scroll bar that scrolls nothing but keep its room, so that nothing moves."""
        bar, idle = self.verticalScrollBar(), most <= least
        if bar.property("idle") != idle:
            bar.setProperty("idle", idle)
            bar.style().unpolish(bar)
            bar.style().polish(bar)

    def set_colours(self, colours: tokens.Colours) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(colours.bg))
        palette.setColor(QPalette.ColorRole.Text, QColor(colours.text))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(colours.accent))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(colours.on_accent))
        self.setPalette(palette)

    @property
    def column(self) -> int:
        """The width of the text: at most the design's, less in a narrow window."""
        room = self.viewport().width() - 2 * tokens.COLUMN_AIR
        return max(120, min(self.widest, room))

    def fit_document(self, document: ArticleDocument) -> None:
        """Fit margins, tables and pictures to the width of the window, with one layout."""
        side = max(0, (self.viewport().width() - self.column) // 2)
        frame = document.rootFrame().frameFormat()
        frame.setLeftMargin(side)
        frame.setRightMargin(max(0, self.viewport().width() - self.column - side))
        frame.setTopMargin(TOP_AIR)
        frame.setBottomMargin(BOTTOM_AIR)
        document.setLayoutEnabled(False)
        document.rootFrame().setFrameFormat(frame)
        document.fit(self.column)
        document.setLayoutEnabled(True)
        document.setTextWidth(self.viewport().width())

    def show_document(self, document: ArticleDocument | None) -> None:
        """Show another document and delete the old one; None shows nothing."""
        old, self.shown = self.shown, document
        self.setExtraSelections([])  # Qt would look at them once their document is gone, and crash
        if document is not None and document.textWidth() != self.viewport().width():
            self.fit_document(document)
        self.setDocument(self._nothing if document is None else document)
        self.document().size()  # lays out what is written so far; until then Qt cannot say which letter is where
        self._hover("")
        if old is not None and old is not document:
            old.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.find_place()
        super().resizeEvent(event)
        document = self.shown
        if event.size().width() == event.oldSize().width() or document is None:
            return
        self.fit_document(document)
        self.restore_place(place)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Return one clear pixel: documents have their own pictures."""
        return QPixmap(1, 1)

    def find_place(self) -> Place:
        if self.verticalScrollBar().value() == 0:
            return Place(0, 0)
        left = int(self.document().rootFrame().frameFormat().leftMargin())
        cursor = self.cursorForPosition(QPoint(left + 2, 0))
        return Place(cursor.position(), self.cursorRect(cursor).top())

    def restore_place(self, place: Place) -> None:
        bar = self.verticalScrollBar()
        if place.position == 0 and place.offset == 0:
            bar.setValue(0)
            return
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(place.position, self.document().characterCount() - 1))
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - place.offset)

    def _activate(self, address: str) -> None:
        if address.startswith(INTERNAL):
            self.internal_link_activated.emit(address)
        elif link := find_outside_link(address):
            self.link_activated.emit(link)

    def _hover(self, address: str) -> None:
        self.link_hovered.emit("" if address.startswith(INTERNAL) else find_outside_link(address))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pressed_link = self.anchorAt(event.position().toPoint())
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            link = self.anchorAt(event.position().toPoint())
            if link and link == self._pressed_link:
                self._activate(link)
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.make_menu(self.anchorAt(event.pos()), self.find_picture_at(event.pos()))
        menu.exec(event.globalPos())
        menu.deleteLater()

    def find_picture_at(self, place: QPoint) -> int | None:
        """The number of the picture at a point of the window."""
        scrolled = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        name = self.document().documentLayout().imageAt(QPointF(place + scrolled))
        kind, _, number = name.partition(":")
        return int(number) if kind == "picture" and number.isdigit() else None

    def make_menu(self, address: str, picture: int | None = None) -> QMenu:
        menu = QMenu(self)
        if picture is not None:
            self.picture_menu_opened.emit(menu, picture)
        link = "" if address.startswith(INTERNAL) else find_outside_link(address)
        if link:
            menu.addAction(self.tr("Open this link in the browser"), lambda: self.link_activated.emit(link))
            menu.addAction(self.tr("Copy this link"), lambda: self.link_copied.emit(link))
            menu.addSeparator()
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        self.menu_opened.emit(menu, link)
        return menu

    def createMimeDataFromSelection(self) -> QMimeData:
        copied = super().createMimeDataFromSelection()
        copied.setText(join_endless_words(copied.text()))
        return copied

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.scroll_back() if back else self.scroll_on()
            event.accept()
            return
        super().keyPressEvent(event)

    def scroll_on(self) -> None:
        """Scroll a page on; at the end, emit `end_reached`."""
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum():
            self.end_reached.emit()
            return
        bar.setValue(bar.value() + self._page())

    def scroll_back(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - self._page())

    def _page(self) -> int:
        return max(40, self.viewport().height() - 48)


class DocumentSwap(QObject):
    """Shows a new document once its first screen is written, then writes the rest in slices."""

    shown = Signal()
    finished = Signal()

    def __init__(self, browser: ColumnBrowser, pictures: PictureLoader) -> None:
        super().__init__(browser)
        self._browser = browser
        self._writing: Writing | None = None
        self._waiting: ArticleDocument | None = None
        self._keep = Place(0, 0)
        self._find_place: Callable[[], Place | None] | None = None
        self._arrived: set[str] = set()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._write_on)
        self._arrivals = QTimer(self, interval=ARRIVALS_MS, singleShot=True)
        self._arrivals.timeout.connect(self._fit_arrived)
        pictures.sized.connect(self._note_arrival)
        pictures.ready.connect(lambda _: browser.viewport().update())

    def start(self, writing: Writing, keep: Place, find_place: Callable[[], Place | None] | None = None) -> None:
        """Write a document and show it once it reaches down to where the user reads. `find_place`: says where that is,
        once it is written."""
        self.stop()
        self._writing, self._keep, self._find_place = writing, keep, find_place
        self._waiting = writing.builder.document
        writing.work_until(self._is_first_screen_there, FIRST_SCREEN_MS)
        self._timer.start()
        self._show_if_ready()

    def stop(self) -> None:
        self._timer.stop()
        self._writing = None
        if self._waiting is not None:
            self._waiting.deleteLater()
            self._waiting = None

    def wake(self) -> None:
        """Write on: more was added."""
        self._timer.start()

    def is_finished(self) -> bool:
        return self._writing is None or (self._waiting is None and self._writing.is_done())

    def find_place(self) -> Place:
        """Where the user reads, or will once the new document is shown."""
        return self._keep if self._waiting is not None else self._browser.find_place()

    def _write_on(self) -> None:
        if self._writing is not None:
            self._writing.work()
            self._show_if_ready()

    def _is_first_screen_there(self) -> bool:
        assert self._writing
        if self._find_place is not None:
            place = self._find_place()
            if place is None:
                return False
            self._keep = place
        written = self._writing.builder.document.characterCount()
        return written > self._keep.position + FIRST_SCREEN_LETTERS

    def _show_if_ready(self) -> None:
        assert self._writing
        done = self._writing.is_done()
        if self._waiting is not None and (done or self._is_first_screen_there()):
            document, self._waiting = self._waiting, None
            self._browser.show_document(document)
            self._browser.restore_place(self._keep)
            self.shown.emit()
        if done:
            self._timer.stop()
            self.finished.emit()

    def _note_arrival(self, url: str) -> None:
        self._arrived.add(url)
        self._arrivals.start()

    def _fit_arrived(self) -> None:
        """Give pictures that came their true size, without moving the line the user reads."""
        urls, self._arrived = self._arrived, set()
        place = self._browser.find_place()
        changed = False
        for document in (self._browser.shown, self._waiting):
            changed |= document is not None and document.fit_pictures(urls)
        if changed:
            self._browser.restore_place(place)
