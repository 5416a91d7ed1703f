"""Stale entries of a feed count as read; whatever the user holds dear does not, and nothing is let go."""

from __future__ import annotations

import apsw
from msgspec.structs import replace

from reader.core.records.stored import Cursor, View, ViewKind
from reader.store import feeds, folders, marks, tags, views
from reader.store.marks import DAY_S, expire_entries, expire_feed
from tests.unit.store.made import NOW, add_feed_with, make_new, store


def unread(conn: apsw.Connection, view: View | None = None) -> set[str]:
    shown = view or View(unread_only=True)
    return {row.title for row in views.list_page(conn, shown)}


def set_choice(conn: apsw.Connection, feed_id: int, **choices: object) -> None:
    feeds.set_choices(conn, feed_id, replace(feeds.get_feed(conn, feed_id).choices, **choices))


def test_what_is_stale_counts_as_read_and_nothing_else(conn):
    feed_id = add_feed_with(conn, "https://a.example/", [1, 2, 3, 4, 5])
    other_id = add_feed_with(conn, "https://b.example/", [6])
    store(conn, feed_id, [make_new(9, sort_at=int(NOW))])
    ids = {row.title: row.id for row in views.list_page(conn, View())}
    marks.set_starred(conn, [ids["Article 2"]])
    tags.add_tag(conn, "later", [ids["Article 3"]])
    marks.set_read(conn, [ids["Article 4"]])
    marks.set_read(conn, [ids["Article 4"]], False)
    change = marks.set_read(conn, [ids["Article 5"]])
    marks.undo(conn, change)
    set_choice(conn, feed_id, expire_days=1)
    assert expire_entries(conn, NOW) == 2
    assert unread(conn) == {"Article 2", "Article 3", "Article 4", "Article 6", "Article 9"}
    assert len(views.list_page(conn, View())) == 7
    assert expire_entries(conn, NOW) == 0
    marks.set_read(conn, [ids["Article 4"]])
    marks.undo(conn, expire_feed(conn, other_id, 1, NOW + DAY_S))
    assert "Article 6" in unread(conn)


def test_what_the_user_marks_unread_stays_so_even_if_it_was_unread(conn):
    feed_id = add_feed_with(conn, "https://a.example/", [1, 2])
    ids = {row.title: row.id for row in views.list_page(conn, View())}
    assert marks.set_read(conn, [ids["Article 2"], 9_999], False).ids == ()
    set_choice(conn, feed_id, expire_days=1)
    assert expire_entries(conn, NOW) == 1
    assert unread(conn) == {"Article 2"}


def test_what_the_user_marks_unread_stays_so_after_all_is_marked_read_and_that_is_undone(conn):
    feed_id = add_feed_with(conn, "https://a.example/", [1, 2])
    kept, _ = (row.id for row in views.list_page(conn, View()))
    marks.set_read(conn, [kept], False)
    marks.undo(conn, marks.mark_all_read(conn, View(), views.find_newest_id(conn)))
    assert expire_feed(conn, feed_id, 1, NOW + DAY_S).ids != ()
    assert [row.id for row in views.list_page(conn, View(unread_only=True))] == [kept]


def test_a_feed_stays_out_of_unread_and_counts_but_not_out_of_its_own_list(conn):
    folder_id = folders.make_folder(conn, "News")
    noisy = add_feed_with(conn, "https://a.example/", [1, 2], folder_id)
    add_feed_with(conn, "https://b.example/", [3], folder_id)
    set_choice(conn, noisy, out_of_unread=True)
    assert unread(conn) == unread(conn, View(ViewKind.FOLDER, folder_id, unread_only=True)) == {"Article 3"}
    assert sum(views.get_unread_counts(conn).values()) == 1
    assert unread(conn, View()) == unread(conn, View(ViewKind.FOLDER, folder_id)) != {"Article 3"}
    assert unread(conn, View(ViewKind.FEED, noisy, unread_only=True)) == {"Article 1", "Article 2"}
    marks.mark_all_read(conn, View(), views.find_newest_id(conn))
    assert unread(conn, View(ViewKind.FEED, noisy, unread_only=True)) == {"Article 1", "Article 2"}


def test_a_part_of_a_list_is_marked(conn):
    add_feed_with(conn, "https://a.example/", [1, 2, 3])
    middle = views.list_page(conn, View())[1]
    newest = views.find_newest_id(conn)

    def is_below(place: Cursor) -> bool:
        return (place.sort_at, place.entry_id) < (middle.sort_at, middle.id)

    change = marks.mark_all_read(conn, View(), newest, is_below)
    assert unread(conn) == {"Article 2", "Article 3"}
    marks.undo(conn, change)
    assert len(unread(conn)) == 3
