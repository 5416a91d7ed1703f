"""What closing costs, in words."""

from __future__ import annotations

from datetime import datetime, time

import pytest

from reader.core.records.logged import WAKE_UP_S
from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.store.poll_log import add_poll
from reader.window.app.closing import ClosingFacts, closing_operation, count_wake_ups, keeping_in_words
from reader.window.kit.humanize import local_day
from tests.unit.store.made import make_poll

NEW = ClosingFacts(budget=400)
OLD = ClosingFacts(400, days=7, wake_ups_a_day=9.3, bytes_a_day=15_200_000)


def test_the_users_own_figures_or_the_budget_while_there_are_none():
    assert keeping_in_words(OLD, True) == "About 9 batches and 15.2 MB a day. Quit from the tray icon."
    assert keeping_in_words(NEW, False).startswith("About 400 fetches a day. Reopen it from your app menu")


@pytest.mark.parametrize(
    ("times", "count"), [([], 0), ([5.0], 1), ([0.0, 1.0, 2.0], 1), ([0.0, WAKE_UP_S + 1.0, WAKE_UP_S + 2.0], 2)]
)
def test_polls_in_a_row_are_one_wake_up(times, count):
    assert count_wake_ups(times) == count


@pytest.mark.parametrize("days_ago", [1, 40])
def test_wake_ups_are_counted_on_the_very_days_that_the_bytes_are_from(tmp_path, days_ago):
    now = 1_790_000_000.0
    conn = open_store(tmp_path / "paperround.db", now)
    feed_id = add_feed(conn, "https://a.example/feed", now).feed_id
    for day in range(days_ago, days_ago + 7):
        began = datetime.combine(local_day(now - day * 86_400), time()).timestamp()
        for hour in (1, 12, 23):
            at = began + hour * 3_600
            add_poll(conn, make_poll(feed_id, at, local_day=local_day(at).isoformat()))
    facts = closing_operation(now)(conn)
    conn.close()
    assert (facts.days, facts.wake_ups_a_day, facts.bytes_a_day) == (7, 3.0, 3_000.0)
