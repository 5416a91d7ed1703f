"""The sidebar pane: filter field and add button above the tree, a hint, Insights and settings below. Main thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QWidget

from reader.core.records.content import Overlap
from reader.core.records.stored import Feed
from reader.window.kit.actions import ActionButton, Actions, make_menu
from reader.window.kit.controls import make_menu_tool
from reader.window.kit.layouts import STRETCH, FlowLayout, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import WrappedLabel, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_BAR, SIDEBAR_MIN
from reader.window.sidebar.control import SidebarControl
from reader.window.sidebar.view import MAIN_MENU, SidebarView


class OverlapHint(QFrame):
    """A hint that one subscription brings what another brings anyway; one at a time.

    The user unsubscribes, or keeps both and is not told again.
    """

    def __init__(self, unsubscribe: Callable[[int, str], None], keep_both: Callable[[int, int], None]) -> None:
        """`unsubscribe` takes the id and name of the feed that can go, `keep_both` the ids of both."""
        super().__init__()
        self._unsubscribe, self._keep_both = unsubscribe, keep_both
        self.setObjectName("hintCard")
        self._shown: Overlap | None = None
        self._name = ""
        self.words = WrappedLabel()
        self.drop, self.keep = QPushButton(self.tr("Unsubscribe")), QPushButton(self.tr("Keep both"))
        self.drop.clicked.connect(self._drop)
        self.keep.clicked.connect(self._keep)
        column = make_column(self, self.words, margins=(12, 10, 12, 10), spacing=8)
        buttons = QWidget()
        line = FlowLayout(buttons, 6, line_spacing=6)
        for button in (self.drop, self.keep):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.addWidget(button)
        column.addWidget(buttons)
        self.hide()

    def show_overlaps(self, overlaps: Sequence[Overlap], feeds: Sequence[Feed]) -> None:
        """Show the first overlap whose feeds are both there, or nothing."""
        by_id = {feed.id: feed for feed in feeds}
        known = (one for one in overlaps if one.feed_id in by_id and one.inside_id in by_id)
        self._shown = next(known, None)
        self.setVisible(self._shown is not None)
        if self._shown is not None:
            self._say(self._shown, by_id)

    def _say(self, overlap: Overlap, feeds: Mapping[int, Feed]) -> None:
        one, other = feeds[overlap.feed_id], feeds[overlap.inside_id]
        self._name = one.name
        if overlap.is_mutual and one.name == other.name:
            words = self.tr("You’re subscribed to {feed} twice, at two addresses.")
        elif overlap.is_mutual:
            words = self.tr("{feed} has the same articles as {other}.")
        else:
            words = self.tr("Almost everything in {feed} is also in {other}.")
        self.words.setText(words.format(feed=one.name, other=other.name))
        set_tooltip(self.words, f"{one.url}\n{other.url}")
        # If both have the same name, only the address tells which of them goes.
        is_twin = one.name == other.name
        named = self.tr("Unsubscribe from {feed}").format(feed=one.url if is_twin else one.name)
        set_tooltip(self.drop, named)
        self.drop.setAccessibleName(named)

    def _drop(self) -> None:
        if self._shown is not None:
            self._unsubscribe(self._shown.feed_id, self._name)

    def _keep(self) -> None:
        if self._shown is not None:
            self._keep_both(self._shown.feed_id, self._shown.inside_id)


class SidebarPane(QFrame):
    def __init__(
        self, theme: Theme, actions: Actions, tree: SidebarView, control: SidebarControl, hint: OverlapHint
    ) -> None:
        super().__init__()
        self._control, self.hint = control, hint
        self.setObjectName("sidebar")
        self.setMinimumWidth(SIDEBAR_MIN)
        self.tree = tree
        self.filter_field = FilterField(tree, self._enter)
        search = QAction(self.tr("Filter feeds"), self)
        theme.show_icon(search, "search", "text_3")
        self.filter_field.addAction(search, QLineEdit.ActionPosition.LeadingPosition)
        self._pause = make_timer(self, lambda: control.set_filter(self.filter_field.text().strip()), 80)
        self.filter_field.textChanged.connect(self._note_text)
        self._clear = QAction(self.tr("Clear the filter"), self)
        self._clear.triggered.connect(self.filter_field.clear)
        theme.show_icon(self._clear, "x", size=14)
        self.filter_field.addAction(self._clear, QLineEdit.ActionPosition.TrailingPosition)
        self._clear.setVisible(False)  # only now, or its button would not hear of it
        below = make_column(None, hint, margins=(8, 0, 8, 8))
        top = QWidget()
        top.setFixedHeight(PANE_BAR)
        fold, add = ActionButton(actions["sidebar"]), ActionButton(actions["add_feed"])
        make_row(top, fold, (self.filter_field, 1), add, margins=(8, 0, 8, 0), spacing=4)
        foot = QFrame()
        foot.setObjectName("sidebarFoot")
        foot.setFixedHeight(40)
        insights, settings = ActionButton(actions["insights"]), ActionButton(actions["settings"])
        insights.show_words()
        self.menu_button = make_menu_tool(theme, "ellipsis", self.tr("Menu"), make_menu(actions, MAIN_MENU, self))
        make_row(foot, insights, STRETCH, settings, self.menu_button, margins=(8, 0, 8, 0))
        make_column(self, top, (tree, 1), below, foot, spacing=0)

    def _note_text(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        self._pause.start()

    def _enter(self) -> None:
        """Apply the filter if that is still pending, then go to what it found."""
        text = self.filter_field.text().strip()
        if self._pause.isActive():
            self._pause.stop()
            self._control.set_filter(text)
        self.tree.setFocus()
        if text:
            self._control.enter_filter(text)

    def focus_filter(self) -> None:
        self.filter_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_field.selectAll()


class FilterField(QLineEdit):
    """A field that filters the feeds; Escape clears it and goes back to the tree, Return and Down go to a match."""

    def __init__(self, tree: SidebarView, enter: Callable[[], None]) -> None:
        super().__init__()
        self._tree, self._enter = tree, enter
        self.setPlaceholderText(self.tr("Filter feeds"))
        self.setAccessibleName(self.tr("Filter feeds"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self._tree.setFocus()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)
