"""Finds words in a window that do not fit their place, by the metrics of their fonts.

    assert find_clipped(page) == []

A new language joins by itself: tests ask this of a window that says each text as the longest of all languages does
(tests/window/longest_words.py). What a table elides on purpose, such as a feed's name in a narrow column, is passed by the
titles of those columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTableView,
    QToolButton,
    QWidget,
)

from reader.window.kit.controls import CheckBox

ELIDED = ("Feed", "Reason", "Feeds", "Result")
"""Columns of Insights with names and sentences of any length: what does not fit is told under the pointer."""
SLACK = 1
"""Pixels by which rounding may be off."""


def find_clipped(root: QWidget, elided: Collection[str] = ()) -> list[str]:
    """What is cut off, and by how much; `elided` are titles of columns whose cells may be."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisible() and widget.width() > 0:
            found += [f"{type(widget).__name__}: {one}" for one in _clipped(widget, elided)]
    return found


def _clipped(widget: QWidget, elided: Collection[str]) -> Iterator[str]:
    if isinstance(widget, QTableView):
        return _in_table(widget, elided)
    visits: list[tuple[type[QWidget], Callable[[Any], Iterator[str]]]] = [
        (QLabel, _in_label),
        (QAbstractButton, _in_button),
        (QComboBox, _in_combo_box),
        (QLineEdit, _in_field),
        (QListWidget, _in_list),
        (QGraphicsView, _in_scene),
        (QScrollArea, _in_scroll_area),
    ]
    return next((visit(widget) for kind, visit in visits if isinstance(widget, kind)), iter(()))


def _too_wide(words: str, needed: float, there: float) -> Iterator[str]:
    if words and needed > there + SLACK:
        yield f"{words!r} needs {needed:.0f} of {there:.0f} px"


def _in_label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"{label.text()!r} needs {needed} of {label.height()} px in height"
        return
    yield from _too_wide(label.text(), label.sizeHint().width(), label.width())


def _in_button(button: QAbstractButton) -> Iterator[str]:
    if isinstance(button, QToolButton) and button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return  # its words are for ears
    if isinstance(button, CheckBox):  # its words go on in the next line
        yield from _too_wide(button.text(), button.minimumSizeHint().width(), button.width())
        if button.heightForWidth(button.width()) > button.height() + SLACK:
            yield f"{button.text()!r} needs {button.heightForWidth(button.width())} of {button.height()} px in height"
        return
    yield from _too_wide(button.text(), button.sizeHint().width(), button.width())


def _in_field(field: QLineEdit) -> Iterator[str]:
    words = field.text() or field.placeholderText()
    yield from _too_wide(words, field.fontMetrics().horizontalAdvance(words) + 8, field.width())


def _in_combo_box(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for number in range(box.count()):
        words = box.itemText(number)
        yield from _too_wide(words, box.fontMetrics().horizontalAdvance(words), field.width())


def _in_table(table: QTableView, elided: Collection[str]) -> Iterator[str]:
    header, model = table.horizontalHeader(), table.model()
    delegate = table.itemDelegate()
    for column in range(model.columnCount()):
        title = str(header.model().headerData(column, header.orientation()) or "")
        if table.isColumnHidden(column):
            continue
        if header.isVisible():
            needed = header.fontMetrics().horizontalAdvance(title) + (8 if column == 0 else 16)
            yield from _too_wide(title, needed, header.sectionSize(column))
        if title.rstrip(" ↓↑") in elided or not hasattr(delegate, "width_of"):
            continue
        for number, row in enumerate(table.cells.rows):  # type: ignore[attr-defined]
            needed = delegate.width_of(row.cells[column], column)
            words = str(model.data(model.index(number, column)))
            yield from _too_wide(words, needed, table.columnWidth(column))
    if not isinstance(table.parentWidget(), QAbstractScrollArea):
        wide = sum(table.columnWidth(column) for column in range(model.columnCount()))
        yield from _too_wide("all columns", wide, table.viewport().width())


def _in_list(view: QListWidget) -> Iterator[str]:
    delegate = view.itemDelegate()
    for number in range(view.count()):
        if hasattr(delegate, "width_of"):
            needed = delegate.width_of(view.indexFromItem(view.item(number)))
            yield from _too_wide(view.item(number).text(), needed, view.viewport().width())


def _in_scene(view: QGraphicsView) -> Iterator[str]:
    """Words in a plot stay inside it."""
    inside = QRectF(view.mapToScene(view.viewport().rect()).boundingRect()).adjusted(-2, -2, 2, 2)
    for item in view.scene().items():
        words = getattr(getattr(item, "textItem", None), "toPlainText", lambda: "")()
        if words and item.isVisible() and not inside.contains(item.sceneBoundingRect()):
            yield f"{words!r} leaves the plot: {item.sceneBoundingRect()} in {inside}"


def _in_scroll_area(area: QScrollArea) -> Iterator[str]:
    inside = area.widget()
    if inside is not None:
        yield from _too_wide("the page", inside.width(), area.viewport().width())
