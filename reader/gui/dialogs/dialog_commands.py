"""Carries out what the dialogs decide: writes on the write thread, offers undo, emits what changed. No widgets.

Main thread only; a password goes to the system's keyring on a thread of its own, because that may ask the user.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.clock import Clock
from reader.gui.bridge import bridge as erasing
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import Reversal, UndoStack, either, flip, flip_marks
from reader.gui.dialogs import operations
from reader.gui.kit.bars import Instead
from reader.gui.kit.humanize import feeds_in_words, joined, number, posts
from reader.gui.kit.wording import say
from reader.model.messages import Message
from reader.model.pages import PageRecipe
from reader.model.stored import Change, EntryRow
from reader.services import subscription_files
from reader.store import additions, feeds, reading_log, rules
from reader.store.db import Connection

if TYPE_CHECKING:
    from reader.gui.dialogs.import_list import ImportDialog


class DialogCommands(QObject):
    feeds_added = Signal(list)
    """The ids of feeds that are new and were never fetched. The engine listens to this and to feeds_changed."""
    feeds_changed = Signal()
    """Feeds came, went, or have other choices: folders, weights, intervals, pauses."""
    posts_changed = Signal()
    """Marks, tags or hidden entries changed: lists and counts have to be read again."""
    copies_listed = Signal(object)
    """The copies of the database, a list of Copy, newest first."""
    reading_erased = Signal(object)
    """ReadingFacts, which are empty."""
    hidden_listed = Signal(list, int)
    """The entries that rules hid, newest first, and how many there are in all."""
    hidden_counted = Signal(int)
    said = Signal(str)
    """A sentence about something that worked and needs no undo."""
    password_given = Signal(str, str, str)
    """Address, user name and password of a feed: the engine needs it even if no keyring keeps it."""
    _progressed = Signal(int, int)
    _password_kept = Signal(object)

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._undo, self._clock = bridge.bound_to(self), undo, clock
        self._password_kept.connect(self._send_password, Qt.ConnectionType.QueuedConnection)

    def subscribe(self, wanted: Sequence[additions.Subscription]) -> None:
        """Subscribe to all of these; undo removes them, until something was done with them."""
        now = self._clock.now()

        def done(added: additions.Addition) -> None:
            self.feeds_changed.emit()
            if not added.feed_ids:
                return
            self.feeds_added.emit(list(added.feed_ids))
            first = wanted[0].name or wanted[0].title or wanted[0].url
            what = first if len(wanted) == 1 else feeds_in_words(len(added.feed_ids))
            self._push_added(self.tr("Subscribed to {feed}").format(feed=what), added, now)

        self._bridge.write(lambda conn: additions.subscribe(conn, wanted, now), done)
        for one in wanted:
            if one.credentials is not None:
                self.keep_password(one.url, one.credentials.username, one.credentials.password)

    def set_recipe(self, feed_id: int, recipe: PageRecipe) -> None:
        """Follow another part of a page from now on."""

        def change(conn: Connection, wanted: PageRecipe) -> PageRecipe:
            return operations.set_recipe(conn, feed_id, wanted)

        def done(before: PageRecipe) -> None:
            self.feeds_changed.emit()
            self.feeds_added.emit([feed_id])
            self._push_feeds(self.tr("Another part of the page is followed"), flip(change, before))

        self._bridge.write(lambda conn: change(conn, recipe), done)

    def _push_added(self, sentence: str, addition: additions.Addition, now: float) -> None:
        """Offer undo; once something was done with these feeds, offer to unsubscribe instead."""
        ids = addition.feed_ids
        words = self.tr("Unsubscribe from {feeds}").format(feeds=feeds_in_words(len(ids)))
        instead = Instead(words, lambda: self._unsubscribe(ids)) if ids else None
        self._push_feeds(sentence, _remove_added(addition, now), instead)

    def _unsubscribe(self, feed_ids: Sequence[int]) -> None:
        now = self._clock.now()

        def done(removed: tuple[int, ...]) -> None:
            if removed:
                sentence = self.tr("Unsubscribed from {feeds}").format(feeds=feeds_in_words(len(removed)))
                bring_back = partial(feeds.bring_back_feeds, feed_ids=removed)
                self._push_feeds(sentence, either(bring_back, partial(feeds.remove_feeds, feed_ids=removed, now=now)))
            self.feeds_changed.emit()

        self._bridge.write(lambda conn: feeds.remove_feeds(conn, feed_ids, now), done)

    def _push_feeds(self, sentence: str, reverse: Reversal, instead: Instead | None = None) -> None:
        self._undo.push(sentence, reverse, lambda _: self.feeds_changed.emit(), instead=instead)

    def edit_feed(self, edit: operations.FeedEdit, name: str) -> None:
        now = self._clock.now()

        def done(edited: operations.EditedFeed) -> None:
            def announce() -> None:
                self.feeds_changed.emit()
                if edited.expired.ids:
                    self.posts_changed.emit()

            announce()
            self._undo.push(
                self.tr("Settings of {feed} changed").format(feed=name),
                _undo_edit(edit, edited, now),
                lambda _: announce(),
            )

        self._bridge.write(lambda conn: operations.edit_feed(conn, edit, now), done)

    def keep_password(self, url: str, username: str, password: str) -> None:
        self.password_given.emit(url, username, password)

        def work() -> None:
            self._password_kept.emit(subscription_files.keep_password(url, username, password))

        threading.Thread(target=work, name="password", daemon=True).start()

    def _send_password(self, message: Message | None) -> None:
        if message:
            self._bridge.root.failed.emit(say(message))

    def import_file(self, path: Path, dialog: ImportDialog) -> None:
        """Import a list into the store; the dialog shows progress and the report."""
        now, cancelled = self._clock.now(), threading.Event()
        dialog.cancel_wanted.connect(cancelled.set)
        self._progressed.connect(dialog.show_progress, Qt.ConnectionType.QueuedConnection)

        def done(report: subscription_files.ImportReport) -> None:
            dialog.show_report(report)
            if report.addition.feed_ids or report.addition.folder_ids:
                self._offer_import_undo(report, now)
            for url, login in report.passwords:
                self.keep_password(url, login.username, login.password)
            self.feeds_changed.emit()

        self._bridge.write(
            lambda conn: operations.import_file(conn, path, now, self._progressed.emit, cancelled),
            done,
            dialog.show_problem,
        )

    def _offer_import_undo(self, report: subscription_files.ImportReport, now: float) -> None:
        ids = report.addition.feed_ids
        if ids:
            self.feeds_added.emit(list(ids))
        sentence = self.tr("Imported {feeds}").format(feeds=feeds_in_words(len(ids)))
        if report.already_there:
            there = self.tr("{n} there already", n=report.already_there).format(n=number(report.already_there))
            sentence = joined((sentence, there))
        self._push_added(sentence, report.addition, now)

    def export_file(self, path: Path) -> None:
        def done(count: int) -> None:
            sentence = self.tr("Wrote {feeds} to {file}")
            self.said.emit(sentence.format(feeds=feeds_in_words(count), file=path.name))

        self._bridge.write(lambda conn: subscription_files.export_file(conn, path), done)

    def edit_rules(self, edit: operations.RulesEdit) -> None:
        def done(before: operations.EditedRules) -> None:
            changed = posts(before.count)
            sentence = self.tr("Rules changed") if not before.count else self.tr("Rules changed, and {posts}")
            self._undo.push(
                sentence.format(posts=changed), _undo_rules(edit, before), lambda _: self.posts_changed.emit()
            )
            self.posts_changed.emit()

        self._bridge.write(lambda conn: operations.edit_rules(conn, edit), done)

    def unhide(self, ids: Sequence[int] | None = None) -> None:
        """Bring back these entries that rules hid, or all of them."""

        def done(change: Change) -> None:
            if change.ids:
                self._undo.push(
                    self.tr("{posts} brought back").format(posts=posts(len(change.ids))),
                    flip_marks(change),
                    lambda _: self.posts_changed.emit(),
                )
            self.posts_changed.emit()
            self.list_hidden()

        self._bridge.write(rules.unhide_all if ids is None else lambda conn: rules.unhide(conn, ids), done)

    def list_hidden(self) -> None:
        def done(found: tuple[list[EntryRow], int]) -> None:
            self.hidden_listed.emit(*found)
            self.hidden_counted.emit(found[1])

        self._bridge.read(lambda conn: (rules.list_hidden(conn), rules.count_hidden(conn)), done)

    def list_copies(self) -> None:
        """List the backups with what they hold; whether they are sound is checked before one is restored."""
        self._bridge.study(operations.list_copies, self.copies_listed.emit)

    def back_up(self) -> None:
        now = self._clock.now()

        def fail(problem: str) -> None:
            self._bridge.root.failed.emit(problem)
            self.list_copies()

        self._bridge.study(lambda conn: operations.back_up(conn, now), self.copies_listed.emit, None, fail)

    def show_backups_folder(self) -> None:
        def show(path: Path) -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

        self._bridge.read(operations.find_backups, show)

    def erase_reading(self) -> None:
        def read() -> None:
            self._bridge.read(reading_log.get_reading_facts, self.reading_erased.emit)

        erasing.erase_reading(self._bridge.root, self._clock, read)


def _remove_added(addition: additions.Addition, now: float) -> Reversal:
    """The reversal of an import or a subscription; it fails once something was done with the feeds."""

    def run(conn: Connection) -> Reversal:
        taken = additions.undo_addition(conn, addition, now)
        return lambda conn: _remove_added(additions.bring_again(conn, taken), now)

    return run


def _undo_edit(edit: operations.FeedEdit, edited: operations.EditedFeed, now: float) -> Reversal:
    """The reversal of a change to a feed's settings."""

    def run(conn: Connection) -> Reversal:
        undone = operations.undo_edit(conn, edited)
        return lambda conn: _undo_edit(edit, operations.edit_feed(conn, edit, now, undone), now)

    return run


def _undo_rules(edit: operations.RulesEdit, edited: operations.EditedRules) -> Reversal:
    """The reversal of a change to rules and of what they did to stored entries."""

    def run(conn: Connection) -> Reversal:
        again = replace(edit, rules=operations.undo_rules(conn, edited))
        return lambda conn: _undo_rules(again, operations.edit_rules(conn, again))

    return run
