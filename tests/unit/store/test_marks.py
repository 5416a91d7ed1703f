"""Marks against a simple model of them: whatever is done and undone, counts and views agree."""

from __future__ import annotations

import tempfile
from pathlib import Path

import apsw
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from reader.core.records.stored import Change, View, ViewKind
from reader.store import feeds, maintenance, marks, views
from reader.store.db import open_store
from tests.unit.store.made import NOW, add_feed_with, make_new, store

ARTICLES = st.lists(st.integers(1, 60), max_size=8)


class Marks(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.conn = open_store(Path(self.folder.name) / "x.sqlite", NOW)
        self.conn.execute("PRAGMA synchronous = OFF")
        self.feeds = [feeds.add_feed(self.conn, f"https://example.org/{n}", NOW).feed_id for n in range(3)]
        self.feed_of: dict[int, int] = {}
        self.read: set[int] = set()
        self.starred: set[int] = set()
        self.deleted: set[int] = set()
        self.emptied: set[int] = set()
        self.changes: list[Change] = []

    def teardown(self) -> None:
        assert maintenance.check(self.conn) == []
        self.conn.close()
        self.folder.cleanup()

    @property
    def here(self) -> set[int]:
        return set(self.feed_of) - self.deleted - self.emptied

    @rule(which=st.integers(0, 2), count=st.integers(1, 12))
    def arrive(self, which: int, count: int) -> None:
        start = len(self.feed_of)
        new = [make_new(start + n) for n in range(count, 0, -1)]
        for id_ in store(self.conn, self.feeds[which], new).new_ids:
            self.feed_of[id_] = self.feeds[which]

    @rule(ids=ARTICLES, read=st.booleans())
    def mark(self, ids: list[int], read: bool) -> None:
        self.did(marks.set_read(self.conn, ids, read))

    @rule(ids=ARTICLES, starred=st.booleans())
    def star(self, ids: list[int], starred: bool) -> None:
        self.did(marks.set_starred(self.conn, ids, starred))

    @rule(ids=ARTICLES)
    def delete(self, ids: list[int]) -> None:
        expected = set(ids) & self.here
        change = marks.delete_entries(self.conn, ids, NOW)
        assert set(change.ids) == expected
        self.did(change)

    @rule(which=st.integers(0, 3), share=st.floats(0, 1))
    def mark_all(self, which: int, share: float) -> None:
        view = View() if which == 3 else View(ViewKind.FEED, self.feeds[which])
        up_to = int(len(self.feed_of) * share)
        in_view = {i for i in self.here if which == 3 or self.feed_of[i] == view.id}
        expected = {i for i in in_view if i <= up_to} - self.read
        assert marks.count_unread(self.conn, view, up_to) == len(expected)
        assert marks.count_unread_of(self.conn, in_view) == len(in_view - self.read)
        change = marks.mark_all_read(self.conn, view, up_to)
        assert set(change.ids) == expected
        self.did(change)

    @precondition(lambda self: self.changes)
    @rule()
    def undo_last(self) -> None:
        self.apply(marks.undo(self.conn, self.changes.pop()))

    @rule(ids=ARTICLES)
    def empty(self, ids: list[int]) -> None:
        here = sorted(set(ids) & set(self.feed_of))
        maintenance.empty_entries(self.conn, here, NOW)
        self.emptied |= set(here)

    def did(self, change: Change) -> None:
        self.apply(change)
        self.changes.append(change)

    def apply(self, change: Change) -> None:
        target = {"read": self.read, "starred": self.starred, "gone": self.deleted}[change.field]
        if change.after:
            target |= set(change.ids)
        else:
            target -= set(change.ids)

    @invariant()
    def agrees(self) -> None:
        unread = self.here - self.read
        counts = {feed: sum(self.feed_of[i] == feed for i in unread) for feed in self.feeds}
        assert views.get_unread_counts(self.conn) == {f: n for f, n in counts.items() if n}
        assert set(views.list_ids(self.conn, View(unread_only=True), 1_000).ids) == unread
        shown = set(views.list_ids(self.conn, View(ViewKind.STARRED), 1_000).ids)
        assert shown == self.starred & self.here


TestMarks = Marks.TestCase
TestMarks.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)


def test_what_arrived_after_the_snapshot_stays_unread(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", range(1, 1_201))
    snapshot = views.find_newest_id(conn)
    store(conn, feed_id, [make_new(-5), make_new(2_000)])
    change = marks.mark_all_read(conn, View(), snapshot)
    assert len(change.ids) == 1_200
    assert views.get_unread_counts(conn) == {feed_id: 2}
    marks.undo(conn, change)
    assert views.get_unread_counts(conn) == {feed_id: 1_202}


def test_undo_restores_only_what_was_changed(conn: apsw.Connection) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2, 3])
    marks.set_read(conn, [1])
    change = marks.set_read(conn, [1, 2, 99])
    assert change.ids == (2,)
    marks.undo(conn, change)
    assert {row.id for row in views.list_page(conn, View()) if row.read} == {1}
