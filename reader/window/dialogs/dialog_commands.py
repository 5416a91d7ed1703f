"""Carries out what the dialogs decide: writes on the write thread, offers undo, emits what changed. No widgets.

Main thread only; a password goes to the system's keyring on a thread of its own, because that may ask the user.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from reader.core.clock import Clock, LocalZone
from reader.core.records.fetched import Credentials, Found
from reader.core.records.messages import Message
from reader.core.records.pages import PageRecipe
from reader.core.records.stored import Change
from reader.engine import messages
from reader.features.rules import store as rules
from reader.features.rules.records import Rule
from reader.features.subscriptions import store as additions
from reader.features.subscriptions.service import subscription_files
from reader.features.transfer import service as transfer
from reader.store import feeds
from reader.store.db import Connection
from reader.window.bridge import bridge as erasing
from reader.window.bridge.bridge import Bridge, Changes, Reversal, UndoStack, back_and_forth, either, flip, flip_marks
from reader.window.dialogs import operations
from reader.window.kit.bars import Instead
from reader.window.kit.humanize import feeds_in_words, joined, number, posts
from reader.window.kit.wording import say

if TYPE_CHECKING:
    from reader.features.subscriptions.window.import_list import ImportDialog


class Finder(QObject):
    """A feed search by the engine. Answers come later; a new question makes older ones stale."""

    def __init__(self, send: Callable[[messages.Question], None], parent: QObject | None = None) -> None:
        """`send` passes questions on to the engine, whose answers come back to `handle`."""
        super().__init__(parent)
        self._send = send
        self._count = 0
        self.waits_for = 0
        """The number of the open question; 0 if there is none."""
        self._then: Callable[[Found], None] | None = None

    def find(
        self,
        typed: str,
        then: Callable[[Found], None],
        credentials: Credentials | None = None,
        selector: str = "",
        pointed_at: str = "",
    ) -> int:
        """Ask, and return the question's number; `then` gets the answer, which may be empty and then says why.

        A selector, or the words of a link, is tried on the page itself. Leaving before the answer cancels it.
        """
        self._count += 1
        self.waits_for, self._then = self._count, then
        self._send(messages.FindFeeds(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Drop the open question, because nobody waits for its answer."""
        if self.waits_for:
            self.waits_for, self._then = 0, None
            self._send(messages.StopFinding())

    def handle(self, answer: messages.FeedsFound) -> None:
        """Pass on an answer, unless it is stale."""
        then = self._then
        if then is not None and answer.question == self.waits_for:
            self.waits_for, self._then = 0, None
            then(answer.found)


