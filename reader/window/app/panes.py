"""Sidebar, list and article in two splitters, in one of three layouts. Main thread only.

Below a width of 960 the sidebar is a drawer over the rest; below 760 list and article share one place.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QStyle, QWidget

from reader.window.article.pane import ArticlePane, LayoutSwitch
from reader.window.kit.layouts import make_column
from reader.window.kit.motion import end_movement, slide_in
from reader.window.kit.tokens import ARTICLE_MIN, DRAWER_BELOW, SIDEBAR_WIDTH, SINGLE_PLACE_BELOW
from reader.window.kit.window_state import NEWSPAPER, THREE, WIDE, WindowState
from reader.window.list.pane import ListPane
from reader.window.sidebar.pane import SidebarPane

_H, _V = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class Panes(QWidget):
    def __init__(
        self,
        sidebar: SidebarPane,
        posts: ListPane,
        article: ArticlePane,
        switch: LayoutSwitch,
        window_state: WindowState,
    ) -> None:
        super().__init__()
        self.sidebar, self.posts, self.article, self.switch = sidebar, posts, article, switch
        self.on_layout: Callable[[str], None] = lambda layout: None
        self.on_sidebar_shown: Callable[[bool], None] = lambda is_shown: None
        self.on_article_in_sight: Callable[[], None] = lambda: None
        """Runs when the article is shown or hidden; it may share one place with the list."""
        self.on_page_left: Callable[[], None] = lambda: None
        """Runs when list and article are shown again, instead of a page."""
        self.layout_name = ""
        self.sidebar_wanted = window_state.sidebar_shown
        self._sizes = {_H: window_state.list_width, _V: window_state.list_height}
        self._sidebar_width = window_state.sidebar_width
        self.is_single = False
        """Whether list and article share one place."""
        self.is_drawer = False
        self._has_articles = True
        self.content = self._make_splitter(posts, article)
        self.places = QStackedWidget()
        self.places.addWidget(self.content)
        self.outer = self._make_splitter(sidebar, self.places)
        self.outer.setSizes([self._sidebar_width, 1000])
        self._veil = _Veil(self)
        # The panes' minimum widths add up to more than a narrow window.
        self.setMinimumWidth(ARTICLE_MIN)
        make_column(self, self.outer)
        self.set_layout(window_state.layout)
        self._show_sidebar(self.sidebar_wanted)

    def _make_splitter(self, fixed: QWidget, growing: QWidget) -> QSplitter:
        splitter = QSplitter(_H)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        splitter.addWidget(fixed)
        splitter.addWidget(growing)
        for pane in (growing, fixed):
            pane.lower()  # screen readers go by the stacking order
        splitter.setStretchFactor(1, 1)
        splitter.splitterMoved.connect(self._note_sizes)
        return splitter

    def set_layout(self, name: str) -> None:
        if name == self.layout_name:
            return
        self.layout_name = name
        self.content.setOrientation(_H if name == THREE else _V)
        self.posts.show_body(name != NEWSPAPER)
        self.posts.body.setMinimumHeight(160 if name == WIDE else 0)
        self.article.show_newspaper(name == NEWSPAPER)
        (self.article.bar if name == THREE else self.posts.header).add_at_end(self.switch)
        self._apply_sizes()
        self._show_places(False)
        self.on_layout(name)

    def _apply_sizes(self) -> None:
        whole = self.content.width() if self.layout_name == THREE else self.content.height()
        wanted = self._sizes[self.content.orientation()]
        # In the newspaper only the list's bar is left.
        first = self.posts.maximumHeight() if self.layout_name == NEWSPAPER else wanted
        self.content.setSizes([first, max(1, whole - first)])

    def _note_sizes(self) -> None:
        if self.layout_name != NEWSPAPER and not self.is_single:
            self._sizes[self.content.orientation()] = self.content.sizes()[0]
        if not self.is_drawer and self.sidebar.isVisible():
            self._sidebar_width = self.outer.sizes()[0]

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The sidebar's width, the list's width and its height."""
        return self._sidebar_width, self._sizes[_H], self._sizes[_V]

    @property
    def page(self) -> QWidget | None:
        """The page that replaces list and article, if any."""
        shown = self.places.currentWidget()
        return None if shown is self.content else shown

    @property
    def shows_list(self) -> bool:
        return self.page is None

    def show_page(self, page: QWidget | None) -> None:
        """Show a page instead of list and article; None shows these again."""
        wanted = self.content if page is None else page
        if self.places.indexOf(wanted) < 0:
            self.places.addWidget(wanted)
        was_page = not self.shows_list
        self.places.setCurrentWidget(wanted)
        if page is None and was_page:
            self.on_page_left()

    def toggle_sidebar(self) -> None:
        shown = self.sidebar.isHidden()
        if not self.is_drawer:
            self.sidebar_wanted = shown
        self._show_sidebar(shown)

    def close_drawer(self) -> None:
        if self.is_drawer:
            self._show_sidebar(False)

    def _show_sidebar(self, shown: bool) -> None:
        was_hidden = self.sidebar.isHidden()
        self.sidebar.setVisible(shown)
        self._veil.setVisible(shown and self.is_drawer)
        if shown and self.is_drawer:
            self._veil.setGeometry(self.rect())
            self._veil.raise_()
            end_movement(self.sidebar)
            place = QRect(0, 0, SIDEBAR_WIDTH, self.height())
            self.sidebar.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            self.sidebar.raise_()
            if was_hidden:
                slide_in(self.sidebar, QPoint(SIDEBAR_WIDTH if self.isRightToLeft() else -SIDEBAR_WIDTH, 0))
        self.on_sidebar_shown(shown)

    def _set_drawer(self, is_drawer: bool) -> None:
        if is_drawer == self.is_drawer:
            return
        self.is_drawer = is_drawer
        self.sidebar.setProperty("drawer", is_drawer)
        self.sidebar.style().polish(self.sidebar)
        if is_drawer:
            self.sidebar.setParent(self)
            self._show_sidebar(False)
        else:
            self.outer.insertWidget(0, self.sidebar)
            self.sidebar.lower()
            self.outer.setSizes([self._sidebar_width, max(1, self.width() - self._sidebar_width)])
            self._show_sidebar(self.sidebar_wanted)

    @property
    def is_article_in_sight(self) -> bool:
        return not self.article.isHidden()

    def show_article_place(self) -> None:
        """Show the article instead of the list, if they share one place."""
        if self.is_single and self.layout_name == THREE:
            self._show_places(True)

    def show_article_pane(self, wanted: bool) -> None:
        """Leave the article's pane to the list while there is no feed that could fill either."""
        if wanted != self._has_articles:
            self._has_articles = wanted
            self._show_places(False)

    def show_list_place(self) -> None:
        self._show_places(False)

    def _show_places(self, prefer_article: bool) -> None:
        single = self.is_single and self.layout_name == THREE
        self.posts.setVisible(not (single and prefer_article))
        self.article.setVisible(self._has_articles and (not single or prefer_article))
        self.article.bar.back.set_wanted(single or self.layout_name == NEWSPAPER)
        self.on_article_in_sight()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self._set_drawer(width < DRAWER_BELOW)
        if (width < SINGLE_PLACE_BELOW) != self.is_single:
            self.is_single = width < SINGLE_PLACE_BELOW
            self._show_places(False)
        if event.oldSize().width() <= 0:
            self._apply_sizes()
        if self.is_drawer and not self.sidebar.isHidden():
            self._show_sidebar(True)


class _Veil(QWidget):
    """Lies under the open drawer and closes it on a click."""

    def __init__(self, panes: Panes) -> None:
        super().__init__(panes)
        self._panes = panes
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._panes.close_drawer()


class PaneOrder(QObject):
    """The order in which F6 moves the focus: sidebar, list, article, day ribbon, and round again."""

    def __init__(self, panes: Panes, posts: ListPane, stops: list[QWidget]) -> None:
        super().__init__(panes)
        self._posts, self._stops = posts, stops

    def step(self, by: int) -> None:
        shown = [stop for stop in self._stops if stop.isVisible()]
        if not shown:
            return
        here = next((number for number, stop in enumerate(shown) if _holds_focus(stop)), -1)
        target = shown[(here + by) % len(shown)] if here >= 0 else shown[0]
        if target is self._posts.body:
            self._posts.focus_list()  # whatever shows the list
        else:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _holds_focus(widget: QWidget) -> bool:
    focused = widget.window().focusWidget()
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))
