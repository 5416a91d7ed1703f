"""Collects what the user asked for (Refresh, new subscriptions, passwords given), chooses the polls, and reports back.

Feeds asked minutes ago, and those whose publisher says nothing changed, are polled again only if the user insists.
Hosts that want to be left alone and hours a publisher wants skipped never are. See docs/notes/what-does-refresh-ask.md.
The engine's thread.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.engine.due import is_wanted, list_first_polls
from reader.engine.messages import PasswordGiven, Refresh
from reader.engine.polls import Poll
from reader.engine.update import PollResult
from reader.fetch.hints import find_skip_end
from reader.fetch.host_limits import find_host_key
from reader.model.fetched import Problem
from reader.model.logged import MANUAL, DayLedger, LeftOut, Refreshed
from reader.model.mail import is_mail
from reader.model.reasons import Cause, parse_poll_reason
from reader.model.stored import Feed
from reader.store.db import Connection
from reader.store.poll_log import get_new_counts

JUST_ASKED_S = 300.0
JUST_FAILED_S = 60.0
"""A feed that failed may be back any moment, but no server is asked every second."""
INSISTED = (LeftOut.JUST_ASKED, LeftOut.TOO_SOON)
"""What is polled nevertheless if the user insists."""


class Decision(Struct, frozen=True):
    ask: tuple[Feed, ...]
    left_out: Mapping[LeftOut, tuple[Feed, ...]]


def decide_refresh(
    feeds: Sequence[Feed], pauses: Mapping[str, float], now: float, *, insists: bool = False, is_named: bool = False
) -> Decision:
    """Choose among the feeds of the place that is refreshed. `pauses`: hosts to leave alone, and until when.
    `is_named`: the user chose this single feed, so it is polled even if it ended or is paused."""
    ask: list[Feed] = []
    left_out: dict[LeftOut, list[Feed]] = {}
    for feed in feeds:
        why = _find_objection(feed, pauses, now, is_named=is_named)
        if why is None or (insists and why in INSISTED):
            ask.append(feed)
        else:
            left_out.setdefault(why, []).append(feed)
    return Decision(tuple(ask), {why: tuple(some) for why, some in left_out.items()})


def _find_objection(feed: Feed, pauses: Mapping[str, float], now: float, *, is_named: bool) -> LeftOut | None:
    if not is_wanted(feed) and not is_named:
        return LeftOut.NOT_WANTED
    cause, is_early = _cause(feed), feed.http.earliest_at > now
    if pauses.get(find_host_key(feed.url), 0.0) > now or (is_early and cause is Cause.WAIT_REQUESTED):
        return LeftOut.ASKED_TO_WAIT
    if find_skip_end(feed.publisher.wishes, now) > now:
        return LeftOut.SKIPPED_NOW
    if _is_just_asked(feed, now):
        return LeftOut.JUST_ASKED
    # The pause after failures is our own caution; the user may know better.
    return LeftOut.TOO_SOON if is_early and cause is not Cause.BACKED_OFF else None


def _is_just_asked(feed: Feed, now: float) -> bool:
    asked_at = feed.http.last_fetched_at
    pause_s = JUST_FAILED_S if feed.http.error_count else JUST_ASKED_S
    return asked_at is not None and 0.0 <= now - asked_at < pause_s


def _cause(feed: Feed) -> Cause | None:
    reason = parse_poll_reason(feed.http.earliest_reason)
    return reason.cause if reason else None


def is_day_at_stake(fetches: int, ledger: DayLedger) -> bool:
    """Return whether these fetches would take over half of the bytes the user allows for the rest of the day."""
    if ledger.bytes_left is None:
        return False
    return fetches * ledger.bytes_per_fetch > ledger.bytes_left / 2


def make_report(conn: Connection, decision: Decision, results: Sequence[PollResult], now: float) -> Refreshed:
    """Report on a Refresh from the polls that were sent."""
    just = decision.left_out.get(LeftOut.JUST_ASKED, ())
    just_at = max((feed.http.last_fetched_at or 0.0 for feed in just), default=now)
    new_before = get_new_counts(conn, now - JUST_ASKED_S)
    return Refreshed(
        asked=len(decision.ask),
        answered=sum(result.message is None for result in results),
        failed=sum(result.message is not None for result in results),
        new=sum(len(result.new_ids) for result in results),
        left_out={why: len(feeds) for why, feeds in decision.left_out.items()},
        just_asked_s=round(now - just_at),
        just_new=sum(new_before.get(feed.id, 0) for feed in just),
        insist_on=tuple(feed.id for why in INSISTED for feed in decision.left_out.get(why, ())),
    )


class RefreshRequests:
    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self._refreshes: list[Refresh] = []
        self._passwords: list[PasswordGiven] = []
        self._answer: Decision | None = None
        """What to report about a Refresh."""
        self._is_too_dear = False
        self._awaited: set[int] = set()
        """Feeds whose answers a Refresh still waits for."""
        self.finds_new = False
        """Feeds changed just now, so some may be new."""

    def refresh(self, wish: Refresh) -> None:
        self._refreshes.append(wish)

    def give_password(self, given: PasswordGiven) -> None:
        self._passwords.append(given)

    @property
    def has_any(self) -> bool:
        return bool(self._refreshes or self._passwords or self.finds_new)

    def choose(
        self, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float, *, is_online: bool
    ) -> list[Poll]:
        """Choose the polls. `pauses`: hosts to leave alone, and until when. Without a network (`is_online` False) new
        feeds wait for it, and only Refresh tries."""
        self._use_passwords()
        asked_for = [poll for wish in self._refreshes for poll in self._polls_of(wish, feeds, pauses, ledger, now)]
        self._refreshes.clear()
        self._awaited |= {poll.feed.id for poll in asked_for}
        polls = {poll.feed.id: poll for poll in asked_for}
        if self.finds_new and is_online:
            self.finds_new = False
            for poll in list_first_polls(feeds, now):
                polls.setdefault(poll.feed.id, poll)
        return list(polls.values())

    def _use_passwords(self) -> None:
        """Poll feeds that only waited for their password; a feed whose row is still being written is tried later."""
        waiting, self._passwords = self._passwords, []
        for given in waiting:
            feed = feed_rows.find_feed_by_url(self._conn, given.url)
            if feed is None or feed.choices.username != given.username:
                self._passwords.append(given)
            elif feed.http.problem == Problem.NEEDS_PASSWORD:
                self._refreshes.append(Refresh((feed.id,), Cause.PASSWORD_GIVEN, insists=True))

    def _polls_of(
        self, wish: Refresh, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float
    ) -> list[Poll]:
        ids = None if wish.feed_ids is None else set(wish.feed_ids)
        # Feeds of accounts and newsletters come from their own servers.
        own = [feed for feed in feeds if feed.account_id is None and not is_mail(feed.url)]
        chosen = [feed for feed in own if ids is None or feed.id in ids]
        is_named = ids is not None and len(ids) == 1
        decision = decide_refresh(chosen, pauses, now, insists=wish.insists, is_named=is_named)
        if wish.reason == Cause.DEMO:
            return [Poll(feed, MANUAL, wish.reason) for feed in decision.ask]
        is_too_dear = not wish.insists and is_day_at_stake(len(decision.ask), ledger)
        before = self._answer or Decision((), {})
        ask = {feed.id: feed for feed in (*before.ask, *decision.ask)}
        self._answer = Decision(tuple(ask.values()), {**before.left_out, **decision.left_out})
        self._is_too_dear = self._is_too_dear or is_too_dear
        return [] if is_too_dear else [Poll(feed, MANUAL, wish.reason or Cause.REFRESHED) for feed in decision.ask]

    def do_not_await(self, feed_ids: Collection[int]) -> None:
        """Don't wait for these feeds: they were being polled before, and may take long."""
        self._awaited.difference_update(feed_ids)

    def is_answered(self, feed_ids: Set[int]) -> bool:
        """Return whether there is a Refresh to report on and all it waited for is among these feeds."""
        return self._answer is not None and self._awaited <= feed_ids

    def on_report(self, results: Sequence[PollResult], now: float) -> Refreshed | None:
        """Report what became of a Refresh, or return None if there was none."""
        answer, self._answer = self._answer, None
        is_too_dear, self._is_too_dear = self._is_too_dear, False
        self._awaited.clear()
        if answer is None:
            return None
        ids = {feed.id: None for feed in answer.ask}
        if is_too_dear:
            return Refreshed(0, insist_on=tuple(ids), is_too_dear=True)
        return make_report(self._conn, answer, [result for result in results if result.feed.id in ids], now)
