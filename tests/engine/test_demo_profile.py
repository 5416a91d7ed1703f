from __future__ import annotations

from collections.abc import Iterator

import pytest

from reader.core.clock import LocalZone
from reader.core.records.stored import View, ViewKind
from reader.core.settings import Settings
from reader.core.words.words import in_english
from reader.features.demo.content import load_content
from reader.features.stories import store as stories
from reader.features.stories.worker import list_for_you
from reader.insights.feed_health import find_health
from reader.planner.learning.evidence import closed_slots
from reader.store import feeds, poll_log, reading_log, tags, views
from reader.store.db import Connection, open_store
from reader.store.maintenance import check
from tests.unit.store.made import search_ids
from tests.window.insights.demo_weeks import NOW, make_demo_profile


@pytest.fixture(scope="module")
def conn(tmp_path_factory) -> Iterator[Connection]:
    weeks = open_store(make_demo_profile(tmp_path_factory.mktemp("demo") / "profile").database, NOW)
    yield weeks
    weeks.close()


def test_the_demo_fills_a_profile_like_three_real_weeks(conn):
    subscriptions = feeds.list_feeds(conn)
    assert len(subscriptions) == len(load_content().feeds)
    assert len(views.list_page(conn, View(), 5_000)) > 1_000
    assert views.list_page(conn, View(unread_only=True), 1)[0].title.startswith("Night ferry")
    assert views.list_page(conn, View(ViewKind.STARRED), 1)
    assert {tag.name for tag in tags.list_tags(conn)} == {"To cook", "Typography"}
    assert len(reading_log.list_sessions(conn)) > 40
    assert {in_english(find_health(feed, NOW).message) for feed in subscriptions} >= {"OK", ("discontinued")}
    assert search_ids(conn, "灯台")
    (story,) = stories.list_stories(conn, NOW - 86_400, 5)
    assert story.fold.feeds == story.fold.unread == 3
    suggested = list_for_you(conn, Settings(), NOW, 20)
    assert len({row.feed_id for row in views.get_rows(conn, [one.entry_id for one in suggested])}) > 5
    assert sum(bool(one.reason) for one in suggested) > len(suggested) / 2
    assert check(conn) == []


def test_the_made_up_machine_runs_all_day_and_sleeps_all_night(conn):
    closed = closed_slots(poll_log.list_awake(conn), NOW, LocalZone())
    by_hour = closed.reshape(24, -1)
    assert not by_hour[8:21].any()
    assert by_hour[1:5].all()
