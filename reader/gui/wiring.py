"""Who hears whom: the one place where signals of the window's parts are connected. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QInputDialog

from reader.gui.article.record import PictureChoice
from reader.gui.article_control import open_outside
from reader.gui.help_sheet import HelpSheet, KeyEditor
from reader.gui.main_window import MainWindow
from reader.gui.memory import NEWSPAPER, THREE, WIDE
from reader.gui.menus import make_place_menu, make_post_menu
from reader.gui.posts.rows import ListRow
from reader.gui.sidebar.tree import Key, Kind
from reader.gui.status import StatusFacts, status_operation
from reader.gui.words import clock_time, local, number

_LAYOUTS = {"layout_three": THREE, "layout_wide": WIDE, "layout_newspaper": NEWSPAPER}
_MINUTE_MS = 60_000


def wire(window: MainWindow) -> None:
    _wire_sidebar(window)
    _wire_list(window)
    _wire_article(window)
    _wire_commands(window)
    _wire_actions(window)
    _wire_layouts(window)
    _wire_time(window)


def start(window: MainWindow) -> None:
    """Read what the sidebar and the list show first."""
    window.sidebar_control.load()
    read_status(window)
    show_place(window, _remembered_place(window))


def _remembered_place(window: MainWindow) -> Key:
    kind, _, number_ = window.memory.place.partition(":")
    try:
        key = Key(Kind(kind), int(number_ or 0))
    except ValueError:
        return Key(Kind.UNREAD)
    return key if key.kind is not Kind.SECTION else Key(Kind.UNREAD)


# --- the sidebar --------------------------------------------------------------------------------


def _wire_sidebar(window: MainWindow) -> None:
    control, tree = window.sidebar_control, window.tree
    tree.place_chosen.connect(partial(show_place, window))
    tree.menu_wanted.connect(partial(_show_place_menu, window))
    window.sidebar.filter_typed.connect(control.set_filter)
    control.data_loaded.connect(lambda data: _show_counts(window))
    window.places.move_wanted.connect(
        lambda key, folder, position: window.commands.move(key, folder, position, control.name_of(key))
    )
    window.places.rename_wanted.connect(
        lambda key, name: window.commands.rename(key, name, control.name_of(key))
    )
    window.panes.sidebar_shown.connect(
        lambda shown: window.list_pane.header.sidebar_button.set_wanted(not shown)
    )
    window.list_pane.header.sidebar_button.set_wanted(window.sidebar.isHidden())


def show_place(window: MainWindow, key: Key) -> None:
    from_tree = window.sidebar_control.name_of(key)
    window.list_pane.header.close_search()
    window.list_control.show_place(key, from_tree)
    window.panes.show_list_place()
    if window.tree.current_key() != key:
        window.tree.choose(key)
    _show_counts(window)
    window.presence.note_look(*(("feed", key.id) if key.kind is Kind.FEED else ("view", None)))
    if window.panes.is_drawer:
        window.panes.close_drawer()


def _show_counts(window: MainWindow) -> None:
    """The name and the count of the place, from the sidebar's tree."""
    control = window.list_control
    node = window.sidebar_control.find_node(control.place)
    if node is None:
        return
    control.place_name = node.name
    control.trouble = node.sentence
    count = number(node.count) if node.count else ""
    window.list_pane.header.show_place(node.name, count)
    if window.tree.current_key() is None:
        window.tree.choose(control.place)


def _show_place_menu(window: MainWindow, at: QPoint) -> None:
    index = window.tree.indexAt(at)
    key = window.places.node_at(index).key if index.isValid() else None
    if key is not None and key.kind is not Kind.SECTION:
        window.tree.choose(key)
    menu = make_place_menu(window.actions_, key, window.tree)
    menu.popup(window.tree.viewport().mapToGlobal(at))


# --- the list -----------------------------------------------------------------------------------


