"""Which entries could stand in an edition: the newest of the feeds it is made from, whatever other feeds bring."""

from __future__ import annotations

from reader.features.editions.store import list_candidates, list_starred_candidates
from reader.store.feeds import add_feed, remove_feed
from reader.store.marks import set_read, set_starred
from tests.unit.store.made import NOW, make_new, store


def test_a_feed_that_posts_much_crowds_out_none_of_the_feeds_that_are_wanted(conn) -> None:
    quiet = add_feed(conn, "https://quiet.example/", NOW).feed_id
    loud = add_feed(conn, "https://loud.example/", NOW).feed_id
    (wanted,) = store(conn, quiet, [make_new(1, sort_at=int(NOW) - 3_600)]).new_ids
    store(conn, loud, [make_new(n, sort_at=int(NOW)) for n in range(2, 6)])

    def list_ids(*feeds: int) -> list[int]:
        return [row.entry_id for row in list_candidates(conn, NOW - 86_400, feeds, limit=3)]

    assert list_ids(quiet) == [wanted]
    assert wanted not in list_ids(quiet, loud)
    remove_feed(conn, loud, NOW)
    assert list_ids(quiet, loud) == [wanted]
    assert list_ids() == []


def test_starred_entries_are_candidates_as_long_as_they_are_unread(conn) -> None:
    feed_id = add_feed(conn, "https://one.example/", NOW).feed_id
    ids = store(conn, feed_id, [make_new(n, sort_at=n) for n in range(1, 4)]).new_ids
    set_starred(conn, ids[:2])
    set_read(conn, ids[:1])
    assert [row.entry_id for row in list_starred_candidates(conn, 10)] == [ids[1]]
