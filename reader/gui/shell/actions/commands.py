"""Commands on entries, beside those on places: shown at once, written on the write thread, taken back by undo.

It knows the bridge and the undo stack, and no widget. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import Signal

from reader.gui.kit.humanize import posts
from reader.gui.shell.actions.place_commands import PlaceCommands
from reader.lazy_import import lazy_import
from reader.model.stored import Change, Cursor, View
from reader.store.db import Connection
from reader.store.entries import tags
from reader.store.entries.views import list_places
from reader.store.feeds import feeds
from reader.store.settings import load_settings

if TYPE_CHECKING:
    from reader.services import marks as mark_services
    from reader.services import settings as settings_service
    from reader.store.entries import highlights, marks
    from reader.store.reading import opened_entries
else:  # with the first command
    mark_services = lazy_import("reader.services.marks")
    settings_service = lazy_import("reader.services.settings")
    marks = lazy_import("reader.store.entries.marks")
    highlights = lazy_import("reader.store.entries.highlights")
    opened_entries = lazy_import("reader.store.reading.opened_entries")

# Beyond this, marks are not shown one by one in advance: the rows are read again when the store has them.
_MANY = 500


class Commands(PlaceCommands):
    marks_set = Signal(list, object, object)
    """Ids, read or None, starred or None: to be shown at once, before the store has it."""
    marks_stored = Signal()
    """The store has them: counts are to be read again."""
    many_marks_stored = Signal()
    """Many marks changed at once: rows are to be read again, too."""
    posts_removed = Signal(list)
    posts_returned = Signal(list)
    settings_saved = Signal(object)
    """The `Settings` as they are now, whoever changed them."""

    # --- marks --------------------------------------------------------------------------------

    def set_read(self, ids: Sequence[int], read: bool) -> None:
        def write(conn: Connection) -> Change:
            return (
                mark_services.mark_read(conn, ids, load_settings(conn))
                if read
                else marks.set_read(conn, ids, False)
            )

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
        self._bridge.write(
            lambda conn: marks.set_starred(conn, ids, starred), lambda _: self.marks_stored.emit()
        )

    def highlight(self, ids: Sequence[int], on: bool) -> None:
        """Let entries stand out in lists, or no longer."""
        change, back = (
            (highlights.highlight, highlights.take_off) if on else (highlights.take_off, highlights.highlight)
        )

        words = self.tr("{posts} highlighted") if on else self.tr("{posts} no longer highlighted")
        self._change_labels(lambda conn: change(conn, ids), words, back)

    def mark_all_read(
        self, view: View, up_to_id: int, place: str, is_meant: Callable[[Cursor], bool] = lambda _: True
    ) -> None:
        """Everything the view held when it was listed, or the part that is meant; what came later stays unread."""
        self._mark_many(lambda conn: marks.mark_all_read(conn, view, up_to_id, is_meant), place)

    def mark_these_read(self, ids: Sequence[int], place: str, before_at: float | None = None) -> None:
        """The same for a list that is no view, such as what a search found; `before_at`: only what is older."""

        def write(conn: Connection) -> Change:
            if before_at is None:
                return marks.set_read(conn, ids)
            times = list_places(conn, ids).sort_at
            return marks.set_read(conn, [id_ for id_, at in zip(ids, times, strict=True) if at < before_at])

        self._mark_many(write, place)

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
            self._offer_back(change.ids, self.tr("{posts} deleted"), lambda conn: marks.undo(conn, change))

        self._bridge.write(lambda conn: marks.delete_entries(conn, ids, now), done)

    def want_less(self, ids: Sequence[int]) -> None:
        """Fewer posts like these in For you; these leave it at once."""
        now, words = self._clock.now(), self.tr("Fewer posts like this in For you")
        self._bridge.write(
            lambda conn: opened_entries.set_less(conn, ids, now),
            lambda before: self._offer_back(
                ids, words, lambda conn: opened_entries.restore_readings(conn, before)
            ),
        )

    def _offer_back(self, ids: Sequence[int], words: str, take_back: Callable[[Connection], Any]) -> None:
        self.posts_removed.emit(gone := list(ids))
        if gone:
            told = words.replace("{posts}", posts(len(gone)))
            self._undo.push(told, take_back, lambda _: self.posts_returned.emit(gone))

    # --- tags ---------------------------------------------------------------------------------

    def tag(self, ids: Sequence[int], name: str) -> None:
        self._change_labels(
            lambda conn: tags.add_tag(conn, name, ids),
            self.tr("{posts} tagged {tag}").replace("{tag}", name),
            lambda conn, tagged: tags.remove_tag(conn, name, tagged),
        )

    def untag(self, ids: Sequence[int], name: str) -> None:
        self._change_labels(
            lambda conn: tags.remove_tag(conn, name, ids),
            self.tr("Tag {tag} taken off {posts}").replace("{tag}", name),
            lambda conn, bared: tags.add_tag(conn, name, bared),
        )

    def _change_labels(
        self,
        change: Callable[[Connection], list[int]],
        words: str,
        take_back: Callable[[Connection, list[int]], object],
    ) -> None:
        """A highlight or a tag, on or off; nothing is offered to be taken back where all were so already."""

        def done(changed: list[int]) -> None:
            self.places_changed.emit()
            if changed:
                sentence = words.replace("{posts}", posts(len(changed)))
                self._push_place(sentence, lambda conn: take_back(conn, changed))

        self._bridge.write(change, done)

    def allow_pictures(self, feed_id: int) -> None:
        """From now on this feed's pictures are shown."""

        def allow(conn: Connection) -> None:
            feed = feeds.get_feed(conn, feed_id)
            feeds.set_choices(conn, feed_id, replace(feed.choices, images=True))

        self._bridge.write(allow, self._place_stored)

    def change_settings(self, said: str = "", /, **changes: object) -> None:
        """Every save of settings in the window goes through here; with a sentence it can be taken back."""

        def done(change: settings_service.SettingsChange) -> None:
            if said:
                back = change.changes_back()
                self._undo.push(said, lambda conn: settings_service.change_settings(conn, back), announce)
            announce(change)

        def announce(change: settings_service.SettingsChange) -> None:
            self.settings_saved.emit(change.after)

        self._bridge.write(lambda conn: settings_service.change_settings(conn, changes), done)

    def reread_settings(self) -> None:
        """A command in the terminal has changed some."""
        self._bridge.read(load_settings, self.settings_saved.emit)
