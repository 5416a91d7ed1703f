"""Push from the hub to the list, with a hub of our own on loopback: it subscribes, verifies, tells, lies and floods."""

from __future__ import annotations

import hashlib
import hmac
import socket
from datetime import UTC
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from msgspec.structs import replace

from reader.engine.messages import Stored
from reader.engine.push.planned_push import read_stretches
from reader.engine.push.signals import MOST_AN_HOUR
from reader.engine.push.subscriber import PushSubscriber
from reader.engine.thread_context import ThreadContext
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.insights.push import read_push
from reader.model.push import Hub as Named
from reader.model.push import PushState
from reader.model.reasons import Cause
from reader.serve.http_server import Request
from reader.store.polling.poll_log import list_polls
from reader.store.polling.push import find_hub, list_subscriptions, note_hub, save_subscription
from tests.feedserver import DocumentSwap


class Hub:
    """Says yes to every subscription, and keeps what it was asked."""

    def __init__(self, rig, feedserver) -> None:
        self.rig, self.status = rig, 202
        self.asked: list[dict[str, str]] = []
        self.url = f"http://f0.example:{feedserver.port}/hub"  # at the feed's own host
        feedserver.serve("/hub", self._take)
        self.pings: list[Any] = []
        self.client = Client(rig.clock, lookup=lambda host: ["127.0.0.1"])
        around = ThreadContext(
            *(rig.profile, self.client, Passwords(), rig.clock, UTC), lambda note: None, self.pings.append
        )
        self.settings = replace(
            rig.settings, push=True, push_address="https://me.example/push", push_port=8_990
        )
        self.subscriber = PushSubscriber(around, rig.settings, False)

    def _take(self, swap: DocumentSwap) -> None:
        self.asked.append({name: values[0] for name, values in parse_qs(swap.seen.body.decode()).items()})
        swap.answer(self.status, {})

    def do_round(self) -> None:
        self.subscriber.match_hubs(self.rig.conn, self.settings)

    # --- what a hub does at our server, without a port --------------------------------------------

    def call(self, method: str, target: str, body: bytes = b"", **headers: str):
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.subscriber.answer(Request(method, target, given, body))

    def verify(self, mode: str = "subscribe", **changes: str):
        fields = {
            "hub.mode": mode,
            "hub.topic": self.asked[-1]["hub.topic"],
            "hub.challenge": "xyz",
        } | changes
        return self.call("GET", f"{self.path}?{urlencode(fields)}")

    @property
    def path(self) -> str:
        return "/" + self.asked[-1]["hub.callback"].partition("me.example/")[2]

    def tell(self, body: bytes = b"", secret: str | None = None, *, signed: bool = True):
        secret = self.asked[-1]["hub.secret"] if secret is None else secret
        seal = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        return self.call("POST", self.path, body, **({"x_hub_signature": seal} if signed else {}))

    def hand_over(self) -> None:
        for ping in self.pings:
            self.rig.engine.tell(ping, self.rig.clock.now())
        self.pings.clear()


@pytest.fixture
def hub(rig, feedserver):
    made = Hub(rig, feedserver)
    yield made
    made.subscriber.close()
    made.client.close()


@pytest.fixture
def feed(rig, hub):
    """A feed that names the hub."""
    made = rig.add(0)
    rig.run_now()
    note_hub(rig.conn, made.id, Named(hub.url, hub.url + "/topic"))
    return made


@pytest.fixture
def told(hub, feed):
    hub.do_round()
    hub.verify()
    return feed


def subscription(rig, feed):
    return list_subscriptions(rig.conn)[feed.id]


def test_a_poll_notes_the_hub_that_a_feed_names(rig):
    named = rig.add(0, Link='<https://hub.example/>; rel="hub", <https://a.example/own>; rel="self"')
    silent = rig.add(1)
    rig.run_now()
    assert find_hub(rig.conn, named.id) == Named("https://hub.example/", "https://a.example/own")
    assert find_hub(rig.conn, silent.id) is None
    assert read_push(rig.conn, rig.clock.now()).could_push == 1


def test_a_subscription_is_asked_for_verified_and_renewed(rig, hub, feed):
    hub.do_round()
    (asked,) = hub.asked
    assert asked["hub.mode"] == "subscribe"
    assert len(asked["hub.secret"]) >= 32
    assert subscription(rig, feed).state is PushState.ASKED
    assert hub.verify().body == b"xyz"
    one = subscription(rig, feed)
    assert one.state is PushState.VERIFIED
    assert one.lease_until == rig.clock.now() + 10 * 86_400
    hub.do_round()
    assert len(hub.asked) == 1
    rig.clock.advance(8.1 * 86_400)
    hub.do_round()
    assert len(hub.asked) == 2
    assert hub.asked[0]["hub.callback"] == hub.asked[1]["hub.callback"]
    assert subscription(rig, feed).state is PushState.VERIFIED


def test_forged_verifications_are_refused(rig, hub, feed):
    hub.do_round()
    assert hub.verify(**{"hub.topic": "https://evil.example/"}).status == 404
    assert hub.verify("unsubscribe").status == 404
    assert hub.call("GET", "/push/guess?hub.mode=subscribe&hub.challenge=x").status == 404
    assert hub.call("PUT", hub.path).status == 404
    assert subscription(rig, feed).state is PushState.ASKED


def test_a_hub_that_says_no_is_left_alone(rig, hub, feed):
    hub.status = 500
    hub.do_round()
    assert subscription(rig, feed).state is PushState.FAILED
    hub.do_round()
    assert len(hub.asked) == 1
    hub.status = 202
    rig.clock.advance(3_600)
    hub.do_round()
    assert hub.verify("denied").status == 200
    rig.clock.advance(86_400)
    hub.do_round()
    assert len(hub.asked) == 2


