"""The article's place: a toolbar of actions, the layout switch, and the text below. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from reader.gui.actions import ActionButton, Actions
from reader.gui.empty_state import EmptyState
from reader.gui.theme import Theme
from reader.gui.tokens import ARTICLE_MIN, PANE_BAR

_GROUPS = (("toggle_read", "toggle_star", "tag"), ("full_text",), ("open_in_browser", "copy_link"))


class ArticlePane(QFrame):
    def __init__(self, theme: Theme, actions: Actions, text: QWidget) -> None:
        super().__init__()
        self.setObjectName("articlePane")
        self.setMinimumWidth(ARTICLE_MIN)
        self.text = text
        self.empty = EmptyState(theme)
        self.empty.show_words("file-text", self.tr("Nothing selected"))
        self.bar = ArticleBar(actions)
        body = QWidget()
        self._stack = QStackedLayout(body)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(body, 1)

    def show_text(self) -> None:
        self._stack.setCurrentWidget(self.text)

    def show_nothing(self) -> None:
        self._stack.setCurrentWidget(self.empty)

    def focus_text(self) -> None:
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)


class ArticleBar(QWidget):
    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setFixedHeight(PANE_BAR)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 0, 12, 0)
        self._line.setSpacing(0)
        self.back = ActionButton(actions["back"])
        self.back.set_wanted(False)
        self._line.addWidget(self.back)
        for number, group in enumerate(_GROUPS):
            if number:
                self._line.addWidget(_Divider([actions[name] for name in group]))
            for name in group:
                self._line.addWidget(ActionButton(actions[name]))
        self._line.addStretch(1)

    def add_at_end(self, widget: QWidget) -> None:
        self._line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        widget.show()


class _Divider(QFrame):
    """A short upright rule before a group of buttons, where the group has any to show."""

    def __init__(self, group: Sequence[QAction]) -> None:
        super().__init__()
        self._group = group
        self.setObjectName("divider")
        self.setFixedSize(17, 16)
        for action in group:
            action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        if not any(action.isVisible() for action in self._group):
            self.hide()
        elif self.parentWidget() is not None:
            self.show()


class LayoutSwitch(QFrame):
    """Three panes, wide list or newspaper: one of three, as buttons side by side."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("layoutSwitch")
        self.setAccessibleName(self.tr("Layout"))
        group = QActionGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(1, 1, 1, 1)
        line.setSpacing(1)
        for name in ("layout_three", "layout_wide", "layout_newspaper"):
            group.addAction(actions[name])
            line.addWidget(ActionButton(actions[name]))