def _wire_list(window: MainWindow) -> None:
    pane, control = window.list_pane, window.list_control
    pane.header.words_typed.connect(control.search)
    pane.new_posts.clicked.connect(control.reload)
    pane.empty.button_pressed.connect(control.press_empty_button)
    pane.undo_bar.undo_wanted.connect(window.undo.undo)
    window.list.current_changed.connect(window.article_control.open)
    window.list.current_changed.connect(
        lambda entry_id: window.status.show_place(control.position_in_words())
    )
    window.list.activated_post.connect(lambda entry_id: window.article.open_in_browser())
    window.list.pane_wanted.connect(window.pane_order.step)
    window.tree.pane_wanted.connect(window.pane_order.step)
    window.list.top_wanted.connect(lambda: pane.new_posts.click() if pane.new_posts.isVisible() else None)
    window.list.scrolled_past.connect(window.reading.note_scrolled_past)
    window.list.menu_wanted.connect(
        lambda at: make_post_menu(window.actions_, window.list).popup(window.list.viewport().mapToGlobal(at))
    )
    window.theme.changed.connect(window.list.viewport().update)
    window.posts.dataChanged.connect(lambda first, last: _show_star(window))
    window.list.current_changed.connect(lambda entry_id: _show_star(window))


def _show_star(window: MainWindow) -> None:
    row = window.posts.peek(window.list.currentIndex().row())
    window.actions_.show_starred(isinstance(row, ListRow) and row.entry.starred)


# --- the article --------------------------------------------------------------------------------


def _wire_article(window: MainWindow) -> None:
    control = window.article_control
    control.article_shown.connect(window.reading.note_opened)
    control.article_shown.connect(lambda entry_id: window.panes.show_article_place())
    control.article_shown.connect(lambda entry_id: _note_article(window))
    control.article_closed.connect(lambda: window.reading.note_opened(None))
    window.reading.posts_read.connect(lambda ids: _mark_unread_ones(window, ids))
    for view in (window.article, window.newspaper):
        view.link_activated.connect(open_outside)
        view.link_hovered.connect(lambda link: _show_link(window, link))
        view.link_copied.connect(lambda link: QGuiApplication.clipboard().setText(link))
    window.article.mail_asked.connect(open_outside)
    window.article.enclosure_activated.connect(open_outside)
    window.article.failed.connect(window.messages.show_message)
    window.article.end_reached.connect(lambda: window.list_control.go_unread(1))
    window.article.pictures_allowed.connect(partial(_allow_pictures, window))
    _wire_newspaper(window)


def _note_article(window: MainWindow) -> None:
    shown = window.article_control.current
    if shown is not None:
        window.presence.note_look("article", shown.row.feed_id)


def _wire_newspaper(window: MainWindow) -> None:
    view, control = window.newspaper, window.newspaper_control
    view.post_entered.connect(partial(_enter_post, window))
    view.posts_passed.connect(window.reading.note_scrolled_past)
    view.post_opened.connect(lambda entry_id: window.article_pane.show_newspaper(False))
    view.set_post_actions([window.actions_[name] for name in ("toggle_star", "tag", "open_in_browser")])
    window.commands.marks_set.connect(control.show_marks)
    window.article.text_choice_changed.connect(view.set_text_choice)


def _enter_post(window: MainWindow, entry_id: int) -> None:
    """The post being read is the one under the list's cursor, so that every key means it."""
    if window.article_pane.is_newspaper() and window.list.go_to_id(entry_id):
        window.posts.row_at(window.list.currentIndex().row())


def _show_link(window: MainWindow, link: str) -> None:
    window.status.show_place(link or window.list_control.position_in_words())


def _allow_pictures(window: MainWindow, entry_id: int, choice: str) -> None:
    shown = window.article_control.current
    if choice == PictureChoice.THIS_FEED and shown is not None:
        window.commands.allow_pictures(shown.row.feed_id)


def _mark_unread_ones(window: MainWindow, ids: list[int]) -> None:
    """Only what is unread is written: walking over read posts costs nothing."""
    unread = [id_ for id_ in ids if not _is_known_read(window, id_)]
    if unread:
        window.commands.set_read(unread, True)


def _is_known_read(window: MainWindow, entry_id: int) -> bool:
    row = window.posts.row_of(entry_id, window.list.currentIndex().row())
    found = window.posts.peek(row) if row is not None else None
    return isinstance(found, ListRow) and found.entry.read


# --- what is done -------------------------------------------------------------------------------


