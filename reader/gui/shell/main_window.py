"""The main window: makes the parts and holds them; wiring.py says who hears whom. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from reader.clock import Clock
from reader.gui.article.control import ArticleControl
from reader.gui.article.newspaper import NewspaperView
from reader.gui.article.newspaper_control import NewspaperControl
from reader.gui.article.pane import ArticleBar, ArticlePane, LayoutSwitch
from reader.gui.article.pictures.engine_images import EngineImages
from reader.gui.article.read_policy import MarkRead, ReadingPolicy
from reader.gui.article.reading_time import ReadingTime
from reader.gui.article.record import TextChoice
from reader.gui.article.view import ArticleView
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack
from reader.gui.entries.control import ListControl
from reader.gui.entries.delegate import EntryDelegate
from reader.gui.entries.header import ListHeader
from reader.gui.entries.model import EntryModel
from reader.gui.entries.pane import ListPane
from reader.gui.entries.view import EntryView
from reader.gui.kit.actions import Actions
from reader.gui.kit.bars import MessageBar
from reader.gui.kit.feed_icons import FeedIcons
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import WIDE, WindowState, load_window_state, save_window_state
from reader.gui.shell.commands import Commands
from reader.gui.shell.panes import PaneOrder, Panes
from reader.gui.shell.presence import Presence
from reader.gui.shell.status_bar import StatusBar
from reader.gui.shell.status_control import StatusControl
from reader.gui.sidebar.control import SidebarControl
from reader.gui.sidebar.delegate import SidebarDelegate
from reader.gui.sidebar.model import SidebarModel
from reader.gui.sidebar.pane import SidebarPane
from reader.gui.sidebar.view import SidebarView

_FIRST_SIZE = QSize(1280, 800)


class MainWindow(QWidget):
    closed = Signal()
    address_given = Signal(str)
    """From outside: a second start, a link of the system."""
    feed_settings_wanted = Signal(int)
    """Of which feed; asked for away from the sidebar."""
    engine_told = Signal(object)
    """A command for the engine, from parts that do not know whether one runs."""

    def __init__(
        self, theme: Theme, bridge: Bridge, clock: Clock, folder: Path, images: EngineImages | None = None
    ) -> None:
        super().__init__()
        self.theme, self.bridge, self.clock = theme, bridge, clock
        self._folder = folder
        self.images = images
        self.window_state = load_window_state(folder)
        self.may_hide: Callable[[], bool] = _never
        """Whether closing now leaves the program in the tray."""
        self.setWindowTitle("Paperround")
        self.actions_ = Actions(theme, self, self.window_state.keys)
        self.feed_icons = FeedIcons()
        self.undo = UndoStack(bridge, self)
        self.commands = Commands(bridge, self.undo, clock, self)
        self.reading = ReadingPolicy(_policy(self.window_state), self)
        self.presence = Presence(bridge, clock, self)
        self.reading_time = ReadingTime(bridge, clock, self)
        self._make_sidebar()
        self._make_list()
        self._make_article(images)
        self._make_frame()
        self._restore()

    def _make_sidebar(self) -> None:
        self.places = SidebarModel(self)
        self.tree = SidebarView(self.places, SidebarDelegate(self.theme, self.feed_icons, self))
        self.tree.set_folded(list(self.window_state.folded))
        self.sidebar = SidebarPane(self.theme, self.actions_, self.tree)
        self.sidebar_control = SidebarControl(
            self.bridge, self.clock, self.feed_icons, self.tree, self.window_state.hide_read
        )

    def _make_list(self) -> None:
        self.posts = EntryModel(self.bridge, self.clock, self)
        self.posts.with_day_rows = self.window_state.layout == WIDE
        self.list = EntryView(
            self.posts, EntryDelegate(self.theme, self.feed_icons, self.clock, self), self.clock
        )
        self.list.set_wide(self.window_state.layout == WIDE)
        self.list_pane = ListPane(self.theme, ListHeader(self.theme, self.actions_), self.list)
        self.list_control = ListControl(self.bridge, self.clock, self.posts, self.list_pane)
        self.list_control.unread_only = self.window_state.unread_only
        self.list_control.newest_first = self.window_state.newest_first
        self.list_control.by_feed = self.window_state.by_feed
        self.list_control.fold_stories = self.window_state.fold_stories

    def _make_article(self, images: EngineImages | None) -> None:
        self.article = ArticleView(images, self.clock.now)
        self.article.set_text_choice(
            TextChoice(self.window_state.serif, self.window_state.text_px).resized(0)
        )
        self.newspaper = NewspaperView(images, self.clock.now)
        bar = ArticleBar(self.theme, self.actions_)
        self.article_pane = ArticlePane(bar, self.article, self.newspaper)
        self.article_control = ArticleControl(self.bridge, self.article, images)
        self.newspaper_control = NewspaperControl(self.bridge, self.posts, self.newspaper, images)
        self._colour_articles()
        self.theme.changed.connect(self._colour_articles)

    def _colour_articles(self) -> None:
        self.article.set_colours(self.theme.colours)
        self.newspaper.set_colours(self.theme.colours)

    def _make_frame(self) -> None:
        self.messages = MessageBar(self.theme)
        self.status = StatusBar(self.theme)
        self.status_control = StatusControl(self.status)
        switch = LayoutSwitch(self.actions_)
        self.panes = Panes(self.sidebar, self.list_pane, self.article_pane, switch, self.window_state)
        self.pane_order = PaneOrder(self.panes, [self.tree, self.list, self.article, self.newspaper])
        self.stack = QStackedWidget()
        """The panes, and Insights once it was opened."""
        self.stack.addWidget(self.panes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part, stretch in ((self.messages, 0), (self.stack, 1), (self.status, 0)):
            column.addWidget(part, stretch)

    # --- what is remembered -----------------------------------------------------------------------

    def _restore(self) -> None:
        self.resize(_FIRST_SIZE)
        if self.window_state.geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.window_state.geometry.encode("ascii", "ignore")))

    def remember(self) -> WindowState:
        """How the window looks now, for the next start."""
        sidebar_width, list_width, list_height = self.panes.sizes
        place = self.list_control.place
        return replace(
            self.window_state,
            geometry=bytes(self.saveGeometry().toBase64().data()).decode("ascii"),
            layout=self.panes.layout_name,
            sidebar_width=sidebar_width,
            list_width=list_width,
            list_height=list_height,
            sidebar_shown=self.panes.sidebar_wanted,
            unread_only=self.list_control.unread_only,
            newest_first=self.list_control.newest_first,
            by_feed=self.list_control.by_feed,
            fold_stories=self.list_control.fold_stories,
            hide_read=self.sidebar_control.hide_read,
            mark_read=self.reading.policy.value,
            serif=self.article.text_choice.serif,
            text_px=self.article.text_choice.px,
            folded=tuple(self.tree.folded()),
            keys=self.actions_.chosen_keys,
            place=f"{place.kind}:{place.id}",
        )

    def save_window_state_now(self) -> None:
        save_window_state(self._folder, self.remember())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.presence.set_here(self.isActiveWindow())
            self.reading_time.set_here(self.isActiveWindow())

    def quit(self) -> None:
        """Close for good, also where closing only hides."""
        self.may_hide = _never
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.presence.set_here(False)
        self.reading_time.set_here(False)
        self.save_window_state_now()
        # A session that ends must not be held up by a window that only hides.
        app = QGuiApplication.instance()
        is_ending = isinstance(app, QGuiApplication) and app.isSavingSession()
        if self.may_hide() and not is_ending:
            event.ignore()
            self.hide()
            return
        super().closeEvent(event)
        self.closed.emit()


def _never() -> bool:
    return False


def _policy(window_state: WindowState) -> MarkRead:
    try:
        return MarkRead(window_state.mark_read)
    except ValueError:
        return MarkRead.OPENED
