"""Labels, tooltips and questions that show text as it is: what a publisher wrote is never markup. Main thread only.

Qt reads a text that looks like HTML as HTML, opens the files it names, and hangs on its tables. So every text of the
window goes through here; tests/gui/test_plain_text.py fails where one does not.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from reader.html import picture_tag
from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    import html
else:
    html = lazy_import("html")

# Link checks: which addresses may leave the window; and the mail that shares one. Pure.

OUTSIDE = frozenset({"http", "https", "mailto"})


def find_outside_link(address: str) -> str:
    """The address if a browser or a mail program may be asked to open it, else nothing."""
    return picture_tag.find_address(address, OUTSIDE)


def make_mail_link(title: str, address: str) -> str:
    """A mailto: link that opens a letter with the title as subject and the address as text."""
    subject = " ".join(title.split())
    return f"mailto:?subject={quote(subject, safe='')}&body={quote(address, safe='')}"


_STRONG, _END, _LINK, _TO = "\x02", "\x03", "\x04", "\x05"
_MARKS = str.maketrans(dict.fromkeys((_STRONG, _END, _LINK, _TO)))
_MARKED = re.compile(f"{_STRONG}([^{_STRONG}{_END}]*){_END}")
_LINKED = re.compile(f"{_LINK}([^{_LINK}{_TO}{_END}]*){_TO}([^{_LINK}{_TO}{_END}]*){_END}")
_LOOKALIKES = str.maketrans({"<": "‹", ">": "›"})


class Label(QLabel):
    """Plain text, whatever it looks like."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


class WrappedLabel(Label):
    """Text over several lines that is never cut: nested layouts forget that its height follows its width."""

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
    """Plain text in which what `strong` marked is bold; nothing else is markup."""

    def setText(self, words: str) -> None:
        super().setText(_drop_marks(_MARKED.sub(r"<b>\1</b>", html.escape(words, quote=False))))


class LinkLabel(_MarkedLabel):
    """Plain text in which what `link` marked can be followed, by whoever listens to `linkActivated`."""

    def setText(self, words: str) -> None:
        super().setText(_drop_marks(_LINKED.sub(r'<a href="\1">\2</a>', html.escape(words))))


def strong(words: str) -> str:
    """For a SentenceLabel: these words are the answer."""
    return f"{_STRONG}{_drop_marks(words)}{_END}"


def link(address: str, words: str) -> str:
    """For a LinkLabel: these words lead there."""
    return f"{_LINK}{_drop_marks(address)}{_TO}{_drop_marks(words)}{_END}"


def _drop_marks(words: str) -> str:
    return words.translate(_MARKS)


def as_tooltip(words: str) -> str:
    """Words as a tooltip shows them. Qt guesses whether they are markup; what it could take for it is escaped."""
    could_be_markup = "<" in words or "&lt;" in words
    return f"<p style='white-space:pre-wrap'>{html.escape(words)}</p>" if could_be_markup else words


def set_tooltip(over: QWidget | QAction | QtWidgets.QTableWidgetItem, words: str) -> None:
    over.setToolTip(as_tooltip(words))


def show_tooltip(at: QPoint, words: str, over: QWidget) -> None:
    """At once, at a point of the screen; "" takes it away."""
    QtWidgets.QToolTip.showText(at, as_tooltip(words), over)


def as_notification(words: str) -> str:
    """Words as a desktop may show them: some read the text of a notification as markup and some do not, so that
    escaping would be seen; brackets that look alike are right with both."""
    return words.translate(_LOOKALIKES)


def make_message_box(
    icon: QtWidgets.QMessageBox.Icon, words: str, parent: QWidget | None = None
) -> QtWidgets.QMessageBox:
    box = QtWidgets.QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setText(words)
    return box


def ask_for_name(parent: QWidget, title: str, question: str) -> str:
    """What the user typed; "" for nothing or Cancel. `question` is ours: Qt would read markup in it."""
    name, accepted = QtWidgets.QInputDialog.getText(parent, title, question)
    return name.strip() if accepted else ""


def ask_for_password(parent: QWidget, title: str, question: str) -> str:
    """The same, and nobody sees what is typed."""
    word, accepted = QtWidgets.QInputDialog.getText(parent, title, question, QtWidgets.QLineEdit.EchoMode.Password)
    return word if accepted else ""
