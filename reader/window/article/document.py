"""The text document of an article or a newspaper page, with its pictures and tables. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import (
    QFont,
    QPixmap,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTable,
)

from reader.html.blocks import Picture
from reader.window.article.picture_loader import PictureLoader
from reader.window.article.placeholder import alt_size, measure_alt, shown_size, with_play_mark
from reader.window.article.record import PICTURE_LINK, SHOW_PICTURES, find_length
from reader.window.article.tables import Need, Place, share_width
from reader.window.article.text_formats import Room, TextFormats

PICTURE, TILE = "picture", "tile"
TAB_LETTERS = 4
CELL_PADDING, CELL_BORDER = 10, 1


class PlacedPicture(Struct):
    picture: Picture
    position: int
    room: Room
    alone: bool
    width: int = 0
    height: int = 0


class PlacedTable:
    """A table in a document, whose columns follow the width of the text."""

    def __init__(self, table: QTextTable, needs: list[Need], room: Room, mirrored: bool) -> None:
        self._table, self._needs, self._room, self._mirrored = table, needs, room, mirrored

    def fit(self, column: int) -> None:
        widths = share_width(self._needs, self._room(column))
        made = self._table.format()
        lengths = [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
        made.setColumnWidthConstraints(lengths[::-1] if self._mirrored else lengths)
        self._table.setFormat(made)

    def find_cell_room(self, place: Place) -> Room:
        """The room in a cell, for any width of the text."""

        def find(column: int) -> int:
            widths = share_width(self._needs, self._room(column))
            return sum(widths[place.column : place.column + place.columns]) - 2 * CELL_PADDING - CELL_BORDER

        return find


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
        made.setProperty(QTextFormat.Property.ImageAltText, placed.picture.alt)
        made.setWidth(placed.width)
        made.setHeight(placed.height)
        return made
