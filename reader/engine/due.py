"""Which polls are due, with trigger and reason, in the order in which they are made. Pure functions find them.

RefreshRequests collects what the user asked for: Refresh, new subscriptions, passwords given. Feeds asked minutes ago,
and those whose publisher says nothing changed, are polled again only if the user insists. Hosts that want to be left
alone and hours a publisher wants skipped never are (docs/developer/notes/what-does-refresh-ask.md). The engine's
thread.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.fetched import UNREADABLE, Problem
from reader.core.records.logged import (
    ADDED,
    ARRIVAL,
    DAY_S,
    MANUAL,
    OPENED,
    PLANNED,
    DayLedger,
    LeftOut,
    PlannedPoll,
    Refreshed,
)
from reader.core.records.reasons import Cause, PollReason, parse_poll_reason
from reader.core.records.stored import Feed, FeedStatus
from reader.engine.messages import PasswordGiven, Refresh, UserActive
from reader.engine.polls import Poll
from reader.engine.update import PollResult
from reader.features.mail.records import is_mail
from reader.net.hints import find_skip_end
from reader.net.host_limits import find_host_key
from reader.planner import forecast
from reader.planner.learning import rhythm as slots
from reader.store.db import Connection
from reader.store.poll_log import get_new_counts

if TYPE_CHECKING:
    from reader.planner.choose import Choice
    from reader.planner.day_model import DayModel
    from reader.planner.poll_state import PollState

RETRIES = 4
"""How many failures in a row are retried without the plan."""
_PASSING = frozenset(
    (
        Problem.NO_SUCH_HOST,
        Problem.REFUSED,
        Problem.TIMEOUT,
        Problem.BROKEN,
        Problem.INSECURE,
        Problem.SERVER_ERROR,
        UNREADABLE,
    )
)
"""Problems that often go away without help."""
COALESCE_S = 120.0
"""What will be due this soon is polled together with what is due now."""
SHORTEST_S = 60
JUST_POLLED_S = 300.0
"""A feed polled this recently is not polled again when it is opened."""


def is_wanted(feed: Feed) -> bool:
    """Return whether we poll this feed ourselves: active, not of an account, and not a newsletter."""
    return is_active(feed) and feed.account_id is None and not is_mail(feed.url)


def is_active(feed: Feed) -> bool:
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused


def polite_at(feed: Feed, at: float) -> float:
    """The first instant from `at` on at which the publisher accepts a poll."""
    return find_skip_end(feed.publisher.wishes, max(at, feed.http.earliest_at))


def may_poll(feed: Feed, now: float) -> bool:
    """Return whether user and publisher accept a poll now."""
    return is_wanted(feed) and polite_at(feed, now) <= now


def is_chosen_by_worth(feed: Feed) -> bool:
    """Return whether the plan chooses its polls, whether we make them or the server of an account does."""
    is_ours = is_wanted(feed) or (feed.is_server_refreshed and is_active(feed))
    return is_ours and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_never_polled(feed: Feed, now: float) -> bool:
    """Return whether this is a new subscription without a first poll."""
    return may_poll(feed, now) and feed.http.last_fetched_at is None


def retry_at(feed: Feed) -> float | None:
    """When a failed feed is retried after its growing pause: always before its first answer, and later for its first
    few failures in a row. None if the plan decides."""
    http = feed.http
    if not is_wanted(feed) or feed.choices.interval_s is not None or http.last_fetched_at is None:
        return None
    is_passing = http.problem in _PASSING and http.error_count <= RETRIES
    return polite_at(feed, http.earliest_at) if is_passing or http.last_ok_at is None else None


def is_due_again(feed: Feed, now: float) -> bool:
    at = retry_at(feed)
    return at is not None and at <= now


def is_interval_over(feed: Feed, now: float) -> bool:
    """Return whether the user's own interval has passed, or will in a moment."""
    at = interval_due_at(feed)
    return at is not None and at <= now + COALESCE_S and may_poll(feed, now)


def interval_due_at(feed: Feed) -> float | None:
    """When a feed with an interval set by the user is due; None for other feeds."""
    if feed.choices.interval_s is None or not is_wanted(feed) or feed.http.last_fetched_at is None:
        return None
    return polite_at(feed, feed.http.last_fetched_at + feed.choices.interval_s)


def interval_polls_today(feeds: Sequence[Feed], now: float, day_end: float) -> int:
    """How many polls feeds with their own interval will still take today."""
    total = 0
    for feed in feeds:
        due_at = interval_due_at(feed)
        if due_at is not None and feed.choices.interval_s and due_at < day_end:
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, slots.SLOT_S))
    return total