def _wire_commands(window: MainWindow) -> None:
    commands, sidebar = window.commands, window.sidebar_control
    commands.marks_set.connect(window.posts.touch)
    commands.marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(window.posts.forget_touches)
    commands.many_marks_stored.connect(window.posts.refresh_rows)
    commands.posts_removed.connect(window.posts.remove)
    commands.posts_removed.connect(lambda ids: sidebar.refresh())
    commands.posts_returned.connect(window.list_control.reload)
    commands.posts_returned.connect(sidebar.refresh)
    commands.places_changed.connect(sidebar.load)
    window.undo.offered.connect(window.list_pane.undo_bar.offer)
    window.undo.taken_back.connect(lambda sentence: window.list_pane.undo_bar.hide())
    window.bridge.failed.connect(window.messages.show_message)


def toggle_read(window: MainWindow) -> None:
    """All selected become what the one under the cursor is not."""
    row = window.posts.peek(window.list.currentIndex().row())
    if isinstance(row, ListRow):
        window.reading.note_marked_by_hand()
        window.commands.set_read(window.list.selected_ids() or [row.id], not row.entry.read)


def toggle_star(window: MainWindow) -> None:
    row = window.posts.peek(window.list.currentIndex().row())
    if isinstance(row, ListRow):
        window.commands.set_starred(window.list.selected_ids() or [row.id], not row.entry.starred)


def mark_all_read(window: MainWindow) -> None:
    control = window.list_control
    if control.words:
        ids = window.posts.ids_from(0, window.posts.rowCount())
        window.commands.mark_these_read(ids, control.place_name)
    else:
        window.commands.mark_all_read(control.view, window.posts.newest_id, control.place_name)


def ask_tag(window: MainWindow) -> None:
    ids = window.list.selected_ids()
    if not ids:
        return
    known = [tag.name for tag in window.sidebar_control.data.tags]
    title, label = window.tr("Tag"), window.tr("Tag for this post:")
    name, accepted = QInputDialog.getItem(window, title, label, known, 0, True)
    if accepted and name.strip():
        window.commands.tag(ids, name.strip())


def ask_folder(window: MainWindow) -> None:
    title, label = window.tr("New folder"), window.tr("Name of the folder:")
    name, accepted = QInputDialog.getText(window, title, label)
    key = window.tree.current_key()
    parent_id = key.id if key is not None and key.kind is Kind.FOLDER else None
    if accepted and name.strip():
        window.commands.make_folder(name.strip(), parent_id)


def unsubscribe(window: MainWindow) -> None:
    key = window.tree.current_key()
    if key is not None and key.kind is Kind.FEED:
        window.commands.unsubscribe(key.id, window.sidebar_control.name_of(key))
        show_place(window, Key(Kind.UNREAD))


def remove_folder(window: MainWindow) -> None:
    key = window.tree.current_key()
    if key is not None and key.kind is Kind.FOLDER:
        window.commands.remove_folder(key.id, window.sidebar_control.name_of(key))
        show_place(window, Key(Kind.UNREAD))


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


def step(window: MainWindow, by: int) -> None:
    """To the next or previous post, in the list or in the newspaper."""
    if window.article_pane.is_newspaper():
        window.newspaper.go_by(by)
    else:
        window.list.step(by)


def go_back(window: MainWindow) -> None:
    """From an article to where it was opened."""
    if window.panes.layout_name == NEWSPAPER:
        window.article_pane.show_newspaper(True)
        window.newspaper.setFocus()
    else:
        window.panes.show_list_place()
        window.list.setFocus()


# --- actions ------------------------------------------------------------------------------------


