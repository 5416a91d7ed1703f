"""The price of a poll: carried from day model to day model while it fits, sought anew when it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.clock import LocalZone
from reader.core.records.planning import DAY_S, HOUR_S
from reader.engine.messages import FeedsChanged
from reader.engine.planning_inputs import gather_planning_inputs, load_price_state
from reader.planner.day_model import DayModel, make_day_model
from reader.planner.days import local_date
from reader.planner.week import STILL_FITS, PriceState
from reader.store.feeds import list_feeds
from reader.store.poll_log import count_bound, get_day
from tests.engine.rig import Rig

BUDGET = 36


def think(rig: Rig, before: PriceState | None = None) -> DayModel:
    now, zone = rig.clock.now(), LocalZone()
    inputs = gather_planning_inputs(rig.conn, list_feeds(rig.conn), BUDGET, now, zone)
    return make_day_model(replace(inputs, price_before=before), now, zone)


def kept_price_h(rig: Rig) -> float:
    kept = load_price_state(rig.conn)
    assert kept is not None
    return kept.price_h


def test_subscriptions_that_come_a_few_at_a_time_do_not_leave_the_first_ones_price(rig):
    """A day model is made when the first two have answered. With its price, a day's budget would be gone by noon."""
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.restart(daily_budget=BUDGET, fetches_per_minute=2)
    for number in range(12):
        rig.add(number, every_h=1.0 + number / 2)
    rig.run(hours=0.05)
    first_h = kept_price_h(rig)
    rig.run(hours=0.5)
    price_h = kept_price_h(rig)
    assert price_h > 2 * first_h
    assert price_h == pytest.approx(think(rig).price_state.price_h, rel=0.35)


def test_curves_are_carried_over_while_they_fit(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    for number in range(6):
        rig.add(number, every_h=1.0 + number)
    rig.run_now()
    found = think(rig).price_state
    saved = replace(found, bank=1.0)
    assert think(rig, saved).price_state.price_h < found.price_h
    assert think(rig, saved).price_state.even_h == found.even_h
    others = replace(saved, even_h=found.even_h / STILL_FITS * 0.99, curves=found.curves[::-1])
    assert think(rig, others).price_state.curves[1:3] == found.curves[1:3]
    assert think(rig, replace(saved, budget=BUDGET + 1)).price_state.bank == pytest.approx(1.0, abs=0.1)


def test_many_small_changes_in_one_day_are_one_large_one(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    for number in range(6):
        rig.add(number, every_h=1.0 + number)
    rig.run_now()
    found = think(rig).price_state
    before = replace(found, even_h=found.even_h * 1.2)
    assert think(rig, before).price_state.even_h == before.even_h
    assert think(rig, replace(before, day_end=0.0)).price_state.even_h == found.even_h


def test_feeds_of_an_import_have_their_next_poll_at_once(rig):
    """The few that were there had a day model already, which is not made again for each that comes."""
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.foretell_a_day()
    for number in range(2):
        rig.add(number, every_h=2.0)
    rig.run_now()
    rig.clock.advance(60)
    for number in range(2, 14):
        rig.add(number, every_h=2.0)
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.run_now()
    assert all(feed.http.next_poll_at for feed in list_feeds(rig.conn))


def test_a_day_is_entered_with_what_it_spent_and_is_there_after_a_restart(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.restart(daily_budget=BUDGET)
    for number in range(6):
        rig.add(number, every_h=1.0 + number)
    rig.run(hours=36)
    before = load_price_state(rig.conn)
    assert before is not None
    rig.restart(daily_budget=BUDGET)
    rig.run(hours=24)
    after = load_price_state(rig.conn)
    assert after is not None
    assert after.day_end == before.day_end + DAY_S
    spent = count_bound(get_day(rig.conn, local_date(before.day_end - HOUR_S, LocalZone()).isoformat()))
    saved = (before.bank + (before.ahead or 0.0)) + 1 - spent / before.budget
    assert after.bank + (after.ahead or 0.0) == pytest.approx(saved, abs=1e-6)
    assert after.foretold == pytest.approx(0.9 * before.foretold + before.expected)


def test_a_week_without_the_computer_keeps_what_was_learned(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.restart(daily_budget=BUDGET)
    for number in range(6):
        rig.add(number, every_h=1.0 + number)
    rig.run(hours=36)
    before = load_price_state(rig.conn)
    rig.clock.at += 7 * DAY_S
    rig.restart(daily_budget=BUDGET)
    rig.run(hours=1)
    after = load_price_state(rig.conn)
    assert before is not None
    assert after is not None
    assert abs(after.bank - before.bank) <= 1.5
