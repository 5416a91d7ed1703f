"""The sidebar pane: filter field and add button above the tree, Insights and settings below. Main thread."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from reader.gui.kit.actions import ActionButton, Actions
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import PANE_BAR, SIDEBAR_MIN
from reader.gui.sidebar.hint import OverlapHint
from reader.gui.sidebar.menus import make_main_menu
from reader.gui.sidebar.view import SidebarView

_FOOT = 40
_TYPING_PAUSE_MS = 80


class SidebarPane(QFrame):
    filter_typed = Signal(str)

    def __init__(self, theme: Theme, actions: Actions, tree: SidebarView) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("sidebar")
        self.setMinimumWidth(SIDEBAR_MIN)
        self.tree = tree
        self.filter_field = FilterField(tree)
        self._search_icon = QAction(theme.icon("search", "text_3", self), self.tr("Filter feeds"), self)
        self.filter_field.addAction(self._search_icon, QLineEdit.ActionPosition.LeadingPosition)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(lambda: self.filter_typed.emit(self.filter_field.text().strip()))
        self.filter_field.textChanged.connect(lambda: self._pause.start())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._make_top(actions))
        column.addWidget(tree, 1)
        column.addLayout(self._make_hint())
        column.addWidget(self._make_foot(actions))
        theme.changed.connect(self._recolour)

    def _make_top(self, actions: Actions) -> QWidget:
        top = QWidget()
        top.setFixedHeight(PANE_BAR)
        line = QHBoxLayout(top)
        line.setContentsMargins(8, 0, 8, 0)
        line.setSpacing(4)
        line.addWidget(ActionButton(actions["sidebar"]))
        line.addWidget(self.filter_field, 1)
        line.addWidget(ActionButton(actions["add_feed"]))
        return top

    def _make_hint(self) -> QVBoxLayout:
        self.hint = OverlapHint()
        around = QVBoxLayout()
        around.setContentsMargins(8, 0, 8, 8)
        around.addWidget(self.hint)
        return around

    def _make_foot(self, actions: Actions) -> QWidget:
        foot = QFrame()
        foot.setObjectName("sidebarFoot")
        foot.setFixedHeight(_FOOT)
        insights = ActionButton(actions["insights"])
        insights.show_words()
        line = QHBoxLayout(foot)
        line.setContentsMargins(8, 0, 8, 0)
        line.addWidget(insights)
        line.addStretch(1)
        line.addWidget(ActionButton(actions["settings"]))
        line.addWidget(self._make_menu_button(actions))
        return foot

    def _make_menu_button(self, actions: Actions) -> QToolButton:
        self.menu_button = QToolButton()
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu"))
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(make_main_menu(actions, self.menu_button))
        self._recolour()
        return self.menu_button

    def focus_filter(self) -> None:
        self.filter_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_field.selectAll()

    def _recolour(self) -> None:
        self._search_icon.setIcon(self._theme.icon("search", "text_3", self))
        self.menu_button.setIcon(self._theme.icon("ellipsis", "text_2", self))


class FilterField(QLineEdit):
    """Filters the feeds as one types; Escape clears it and goes back to the tree, Down goes into it."""

    def __init__(self, tree: SidebarView) -> None:
        super().__init__()
        self._tree = tree
        self.setPlaceholderText(self.tr("Filter feeds"))
        self.setAccessibleName(self.tr("Filter feeds"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self._tree.setFocus()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            self._tree.setFocus()
        else:
            super().keyPressEvent(event)
