"""Figures of feeds on their first minutes, hours and days: what is told, and what is not claimed."""

from __future__ import annotations

from datetime import UTC

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.logged import PollRecord, PostingTime
from reader.core.records.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.engine.planning_inputs import MEMORY_S
from reader.insights.feeds import dates_of, knows_hours, make_feed_facts
from reader.insights.whole_days import find_span
from reader.planner.learning.evidence import find_rate

HOUR, DAY = 3_600, 86_400
NOW = 1_781_173_440
AGES = {"no time": 0, "an hour": HOUR, "a day": DAY, "three days": 3 * DAY}


def make_feed(age: float) -> Feed:
    state = HttpState(last_fetched_at=NOW, last_ok_at=NOW)
    return Feed(1, "https://a.example/", None, 0, NOW - age, FeedChoices(), PublisherData(window_size=25), state)


def make_polls(count: int, age: float) -> list[PollRecord]:
    times = np.linspace(NOW - age, NOW, count).tolist()
    return [PollRecord(1, at, "2026-06-11", "planned", "", "unchanged", wire_bytes=300) for at in reversed(times)]


def first_document(age: float, count: int, every: float) -> list[PostingTime]:
    seen = int(NOW - age)
    return [PostingTime(int(seen - number * every), True, None, seen) for number in range(count)]


def facts_of(age, times, polls=0):
    span = find_span(NOW - age, NOW, UTC)
    return make_feed_facts(make_feed(age), make_polls(polls, age), times, np.empty(0), None, NOW, span)


@pytest.mark.parametrize("age", AGES.values(), ids=AGES)
def test_posts_a_day_are_known_from_the_first_document_on(age):
    """Eight a day for ten days, told by the document's own dates."""
    facts = facts_of(age, first_document(0, 80, DAY / 8))
    assert facts.posts_per_day == pytest.approx(8, rel=0.02)
    assert not facts.is_guess


@pytest.mark.parametrize("age", AGES.values(), ids=AGES)
def test_figures_for_a_day_are_given_after_a_whole_day(age):
    """NOW is in the morning: yesterday was not a whole one for who came yesterday."""
    facts = facts_of(age, [], polls=5)
    if age < 2 * DAY:
        assert facts.polls_per_day is None
        assert facts.bytes_per_day is None
        assert (facts.polls, facts.wire_bytes) == (5, 1_500)
    else:
        assert facts.span.days == 2
        assert facts.polls_per_day == facts.polls / 2 <= 5
        assert facts.bytes_per_day == facts.wire_bytes / 2


def test_the_rate_is_the_one_that_was_told_before_subscribing():
    """Of whatever document, at the same moment."""
    for count, every in ((25, DAY / 8), (25, 3 * DAY), (5, DAY), (80, DAY / 8)):
        times = first_document(0, count, every)
        said = find_rate([post.at for post in times], NOW)
        assert facts_of(0, times).posts_per_day == said
        assert said is not None


def test_a_document_of_a_few_hours_gives_a_guess():
    facts = facts_of(HOUR, first_document(HOUR, 25, HOUR / 2))
    assert facts.is_guess
    assert facts.posts_per_day is not None


def test_undated_posts_of_a_first_document_tell_no_rate():
    seen = NOW - HOUR
    undated = [PostingTime(seen, False, None, seen) for _ in range(20)]
    assert facts_of(HOUR, undated).posts_per_day is None
    later = [PostingTime(NOW - 60 * n, False, seen, NOW - 60 * n) for n in range(3)]
    assert dates_of([*undated, *later], NOW) == [post.at for post in later]


def test_silence_tells_a_rate_after_some_days():
    assert facts_of(DAY, []).posts_per_day is None
    assert facts_of(10 * DAY, []).posts_per_day == 0
    assert facts_of(200 * DAY, first_document(0, 1, DAY)).posts_per_day == pytest.approx(DAY / MEMORY_S)


def test_hours_of_posting_take_posts_enough_on_days_enough():
    assert not knows_hours([], NOW)
    assert not knows_hours(first_document(0, 25, 2.3 * HOUR), NOW), "many posts of two days"
    assert not knows_hours(first_document(0, 6, 3 * DAY), NOW), "few posts"
    assert knows_hours(first_document(0, 25, DAY / 2), NOW)


@given(st.lists(st.integers(0, 400 * DAY), min_size=2, max_size=60), st.integers(0, 5 * DAY))
def test_a_rate_moves_slowly_with_the_clock(ages, later):
    """No post has come since: the rate may only fall, but for the step from all that is known to two weeks."""
    dates = [float(NOW - age) for age in ages]
    now, then = find_rate(dates, NOW), find_rate(dates, NOW + later)
    assert now is not None
    assert then is not None
    assert 0 < then <= 24 * len(dates)
