"""What reaches the engine without a poll: pings of hubs, signed news, mails. The engine's thread."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from reader.engine.delivered import Delivered
from reader.engine.documents.update import PollResult, make_poll, make_update
from reader.engine.messages import Command
from reader.engine.polls.pollable import is_wanted
from reader.engine.polls.refresh import Poll, Tools
from reader.engine.push.decide import PING_PAUSE_S, is_active, note_posts
from reader.engine.push.messages import Pinged
from reader.engine.reporting import Notices
from reader.errors import ParseError
from reader.model.fetched import Fetched, FetchRequest, Outcome
from reader.model.logged import DELIVERED, PUSHED
from reader.model.reasons import Cause, parse_poll_reason
from reader.model.stored import Feed
from reader.store.entries.entries import apply_update
from reader.store.feeds.feeds import find_feed
from reader.store.polling.push import list_subscriptions, save_subscription

MOST_WAITING = 60
"""Signed news of all feeds that waits for the engine."""
MOST_AN_HOUR = 30
"""Signed news of one feed. Whatever comes beyond is a hint to look, as unsigned news is: a hub that raves fills neither
memory nor the log of polls, and what it told of is fetched."""


class Signals:
    def __init__(self, tools: Tools, notices: Notices) -> None:
        self._tools, self._notices = tools, notices
        self._pinged: set[int] = set()
        self._bodies: list[Pinged] = []
        self._stored_at: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=MOST_AN_HOUR))
        """By feed: when signed news was stored."""
        self._polled: set[int] = set()
        """Feeds that are polled in this run because of a ping."""

    def take(self, command: Command) -> None:
        if isinstance(command, Delivered):
            self._notices.take_delivered(find_feed(self._tools.conn, command.feed_id), command)
        elif isinstance(command, Pinged) and command.body and len(self._bodies) < MOST_WAITING:
            self._bodies.append(command)
        elif isinstance(command, Pinged):
            self._pinged.add(command.feed_id)

    @property
    def has_any(self) -> bool:
        return bool(self._pinged or self._bodies)

    def list_due(self, feeds: Sequence[Feed], now: float) -> list[Poll]:
        """Feeds that a hub told of; one that was asked a moment ago waits for the next ping or the plan."""
        pinged, self._pinged = self._pinged, set()
        due = [
            Poll(feed, PUSHED, Cause.PUSHED)
            for feed in feeds
            if feed.id in pinged and may_be_pushed(feed, now)
        ]
        self._polled = {one.feed.id for one in due}
        return due

    def store_bodies(self, now: float) -> list[PollResult]:
        """News that its hub signed needs no fetch. What cannot be read is fetched."""
        bodies, self._bodies = self._bodies, []
        results = []
        for one in bodies:
            feed = find_feed(self._tools.conn, one.feed_id)
            if feed is None or not is_wanted(feed):
                continue
            result = self._store(feed, one, now) if self._may_store(feed.id, now) else None
            if result is None:
                self._pinged.add(feed.id)
            else:
                results.append(result)
                self._polled.add(one.feed_id)
                self._notices.stored(result, now)
        self._notices.tell_stored()
        return results

    def _may_store(self, feed_id: int, now: float) -> bool:
        stored_at = self._stored_at[feed_id]
        if len(stored_at) == MOST_AN_HOUR and now - stored_at[0] < 3_600.0:
            return False
        stored_at.append(now)
        return True

    def _store(self, feed: Feed, one: Pinged, now: float) -> PollResult | None:
        try:
            parsed = self._tools.parser.parse(one.body, feed.url, one.content_type)
        except ParseError:
            return None
        request = FetchRequest(feed.url)
        fetched = Fetched(request, Outcome.FRESH, now, 0.0, 200, feed.url, wire_bytes=len(one.body))
        record = make_poll(feed, fetched, self._tools.zone, DELIVERED, Cause.PUSHED)
        update = make_update(self._tools.conn, feed, fetched, parsed, record)
        # A hub may send nothing but what is new: what its document holds is not known from that.
        http = replace(
            feed.http,
            last_ok_at=now,
            last_fetched_at=now,
            last_new_at=now if update.new else feed.http.last_new_at,
        )
        applied = apply_update(self._tools.conn, replace(update, http=http, publisher=None))
        return PollResult(feed, fetched, applied.new_ids, len(update.changed), notify_ids=applied.notify_ids)

    def note_results(self, results: Iterable[PollResult], now: float) -> None:
        """Whether pings or polls bring the posts of feeds that are told of."""
        brought = {result.feed.id: len(result.new_ids) for result in results if result.new_ids}
        polled, self._polled = self._polled, set()
        if not brought:
            return
        for feed_id, one in list_subscriptions(self._tools.conn).items():
            if feed_id in brought and is_active(one, now):
                was_pinged = feed_id in polled
                made = note_posts(one, brought[feed_id], now, was_pinged=was_pinged)
                save_subscription(self._tools.conn, made)


def may_be_pushed(feed: Feed, now: float) -> bool:
    """The publisher itself says that there is something new, so its wish for pauses does not hold; that of a server in
    trouble does. Pure."""
    told_to_wait = parse_poll_reason(feed.http.earliest_reason)
    is_pausing = told_to_wait is not None and told_to_wait.cause in (Cause.TOLD_TO_WAIT, Cause.BACKED_OFF)
    if not is_wanted(feed) or (is_pausing and feed.http.earliest_at > now):
        return False
    return now - (feed.http.last_fetched_at or 0.0) >= PING_PAUSE_S
