"""Feeds that share a programme are polled nearly as if each had its own."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from reader.planner import alike
from reader.planner.alike import MOST_GROUPS, group_feeds
from reader.planner.day_model import expect_day, make_day_model
from reader.planner.learning.user_states import STATES
from reader.planner.outlook import AGES
from tests.unit.planner.day_models import MONDAY, UTC, make_inputs

MANY = tuple(np.geomspace(0.05, 200.0, 3 * MOST_GROUPS).tolist())


def test_few_feeds_share_nothing():
    expected = expect_day(make_inputs(MANY[:MOST_GROUPS]), MONDAY, UTC)
    groups = group_feeds(expected.rhythm, expected.stakes, expected.alert)
    assert groups.rhythm is expected.rhythm
    assert not groups.of_feed.size


def test_groups_keep_what_all_feeds_post_and_weigh():
    inputs = make_inputs(MANY, weights=np.where(np.arange(len(MANY)) % 3, 1.0, 4.0))
    expected = expect_day(inputs, MONDAY, UTC)
    groups = group_feeds(expected.rhythm, expected.stakes, expected.alert)
    assert len(groups.alert) == MOST_GROUPS
    value = (groups.stakes.weights * groups.rhythm.per_day)[groups.of_feed] * groups.scale
    np.testing.assert_allclose(value, inputs.weights * expected.rhythm.per_day, rtol=1e-6)
    np.testing.assert_allclose(groups.rhythm.shape.sum(axis=1), 1.0)


def test_feeds_with_an_alert_are_not_mixed_with_others():
    alert = np.where(np.arange(len(MANY)) % 7, 0.0, 6.0)
    expected = expect_day(make_inputs(MANY, alert=alert), MONDAY, UTC)
    groups = group_feeds(expected.rhythm, expected.stakes, expected.alert)
    assert set(groups.alert.tolist()) == {0.0, 6.0}
    np.testing.assert_array_equal(groups.alert[groups.of_feed], alert)


@pytest.mark.parametrize("slot", [20, 40, 70])
def test_a_feed_is_ripe_when_it_would_be_with_a_programme_of_its_own(monkeypatch, slot):
    dice = np.random.default_rng(2)
    inputs = make_inputs(MANY, budget=3 * len(MANY))
    shape = dice.gamma(3.0, 1.0, (len(MANY), 12)).repeat(8, axis=1)
    inputs = replace(inputs, rhythm=replace(inputs.rhythm, shape=shape / shape.sum(axis=1, keepdims=True)))
    shared = make_day_model(inputs, MONDAY, UTC)
    monkeypatch.setattr(alike, "MOST_GROUPS", len(MANY))
    alone = make_day_model(inputs, MONDAY, UTC)
    assert shared.price_state.price_h == pytest.approx(alone.price_state.price_h, rel=0.1)
    ours, theirs = (model.outlook.ripe_age_at(slot, STATES - 1) for model in (shared, alone))
    within = (theirs < AGES[-1]) & (ours < AGES[-1]) & (theirs > 1)
    apart = np.abs(np.log(ours[within] / theirs[within]))
    assert within.mean() > 0.2
    assert np.median(apart) < 0.15


def test_silent_feeds_that_are_all_the_same_are_one_group():
    expected = expect_day(make_inputs((0.0,) * (2 * MOST_GROUPS)), MONDAY, UTC)
    groups = group_feeds(expected.rhythm, expected.stakes, expected.alert)
    assert groups.of_feed.max() == 0
