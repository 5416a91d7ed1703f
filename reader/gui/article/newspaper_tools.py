"""Buttons at the upper corner of the newspaper's post that is being read. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from reader.gui.article.bars import set_ground
from reader.gui.kit import tokens


class PostTools(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)  # a long line of facts ends under it
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)

    def set_colours(self, colours: tokens.Colours) -> None:
        set_ground(self, colours.bg)

    def set_actions(self, actions: Sequence[QAction]) -> None:
        for button in self.findChildren(QToolButton):
            button.deleteLater()
        for action in actions:
            self._add(action)

    def _add(self, action: QAction) -> None:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setAccessibleName(action.text())
        if action.menu() is not None:
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._line.addWidget(button)

    def place(self, post: QRect, mirrored: bool) -> None:
        """At the end of the post's first line; for a script that runs from the right, that is at the left."""
        self.setVisible(self._line.count() > 0)
        self.adjustSize()
        left = post.left() if mirrored else post.right() - self.width()
        self.move(left, post.top() - 4)
