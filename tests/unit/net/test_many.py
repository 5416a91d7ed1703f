"""Many fetches at once: polite to each host, quick over all of them, stopped at a word."""

from __future__ import annotations

import random
import threading
from itertools import pairwise

import pytest
from msgspec.structs import replace

from reader.core.records.fetched import FetchRequest, Outcome, Problem
from reader.core.words.words import in_english
from reader.net.client import Client, fetch_many
from reader.net.host_limits import Courtesy, HostBook, find_host_key
from tests.feedserver import page, raw, redirect, silence, simple_feed, slow
from tests.unit.net.conftest import SMALL

FEED = simple_feed()
QUICK = Courtesy(pause_s=0.0)


def requests_for(feedserver, hosts: int, feeds: int) -> list[FetchRequest]:
    return [
        FetchRequest(feedserver.url(f"/{feed}", host=f"127.0.0.{host + 10}"))
        for feed in range(feeds)
        for host in range(hosts)
    ]


def test_every_request_has_one_result(feedserver, client):
    feedserver.serve("*", page(FEED))
    asked = requests_for(feedserver, hosts=7, feeds=5)
    results = list(fetch_many(client, asked, courtesy=QUICK))
    assert sorted(one.request.url for one in results) == sorted(one.url for one in asked)
    assert all(one.outcome is Outcome.FRESH for one in results)


def test_one_connection_per_host_at_a_time_and_many_hosts_at_once(feedserver, client):
    all_here = threading.Barrier(6)

    def wait_for_the_others(exchange):
        all_here.wait(60)  # breaks, and with it the test, unless six hosts are asked at once
        page(FEED)(exchange)

    feedserver.serve("*", slow(page(FEED), 0.01))
    feedserver.serve("/0", wait_for_the_others)
    results = list(fetch_many(client, requests_for(feedserver, hosts=6, feeds=4), courtesy=QUICK))
    assert all(one.body == FEED for one in results)
    assert set(feedserver.most_at_once.values()) == {1}
    connections = {(seen.host, seen.connection) for seen in feedserver.seen()}
    assert len(connections) == 6  # each host's line was kept for its next feed


def test_a_pause_lies_between_two_fetches_to_a_host(feedserver, client):
    feedserver.serve("*", page(FEED))
    list(fetch_many(client, requests_for(feedserver, hosts=2, feeds=4), courtesy=Courtesy(0.05)))
    for host in ("127.0.0.10", "127.0.0.11"):
        times = [seen.at for seen in feedserver.seen() if seen.host == host]
        assert len(times) == 4
        assert all(later - earlier >= 0.05 for earlier, later in pairwise(times))


def test_the_pause_holds_from_one_round_to_the_next(feedserver, client):
    feedserver.serve("*", page(FEED))
    for _ in range(2):
        list(fetch_many(client, requests_for(feedserver, hosts=1, feeds=1), courtesy=Courtesy(0.1)))
    first, second = feedserver.seen()
    assert second.at - first.at >= 0.1


def test_a_redirect_waits_its_turn_at_the_host_it_leads_to(feedserver, client):
    target = feedserver.url("/feed", host="127.0.0.50")
    feedserver.serve("*", redirect(target))
    feedserver.serve("/feed", slow(page(FEED), 0.01))
    results = list(fetch_many(client, requests_for(feedserver, hosts=8, feeds=1), courtesy=QUICK))
    assert [one.body for one in results] == [FEED] * 8
    assert feedserver.most_at_once["127.0.0.50"] == 1


def test_a_storm_of_429_is_one_fetch_and_then_silence_for_the_whole_host(feedserver, client, clock):
    feedserver.serve("*", page(b"", 429, headers={"Retry-After": "600"}))
    results = list(fetch_many(client, requests_for(feedserver, hosts=1, feeds=20), courtesy=QUICK))
    assert len(feedserver.seen()) == 1
    assert {one.problem for one in results} == {Problem.ASKED_TO_WAIT}
    assert sorted(one.status is None for one in results) == [False] + [True] * 19
    held_back = [one for one in results if one.status is None]
    assert all("asked Paperround to slow down. It will wait" in in_english(one.message) for one in held_back)
    assert {one.headers["retry-after"] for one in held_back} == {"600"}
    clock.advance(599)
    list(fetch_many(client, requests_for(feedserver, hosts=1, feeds=3), courtesy=QUICK))
    assert len(feedserver.seen()) == 1
    clock.advance(2)
    list(fetch_many(client, requests_for(feedserver, hosts=1, feeds=1), courtesy=QUICK))
    assert len(feedserver.seen()) == 2


