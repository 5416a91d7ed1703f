from __future__ import annotations

from pathlib import Path

import apsw

from reader.core.records.logged import DayUse
from reader.core.records.messages import as_it_is
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.store import poll_log
from reader.store.maintenance import LOG_KEPT_S, tidy
from tests.unit.store.made import NOW, make_poll


def test_each_poll_is_logged_and_charged_to_its_day(conn: apsw.Connection) -> None:
    poll_log.add_poll(conn, make_poll(1, NOW, new_count=3))
    poll_log.add_poll(conn, make_poll(1, NOW + 1, outcome="unchanged"))
    poll_log.add_poll(conn, make_poll(2, NOW + 2, trigger="manual", outcome="failed"))
    poll_log.add_poll(conn, make_poll(2, NOW + 3, local_day="2026-11-17"))
    assert [poll.at for poll in poll_log.list_polls(conn, 3)] == [NOW + 3, NOW + 2, NOW + 1]
    assert [poll.outcome for poll in poll_log.list_polls(conn, 9, feed_id=1)] == ["unchanged", "fresh"]
    assert len(poll_log.list_polls(conn, 9, since_at=NOW + 2)) == 2
    assert poll_log.get_day(conn, "2026-11-16") == [
        DayUse("2026-11-16", "manual", 1, 0, 1, 1_000, 0),
        DayUse("2026-11-16", "planned", 2, 1, 0, 2_000, 3),
    ]
    assert len(poll_log.list_days(conn, "2026-11-17")) == 1


def test_messages_are_kept_with_their_facts_and_old_sentences_as_they_are(conn: apsw.Connection) -> None:
    message = Code.SERVER_ERROR(host="a.example", status=503, later=Code.LATER())
    for at, notes in ((NOW, message), (NOW + 1, None), (NOW + 2, as_it_is("The visit was stopped."))):
        poll_log.add_poll(conn, make_poll(1, at, message=notes))
    conn.execute("UPDATE polls SET message = 'It broke off.' WHERE at = ?", (NOW + 2,))
    kept = [poll.message for poll in poll_log.list_polls(conn, 10)]
    assert kept == [as_it_is("It broke off."), None, message]


def test_the_ledger_outlives_the_log(conn: apsw.Connection, tmp_path: Path) -> None:
    poll_log.add_poll(conn, make_poll(1, NOW))
    tidy(conn, Settings(), tmp_path / "copies", NOW + LOG_KEPT_S)
    assert len(poll_log.list_polls(conn, 9)) == 1
    tidy(conn, Settings(), tmp_path / "copies", NOW + LOG_KEPT_S + 1)
    assert poll_log.list_polls(conn, 9) == []
    assert poll_log.get_day(conn, "2026-11-16")[0].fetches == 1
