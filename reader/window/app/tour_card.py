"""A tour after the first start: three hints, each gone once the user has followed it. It never takes the focus.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.window.kit.bars import announce
from reader.window.kit.dialog import make_heading
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label

_WIDTH, _MARGIN, _SIDE = 320, 16, 16


class TourCard(QFrame):
    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over, self._step = over, 0
        self._opened = 0
        self.setObjectName("tourCard")
        self._title, self._count = make_heading(""), Label(tone="quiet")
        self._words = Label(tone="secondary", wraps=True)
        self.leave = QPushButton(self.tr("Skip tour"))
        self.leave.setObjectName("flat")
        self.onward = QPushButton(self.tr("Next"))
        self.leave.clicked.connect(self.end)
        self.onward.clicked.connect(self.go_on)
        for button in (self.leave, self.onward):  # a click leaves the focus in the list
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        foot = make_row(None, self._count, STRETCH, self.leave, self.onward, spacing=8)
        make_column(self, self._title, self._words, 4, foot, margins=(_SIDE, 14, _SIDE, 12), spacing=4)
        self.hide()

    def begin(self) -> None:
        self._step = self._opened = 0
        self._over.installEventFilter(self)
        self._show_step()

    def note_opened(self) -> None:
        """Go on, because the first hints ask to open a post; the very first post opens automatically."""
        self._opened += 1
        if self._opened > 1 and self.isVisible():
            self.go_on()

    def go_on(self) -> None:
        self._step += 1
        if self._step < len(self._steps()):
            self._show_step()
        else:
            self.end()

    def end(self) -> None:
        if not self.isHidden():
            self.hide()
            self._over.removeEventFilter(self)

    def _steps(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("New articles appear here"),
                self.tr(
                    "The first one opens automatically. Press J or the Down Arrow for the next. A dot means unread."
                ),
            ),
            (
                self.tr("Press Space to keep reading"),
                self.tr("At the end of an article, Space opens the next unread one. Press S to star an article."),
            ),
            (
                self.tr("That’s all you need"),
                self.tr("Press ? to see every shortcut. Insights shows why Paperround fetches each feed when it does."),
            ),
        )

    def _show_step(self) -> None:
        steps = self._steps()
        title, words = steps[self._step]
        self._title.setText(title)
        self._words.setText(words)
        self._count.setText(self.tr("{n} of {all}").format(n=self._step + 1, all=len(steps)))
        is_last = self._step == len(steps) - 1
        self.onward.setText(self.tr("Start reading") if is_last else self.tr("Next"))
        self.leave.setVisible(not is_last)
        self.show()
        self._place()
        announce(self, f"{title}. {words}")

    def _place(self) -> None:
        """Move to the lower corner below the article."""
        width = min(_WIDTH, self._over.width() - 2 * _MARGIN)
        self._words.setFixedWidth(width - 2 * _SIDE)
        self._words.setFixedHeight(self._words.heightForWidth(width - 2 * _SIDE))
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = layout.minimumSize().height()
        left = _MARGIN if self.isRightToLeft() else self._over.width() - width - _MARGIN
        self.setGeometry(left, self._over.height() - height - _MARGIN, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
