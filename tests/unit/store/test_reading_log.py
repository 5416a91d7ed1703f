from __future__ import annotations

import apsw

from reader.core.records.logged import Visit
from reader.store import reading_log
from tests.unit.store.made import NOW


def test_looks_and_sessions_are_kept(conn: apsw.Connection) -> None:
    visits = [Visit(NOW, None, "view"), Visit(NOW + 5, 3, "feed")]
    reading_log.add_visits(conn, visits)
    session_id = reading_log.start_session(conn, NOW)
    reading_log.extend_session(conn, session_id, NOW + 60)
    reading_log.extend_session(conn, session_id, NOW + 30)
    assert reading_log.list_visits(conn) == visits
    assert reading_log.list_visits(conn, NOW + 1) == visits[1:]
    assert [(s.started_at, s.ended_at) for s in reading_log.list_sessions(conn)] == [(NOW, NOW + 60)]


def test_places_are_counted_once_in_five_minutes_and_forgotten_after_two_months(conn):
    reading_log.add_visits(conn, [Visit(NOW - 3_600, None, "view"), Visit(NOW - 1_800, 3, "seen")])
    for at, feeds in ((0, [1, 2]), (10, [1]), (600, [1]), (700, []), (1_000_000_000, [1])):
        reading_log.note_place(conn, NOW + at, feeds)
        if at == 700:
            assert len(reading_log.list_visits(conn)) == 2, "a place is no visit of its own"
            assert reading_log.count_places(conn, NOW - 7_200, NOW + 7_200) == {1: 2, 2: 1, 3: 1, None: 1}
    assert reading_log.count_places(conn, 0.0, NOW + 7_200) == {3: 1}


def test_a_sitting_goes_on_where_the_last_one_ended_a_moment_ago(conn):
    first = reading_log.begin_sitting(conn, NOW)
    reading_log.extend_session(conn, first, NOW + 100)
    assert reading_log.begin_sitting(conn, NOW + 399) == first
    assert reading_log.begin_sitting(conn, NOW + 699) != first
    assert [visit.at for visit in reading_log.list_visits(conn)] == [NOW, NOW + 699]
    assert [(one.started_at, one.ended_at) for one in reading_log.list_sessions(conn)] == [
        (NOW, NOW + 399),
        (NOW + 699, NOW + 699),
    ]
