from __future__ import annotations

import apsw

from reader.store import feeds, poll_log
from tests.unit.store.made import NOW, make_new, store


def test_posting_times_say_what_is_known(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    store(conn, feed_id, [make_new(1)], at=NOW)
    store(conn, feed_id, [make_new(2, published_at=None)], at=NOW + 3_600)
    dated, undated = poll_log.list_posting_times(conn, feed_id)
    assert (dated.at, dated.date_known, dated.after_at) == (int(NOW) - 99_999, True, None)
    assert (undated.at, undated.date_known) == (int(NOW) + 3_600, False)
    assert (undated.after_at, undated.first_seen_at) == (int(NOW), int(NOW) + 3_600)
    assert poll_log.list_posting_times(conn, feed_id, NOW + 1) == [undated]