def test_closed_hosts_can_be_kept_over_a_restart(feedserver, client, clock):
    url = feedserver.serve("/feed", page(b"", 503))
    list(fetch_many(client, [FetchRequest(url)]))
    kept = client.hosts.closed(clock.now())
    assert kept == {f"127.0.0.1:{feedserver.port}": clock.now() + 3600}
    with Client(clock) as other:
        for host, until in kept.items():
            other.hosts.close(host, until)
        assert next(fetch_many(other, [FetchRequest(url)])).status is None
    assert len(feedserver.seen()) == 1


def test_bad_addresses_are_results_too(client):
    results = list(fetch_many(client, [FetchRequest("nonsense"), FetchRequest("ftp://x.org/")]))
    assert [one.problem for one in results] == [Problem.BAD_ADDRESS] * 2


def test_nothing_asked_is_nothing_done(client):
    assert list(fetch_many(client, [])) == []


def test_the_others_do_not_notice_hosts_that_misbehave(feedserver, client):
    feedserver.serve("*", page(FEED))
    feedserver.serve("/silent", silence())
    feedserver.serve("/junk", raw(b"junk\r\n\r\n"))
    bad = [FetchRequest(feedserver.url("/silent", "127.0.0.100")), FetchRequest(feedserver.url("/junk", "127.0.0.101"))]
    round_ = fetch_many(client, [*bad, *requests_for(feedserver, 5, 2)], parallel=4, courtesy=QUICK)
    others = [next(round_) for _ in range(11)]
    round_.close()
    assert not any(one.request.url.endswith("/silent") for one in others)
    assert sum(one.outcome is Outcome.FRESH for one in others) == 10


def test_silent_hosts_do_not_hold_up_the_rest_however_many_they_are(feedserver, clock, monkeypatch):
    monkeypatch.setattr("reader.net.client.SLOW_S", 0.05)
    silent = [FetchRequest(feedserver.url("/silent", host=f"127.0.0.{n + 30}")) for n in range(6)]
    feedserver.serve("/silent", silence())
    feedserver.serve("/good", page(FEED))
    good = FetchRequest(feedserver.url("/good"))
    with Client(clock, limits=replace(SMALL, deadline_s=60.0)) as patient:
        results = fetch_many(patient, [*silent, good], parallel=2, courtesy=QUICK)
        assert next(results).request == good
        assert len(feedserver.seen("/silent")) <= 8
        results.close()


def test_a_caller_who_leaves_early_leaves_no_thread_behind(feedserver, clock):
    feedserver.serve("*", silence())
    feedserver.serve("/0", page(FEED))
    before = threading.active_count()
    with Client(clock) as patient:  # 30 seconds
        round_ = fetch_many(patient, requests_for(feedserver, hosts=6, feeds=2), courtesy=QUICK)
        assert next(round_).outcome is Outcome.FRESH
        round_.close()
    ours = [thread for thread in threading.enumerate() if thread.name == "fetch"]
    assert ours == []
    assert threading.active_count() <= before + 13  # the server's own threads, one per connection


def test_a_cancelled_round_ends_promptly_and_leaves_the_rest_unasked(feedserver, clock):
    feedserver.serve("*", silence())
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    with Client(clock) as patient:
        asked = requests_for(feedserver, hosts=2, feeds=9)
        results = list(fetch_many(patient, asked, courtesy=QUICK, cancelled=stop.is_set))
    assert [one.problem for one in results] == [Problem.CANCELLED] * 2
    assert max(one.elapsed_s for one in results) < 20.0