def test_switched_off_it_unsubscribes(rig, hub, told):
    hub.settings = replace(hub.settings, push=False)
    hub.do_round()
    assert hub.asked[-1]["hub.mode"] == "unsubscribe"
    assert hub.verify("unsubscribe").status == 200
    assert list_subscriptions(rig.conn) == {}


def test_a_thin_ping_makes_the_feed_due_now(rig, hub, told):
    rig.clock.advance(120)
    assert hub.tell().status == 202
    hub.hand_over()
    rig.engine.run_once(rig.clock.now())
    poll = list_polls(rig.conn, 1, told.id)[0]
    assert (poll.trigger, poll.reason) == ("pushed", Cause.PUSHED)


def test_signed_news_is_stored_without_a_fetch(rig, hub, told, feedserver):
    rig.clock.advance(120)
    before = len(feedserver.log)
    news = b'<rss version="2.0"><channel><title>F</title><item><guid>fresh</guid><title>Fresh</title></item></channel></rss>'
    hub.tell(news)
    window = rig.feed(told).publisher.window_size
    hub.hand_over()
    rig.engine.run_once(rig.clock.now())
    poll = list_polls(rig.conn, 1, told.id)[0]
    assert (poll.trigger, poll.new_count) == ("delivered", 1)
    assert Stored({told.id: 1}) in rig.notes, "the window shows it"
    assert rig.feed(told).publisher.window_size == window
    assert len(feedserver.log) == before
    assert subscription(rig, told).announced == 1


def test_unsigned_news_is_fetched_and_forged_news_does_nothing(rig, hub, told):
    rig.clock.advance(120)
    evil = b'<rss version="2.0"><channel><item><guid>evil</guid><title>Evil</title></item></channel></rss>'
    hub.tell(evil, secret="wrong")
    assert hub.pings == []
    assert subscription(rig, told).pings == 0
    hub.tell(evil, signed=False)
    assert [ping.body for ping in hub.pings] == [b""]
    hub.hand_over()
    rig.engine.run_once(rig.clock.now())
    titles = {row[0] for row in rig.conn.execute("SELECT title FROM entries")}
    assert "Evil" not in titles


def test_a_flood_of_pings_is_one_poll_a_minute(rig, hub, told):
    polls = len(list_polls(rig.conn, 100, told.id))
    for second in range(180):
        rig.clock.advance(1)
        hub.tell()
        hub.hand_over()
        if second % 10 == 0:
            rig.engine.run_once(rig.clock.now())
    assert len(list_polls(rig.conn, 100, told.id)) - polls <= 4


def test_a_flood_of_signed_news_is_stored_up_to_a_bound_and_then_looked_for(rig, hub, told):
    for number in range(3 * MOST_AN_HOUR):
        rig.clock.advance(1)
        hub.tell(
            b'<rss version="2.0"><channel><item><guid>%d</guid><title>N</title></item></channel></rss>'
            % number
        )
        if number % 10 == 0:
            hub.hand_over()
            rig.engine.run_once(rig.clock.now())
    hub.hand_over()
    rig.engine.run_once(rig.clock.now())
    triggers = [poll.trigger for poll in list_polls(rig.conn, 500, told.id)]
    assert triggers.count("delivered") == MOST_AN_HOUR
    assert triggers.count("pushed") <= 2


@pytest.mark.parametrize("inside", ["127.0.0.1", "192.168.1.1", "169.254.169.254"])
def test_a_public_feed_cannot_send_us_inside_by_its_hub(rig, hub, feed, inside):
    """Whatever it calls itself: the owner typed another host."""
    address = hub.url.replace("f0.example", inside)
    note_hub(rig.conn, feed.id, Named(address, address + "/topic"))
    hub.do_round()
    assert hub.asked == []
    assert subscription(rig, feed).state is PushState.FAILED


def test_after_the_lease_nobody_is_heard(rig, hub, told):
    rig.clock.advance(31 * 86_400)
    assert hub.tell().status == 410
    assert hub.pings == []


def test_reliable_pushes_stretch_polls_and_say_what_they_save(rig, hub, told):
    one = subscription(rig, told)
    save_subscription(
        rig.conn, replace(one, streak=10, before_per_day=6.0, verified_at=rig.clock.now() - 2 * 86_400)
    )
    assert read_stretches(rig.conn, rig.clock.now()) == {told.id: 86_400.0}
    push = read_push(rig.conn, rig.clock.now())
    assert push.could_push == 1
    assert push.told_of == 1
    assert push.saved_polls == pytest.approx(12.0)
    polls = len(list_polls(rig.conn, 100, told.id))
    rig.run(hours=20)
    assert len(list_polls(rig.conn, 100, told.id)) == polls


def test_the_server_listens_where_and_when_it_should(hub):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    hub.subscriber.match_server(hub.rig.settings)
    assert hub.subscriber.port is None
    hub.subscriber.match_server(replace(hub.settings, push_port=port))
    assert hub.subscriber.port == port
    with socket.create_connection(("127.0.0.1", port), 5.0) as line:
        line.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 404 ")
    hub.subscriber.match_server(hub.rig.settings)
    assert hub.subscriber.port is None


def test_a_port_that_is_taken_is_said_in_the_log(hub, expect_log):
    expect_log("nothing can be heard")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        hub.subscriber.match_server(replace(hub.settings, push_port=taken.getsockname()[1]))
    assert hub.subscriber.port is None
