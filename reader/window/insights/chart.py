"""The accessible frame of every chart, and saving a page's figures to a file. Imports no pyqtgraph. Main thread
only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from reader.core.errors import UsageError
from reader.core.words.catalogue import Code
from reader.window.insights.page import Page
from reader.window.kit.bars import announce
from reader.window.kit.focus_ring import Ring
from reader.window.kit.screens import resolve_viewport_wrapper
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say

Write = Callable[[Path], None]
_RING_RADIUS = 6


class SpokenValues(QListView):
    """The values of a chart for screen readers: a list that is never painted and takes neither pointer nor keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        resolve_viewport_wrapper(self)
        self._model = QStringListModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_EvenRows(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setAutoFillBackground(False)

    def show_values(self, name: str, values: Sequence[str]) -> None:
        if list(values) != self._model.stringList():
            self._model.setStringList(list(values))
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the chart below is what is seen."""


class _EvenRows(QStyledItemDelegate):
    """Rows so low that all fit into the chart, because screen readers leave out what is out of sight."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        return QSize(view.width(), max(1, view.height() // max(1, index.model().rowCount())))


class ChartFrame(QFrame):
    """A frame with a summary and a list of values for screen readers. Left and right walk the values, Home and End
    jump, Enter opens; the pointer does the same."""

    def __init__(self, theme: Theme, height: int, plot: QWidget | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._values: list[str] = []
        self._at = -1
        self.on_entered: Callable[[int], None] = lambda at: None
        """What the page does with a value that the cursor comes to."""
        self.on_opened: Callable[[int], None] = lambda at: None
        self._spoken = SpokenValues(self)
        self._ring = Ring(self, theme, _RING_RADIUS)
        self._ring.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        if plot is not None:
            plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            column.addWidget(plot)
        theme.changed.connect(self.recolour)

    def recolour(self) -> None:
        self.update()

    def describe(self, name: str, summary: str, values: Sequence[str]) -> None:
        """Say the chart in words; `values` are in the order of the arrow keys."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary)
        self._values = list(values)
        self._at = min(self._at, len(self._values) - 1)
        self.announce()

    def words_drawn(self) -> list[str]:
        """The words in the drawing itself; for subclasses."""
        return []

    def announce(self) -> None:
        """Put what is drawn into words for screen readers."""
        self._spoken.show_values(self.accessibleName(), [*self.words_drawn(), *self._values])

    @property
    def current(self) -> int:
        """The value under the cursor, −1 before there is one."""
        return self._at

    def put_cursor(self, at: int) -> None:
        """Put the cursor on a value or, with -1, on none, without calling `on_entered`."""
        self._at = at

    def values(self) -> list[str]:
        return list(self._values)

    def enter(self, number: int, *, speak: bool = False) -> None:
        if not 0 <= number < len(self._values) or number == self._at:
            return
        self._at = number
        self.show_current()
        self.on_entered(number)
        if speak:
            announce(self, self._values[number])

    def show_current(self) -> None:
        """Mark the value under the cursor; for subclasses."""
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._values) - 1
        steps = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in steps and last >= 0:
            self._show_ring(True)
            self.enter(min(max(steps[key], 0), last), speak=True)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at >= 0:
            self.on_opened(self._at)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._show_ring(event.reason() != Qt.FocusReason.MouseFocusReason)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._show_ring(False)
        super().focusOutEvent(event)

    def _show_ring(self, shown: bool) -> None:
        self._ring.setVisible(shown)
        self._ring.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spoken.setGeometry(self.rect())
        self._ring.setGeometry(self.rect())


def make_save_button(page: Page, title: str, name: str, write: Write, picture: str) -> QPushButton:

    def ask() -> None:
        dialog = QFileDialog(page, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: write_or_explain(page, write, Path(path)))
        dialog.open()

    return page.make_button(title, ask, picture)


def write_or_explain(page: Page, write: Write, path: Path) -> None:
    """Write a file; say what went wrong in a sentence."""
    try:
        write(path)
    except (OSError, UsageError) as error:
        reason = error.message if isinstance(error, UsageError) else error.strerror or ""
        page.context.bridge.failed.emit(say(Code.FILE_NOT_SAVED(file=path.name, error=reason)))
