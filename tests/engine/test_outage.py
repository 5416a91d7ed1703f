"""Outages: a fault of the network is no fault of the feeds, and minutes after it all goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from reader.core.records.stored import Feed
from reader.engine.conditions import Network
from reader.engine.messages import FeedsChanged, NetworkChanged, Refresh, Refreshed, Status
from reader.insights.feed_health import find_health
from tests.engine.rig import Rig
from tests.feedserver import broken_off, page, redirect
from tests.long_tests import mark_long

LOGIN = page(b"<html><title>Hotel</title><form><input type=password></form></html>", content_type="text/html")


@contextmanager
def no_line(rig: Rig) -> Iterator[None]:
    rig.restart()  # names that are known are not looked up
    rig.is_offline = True
    yield
    rig.is_offline = False


@contextmanager
def no_names(rig: Rig) -> Iterator[None]:
    rig.restart()
    rig.knows_no_names = True
    yield
    rig.knows_no_names = False


def server_away(rig: Rig) -> AbstractContextManager[None]:
    return rig.server.away()


@contextmanager
def behaving(rig: Rig, behaviour: Callable[..., object]) -> Iterator[None]:
    before = dict(rig.server._routes)
    for path in before:
        rig.server.serve(path, behaviour)
    yield
    for path, was in before.items():
        rig.server.serve(path, was)


def portal(rig: Rig) -> AbstractContextManager[None]:
    return behaving(rig, LOGIN)


@contextmanager
def portal_that_redirects(rig: Rig) -> Iterator[None]:
    with behaving(rig, redirect(rig.server.url("/login", "127.0.0.99"))):
        rig.server.serve("/login", LOGIN)
        yield


def networks_cut(rig: Rig) -> AbstractContextManager[None]:
    return behaving(rig, broken_off())


OUTAGES = {
    "no line": no_line,
    "DNS": no_names,
    "server away": server_away,
    "portal": portal,
    "portal that redirects": portal_that_redirects,
    "lines cut": networks_cut,
}


def refreshed(rig: Rig) -> Refreshed:
    return [note for note in rig.notes if isinstance(note, Refreshed)][-1]


def status(rig: Rig) -> Status:
    return [note for note in rig.notes if isinstance(note, Status)][-1]


def press(rig: Rig, *feeds: Feed) -> Refreshed:
    rig.engine.handle(Refresh(tuple(feed.id for feed in feeds) or None), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    return refreshed(rig)


def unblamed(rig: Rig, feeds: list[Feed]) -> bool:
    states = [rig.feed(feed).http for feed in feeds]
    return all((http.error_count, http.problem, http.failing_since) == (0, "", None) for http in states)


@pytest.mark.parametrize("hosts", mark_long([1, 5], {1}))
@pytest.mark.parametrize("outage", OUTAGES)
def test_nobody_is_punished_and_all_goes_on_within_minutes(rig, outage, hosts):
    feeds = [rig.add(number, every_h=0.5, host=number % hosts) for number in range(5)]
    rig.run(hours=1)
    with OUTAGES[outage](rig):
        rig.clock.at += 400
        heard = press(rig)
        assert (heard.asked, heard.answered, heard.failed) == (5, 0, 0)
        assert unblamed(rig, feeds)
        assert rig.engine.run_once(rig.clock.now()) - rig.clock.now() <= 60
        before = len(rig.polls())
    rig.clock.at += 30
    heard = press(rig)
    assert (heard.asked, heard.answered) == (5, 5)
    assert len(rig.polls()) == before + 5


@pytest.mark.parametrize("outage", OUTAGES)
def test_after_hours_without_a_line_it_is_found_again_by_itself(rig, outage):
    feeds = [rig.add(number, every_h=0.5) for number in range(5)]
    rig.run(hours=1)
    rig.server.forget()
    with OUTAGES[outage](rig):
        rig.run(hours=3)
        assert unblamed(rig, feeds)
        assert status(rig).is_offline
        assert len(rig.server.seen()) <= 3 * 3 * 2 * 16  # a few probe feeds at each try, and a portal's own page
    back_at, before = rig.clock.now(), len(rig.polls())
    rig.run(hours=0.25)
    after = rig.polls()[before:]
    assert after
    assert after[0].at - back_at <= 301
    assert not status(rig).is_offline


@pytest.mark.parametrize("outage", ["server away", "DNS", "lines cut"])
def test_a_new_subscription_waits_for_the_line(rig, outage):
    rig.add(0)
    rig.run(hours=0.5)
    feed = rig.add(1)
    with OUTAGES[outage](rig):
        rig.engine.handle(FeedsChanged(), rig.clock.now())
        rig.engine.run_once(rig.clock.now())
        assert rig.feed(feed).http.last_fetched_at is None
    rig.run(hours=0.1)
    assert rig.polls(feed, "added") or rig.polls(feed, "planned")
    assert rig.feed(feed).http.last_ok_at is not None


def test_only_a_feed_that_fails_while_others_answer_backs_off(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(4)]
    rig.run(hours=1)
    rig.server.serve("/0", broken_off())
    rig.clock.at += 400
    heard = press(rig)
    assert (heard.asked, heard.answered, heard.failed) == (4, 3, 1)
    assert rig.feed(feeds[0]).http.error_count == 1
    assert unblamed(rig, feeds[1:])
    assert not find_health(rig.feed(feeds[0]), rig.clock.now()).is_trouble  # a single miss is none
    assert rig.feed(feeds[0]).http.next_poll_at - rig.clock.now() <= 121
    rig.run(hours=0.05)
    assert rig.feed(feeds[0]).http.error_count == 2
    assert find_health(rig.feed(feeds[0]), rig.clock.now()).is_trouble


def test_a_feed_that_fails_alone_is_judged_by_asking_another(rig):
    dead = rig.add(0, every_h=0.5)
    for number in range(1, 4):
        rig.add(number, every_h=0.5)
    rig.run(hours=1)
    rig.server.serve("/0", broken_off())
    rig.clock.at += 400
    press(rig, dead)
    assert rig.feed(dead).http.error_count == 0
    assert not status(rig).is_offline
    rig.run(hours=0.02)
    assert rig.feed(dead).http.error_count == 1


def test_a_server_that_is_alone_and_stays_away_is_blamed_at_last(rig):
    feed = rig.add(0, every_h=0.5)
    rig.run(hours=1)
    with rig.server.away():
        rig.clock.at += 400
        press(rig)
        rig.run(hours=0.5)
        assert 1 <= rig.feed(feed).http.error_count <= 4


def test_feeds_that_are_all_dead_are_blamed_where_the_system_has_a_line(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(3)]
    rig.run(hours=1)
    rig.restart()
    rig.engine.handle(NetworkChanged(Network(online=True)), rig.clock.now())
    rig.knows_no_names = True
    rig.clock.at += 400
    press(rig)
    rig.run(hours=0.9)
    assert unblamed(rig, feeds)
    rig.run(hours=0.5)
    assert not unblamed(rig, feeds)


def test_a_proxy_that_is_away_is_no_feeds_fault(rig):
    feeds = [rig.add(number, every_h=0.5) for number in range(5)]
    rig.run(hours=1)
    with rig.server.away():
        pass
    rig.restart(proxy="http://127.0.0.1:9")
    rig.clock.at += 400
    assert press(rig).answered == 0
    assert unblamed(rig, feeds)
    rig.restart(proxy="")
    assert press(rig).answered == 5


def test_a_machine_that_sleeps_in_the_middle_of_a_round_blames_nobody(rig):
    feeds = [rig.add(number, every_h=0.5, host=0) for number in range(2)]
    feeds += [rig.add(number, every_h=0.5) for number in range(2, 6)]
    rig.run(hours=1)

    def sleep_and_cut(exchange):
        rig.clock.at += 7_200
        return broken_off()(exchange)

    for number in range(1, 6):
        rig.server.serve(f"/{number}", sleep_and_cut)
    rig.clock.at += 400
    press(rig)
    assert unblamed(rig, feeds[1:])


def test_a_line_that_the_system_knows_to_be_back_is_used_at_once(rig):
    rig.add(0, every_h=0.5)
    new = rig.add(1)
    rig.engine.handle(NetworkChanged(Network(online=False)), rig.clock.now())
    rig.run(hours=2)
    assert not rig.polls(new)
    rig.engine.handle(NetworkChanged(Network(online=True)), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert rig.polls(new)


def test_a_feed_in_trouble_is_tried_again_by_itself_and_not_left_to_the_plan(rig):
    feed = rig.add(0, every_h=100.0)
    rig.add(1, every_h=0.5)
    rig.restart(daily_budget=50)
    rig.run(hours=1)
    rig.server.serve("/0", page(b"", status=500))
    rig.clock.at += 400
    press(rig)
    failed_at = rig.polls(feed)[-1].at
    rig.server.serve("/0", page(rig.document(0, 12, 100.0)))
    rig.run(hours=0.4)
    assert 900 <= rig.polls(feed)[-1].at - failed_at <= 960
    assert rig.feed(feed).http.error_count == 0
