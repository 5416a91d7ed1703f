"""Users with a commute in the lab: what they open is here, at a bounded price, and topics count."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from tests.perf.offline_readers import TOPICS, TYPICAL, Habits, measure_people

pytestmark = pytest.mark.long
ZONE = ZoneInfo("Europe/Berlin")


def share_complete(score):
    return score.lacking_complete / score.lacking


def test_what_is_opened_offline_is_here_at_no_more_than_twice_the_bytes():
    learned = measure_people(TYPICAL, [0], 20e6, ZONE)
    assert learned.journeys >= 10
    assert learned.complete >= 0.9 * learned.opened_offline
    assert learned.prefetched_bytes <= 2.0 * learned.prefetched_opened_bytes


def test_a_user_who_reads_by_topic_is_understood():
    learned = measure_people(replace(TOPICS, feeds=24, days=36), [0], 20e6, ZONE)
    assert share_complete(learned) >= 0.6, "by feeds alone it would be a quarter"
    assert learned.prefetched_bytes <= 2.0 * learned.prefetched_opened_bytes


def test_no_bytes_fetch_nothing():
    score = measure_people(Habits(feeds=10, days=32), [0], 0.0, ZONE)
    assert score.prefetched_bytes == 0
    assert score.lacking_complete == pytest.approx(0.0)
