"""How a feed is doing in every situation: its kind, in a few words, in a sentence."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.fetched import Problem
from reader.core.records.messages import as_it_is
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.core.words.catalogue import Code
from reader.core.words.words import Language, in_english, word
from reader.insights.feed_health import DAY_S, WEEK_S, Kind, find_health

NOW = datetime(2026, 6, 11, 12, 0, tzinfo=UTC).timestamp()  # a Thursday
HOUR_S = 3_600
POLLED: dict[str, Any] = {"last_fetched_at": NOW - HOUR_S, "last_new_at": NOW - DAY_S}
TRIED: dict[str, Any] = {"last_fetched_at": NOW - HOUR_S, "next_poll_at": NOW + 2 * HOUR_S}
ASKED: dict[str, Any] = {"problem": Problem.ASKED_TO_WAIT, "failing_since": NOW - HOUR_S, "error_count": 1, **TRIED}


def make(paused: bool = False, **http: Any) -> Feed:
    state = HttpState(**http)
    return Feed(1, "https://a.example/feed", None, 0, NOW, FeedChoices(paused=paused), PublisherData("Moss"), state)


def say(message):
    return word(message, Language(UTC))


@pytest.mark.parametrize(
    ("feed", "kind", "words", "sentence"),
    [
        (make(**POLLED), Kind.OK, "OK", ""),
        (make(), Kind.PLAIN, "not fetched yet", ""),
        (make(moved_to="https://b.example/", **POLLED), Kind.PLAIN, "moved, verifying the new address", ""),
        (make(last_fetched_at=NOW, last_new_at=NOW - 5 * WEEK_S), Kind.OK, "quiet for 5 weeks", ""),
        (make(True, **POLLED), Kind.PLAIN, "paused", ""),
        (make(True, failing_since=NOW - DAY_S, **TRIED), Kind.PLAIN, "paused", ""),
        (make(True, status=FeedStatus.GONE), Kind.PLAIN, "paused", ""),
        (
            make(status=FeedStatus.GONE, failing_since=NOW - DAY_S),
            *(Kind.ERROR, "discontinued", "Moss was discontinued by its publisher. Its articles are kept."),
        ),
        (
            make(status=FeedStatus.QUARANTINED, message=Code.PARSER_DIED(url="https://a.example/feed")),
            *(Kind.ERROR, "turned off: couldn’t be read"),
            "Moss was turned off. The feed at https://a.example/feed couldn’t be read after two tries.",
        ),
        (
            make(status=FeedStatus.QUARANTINED, message=as_it_is("An old sentence.")),
            *(Kind.ERROR, "turned off: couldn’t be read", "Moss was turned off. An old sentence."),
        ),
        (
            make(status=FeedStatus.QUARANTINED),
            *(Kind.ERROR, "turned off: couldn’t be read", "Moss was turned off. It couldn’t be read."),
        ),
        (
            make(earliest_at=NOW + HOUR_S, **ASKED),
            *(Kind.WARN, "waiting until 13:00 (server’s request)", "Moss asked Paperround to wait until 13:00."),
        ),
        (
            make(earliest_at=NOW + 2 * DAY_S, **ASKED),
            *(Kind.WARN, "waiting until Saturday 12:00 (server’s request)"),
            "Moss asked Paperround to wait until Saturday 12:00.",
        ),
        (
            make(earliest_at=NOW - 1, **ASKED),
            *(Kind.ERROR, "failing since 11:00"),
            "Fetching Moss has failed since 11:00.",
        ),
        (
            make(**{**ASKED, "earliest_at": NOW + HOUR_S, "failing_since": NOW - 2 * DAY_S, "error_count": 9}),
            *(Kind.ERROR, "failing since Tuesday"),
            "Fetching Moss has failed since Tuesday.",
        ),
        (
            make(failing_since=NOW - 3 * DAY_S),
            *(Kind.ERROR, "failing since Monday", "Fetching Moss has failed since Monday."),
        ),
        (
            make(failing_since=NOW - 6 * DAY_S, moved_to="https://b.example/", problem=Problem.TIMEOUT),
            *(Kind.ERROR, "failing since 5 June", "Moss hasn’t responded since 5 June."),
        ),
        (
            make(failing_since=NOW - HOUR_S, error_count=1, problem=Problem.REFUSED, last_ok_at=NOW - DAY_S, **TRIED),
            *(Kind.PLAIN, "no response at 11:00, trying again soon", ""),
        ),
        (  # it never answered, and its list is empty: the user is told why at once
            make(failing_since=NOW - HOUR_S, error_count=1, problem=Problem.NO_SUCH_HOST, **TRIED),
            *(Kind.ERROR, "failing since 11:00", "Moss hasn’t responded since 11:00."),
        ),
        (
            make(failing_since=NOW - HOUR_S, error_count=1, problem=Problem.NEEDS_PASSWORD, **TRIED),
            *(Kind.ERROR, "password required", "Moss requires a user name and password."),
        ),
        (
            make(
                failing_since=NOW - HOUR_S,
                problem=Problem.NEEDS_PASSWORD,
                message=Code.WRONG_PASSWORD(host="a.example"),
            ),
            *(Kind.ERROR, "password required", "Moss didn’t accept the user name and password."),
        ),
    ],
)
def test_situations(feed, kind, words, sentence):
    health = find_health(feed, NOW, UTC)
    assert (health.kind, say(health.message), say(health.sentence)) == (kind, words, sentence)
    assert health.is_trouble == (kind is Kind.ERROR)


@pytest.mark.parametrize(
    ("http", "details"),
    [
        ({}, ""),
        (TRIED, "Tried at 11:00, next at 14:00."),
        ({**TRIED, "next_poll_at": NOW + 2 * DAY_S}, "Tried at 11:00, next at Saturday 12:00."),
        ({"last_fetched_at": NOW - HOUR_S}, "Last tried at 11:00."),
        (
            {**TRIED, "message": Code.FORBIDDEN(host="a.example")},
            "a.example won’t allow Paperround to read this feed (error 403). Tried at 11:00, next at 14:00.",
        ),
    ],
)
def test_why_and_what_comes_next(http, details):
    health = find_health(make(failing_since=NOW - HOUR_S, error_count=2, **http), NOW, UTC)
    assert say(health.details) == details


def test_one_that_takes_long_to_answer_is_slow_for_who_knows():
    assert find_health(make(**POLLED), NOW, UTC, answers_in_s=2.9).kind is Kind.OK
    slow = find_health(make(**POLLED), NOW, UTC, answers_in_s=4.4)
    assert (slow.kind, say(slow.message)) == (Kind.WARN, "slow (4 s to respond)")
    failing = make(failing_since=NOW - HOUR_S)
    assert find_health(failing, NOW, UTC, answers_in_s=9.0) == find_health(failing, NOW, UTC)


@given(
    st.builds(
        make,
        st.booleans(),
        status=st.sampled_from(FeedStatus),
        problem=st.sampled_from(["", *Problem]),
        failing_since=st.none() | st.floats(NOW - 90 * DAY_S, NOW),
        earliest_at=st.floats(0, NOW + 9 * DAY_S),
        error_count=st.integers(0, 9),
        moved_to=st.sampled_from(["", "https://b.example/"]),
        last_fetched_at=st.none() | st.floats(0, NOW),
        last_new_at=st.none() | st.floats(0, NOW),
        next_poll_at=st.none() | st.floats(NOW, NOW + DAY_S),
    )
)
def test_trouble_always_says_what_happened(feed):
    health = find_health(feed, NOW)
    assert in_english(health.message)
    assert (health.sentence is not None) == (health.kind is Kind.ERROR or "wait" in in_english(health.message))
