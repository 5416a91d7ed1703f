"""The next HTTP state of a feed after one poll, and whether it adopts a permanent redirect. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from reader.fetch.hints import Hint, find_hint, is_feeds_fault
from reader.fetch.hints import Why as Wish
from reader.model.fetched import UNREADABLE, Fetched, Outcome, Problem
from reader.model.messages import Message
from reader.model.parsed import Wishes
from reader.model.reasons import Cause, PollReason
from reader.model.stored import Feed, FeedStatus, HttpState

MIN_TIMES = 3
MIN_SPAN_S = 2 * 86_400.0


def should_adopt(url: str, http: HttpState, fetched: Fetched) -> bool:
    """Return whether a feed moves to where a permanent redirect (301, 308) leads. Captive portals and short-lived
    mistakes redirect permanently, too: it has to last, to lead to a feed, and not to give up encryption."""
    if http.moved_to in ("", url) or fetched.outcome is Outcome.FAILED:
        return False
    if url.startswith("https:") and http.moved_to.startswith("http:"):
        return False
    span_s = fetched.fetched_at - (http.moved_first_seen_at or fetched.fetched_at)
    return http.moved_count >= MIN_TIMES and span_s >= MIN_SPAN_S


class Reading(Struct, frozen=True):
    """What became of the document, if there was one."""

    wishes: Wishes
    message: Message | None = None
    """Why it could not be read; None if it could, or if there was none."""
    is_poison: bool = False
    """It broke the parser's limits."""


def next_state(feed: Feed, fetched: Fetched, reading: Reading, new_count: int, body_hash: bytes) -> HttpState:
    if fetched.outcome is Outcome.FAILED:
        return _after_failure(feed.http, fetched, reading)
    if reading.message:
        return _after_unreadable(feed.http, fetched, reading)
    return _after_answer(feed, fetched, reading, new_count, body_hash)


def _after_answer(feed: Feed, fetched: Fetched, reading: Reading, new_count: int, body_hash: bytes) -> HttpState:
    now = fetched.fetched_at
    answered = replace(
        feed.http,
        validators=fetched.validators,
        body_hash=body_hash,
        status=FeedStatus.ACTIVE,
        failing_since=None,
        error_count=0,
        problem="",
        message=None,
        last_fetched_at=now,
        last_ok_at=now,
        last_new_at=now if new_count else feed.http.last_new_at,
    )
    moved = _note_move(answered, fetched)
    return _with_floor(moved, find_hint(fetched, reading.wishes, 0, now), now)


def _note_move(http: HttpState, fetched: Fetched) -> HttpState:
    if not fetched.permanent_url:
        return replace(http, moved_to="", moved_first_seen_at=None, moved_count=0)
    if fetched.permanent_url != http.moved_to:
        return replace(http, moved_to=fetched.permanent_url, moved_first_seen_at=fetched.fetched_at, moved_count=1)
    return replace(http, moved_count=http.moved_count + 1)


def _after_failure(before: HttpState, fetched: Fetched, reading: Reading) -> HttpState:
    now = fetched.fetched_at
    if not is_feeds_fault(fetched):
        return before
    failed = replace(
        before,
        failing_since=before.failing_since or now,
        error_count=before.error_count + 1,
        problem=fetched.problem or "",
        message=fetched.message,
        last_fetched_at=now,
        status=FeedStatus.GONE if fetched.problem is Problem.GONE else before.status,
    )
    return _with_floor(failed, find_hint(fetched, reading.wishes, failed.error_count, now), now)


def _after_unreadable(before: HttpState, fetched: Fetched, reading: Reading) -> HttpState:
    """The server is fine, the document is not. Without validators the next poll fetches it whole again."""
    failed_poll = replace(fetched, outcome=Outcome.FAILED, problem=Problem.BROKEN, message=reading.message)
    failed = replace(_after_failure(before, failed_poll, reading), problem=UNREADABLE, validators=None)
    return replace(failed, status=FeedStatus.QUARANTINED) if _is_poison_again(before, reading) else failed


def _is_poison_again(before: HttpState, reading: Reading) -> bool:
    """Once may be this machine's fault; a feed is quarantined when it happens again."""
    if not reading.is_poison or reading.message is None or before.message is None:
        return False
    return before.problem == UNREADABLE and before.message.code == reading.message.code


def _with_floor(http: HttpState, hint: Hint, now: float) -> HttpState:
    """Set the floor; one for ever is stored as gone, not as an infinite number."""
    if http.status is FeedStatus.GONE:
        return replace(http, next_poll_at=None, next_reason="", earliest_at=now, earliest_reason=note_hint(hint))
    return replace(http, earliest_at=now + hint.seconds, earliest_reason=note_hint(hint))


_WISHES = {
    Wish.MAX_AGE: Cause.PAUSE_WISHED,
    Wish.EXPIRES: Cause.PAUSE_WISHED,
    Wish.TTL: Cause.PAUSE_WISHED,
    Wish.UPDATE_PERIOD: Cause.PAUSE_WISHED,
    Wish.SKIP_HOURS: Cause.HOURS_SKIPPED,
    Wish.SKIP_DAYS: Cause.HOURS_SKIPPED,
    Wish.RETRY_AFTER: Cause.WAIT_REQUESTED,
    Wish.ASKED_TO_WAIT: Cause.WAIT_REQUESTED,
    Wish.BACK_OFF: Cause.BACKED_OFF,
}


def note_hint(hint: Hint) -> str:
    """Why a feed is not polled sooner; empty if nothing speaks against it."""
    if hint.kind is Wish.GONE:
        return str(PollReason(Cause.ENDED))
    cause = _WISHES.get(hint.kind)
    return str(PollReason(cause, span_s=round(hint.seconds))) if cause else ""
