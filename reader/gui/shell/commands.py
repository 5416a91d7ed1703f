"""Commands on entries and feeds: shown at once, written on the write thread, taken back by undo.

It knows the bridge and the undo stack, and no widget. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack
from reader.gui.kit.humanize import posts
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import Change, View
from reader.services.marks import mark_read
from reader.services.settings import SettingsChange, change_settings
from reader.store import feeds, folders, marks, overlaps, tags
from reader.store.db import Connection
from reader.store.settings import load_settings

# Beyond this, marks are not shown one by one in advance: the rows are read again when the store has them.
_MANY = 500


class Commands(QObject):
    marks_set = Signal(list, object, object)
    """Ids, read or None, starred or None: to be shown at once, before the store has it."""
    marks_stored = Signal()
    """The store has them: counts are to be read again."""
    many_marks_stored = Signal()
    """Many marks changed at once: rows are to be read again, too."""
    posts_removed = Signal(list)
    posts_returned = Signal(list)
    places_changed = Signal()
    """Feeds, folders or tags changed."""
    settings_saved = Signal(object)
    """The `Settings` as they are now, whoever changed them."""

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._undo = undo
        self._clock = clock

    # --- marks --------------------------------------------------------------------------------

    def set_read(self, ids: Sequence[int], read: bool) -> None:
        def write(conn: Connection) -> Change:
            return mark_read(conn, ids, load_settings(conn)) if read else marks.set_read(conn, ids, False)

        if len(ids) > _MANY:
            self._change_many(write)
            return
        self.marks_set.emit(list(ids), read, None)
        self._bridge.write(write, lambda change: self._read_stored(change, ids))

    def _read_stored(self, change: Change, asked: Sequence[int]) -> None:
        """Copies in other feeds became read with what was read, where the owner wants that: shown and offered
        to be taken back, as nobody asked for these very posts."""
        copies = sorted(set(change.ids) - set(asked))
        if copies:
            also = replace(change, ids=tuple(copies))
            self.marks_set.emit(copies, True, None)
            self._undo.push(
                self.tr("{posts} with the same story marked read").format(posts=posts(len(copies))),
                lambda conn: marks.undo(conn, also),
                lambda _: self._take_back(copies),
            )
        self.marks_stored.emit()

    def _take_back(self, ids: list[int]) -> None:
        self.marks_set.emit(ids, False, None)
        self.marks_stored.emit()

    def set_starred(self, ids: Sequence[int], starred: bool) -> None:
        if len(ids) > _MANY:
            self._change_many(lambda conn: marks.set_starred(conn, ids, starred))
            return
        self.marks_set.emit(list(ids), None, starred)
        self._bridge.write(lambda conn: marks.set_starred(conn, ids, starred), self._stored)

    def mark_all_read(self, view: View, up_to_id: int, place: str) -> None:
        """Everything the view held when it was listed; what came later stays unread."""
        self._mark_many(lambda conn: marks.mark_all_read(conn, view, up_to_id), place)

    def mark_these_read(self, ids: Sequence[int], place: str) -> None:
        """The same for a list that is no view, such as what a search found."""
        self._mark_many(lambda conn: marks.set_read(conn, ids), place)

    def _mark_many(self, operation: Callable[[Connection], Change], place: str) -> None:
        self._change_many(operation, self.tr("{posts} in {place} marked read").replace("{place}", place))

    def _change_many(self, operation: Callable[[Connection], Change], sentence: str = "") -> None:
        words = sentence or self.tr("{posts} changed")

        def done(change: Change) -> None:
            if change.ids:
                self._undo.push(
                    words.replace("{posts}", posts(len(change.ids))),
                    lambda conn: marks.undo(conn, change),
                    lambda _: self.many_marks_stored.emit(),
                )
            self.many_marks_stored.emit()

        self._bridge.write(operation, done)

    def delete(self, ids: Sequence[int]) -> None:
        now = self._clock.now()

        def done(change: Change) -> None:
            self.posts_removed.emit(list(change.ids))
            if change.ids:
                self._undo.push(
                    self.tr("{posts} deleted").format(posts=posts(len(change.ids))),
                    lambda conn: marks.undo(conn, change),
                    lambda back: self.posts_returned.emit(list(back.ids)),
                )

        self._bridge.write(lambda conn: marks.delete_entries(conn, ids, now), done)

    def _stored(self, change: Change) -> None:
        self.marks_stored.emit()

    # --- tags ---------------------------------------------------------------------------------

    def tag(self, ids: Sequence[int], name: str) -> None:
        def done(tagged: list[int]) -> None:
            self.places_changed.emit()
            sentence = self.tr("{posts} tagged {tag}").format(posts=posts(len(tagged)), tag=name)
            if tagged:
                self._push_place(sentence, lambda conn: tags.remove_tag(conn, name, tagged))

        self._bridge.write(lambda conn: tags.add_tag(conn, name, ids), done)

    def untag(self, ids: Sequence[int], name: str) -> None:
        def done(bared: list[int]) -> None:
            self.places_changed.emit()
            sentence = self.tr("Tag {tag} taken off {posts}").format(posts=posts(len(bared)), tag=name)
            if bared:
                self._push_place(sentence, lambda conn: tags.add_tag(conn, name, bared))

        self._bridge.write(lambda conn: tags.remove_tag(conn, name, ids), done)

    def allow_pictures(self, feed_id: int) -> None:
        """From now on this feed's pictures are shown."""

        def allow(conn: Connection) -> None:
            feed = feeds.get_feed(conn, feed_id)
            feeds.set_choices(conn, feed_id, replace(feed.choices, images=True))

        self._bridge.write(allow, self._place_stored)

    def change_settings(self, said: str = "", /, **changes: object) -> None:
        """Every save of settings in the window goes through here; with a sentence it can be taken back."""

        def done(change: SettingsChange) -> None:
            if said:
                back = change.changes_back()
                self._undo.push(said, lambda conn: change_settings(conn, back), announce)
            announce(change)

        def announce(change: SettingsChange) -> None:
            self.settings_saved.emit(change.after)

        self._bridge.write(lambda conn: change_settings(conn, changes), done)

    def reread_settings(self) -> None:
        """A command in the terminal has changed some."""
        self._bridge.read(load_settings, self.settings_saved.emit)

    def keep_both(self, one_id: int, other_id: int) -> None:
        """Of two feeds that bring the same posts; it is not said again."""
        self._change_place(
            lambda conn: overlaps.keep_both(conn, one_id, other_id),
            self.tr("Both feeds are kept"),
            lambda _: lambda conn: overlaps.keep_no_more(conn, one_id, other_id),
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
