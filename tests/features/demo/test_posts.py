"""Made-up times: as often as declared, at the declared hours, and the same for the same seed."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import datetime, timedelta, timezone
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.features.demo.content import (
    CALM_S,
    DAY_S,
    DAYS,
    DemoContent,
    DemoPost,
    load_content,
    make_live_posts,
    make_posts,
    make_timeline,
)
from tests.features.demo.conftest import NOW, ZONE

FIRST_TITLES = [
    "Night ferry to run all summer after crews agree a new rota",
    "The estuary that keeps its own time",
    "港町の古い灯台、市民の手で三十年ぶりに灯る",
    "Our builds got slower when we cached more",
    "Stadtrat beschließt Nachtzug nach Norden: ab Herbst dreimal pro Woche",
    "سوق السمك القديم يفتح أبوابه بعد ترميم دام ثلاث سنوات",
    "A scheduler that yields when the fan starts",
]


def test_a_newcomer_first_sees_the_chosen_posts(past: tuple[DemoPost, ...]):
    # Two more feeds tell the first story: the list shows it once.
    told_again = [post for post in past[:9] if post.title.startswith("Night ferry")][1:]
    assert len({post.feed for post in told_again}) == 2
    assert [post.title for post in past[:9] if post not in told_again] == FIRST_TITLES
    assert all(post.published_at <= NOW - CALM_S for post in past[9:])


def test_the_same_seed_gives_the_same_posts_in_any_process(content: DemoContent):
    assert make_posts(content, NOW, 7, ZONE) == make_posts(load_content(), NOW, 7, ZONE)
    assert make_posts(content, NOW, 7, ZONE) != make_posts(content, NOW, 8, ZONE)


def test_every_feed_posts_as_often_as_it_declares(content: DemoContent, past: tuple[DemoPost, ...]):
    recent = Counter(post.feed for post in past if post.published_at > NOW - DAYS * DAY_S - DAY_S)
    for feed in content.feeds:
        assert abs(recent[feed.slug] - feed.post_count) <= 1, feed.slug
    assert 50 < len(past) / DAYS < 90


def test_busy_and_rare_feeds_are_both_there(content: DemoContent):
    rates = [feed.rate for feed in content.feeds]
    assert max(rates) >= 10
    assert min(rates) <= 0.1


def test_a_feed_keeps_its_hours(content: DemoContent, past: tuple[DemoPost, ...]):
    for slug in ("harbour-gazette", "nordlicht-kurier", "packet-parlour"):
        shape = content.shapes[content.get_feed(slug).shape]
        hours = [datetime.fromtimestamp(post.published_at, ZONE).hour for post in past if post.feed == slug]
        busy = {hour for hour in range(24) if shape[hour] >= sum(shape) / 24}
        share = sum(shape[hour] for hour in busy) / sum(shape)
        assert sum(hour in busy for hour in hours) / len(hours) == pytest.approx(share, abs=0.12), slug


def test_a_timetable_is_kept_to_a_few_minutes(content: DemoContent, past: tuple[DemoPost, ...]):
    comics = [post for post in past if post.feed == "gull-and-buoy"]
    assert len(comics) == 9
    for post in comics:
        local = datetime.fromtimestamp(post.published_at, ZONE)
        assert local.hour == 7
        assert local.isoweekday() in (1, 3, 5)


def test_those_who_fell_silent_stay_silent(content: DemoContent, past: tuple[DemoPost, ...]):
    for feed in content.feeds:
        newest = max(post.published_at for post in past if post.feed == feed.slug)
        assert newest <= NOW - feed.stopped_days * DAY_S
    moss = [post for post in past if post.feed == "the-moss-review"]
    assert max(post.published_at for post in moss) < NOW - 40 * DAY_S


def test_titles_never_repeat_within_a_feed(past: tuple[DemoPost, ...], live: tuple[DemoPost, ...]):
    names = Counter((post.feed, post.title) for post in past + live)
    assert max(names.values()) == 1
    assert len({post.guid for post in past + live}) == len(past) + len(live)


def test_new_posts_appear_about_every_minute(live: tuple[DemoPost, ...]):
    gaps = [b.published_at - a.published_at for a, b in itertools.pairwise(live)]
    assert live[0].published_at > NOW
    assert min(gaps) >= 35
    assert sum(gaps) / len(gaps) < 90
    assert len({post.feed for post in live[:60]}) >= 12


def test_a_series_never_goes_back(content: DemoContent, live: tuple[DemoPost, ...]):
    """An old episode must not appear as the newest post."""
    assert not {post.feed for post in live} & {"long-wave", "kleine-nachtfahrt", "inspector-teapot"}


@settings(max_examples=5)
@given(
    now=st.integers(1_600_000_000, 2_000_000_000),
    seed=st.integers(0, 10_000),
    zone=st.integers(-12, 14).map(lambda hours: timezone(timedelta(hours=hours))),
)
def test_any_hour_and_any_place_gives_a_whole_timeline(content: DemoContent, now: int, seed: int, zone: timezone):
    posts = make_timeline(content, now, Random(seed), zone)
    assert [post.title for post in posts if post.title in FIRST_TITLES] == FIRST_TITLES
    assert all(post.published_at <= now for post in posts)
    assert {post.feed for post in posts} == {feed.slug for feed in content.feeds}
    assert list(posts) == sorted(posts, key=lambda post: (-post.published_at, post.guid))
    assert make_live_posts(content, posts, now, Random(seed))[0].published_at > now


def test_a_feed_whose_parts_are_used_up_falls_silent(content: DemoContent):
    notices = content.get_feed("sada-almarfa")
    alone = replace(content, feeds=(replace(notices, posts=notices.posts[:1]),))
    titles = [post.title for post in make_live_posts(alone, (), NOW, Random(1))]
    assert len(titles) == len(set(titles)) == 31
