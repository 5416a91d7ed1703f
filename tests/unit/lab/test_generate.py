"""Made-up histories have the rates they were made from, and can be read back."""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
import pytest

from reader.core.errors import UsageError
from reader.lab import command
from reader.lab.command import write_made_up
from reader.lab.files import read_feeds, read_users
from reader.lab.generate import Recipe, generate
from reader.planner.learning.localtime import hour_of_week
from reader.planner.learning.reading import merge_events, session_starts
from tests.unit.lab.histories import UTC


def test_posts_come_at_the_true_rates_and_hours():
    made = generate(Recipe(feeds=60, days=140), np.random.default_rng(3), UTC)
    counts = np.array([times.size for times in made.feeds.posts])
    expected = made.truth.per_day * 140
    assert counts.sum() == pytest.approx(expected.sum(), rel=0.05)
    assert (counts[made.truth.per_day == 0] == 0).all()
    assert (made.truth.per_day == 0).any()
    busiest = int(expected.argmax())
    seen = np.bincount(hour_of_week(made.feeds.posts[busiest]), minlength=168) / counts[busiest]
    assert np.abs(seen - made.truth.week[busiest]).sum() < 0.25


def test_rates_follow_a_power_law():
    made = generate(Recipe(feeds=2000, days=1, silent_share=0.0), np.random.default_rng(1), UTC)
    rates = np.sort(made.truth.per_day)
    assert np.median(rates) == pytest.approx(1.5, rel=0.15)
    assert rates[-200:].sum() > 0.4 * rates.sum()


def test_people_read_in_sessions():
    made = generate(Recipe(feeds=1, days=200, users=2), np.random.default_rng(5), UTC)
    visits = merge_events(made.events["U1"])
    sessions = session_starts(visits)
    assert sessions.size / 200 == pytest.approx(3.0, rel=0.25)
    assert visits.size / sessions.size == pytest.approx(3.0, rel=0.35)


def test_posts_come_in_bursts():
    calm = generate(Recipe(feeds=30, days=30, burst_share=0.0), np.random.default_rng(2), UTC)
    wild = generate(Recipe(feeds=30, days=30, burst_share=0.7), np.random.default_rng(2), UTC)

    def crowding(made):
        gaps = np.concatenate([np.diff(times) for times in made.feeds.posts if times.size > 20])
        return (gaps < 1200).mean()

    assert crowding(wild) > crowding(calm) + 0.15


def test_files_read_back_the_same(tmp_path):
    made = generate(Recipe(feeds=12, days=9, users=2), np.random.default_rng(8), UTC)
    paths = write_made_up(made, tmp_path / "new")
    feeds = read_feeds(paths[0])
    assert feeds.ids == made.feeds.ids
    assert feeds.windows.tolist() == made.feeds.windows.tolist()
    assert all((a == b).all() for a, b in zip(feeds.posts, made.feeds.posts, strict=True))
    assert read_users(paths[1]).keys() == {"U1", "U2"}


def no_store():
    raise AssertionError("only --mine reads the store")


def run(arguments, drawn=None):
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    return command.run(parser.parse_args(arguments), lambda rows, path: drawn.append((rows, path)), no_store)


def test_the_commands_work_together(tmp_path, capsys):
    assert run(["lab", "generate", "--out", str(tmp_path), "--feeds", "9", "--days", "20"]) == 0
    posts, access = str(tmp_path / "made-up.posts.csv.gz"), str(tmp_path / "made-up.access.csv.gz")
    dump = tmp_path / "polls.csv"
    capsys.readouterr()
    options = ["--train-days", "8", "--test-days", "8", "--policies", "uniform,he-parker", "--per-feed", "2"]
    comparing = ["lab", "compare", "--posts", posts, "--access", access, *options]
    drawn: list[Any] = []
    plot = tmp_path / "plot.png"
    assert run([*comparing, "--json", "--dump-polls", str(dump), "--plot", str(plot)], drawn) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["policy"] for row in rows] == ["uniform", "he-parker"]
    assert all(row["polls_per_day"] <= 18 for row in rows)
    assert dump.read_text().splitlines()[0] == "policy,feed_id,unix_ts"
    assert drawn == [(rows, plot)]
    assert run(comparing) == 0
    assert "wait h/day" in capsys.readouterr().out
    for wrong in (["--policies", "nonsense"], ["--shift-weeks", "two"]):
        with pytest.raises(UsageError, match=r"^[A-Z-].*\.$"):
            run([*comparing, *wrong])