def interval_polls_a_day(feeds: Sequence[Feed]) -> int:
    intervals = [feed.choices.interval_s for feed in feeds if interval_due_at(feed) is not None]
    return sum(round(DAY_S / max(seconds, slots.SLOT_S)) for seconds in intervals if seconds)


def forecast_interval_polls(feeds: Sequence[Feed], now: float) -> list[PlannedPoll]:
    """The retries and the polls by the user's own intervals during the next day."""
    retries = [(feed, at) for feed in feeds if (at := retry_at(feed)) is not None]
    return [
        *(PlannedPoll(at, feed.id, 0.0, interval_reason(feed)) for feed in feeds for at in _interval_times(feed, now)),
        *(PlannedPoll(max(at, now), feed.id, 0.0, str(PollReason(Cause.TRIED_AGAIN))) for feed, at in retries),
    ]


def next_interval_at(feeds: Sequence[Feed]) -> float | None:
    """When the first poll is due that the plan does not choose."""
    found = (at for feed in feeds for at in (interval_due_at(feed), retry_at(feed)) if at is not None)
    return min(found, default=None)


def _interval_times(feed: Feed, now: float) -> Iterator[float]:
    at = interval_due_at(feed)
    while at is not None and at < now + DAY_S:
        yield max(at, now)
        at = polite_at(feed, max(at, now) + max(feed.choices.interval_s or 0, SHORTEST_S))


def interval_reason(feed: Feed) -> str:
    return str(PollReason(Cause.INTERVAL, span_s=feed.choices.interval_s or 0))


def list_due(
    day_model: DayModel | None,
    poll_state: PollState,
    choice: Choice | None,
    feeds: Sequence[Feed],
    arrival: UserActive | None,
    opened: Collection[int],
    woke: bool,
) -> list[Poll]:
    """List the polls that are due: new subscriptions always, all others within the budget. `choice`: by the plan."""
    by_id, now = {feed.id: feed for feed in feeds}, poll_state.now
    bound = _opened(by_id, opened, now)
    bound += [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in feeds if is_due_again(feed, now)]
    bound += [Poll(feed, PLANNED, interval_reason(feed)) for feed in feeds if is_interval_over(feed, now)]
    if day_model is not None and choice is not None:
        bound += _chosen(day_model, poll_state, choice, by_id, arrival, woke)
    each_once = list({one.feed.id: one for one in reversed(bound)}.values())[::-1]
    return [*list_first_polls(feeds, now), *each_once[: poll_state.left]]


def list_first_polls(feeds: Sequence[Feed], now: float) -> list[Poll]:
    return [Poll(feed, ADDED, Cause.SUBSCRIBED) for feed in feeds if is_never_polled(feed, now)]


def _opened(by_id: dict[int, Feed], opened: Collection[int], now: float) -> list[Poll]:
    feeds = [by_id[feed_id] for feed_id in opened if feed_id in by_id]
    return [
        Poll(feed, OPENED, Cause.OPENED)
        for feed in feeds
        if feed.choices.poll_when_opened
        and may_poll(feed, now)
        and now - (feed.http.last_fetched_at or 0.0) >= JUST_POLLED_S
    ]


def _chosen(
    day_model: DayModel,
    poll_state: PollState,
    choice: Choice,
    by_id: dict[int, Feed],
    arrival: UserActive | None,
    woke: bool,
) -> list[Poll]:
    """The chosen polls, most valuable first, but feeds on the screen before all others."""
    user_present = arrival is not None
    made = []
    for turn, place in enumerate(choice.places.tolist()):
        age = float(poll_state.ages[place])
        reason = forecast.find_reason(day_model, poll_state, place, poll_state.now, age, user_present=user_present)
        reason = reason if user_present else replace(reason, together=len(choice.places) - 1)
        reason = choice.reasons[turn] if choice.reasons else reason
        cause = Cause.WOKE if woke and not user_present else str(reason)
        made.append(Poll(by_id[day_model.feed_ids[place]], ARRIVAL if user_present else PLANNED, cause))
    visible = arrival.visible if arrival else ()
    return sorted(made, key=lambda one: one.feed.id not in visible)


