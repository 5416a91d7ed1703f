"""The text document of an article or a newspaper page, and how a new one replaces the old. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QFont, QPixmap, QTextCursor, QTextDocument, QTextImageFormat, QTextOption

from reader.gui.article.blocks import PICTURE_LINK, SHOW_PICTURES, Picture, find_length
from reader.gui.article.browser import ColumnBrowser, Place
from reader.gui.article.picture_loader import PictureLoader
from reader.gui.article.placeholder import alt_size, measure_alt, shown_size, with_play_mark
from reader.gui.article.table_builder import PlacedTable
from reader.gui.article.text_formats import Room, TextFormats

if TYPE_CHECKING:
    from reader.gui.article.sliced_writing import Writing

PICTURE, TILE = "picture", "tile"
TAB_LETTERS = 4
FIRST_SCREEN_LETTERS = 4000
FIRST_SCREEN_MS = 60
ARRIVALS_MS = 60


class PlacedPicture(Struct):
    picture: Picture
    position: int
    room: Room
    alone: bool
    width: int = 0
    height: int = 0


class ArticleDocument(QTextDocument):
    """Answers every request for a resource itself, from memory, never with None: Qt would look for a file."""

    def __init__(
        self, pictures: PictureLoader, formats: TextFormats, column: int, ratio: Callable[[], float], parent: QObject
    ) -> None:
        """`column`: the width of the text in pixels."""
        super().__init__(parent)
        self.formats, self.column = formats, column
        self.placed: list[PlacedPicture] = []
        self.tables: list[PlacedTable] = []
        self._pictures = pictures
        self._ratio = ratio
        self.waits_for_pictures = False
        """For printing."""
        self._tiles: list[Callable[[float], QPixmap]] = []
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(0)
        self.setIndentWidth(28)
        self._prepare_wrapping()

    def _prepare_wrapping(self) -> None:
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTabStopDistance(TAB_LETTERS * self.formats.choice.px * 0.5)
        self.setDefaultTextOption(option)
        font = QFont()
        font.setPixelSize(self.formats.choice.px)
        self.setDefaultFont(font)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """A picture by its number in this document; one clear pixel for anything else."""
        name, _, number = QUrl(url).toString().partition(":")
        if name == PICTURE and number.isdigit() and int(number) < len(self.placed):
            placed = self.placed[int(number)]
            picture, size, colours = placed.picture, (placed.width, placed.height), self.formats.colours
            painted = self._pictures.paint(picture, size, self._ratio(), colours, self.waits_for_pictures)
            return with_play_mark(painted, find_length(picture.alt)) if picture.plays else painted
        if name == TILE and number.isdigit() and int(number) < len(self._tiles):
            return self._tiles[int(number)](self._ratio())
        return QPixmap(1, 1)

    def place_tile(self, paint: Callable[[float], QPixmap]) -> str:
        self._tiles.append(cache(paint))  # Qt asks at every paint
        return f"{TILE}:{len(self._tiles) - 1}"

    def place_picture(self, picture: Picture, position: int, room: Room, alone: bool) -> QTextImageFormat:
        self.placed.append(PlacedPicture(picture, position, room, alone))
        return self._format(len(self.placed) - 1)

    def link_of(self, picture: Picture) -> str:
        """The link of the picture placed last: a click enlarges it, or asks for one that is not shown."""
        if not self._pictures.allows(picture.url):
            return SHOW_PICTURES
        return f"{PICTURE_LINK}{len(self.placed) - 1}"

    def fit(self, column: int) -> None:
        """Fit pictures and tables to this width of the text."""
        if column != self.column:
            self.column = column
            self.fit_pictures()
            for table in self.tables:
                table.fit(column)

    def fit_pictures(self, urls: Collection[str] | None = None) -> bool:
        """Set the sizes of pictures (or only these); return whether any changed."""
        changed = False
        cursor = QTextCursor(self)
        for number, placed in enumerate(self.placed):
            if urls is not None and placed.picture.url not in urls:
                continue
            before = (placed.width, placed.height)
            made = self._format(number)
            if (placed.width, placed.height) != before:
                if not changed:
                    cursor.beginEditBlock()
                changed = True
                cursor.setPosition(placed.position)
                cursor.setPosition(placed.position + 1, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(made)
        if changed:
            cursor.endEditBlock()
        return changed

    def _size_of(self, placed: PlacedPicture, own: tuple[int, int] | None, room: int) -> tuple[int, int]:
        picture = placed.picture
        is_missing = own is None and (self._pictures.is_broken(picture.url) or not placed.alone)
        has_size = picture.width and picture.height and not self._pictures.is_broken(picture.url)
        if is_missing and picture.alt and not has_size and not picture.plays:
            return alt_size(measure_alt(picture.alt), room)
        return shown_size(picture, own, room, placed.alone)

    def _format(self, number: int) -> QTextImageFormat:
        placed = self.placed[number]
        own = self._pictures.find_own_size(placed.picture.url)
        room = max(40, placed.room(self.column))
        placed.width, placed.height = self._size_of(placed, own, room)
        made = QTextImageFormat()
        made.setName(f"{PICTURE}:{number}")
        made.setWidth(placed.width)
        made.setHeight(placed.height)
        return made


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
