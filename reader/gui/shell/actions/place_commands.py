"""Commands on places of the sidebar: feeds, folders, tags, saved searches. Written on the write thread, taken back by
undo.

It knows the bridge and the undo stack, and no widget. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import Reversal, UndoStack, either, flip
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import SavedSearch
from reader.store.db import Connection
from reader.store.entries import tags
from reader.store.feeds import feeds, folders, overlaps
from reader.store.search.saved_searches import remove_saved_search, save_search

Answer = TypeVar("Answer")


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
        keep = partial(overlaps.keep_both, one_id=one_id, other_id=other_id)
        keep_no_more = partial(overlaps.keep_no_more, one_id=one_id, other_id=other_id)
        self._change_place(
            keep, self.tr("Both feeds are kept"), lambda new: either(keep_no_more, keep) if new else None
        )

    # --- saved searches -----------------------------------------------------------------------

    def save_search(self, saved: SavedSearch, before: SavedSearch | None = None) -> None:
        """A new one, or a changed one in the place of `before`."""
        words = self.tr("Search {name} saved") if before is None else self.tr("Search {name} changed")

        def done(made: SavedSearch) -> None:
            again = partial(save_search, saved=made)
            if before is None:
                step = either(partial(remove_saved_search, search_id=made.id), again)
            else:
                step = either(partial(save_search, saved=before), again)
            self._push_place(words.format(name=made.name), step)
            self.search_saved.emit(made.id)
            self.places_changed.emit()

        self._bridge.write(lambda conn: save_search(conn, saved), done)

    def remove_search(self, saved: SavedSearch) -> None:
        remove = partial(remove_saved_search, search_id=saved.id)
        sentence = self.tr("Search {name} removed").format(name=saved.name)
        self._change_place(remove, sentence, lambda _: either(partial(save_search, saved=saved), remove))

    # --- feeds and folders --------------------------------------------------------------------

    def unsubscribe(self, feed_id: int, name: str) -> None:
        remove = partial(feeds.remove_feeds, feed_ids=[feed_id], now=self._clock.now())
        bring_back = partial(feeds.bring_back_feeds, feed_ids=[feed_id])
        sentence = self.tr("Unsubscribed from {feed}").format(feed=name)
        self._change_place(remove, sentence, lambda removed: either(bring_back, remove) if removed else None)

    def move(self, key: Key, folder_id: int | None, position: int | None, name: str) -> None:
        sentence = self.tr("{name} moved").format(name=name)
        if key.kind is Kind.FEED:
            self._change_place(
                lambda conn: feeds.move_feed(conn, key.id, folder_id, position),
                sentence,
                lambda places: flip(feeds.put_feeds, places) if places else None,
            )
        elif key.kind is Kind.FOLDER:
            self._change_place(
                lambda conn: folders.move_folder(conn, key.id, folder_id, position),
                sentence,
                lambda places: flip(folders.put_folders, places) if places else None,
            )

    def rename(self, key: Key, new: str, old: str) -> None:
        sentence = self.tr("{old} renamed to {new}").format(old=old, new=new or self.tr("its own title"))
        if key.kind is Kind.TAG:
            rename_tag = partial(tags.rename_tag, old=old, new=new)
            self._change_place(
                rename_tag,
                sentence,
                lambda renamed: either(partial(tags.restore_tag, renamed=renamed), rename_tag),
            )
        elif key.kind in (Kind.FEED, Kind.FOLDER):
            rename = feeds.rename_feed if key.kind is Kind.FEED else folders.rename_folder

            def rename_it(conn: Connection, name: str) -> str:
                return rename(conn, key.id, name)

            self._change_place(
                partial(rename_it, name=new),
                sentence,
                lambda before: flip(rename_it, before) if before != new else None,
            )

    def make_folder(self, name: str, parent_id: int | None) -> None:
        def make(conn: Connection) -> int | None:
            known = {folder.id for folder in folders.list_folders(conn)}
            made = folders.make_folder(conn, name, parent_id)
            return None if made in known else made

        def done(folder_id: int | None) -> None:
            if folder_id is not None:
                sentence = self.tr("Folder {name} made").format(name=name)
                self._push_place(sentence, _unmake_folder(folder_id), quietly=True)
            self.places_changed.emit()

        self._bridge.write(make, done)

    def remove_folder(self, folder_id: int, name: str) -> None:
        self._change_place(
            lambda conn: folders.remove_folder(conn, folder_id),
            self.tr("Folder {name} removed; its feeds moved up").format(name=name),
            _restore_folder,
        )

    def allow_pictures(self, feed_id: int) -> None:
        """From now on this feed's pictures are shown."""

        def show(conn: Connection, images: bool | None) -> bool | None:
            choices = feeds.get_feed(conn, feed_id).choices
            return feeds.set_choices(conn, feed_id, replace(choices, images=images)).images

        sentence = self.tr("Pictures of this feed are shown")
        self._change_place(lambda conn: show(conn, True), sentence, lambda before: flip(show, before), True)

    def _change_place(
        self,
        operation: Callable[[Connection], Answer],
        sentence: str,
        make_reversal: Callable[[Answer], Reversal | None],
        quietly: bool = False,
    ) -> None:
        """Write, then offer to take back exactly what the store says was changed: None is nothing."""

        def done(before: Answer) -> None:
            if (reverse := make_reversal(before)) is not None:
                self._push_place(sentence, reverse, quietly)
            self.places_changed.emit()

        self._bridge.write(operation, done)

    def _push_place(self, sentence: str, reverse: Reversal, quietly: bool = False) -> None:
        self._undo.push(sentence, reverse, lambda _: self.places_changed.emit(), quietly)


def _restore_folder(removed: folders.RemovedFolder) -> Reversal:
    def run(conn: Connection) -> Reversal:
        folders.restore_folder(conn, removed)
        return _unmake_folder(removed.folder.id)

    return run


def _unmake_folder(folder_id: int) -> Reversal:
    return lambda conn: _restore_folder(folders.remove_folder(conn, folder_id))
