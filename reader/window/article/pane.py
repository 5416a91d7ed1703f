"""The article pane: a toolbar of actions, and below it the article or the newspaper. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from reader.window.kit.actions import ActionButton, Actions, Menu
from reader.window.kit.controls import make_menu_tool
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import ARTICLE_MIN, PANE_BAR
from reader.window.kit.window_state import NEWSPAPER, THREE, WIDE

if TYPE_CHECKING:  # they come into the pane once it is in sight
    from reader.window.article.newspaper import NewspaperView
    from reader.window.article.view import ArticleView

LAYOUTS = {"layout_three": THREE, "layout_wide": WIDE, "layout_newspaper": NEWSPAPER}
"""By the actions that choose them."""
_MAIN, _OTHERS = ("full_text", "toggle_read", "toggle_star", "send_to"), ("tag", "open_in_browser")
_LABELS_FROM = 1_200
"""The width of the window from which the main actions have labels."""
_SPARE = 6
"""So much narrower than it asks to be, a button shows its words whole."""
MORE_MENU = (
    *("open_comments", "copy_markdown", "copy_text", "find", "pictures", "leave_newsletter"),
    *("play_this", "queue", "queue_first", "download", "show_queue"),
)


class ArticlePane(QFrame):
    """The pane with both views; empty until they are loaded, while the list is in sight."""

    def __init__(self, theme: Theme, bar: ArticleBar) -> None:
        super().__init__()
        self.setObjectName("articlePane")
        self.setMinimumWidth(ARTICLE_MIN)
        self.bar = bar
        self._views: tuple[ArticleView, NewspaperView] | None = None
        self.shows_newspaper = False
        body = QWidget()
        self._stack = QStackedLayout(body)
        self._column = make_column(self, self.bar, (body, 1), spacing=0)
        self._theme = theme
        theme.changed.connect(self._recolour)

    def fill(self, article: ArticleView, newspaper: NewspaperView) -> None:
        self._views = article, newspaper
        self._stack.addWidget(article)
        self._stack.addWidget(newspaper)
        self._recolour()
        self.show_newspaper(self.shows_newspaper)

    def add_foot(self, widget: QWidget) -> None:
        self._column.addWidget(widget)

    def _recolour(self) -> None:
        for view in self._views or ():
            view.set_colours(self._theme.colours)

    def show_newspaper(self, shown: bool) -> None:
        """Switch between the newspaper, which has no toolbar, and the article."""
        self.shows_newspaper = shown
        self.bar.setVisible(not shown)
        if self._views is not None:
            self._stack.setCurrentIndex(int(shown))


class ArticleBar(QWidget):
    def __init__(self, theme: Theme, actions: Actions) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(PANE_BAR)
        self._line = make_row(self, margins=(12, 0, 12, 0), spacing=0)
        self.back = ActionButton(actions["back"])
        self.back.set_wanted(False)
        self._line.addWidget(self.back)
        self._main = self._add_group(actions, _MAIN)
        self._line.addWidget(_Divider())
        sizes = ("bigger_text", "smaller_text", "normal_text", "serif")
        self._add_menu("a-large-small", self.tr("Text settings"), actions.pick(sizes))
        self._add_group(actions, _OTHERS)
        self._add_menu("ellipsis", self.tr("More"), actions.pick(MORE_MENU))
        self._line.addStretch(1)

    def _add_group(self, actions: Actions, names: Sequence[str]) -> list[ActionButton]:
        buttons = [ActionButton(actions[name]) for name in names]
        for button in buttons:
            self._line.addWidget(button)
        return buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # Reader view came or went, or a word changed
            self._fit_words()
        return done

    def _fit_words(self) -> None:
        """Show as many words of the main actions as fit, in a window of some width."""
        room = self.width() - self._line.sizeHint().width()
        buttons = [button for button in self._main if not button.isHidden()]
        room += sum(button.words_width() for button in buttons if button.has_words) + _SPARE * len(buttons)
        for button in buttons:
            room -= button.words_width()
            fits = room >= 0 and self.window().width() >= _LABELS_FROM
            if button.has_words != fits:
                button.show_words(fits)

    def _add_menu(self, icon: str, words: str, actions: Sequence[QAction]) -> None:
        menu = Menu(self)
        menu.addActions(list(actions))
        self._line.addWidget(make_menu_tool(self._theme, icon, words, menu))

    def add_at_end(self, widget: QWidget) -> None:
        self._line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        widget.show()


class _Divider(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("divider")
        self.setFixedSize(17, 16)


class LayoutSwitch(QFrame):
    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("layoutSwitch")
        self.setAccessibleName(self.tr("Layout"))
        group = QActionGroup(self)
        line = make_row(self, margins=(1, 1, 1, 1), spacing=1)
        for name in LAYOUTS:
            group.addAction(actions[name])
            line.addWidget(ActionButton(actions[name]))
