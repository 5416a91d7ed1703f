"""The plan of a day: the same for the lab and the engine, and what it carries from day to day."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.records.logged import Visit
from reader.core.records.planning import DAY_S, HOUR_S
from reader.core.records.stored import NewEntry
from reader.engine.planning_inputs import gather_planning_inputs
from reader.features.accounts.records import AccountState
from reader.lab.policies.paperround import Paperround
from reader.planner.day_model import how_sparse, make_day_model
from reader.planner.learning.evidence import pool_posts
from reader.planner.learning.reading import merge_events
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.user_states import STATES
from reader.planner.outlook import AGES, SLOT_H, look_ahead
from reader.planner.strategies.policy import make_circumstances
from reader.planner.week import FRIDAY, WORKDAY
from reader.store.db import open_store
from reader.store.feeds import add_feed, list_feeds
from reader.store.reading_log import add_visits
from tests.unit.planner.day_models import MONDAY, UTC, make_inputs
from tests.unit.planner.test_outlook import prospect
from tests.unit.store.made import make_account, make_content, make_key, store

DAYS, BUDGET = 21, 30


def make_history():
    """Per feed its posts, the first of each at the same instant; and the visits of three weeks before Monday."""
    rng = np.random.default_rng(3)
    first = MONDAY - DAYS * DAY_S
    posts = [
        np.sort(np.append(first, np.floor(rng.uniform(first + 120, MONDAY - 60, int(rate * DAYS)))))
        for rate in (0.4, 2.0, 9.0)
    ]
    visits = [first + day * DAY_S + hour * HOUR_S for day in range(DAYS) for hour in (7.5, 12.2, 19.0)]
    return posts, np.array(visits)


@pytest.fixture
def conn(tmp_path):
    conn = open_store(tmp_path / "same.sqlite", MONDAY)
    yield conn
    conn.close()


def fill(conn, posts, visits, since):
    """Every post is fetched a minute after it came, the last of them at midnight."""
    for number, times in enumerate(posts):
        url = f"https://f{number}.example/feed"
        feed_id = add_feed(conn, url, since).feed_id
        for place, at in enumerate(times.tolist()):
            content = make_content(place, published_at=int(at), sort_at=int(at), link=f"{url}/{place}")
            new = NewEntry((make_key(url, place),), content)
            store(conn, feed_id, [new], at=at + 60)
        store(conn, feed_id, [], at=MONDAY)
    add_visits(conn, [Visit(at, None, "view") for at in visits.tolist()])


def test_lab_and_engine_make_the_same_day_of_the_same_history(conn):
    posts, visits = make_history()
    # What a short first document does not show was not there in the week before it.
    since = posts[0][0] + 60 - 7 * DAY_S
    fill(conn, posts, visits, since)
    inputs = gather_planning_inputs(conn, list_feeds(conn), BUDGET, MONDAY, UTC)
    ours = make_day_model(inputs, MONDAY, UTC)
    given = make_circumstances(
        start_at=MONDAY,
        zone=UTC,
        posts=posts,
        visits=merge_events(visits),
        budget_per_day=BUDGET,
        windows=inputs.windows,
        history_from=since,
    )
    theirs = Paperround(given).day_model_at(MONDAY)
    for name in ("ripe_age", "polls_fresh", "polls_ripening", "prices"):
        np.testing.assert_allclose(getattr(ours.outlook, name), getattr(theirs.outlook, name), rtol=2e-3)
    assert ours.price_state.price_h == pytest.approx(theirs.price_state.price_h)
    np.testing.assert_allclose(ours.posted, theirs.posted)
    assert (ours.until_visit == theirs.until_visit).all()


def test_lab_and_engine_see_an_account_alike(conn):
    """One feed of its own, and two that a server brings half an hour later, under one price."""
    posts, visits = make_history()
    since = posts[0][0] + 60 - 7 * DAY_S
    fill(conn, posts, visits, since)
    make_account(conn, [2, 3], AccountState(synced_at=MONDAY, delay_s=1_800.0))
    inputs = gather_planning_inputs(conn, list_feeds(conn), BUDGET, MONDAY, UTC)
    assert inputs.feed_ids == (1, -1)
    ours = make_day_model(inputs, MONDAY, UTC)
    stretch = ((since, MONDAY),)
    pooled, _ = pool_posts([(posts[1], stretch), (posts[2], stretch)], 1_800.0)
    given = make_circumstances(
        start_at=MONDAY,
        zone=UTC,
        posts=[posts[0], pooled],
        visits=merge_events(visits),
        budget_per_day=BUDGET,
        windows=inputs.windows,
        history_from=since,
    )
    theirs = Paperround(given).day_model_at(MONDAY)
    np.testing.assert_allclose(ours.posted, theirs.posted)
    np.testing.assert_allclose(ours.outlook.ripe_age, theirs.outlook.ripe_age, rtol=2e-3)


def test_today_says_nothing_about_when_the_user_looks():
    plain = make_inputs()
    noisy = replace(plain, visits=np.append(plain.visits, MONDAY + np.arange(1, 9) * HOUR_S))
    one, other = (make_day_model(inputs, MONDAY + 9 * HOUR_S, UTC) for inputs in (plain, noisy))
    assert (one.outlook.ripe_age == other.outlook.ripe_age).all()


def test_alerts_make_a_feed_ripe_sooner_and_weights_too():
    plain = make_inputs()
    alert = np.array([0.0, 6.0, 0.0, 0.0])
    ages = [
        make_day_model(inputs, MONDAY, UTC).outlook.ripe_age_at(40, STATES - 1)[0, 1]
        for inputs in (plain, replace(plain, alert=alert), replace(plain, weights=np.array([1.0, 4.0, 1.0, 1.0])))
    ]
    assert ages[1] < ages[0]
    assert ages[2] < ages[0]


def test_a_day_carries_its_curves_to_the_next_and_makes_only_its_own_anew():
    first = make_day_model(make_inputs(), MONDAY, UTC).price_state
    visited = np.append(make_inputs().visits, MONDAY + np.array([8.0, 18.0]) * HOUR_S)
    carried = make_inputs(visits=visited, price_before=first, spent_before=round(20 * first.expected))
    second = make_day_model(carried, MONDAY + DAY_S, UTC).price_state
    assert second.curves[FRIDAY:] == first.curves[FRIDAY:]
    assert second.curves[WORKDAY] != first.curves[WORKDAY]
    assert second.price_h == pytest.approx(first.price_h, rel=0.3)
    assert second.day_end == MONDAY + 2 * DAY_S


def test_curves_of_other_feeds_are_made_anew_but_the_bank_stays():
    first = replace(make_day_model(make_inputs(), MONDAY, UTC).price_state, bank=0.5)
    other = make_inputs((400.0, 400.0, 400.0, 400.0), price_before=first)
    second = make_day_model(other, MONDAY, UTC).price_state
    assert second.curves[FRIDAY:] != first.curves[FRIDAY:]
    assert second.bank == 0.5


@pytest.mark.parametrize("price_h", [3.0, 8.0, 20.0])
@pytest.mark.parametrize("visits_at", [(30, 70), (50,), (20, 22, 24, 90)])
def test_one_feed_is_polled_as_well_as_by_trying_every_two_polls(price_h, visits_at):
    """Looks that are sure to come in some slots, one feed that posts evenly, nothing after midnight."""
    sure = 40.0
    visits = np.zeros((STATES, SLOTS))
    visits[:, list(visits_at)] = sure
    per_slot = 24.0 / SLOTS
    day = replace(
        prospect([24.0]), visits=visits.T.astype(np.float32), moves=np.tile(np.eye(STATES, k=0), (SLOTS, 1, 1))
    )
    outlook = look_ahead(day, np.array([price_h * sure]), np.zeros((STATES, 1, len(AGES)), dtype=np.float32))

    def cost(polls):
        total, age = len(polls) * price_h * sure, 8.0
        for slot in range(SLOTS):
            age = 0.0 if slot in polls else age
            if slot in visits_at:
                total += sure * per_slot * (age + 0.5) ** 2 / 2 * SLOT_H
            age += 1.0
        return total

    made: list[int] = []
    age = 8.0
    for slot in range(SLOTS):
        if age >= outlook.ripe_age_at(slot, STATES - 1)[0, 0]:
            made, age = [*made, slot], 0.0
        age += 1.0
    tried = [[], *([a] for a in range(SLOTS)), *([a, b] for a in range(SLOTS) for b in range(a + 1, SLOTS))]
    best = min(map(cost, tried))
    assert cost(made) <= 1.05 * best


@pytest.mark.parametrize(("budget", "sparse"), [(0, 0.0), (100, 1 / 9), (300, 1.0), (4_000, 1.0)])
def test_a_day_is_sparse_below_three_polls_per_feed(budget, sparse):
    assert how_sparse(budget, feeds=100) == pytest.approx(sparse)
