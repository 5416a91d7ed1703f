"""Push in the engine's process: a server for hubs to call, and a thread that subscribes, renews and leaves.

Off unless the owner switched it on and gave an address at which they can be reached. Listens on this machine alone
unless they opened it. A hub's address comes from a publisher, so it may not lead into the owner's own network.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from reader.engine.due_thread import NEVER, DueThread
from reader.engine.messages import Command, FeedsChanged, NetworkChanged, SettingsChanged
from reader.engine.polls.pollable import is_wanted
from reader.engine.push.decide import (
    LOOK_BACK_S,
    Deed,
    decide_deed,
    is_active,
    note_ping,
)
from reader.engine.push.messages import Pinged
from reader.engine.thread_context import ThreadContext
from reader.lazy_import import lazy_import
from reader.model.planning import DAY_S
from reader.model.push import Hub, PushState, Subscription
from reader.settings import Settings
from reader.store.db import Connection, open_store
from reader.store.feeds.feeds import list_feeds
from reader.store.polling.push import (
    count_own_polls,
    find_subscription,
    list_hubs,
    list_subscriptions,
    remove_subscription,
    save_subscription,
)
from reader.store.settings import load_settings

if TYPE_CHECKING:
    import http
    import secrets

    from reader.fetch import problems
    from reader.fetch.connection import connections
    from reader.serve import http_server
    from reader.websub import protocol
else:  # where the owner switched push on
    connections = lazy_import("reader.fetch.connection.connections")
    http = lazy_import("http")
    http_server = lazy_import("reader.serve.http_server")
    problems = lazy_import("reader.fetch.problems")
    protocol = lazy_import("reader.websub.protocol")
    secrets = lazy_import("secrets")

log = logging.getLogger(__name__)
LOOK_S = 600.0
"""So often new hubs and leases that end are looked for, while push is on."""


class PushSubscriber(DueThread[Connection]):
    work = "subscribing"
    after_trouble_s = LOOK_S

    def __init__(self, context: ThreadContext, settings: Settings, has_subscriptions: bool) -> None:
        super().__init__(context.clock, 0.0 if is_on(settings) or has_subscriptions else NEVER)
        self._context = context
        self._online = True
        self._server: http_server.HttpServer | None = None
        self._served: tuple[str, int] | None = None
        self.beat()

    def take(self, command: Command) -> None:
        """Only takes note. From the thread of commands."""
        if isinstance(command, SettingsChanged | FeedsChanged):
            self.look_again()
        elif isinstance(command, NetworkChanged):
            self._online = command.network.online is not False

    def look_again(self) -> None:
        with self._changed:
            self._next_at = 0.0
        self.beat()

    def close(self) -> None:
        super().close()
        self._stop_server()

    @property
    def port(self) -> int | None:
        return None if self._server is None else self._server.port

    # --- on the thread --------------------------------------------------------------------------

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        conn = open_store(self._context.profile.database, self._context.clock.now())
        try:
            yield conn
        finally:
            conn.close()

    def _do_round(self, conn: Connection) -> float:
        now, settings = self._context.clock.now(), load_settings(conn)
        self.match_server(settings)
        if self._online and not settings.paused:
            self.match_hubs(conn, settings)
        return now + LOOK_S if is_on(settings) or list_subscriptions(conn) else NEVER

    def match_hubs(self, conn: Connection, settings: Settings) -> None:
        now, hubs, known = self._context.clock.now(), list_hubs(conn), list_subscriptions(conn)
        feeds = {feed.id: feed for feed in list_feeds(conn)}
        wanted = {feed.id for feed in feeds.values() if is_on(settings) and is_wanted(feed)}
        for feed_id in sorted(hubs.keys() | known.keys()):
            if self._closing.is_set():
                return
            hub, one = hubs.get(feed_id), known.get(feed_id)
            deed = decide_deed(hub, one, now, is_wanted=feed_id in wanted)
            feed_url = feeds[feed_id].url if feed_id in feeds else ""
            if deed is Deed.FORGET:
                remove_subscription(conn, feed_id)
            elif deed is Deed.SUBSCRIBE and hub is not None:
                self._subscribe(conn, _prepare(feed_id, hub, one, now), settings, feed_url)
            elif deed is Deed.UNSUBSCRIBE and one is not None:
                one = replace(one, state=PushState.LEAVING, asked_at=now)
                save_subscription(conn, one)
                if not self._ask(protocol.Mode.UNSUBSCRIBE, one, settings, feed_url):
                    remove_subscription(conn, feed_id)

    def _subscribe(self, conn: Connection, one: Subscription, settings: Settings, feed_url: str) -> None:
        """Kept before the hub is asked: it may come back before it answers."""
        save_subscription(conn, one)
        if not self._ask(protocol.Mode.SUBSCRIBE, one, settings, feed_url):
            state = one.state if is_active(one, one.asked_at) else PushState.FAILED
            save_subscription(conn, replace(one, state=state, failures=one.failures + 1))

    def _ask(self, mode: protocol.Mode, one: Subscription, settings: Settings, feed_url: str) -> bool:
        """Into the owner's own network only at the very host that they subscribed to: what the feed calls itself is its
        publisher's word, as its hub is."""
        is_its_own = _host_of(one.hub) == _host_of(feed_url) != ""
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        form = protocol.make_form(mode, one, settings.push_address)
        question = connections.Question(headers, "POST", form, may_repeat=False)
        try:
            answer = self._context.client.exchange(
                one.hub, question, self._closing.is_set, typed_by_owner=is_its_own
            )
        except problems.NETWORK_ERRORS as error:
            log.info("the hub of feed %s was not reached: %s", one.feed_id, error)
            return False
        return 200 <= answer.status < 300

    # --- the server -----------------------------------------------------------------------------

    def match_server(self, settings: Settings) -> None:
        host = "0.0.0.0" if settings.push_open and settings.push_address else "127.0.0.1"
        wanted = (host, settings.push_port) if is_on(settings) else None
        if wanted == self._served:
            return
        self._stop_server()
        if wanted is not None:
            try:
                self._server = http_server.HttpServer(*wanted, self.answer)
            except OSError as error:
                log.warning("nothing can be heard at port %s: %s", settings.push_port, error)
                return
        self._served = wanted

    def _stop_server(self) -> None:
        if self._server is not None:
            self._server.close()
        self._server, self._served = None, None

    def answer(self, request: http_server.Request) -> http_server.Response:
        """From the server's threads, with a connection of its own for each."""
        token = protocol.find_token(request.target)
        if request.method not in ("GET", "POST") or not token:
            return http_server.Response(http.HTTPStatus.NOT_FOUND)
        conn = open_store(self._context.profile.database, self._context.clock.now())
        try:
            one = find_subscription(conn, token)
            if request.method == "GET":
                return self._verify(conn, request, one)
            return self._take_delivery(conn, request, one)
        finally:
            conn.close()

    def _verify(
        self, conn: Connection, request: http_server.Request, one: Subscription | None
    ) -> http_server.Response:
        verdict = protocol.judge_question(request.target, one)
        if one is None or not verdict.is_known:
            return http_server.Response(http.HTTPStatus.NOT_FOUND)
        now = self._context.clock.now()
        if verdict.state is PushState.VERIFIED:
            save_subscription(conn, _verified(conn, one, now, verdict.lease_s))
        elif verdict.state is PushState.DENIED:
            save_subscription(conn, replace(one, state=PushState.DENIED, asked_at=now))
        else:
            remove_subscription(conn, one.feed_id)
        return http_server.Response(body=verdict.challenge)

    def _take_delivery(
        self, conn: Connection, request: http_server.Request, one: Subscription | None
    ) -> http_server.Response:
        now = self._context.clock.now()
        if one is None or not is_active(one, now):
            return http_server.Response(http.HTTPStatus.GONE)
        seal = protocol.check_seal(request.headers.get("x-hub-signature", ""), request.body, one.secret)
        if seal is not protocol.Seal.WRONG:  # a wrong one is answered alike, and does nothing
            save_subscription(conn, note_ping(one, now))
            body = request.body if seal is protocol.Seal.GOOD else b""
            self._context.put(Pinged(one.feed_id, body, request.headers.get("content-type", "")[:200]))
        return http_server.Response(http.HTTPStatus.ACCEPTED)


