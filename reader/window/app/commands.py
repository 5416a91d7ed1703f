"""The user's commands on entries, feeds, folders, tags, searches and settings: shown right away, written on the write
thread, and undoable. They know no widget. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject

from reader.core.clock import Clock
from reader.core.records.stored import Change, Cursor, SavedSearch, View
from reader.core.settings import Settings
from reader.features.search.store import remove_saved_search, save_search
from reader.features.settings import service as settings_service
from reader.features.stories import store as stories
from reader.store import feeds, folders, marks, reading_log, tags
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.store.views import get_rows, list_places
from reader.window.bridge.bridge import Bridge, Changes, Reversal, UndoStack, back_and_forth, either, flip, flip_marks
from reader.window.kit.humanize import posts
from reader.window.sidebar.tree import Key, Kind

Answer = TypeVar("Answer")
_MANY = 500
"""Beyond this, marks are not shown in advance one by one: the rows are read again once they are stored."""


class Commands(QObject):
    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._undo, self._clock = bridge.bound_to(self), undo, clock
        self.remove_rows: Callable[[Sequence[int]], None] = lambda ids: None
        self.bring_rows_back: Callable[[Sequence[int]], None] = lambda ids: None
        """What the list does with entries that were deleted, and with those that are back."""
        self.settings = Settings()
        """As they are now, no matter who changed them."""

    def keep_both(self, one_id: int, other_id: int) -> None:
        """Keep two feeds that bring the same posts, and stop pointing that out."""
        keep = partial(stories.keep_both, one_id=one_id, other_id=other_id)
        keep_no_more = partial(stories.keep_no_more, one_id=one_id, other_id=other_id)
        self._change_place(
            keep, self.tr("Both feeds are kept"), lambda new: either(keep_no_more, keep) if new else None
        )

    def save_search(
        self,
        saved: SavedSearch,
        before: SavedSearch | None = None,
        then: Callable[[int], None] = lambda search_id: None,
    ) -> None:
        """Save a new search, or a changed one in place of `before`; `then` gets its id."""
        words = self.tr("Search {name} saved") if before is None else self.tr("Search {name} changed")

        def done(made: SavedSearch) -> None:
            back: Callable[[Connection], object] = partial(remove_saved_search, search_id=made.id)
            if before is not None:
                back = partial(save_search, saved=before)
            then(made.id)
            step = either(back, partial(save_search, saved=made))
            self._undo.push(words.format(name=made.name), step, Changes.FEEDS)

        self._bridge.write(lambda conn: save_search(conn, saved), done)

    def remove_search(self, saved: SavedSearch) -> None:
        remove = partial(remove_saved_search, search_id=saved.id)
        sentence = self.tr("Search {name} removed").format(name=saved.name)
        self._change_place(remove, sentence, lambda _: either(partial(save_search, saved=saved), remove))

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
        sentence = self.tr("{old} renamed to {new}").format(old=old, new=new or self.tr("its original title"))
        if key.kind is Kind.TAG:
            rename_tag = partial(tags.rename_tag, old=old, new=new)
            self._change_place(
                rename_tag, sentence, lambda renamed: either(partial(tags.restore_tag, renamed=renamed), rename_tag)
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

    def remove_tag(self, name: str) -> None:
        def remove(conn: Connection) -> list[int]:
            return tags.delete_tag(conn, name)

        def reverse(ids: list[int]) -> Reversal | None:
            return either(lambda conn: tags.add_tag(conn, name, ids, is_undo=True), remove) if ids else None

        self._change_place(remove, self.tr("Tag {tag} deleted").format(tag=name), reverse)

    def make_folder(self, name: str, parent_id: int | None) -> None:
        def make(conn: Connection) -> int | None:
            known = {folder.id for folder in folders.list_folders(conn)}
            made = folders.make_folder(conn, name, parent_id)
            return None if made in known else made

        def done(folder_id: int | None) -> None:
            if folder_id is not None:
                sentence = self.tr("Folder {name} made").format(name=name)
                step = back_and_forth(folders.remove_folder, _restore_folder, folder_id)
                self._undo.push(sentence, step, Changes.FEEDS, quietly=True)

        self._bridge.write(make, done)

    def remove_folder(self, folder_id: int, name: str) -> None:
        self._change_place(
            lambda conn: folders.remove_folder(conn, folder_id),
            self.tr("Folder {name} removed; its feeds moved up").format(name=name),
            lambda removed: back_and_forth(_restore_folder, folders.remove_folder, removed),
        )

    def allow_pictures(self, feed_id: int) -> None:

        def show(conn: Connection, images: bool | None) -> bool | None:
            choices = feeds.get_feed(conn, feed_id).choices
            return feeds.set_choices(conn, feed_id, replace(choices, images=images)).images

        sentence = self.tr("Images from this feed are shown")
        self._change_place(lambda conn: show(conn, True), sentence, lambda before: flip(show, before), True)

    def _change_place(
        self,
        operation: Callable[[Connection], Answer],
        sentence: str,
        make_reversal: Callable[[Answer], Reversal | None],
        quietly: bool = False,
    ) -> None:
        """Write, then offer to undo what the store says it changed; a reversal of None means nothing."""

        def done(before: Answer) -> None:
            if (reverse := make_reversal(before)) is not None:
                self._undo.push(sentence, reverse, Changes.FEEDS, quietly=quietly)

        self._bridge.write(operation, done)

    def set_read(self, ids: Sequence[int], read: bool) -> None:
        """Mark entries by hand, as an undoable step."""
        if not read:
            words = self.tr("{posts} marked as unread")
            self._mark(ids, lambda conn: marks.set_read(conn, ids, False), words, read=False)
            return
        words = self.tr("{posts} marked as read")
        self._mark(ids, lambda conn: stories.mark_read(conn, ids, load_settings(conn)), words, read=True)

    def note_read(self, ids: Sequence[int]) -> None:
        """Mark entries read that were opened, scrolled past or heard, which isn't a step. Undo is offered only for
        copies in other feeds that become read with them."""

        def done(change: Change) -> None:
            copies = tuple(sorted(set(change.ids) - set(ids)))
            if copies:
                words = self.tr("Same story: {posts} marked as read")
                self._bridge.root.marks_set.emit(list(copies), True, None)
                self._marked(replace(change, ids=copies), words.replace("{posts}", posts(len(copies))))
            self._bridge.root.changed.emit(_kinds_of(len(ids)))

        if len(ids) <= _MANY:
            self._bridge.root.marks_set.emit(list(ids), True, None)
        self._bridge.write(lambda conn: stories.mark_read(conn, ids, load_settings(conn)), done)

    def set_starred(self, ids: Sequence[int], starred: bool) -> None:
        words = self.tr("{posts} starred") if starred else self.tr("{posts} unstarred")
        self._mark(ids, lambda conn: marks.set_starred(conn, ids, starred), words, starred=starred)

    def _mark(
        self,
        ids: Sequence[int],
        operation: Callable[[Connection], Change],
        words: str,
        read: bool | None = None,
        starred: bool | None = None,
    ) -> None:
        """Show marks right away, then write them; no bar offers to undo what is plain to see."""
        if len(ids) > _MANY:
            self._change_many(operation, words)
            return
        self._bridge.root.marks_set.emit(list(ids), read, starred)

        def write(conn: Connection) -> tuple[Change, str]:
            named = get_rows(conn, ids) if len(ids) == 1 else []
            return operation(conn), named[0].title if named else ""

        def done(answer: tuple[Change, str]) -> None:
            change, title = answer
            copies = set(change.ids) - set(ids)
            if copies:
                self._bridge.root.marks_set.emit(sorted(copies), read, starred)
            if change.ids:
                name = f"“{title}”" if title and not copies else posts(len(change.ids))
                self._marked(change, words.replace("{posts}", name), quietly=not copies)

        self._bridge.write(write, done)

    def _marked(self, change: Change, sentence: str, quietly: bool = False) -> None:
        def show(is_undone: bool) -> None:
            if len(change.ids) <= _MANY:
                is_set = bool(change.before if is_undone else change.after)
                read, starred = (is_set, None) if change.field == "read" else (None, is_set)
                self._bridge.root.marks_set.emit(list(change.ids), read, starred)

        self._undo.push(sentence, flip_marks(change), _kinds_of(len(change.ids)), show, quietly)

    def highlight(self, ids: Sequence[int], on: bool) -> None:
        change, back = (marks.highlight, marks.remove_highlights) if on else (marks.remove_highlights, marks.highlight)
        words = self.tr("{posts} highlighted") if on else self.tr("{posts} no longer highlighted")
        self._change_labels(ids, change, words, back)

    def mark_all_read(
        self, view: View, up_to_id: int, place: str, is_meant: Callable[[Cursor], bool] = lambda _: True
    ) -> None:
        """Mark what the view held when it was listed, or the part that is meant; later posts stay unread."""
        self._mark_many(lambda conn: marks.mark_all_read(conn, view, up_to_id, is_meant), place)

    def mark_these_read(self, ids: Sequence[int], place: str, before_at: float | None = None) -> None:
        """Mark a list that isn't a view, such as a search's result; with `before_at`, only what is older."""

        def write(conn: Connection) -> Change:
            if before_at is None:
                return marks.set_read(conn, ids)
            times = list_places(conn, ids).sort_at
            return marks.set_read(conn, [id_ for id_, at in zip(ids, times, strict=True) if at < before_at])

        self._mark_many(write, place)

    def _mark_many(self, operation: Callable[[Connection], Change], place: str) -> None:
        self._change_many(operation, self.tr("{posts} in {place} marked as read").replace("{place}", place))

    def _change_many(self, operation: Callable[[Connection], Change], words: str) -> None:
        def done(change: Change) -> None:
            if change.ids:
                sentence = words.replace("{posts}", posts(len(change.ids)))
                self._undo.push(sentence, flip_marks(change), Changes.MARKS | Changes.ROWS)

        self._bridge.write(operation, done)

    def delete(self, ids: Sequence[int]) -> None:
        now, words = self._clock.now(), self.tr("{posts} deleted")

        def done(change: Change) -> None:
            again = partial(marks.delete_entries, ids=change.ids, now=now)
            self._offer_back(change.ids, words, either(partial(marks.undo, change=change), again))

        self._bridge.write(lambda conn: marks.delete_entries(conn, ids, now), done)

    def want_less(self, ids: Sequence[int]) -> None:
        """Show fewer posts like these in For you; these leave it right away."""
        words = self.tr("You’ll see less like this in For You")
        less = partial(reading_log.set_less, ids=ids, at=self._clock.now())

        def done(before: Any) -> None:
            self._offer_back(ids, words, either(partial(reading_log.restore_readings, before=before), less))

        self._bridge.write(less, done)

    def _offer_back(self, ids: Sequence[int], words: str, reverse: Reversal) -> None:
        if ids:
            self.remove_rows(ids)

            def show(is_undone: bool) -> None:
                (self.bring_rows_back if is_undone else self.remove_rows)(ids)

            self._undo.push(words.replace("{posts}", posts(len(ids))), reverse, Changes.MARKS, show)

    def tag(self, ids: Sequence[int], name: str) -> None:
        self._change_labels(
            ids,
            lambda conn, some: tags.add_tag(conn, name, some),
            self.tr("{posts} tagged {tag}").replace("{tag}", name),
            lambda conn, tagged: tags.remove_tag(conn, name, tagged),
        )

    def untag(self, ids: Sequence[int], name: str) -> None:
        self._change_labels(
            ids,
            lambda conn, some: tags.remove_tag(conn, name, some),
            self.tr("Removed tag {tag} from {posts}").replace("{tag}", name),
            lambda conn, bared: tags.add_tag(conn, name, bared, is_undo=True),
        )

    def _change_labels(
        self,
        ids: Sequence[int],
        change: Callable[[Connection, Sequence[int]], list[int]],
        words: str,
        restore: Callable[[Connection, Sequence[int]], object],
    ) -> None:
        """Set or remove a highlight or a tag; undo is offered for the entries that this changed."""

        def done(changed: list[int]) -> None:
            if changed:
                sentence = words.replace("{posts}", posts(len(changed)))
                step = either(lambda conn: restore(conn, changed), lambda conn: change(conn, changed))
                self._undo.push(sentence, step, Changes.FEEDS)

        self._bridge.write(lambda conn: change(conn, ids), done)

    def change_settings(self, said: str = "", /, **changes: object) -> None:
        """Save settings; every change in the window goes through here. With a sentence, a bar offers to undo it."""
        sentence = said or self.tr("Settings changed")

        def change(conn: Connection, wanted: dict[str, Any]) -> dict[str, Any]:
            return settings_service.change_settings(conn, wanted).changes_back()

        def done(made: settings_service.SettingsChange) -> None:
            if back := made.changes_back():
                self._undo.push(
                    sentence, flip(change, back), Changes(0), lambda _: self.reread_settings(), quietly=not said
                )
            self._note_settings(made.after)

        self._bridge.write(lambda conn: settings_service.change_settings(conn, changes), done)

    def reread_settings(self) -> None:
        """Read the settings again after an undo, or a change in the terminal."""
        self._bridge.read(load_settings, self._note_settings)

    def _note_settings(self, settings: Settings) -> None:
        self.settings = settings
        self._bridge.root.changed.emit(Changes.SETTINGS)


def _kinds_of(count: int) -> Changes:
    """What marks of so many entries change: few are shown before they are stored."""
    return Changes.MARKS if count <= _MANY else Changes.MARKS | Changes.ROWS


def _restore_folder(conn: Connection, removed: folders.RemovedFolder) -> int:
    folders.restore_folder(conn, removed)
    return removed.folder.id
