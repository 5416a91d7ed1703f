from __future__ import annotations

import apsw
import pytest

from reader.core.errors import UsageError
from reader.core.records.stored import Cursor, EntryRow, View, ViewKind
from reader.store import feeds, folders, marks, tags, views
from tests.unit.store.made import NOW, add_feed_with, make_new, store


def numbers(rows: list[EntryRow]) -> list[int]:
    return [int(row.title.split()[1]) for row in rows]


def by_number(conn: apsw.Connection) -> dict[int, int]:
    return {int(row.title.split()[1]): row.id for row in views.list_page(conn, View(), 1_000)}


@pytest.fixture
def three(conn: apsw.Connection) -> tuple[int, int, int]:
    """Three feeds: one at the top, one in A, one in A/B; articles 1 to 30 in turn."""
    outer = folders.make_folder_path(conn, ("A",))
    inner = folders.make_folder_path(conn, ("A", "B"))
    return (
        add_feed_with(conn, "https://example.org/1", range(1, 31, 3)),
        add_feed_with(conn, "https://example.org/2", range(2, 31, 3), outer),
        add_feed_with(conn, "https://example.org/3", range(3, 31, 3), inner),
    )


def test_each_view_shows_its_articles_newest_first(conn: apsw.Connection, three: tuple[int, int, int]) -> None:
    ids = by_number(conn)
    marks.set_read(conn, [ids[n] for n in range(1, 26)])
    marks.set_starred(conn, [ids[4], ids[29]])
    tags.add_tag(conn, "later", [ids[7], ids[8]])
    tag_id = tags.find_tag(conn, "later") or 0
    outer = folders.find_folder_path(conn, ("A",)) or 0
    inner = folders.find_folder_path(conn, ("A", "B")) or 0
    since = int(NOW) - 100_000 + 28
    for view, expected in [
        (View(), list(range(30, 0, -1))),
        (View(newest_first=False), list(range(1, 31))),
        (View(unread_only=True), [30, 29, 28, 27, 26]),
        (View(since_at=since), [30, 29, 28]),
        (View(ViewKind.STARRED), [29, 4]),
        (View(ViewKind.STARRED, unread_only=True), [29]),
        (View(ViewKind.TAG, tag_id, newest_first=False), [7, 8]),
        (View(ViewKind.TAG, tag_id, unread_only=True), []),
        (View(ViewKind.FEED, three[0]), list(range(28, 0, -3))),
        (View(ViewKind.FEED, three[0], unread_only=True), [28]),
        (View(ViewKind.FOLDER, outer), [n for n in range(30, 0, -1) if n % 3 != 1]),
        (View(ViewKind.FOLDER, inner, newest_first=False), list(range(3, 31, 3))),
        (View(ViewKind.FOLDER, outer, unread_only=True), [30, 29, 27, 26]),
    ]:
        assert numbers(views.list_page(conn, view)) == expected, view
        assert views.count_view(conn, view) == len(expected)


@pytest.mark.parametrize("kind", [ViewKind.ALL, ViewKind.FEED, ViewKind.FOLDER])
@pytest.mark.parametrize("newest_first", [True, False])
@pytest.mark.parametrize("window", [1, 7, 5_000])
def test_pages_join_without_gap_or_repeat(
    conn: apsw.Connection,
    three: tuple[int, int, int],
    kind: ViewKind,
    newest_first: bool,
    window: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(views, "FOLDER_WINDOW", window)
    # Many of one date: the order among them is that of their ids.
    store(conn, three[1], [make_new(n, sort_at=int(NOW) - 99_990) for n in range(100, 110)])
    id_ = three[1] if kind is ViewKind.FEED else folders.find_folder_path(conn, ("A",)) or 0
    view = View(kind, id_, newest_first=newest_first)
    whole = views.list_page(conn, view, 1_000)
    paged: list[EntryRow] = []
    after: Cursor | None = None
    while page := views.list_page(conn, view, 4, after):
        paged += page
        after = page[-1].cursor
    assert paged == whole
    assert whole == sorted(whole, key=lambda row: (row.sort_at, row.id), reverse=newest_first)


def test_what_arrives_does_not_disturb_the_next_page(conn: apsw.Connection, three: tuple[int, int, int]) -> None:
    first = views.list_page(conn, View(), 10)
    store(conn, three[0], [make_new(500)])
    assert numbers(views.list_page(conn, View(), 10, first[-1].cursor)) == list(range(20, 10, -1))


def test_unsubscribed_feeds_vanish_from_every_list_and_come_back(
    conn: apsw.Connection, three: tuple[int, int, int]
) -> None:
    feeds.remove_feed(conn, three[1], NOW)
    outer = folders.find_folder_path(conn, ("A",)) or 0
    for view in (View(), View(unread_only=True), View(ViewKind.FOLDER, outer), View(ViewKind.FEED, three[1])):
        assert three[1] not in {row.feed_id for row in views.list_page(conn, view)}
    assert set(views.get_unread_counts(conn)) == {three[0], three[2]}
    assert feeds.restore_feed(conn, three[1])
    assert views.get_unread_counts(conn)[three[1]] == 10


def test_an_article_that_is_not_there_is_said(conn: apsw.Connection) -> None:
    with pytest.raises(UsageError, match="Article 5 doesn’t exist"):
        views.get_entry(conn, 5)


def test_an_empty_store_has_no_newest_article(conn: apsw.Connection) -> None:
    assert views.find_newest_id(conn) == 0
    assert views.list_page(conn, View(ViewKind.FOLDER, 9)) == []
