"""What actions do to the posts and feeds under the cursor. Functions of the window. Main thread only."""

from __future__ import annotations

from PySide6 import QtWidgets

from reader.gui.article.record import PictureChoice
from reader.gui.entries.rows import ListRow
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import show_place
from reader.gui.sidebar.moves import Way, among_all, find_target
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import EntryRow


def entry_at_hand(window: MainWindow) -> EntryRow | None:
    """The post under the cursor; where it left the list (it was read, say), the one that is open."""
    row = window.posts.peek(window.list.currentIndex().row())
    if isinstance(row, ListRow):
        return row.entry
    shown = window.article_control.current
    return None if shown is None else shown.row


def toggle_read(window: MainWindow) -> None:
    """All selected become what the one under the cursor is not."""
    entry = entry_at_hand(window)
    if entry is not None:
        window.reading.note_marked_by_hand()
        window.commands.set_read(window.list.selected_ids() or [entry.id], not entry.read)


def toggle_star(window: MainWindow) -> None:
    entry = entry_at_hand(window)
    if entry is not None:
        window.commands.set_starred(window.list.selected_ids() or [entry.id], not entry.starred)


def mark_all_read(window: MainWindow) -> None:
    control = window.list_control
    if control.words or control.place.kind is Kind.FOR_YOU:
        window.commands.mark_these_read(window.posts.every_id(), control.place_name)
    else:
        window.commands.mark_all_read(control.view, window.posts.newest_id, control.place_name)


def ask_folder(window: MainWindow) -> None:
    title, label = window.tr("New folder"), window.tr("Name of the folder:")
    name, accepted = QtWidgets.QInputDialog.getText(window, title, label)
    key = window.tree.current_key()
    parent_id = key.id if key is not None and key.kind is Kind.FOLDER else None
    if accepted and name.strip():
        window.commands.make_folder(name.strip(), parent_id)


def unsubscribe(window: MainWindow) -> None:
    key = window.tree.current_key()
    if key is not None and key.kind is Kind.FEED:
        window.commands.unsubscribe(key.id, window.sidebar_control.name_of(key))
        show_place(window, Key(Kind.UNREAD))


def unsubscribe_from(window: MainWindow, feed_id: int, name: str) -> None:
    """A feed that need not be the chosen one; the list stays where it is, unless it is that feed's."""
    window.commands.unsubscribe(feed_id, name)
    if window.list_control.place == Key(Kind.FEED, feed_id):
        show_place(window, Key(Kind.UNREAD))


def remove_folder(window: MainWindow) -> None:
    key = window.tree.current_key()
    if key is not None and key.kind is Kind.FOLDER:
        window.commands.remove_folder(key.id, window.sidebar_control.name_of(key))
        show_place(window, Key(Kind.UNREAD))


def move(window: MainWindow, way: Way) -> None:
    """The feed or folder that is chosen in the sidebar."""
    key, control = window.tree.current_key(), window.sidebar_control
    target = find_target(control.data, key, way) if key is not None else None
    if key is not None and target is not None:
        window.commands.move(key, target.folder_id, target.position, control.name_of(key))


def drop(window: MainWindow, key: Key, folder_id: int | None, position: int | None) -> None:
    """A feed or folder was dragged; some of its new neighbours may be hidden just now."""
    control = window.sidebar_control
    if position is not None:
        position = among_all(control.data, control.shown, key, folder_id, position)
    window.commands.move(key, folder_id, position, control.name_of(key))


def mark_unread_ones(window: MainWindow, ids: list[int]) -> None:
    """Only what is unread is written: walking over read posts costs nothing."""
    unread = [id_ for id_ in ids if not _is_known_read(window, id_)]
    if unread:
        window.commands.set_read(unread, True)


def _is_known_read(window: MainWindow, entry_id: int) -> bool:
    row = window.posts.row_of(entry_id, window.list.currentIndex().row())
    found = window.posts.peek(row) if row is not None else None
    return isinstance(found, ListRow) and found.entry.read


def allow_pictures(window: MainWindow, entry_id: int, choice: str) -> None:
    shown = window.article_control.current
    if choice == PictureChoice.THIS_FEED and shown is not None:
        window.commands.allow_pictures(shown.row.feed_id)
    elif choice == PictureChoice.ALWAYS:
        window.commands.change_settings(pictures="always")
