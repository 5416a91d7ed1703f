"""What a poll's answer means for how things stand with a feed's server: a table of answers.

Each row is the state before, the answer, and what is different afterwards; whatever a row does not name stays.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from reader.core.records.fetched import UNREADABLE, Fetched, FetchRequest, Outcome, Problem, Validators
from reader.core.records.parsed import Wishes
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.core.words.catalogue import Code
from reader.engine.update import Reading, next_state, should_adopt
from reader.net.hints import DAY_S, FIRST_WAIT_S, HOUR_S

NOW = 1_790_000_000.0
URL, MOVED = "https://site.example/feed", "https://site.example/new"
OLD, NEW = Validators(URL, "old"), Validators(URL, "new")
FINE = HttpState(validators=OLD, body_hash=b"old", last_fetched_at=NOW - 9, last_ok_at=NOW - 9, last_new_at=NOW - 99)
FAILING = replace(FINE, failing_since=NOW - 50, error_count=3, problem="timeout")
MOVING = replace(FINE, moved_to=MOVED, moved_first_seen_at=NOW - 3 * DAY_S, moved_count=2)
FRESH = Fetched(FetchRequest(URL), Outcome.FRESH, NOW, 0.1, status=200, validators=NEW)
UNCHANGED = replace(FRESH, outcome=Outcome.UNCHANGED, status=304)
ANSWERED = {"validators": NEW, "body_hash": b"new", "last_fetched_at": NOW, "last_ok_at": NOW, "earliest_at": NOW}


def failed(problem: Problem, status: int | None = None, **headers: str) -> Fetched:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Fetched(
        FetchRequest(URL), Outcome.FAILED, NOW, 0.1, status=status, headers=named, validators=OLD, problem=problem
    )


def changes(before: HttpState, fetched: Fetched, new_count: int = 0, wishes: Wishes | None = None) -> dict[str, Any]:
    """Every field that is another afterwards; reasons and messages are words, and others' to test."""
    reading = Reading(wishes or Wishes())
    after = next_state(feed_with(before), fetched, reading, new_count, b"new")
    was = asdict(before)
    return {
        name: value
        for name, value in asdict(after).items()
        if value != was[name] and name not in ("earliest_reason", "message")
    }


def feed_with(http: HttpState) -> Feed:
    return Feed(1, URL, None, 0, 0.0, FeedChoices(), PublisherData(), http)


