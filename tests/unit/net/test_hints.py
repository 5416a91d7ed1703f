"""What a publisher says → the earliest polite time. Pure, so any text may come."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.core.records.parsed import Wishes
from reader.net.hints import (
    DAY_S,
    HOUR_S,
    WEEK_S,
    Why,
    find_back_off,
    find_floor,
    find_hint,
    find_host_pause,
    is_feeds_fault,
)
from reader.net.results import find_http_date
from tests.engine.simulated import local_time
from tests.feedserver import http_date

NOW = 1_750_000_000.0  # Sunday 15 June 2025, 15:06:40 UTC
NONE = Wishes()


def failed(problem: Problem, status: int | None = None, headers: dict[str, str] | None = None) -> Fetched:
    request = FetchRequest("http://example.org/")
    return Fetched(request, Outcome.FAILED, NOW, 0.1, status=status, headers=headers or {}, problem=problem)


@pytest.mark.parametrize(
    ("headers", "kind", "seconds"),
    [
        ({}, Why.NOTHING, 0),
        ({"cache-control": "max-age=1800"}, Why.MAX_AGE, 1800),
        ({"cache-control": 'Public, Max-Age="1800"'}, Why.MAX_AGE, 1800),
        ({"cache-control": "max-age=1800", "age": "600"}, Why.MAX_AGE, 1200),
        ({"cache-control": "max-age=1800", "age": "6000"}, Why.NOTHING, 0),
        ({"cache-control": "max-age=504576000"}, Why.MAX_AGE, DAY_S),
        ({"cache-control": "max-age=" + "9" * 5000}, Why.MAX_AGE, DAY_S),
        ({"cache-control": "s-maxage=1800"}, Why.NOTHING, 0),
        ({"cache-control": "no-cache, max-age=1800"}, Why.NOTHING, 0),
        ({"cache-control": "max-age=-5"}, Why.NOTHING, 0),
        ({"cache-control": "max-age=60", "expires": http_date(NOW + 9000)}, Why.MAX_AGE, 60),
        ({"expires": http_date(NOW + 900)}, Why.EXPIRES, 900),
        ({"expires": http_date(NOW + 900), "date": http_date(NOW + 300)}, Why.EXPIRES, 600),
        ({"expires": http_date(NOW - 900)}, Why.NOTHING, 0),
        ({"expires": "0"}, Why.NOTHING, 0),
        ({"expires": "-1"}, Why.NOTHING, 0),
        ({"expires": "Thu, 31 Dec 2099 23:59:59 GMT"}, Why.EXPIRES, DAY_S),
    ],
)
def test_what_headers_wish(headers, kind, seconds):
    hint = find_floor(headers, NONE, NOW)
    assert (hint.kind, hint.seconds) == (kind, seconds)


@pytest.mark.parametrize(
    ("wishes", "kind", "seconds"),
    [
        (Wishes(ttl_s=3600), Why.TTL, 3600),
        (Wishes(ttl_s=10**9), Why.TTL, DAY_S),
        (Wishes(ttl_s=-5), Why.NOTHING, 0),
        (Wishes(update_period_s=7200), Why.UPDATE_PERIOD, 7200),
        (Wishes(ttl_s=3600, update_period_s=7200), Why.UPDATE_PERIOD, 7200),
        (Wishes(skip_hours=frozenset({15})), Why.SKIP_HOURS, 3200),
        (Wishes(skip_hours=frozenset({15, 16})), Why.SKIP_HOURS, 6800),
        (Wishes(skip_hours=frozenset(range(24))), Why.NOTHING, 0),
        (Wishes(skip_hours=frozenset({3})), Why.NOTHING, 0),
        (Wishes(skip_days=frozenset({6})), Why.SKIP_DAYS, 32_000),
        (Wishes(skip_days=frozenset({6, 0})), Why.SKIP_DAYS, DAY_S),
        (Wishes(skip_days=frozenset(range(7))), Why.NOTHING, 0),
        (Wishes(ttl_s=3600, skip_hours=frozenset({16})), Why.SKIP_HOURS, 6800),
    ],
)
def test_what_the_document_wishes(wishes, kind, seconds):
    hint = find_floor({}, wishes, NOW)
    assert (hint.kind, hint.seconds) == (kind, seconds)


def test_a_hint_says_where_it_came_from():
    assert find_floor({"cache-control": "max-age=60"}, NONE, NOW).source == "max-age=60"
    assert find_floor({}, Wishes(ttl_s=3600), NOW).source == "ttl=60"


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize(
    ("text", "kind", "seconds"),
    [
        ("120", Why.RETRY_AFTER, 120),
        (" 120 ", Why.RETRY_AFTER, 120),
        ("0", Why.RETRY_AFTER, 60),
        (http_date(NOW + 300), Why.RETRY_AFTER, 300),
        (http_date(NOW - 300), Why.ASKED_TO_WAIT, HOUR_S),
        ("9" * 400, Why.RETRY_AFTER, WEEK_S),
        (http_date(NOW + 10 * DAY_S), Why.RETRY_AFTER, WEEK_S),
        ("soon", Why.ASKED_TO_WAIT, HOUR_S),
        ("-5", Why.ASKED_TO_WAIT, HOUR_S),
        ("12.5", Why.ASKED_TO_WAIT, HOUR_S),
        ("", Why.ASKED_TO_WAIT, HOUR_S),
    ],
)
def test_a_pause_that_is_asked_for_holds_for_the_whole_host(status, text, kind, seconds):
    hint = find_host_pause(status, {"retry-after": text}, NOW)
    assert hint is not None
    assert (hint.kind, hint.seconds, hint.whole_host) == (kind, seconds, True)


@pytest.mark.parametrize("status", [None, 200, 304, 404, 500])
def test_other_answers_ask_for_no_pause(status):
    assert find_host_pause(status, {"retry-after": "120"}, NOW) is None


def test_failures_double_the_wait_up_to_a_day():
    waits = [find_back_off(n).seconds for n in range(1, 12)]
    assert waits[:4] == [900, 1800, 3600, 7200]
    assert waits[-1] == DAY_S


def test_where_nobody_was_reached_the_first_tries_come_soon():
    waits = [find_back_off(n, was_answered=False).seconds for n in range(1, 6)]
    assert waits == [120, 600, 3600, 7200, 14_400]


def test_a_feed_that_has_ended_is_never_asked_again():
    hint = find_hint(failed(Problem.GONE, 410), NONE, 1, NOW)
    assert (hint.kind, hint.seconds) == (Why.GONE, float("inf"))


@pytest.mark.parametrize("problem", [Problem.OFFLINE, Problem.CANCELLED])
def test_being_offline_is_not_the_feeds_fault(problem):
    result = failed(problem)
    assert find_hint(result, NONE, 5, NOW).seconds == 0
    assert not is_feeds_fault(result)


@pytest.mark.parametrize("problem", [Problem.NOT_FOUND, Problem.SERVER_ERROR, Problem.TIMEOUT, Problem.BROKEN])
def test_trouble_of_the_feed_backs_off(problem):
    result = failed(problem, 404)
    assert find_hint(result, NONE, 3, NOW).kind is Why.BACK_OFF
    assert find_hint(result, NONE, 3, NOW).seconds == 3600
    assert is_feeds_fault(result)


def test_a_storm_of_429_without_a_date_waits_longer_each_time():
    result = failed(Problem.ASKED_TO_WAIT, 429)
    waits = [find_hint(result, NONE, n, NOW).seconds for n in range(1, 9)]
    assert waits[0] == HOUR_S
    assert waits == sorted(waits)
    assert waits[-1] == DAY_S


def test_a_feed_that_was_held_back_for_its_hosts_sake_is_not_to_blame():
    result = failed(Problem.ASKED_TO_WAIT, None, {"retry-after": "600"})
    hint = find_hint(result, NONE, 5, NOW)
    assert (hint.kind, hint.seconds, hint.whole_host) == (Why.RETRY_AFTER, 600, True)
    assert not is_feeds_fault(result)
    assert is_feeds_fault(failed(Problem.ASKED_TO_WAIT, 429))


ANY_HEADERS = st.dictionaries(
    st.sampled_from(["cache-control", "expires", "age", "date", "retry-after"]),
    st.one_of(
        st.text(max_size=60),
        st.from_regex(r"max-age ?= ?\"?\d{0,30}", fullmatch=True),
        st.integers(-(10**20), 10**20).map(str),
        st.floats(-(2**40), 2**40).map(lambda at: http_date(max(0, min(at, 2**36)))),
    ),
)
ANY_WISHES = st.builds(
    Wishes,
    ttl_s=st.none() | st.integers(-(10**12), 10**12),
    update_period_s=st.none() | st.integers(-(10**12), 10**12),
    skip_hours=st.frozensets(st.integers(0, 23)),
    skip_days=st.frozensets(st.integers(0, 6)),
)
INSTANTS = st.floats(0, 4e9)


@given(ANY_HEADERS, ANY_WISHES, INSTANTS)
def test_a_floor_is_never_before_now_nor_after_a_day(headers, wishes, now):
    assert 0 <= find_floor(headers, wishes, now).seconds <= DAY_S


@given(ANY_WISHES, INSTANTS, st.integers(0, 200_000), st.integers(0, 200_000))
def test_a_longer_wish_never_means_an_earlier_fetch(wishes, now, one, other):
    shorter, longer = sorted((one, other))
    early = find_floor({"cache-control": f"max-age={shorter}"}, wishes, now)
    late = find_floor({"cache-control": f"max-age={longer}"}, wishes, now)
    assert early.seconds <= late.seconds


@given(ANY_WISHES, INSTANTS)
def test_hours_that_are_to_be_skipped_are_skipped_within_a_day(wishes, now):
    hint = find_floor({}, wishes, now)
    if hint.seconds < DAY_S and len(wishes.skip_hours) < 24:
        assert int((now + hint.seconds) % DAY_S // HOUR_S) not in wishes.skip_hours


@given(st.sampled_from([429, 503]), ANY_HEADERS, INSTANTS)
def test_a_pause_is_at_least_a_minute_and_at_most_a_week(status, headers, now):
    hint = find_host_pause(status, headers, now)
    assert hint is not None
    assert 60 <= hint.seconds <= WEEK_S


@given(st.sampled_from(Problem), st.none() | st.integers(100, 999), ANY_HEADERS, ANY_WISHES, st.integers(-5, 10**9))
def test_no_result_whatever_raises(problem, status, headers, wishes, failures):
    hint = find_hint(failed(problem, status, headers), wishes, failures, NOW)
    assert hint.seconds >= 0
    assert (hint.seconds > WEEK_S) == (hint.kind is Why.GONE)


@pytest.mark.parametrize("written", ["Sun Jun 15 15:06:40 2025", "Sun, 15 Jun 2025 15:06:40 -0000"])
def test_a_date_without_a_zone_is_in_utc_wherever_the_user_lives(written):
    with local_time("America/Los_Angeles"):
        assert find_http_date(written) == NOW
