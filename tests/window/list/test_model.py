"""The model of the entry list over a real store: pages come late, marks at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from reader.core.records.stored import View
from reader.features.search.store import Search
from reader.window.list.model import ROW_ROLE, EntryModel
from reader.window.list.page_cache import PAGE
from reader.window.list.queries import Listing
from reader.window.list.rows import DayRow, ListRow
from tests.window.made_up import NOW, Post, add_posts

FAIL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def posts(bridge, morning, qtbot):
    model = EntryModel(bridge, morning)
    QAbstractItemModelTester(model, FAIL, model)
    return model


def show(qtbot, model, view=None, words=""):
    with qtbot.waitSignal(model.view_loaded):
        model.show_listing(Listing(view or View(), Search(words)))


def test_the_first_rows_come_with_the_list(qtbot, posts):
    show(qtbot, posts)
    index = posts.index(0, 0)
    assert index.data(ROW_ROLE).entry.title.startswith("Night ferry")
    assert index.data().startswith("Unread. Night ferry")


@pytest.fixture
def far(profile):
    """A row that is on no first page."""
    older = [Post("Kernel Garden", 100_000 + number, f"Old {number}", "Text") for number in range(PAGE)]
    add_posts(profile, "Kernel Garden", older, NOW)
    return PAGE + 3


def test_rows_come_after_they_were_asked_for(qtbot, far, posts):
    show(qtbot, posts)
    index = posts.index(far, 0)
    assert index.data(ROW_ROLE) is None
    qtbot.waitUntil(lambda: isinstance(index.data(ROW_ROLE), ListRow))
    assert index.data(ROW_ROLE).entry.title.startswith("Old ")


def test_marks_are_shown_at_once_and_outlive_a_late_page(qtbot, far, posts):
    show(qtbot, posts)
    entry_id = posts.id_at(far)
    posts.row_at(far)
    posts.touch([entry_id], read=True)
    qtbot.waitUntil(lambda: posts.peek(far) is not None)
    assert posts.peek(far).entry.read
    posts.touch([entry_id], starred=True)
    assert posts.peek(far).entry.read
    assert posts.peek(far).entry.starred


def test_removed_posts_leave_the_snapshot(qtbot, posts):
    show(qtbot, posts)
    ids = posts.ids_from(0, 9)
    posts.remove([ids[2], ids[5], 10**9])
    assert posts.ids_from(0, 7) == [id_ for id_ in ids if id_ not in (ids[2], ids[5])]
    qtbot.waitUntil(lambda: isinstance(posts.row_at(0), ListRow))


def test_day_rows_cannot_be_selected(qtbot, posts):
    posts.set_with_day_rows(True)
    show(qtbot, posts)
    rows = [number for number in range(posts.rowCount()) if isinstance(posts.peek(number), DayRow)]
    assert rows
    assert not posts.flags(posts.index(rows[0], 0)) & Qt.ItemFlag.ItemIsSelectable
    assert posts.id_at(rows[0]) is None


def test_a_second_view_replaces_the_first_even_while_it_loads(qtbot, posts):
    posts.show_listing(Listing(View()))
    show(qtbot, posts, View(unread_only=True, since_at=2**40))
    assert posts.rowCount() == 0


def test_a_post_deleted_while_headers_come_does_not_bring_the_rest_twice(qtbot, bridge, posts, monkeypatch):
    monkeypatch.setattr("reader.window.list.queries.FIRST_CHUNK", 10)
    show(qtbot, posts)
    assert posts.is_loading
    posts.set_with_day_rows(True)
    posts.remove([posts.id_at(0)])
    qtbot.waitUntil(lambda: not posts.is_loading)
    answered: list[None] = []
    bridge.bound_to(bridge).read(lambda conn: None, answered.append)  # behind all that was asked for
    qtbot.waitUntil(lambda: bool(answered))
    assert sorted(posts.every_id()) == sorted(set(posts.every_id()))
