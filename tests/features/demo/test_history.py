"""The made-up user reads like a person: mornings, noons, evenings, later at weekends."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import datetime, timedelta, timezone
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.features.demo.content import DAY_S, DemoContent, DemoPost
from reader.features.demo.service import make_marks, make_sessions, make_visits
from tests.features.demo.conftest import NOW, ZONE

SESSIONS = make_sessions(NOW, Random(7), ZONE)


@settings(max_examples=60)
@given(now=st.floats(1.6e9, 2e9), seed=st.integers(0, 10_000), hours=st.integers(-12, 14))
def test_sessions_are_in_order_apart_and_over(now: float, seed: int, hours: int):
    sessions = make_sessions(now, Random(seed), timezone(timedelta(hours=hours)))
    assert sessions == make_sessions(now, Random(seed), timezone(timedelta(hours=hours)))
    assert 40 <= len(sessions) <= 140
    for earlier, later in itertools.pairwise(sessions):
        assert earlier.started_at < earlier.ended_at < later.started_at
    assert sessions[-1].ended_at < now
    assert sessions[0].started_at > now - 23 * DAY_S


def test_weekdays_have_three_peaks_and_weekends_start_later():
    by_day: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    for session in SESSIONS:
        local = datetime.fromtimestamp(session.started_at, ZONE)
        by_day[local.isoweekday() > 5][local.hour] += 1
    assert by_day[False][7] >= 8
    assert by_day[False][12] >= 8
    assert by_day[False][20] + by_day[False][21] >= 8
    assert min(by_day[True]) >= 7
    assert sum(count for hour, count in by_day[True].items() if hour < 8) <= 1


def test_looks_fall_into_sessions(content: DemoContent):
    visits = make_visits(content, SESSIONS, Random(7))
    slugs = {feed.slug for feed in content.feeds}
    assert sum(feed is None for _, feed in visits) == len(SESSIONS)
    for at, feed in visits:
        assert feed is None or feed in slugs
        assert any(session.started_at <= at <= session.ended_at for session in SESSIONS)
    assert [at for at, _ in visits] == sorted(at for at, _ in visits)


def test_marks_make_a_lived_in_window(content: DemoContent, past: tuple[DemoPost, ...]):
    marks = make_marks(content, past, SESSIONS, Random(7), NOW)
    assert marks == make_marks(content, past, SESSIONS, Random(7), NOW)
    assert 200 <= len(past) - len(marks) <= 450
    assert 20 <= sum(mark.starred for mark in marks) <= 90
    assert Counter(mark.post.tag for mark in marks if mark.post.tag) == {"To cook": 6, "Typography": 2}
    assert all(mark.post.published_at < mark.read_at < NOW for mark in marks)


def test_the_open_article_is_read_and_starred_and_the_first_one_is_not(
    content: DemoContent, past: tuple[DemoPost, ...]
):
    marks = {mark.post.guid: mark for mark in make_marks(content, past, SESSIONS, Random(7), NOW)}
    assert past[0].guid not in marks
    assert marks[past[1].guid].starred
    assert past[5].guid in marks