def _wire_actions(window: MainWindow) -> None:
    actions, control, panes = window.actions_, window.list_control, window.panes
    handlers = {
        "next_post": lambda: step(window, 1),
        "previous_post": lambda: step(window, -1),
        "next_unread": lambda: control.go_unread(1),
        "previous_unread": lambda: control.go_unread(-1),
        "page_on": lambda: page_on(window),
        "page_back": lambda: page_back(window),
        "open_in_browser": window.article.open_in_browser,
        "copy_link": window.article.copy_link,
        "share": window.article.share_by_mail,
        "bigger_text": window.article.enlarge_text,
        "smaller_text": window.article.shrink_text,
        "toggle_read": lambda: toggle_read(window),
        "toggle_star": lambda: toggle_star(window),
        "tag": lambda: ask_tag(window),
        "mark_all_read": lambda: mark_all_read(window),
        "delete": lambda: window.commands.delete(window.list.selected_ids()),
        "undo": window.undo.undo,
        "go_unread": lambda: show_place(window, Key(Kind.UNREAD)),
        "go_today": lambda: show_place(window, Key(Kind.TODAY)),
        "go_starred": lambda: show_place(window, Key(Kind.STARRED)),
        "previous_feed": lambda: window.tree.choose_neighbour(-1),
        "next_feed": lambda: window.tree.choose_neighbour(1),
        "search": window.list_pane.header.open_search,
        "filter_feeds": lambda: _filter_feeds(window),
        "next_pane": lambda: window.pane_order.step(1),
        "previous_pane": lambda: window.pane_order.step(-1),
        "back": lambda: go_back(window),
        "rename": window.tree.start_renaming,
        "new_folder": lambda: ask_folder(window),
        "unsubscribe": lambda: unsubscribe(window),
        "remove_folder": lambda: remove_folder(window),
        "sidebar": panes.toggle_sidebar,
        "help": lambda: HelpSheet(actions, window).open(),
        "change_keys": lambda: KeyEditor(actions, window).open(),
        "quit": window.close,
    }
    for name, handler in handlers.items():
        actions.connect_to(name, handler)
    actions.limit_to_views([window.list, window.article, window.newspaper, window.tree])
    _wire_choices(window)


def _filter_feeds(window: MainWindow) -> None:
    if window.sidebar.isHidden():
        window.panes.toggle_sidebar()
    window.sidebar.focus_filter()


def _wire_choices(window: MainWindow) -> None:
    """Choices that stay: each action shows whether it is on."""
    actions, control, sidebar = window.actions_, window.list_control, window.sidebar_control
    for name, is_on, choose in (
        ("unread_only", control.unread_only, control.set_unread_only),
        ("newest_first", control.newest_first, control.set_newest_first),
        ("serif", window.article.text_choice.serif, window.article_control.set_serif),
        ("hide_read", sidebar.hide_read, sidebar.set_hide_read),
    ):
        actions[name].setChecked(is_on)
        actions.connect_to(name, partial(_choose, actions[name], choose))


def _choose(action: QAction, choose: Callable[[bool], None]) -> None:
    choose(action.isChecked())


# --- layouts ------------------------------------------------------------------------------------


def _wire_layouts(window: MainWindow) -> None:
    window.panes.layout_changed.connect(partial(_follow_layout, window))
    for action, layout in _LAYOUTS.items():
        window.actions_.connect_to(action, partial(window.panes.set_layout, layout))
    _check_layout(window, window.panes.layout_name)
    window.newspaper_control.is_shown = window.panes.layout_name == NEWSPAPER


def _follow_layout(window: MainWindow, layout: str) -> None:
    window.list.set_wide(layout == WIDE)
    window.list_control.set_with_day_rows(layout == WIDE)
    window.newspaper_control.set_shown(layout == NEWSPAPER)
    _check_layout(window, layout)


def _check_layout(window: MainWindow, layout: str) -> None:
    for action, name in _LAYOUTS.items():
        window.actions_[action].setChecked(name == layout)


# --- time passes --------------------------------------------------------------------------------


def _wire_time(window: MainWindow) -> None:
    """Once a minute the ages of posts and the status are told anew; nothing else ticks."""
    timer = QTimer(window, interval=_MINUTE_MS)
    timer.timeout.connect(window.list.viewport().update)
    timer.timeout.connect(partial(read_status, window))
    timer.start()


def read_status(window: MainWindow) -> None:
    operation = status_operation(window.clock.now(), window.status.budget)
    window.bridge.read(operation, partial(_show_status, window))


def _show_status(window: MainWindow, facts: StatusFacts) -> None:
    window.status.show_facts(facts)
    if facts.next_poll_at:
        words = window.tr("Next poll {time}.").format(time=clock_time(local(facts.next_poll_at)))
        window.list_control.next_poll = words


def posts_arrived(window: MainWindow) -> None:
    """The engine stored something: counts change in place, the list offers what is new."""
    window.sidebar_control.refresh()
    window.list_control.check_new()
    read_status(window)
