"""Posts grouped by feed: order, headers, the next unread one, and that the choice is remembered."""

from __future__ import annotations

import pytest

from reader.core.records.stored import View, ViewKind
from reader.features.stories.window import heading, is_feed_header, list_grouped, unread_among_operation
from reader.store.folders import list_folders
from reader.store.tags import list_tags
from reader.store.views import list_page
from reader.window.article.read_policy import MarkRead
from reader.window.list.rows import FeedRow, ListRow
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry_when_there
from tests.window.made_up import NOW


def views(store):
    yield View()
    yield View(unread_only=True)
    yield View(newest_first=False)
    yield View(since_at=int(NOW) - 86_400)
    yield View(ViewKind.STARRED)
    yield from (View(ViewKind.FOLDER, folder.id) for folder in list_folders(store))
    yield from (View(ViewKind.TAG, tag.id) for tag in list_tags(store))


def test_every_view_keeps_its_posts_and_puts_feeds_one_after_another(store):
    for view in views(store):
        rows = list_page(store, view, 10_000)
        wanted = sorted(rows, key=lambda row: row.feed_name.casefold())  # stable: the view's order stays
        assert list(list_grouped(store, view, False).ids) == [row.id for row in wanted]


def test_headers_stand_before_every_group_but_the_first(store):
    found = list_grouped(store, View(), True)
    rows = {row.id: row for row in list_page(store, View(), 10_000)}
    names = [rows[id_].feed_name for id_ in found.ids if id_ > 0]
    before = [
        (found.names[id_], rows[found.ids[place + 1]].feed_name) for place, id_ in enumerate(found.ids) if id_ < 0
    ]
    assert all(is_feed_header(id_) for id_ in found.ids if id_ < 0)
    assert [first for first, _ in before] == [second for _, second in before]
    assert len(before) == len(dict.fromkeys(names)) - 1


def test_the_first_unread_ones_in_the_order_given(store):
    ids = list(list_grouped(store, View(), False).ids)
    unread = {row.id for row in list_page(store, View(unread_only=True), 10_000)}
    found = unread_among_operation(ids)(store)
    assert found[0] == next(id_ for id_ in ids if id_ in unread)
    assert unread_among_operation([])(store) == []


@pytest.fixture
def grouped(parts, qtbot):
    parts.article.read_policy.policy = MarkRead.NEVER
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        parts.actions["by_feed"].trigger()
    return parts


def shown_rows(parts, qtbot):
    count = parts.entries.model.rowCount()
    return [entry_or_header(parts, qtbot, number) for number in range(count)]


def entry_or_header(parts, qtbot, number):
    qtbot.waitUntil(lambda: parts.entries.model.row_at(number) is not None)
    return parts.entries.model.peek(number)


def test_the_list_groups_by_feed_and_says_so(grouped, qtbot):
    rows = [row for row in shown_rows(grouped, qtbot) if isinstance(row, ListRow)]
    names = [row.entry.feed_name for row in rows]
    assert names == sorted(names, key=str.casefold)
    starts = [row.entry.feed_name for row in rows if row.starts_group]
    assert starts == list(dict.fromkeys(names))
    assert grouped.entries.view.heading_in_sight() == names[0] == heading(rows[0], NOW)


def test_no_heading_stands_twice_over_the_first_row_in_sight(grouped, qtbot):
    rows = shown_rows(grouped, qtbot)
    view, second = grouped.entries.view, [n for n, row in enumerate(rows) if row.starts_group][1]
    view.verticalScrollBar().setValue(view.rowViewportPosition(second) - view.rowViewportPosition(0))
    assert view.rowAt(0) == second
    assert view.heading_in_sight() == rows[0].entry.feed_name, "the row itself shows its feed"
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 5)
    assert view.heading_in_sight() == rows[second].entry.feed_name


def test_the_wide_list_has_a_row_for_each_feed(grouped, qtbot):
    with qtbot.waitSignal(grouped.entries.model.regrouped):
        grouped.actions["layout_wide"].trigger()
    rows = shown_rows(grouped, qtbot)
    headers = [number for number, row in enumerate(rows) if isinstance(row, FeedRow)]
    assert headers
    for number in headers:
        assert rows[number + 1].entry.feed_name == rows[number].name
        assert grouped.entries.model.index(number, 0).data() == rows[number].name


def test_next_unread_walks_the_groups(grouped, qtbot):
    with qtbot.waitSignal(grouped.entries.model.view_loaded):
        grouped.navigation.show_place(Key(Kind.TODAY))
    first = entry_when_there(grouped, qtbot, 0)
    grouped.entries.view.go_to_row(0)
    grouped.entries.control.go_unread(1)
    qtbot.waitUntil(lambda: grouped.entries.view.current_id() != first.id)
    rows = shown_rows(grouped, qtbot)
    after = [row.entry.id for row in rows[1:] if isinstance(row, ListRow) and not row.entry.read]
    assert grouped.entries.view.current_id() == after[0]


def test_the_choice_is_remembered(grouped):
    assert grouped.memory.remember().by_feed is True
