"""The price of a poll: carried from day model to day model while it fits, sought anew when it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.clock import LocalZone
from reader.engine.messages import FeedsChanged
from reader.engine.planning_inputs import gather_planning_inputs, load_price_state
from reader.planner.day_model import DayModel, make_day_model
from reader.planner.price import STILL_FITS, PriceState
from reader.store.feeds import list_feeds
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
    assert price_h == pytest.approx(think(rig).price_state.price_h, rel=0.2)


def test_a_price_is_carried_over_while_it_fits(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    for number in range(6):
        rig.add(number, every_h=1.0 + number)
    rig.run_now()
    found = think(rig).price_state
    carried = replace(found, price_h=2 * found.price_h, next_price_h=3 * found.price_h)
    assert think(rig, carried).price_state.price_h == carried.price_h
    yesterday = replace(carried, day_end=carried.day_end - 86_400)
    assert think(rig, yesterday).price_state.price_h == carried.next_price_h
    others = replace(carried, even_h=found.even_h / STILL_FITS * 0.99)
    assert think(rig, others).price_state == found
    assert think(rig, replace(carried, budget=BUDGET + 1)).price_state == found


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