class DialogCommands(QObject):
    said = Signal(str)
    """A sentence about something that worked and needs no undo."""
    _progressed = Signal(int, int)
    _password_kept = Signal(object)

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge, self.undo, self.clock = bridge, undo, clock
        self._bridge = bridge.bound_to(self)
        self.await_feeds: Callable[[Sequence[int]], None] = lambda feed_ids: None
        """Shows feeds that are new and were never fetched, once the sidebar has them."""
        self._password_kept.connect(self._send_password, Qt.ConnectionType.QueuedConnection)

    def subscribe(self, wanted: Sequence[additions.Subscription]) -> None:
        """Subscribe to all of these; undo removes them, until something was done with them."""
        now = self.clock.now()

        def done(added: additions.Addition) -> None:
            if not added.feed_ids:
                self.bridge.changed.emit(Changes.FEEDS)
                return
            self.await_feeds(added.feed_ids)
            first = wanted[0].name or wanted[0].title or wanted[0].url
            what = first if len(wanted) == 1 else feeds_in_words(len(added.feed_ids))
            self._push_added(self.tr("Subscribed to {feed}").format(feed=what), added, now)

        self._bridge.write(lambda conn: additions.subscribe(conn, wanted, now), done)
        for one in wanted:
            if one.credentials is not None:
                self.keep_password(one.url, one.credentials.username, one.credentials.password)

    def set_recipe(self, feed_id: int, recipe: PageRecipe) -> None:

        def change(conn: Connection, wanted: PageRecipe) -> PageRecipe:
            return operations.set_recipe(conn, feed_id, wanted)

        def done(before: PageRecipe) -> None:
            self.await_feeds([feed_id])
            self._push_feeds(self.tr("Now following a different part of the page"), flip(change, before))

        self._bridge.write(lambda conn: change(conn, recipe), done)

    def _push_added(self, sentence: str, addition: additions.Addition, now: float) -> None:
        """Offer undo; once something was done with these feeds, offer to unsubscribe instead."""
        ids = addition.feed_ids
        words = self.tr("Unsubscribe from {feeds}").format(feeds=feeds_in_words(len(ids)))
        instead = Instead(words, lambda: self._unsubscribe(ids)) if ids else None
        remove = partial(additions.undo_addition, now=now)  # fails once something was done with the feeds
        self._push_feeds(sentence, back_and_forth(remove, additions.bring_again, addition), instead)

    def _unsubscribe(self, feed_ids: Sequence[int]) -> None:
        now = self.clock.now()

        def done(removed: tuple[int, ...]) -> None:
            if removed:
                sentence = self.tr("Unsubscribed from {feeds}").format(feeds=feeds_in_words(len(removed)))
                bring_back = partial(feeds.bring_back_feeds, feed_ids=removed)
                self._push_feeds(sentence, either(bring_back, partial(feeds.remove_feeds, feed_ids=removed, now=now)))

        self._bridge.write(lambda conn: feeds.remove_feeds(conn, feed_ids, now), done)

    def _push_feeds(self, sentence: str, reverse: Reversal, instead: Instead | None = None) -> None:
        self.undo.push(sentence, reverse, Changes.FEEDS, instead=instead)

    def edit_feed(self, edit: operations.FeedEdit, name: str) -> None:
        now = self.clock.now()

        def done(edited: operations.EditedFeed) -> None:
            changes = Changes.FEEDS | Changes.LISTS if edited.expired.ids else Changes.FEEDS
            sentence = self.tr("Changed the settings for {feed}").format(feed=name)
            self.undo.push(sentence, back_and_forth(operations.undo_edit, again, edited), changes)

        def again(conn: Connection, undone: additions.TakenBack) -> operations.EditedFeed:
            return operations.edit_feed(conn, edit, now, undone)

        self._bridge.write(lambda conn: operations.edit_feed(conn, edit, now), done)

    def keep_password(self, url: str, username: str, password: str) -> None:
        """Tell the engine a password, which needs it even if no keyring keeps it, and put it into the keyring."""
        self.bridge.command_sent.emit(messages.PasswordGiven(url, username, password))

        def work() -> None:
            self._password_kept.emit(subscription_files.keep_password(url, username, password))

        threading.Thread(target=work, name="password", daemon=True).start()

    def _send_password(self, message: Message | None) -> None:
        if message:
            self.bridge.failed.emit(say(message))

    def import_files(self, paths: tuple[Path, ...], dialog: ImportDialog) -> None:
        """Import feeds and articles into the store; the dialog shows progress and the report."""
        now, cancelled = self.clock.now(), dialog.cancelled  # the write thread must not hold the dialog
        self._progressed.connect(dialog.show_progress, Qt.ConnectionType.QueuedConnection)

        def done(report: subscription_files.ImportReport) -> None:
            dialog.show_report(report)
            if report.addition.feed_ids or report.addition.folder_ids:
                self._offer_import_undo(report, now)
            else:
                self.bridge.changed.emit(Changes.FEEDS)
            if report.posts:
                self.bridge.changed.emit(Changes.ENTRIES)
            for url, login in report.passwords:
                self.keep_password(url, login.username, login.password)

        self._bridge.write(
            lambda conn: operations.import_into(conn, paths, now, self._progressed.emit, cancelled),
            done,
            dialog.show_problem,
        )

    def _offer_import_undo(self, report: subscription_files.ImportReport, now: float) -> None:
        ids = report.addition.feed_ids
        if ids:
            self.await_feeds(ids)
        sentence = self.tr("Imported {feeds}").format(feeds=feeds_in_words(len(ids)))
        if report.already_there:
            there = self.tr("{n} already subscribed", n=report.already_there).format(n=number(report.already_there))
            sentence = joined((sentence, there))
        self._push_added(sentence, report.addition, now)

    def export_file(self, path: Path) -> None:
        def done(count: int) -> None:
            sentence = self.tr("Exported {feeds} to {file}")
            self.said.emit(sentence.format(feeds=feeds_in_words(count), file=path.name))

        self._bridge.write(lambda conn: subscription_files.export_file(conn, path), done)

    def export_everything(self, path: Path) -> None:
        def done(exported: transfer.Exported) -> None:
            sentence = self.tr("Exported {feeds} and {posts} to {file}")
            counts = {"feeds": feeds_in_words(exported.feeds), "posts": posts(exported.posts)}
            self.said.emit(sentence.format(**counts, file=path.name))

        self._bridge.study(lambda conn: transfer.export_everything(conn, path, LocalZone()), done)

    def edit_rules(self, edit: operations.RulesEdit) -> None:
        def done(before: operations.EditedRules) -> None:
            changed = posts(before.count)
            sentence = self.tr("Rules changed") if not before.count else self.tr("Rules changed, {posts} updated")
            step = back_and_forth(operations.undo_rules, write, before)
            self.undo.push(sentence.format(posts=changed), step, Changes.LISTS)

        def write(conn: Connection, kept: tuple[Rule, ...]) -> operations.EditedRules:
            return operations.edit_rules(conn, replace(edit, rules=kept))

        self._bridge.write(lambda conn: write(conn, edit.rules), done)

    def unhide(self, ids: Sequence[int] | None = None) -> None:
        """Bring back these entries that rules hid, or all of them."""

        def done(change: Change) -> None:
            if change.ids:
                sentence = self.tr("{posts} restored").format(posts=posts(len(change.ids)))
                self.undo.push(sentence, flip_marks(change), Changes.LISTS)

        self._bridge.write(rules.unhide_all if ids is None else lambda conn: rules.unhide(conn, ids), done)

    def erase_reading(self) -> None:
        erasing.erase_reading(self.bridge, self.clock, lambda: self.bridge.command_sent.emit(messages.ReadingErased()))
