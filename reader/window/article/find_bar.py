"""The bar to find words in an article: a field, a count, previous and next. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QTextEdit, QWidget

from reader.features.search.hits import find_hits, list_terms
from reader.window.kit import tokens
from reader.window.kit.controls import make_clearable, make_form_button
from reader.window.kit.layouts import make_row
from reader.window.kit.text import Label

MOST_COUNTED = 1000
MOST_READ = 150_000


class FindBar(QWidget):
    def __init__(self, browser: QTextBrowser) -> None:
        super().__init__()
        self._browser = browser
        self._colours = tokens.LIGHT
        self._searched = ""
        """What the list was searched for, while that is marked here."""
        self._found: list[QTextCursor] = []
        self._beneath: list[QTextEdit.ExtraSelection] = []
        self.current = -1
        """The index of the selected one; -1 for none."""
        self._field = QLineEdit(placeholderText=self.tr("Find in this article"))
        self._field.setAccessibleName(self.tr("Find in this article"))
        make_clearable(self._field)
        self._count = Label()
        row = make_row(self, margins=(tokens.COLUMN_AIR, 8, tokens.COLUMN_AIR, 8), spacing=8)
        self._field.setMaximumWidth(320)
        row.addWidget(self._field, 100)  # all the room there is, before what is left goes to the gap
        row.addWidget(self._count)
        row.addStretch(1)
        for words, action in (
            (self.tr("Previous"), self.find_previous),
            (self.tr("Next"), self.find_next),
            (self.tr("Done"), self.close_bar),
        ):
            row.addWidget(make_form_button(words, action))
        self._field.textChanged.connect(self._note_typed)
        self.hide()

    def set_colours(self, colours: tokens.Colours) -> None:
        self._colours = colours
        if self.isVisible():
            self._paint_marks()

    def show_searched(self, words: str, go: bool) -> None:
        """Mark what the list was searched for, without taking the focus; `go` to the first place if it is out of
        sight. Without words, close what this showed."""
        if not words:
            if self._searched:
                self._searched = ""
                self._close()
            return
        self._searched = words
        self._field.blockSignals(True)
        self._field.setText(words)
        self._field.setCursorPosition(0)
        self._field.blockSignals(False)
        before = self.current
        self._find()
        self.setVisible(bool(self._found))
        if self._found:
            self.current = max(0, min(before, self.count - 1))
            if go:
                self._go_to(0, selects=False)
        self._say_count()

    def _note_typed(self) -> None:
        self._searched = ""
        self.search()

    def open_bar(self) -> None:
        self.show()
        selected = self._browser.textCursor().selectedText()
        if selected and "\u2029" not in selected:
            self._field.setText(selected)
        self._field.selectAll()
        self._field.setFocus()
        self.search()

    def close_bar(self) -> None:
        self._close()
        self._browser.setFocus()

    def _close(self) -> None:
        self.hide()
        self._found, self.current = [], -1
        self._paint_marks()

    @property
    def count(self) -> int:
        return len(self._found)

    def search(self) -> None:
        self._find()
        if self._found:
            self._go_to(0)
        else:
            self._say_count()

    def forget_places(self) -> None:
        """Forget the places in a text that goes; call `find_again` when another is there."""
        self._found, self._beneath = [], []

    def find_again(self) -> None:
        """Search again in the same article, drawn again, without moving."""
        if self.current < 0 and self.isVisible():
            self.search()
        elif self.isVisible():
            before = self.current
            self._find()
            if self._found:
                self._select(min(before, self.count - 1))
            self._say_count()

    def _find(self) -> None:
        document = self._browser.document()
        words = self._field.text()
        self._found = find_words(document, words) if self._searched else _find_all(document, words)
        self.current = -1
        self._paint_marks()

    def find_next(self) -> None:
        if self._found:
            self._go_to((self.current + 1) % len(self._found))

    def find_previous(self) -> None:
        if self._found:
            self._go_to((self.current - 1) % len(self._found))

    def _go_to(self, index: int, selects: bool = True) -> None:
        self._select(index, selects)
        self._browser.ensureCursorVisible()
        self._say_count()

    def _select(self, index: int, selects: bool = True) -> None:
        self.current = index
        cursor = QTextCursor(self._found[index])
        if not selects:  # its mark is enough
            cursor.setPosition(cursor.selectionStart())
        self._browser.setTextCursor(cursor)

    def _say_count(self) -> None:
        if not self._field.text():
            self._count.setText("")
        elif not self._found:
            self._count.setText(self.tr("No matches"))
        else:
            most = "+" if len(self._found) >= MOST_COUNTED else ""
            words = self.tr("{current} of {count}")
            self._count.setText(words.format(current=self.current + 1, count=f"{len(self._found)}{most}"))

    def show_beneath(self, marks: list[QTextEdit.ExtraSelection]) -> None:
        """Set marks that stay whatever is searched for."""
        self._beneath = marks
        self._paint_marks()

    def _paint_marks(self) -> None:
        self._browser.setExtraSelections([*self._beneath, *make_marks(self._found, self._colours)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.find_previous() if back else self.find_next()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)


def make_marks(found: Sequence[QTextCursor], colours: tokens.Colours) -> list[QTextEdit.ExtraSelection]:
    char_format = QTextCharFormat()
    char_format.setBackground(QColor(colours.hit))
    char_format.setFontUnderline(True)
    char_format.setUnderlineColor(QColor(colours.star))
    marks = []
    for cursor in found:
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, char_format
        marks.append(mark)
    return marks


def _find_all(document: QTextDocument, words: str) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    if not words:
        return found
    cursor = document.find(words)
    while not cursor.isNull() and len(found) < MOST_COUNTED:
        found.append(cursor)
        cursor = document.find(words, cursor)
    return found


def find_words(document: QTextDocument, typed: str) -> list[QTextCursor]:
    """The places of every word of a search, as the index finds them; in a very long text, of the first word only."""
    if document.characterCount() > MOST_READ:
        terms = list_terms(typed)
        return _find_all(document, terms[0].text if terms else "")
    text = document.toPlainText()
    # The positions of letters as Qt counts them: those beyond U+FFFF count twice.
    units = None if text.isascii() else [0, *accumulate(2 if sign > "\uffff" else 1 for sign in text)]
    found: list[QTextCursor] = []
    for hit in find_hits(text, typed)[:MOST_COUNTED]:
        cursor = QTextCursor(document)
        cursor.setPosition(units[hit.start] if units else hit.start)
        cursor.setPosition(units[hit.end] if units else hit.end, QTextCursor.MoveMode.KeepAnchor)
        found.append(cursor)
    return found
