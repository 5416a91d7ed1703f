"""Going about in the window: to a place, a post, a page, back. Functions of the window. Main thread only."""

from __future__ import annotations

from reader.gui.kit.humanize import number
from reader.gui.kit.window_state import NEWSPAPER
from reader.gui.shell.main_window import MainWindow
from reader.gui.sidebar.tree import Key, Kind


def show_place(window: MainWindow, key: Key) -> None:
    from_tree = window.sidebar_control.name_of(key)
    window.list_pane.header.close_search()
    window.list_pane.header.set_has_scope(key.kind is not Kind.UNREAD)
    node = window.sidebar_control.find_node(key)
    window.list_pane.set_trouble(node.sentence if node else "")
    window.list_control.show_place(key, from_tree)
    window.panes.show_list_place()
    window.tree.show_chosen(key)
    show_counts(window)
    window.presence.note_look(*(("feed", key.id) if key.kind is Kind.FEED else ("view", None)))
    if window.panes.is_drawer:
        window.panes.close_drawer()


def show_entry(window: MainWindow, entry_id: int) -> None:
    """This post, in the place where posts are that were not read yet."""
    show_place(window, Key(Kind.UNREAD))
    window.list_control.go_when_listed(entry_id)


def show_counts(window: MainWindow) -> None:
    """The name and the count of the place, from the sidebar's tree."""
    control = window.list_control
    node = window.sidebar_control.find_node(control.place)
    if node is None:
        return
    control.place_name = node.name
    control.trouble = node.sentence
    count = number(node.count) if node.count else ""
    window.list_pane.header.show_place(node.name, count)


def step(window: MainWindow, by: int) -> None:
    """To the next or previous post, in the list or in the newspaper."""
    if window.article_pane.is_newspaper():
        window.newspaper.go_by(by)
    else:
        window.list.step(by)


def page_on(window: MainWindow) -> None:
    """A page on; at the end of the article the view says so, and the next unread post comes."""
    if window.article_pane.is_newspaper():
        window.newspaper.browser.scroll_on()
    elif window.article.article is None:
        window.list_control.go_unread(1)
    else:
        window.article.browser.scroll_on()


def page_back(window: MainWindow) -> None:
    shown = window.newspaper if window.article_pane.is_newspaper() else window.article
    shown.browser.scroll_back()


def go_back(window: MainWindow) -> None:
    """From an article to where it was opened."""
    if window.panes.layout_name == NEWSPAPER:
        window.article_pane.show_newspaper(True)
        window.newspaper.setFocus()
    else:
        window.panes.show_list_place()
        window.list.setFocus()


def filter_feeds(window: MainWindow) -> None:
    if window.sidebar.isHidden():
        window.panes.toggle_sidebar()
    window.sidebar.focus_filter()


def enter_post(window: MainWindow, entry_id: int) -> None:
    """The post being read is the one under the list's cursor, so that every key means it."""
    if window.article_pane.is_newspaper() and window.list.go_to_id(entry_id):
        window.posts.row_at(window.list.currentIndex().row())


def find_in_article(window: MainWindow) -> None:
    """In the newspaper the post under the cursor is opened for it."""
    window.article_pane.show_newspaper(False)
    window.article.find_bar.open_bar()
