"""The text browser of articles (one column in the middle, scroll keys, a kept place) and the base of the views around
it, which replace one document by another.

Main thread only. It never opens a link, a file or an address itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QMenu, QWidget

from reader.html import blocks
from reader.html.addresses import find_outside_link
from reader.window.article import document as documents
from reader.window.article import export, picture_viewer
from reader.window.article.accessible import ReadableBrowser
from reader.window.article.picture_loader import ImageSource, PictureLoader
from reader.window.article.record import PICTURE_LINK, SHOW_PICTURES, ArticleHost, TextChoice
from reader.window.article.text_formats import TextFormats
from reader.window.article.text_marks import TextMarks
from reader.window.kit import tokens
from reader.window.kit.actions import Menu
from reader.window.kit.screens import make_timer, resolve_viewport_wrapper
from reader.window.pictures import decode as decoding

if TYPE_CHECKING:
    from reader.html.blocks import Picture
    from reader.window.article.build import Writing
    from reader.window.article.document import ArticleDocument

TOP_AIR, BOTTOM_AIR = 20, 64
INTERNAL = "paperround:"
FIRST_SCREEN_LETTERS = 4000
FIRST_SCREEN_MS = 60
ARRIVALS_MS = 60


class Place(Struct, frozen=True):
    """A scroll position: a letter, and its distance from the upper edge."""

    position: int
    offset: int


class ColumnBrowser(ReadableBrowser):
    def __init__(self, page: ArticlePage, column: int) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._page = page
        self.widest = column
        """The widest text; another needs a new document."""
        self._hovered = ""
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
            self._page.follow(address)
        elif link := find_outside_link(address):
            self._page.host.open_link(link)

    def _hover(self, address: str) -> None:
        link = "" if address.startswith(INTERNAL) else find_outside_link(address)
        if link != self._hovered:
            self._hovered = link
            self._page.host.show_link(link)

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
        menu, host = Menu(self), self._page.host
        if picture is not None:
            self._page.picture_tools.add_to_menu(menu, picture)
        link = "" if address.startswith(INTERNAL) else find_outside_link(address)
        if link:
            menu.addAction(self.tr("Open this link in the browser"), lambda: host.open_link(link))
            menu.addAction(self.tr("Copy this link"), lambda: host.copy_link(link))
            menu.addSeparator()
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        menu.addSeparator()
        menu.addActions(self._page.menu_actions)
        return menu

    def createMimeDataFromSelection(self) -> QMimeData:
        copied = super().createMimeDataFromSelection()
        copied.setText(blocks.join_endless_words(copied.text()))
        return copied

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.scroll_back() if back else self.scroll_on()
            event.accept()
            return
        super().keyPressEvent(event)

    def scroll_on(self) -> None:
        """Scroll on by what is in sight, or tell the view that this is the end."""
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum():
            self._page.note_end()
        else:
            bar.setValue(bar.value() + self._scroll_step())

    def scroll_back(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - self._scroll_step())

    def _scroll_step(self) -> int:
        return max(40, self.viewport().height() - 48)


class ArticlePage(QWidget):
    """The base of both views: shows a new document once its first screen is written, then writes the rest in slices."""

    def __init__(
        self, host: ArticleHost, source: ImageSource | None, now: Callable[[], float], browser: ColumnBrowser
    ) -> None:
        super().__init__()
        self.host, self._now, self.browser = host, now, browser
        self.pictures = PictureLoader(source, self)
        self.picture_tools = PictureTools(self.pictures, browser, host)
        self.marks = TextMarks(browser)
        self.menu_actions: tuple[QAction, ...] = ()
        """What the context menu offers below the actions on the text itself."""
        self._colours, self.text_choice = tokens.LIGHT, TextChoice()
        self._writing: Writing | None = None
        self._waiting: ArticleDocument | None = None
        """The document that is written and not shown yet."""
        self._keep = Place(0, 0)
        self._find_place: Callable[[], Place | None] | None = None
        self._arrived: set[str] = set()
        self._timer = make_timer(self, self._write_on, repeats=True)
        self._arrivals = make_timer(self, self._fit_arrived, ARRIVALS_MS)
        self.pictures.ready.connect(self._note_arrival)
        self.setFocusProxy(browser)

    def follow(self, address: str) -> None:
        if address == SHOW_PICTURES:
            self.allow_pictures()
        elif address.startswith(PICTURE_LINK):
            self.picture_tools.enlarge_placed(int(address.removeprefix(PICTURE_LINK)))

    def allow_pictures(self) -> None:
        """Show the pictures, which the user asked for."""
        raise NotImplementedError

    def note_end(self) -> None:
        """Note that the user wants to read on below the end."""
        raise NotImplementedError

    def _note_shown(self) -> None:
        """Note that the first screen of a new document is shown."""
        raise NotImplementedError

    def _note_finished(self) -> None:
        """Note that all of a document is shown."""
        raise NotImplementedError

    def _make_document(self, colours: tokens.Colours, ratio: Callable[[], float]) -> ArticleDocument:
        formats = TextFormats(colours, self.text_choice)
        return documents.ArticleDocument(self.pictures, formats, self.browser.column, ratio, self)

    def _start(self, writing: Writing, keep: Place, find_place: Callable[[], Place | None] | None = None) -> None:
        """Write a document and show it once it reaches down to where the user reads. `find_place`: says where that is,
        once it is written."""
        self._stop()
        self.browser.fit_document(writing.builder.document)
        self._writing, self._keep, self._find_place = writing, keep, find_place
        self._waiting = writing.builder.document
        writing.work_until(self._is_first_screen_there, FIRST_SCREEN_MS)
        self._timer.start()
        self._show_if_ready()

    def _stop(self) -> None:
        self._timer.stop()
        self._writing = None
        if self._waiting is not None:
            self._waiting.deleteLater()
            self._waiting = None

    def is_finished(self) -> bool:
        return self._writing is None or (self._waiting is None and self._writing.is_done())

    def _find_reading_place(self) -> Place:
        """Where the user reads, or will once the new document is shown."""
        return self._keep if self._waiting is not None else self.browser.find_place()

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
            self.browser.show_document(document)
            self.browser.restore_place(self._keep)
            self._note_shown()
        if done:
            self._timer.stop()
            self._note_finished()
            QAccessible.updateAccessibility(QAccessibleEvent(self.browser, QAccessible.Event.DocumentLoadComplete))

    def _note_arrival(self, url: str) -> None:
        self.browser.viewport().update()
        self._arrived.add(url)
        self._arrivals.start()

    def _fit_arrived(self) -> None:
        """Give pictures that came their true size, without moving the line the user reads."""
        urls, self._arrived = self._arrived, set()
        place = self.browser.find_place()
        changed = False
        for document in (self.browser.shown, self._waiting):
            changed |= document is not None and document.fit_pictures(urls)
        if changed:
            self.browser.restore_place(place)


class PictureTools(QObject):
    """Enlarges, saves, copies and opens the pictures of a page that are here and may be seen."""

    def __init__(self, pictures: PictureLoader, browser: ColumnBrowser, host: ArticleHost) -> None:
        super().__init__(browser)
        self._pictures, self._browser, self._host = pictures, browser, host

    def enlarge_placed(self, number: int) -> None:
        document = self._browser.shown
        if document is not None and number < len(document.placed):
            self.enlarge(document.placed[number].picture)

    def add_to_menu(self, menu: QMenu, number: int) -> None:
        document = self._browser.shown
        if document is None or number >= len(document.placed):
            return
        picture = document.placed[number].picture
        if not picture.url:
            return
        is_here = self._pictures.find_file(picture.url) is not None
        for words, act, can in (
            (self.tr("View full size"), lambda: self.enlarge(picture), is_here),
            (self.tr("Save image as…"), lambda: self.save(picture), is_here),
            (self.tr("Copy image"), lambda: self.copy(picture), is_here),
            (self.tr("Copy image address"), lambda: self._host.copy_link(picture.url), True),
            (self.tr("Open image in browser"), lambda: self._host.open_link(picture.url), True),
        ):
            menu.addAction(words, act).setEnabled(can)
        menu.addSeparator()

    def open_in_sight(self) -> None:
        """Open the viewer with the first picture in sight, or the first of all."""
        document = self._browser.shown
        seen = self._viewable()
        if document is None or not seen:
            return
        top = self._browser.find_place().position
        below = [one.picture for one in document.placed if one.position >= top and one.picture in seen]
        self.enlarge(below[0] if below else seen[0])

    def _viewable(self) -> list[Picture]:
        """The pictures that may be seen, each once, without videos."""
        document = self._browser.shown
        placed = [one.picture for one in document.placed] if document is not None else []
        seen = {one.url: one for one in placed if one.url and not one.plays and self._pictures.allows(one.url)}
        return list(seen.values())

    def enlarge(self, picture: Picture) -> None:
        seen = self._viewable()
        here = next((number for number, one in enumerate(seen) if one.url == picture.url), None)
        if here is None:
            seen, here = [picture], 0
        viewer = picture_viewer.PictureViewer(seen, self.find, self.save, self.copy, self._browser.window())
        self._pictures.ready.connect(viewer.on_arrival)
        viewer.open()
        viewer.go_to(here)

    def find(self, picture: Picture) -> bytes | str:
        """The file of a picture, or words why it is not here."""
        found = self._pictures.find_file(picture.url)
        if found is not None:
            return found[1]
        broken = self._pictures.is_broken(picture.url)
        return self.tr("This image isn’t available.") if broken else self.tr("Fetching…")

    def copy(self, picture: Picture) -> str:
        """Copy a picture that is here; return what was said about it."""
        found = self._pictures.find_file(picture.url)
        image = decoding.decode(found[1], 0) if found else None
        if image is None or image.isNull():
            return ""
        QGuiApplication.clipboard().setImage(image)
        words = self.tr("Image copied")
        self._host.say(words)
        return words

    def save(self, picture: Picture) -> str:
        """Ask where to, and save a picture that is here; return what was said about it."""
        found = self._pictures.find_file(picture.url)
        if found is None:
            return ""
        kind, data = found
        name = make_picture_name(picture.url, kind)
        path, _ = QFileDialog.getSaveFileName(self._browser, self.tr("Save image"), name)
        return export.save_file(Path(path), data, self._host) if path else ""


def make_picture_name(url: str, kind: str) -> str:
    """A file name from the address of a picture, with the ending of its kind."""
    stem = Path(urlsplit(url).path).stem
    name = re.sub(r"[^\w.-]+", "-", stem).strip("-.")[:80]
    return f"{name or 'picture'}.{kind}"