def test_bodies_do_not_pile_up_while_the_caller_is_busy(feedserver, client):
    too_many = threading.Event()
    allowed = 1 + 4 + 5  # taken by the caller, waiting for it, in the workers' hands

    def count(exchange):
        if len(feedserver.seen()) > allowed:
            too_many.set()
        page(FEED)(exchange)

    feedserver.serve("*", count)
    round_ = fetch_many(client, requests_for(feedserver, hosts=60, feeds=1), parallel=5, courtesy=QUICK)
    next(round_)
    assert not too_many.wait(0.3)
    assert len(list(round_)) == 59


def test_a_bug_in_a_worker_reaches_the_caller(feedserver, clock):
    def broken_lookup(host: str) -> list[str]:
        return []

    class Bug(Client):
        def step(self, fetch, cancelled=lambda: False):
            raise ZeroDivisionError

    with Bug(clock, lookup=broken_lookup, limits=SMALL) as client, pytest.raises(ZeroDivisionError):
        list(fetch_many(client, [FetchRequest("http://127.0.0.1/")]))


def test_what_joins_does_not_wait_for_those_who_are_slow(feedserver, clock):
    feedserver.serve("/slow", silence())
    feedserver.serve("/quick", page(FEED))
    joining = [[], [FetchRequest(feedserver.url("/quick", "127.0.0.9")), FetchRequest("nonsense")]]
    asked = [FetchRequest(feedserver.url("/slow", "127.0.0.8"))]
    with Client(clock) as patient:  # 30 seconds
        round_ = fetch_many(patient, asked, courtesy=QUICK, list_more=lambda: joining.pop(0) if joining else ())
        assert {next(round_).outcome, next(round_).outcome} == {Outcome.FRESH, Outcome.FAILED}
        round_.close()


def test_what_joins_last_is_answered_too(feedserver, client):
    feedserver.serve("*", page(FEED))
    rest = requests_for(feedserver, hosts=5, feeds=1)
    first = rest.pop()
    results = fetch_many(client, [first], courtesy=QUICK, list_more=lambda: [rest.pop()] if rest else ())
    assert len(list(results)) == 5


# --- the book ---------------------------------------------------------------------------------


def test_what_joins_while_the_last_worker_leaves_is_answered(feedserver, client, monkeypatch):
    class Leaving(threading.Thread):
        """Ends just after it was seen twice by who looks for workers."""

        times_seen = 0

        def is_alive(self) -> bool:
            self.times_seen += bool(calls)
            return super().is_alive() or 0 < self.times_seen <= 2

    first, last = (FetchRequest(feedserver.serve(f"/{name}", page(FEED))) for name in ("first", "last"))
    answered: list[str] = []
    calls: list[int] = []

    def list_more() -> list[FetchRequest]:
        """Nobody after the first answer: the worker ends, and says so; then one more."""
        if not answered:
            return []
        for worker in threading.enumerate():
            if worker.name == "fetch":
                worker.join(60)
        calls.append(len(calls))
        return [last] if len(calls) == 2 else []

    monkeypatch.setattr(threading, "Thread", Leaving)
    for result in fetch_many(client, [first], courtesy=QUICK, list_more=list_more):
        answered += [result.request.url]
    assert answered == [first.url, last.url]


def test_pauses_are_jittered_but_never_shorter():
    book, courtesy = HostBook(random.Random(1)), Courtesy(pause_s=1.0, jitter=0.5)
    waits = set()
    for n in range(50):
        assert book.enter(str(n), 0.0) == 0.0
        book.leave(str(n), 0.0, courtesy)
        waits.add(book.enter(str(n), 0.0))
    assert len(waits) == 50
    assert 1.0 <= min(waits) < max(waits) <= 1.5


def test_the_later_wish_of_a_host_counts():
    book = HostBook()
    book.close("a", 100.0)
    book.close("a", 50.0)
    assert book.closed_until("a", 99.0) == 100.0
    assert book.closed_until("a", 100.0) is None


def test_what_counts_as_one_host():
    assert find_host_key("http://Example.org/a") == find_host_key("https://example.org/b") == "example.org"
    assert find_host_key("http://localhost:1200/") == "localhost:1200"
    assert find_host_key("nonsense") == ""


def test_the_book_does_not_grow_for_ever():
    book = HostBook()
    for n in range(12_000):
        book.enter(f"h{n}", float(n))
        book.leave(f"h{n}", float(n), Courtesy())
    assert len(book._free_at) <= 5_001
