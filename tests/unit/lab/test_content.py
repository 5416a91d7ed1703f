"""The content experiment: what is measured, by hand on small cases, and that policies behave as named."""

from __future__ import annotations

import argparse
import json

import numpy as np
import pytest

from reader.errors import UsageError
from reader.lab.command import add_parser, run
from reader.lab.content import (
    ProfileMeasure,
    TitledPost,
    compare_content,
    known_rates,
    make_content_trial,
    read_titled_posts,
    run_content_policy,
)
from reader.lab.content_report import as_svg, as_table
from reader.lab.policies.content import KINDS, ContentKind, ContentPolicy

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
    return make_content_trial(made_posts(), 3, 2, lambda: None)


def test_what_repeats_itself_is_not_novel(trial):
    assert trial.novel[0].mean() > 0.45
    assert trial.novel[1].mean() < 0.1
    free, based = known_rates(trial, FREE), known_rates(trial, BASED)
    assert free[0] == pytest.approx(free[1], rel=0.1)
    assert based[1] < based[0] / 4


def test_content_based_polling_asks_the_feed_that_repeats_itself_less(trial):
    outcomes = {kind: run_content_policy(trial, kind, 2.0, ProfileMeasure(trial)) for kind in (FREE, BASED)}
    assert outcomes[BASED].quality > outcomes[FREE].quality


def test_quality_is_one_with_every_post_and_falls_without_polls(trial):
    measure = ProfileMeasure(trial)
    often = run_content_policy(trial, FREE, 24.0, measure)
    never = run_content_policy(trial, FREE, 0.0, measure)
    assert often.quality > 0.95
    assert often.fetched_share > 0.9
    assert never.quality < often.quality
    assert (never.polls_per_day, never.fetched_share) == (0.0, 0.0)


def test_the_budget_is_kept(trial):
    for kind in KINDS:
        outcome = run_content_policy(trial, kind, 1.5, ProfileMeasure(trial))
        assert outcome.polls_per_day <= 1.5 * 3 + 1e-9
        assert 0.0 < outcome.quality <= 1.0


def test_greedy_asks_where_most_is_expected_and_fair_forgets_nobody():
    rates = np.array([10.0, 5.0, 0.5])
    greedy = ContentPolicy(FREE, rates, 0.0, {}, np.random.default_rng(1))
    assert greedy.choose(HOUR, 2).tolist() == [0, 1]
    greedy.polled(0, HOUR, 0, 0)
    assert greedy.choose(2 * HOUR, 1).tolist() in ([0], [1])
    fair = ContentPolicy(ContentKind(False, True, False), rates, 0.0, {}, np.random.default_rng(1))
    chosen = [int(fair.choose(HOUR, 1)[0]) for _ in range(500)]
    assert chosen.count(0) > chosen.count(1) > chosen.count(2)
    assert chosen.count(2) > 0


def test_refined_rates_follow_similar_feeds():
    refined = ContentKind(False, False, True)
    policy = ContentPolicy(refined, np.array([5.0, 5.0, 5.1]), 0.0, {0: [(1, 1.0)]}, np.random.default_rng(1))
    assert policy.choose(HOUR, 3).tolist() == [2, 0, 1]
    policy.polled(1, HOUR, posts=30, novel=30)
    after = policy.choose(2 * HOUR, 3).tolist()
    assert after.index(0) < after.index(2)


def test_table_and_picture_hold_every_policy(trial):
    outcomes = compare_content(trial, KINDS, [2.0, 3.0], lambda name: None)
    table, picture = as_table(outcomes), as_svg(outcomes)
    for kind in KINDS:
        assert kind.name in table
        assert kind.name in picture
    assert "3.00 → 2.00 polls keep" in table


def test_the_command_prints_rows_and_draws(tmp_path, capsys):
    path = tmp_path / "made.posts.csv"
    lines = [f"{post.feed_id},{post.at:.0f},{post.title}" for post in made_posts(4)]
    path.write_text("\n".join(["feed_id,unix_ts,title", *lines]))
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    options = ["--content", "--train-days", "2", "--test-days", "1", "--json", "--plot", str(tmp_path / "q.svg")]
    chosen = parser.parse_args(["lab", "compare", "--posts", str(path), *options])
    assert run(chosen, lambda rows, where: None, lambda: pytest.fail("not asked for")) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["policy"] for row in rows} == {kind.name for kind in KINDS}
    assert (tmp_path / "q.svg").read_text().startswith("<svg")


def test_files_without_titles_and_short_histories_are_refused(tmp_path):
    path = tmp_path / "posts.csv"
    path.write_text("feed_id,unix_ts\n1,5\n")
    with pytest.raises(UsageError, match="title"):
        read_titled_posts(path)
    path.write_text("feed_id,unix_ts,title\n1,soon,x\n")
    with pytest.raises(UsageError, match="line 2"):
        read_titled_posts(path)
    with pytest.raises(UsageError, match="cover only"):
        make_content_trial(made_posts(2), 3, 2, lambda: None)
