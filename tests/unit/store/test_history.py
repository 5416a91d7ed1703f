from __future__ import annotations

import apsw

from reader.model.logged import DayUse, Look
from reader.settings import Settings
from reader.store import feeds, history, settings
from tests.unit.store.made import NOW, make_new, make_poll, store


def test_each_poll_is_logged_and_charged_to_its_day(conn: apsw.Connection) -> None:
    history.add_poll(conn, make_poll(1, NOW, new_count=3))
    history.add_poll(conn, make_poll(1, NOW + 1, outcome="unchanged"))
    history.add_poll(conn, make_poll(2, NOW + 2, trigger="manual", outcome="failed"))
    history.add_poll(conn, make_poll(2, NOW + 3, local_day="2026-11-17"))
    assert [poll.at for poll in history.list_polls(conn, 3)] == [NOW + 3, NOW + 2, NOW + 1]
    assert [poll.outcome for poll in history.list_polls(conn, 9, feed_id=1)] == ["unchanged", "fresh"]
    assert len(history.list_polls(conn, 9, since_at=NOW + 2)) == 2
    assert history.get_day(conn, "2026-11-16") == [
        DayUse("2026-11-16", "manual", 1, 0, 1, 1_000, 0),
        DayUse("2026-11-16", "planned", 2, 1, 0, 2_000, 3),
    ]
    assert len(history.list_days(conn, "2026-11-17")) == 1


def test_the_ledger_outlives_the_log(conn: apsw.Connection) -> None:
    history.add_poll(conn, make_poll(1, NOW))
    assert history.forget_polls(conn, NOW + 1) == 1
    assert history.list_polls(conn, 9) == []
    assert history.get_day(conn, "2026-11-16")[0].fetches == 1


def test_looks_and_sessions_are_kept_and_erased(conn: apsw.Connection) -> None:
    looks = [Look(NOW, None, "view"), Look(NOW + 5, 3, "feed")]
    history.add_looks(conn, looks)
    session_id = history.start_session(conn, NOW)
    history.extend_session(conn, session_id, NOW + 60)
    history.extend_session(conn, session_id, NOW + 30)
    assert history.list_looks(conn) == looks
    assert history.list_looks(conn, NOW + 1) == looks[1:]
    assert [(s.started_at, s.ended_at) for s in history.list_sessions(conn)] == [(NOW, NOW + 60)]
    history.erase_reading(conn, NOW + 1)
    assert (history.list_looks(conn), history.list_sessions(conn)) == (looks[1:], [])
    history.erase_reading(conn)
    assert history.list_looks(conn) == []


def test_posting_times_say_what_is_known(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    store(conn, feed_id, [make_new(1)], at=NOW)
    store(conn, feed_id, [make_new(2, published_at=None)], at=NOW + 3_600)
    dated, undated = history.list_posting_times(conn, feed_id)
    assert (dated.at, dated.date_known, dated.after_at) == (int(NOW) - 99_999, True, None)
    assert (undated.at, undated.date_known) == (int(NOW) + 3_600, False)
    assert (undated.after_at, undated.first_seen_at) == (int(NOW), int(NOW) + 3_600)
    assert history.list_posting_times(conn, feed_id, NOW + 1) == [undated]


def test_settings_are_kept_where_they_differ(conn: apsw.Connection) -> None:
    assert settings.load_settings(conn) == Settings()
    chosen = Settings(keep_days=30, proxy="http://proxy:3128")
    settings.save_settings(conn, chosen)
    settings.save_rows(conn, {"window.size": [800, 600]})
    assert settings.load_settings(conn) == chosen
    assert settings.load_rows(conn)["window.size"] == [800, 600]
    settings.save_settings(conn, Settings())
    assert settings.load_rows(conn) == {"window.size": [800, 600]}
