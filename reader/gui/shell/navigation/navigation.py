"""Navigation in the window: to a place, an entry, a page, and back. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from reader.gui.kit.humanize import number, unread
from reader.gui.kit.window_state import NEWSPAPER
from reader.gui.shell.engine.first_fetches import find_first_fetches
from reader.gui.shell.engine.presence import Presence
from reader.gui.shell.frame.panes import Panes
from reader.gui.shell.parts import ArticleParts, EntriesParts, SidebarParts
from reader.gui.sidebar.tree import Key, Kind, Trouble


class Navigation(QObject):
    place_named = Signal(str)
    """What the list shows now."""

    def __init__(
        self,
        sidebar: SidebarParts,
        entries: EntriesParts,
        article: ArticleParts,
        panes: Panes,
        presence: Presence,
    ) -> None:
        super().__init__(panes)
        self._sidebar, self._entries, self._article = sidebar, entries, article
        self._panes, self._presence = panes, presence
        self._awaited: tuple[int, ...] = ()
        self._tells_trouble = False
        self.is_offline = False
        """Whether the engine finds no line, for what an empty list says."""

    # --- places ---------------------------------------------------------------------------------

    def show_place(self, key: Key) -> None:
        control, header = self._sidebar.control, self._entries.pane.header
        self._panes.show_page(None)
        header.close_search()
        header.set_has_scope(key.kind is not Kind.UNREAD)
        node = control.find_node(key)
        self._entries.pane.set_trouble(node.trouble if node else Trouble())
        self._entries.control.show_place(key, control.name_of(key))
        self._panes.show_list_place()
        self._sidebar.tree.show_chosen(key)
        self.show_counts()
        self._presence.go(key.id if key.kind is Kind.FEED else 0)
        if self._panes.is_drawer:
            self._panes.close_drawer()

    def show_feed(self, feed_id: int) -> None:
        self.show_place(Key(Kind.FEED, feed_id))

    def await_new_feeds(self, feed_ids: Sequence[int]) -> None:
        """They were subscribed to just now, and are gone to as soon as the sidebar knows them."""
        self._awaited = tuple(feed_ids)

    def show_awaited(self) -> None:
        """One new feed is gone to, its first post chosen when it comes. Many come to all that is unread; whoever
        reads somewhere meanwhile is left alone."""
        awaited, self._awaited = self._awaited, ()
        if len(awaited) == 1:
            self.show_feed(awaited[0])
        elif awaited and self._entries.pane.is_empty():
            self.show_unread()
        else:
            return
        self._entries.control.enter()

    def show_unread(self) -> None:
        self.show_place(Key(Kind.UNREAD))

    def show_entry(self, entry_id: int) -> None:
        """This entry, in the place of those that were not read yet."""
        self.show_unread()
        self._entries.control.go_when_listed(entry_id)

    def show_post(self, feed_id: int, entry_id: int) -> None:
        """This entry, in the list of its feed."""
        self.show_place(Key(Kind.FEED, feed_id))
        self._entries.control.go_when_listed(entry_id)

    def leave_feed(self, feed_id: int) -> None:
        """To all that is unread, where the list is that feed's."""
        if self._entries.control.place == Key(Kind.FEED, feed_id):
            self.show_unread()

    def leave_place(self, kind: Kind) -> None:
        """To all that is unread, where the list is of this kind."""
        if self._entries.control.place.kind is kind:
            self.show_unread()

    def show_counts(self) -> None:
        """The name and the count of the place, from the sidebar's tree."""
        control = self._entries.control
        node = self._sidebar.control.find_node(control.place)
        if node is None:
            return
        first = find_first_fetches(control.place, self._sidebar.control.data, self.is_offline)
        in_trouble = sum(bool(inner.trouble) for inner in node.walk())
        control.tell_place(node.name, node.trouble, first, in_trouble)
        self.place_named.emit(node.name)
        self._entries.pane.header.show_place(node.name, self._count_in_words(node.count))

    def _count_in_words(self, count: int) -> str:
        """The newspaper has no list that shows its order, so that is said, too."""
        if self._panes.layout_name != NEWSPAPER:
            return number(count) if count else ""
        control = self._entries.control
        if control.place.kind is Kind.FOR_YOU:
            return unread(count) if count else ""
        order = self.tr("newest first") if control.newest_first else self.tr("oldest first")
        return f"{unread(count)} · {order}" if count else order

    def take_data(self) -> None:
        """The sidebar was read again. A feed that waits for the owner's password says so at once."""
        self.show_counts()
        node = self._sidebar.control.find_node(self._entries.control.place)
        if node is None:
            return
        if self._tells_trouble or node.trouble.wants_password:
            self._tells_trouble = False
            self._entries.pane.tell_trouble(node.trouble)
        elif not node.trouble:
            self._entries.pane.end_trouble()

    def expect_health(self) -> None:
        """The owner had this place polled: how it is doing is said as soon as the sidebar knows."""
        self._tells_trouble = True
        self._sidebar.control.refresh()

    def show_line(self, is_offline: bool) -> None:
        """The line went or came."""
        self.is_offline = is_offline
        self.show_counts()

    def filter_feeds(self) -> None:
        if self._sidebar.pane.isHidden():
            self._panes.toggle_sidebar()
        self._sidebar.pane.focus_filter()

    # --- entries and pages ----------------------------------------------------------------------

    def step(self, by: int) -> None:
        """To the next or previous entry, in the list or in the newspaper."""
        if self._article.pane.is_newspaper():
            self._article.newspaper.go_by(by)
        elif self._entries.view.step(by):
            self._show_article()

    def go_unread(self, by: int) -> None:
        self._entries.control.go_unread(by)
        self._show_article()

    def read_entry(self) -> None:
        """From the list into the article under its cursor, with the keys as well."""
        if self._entries.view.current_id() is None:
            self._entries.view.step(1)
        if self._entries.view.current_id() is not None:
            self._panes.show_article_place()
            self._article.view.setFocus()

    def click_entry(self) -> None:
        """Where there is room for one only, a click on an entry leads to its article; with a key held down it
        selects."""
        if self._panes.is_single and not QGuiApplication.keyboardModifiers():
            self.read_entry()

    def _show_article(self) -> None:
        """Where list and article share one place, keys that lead from article to article lead there."""
        if self._panes.is_single and self._entries.view.current_id() is not None:
            self.read_entry()

    def page_on(self) -> None:
        """A page on; at the end of the article the view says so, and the next unread entry comes."""
        if self._article.pane.is_newspaper():
            self._article.newspaper.browser.scroll_on()
        elif self._article.view.article is None:
            self.go_unread(1)
        elif self._panes.is_article_in_sight:
            self._article.view.browser.scroll_on()
        else:
            self.read_entry()

    def page_back(self) -> None:
        shown = self._article.newspaper if self._article.pane.is_newspaper() else self._article.view
        shown.browser.scroll_back()

    def go_back(self) -> None:
        """Escape closes what was opened last: the drawer, the find bar, the article, the search."""
        header = self._entries.pane.header
        if self._panes.is_drawer and not self._sidebar.pane.isHidden():
            self.toggle_sidebar()
        elif self._entries.pane.has_focus() and header.is_searching():
            header.close_search()
        elif self._article.view.marks.close_bar():
            return
        elif self._panes.layout_name == NEWSPAPER and not self._article.pane.is_newspaper():
            self._article.pane.show_newspaper(True)
            self._article.newspaper.setFocus()
        else:
            self._panes.show_list_place()
            self.focus_reading()

    def focus_reading(self) -> None:
        """To the list, or to the newspaper where there is none."""
        is_newspaper = self._panes.layout_name == NEWSPAPER
        self._article.newspaper.setFocus() if is_newspaper else self._entries.pane.focus_list()

    def toggle_sidebar(self) -> None:
        """A drawer takes the keys while it is open."""
        self._panes.toggle_sidebar()
        if self._panes.is_drawer:
            is_open = not self._sidebar.pane.isHidden()
            self._sidebar.tree.setFocus() if is_open else self.focus_reading()

    def enter_entry(self, entry_id: int) -> None:
        """The entry being read is the one under the list's cursor, so that every key means it."""
        view = self._entries.view
        if self._article.pane.is_newspaper() and view.go_to_id(entry_id):
            self._entries.model.row_at(view.currentIndex().row())

    def view_pictures(self) -> None:
        """One by one, from the first that is in sight."""
        shown = self._article.newspaper if self._article.pane.is_newspaper() else self._article.view
        shown.picture_tools.open_in_sight()

    def find_in_article(self) -> None:
        """In the newspaper the entry under the cursor is opened for it."""
        self._article.pane.show_newspaper(False)
        self._article.view.find_bar.open_bar()
