"""What is due at a moment, with trigger and reason: tables of rows and moments."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.records.planning import DAY_S, HOUR_S
from reader.core.records.reasons import Cause, PollReason
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.engine.due import (
    forecast_interval_polls,
    interval_polls_today,
    is_chosen_by_worth,
    is_due_again,
    is_interval_over,
    is_never_polled,
    list_due,
)
from reader.engine.messages import UserActive
from reader.planner.choose import choose_now
from reader.planner.poll_state import PollState
from tests.unit.planner.day_models import BUSY, MONDAY, RARE, USUAL, clock, make_state, usual_day

NOW = clock(7.5)
ANSWERED = {"last_fetched_at": NOW - HOUR_S, "last_ok_at": NOW - HOUR_S}
HOURLY = {"interval_s": HOUR_S}


def make_feed(feed_id=1, choices=None, **http) -> Feed:
    return Feed(
        feed_id,
        f"https://f{feed_id}.example/feed",
        None,
        feed_id,
        MONDAY - 30 * DAY_S,
        FeedChoices(**(choices or {})),
        PublisherData(title=f"Feed {feed_id}"),
        HttpState(**http),
    )


def kinds(feed: Feed) -> set[str]:
    found = {
        "new": is_never_polled(feed, NOW),
        "again": is_due_again(feed, NOW),
        "interval": is_interval_over(feed, NOW),
        "worth": is_chosen_by_worth(feed),
    }
    return {name for name, holds in found.items() if holds}


@pytest.mark.parametrize(
    ("feed", "expected"),
    [
        (make_feed(), {"new"}),
        (make_feed(earliest_at=NOW + 1), set()),
        (make_feed(choices={"paused": True}), set()),
        (make_feed(choices=HOURLY), {"new"}),
        (make_feed(status=FeedStatus.QUARANTINED), set()),
        (make_feed(last_fetched_at=NOW - 60), {"again"}),
        (make_feed(last_fetched_at=NOW - 60, earliest_at=NOW + 60), set()),
        (make_feed(**ANSWERED), {"worth"}),
        (make_feed(**ANSWERED, earliest_at=NOW + DAY_S), {"worth"}),
        (make_feed(**ANSWERED, choices={"paused": True}), set()),
        (make_feed(**ANSWERED, status=FeedStatus.GONE), set()),
        (make_feed(**ANSWERED, choices=HOURLY), {"interval"}),
        (make_feed(**ANSWERED, choices={"interval_s": HOUR_S + 100}), {"interval"}),
        (make_feed(**ANSWERED, choices={"interval_s": 2 * HOUR_S}), set()),
        (make_feed(**ANSWERED, choices=HOURLY, earliest_at=NOW + HOUR_S), set()),
        (make_feed(**ANSWERED, choices={**HOURLY, "paused": True}), set()),
    ],
    ids=[
        "new", "new, to be left alone", "new, paused", "new, with an interval", "set aside", "never answered",
        "never answered, its pause goes on", "answered", "answered, to be left alone", "paused", "ended",
        "interval over", "interval over in a moment", "interval goes on", "interval over, to be left alone",
        "interval, paused",
    ],
)  # fmt: skip
def test_what_a_row_alone_says(feed, expected):
    assert kinds(feed) == expected


def due(feeds, state=None, *, arrival=None, opened=(), is_choice=True, woke=False, day_model=None):
    state = state or PollState(NOW, np.empty(0), np.empty(0), None, 10)
    asked = day_model is not None and (is_choice or arrival is not None)
    choice = choose_now(day_model, state, user_present=arrival is not None) if asked else None
    found = list_due(day_model, state, choice, feeds, arrival, opened, woke)
    return [(one.feed.id, one.trigger, Cause(one.reason.split()[0])) for one in found]


NEW, UNANSWERED = make_feed(1), make_feed(2, last_fetched_at=NOW - 60)
FIXED, OPEN = make_feed(3, HOURLY, **ANSWERED), make_feed(4, {"poll_when_opened": True}, **ANSWERED)
JUST = make_feed(5, {"poll_when_opened": True}, last_fetched_at=NOW - 200, last_ok_at=NOW - 200)
ROWS = [NEW, UNANSWERED, FIXED, OPEN, JUST]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, [(1, "added", Cause.SUBSCRIBED), (2, "planned", Cause.TRIED_AGAIN), (3, "planned", Cause.INTERVAL)]),
        (
            {"is_choice": False, "opened": [4, 5, 99]},
            [
                (1, "added", Cause.SUBSCRIBED),
                (4, "opened", Cause.OPENED),
                (2, "planned", Cause.TRIED_AGAIN),
                (3, "planned", Cause.INTERVAL),
            ],
        ),
        (
            {"state": PollState(NOW, np.empty(0), np.empty(0), None, 1)},
            [(1, "added", Cause.SUBSCRIBED), (2, "planned", Cause.TRIED_AGAIN)],
        ),
        ({"state": PollState(NOW, np.empty(0), np.empty(0), None, 0)}, [(1, "added", Cause.SUBSCRIBED)]),
    ],
    ids=["at a question", "between two, feeds opened", "one left", "nothing left"],
)
def test_what_is_due_without_any_plan(asked, expected):
    assert due(ROWS, **asked) == expected


PLANNED = [make_feed(place + 1, **ANSWERED) for place in (BUSY, USUAL, RARE, 3)]
BEFORE_VISIT = make_state(7.5, ages_h=8.0)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, [(1, "planned", Cause.BEFORE_YOUR_VISIT), (2, "planned", Cause.BEFORE_YOUR_VISIT)]),
        ({"woke": True}, [(1, "planned", Cause.WOKE), (2, "planned", Cause.WOKE)]),
        (
            {"arrival": UserActive((2,)), "woke": True},
            [(2, "arrival", Cause.YOU_ARE_READING), (1, "arrival", Cause.YOU_ARE_READING)],
        ),
        ({"arrival": UserActive(), "is_choice": False}, [(1, "arrival", Cause.YOU_ARE_READING)]),
        ({"is_choice": False}, []),
    ],
    ids=["planned", "after waking up", "the user comes and sees one", "the user comes", "no question"],
)
def test_what_is_due_by_worth(asked, expected):
    found = due(PLANNED, BEFORE_VISIT, day_model=usual_day(), **asked)
    assert found[: len(expected)] == expected
    assert bool(found) == bool(expected)


def test_a_feed_is_due_once():
    feeds = [make_feed(1, {"poll_when_opened": True}, **ANSWERED), *PLANNED[1:]]
    found = due(feeds, BEFORE_VISIT, day_model=usual_day(), opened=[1, 1])
    assert [one for one in found if one[0] == 1] == [(1, "opened", Cause.OPENED)]


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 6), st.booleans(), st.lists(st.integers(1, 6), max_size=4))
def test_only_new_subscriptions_are_beyond_what_is_left(left, here, opened):
    state = make_state(7.5, left=left)
    feeds = [
        make_feed(1, {"poll_when_opened": True}, **ANSWERED),
        *PLANNED[1:],
        make_feed(5),
        make_feed(6, HOURLY, **ANSWERED),
    ]
    arrival = UserActive() if here else None
    found = due(feeds, state, arrival=arrival, opened=opened, day_model=usual_day())
    assert len([one for one in found if one[1] != "added"]) <= left
    assert len({one[0] for one in found}) == len(found)


@pytest.mark.parametrize(("interval_s", "until_midnight"), [(HOUR_S, 17), (6 * HOUR_S, 2), (DAY_S, 0), (60, 67)])
def test_fixed_intervals_take_their_polls_off_the_day(interval_s, until_midnight):
    feeds = [make_feed(1, {"interval_s": interval_s}, **ANSWERED), make_feed(2, **ANSWERED)]
    assert interval_polls_today(feeds, NOW, MONDAY + DAY_S) == until_midnight


def test_fixed_intervals_are_forecast_from_when_they_are_due():
    feed = make_feed(1, {"interval_s": 6 * HOUR_S}, **ANSWERED)
    polls = forecast_interval_polls([feed, make_feed(2, **ANSWERED)], NOW)
    assert [one.at for one in polls] == [NOW + (5 + n * 6) * HOUR_S for n in range(4)]
    assert {one.reason for one in polls} == {str(PollReason(Cause.INTERVAL, span_s=6 * HOUR_S))}