JUST_ASKED_S = 300.0
JUST_FAILED_S = 60.0
"""A failed feed may be back any moment, but no server is asked every second."""
INSISTED = (LeftOut.JUST_ASKED, LeftOut.TOO_SOON)
"""Reasons that don't count if the user insists."""


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
    reason, is_early = parse_poll_reason(feed.http.earliest_reason), feed.http.earliest_at > now
    cause = reason.cause if reason else None
    if pauses.get(find_host_key(feed.url), 0.0) > now or (is_early and cause is Cause.WAIT_REQUESTED):
        return LeftOut.ASKED_TO_WAIT
    if find_skip_end(feed.publisher.wishes, now) > now:
        return LeftOut.SKIPPED_NOW
    pause_s = JUST_FAILED_S if feed.http.error_count else JUST_ASKED_S
    if 0.0 <= now - (feed.http.last_fetched_at or -math.inf) < pause_s:
        return LeftOut.JUST_ASKED
    # The pause after failures is our own caution; the user may know better.
    return LeftOut.TOO_SOON if is_early and cause is not Cause.BACKED_OFF else None


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
        self.refreshes: list[Refresh] = []
        self.passwords: list[PasswordGiven] = []
        self._answer: Decision | None = None
        """What to report about a Refresh."""
        self._is_too_dear = False
        self.awaited: set[int] = set()
        """Feeds whose answers a Refresh still waits for."""
        self.finds_new = False
        """Feeds changed just now, so some may be new."""

    @property
    def has_any(self) -> bool:
        return bool(self.refreshes or self.passwords or self.finds_new)

    def choose(
        self, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float, *, is_online: bool
    ) -> list[Poll]:
        """Choose the polls. `pauses`: hosts to leave alone, and until when. Without a network (`is_online` False) new
        feeds wait for it, and only Refresh tries."""
        self._use_passwords()
        asked_for = [poll for wish in self.refreshes for poll in self._polls_of(wish, feeds, pauses, ledger, now)]
        self.refreshes.clear()
        self.awaited |= {poll.feed.id for poll in asked_for}
        polls = {poll.feed.id: poll for poll in asked_for}
        if self.finds_new and is_online:
            self.finds_new = False
            for poll in list_first_polls(feeds, now):
                polls.setdefault(poll.feed.id, poll)
        return list(polls.values())

    def _use_passwords(self) -> None:
        """Poll feeds that only waited for their password; a feed whose row is still being written is tried later."""
        waiting, self.passwords = self.passwords, []
        for given in waiting:
            feed = feed_rows.find_feed_by_url(self._conn, given.url)
            if feed is None or feed.choices.username != given.username:
                self.passwords.append(given)
            elif feed.http.problem == Problem.NEEDS_PASSWORD:
                self.refreshes.append(Refresh((feed.id,), Cause.PASSWORD_GIVEN, insists=True))

    def _polls_of(
        self, wish: Refresh, feeds: Sequence[Feed], pauses: Mapping[str, float], ledger: DayLedger, now: float
    ) -> list[Poll]:
        ids = None if wish.feed_ids is None else set(wish.feed_ids)
        chosen = [feed for feed in feeds if ids is None or feed.id in ids]
        own = [feed for feed in chosen if feed.account_id is None and not is_mail(feed.url)]
        is_named = ids is not None and len(ids) == 1
        decision = decide_refresh(own, pauses, now, insists=wish.insists, is_named=is_named)
        if len(own) < len(chosen):
            others = tuple(feed for feed in chosen if feed not in own)
            decision = replace(decision, left_out={**decision.left_out, LeftOut.FROM_SERVER: others})
        if wish.reason == Cause.DEMO:
            return [Poll(feed, MANUAL, wish.reason) for feed in decision.ask]
        is_too_dear = not wish.insists and is_day_at_stake(len(decision.ask), ledger)
        before = self._answer or Decision((), {})
        ask = {feed.id: feed for feed in (*before.ask, *decision.ask)}
        self._answer = Decision(tuple(ask.values()), {**before.left_out, **decision.left_out})
        self._is_too_dear = self._is_too_dear or is_too_dear
        return [] if is_too_dear else [Poll(feed, MANUAL, wish.reason or Cause.REFRESHED) for feed in decision.ask]

    def is_answered(self, feed_ids: Set[int]) -> bool:
        """Return whether there is a Refresh to report on and all it waited for is among these feeds."""
        return self._answer is not None and self.awaited <= feed_ids

    def on_report(self, results: Sequence[PollResult], now: float) -> Refreshed | None:
        """Report what became of a Refresh, or return None if there was none."""
        answer, self._answer = self._answer, None
        is_too_dear, self._is_too_dear = self._is_too_dear, False
        self.awaited.clear()
        if answer is None:
            return None
        ids = {feed.id: None for feed in answer.ask}
        if is_too_dear:
            return Refreshed(0, insist_on=tuple(ids), is_too_dear=True)
        return make_report(self._conn, answer, [result for result in results if result.feed.id in ids], now)
