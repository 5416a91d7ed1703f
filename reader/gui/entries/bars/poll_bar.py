"""A bar at the foot of the list that says why nothing was polled, and offers to poll nevertheless. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.gui.kit.bars import announce
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme

_SHOWN_MS = 12_000
_MARGIN = 12


class PollBar(QFrame):
    insisted = Signal(tuple)
    """Ids of feeds that the owner wants polled nevertheless."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._theme, self._over = theme, over
        self._feed_ids: tuple[int, ...] = ()
        self.setObjectName("undoBar")
        self._icon, self._label = Label(), Label()
        self._label.setWordWrap(True)
        self.button = QPushButton(self.tr("Poll anyway"))
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._insist)
        make_row(self, self._icon, (self._label, 1), self.button, margins=(14, 8, 4, 8), spacing=10)
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def offer(self, sentence: str, feed_ids: tuple[int, ...]) -> None:
        """For some seconds."""
        self._feed_ids = feed_ids
        self._icon.setPixmap(self._theme.pixmap("clock", "bg", self.devicePixelRatioF()))
        self._label.setText(sentence)
        self.show()
        self.place()
        self.raise_()
        self._timer.start()
        announce(self, sentence)

    def sentence(self) -> str:
        return self._label.text()

    def place(self) -> None:
        """At the foot of the list, as high as its words need."""
        width = self._over.width() - 2 * _MARGIN
        height = max(self.heightForWidth(width), self.sizeHint().height())
        self.setGeometry(_MARGIN, self._over.height() - height - _MARGIN, width, height)

    def _insist(self) -> None:
        self.hide()
        self.insisted.emit(self._feed_ids)
