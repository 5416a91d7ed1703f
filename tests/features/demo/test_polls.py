"""Made-up polls: each post came with one of them, and the day looks like a day of the real planner."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.features.demo.content import DAYS, HOUR_S, DemoContent, DemoPost, make_timeline
from reader.features.demo.service import make_polls, make_sessions
from tests.features.demo.conftest import NOW, ZONE

SESSIONS = make_sessions(NOW, Random(7), ZONE)


@settings(max_examples=8)
@given(now=st.integers(1_600_000_000, 2_000_000_000), seed=st.integers(0, 10_000))
def test_every_post_is_brought_once_and_after_it_appeared(content: DemoContent, now: int, seed: int):
    posts = make_timeline(content, now, Random(seed), ZONE)
    polls = make_polls(content, posts, make_sessions(now, Random(seed), ZONE), now, Random(seed), ZONE)
    brought = {post.guid: poll.at for poll in polls for post in poll.new}
    assert sum(len(poll.new) for poll in polls) == len(brought)
    assert set(brought) == {post.guid for post in posts}
    assert all(post.published_at <= brought[post.guid] < now for post in posts)
    assert [poll.at for poll in polls] == sorted(poll.at for poll in polls)


def test_a_day_costs_some_hundred_fetches(content: DemoContent, past: tuple[DemoPost, ...]):
    polls = make_polls(content, past, SESSIONS, NOW, Random(7), ZONE)
    assert 80 < len(polls) / DAYS < 400
    unchanged = sum(poll.outcome == "unchanged" for poll in polls) / len(polls)
    assert 0.3 < unchanged < 0.9
    by_feed = Counter(poll.feed for poll in polls)
    assert by_feed["harbour-gazette"] > 3 * by_feed["the-moss-review"]


def test_troubles_show_in_the_log(content: DemoContent, past: tuple[DemoPost, ...]):
    polls = make_polls(content, past, SESSIONS, NOW, Random(7), ZONE)
    outcomes = {feed.slug: [poll for poll in polls if poll.feed == feed.slug] for feed in content.feeds}
    assert [poll.status for poll in outcomes["vintage-terminal"]].count(410) == 1
    assert outcomes["vintage-terminal"][-1].problem == "gone"
    assert outcomes["rail-and-bicycle"][-1].status == 503
    assert all(poll.elapsed_s > 6 for poll in outcomes["orbit-and-ash"])


def test_a_publisher_who_asks_for_two_hours_gets_them(content: DemoContent, past: tuple[DemoPost, ...]):
    times = [
        poll.at for poll in make_polls(content, past, SESSIONS, NOW, Random(7), ZONE) if poll.feed == "orbit-and-ash"
    ]
    assert min(b - a for a, b in pairwise(times)) >= 7_200


def test_the_first_posts_were_fetched_before_the_window_opened(content: DemoContent, past: tuple[DemoPost, ...]):
    polls = make_polls(content, past, SESSIONS, NOW, Random(7), ZONE)
    seen = {post.guid: poll.at for poll in polls for post in poll.new}
    assert 0 < seen[past[1].guid] - past[1].published_at <= 10 * 60
    assert min(seen[post.guid] for post in past[:7]) > NOW - 3 * HOUR_S
