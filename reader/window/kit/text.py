"""Labels, tooltips and questions that show text as it is, never as markup; and checked links. Main thread only.

Qt reads text that looks like HTML as HTML, opens the files it names, and hangs on its tables. So every text of the
window goes through here, as tests/window/test_plain_text.py checks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from reader.window.kit.fonts import make_font
from reader.window.kit.tokens import TypeSize

_STRONG, _END, _LINK, _TO = "\x02", "\x03", "\x04", "\x05"
_MARKS = str.maketrans(dict.fromkeys((_STRONG, _END, _LINK, _TO)))
_MARKED = re.compile(f"{_STRONG}([^{_STRONG}{_END}]*){_END}")
_LINKED = re.compile(f"{_LINK}([^{_LINK}{_TO}{_END}]*){_TO}([^{_LINK}{_TO}{_END}]*){_END}")
_LOOKALIKES = str.maketrans({"<": "‹", ">": "›"})


def make_mail_link(title: str, address: str) -> str:
    """A mailto: link with the title as subject and the address as text."""
    subject = " ".join(title.split())
    return f"mailto:?subject={quote(subject, safe='')}&body={quote(address, safe='')}"


class Label(QLabel):
    """Plain text, whatever it looks like."""

    def __init__(
        self,
        words: str = "",
        parent: QWidget | None = None,
        *,
        tone: str = "",
        size: TypeSize | None = None,
        wraps: bool = False,
    ) -> None:
        """`tone`: "secondary", or "quiet" for what matters even less."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if tone:
            self.setProperty(tone, True)
        if size is not None:
            self.setFont(make_font(size))
        self.setText(words)


class WrappedLabel(Label):
    """Text over several lines that is never cut, although nested layouts forget that its height follows its width."""

    def __init__(self, words: str = "", **style: Any) -> None:
        super().__init__(words, wraps=True, **style)

    def setText(self, words: str) -> None:
        super().setText(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class _MarkedLabel(QLabel):
    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(words)


class SentenceLabel(_MarkedLabel):
    """Plain text in which only the words marked by `strong` are bold."""

    def setText(self, words: str) -> None:
        super().setText(_drop_marks(_MARKED.sub(r"<b>\1</b>", _escape(words, quote=False))))


class LinkLabel(_MarkedLabel):
    """Plain text in which the words marked by `link` emit `linkActivated`."""

    def setText(self, words: str) -> None:
        super().setText(_drop_marks(_LINKED.sub(r'<a href="\1">\2</a>', _escape(words))))


def strong(words: str) -> str:
    """Words marked as bold, for a SentenceLabel."""
    return f"{_STRONG}{_drop_marks(words)}{_END}"


def link(address: str, words: str) -> str:
    """Words marked as a link, for a LinkLabel."""
    return f"{_LINK}{_drop_marks(address)}{_TO}{_drop_marks(words)}{_END}"


def _escape(words: str, quote: bool = True) -> str:
    import html  # with the first words that need it

    return html.escape(words, quote)


def _drop_marks(words: str) -> str:
    return words.translate(_MARKS)


def as_tooltip(words: str) -> str:
    """Words for a tooltip: what Qt could take for markup is escaped."""
    could_be_markup = "<" in words or "&lt;" in words
    return f"<p style='white-space:pre-wrap'>{_escape(words)}</p>" if could_be_markup else words


def set_tooltip(over: QWidget | QAction | QtWidgets.QTableWidgetItem, words: str) -> None:
    over.setToolTip(as_tooltip(words))


def show_tooltip(at: QPoint, words: str, over: QWidget) -> None:
    """Show a tooltip right away, at a point of the screen; "" removes it."""
    QtWidgets.QToolTip.showText(at, as_tooltip(words), over)


def as_notification(words: str) -> str:
    """Words for a notification. Some desktops read markup and others would show escapes, so < and > become ‹ and ›."""
    return words.translate(_LOOKALIKES)


def make_message_box(
    icon: QtWidgets.QMessageBox.Icon, words: str, parent: QWidget | None = None
) -> QtWidgets.QMessageBox:
    box = QtWidgets.QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setText(words)
    return box


def ask(
    parent: QWidget, words: str, button: str, do: Callable[[], object], *, more: str = "", title: str = ""
) -> QtWidgets.QMessageBox:
    """Open a question; `button` does it, and everything else, such as Escape, nothing."""
    box = make_message_box(QtWidgets.QMessageBox.Icon.Question, words, parent)
    box.setWindowTitle(title)
    box.setInformativeText(more)
    yes = box.addButton(button, QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel))
    box.buttonClicked.connect(lambda pressed: do() if pressed is yes else None)
    box.open()
    return box


def ask_for_name(parent: QWidget, title: str, question: str) -> str:
    """Ask for a name; "" if nothing was typed, or on Cancel. `question` must be our own text, since Qt reads markup."""
    name, accepted = QtWidgets.QInputDialog.getText(parent, title, question)
    return name.strip() if accepted else ""


def ask_for_password(parent: QWidget, title: str, question: str) -> str:
    """Ask for a password, hidden while it is typed; "" on Cancel."""
    word, accepted = QtWidgets.QInputDialog.getText(parent, title, question, QtWidgets.QLineEdit.EchoMode.Password)
    return word if accepted else ""
