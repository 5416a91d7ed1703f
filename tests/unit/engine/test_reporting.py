"""When what was stored is told: the first at once, others in bunches of a second."""

from __future__ import annotations

from datetime import UTC

from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.engine.messages import Stored
from reader.engine.reporting import STORED_PAUSE_S, Notices
from reader.engine.update import PollResult
from reader.store.db import open_store
from tests.unit.engine.test_due import NOW, make_feed


def brought(feed_id: int, fetched_at: float) -> PollResult:
    feed = make_feed(feed_id)
    return PollResult(feed, Fetched(FetchRequest(feed.url), Outcome.FRESH, fetched_at, 0.1), new_ids=(feed_id,))


def test_answers_that_waited_to_be_stored_are_told_in_bunches(tmp_path):
    """A crowd answers within a second and takes longer to be stored: each answer is older than what was last told."""
    notes: list[object] = []
    conn = open_store(tmp_path / "paperround.sqlite", NOW)
    notices = Notices(conn, UTC, notes.append)
    step_s = STORED_PAUSE_S / 10
    for number in range(41):
        notices.stored(brought(number, NOW), NOW + number * step_s)
    notices.note_stored()
    conn.close()
    bunches = [len(note.new) for note in notes if isinstance(note, Stored)]
    assert bunches == [1, 10, 10, 10, 10]


def test_a_clock_that_was_put_back_holds_nothing_up(tmp_path):
    notes: list[object] = []
    conn = open_store(tmp_path / "paperround.sqlite", NOW)
    notices = Notices(conn, UTC, notes.append)
    notices.stored(brought(1, NOW), NOW)
    notices.stored(brought(2, NOW), NOW - 3_600)
    conn.close()
    assert notes == [Stored({1: 1}), Stored({2: 1})]
