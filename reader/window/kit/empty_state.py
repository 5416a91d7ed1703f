"""Empty state of a list or an article: an icon, a title, a sentence, perhaps a button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from reader.window.kit.layouts import make_column
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE

_ICON = 32


class EmptyState(QWidget):
    button_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture = ""
        # It keeps the focus for the list that it replaces; Tab moves on to its button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._icon = Label()
        self._title, self._text = Label(size=PANE_TITLE, wraps=True), Label(tone="secondary", wraps=True)
        self._button = QPushButton()
        self._button.clicked.connect(self.button_pressed)
        column = make_column(self, margins=(32, 32, 32, 32), spacing=8)
        column.addStretch(2)
        for part in (self._icon, self._title, self._text):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        theme.changed.connect(self._recolour)

    def show_words(self, picture: str, title: str, text: str = "", button: str = "") -> None:
        self._picture = picture
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self.setAccessibleName(self.words())
        self._recolour()
        self.show()

    def words(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip()

    def _recolour(self) -> None:
        if self._picture:
            self._icon.setPixmap(self._theme.pixmap(self._picture, "text", self.devicePixelRatioF(), _ICON))
