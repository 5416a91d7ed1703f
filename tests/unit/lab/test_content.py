"""The content experiment: what is measured, by hand on small cases, and that policies behave as named."""

from __future__ import annotations

import numpy as np
import pytest

from reader.core.errors import UsageError
from reader.lab.content import (
    ProfileMeasure,
    TitledPost,
    known_rates,
    make_content_trial,
    read_titled_posts,
    run_content_policy,
)
from reader.lab.policies.roitman import ContentKind, ContentPolicy

DAY, HOUR = 86_400.0, 3_600.0
FREE = ContentKind(by_content=False, is_fair=False, is_refined=False)
BASED = ContentKind(by_content=True, is_fair=False, is_refined=False)


def made_posts(days=6):
    """Feed 1 says something else twelve times a day, feed 2 nearly the same again and again."""
    rng = np.random.default_rng(3)
    words = [f"word{n}" for n in range(400)]
    posts = []
    for hour in range(0, days * 24, 2):
        fresh = " ".join(rng.choice(words, 6).tolist())
        posts.append(TitledPost("1", hour * HOUR, fresh))
        posts.append(TitledPost("2", hour * HOUR + 60, "water level at the old bridge is normal today"))
        if hour % 24 == 0:
            posts.append(TitledPost("3", hour * HOUR + 120, f"daily {words[hour % 400]} note"))
    return sorted(posts, key=lambda post: post.at)


@pytest.fixture(scope="module")
def trial():
    return make_content_trial(made_posts(), 3, 2)


def test_what_repeats_itself_is_not_novel(trial):
    assert trial.novel[0].mean() > 0.45
    assert trial.novel[1].mean() < 0.1
    free, based = known_rates(trial, None), known_rates(trial, trial.novel)
    assert free[0] == pytest.approx(free[1], rel=0.1)
    assert based[1] < based[0] / 4


def quality(trial, kind, per_hour):
    rates = known_rates(trial, trial.novel if kind.by_content else None)
    policy = ContentPolicy(kind, rates, trial.start_at, trial.similar, trial.novel, np.random.default_rng(1))
    return run_content_policy(trial, policy, per_hour, ProfileMeasure(trial))


def test_content_based_polling_asks_the_feed_that_repeats_itself_less(trial):
    assert quality(trial, BASED, 0.25) > quality(trial, FREE, 0.25)


def test_quality_is_one_with_every_post_and_falls_without_polls(trial):
    assert quality(trial, FREE, 0.0) < 0.95 < quality(trial, FREE, 3.0)


def test_the_budget_is_kept(trial):
    class Counting:
        asked = 0

        def choose(self, now, count):
            self.asked += count
            return np.arange(count)

        def polled(self, feed, now, brought):
            assert len(brought) <= 25

    counting = Counting()
    run_content_policy(trial, counting, 0.4, ProfileMeasure(trial))
    assert 0.4 * 46 < counting.asked <= 0.4 * 48


def test_greedy_asks_where_most_is_expected_and_fair_forgets_nobody():
    rates = np.array([10.0, 5.0, 0.5])
    greedy = ContentPolicy(FREE, rates, 0.0, {}, [], np.random.default_rng(1))
    assert greedy.choose(HOUR, 2).tolist() == [0, 1]
    greedy.polled(0, HOUR, range(0))
    assert greedy.choose(2 * HOUR, 1).tolist() in ([0], [1])
    fair = ContentPolicy(ContentKind(False, True, False), rates, 0.0, {}, [], np.random.default_rng(1))
    chosen = [int(fair.choose(HOUR, 1)[0]) for _ in range(500)]
    assert chosen.count(0) > chosen.count(1) > chosen.count(2)
    assert chosen.count(2) > 0


def test_refined_rates_follow_similar_feeds():
    refined = ContentKind(False, False, True)
    policy = ContentPolicy(refined, np.array([5.0, 5.0, 5.1]), 0.0, {0: [(1, 1.0)]}, [], np.random.default_rng(1))
    assert policy.choose(HOUR, 3).tolist() == [2, 0, 1]
    policy.polled(1, HOUR, range(30))
    after = policy.choose(2 * HOUR, 3).tolist()
    assert after.index(0) < after.index(2)


def test_files_without_titles_and_short_histories_are_refused(tmp_path):
    path = tmp_path / "posts.csv"
    path.write_text("feed_id,unix_ts\n1,5\n")
    with pytest.raises(UsageError, match="title"):
        read_titled_posts(path)
    path.write_text("feed_id,unix_ts,title\n1,soon,x\n")
    with pytest.raises(UsageError, match="line 2"):
        read_titled_posts(path)
    with pytest.raises(UsageError, match="cover only"):
        make_content_trial(made_posts(2), 3, 2)
