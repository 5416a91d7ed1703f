"""Empty state of a list: an icon, a title, a sentence, and what can be done, as buttons and below them as links."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE


class EmptyState(QWidget):
    pressed = Signal(int)
    """The number of the button or link, in the order they were given."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture = ""
        # It keeps the focus for the list that it replaces; Tab moves on to its button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._icon = Label()
        self._title, self._text = Label(size=PANE_TITLE, wraps=True), Label(tone="secondary", wraps=True)
        self.buttons: list[QPushButton] = []
        self._choices, self._links = QWidget(), QWidget()
        self._choices_row, self._links_row = (
            make_row(part, STRETCH, STRETCH, spacing=8) for part in (self._choices, self._links)
        )
        column = make_column(self, margins=(32, 32, 32, 32), spacing=8)
        column.addStretch(2)
        for part in (self._icon, self._title, self._text):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)
        column.addSpacing(4)
        column.addWidget(self._choices)
        column.addWidget(self._links)
        column.addStretch(3)
        theme.changed.connect(self._recolour)

    def show_words(
        self, picture: str, title: str, text: str = "", buttons: Sequence[str] = (), links: Sequence[str] = ()
    ) -> None:
        """Show what is the case; the first of several buttons is the main one."""
        self._picture = picture
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._offer(buttons, links)
        self.setAccessibleName(self.words())
        self._recolour()
        self.show()

    def _offer(self, buttons: Sequence[str], links: Sequence[str]) -> None:
        offered = [(words, self._choices) for words in buttons] + [(words, self._links) for words in links]
        if [words for words, _ in offered] == [button.text() for button in self.buttons]:
            return
        for button in self.buttons:
            button.deleteLater()
        self.buttons = []
        for number, (words, within) in enumerate(offered):
            button = QPushButton(words, within)
            if within is self._links:
                button.setObjectName("linkButton")
            elif len(buttons) > 1 and number == 0:
                button.setObjectName("mainButton")
            button.clicked.connect(lambda _=False, number=number: self.pressed.emit(number))
            row = self._choices_row if within is self._choices else self._links_row
            row.insertWidget(row.count() - 1, button)
            self.buttons.append(button)
        self._choices.setVisible(bool(buttons))
        self._links.setVisible(bool(links))

    def words(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip()

    def _recolour(self) -> None:
        if self._picture:
            self._icon.setPixmap(self._theme.pixmap(self._picture, "text", self.devicePixelRatioF(), 32))
