"""What feeds write and what the user opens changes the plan, where the user wants that, and the plan says so."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.clock import LocalZone
from reader.core.records.content import FeedBias
from reader.core.records.logged import Visit
from reader.core.records.reasons import Bias
from reader.core.records.stored import NewEntry
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_reason
from reader.engine.conditions import Conditions
from reader.features.stories.worker import read_everything
from reader.insights.day import PlanSummary, make_plan_summary
from reader.planner.forecast import WORTH_TELLING, find_bias
from reader.store import feeds, reading_log
from reader.store.db import open_store
from reader.store.settings import save_settings
from tests.engine.simulated import local_time
from tests.unit.store.made import make_content, make_key, store

DAY, HOUR = 86_400, 3_600
NOON = 1_750_000_000 // DAY * DAY + 12 * HOUR
DAYS = 14
WORDS = "harbour comet bread choir engine garden lighthouse ledger marble orchard pilot quarry river saddle".split()


@pytest.fixture
def conn(tmp_path):
    with local_time("UTC"):
        conn = open_store(tmp_path / "plan.sqlite", NOON)
        yield conn
        conn.close()


def fill(conn, url: str, titles) -> int:
    """A feed that posts every third hour for two weeks and was visited as often."""
    feed_id = feeds.add_feed(conn, url, NOON - DAYS * DAY).feed_id
    for number in range(DAYS * 8):
        at = NOON - DAYS * DAY + number * 3 * HOUR
        made = make_content(number, "", title=titles(number), published_at=at, sort_at=at)
        store(conn, feed_id, [NewEntry((make_key(url, number),), replace(made, link=f"{url}/{number}"))], at=at + 60)
    return feed_id


def told_again(number: int) -> str:
    return f"Ferry timetable for platform {WORDS[number % 2]}"


def told_anew(number: int) -> str:
    places = (number * 5, number * 7 + 1, number // 3, number * 11 + 2)
    return " ".join(f"{WORDS[place % len(WORDS)]}{number // 9}" for place in places)


@pytest.fixture
def two(conn):
    """The ids of a feed that repeats itself and of one that does not; otherwise they are alike."""
    ids = (fill(conn, "https://again.example/feed", told_again), fill(conn, "https://anew.example/feed", told_anew))
    visits = [NOON - day * DAY + hour * HOUR for day in range(DAYS, 0, -1) for hour in (-4, 0, 6)]
    reading_log.add_visits(conn, [Visit(at, None, "view") for at in visits])
    read_everything(conn)
    return ids


def plan(conn, **chosen: object) -> PlanSummary:
    settings = Settings(daily_budget=10, **chosen)  # type: ignore[arg-type]
    save_settings(conn, settings)
    return make_plan_summary(conn, settings, Conditions(), NOON, LocalZone())


def counts(summary: PlanSummary) -> Counter:
    return Counter(poll.feed_id for poll in summary.polls)


def test_a_feed_that_repeats_itself_is_polled_less_where_novelty_counts(conn, two):
    again, anew = two
    plain, feed_bias = plan(conn), plan(conn, novelty_in_schedule=True)
    assert counts(plain)[again] == pytest.approx(counts(plain)[anew], abs=1)
    assert counts(feed_bias)[again] < counts(plain)[again]
    assert counts(feed_bias)[anew] >= counts(plain)[anew]
    notes = {describe_reason(poll.reason, LocalZone()) for poll in feed_bias.polls if poll.feed_id == again}
    assert all(reason.endswith(Code.BIAS_REPEATS.value) for reason in notes)
    assert not any(Code.BIAS_REPEATS.value in describe_reason(poll.reason, LocalZone()) for poll in plain.polls)


def test_a_feed_that_the_user_goes_to_is_polled_more(conn, two):
    again, anew = two
    for hours in range(30):
        reading_log.note_place(conn, NOON - DAY - hours * HOUR, [again])
    plain, feed_bias = plan(conn, interest_in_schedule=False), plan(conn)
    assert counts(feed_bias)[again] > counts(plain)[again]
    assert counts(feed_bias)[anew] < counts(plain)[anew]
    said = {poll.feed_id: describe_reason(poll.reason, LocalZone()) for poll in feed_bias.polls}
    assert said[again].endswith(Code.BIAS_OFTEN_OPENED.value)
    if anew in said:
        assert said[anew].endswith(Code.BIAS_SELDOM_OPENED.value)


factors = st.floats(0.05, 20.0)


@given(factors, factors)
def test_the_stronger_of_the_two_is_told_and_only_what_is_worth_it(novelty, interest):
    bias = find_bias(FeedBias(novelty, interest))
    strength = max(novelty, 1 / novelty), max(interest, 1 / interest)
    if max(strength) < WORTH_TELLING * 0.999:
        assert bias is Bias.NONE
    elif max(strength) > WORTH_TELLING * 1.001 and strength[0] > 1.001 * strength[1]:
        assert bias is (Bias.BRINGS_NEW if novelty > 1 else Bias.REPEATS)
    elif max(strength) > WORTH_TELLING * 1.001 and strength[1] > 1.001 * strength[0]:
        assert bias is (Bias.OFTEN_OPENED if interest > 1 else Bias.SELDOM_OPENED)
