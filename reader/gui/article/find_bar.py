"""Find in the article: a field, how many there are, previous and next. Runs on the window's thread."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLineEdit, QPushButton, QTextBrowser, QTextEdit, QWidget

from reader.gui.kit import tokens
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label

MOST_COUNTED = 1000


class FindBar(QWidget):
    closed = Signal()

    def __init__(self, browser: QTextBrowser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._browser = browser
        self._mark = QColor(tokens.LIGHT.warn_soft)
        self._found: list[QTextCursor] = []
        self._current = -1
        self._field = QLineEdit()
        self._field.setPlaceholderText(self.tr("Find in this article"))
        self._field.setAccessibleName(self.tr("Find in this article"))
        self._field.setClearButtonEnabled(True)
        self._count = Label()
        self._make_layout()
        self._field.textChanged.connect(lambda _: self.search())
        self.hide()

    def _make_layout(self) -> None:
        row = make_row(self, margins=(tokens.COLUMN_AIR, 8, tokens.COLUMN_AIR, 8), spacing=8)
        self._field.setMaximumWidth(320)
        row.addWidget(self._field, 1)
        row.addWidget(self._count)
        row.addStretch(1)
        for words, action in (
            (self.tr("Previous"), self.find_previous),
            (self.tr("Next"), self.find_next),
            (self.tr("Done"), self.close_bar),
        ):
            button = QPushButton(words)
            button.setAutoDefault(False)
            button.clicked.connect(action)
            row.addWidget(button)

    def set_colours(self, colours: tokens.Colours) -> None:
        self._mark = QColor(colours.warn_soft)
        if self.isVisible():
            self._paint_marks()

    def open_bar(self) -> None:
        self.show()
        selected = self._browser.textCursor().selectedText()
        if selected and "\u2029" not in selected:
            self._field.setText(selected)
        self._field.selectAll()
        self._field.setFocus()
        self.search()

    def close_bar(self) -> None:
        self.hide()
        self._found, self._current = [], -1
        self._browser.setExtraSelections([])
        self._browser.setFocus()
        self.closed.emit()

    @property
    def count(self) -> int:
        return len(self._found)

    @property
    def current(self) -> int:
        """Which of them is selected, counted from 0; -1 for none."""
        return self._current

    def search(self) -> None:
        """Looks again, from the top: also when the document has changed."""
        if not self.isVisible():
            return
        self._found = _find_all(self._browser.document(), self._field.text())
        self._current = -1
        self._paint_marks()
        if self._found:
            self._go_to(0)
        else:
            self._say_count()

    def find_next(self) -> None:
        if self._found:
            self._go_to((self._current + 1) % len(self._found))

    def find_previous(self) -> None:
        if self._found:
            self._go_to((self._current - 1) % len(self._found))

    def _go_to(self, index: int) -> None:
        self._current = index
        self._browser.setTextCursor(self._found[index])
        self._browser.ensureCursorVisible()
        self._say_count()

    def _say_count(self) -> None:
        if not self._field.text():
            self._count.setText("")
        elif not self._found:
            self._count.setText(self.tr("Not found"))
        else:
            most = "+" if len(self._found) >= MOST_COUNTED else ""
            words = self.tr("{current} of {count}")
            self._count.setText(words.format(current=self._current + 1, count=f"{len(self._found)}{most}"))

    def _paint_marks(self) -> None:
        look = QTextCharFormat()
        look.setBackground(self._mark)
        marks = []
        for cursor in self._found:
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self._browser.setExtraSelections(marks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.find_previous() if back else self.find_next()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)


def _find_all(document: QTextDocument, words: str) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    if not words:
        return found
    cursor = document.find(words)
    while not cursor.isNull() and len(found) < MOST_COUNTED:
        found.append(cursor)
        cursor = document.find(words, cursor)
    return found
