"""schedule, fetch, log-visit, stats and log, as a person at a terminal would use them."""

from __future__ import annotations

import pytest

from reader.cli.arguments import parse_instant, parse_span
from reader.core.errors import UsageError
from reader.core.paths import Profile
from reader.core.records.logged import DataKind
from reader.engine.process.handover import Endpoint
from reader.engine.process.profile_lock import ProfileLock
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from tests.feedserver import page, simple_feed


@pytest.fixture
def subscribed(terminal, feedserver):
    for number in range(3):
        feedserver.serve(f"/{number}", page(simple_feed(f"Feed {number}", 12), etag=f'"{number}"'))
        assert terminal.run("add", feedserver.url(f"/{number}", host=f"127.0.0.{number + 1}")).code == 0
    return terminal


def plan(terminal, *arguments: object) -> dict:
    answer = terminal.run("schedule", "--json", *arguments)
    assert answer.code == 0, answer.err
    (row,) = answer.rows()
    return dict(row)


def test_a_plan_has_polls_with_worth_and_reason(subscribed):
    notes = plan(subscribed)
    assert notes["fetches"] == sorted(notes["fetches"], key=lambda poll: poll["at"])
    assert [poll for poll in notes["fetches"] if poll["worth"] <= 0 or not poll["reason"].endswith(".")] == []
    assert all(set(poll) == {"feed", "at", "worth", "reason"} for poll in notes["fetches"])
    assert notes["price"] > 0
    assert notes["expected_wait_min_per_article"] >= 0
    assert notes["used"] == 0  # what one subscribes to is asked for, and apart
    polls, delays = zip(*notes["curve"], strict=True)
    assert list(polls) == sorted(polls)
    assert list(delays) == sorted(delays, reverse=True)


def test_a_smaller_budget_plans_fewer_polls_and_longer_waits(subscribed):
    few, many = plan(subscribed, "--budget", 4), plan(subscribed, "--budget", 200)
    assert len(few["fetches"]) < len(many["fetches"])
    assert few["expected_wait_min_per_article"] >= many["expected_wait_min_per_article"]
    assert few["left"] == 6  # half as many again on a busy day


def test_the_plan_of_one_feed(subscribed, feedserver):
    url = feedserver.url("/1", host="127.0.0.2")
    assert {poll["feed"] for poll in plan(subscribed, "--feed", "Feed 1")["fetches"]} <= {url}
    assert "fetches used today" in subscribed.run("schedule", "--feed", "Feed 1").out


def test_a_plan_without_feeds(terminal):
    assert plan(terminal)["fetches"] == []
    assert "No fetches scheduled." in terminal.run("schedule").out


def test_poll_once_then_log_and_stats(terminal, feedserver, tmp_path):
    feedserver.serve("/0", page(simple_feed("Feed 0", 12), etag='"0"'))
    outline = tmp_path / "feeds.opml"
    outline.write_text(f'<opml><body><outline xmlUrl="{feedserver.url("/0")}" text="Feed 0"/></body></opml>')
    terminal.run("import", outline)
    terminal.run("add", feedserver.url("/0"))  # a list alone may not lead to loopback
    answer = terminal.run("fetch", "--once")
    assert (answer.code, "1 feed fetched, 12 new articles." in answer.out) == (0, True)
    (row,) = terminal.rows("log")
    assert (row["trigger"], row["reason"], row["status"], row["new"]) == ("added", ("You just subscribed."), 200, 12)
    assert row["next_at"] is None or row["next_reason"]
    terminal.run("fetch", "--once")
    assert len(feedserver.seen("/0")) == 1
    (stats,) = terminal.rows("stats", "--days", 3)
    assert (stats["fetches"], stats["new_articles"]) == (1, 12)
    assert stats["bytes_by_kind"]["feeds"] == stats["bytes"] > 0
    assert set(stats["bytes_by_kind"]) == set(DataKind)
    assert "Refreshing every hour would have taken" in terminal.run("stats").out


def test_seen_is_remembered(subscribed):
    assert subscribed.run("log-visit").out == "Noted a visit.\n"
    assert subscribed.run("log-visit", "--feed", "Feed 2", "--at", "2026-01-02T08:30").code == 0
    refused = subscribed.run("log-visit", "--at", "2999-01-01")
    assert (refused.code, "future" in refused.err) == (2, True)
    assert subscribed.run("log-visit", "--at", "noonish").code == 2


def test_a_second_poll_hands_over(subscribed):
    profile = Profile(subscribed.folder)
    wishes = []

    def handle(wish):
        wishes.append(wish)
        return "It was asked to refresh."

    with ProfileLock(profile):
        assert "already running" in subscribed.run("fetch", "--once").out
        endpoint = Endpoint(profile, handle)
        assert subscribed.run("fetch").out == "It was asked to refresh.\n"
        subscribed.run("log-visit")
        endpoint.close()
    assert [wish["do"] for wish in wishes] == ["refresh", "seen"]


def test_spans_and_instants():
    assert parse_span("1h30m") == 5_400
    assert parse_span("2d") == 172_800
    for text in ("2", "h", "2 h", "-1h"):
        with pytest.raises(UsageError):
            parse_span(text)
    assert parse_instant("2026-01-02T08:30:00+00:00", 1_800_000_000) == 1_767_342_600


def test_wishes_about_one_feed(subscribed):
    subscribed.run(
        "edit", "Feed 1", "--priority", "highest", "--every", "40m", "--notify", "--miss-nothing", "--when-opened"
    )
    conn = open_store(Profile(subscribed.folder).database, 0.0)
    (feed,) = [feed for feed in list_feeds(conn) if feed.name == "Feed 1"]
    conn.close()
    choices = feed.choices
    assert (choices.weight, choices.interval_s, choices.alert) == ("most", 2_400, True)
    assert choices.poll_when_opened
    assert choices.miss_nothing
    assert {poll["reason"] for poll in plan(subscribed, "--feed", "Feed 1")["fetches"]} == {
        "You set it to be fetched every 40 minutes."
    }
    assert subscribed.run("edit", "Feed 1", "--every", "1m").code == 2
    assert subscribed.run("edit", "Feed 1", "--every", "auto", "--no-notify").code == 0
