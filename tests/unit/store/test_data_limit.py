"""The day's data: by kind, what the limit covers, and its shares for what nobody asked for."""

from __future__ import annotations

import math

import pytest

from reader.core.records.logged import UNLIMITED, DataKind, DayUse, sum_by_kind
from reader.core.settings import Settings
from reader.store.poll_log import find_ahead_bytes_left, find_list_bytes_left, make_day_ledger

MB = 1_000_000


def uses(**megabytes: float) -> list[DayUse]:
    return [DayUse("2026-11-16", name.replace("_", "-"), 1, 0, 0, int(mb * MB), 0) for name, mb in megabytes.items()]


def test_every_byte_belongs_to_a_kind():
    spent = uses(planned=1, manual=2, list_picture=3, picture=4, prefetch=5, podcast=6, podcast_ahead=7, server=8)
    sums = sum_by_kind(spent)
    assert list(sums) == list(DataKind)
    assert {kind: size / MB for kind, size in sums.items() if size} == {
        DataKind.FEEDS: 3,
        DataKind.IMAGES: 7,
        DataKind.OFFLINE: 5,
        DataKind.PODCASTS: 13,
        DataKind.ACCOUNTS: 8,
    }


@pytest.mark.parametrize("trigger", sorted(UNLIMITED))
def test_what_the_user_opens_adds_or_downloads_takes_nothing_from_the_limit(trigger):
    spent = [DayUse("2026-11-16", trigger, 1, 0, 0, 900 * MB, 0)]
    assert make_day_ledger(spent, Settings(megabytes_per_day=10)).bytes_left == 10 * MB


@pytest.mark.parametrize(
    ("used", "others", "limit", "left"),
    [
        (0, 0, 50, 5),
        (4, 0, 50, 1),
        (6, 0, 50, 0),
        (0, 0, 10, 1),  # a tenth
        (0, 9.5, 10, 0.5),  # the feeds used most of it
        (0, 20, 10, 0),
        (0, 900, 0, 5),  # no limit: never more than 5 MB
        (0, 0, 1_000, 5),
    ],
)
def test_images_in_lists(used, others, limit, left):
    spent = uses(list_picture=used, planned=others)
    assert math.isclose(find_list_bytes_left(spent, Settings(megabytes_per_day=limit)), left * MB)


@pytest.mark.parametrize(
    ("articles", "episodes", "feeds", "limit", "left"),
    [
        (0, 0, 0, 50, 40),
        (10, 20, 0, 50, 10),
        (0, 0, 20, 50, 30),
        (0, 45, 0, 50, 0),
        (0, 0, 900, 0, 200),  # no limit
    ],
)
def test_articles_and_episodes_ahead_share_four_fifths(articles, episodes, feeds, limit, left):
    spent = uses(prefetch=articles, podcast_ahead=episodes, planned=feeds)
    assert math.isclose(find_ahead_bytes_left(spent, Settings(megabytes_per_day=limit)), left * MB)
