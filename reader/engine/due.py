"""Which polls are due, with trigger and reason, in the order in which they are made. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from reader.engine.day_ledger import ADDED, ARRIVAL, OPENED, PLANNED
from reader.engine.messages import UserActive
from reader.engine.refresh import Poll
from reader.fetch.hints import find_skip_end
from reader.learn.ledger import SLOT_S
from reader.model.fetched import UNREADABLE, Problem
from reader.model.logged import PlannedPoll
from reader.model.mail import is_mail
from reader.model.planning import DAY_S
from reader.model.reasons import Cause, PollReason
from reader.model.stored import Feed, FeedStatus
from reader.plan.choose import Choice
from reader.plan.day_model import DayModel
from reader.plan.forecast import find_reason
from reader.plan.poll_state import PollState

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
"""Problems that often pass by themselves."""
COALESCE_S = 120.0
"""What is due this soon is polled together with what is due now."""
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
    """Return whether the user's own interval is over, or will be in a moment."""
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
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, SLOT_S))
    return total


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
    """The chosen polls, the worthiest first, but feeds on the screen before all others."""
    user_present = arrival is not None
    made = []
    for place in choice.places.tolist():
        age = float(poll_state.ages[place])
        reason = find_reason(day_model, poll_state, place, poll_state.now, age, user_present=user_present)
        reason = reason if user_present else replace(reason, together=len(choice.places) - 1)
        cause = Cause.WOKE if woke and not user_present else str(reason)
        made.append(Poll(by_id[day_model.feed_ids[place]], ARRIVAL if user_present else PLANNED, cause))
    visible = arrival.visible if arrival else ()
    return sorted(made, key=lambda one: one.feed.id not in visible)
