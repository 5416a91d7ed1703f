"""A row as it is painted."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from reader.core.records.stored import EntryRow
from reader.window.kit.tiles import FeedIcons
from reader.window.list.delegate import EntryDelegate
from reader.window.list.model import ROW_ROLE
from reader.window.list.row_painter import ROW_HEIGHT
from reader.window.list.rows import Fold, make_rows
from tests.window.made_up import NOW

WIDE = QRect(0, 0, 900, ROW_HEIGHT[True])


def paint_row(qtbot, delegate, row):
    view, model = QTableView(), QStandardItemModel()
    qtbot.addWidget(view)
    item = QStandardItem()
    item.setData(row, ROW_ROLE)
    model.appendRow(item)
    option = QStyleOptionViewItem()
    option.rect, option.widget = WIDE, view
    image = QImage(WIDE.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    return image, model.index(0, 0)


def test_in_one_line_the_note_of_a_story_stands_before_the_tags(qtbot, theme, morning):
    delegate = EntryDelegate(theme, FeedIcons(), morning)
    delegate.wide = True
    entry = EntryRow(1, 1, "Feed", "", "", "", int(NOW), None, "", True, False, tags=("for later", "harbour"))
    [row] = make_rows([entry])
    row = replace(row, name="", text="")
    image, index = paint_row(qtbot, delegate, row)
    notes = replace(row, fold=Fold((replace(entry, id=2, feed_id=2),)))
    note = delegate.fold_rect(WIDE, notes, index, Qt.LayoutDirection.LeftToRight)
    assert note.isValid()
    nothing = QImage(note.size(), image.format())
    nothing.fill(Qt.GlobalColor.white)
    assert image.copy(note) == nothing
