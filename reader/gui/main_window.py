"""The main window: makes the parts and holds them; wiring.py says who hears whom. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from reader.clock import Clock
from reader.gui.actions import Actions
from reader.gui.article.newspaper import NewspaperView
from reader.gui.article.record import TextChoice
from reader.gui.article.view import ArticleView
from reader.gui.article_control import ArticleControl
from reader.gui.article_pane import ArticleBar, ArticlePane, LayoutSwitch
from reader.gui.bars import MessageBar
from reader.gui.bridge import Bridge
from reader.gui.commands import Commands
from reader.gui.faces import Faces
from reader.gui.images import EngineImages
from reader.gui.memory import WIDE, Memory, load_memory, save_memory
from reader.gui.newspaper_control import NewspaperControl
from reader.gui.panes import PaneOrder, Panes
from reader.gui.posts.control import ListControl
from reader.gui.posts.delegate import PostDelegate
from reader.gui.posts.header import ListHeader
from reader.gui.posts.model import PostModel
from reader.gui.posts.pane import ListPane
from reader.gui.posts.view import PostView
from reader.gui.presence import Presence
from reader.gui.reading import MarkRead, ReadingPolicy
from reader.gui.reading_time import ReadingTime
from reader.gui.sidebar.control import SidebarControl
from reader.gui.sidebar.delegate import SidebarDelegate
from reader.gui.sidebar.model import SidebarModel
from reader.gui.sidebar.pane import SidebarPane
from reader.gui.sidebar.view import SidebarView
from reader.gui.status import StatusBar
from reader.gui.status_control import StatusControl
from reader.gui.theme import Theme
from reader.gui.undo import UndoStack

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
        self.memory = load_memory(folder)
        self.may_hide: Callable[[], bool] = _never
        """Whether closing now leaves the program in the tray."""
        self.setWindowTitle("Paperround")
        self.actions_ = Actions(theme, self, self.memory.keys)
        self.faces = Faces()
        self.undo = UndoStack(bridge, self)
        self.commands = Commands(bridge, self.undo, clock, self)
        self.reading = ReadingPolicy(_policy(self.memory), self)
        self.presence = Presence(bridge, clock, self)
        self.reading_time = ReadingTime(bridge, clock, self)
        self._make_sidebar()
        self._make_list()
        self._make_article(images)
        self._make_frame()
        self._restore()

    def _make_sidebar(self) -> None:
        self.places = SidebarModel(self)
        self.tree = SidebarView(self.places, SidebarDelegate(self.theme, self.faces, self))
        self.tree.set_folded(list(self.memory.folded))
        self.sidebar = SidebarPane(self.theme, self.actions_, self.tree)
        self.sidebar_control = SidebarControl(
            self.bridge, self.clock, self.faces, self.tree, self.memory.hide_read
        )

    def _make_list(self) -> None:
        self.posts = PostModel(self.bridge, self.clock, self)
        self.posts.with_day_rows = self.memory.layout == WIDE
        self.list = PostView(self.posts, PostDelegate(self.theme, self.faces, self.clock, self), self.clock)
        self.list.set_wide(self.memory.layout == WIDE)
        self.list_pane = ListPane(self.theme, ListHeader(self.theme, self.actions_), self.list)
        self.list_control = ListControl(self.bridge, self.clock, self.posts, self.list_pane)
        self.list_control.unread_only = self.memory.unread_only
        self.list_control.newest_first = self.memory.newest_first
        self.list_control.by_feed = self.memory.by_feed
        self.list_control.fold_stories = self.memory.fold_stories

    def _make_article(self, images: EngineImages | None) -> None:
        self.article = ArticleView(images, self.clock.now)
        self.article.set_text_choice(TextChoice(self.memory.serif, self.memory.text_px).resized(0))
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
        self.panes = Panes(self.sidebar, self.list_pane, self.article_pane, switch, self.memory)
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
        if self.memory.geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.memory.geometry.encode("ascii", "ignore")))

    def remember(self) -> Memory:
        """How the window looks now, for the next start."""
        sidebar_width, list_width, list_height = self.panes.sizes
        place = self.list_control.place
        return replace(
            self.memory,
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

    def keep_memory(self) -> None:
        save_memory(self._folder, self.remember())

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
        self.keep_memory()
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


def _policy(memory: Memory) -> MarkRead:
    try:
        return MarkRead(memory.mark_read)
    except ValueError:
        return MarkRead.OPENED
