"""Commands on places of the sidebar: feeds, folders, tags, saved searches. Written on the write thread, taken back by
undo.

It knows the bridge and the undo stack, and no widget. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import SavedSearch
from reader.store.db import Connection
from reader.store.entries import tags
from reader.store.feeds import feeds, folders, overlaps
from reader.store.search.saved_searches import remove_saved_search, save_search


class PlaceCommands(QObject):
    places_changed = Signal()
    """Feeds, folders or tags changed."""
    search_saved = Signal(int)
    """The id of a search that was saved, new or changed."""

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge.bound_to(self)
        self._undo = undo
        self._clock = clock

    def keep_both(self, one_id: int, other_id: int) -> None:
        """Of two feeds that bring the same posts; it is not said again."""
        self._change_place(
            lambda conn: overlaps.keep_both(conn, one_id, other_id),
            self.tr("Both feeds are kept"),
            lambda _: lambda conn: overlaps.keep_no_more(conn, one_id, other_id),
        )

    # --- saved searches -----------------------------------------------------------------------

    def save_search(self, saved: SavedSearch, before: SavedSearch | None = None) -> None:
        """A new one, or a changed one in the place of `before`."""

        def done(made: SavedSearch) -> None:
            if before is None:
                words = self.tr("Search {name} saved").format(name=made.name)
                self._push_place(words, lambda conn: remove_saved_search(conn, made.id))
            else:
                words = self.tr("Search {name} changed").format(name=made.name)
                self._push_place(words, lambda conn: save_search(conn, before))
            self.search_saved.emit(made.id)
            self.places_changed.emit()

        self._bridge.write(lambda conn: save_search(conn, saved), done)

    def remove_search(self, saved: SavedSearch) -> None:
        self._change_place(
            lambda conn: remove_saved_search(conn, saved.id),
            self.tr("Search {name} removed").format(name=saved.name),
            lambda _: lambda conn: save_search(conn, saved),
        )

    # --- feeds and folders --------------------------------------------------------------------

    def unsubscribe(self, feed_id: int, name: str) -> None:
        now = self._clock.now()
        sentence = self.tr("Unsubscribed from {feed}").format(feed=name)
        self._change_place(
            lambda conn: feeds.remove_feed(conn, feed_id, now),
            sentence,
            lambda _: lambda conn: feeds.restore_feed(conn, feed_id),
        )

    def move(self, key: Key, folder_id: int | None, position: int | None, name: str) -> None:
        sentence = self.tr("{name} moved").format(name=name)
        if key.kind is Kind.FEED:
            self._change_place(
                lambda conn: feeds.move_feed(conn, key.id, folder_id, position),
                sentence,
                lambda old: lambda conn: feeds.move_feed(conn, old.feed_id, old.folder_id, old.position),
            )
        elif key.kind is Kind.FOLDER:
            self._change_place(
                lambda conn: folders.move_folder(conn, key.id, folder_id, position),
                sentence,
                lambda old: lambda conn: folders.move_folder(conn, old.id, old.parent_id, old.position),
            )

    def rename(self, key: Key, new: str, old: str) -> None:
        sentence = self.tr("{old} renamed to {new}").format(old=old, new=new or self.tr("its own title"))
        if key.kind is Kind.FEED:
            self._change_place(
                lambda conn: feeds.rename_feed(conn, key.id, new),
                sentence,
                lambda before: lambda conn: feeds.rename_feed(conn, key.id, before),
            )
        elif key.kind is Kind.FOLDER:
            self._change_place(
                lambda conn: folders.rename_folder(conn, key.id, new),
                sentence,
                lambda before: lambda conn: folders.rename_folder(conn, key.id, before),
            )
        elif key.kind is Kind.TAG:
            self._bridge.write(lambda conn: tags.rename_tag(conn, old, new), self._place_stored)

    def make_folder(self, name: str, parent_id: int | None) -> None:
        self._bridge.write(lambda conn: folders.make_folder(conn, name, parent_id), self._place_stored)

    def remove_folder(self, folder_id: int, name: str) -> None:
        self._change_place(
            lambda conn: folders.remove_folder(conn, folder_id),
            self.tr("Folder {name} removed; its feeds moved up").format(name=name),
            lambda removed: lambda conn: folders.restore_folder(conn, removed),
        )

    def _change_place(
        self,
        operation: Callable[[Connection], object],
        sentence: str,
        make_undo: Callable[..., Callable[[Connection], object]],
    ) -> None:
        """Write, then offer to take back exactly what the store says was changed."""

        def done(before: object) -> None:
            self._push_place(sentence, make_undo(before))
            self.places_changed.emit()

        self._bridge.write(operation, done)

    def _push_place(self, sentence: str, operation: Callable[[Connection], object]) -> None:
        self._undo.push(sentence, operation, self._place_stored)

    def _place_stored(self, answer: object) -> None:
        self.places_changed.emit()