def is_on(settings: Settings) -> bool:
    return settings.push and bool(settings.push_address)


def _prepare(feed_id: int, hub: Hub, one: Subscription | None, now: float) -> Subscription:
    """A renewal keeps what was learned; another hub or topic begins anew."""
    if one is None or (one.hub, one.topic) != (hub.url, hub.topic):
        token, secret = secrets.token_urlsafe(24), secrets.token_urlsafe(32)
        return Subscription(feed_id, hub.url, hub.topic, token, secret, PushState.ASKED, asked_at=now)
    state = PushState.VERIFIED if is_active(one, now) else PushState.ASKED
    return replace(one, state=state, asked_at=now)


def _verified(conn: Connection, one: Subscription, now: float, lease_s: float) -> Subscription:
    known = replace(one, state=PushState.VERIFIED, lease_until=now + lease_s, failures=0)
    if one.verified_at is not None and is_active(one, now):
        return known
    since = now - LOOK_BACK_S
    feeds = {feed.id: feed for feed in list_feeds(conn)}
    if one.feed_id in feeds:
        since = max(since, feeds[one.feed_id].added_at)
    days = max((now - since) / DAY_S, 1.0)
    before = count_own_polls(conn, one.feed_id, since, now) / days
    return replace(known, verified_at=now, before_per_day=before, unconfirmed_at=None)


def _host_of(url: str) -> str:
    return url.partition("://")[2].partition("/")[0].lower()
