from __future__ import annotations

import apsw
import pytest
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import SavedSearch
from reader.features.search import store as search
from reader.features.search.store import (
    count_saved_searches,
    find_saved_search,
    get_saved_search,
    list_saved_searches,
    remove_saved_search,
    save_search,
)
from reader.store import feeds, marks
from tests.unit.store.made import NOW, make_new, store


def test_saved_changed_removed_and_brought_back(conn: apsw.Connection) -> None:
    first = save_search(conn, SavedSearch(0, " Boats  at sea ", " ferry  OR boat "))
    assert first == SavedSearch(first.id, "Boats at sea", "ferry OR boat")
    unnamed = save_search(conn, SavedSearch(0, "", "aa is:unread"))
    assert [saved.name for saved in list_saved_searches(conn)] == ["aa is:unread", "Boats at sea"]
    assert get_saved_search(conn, "boats AT sea") == first
    changed = save_search(conn, SavedSearch(first.id, "Ships", "ship"))
    assert find_saved_search(conn, first.id) == changed
    remove_saved_search(conn, first.id)
    assert list_saved_searches(conn) == [unnamed]
    assert save_search(conn, changed).id == first.id
    for refused in (SavedSearch(0, "x", "  "), SavedSearch(0, "SHIPS", "y")):
        with pytest.raises(UsageError):
            save_search(conn, refused)
    with pytest.raises(UsageError):
        get_saved_search(conn, "nobody")


def test_they_count_what_is_unread(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    store(conn, feed_id, [make_new(n, text="climate" if n % 2 else "coast") for n in range(6, 0, -1)])
    search.index_some(conn)
    one = save_search(conn, SavedSearch(0, "a", "climate"))
    all_ = save_search(conn, SavedSearch(0, "b", "after:2000"))
    assert count_saved_searches(conn, NOW) == {one.id: 3, all_.id: 6}
    marks.set_read(conn, [1, 2])
    counts = count_saved_searches(conn, NOW)
    assert counts[all_.id] == 4
    assert counts[one.id] in (2, 3)
    feed = feeds.get_feed(conn, feed_id)
    feeds.set_choices(conn, feed_id, replace(feed.choices, out_of_unread=True))
    assert set(count_saved_searches(conn, NOW).values()) == {0}, "a feed that stays out of counts"