RECOVERED = {**ANSWERED, "failing_since": None, "error_count": 0, "problem": ""}
ANSWERS: dict[str, tuple[HttpState, Fetched, int, dict[str, Any]]] = {
    "a document without news": (FINE, FRESH, 0, ANSWERED),
    "a document with news": (FINE, FRESH, 2, {**ANSWERED, "last_new_at": NOW}),
    "nothing has changed": (FINE, UNCHANGED, 0, ANSWERED),
    "an answer after failures": (FAILING, FRESH, 0, RECOVERED),
    "nothing has changed, after failures": (FAILING, UNCHANGED, 0, RECOVERED),
    "an answer of a feed that was gone": (
        replace(FINE, status=FeedStatus.GONE), FRESH, 0, {**ANSWERED, "status": FeedStatus.ACTIVE},
    ),
    "an answer of a feed that was set aside": (
        replace(FINE, status=FeedStatus.QUARANTINED), FRESH, 0, {**ANSWERED, "status": FeedStatus.ACTIVE},
    ),
    "an answer that may be kept for an hour": (
        FINE, replace(FRESH, headers={"cache-control": "max-age=3600"}), 0, {**ANSWERED, "earliest_at": NOW + HOUR_S},
    ),
    "a first failure": (
        FINE, failed(Problem.TIMEOUT), 0,
        {"failing_since": NOW, "error_count": 1, "problem": "timeout", "last_fetched_at": NOW,
         "earliest_at": NOW + 120},
    ),
    "a fourth failure": (
        FAILING, failed(Problem.SERVER_ERROR, 500), 0,
        {"error_count": 4, "problem": "server-error", "last_fetched_at": NOW, "earliest_at": NOW + 8 * FIRST_WAIT_S},
    ),
    "told to wait": (
        FINE, failed(Problem.ASKED_TO_WAIT, 429, retry_after="7200"), 0,
        {"failing_since": NOW, "error_count": 1, "problem": "asked-to-wait", "last_fetched_at": NOW,
         "earliest_at": NOW + 7_200},
    ),
    "held back for the host's sake: nobody's fault": (FINE, failed(Problem.ASKED_TO_WAIT), 0, {}),
    "offline: nobody's fault": (FINE, failed(Problem.OFFLINE), 0, {}),
    "cancelled: nobody's fault": (FAILING, failed(Problem.CANCELLED), 0, {}),
    "gone": (
        replace(FINE, next_poll_at=NOW + 5, next_reason="x"), failed(Problem.GONE, 410), 0,
        {"failing_since": NOW, "error_count": 1, "problem": "gone", "last_fetched_at": NOW, "status": FeedStatus.GONE,
         "next_poll_at": None, "next_reason": "", "earliest_at": NOW},
    ),
    "not found is not gone": (
        FINE, failed(Problem.NOT_FOUND, 404), 0,
        {"failing_since": NOW, "error_count": 1, "problem": "not-found", "last_fetched_at": NOW,
         "earliest_at": NOW + FIRST_WAIT_S},
    ),
    "a first permanent redirect": (
        FINE, replace(FRESH, permanent_url=MOVED), 0,
        {**ANSWERED, "moved_to": MOVED, "moved_first_seen_at": NOW, "moved_count": 1},
    ),
    "the same permanent redirect again": (
        MOVING, replace(FRESH, permanent_url=MOVED), 0, {**ANSWERED, "moved_count": 3},
    ),
    "a permanent redirect to another place": (
        MOVING, replace(FRESH, permanent_url=MOVED + "2"), 0,
        {**ANSWERED, "moved_to": MOVED + "2", "moved_first_seen_at": NOW, "moved_count": 1},
    ),
    "the redirect is over": (
        MOVING, FRESH, 0, {**ANSWERED, "moved_to": "", "moved_first_seen_at": None, "moved_count": 0},
    ),
    "a failure does not forget the redirect": (
        MOVING, failed(Problem.TIMEOUT), 0,
        {"failing_since": NOW, "error_count": 1, "problem": "timeout", "last_fetched_at": NOW,
         "earliest_at": NOW + 120},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_what_an_answer_changes(name: str):
    before, fetched, new_count, expected = ANSWERS[name]
    assert changes(before, fetched, new_count) == expected


def test_what_the_document_wishes_holds_for_answers_only():
    wishes = Wishes(ttl_s=7_200)
    assert changes(FINE, FRESH, wishes=wishes)["earliest_at"] == NOW + 7_200
    assert changes(FINE, failed(Problem.TIMEOUT), wishes=wishes)["earliest_at"] == NOW + 120


@pytest.mark.parametrize("is_poison", [False, True])
def test_a_feed_is_set_aside_when_its_document_breaks_the_same_limit_again(is_poison):
    slow, hungry = Code.PARSER_TOO_SLOW(url=URL, seconds="5"), Code.PARSER_OUT_OF_MEMORY(url=URL)
    first = next_state(feed_with(FINE), FRESH, Reading(Wishes(), slow, is_poison), 0, b"new")
    assert first.status is FeedStatus.ACTIVE
    other = next_state(feed_with(first), FRESH, Reading(Wishes(), hungry, is_poison), 0, b"new")
    assert other.status is FeedStatus.ACTIVE
    second = next_state(feed_with(first), FRESH, Reading(Wishes(), slow, is_poison), 0, b"new")
    assert second.status is (FeedStatus.QUARANTINED if is_poison else FeedStatus.ACTIVE)
    well = next_state(feed_with(first), FRESH, Reading(Wishes()), 0, b"new")
    again = next_state(feed_with(well), FRESH, Reading(Wishes(), slow, is_poison), 0, b"new")
    assert again.status is FeedStatus.ACTIVE


@pytest.mark.parametrize("is_poison", [False, True])
@pytest.mark.parametrize("outcome", [FRESH, UNCHANGED])
def test_a_document_that_cannot_be_read_is_wanted_whole_again(outcome, is_poison):
    reading = Reading(Wishes(), Code.FEED_DAMAGED(url=URL), is_poison)
    after = next_state(feed_with(FAILING), outcome, reading, 0, b"new")
    assert after.validators is None
    assert (after.problem, after.message) == (UNREADABLE, reading.message)
    assert (after.error_count, after.failing_since) == (4, NOW - 50)
    assert (after.body_hash, after.last_ok_at) == (b"old", NOW - 9)
    assert after.earliest_at == NOW + 8 * FIRST_WAIT_S
    assert after.status is FeedStatus.ACTIVE


@pytest.mark.parametrize(
    ("http", "fetched", "adopted"),
    [
        (replace(MOVING, moved_count=3), FRESH, True),
        (replace(MOVING, moved_count=3), UNCHANGED, True),
        (replace(MOVING, moved_count=2), FRESH, False),
        (replace(MOVING, moved_count=3, moved_first_seen_at=NOW - DAY_S), FRESH, False),
        (replace(MOVING, moved_count=3, moved_first_seen_at=None), FRESH, False),
        (replace(MOVING, moved_count=3), failed(Problem.TIMEOUT), False),
        (replace(MOVING, moved_count=3, moved_to=URL), FRESH, False),
        (replace(MOVING, moved_count=3, moved_to=URL.replace("https:", "http:")), FRESH, False),
        (FINE, FRESH, False),
    ],
)
def test_when_a_new_address_is_adopted(http, fetched, adopted):
    assert should_adopt(URL, http, fetched) is adopted
