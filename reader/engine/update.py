"""One poll from bytes to rows: parse the document, decide what is new, find the feed's next HTTP state and whether
it adopts a permanent redirect, and store all of it in one transaction.

Runs on the thread that owns the connection. Fetching happens elsewhere; nothing here waits for a network.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import local_day
from reader.core.errors import ParseError, UsageError
from reader.core.records.fetched import NEW_ENTRIES_ONLY, UNREADABLE, Fetched, FetchRequest, Outcome, Problem
from reader.core.records.logged import PollRecord
from reader.core.records.messages import Message
from reader.core.records.pages import PageKind
from reader.core.records.parsed import ParsedFeed, Wishes
from reader.core.records.reasons import Cause, PollReason
from reader.core.records.stored import (
    FLOODS_AFTER,
    MANY_ENTRIES,
    Feed,
    FeedStatus,
    FeedUpdate,
    HttpState,
    PublisherData,
)
from reader.features.pages.parse import page_changes
from reader.features.rules import worker as rules
from reader.net.hints import Hint, find_hint, is_feeds_fault, was_held_back
from reader.net.hints import Why as Wish
from reader.net.host_limits import ENTRIES, is_share_of
from reader.parse.identity import Decision, decide, make_candidates, wanted_keys
from reader.parse.worker import GuardedParser, QuarantinedError
from reader.store import maintenance
from reader.store.db import Connection
from reader.store.entries import apply_update, find_known, list_in_document
from reader.store.feeds import adopt_address, find_feed, find_page_version
from reader.store.poll_log import add_poll

MIN_TIMES = 3
MIN_SPAN_S = 2 * 86_400.0


def should_adopt(url: str, http: HttpState, fetched: Fetched) -> bool:
    """Return whether a feed moves to where a permanent redirect (301, 308) leads. Captive portals and short-lived
    mistakes also redirect permanently, so it has to last, lead to a feed and keep encryption."""
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
        lies_inside=fetched.began_inside if feed.http.lies_inside is None else feed.http.lies_inside,
    )
    if not fetched.permanent_url:
        answered = replace(answered, moved_to="", moved_first_seen_at=None, moved_count=0)
    elif fetched.permanent_url != answered.moved_to:
        answered = replace(answered, moved_to=fetched.permanent_url, moved_first_seen_at=now, moved_count=1)
    else:
        answered = replace(answered, moved_count=answered.moved_count + 1)
    return _with_floor(answered, find_hint(fetched, reading.wishes, 0, now), now)


def _count_floods(http: HttpState, feed: Feed, update: FeedUpdate) -> HttpState:
    if update.publisher is None or feed.http.last_ok_at is None:  # nothing was read, or all is new to us
        return http
    is_flood = len(update.new) >= MANY_ENTRIES and not update.seen
    return replace(http, all_new_count=http.all_new_count + 1 if is_flood else 0)


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
    # Once may be this machine's fault; a feed is quarantined when it happens again.
    codes = [message and message.code for message in (before.message, reading.message)]
    if reading.is_poison and before.problem == UNREADABLE and codes[0] == codes[1]:
        return replace(failed, status=FeedStatus.QUARANTINED)
    return failed


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
    """Why a feed isn't polled sooner; empty if there is no reason."""
    if hint.kind is Wish.GONE:
        return str(PollReason(Cause.ENDED))
    cause = _WISHES.get(hint.kind)
    return str(PollReason(cause, span_s=round(hint.seconds))) if cause else ""


def note_changes(conn: Connection, feed: Feed, parsed: ParsedFeed, now: float) -> tuple[ParsedFeed, str]:
    """Turn a followed page into entries about its changes; return them and the version to keep, which is empty if only
    noise changed. The version is written with the poll."""
    kept = find_page_version(conn, feed.id)
    if kept is None or kept.selector != feed.choices.page_selector:
        first = page_changes.make_first_entry(parsed.page_text, parsed.site_url, parsed.title, now)
        return replace(parsed, entries=(first,)), parsed.page_text
    differences = page_changes.compare(kept.text, parsed.page_text)
    if not differences:
        return parsed, ""
    change = page_changes.make_change_entry(differences, kept.text, kept.at, parsed.site_url, now)
    return replace(parsed, entries=(change,)), parsed.page_text


Document = tuple[ParsedFeed | None, Reading, bytes]
"""The document, if there is a new one; how reading it went; a hash of its bytes."""


class PollResult(Struct, frozen=True):
    """The result of one poll."""

    feed: Feed
    """As it was before the poll."""
    fetched: Fetched
    new_ids: tuple[int, ...] = ()
    changed: int = 0
    message: Message | None = None
    """What went wrong, if anything."""
    moved_to: str = ""
    """Its new address, if it was adopted now."""
    notify_ids: tuple[int, ...] = ()
    """New entries that a rule wants the user to be notified of."""
    is_network_fault: bool = False
    """Nobody was reached, and nobody else answers either: nothing was stored, and the feed is unchanged."""
    came_along: bool = False
    """It came with a request for another feed of its host, so it had no fetch of its own."""
    is_crowded: bool = False
    """Other feeds may have left no room for it in a shared answer: it needs a request of its own."""

    @property
    def was_sent(self) -> bool:
        return was_sent(self.fetched) and not self.is_network_fault


def store_poll(
    conn: Connection, parser: GuardedParser, feed: Feed, fetched: Fetched, zone: tzinfo, *, trigger: str, reason: str
) -> PollResult:
    """Store everything a poll changes in one transaction; a crash in between leaves the poll as if not made."""
    document = read_document(parser, feed, fetched)
    return store_document(conn, feed, fetched, document, zone, trigger=trigger, reason=reason)


def store_document(
    conn: Connection, feed: Feed, fetched: Fetched, document: Document, zone: tzinfo, *, trigger: str, reason: str
) -> PollResult:
    parsed, reading, body_hash = document
    record = make_poll(feed, fetched, zone, trigger, reason)
    now = find_feed(conn, feed.id)
    asked = (feed.url, feed.choices.recipe, feed.may_lie_inside)
    if now is not None and (now.url, now.choices.recipe, now.may_lie_inside) != asked:
        # The user meanwhile changed the address, allowed it to lie inside or changed how the page is read: void.
        if was_sent(fetched):
            add_poll(conn, record)
        return PollResult(feed, fetched)
    update = make_update(conn, feed, fetched, parsed, record)
    http = _count_floods(next_state(feed, fetched, reading, len(update.new), body_hash), feed, update)
    message = http.message if fetched.outcome is Outcome.FAILED or reading.message else None
    poll = None
    if was_sent(fetched):
        # The plan decides when to poll next; what it said before this poll is over.
        assert update.poll is not None
        poll = replace(update.poll, problem=http.problem, message=message)
    applied = apply_update(conn, replace(update, http=http, poll=poll))
    if http.all_new_count >= FLOODS_AFTER:
        maintenance.prune_flood(conn, feed.id)
    moved_to = ""
    if http.status is FeedStatus.ACTIVE and should_adopt(feed.url, http, fetched):
        with suppress(UsageError):  # the user is subscribed to both addresses; doctor and the feed's page say so
            adopt_address(conn, feed.id, http.moved_to)
            moved_to = http.moved_to
    return PollResult(feed, fetched, applied.new_ids, len(update.changed), message, moved_to, applied.notify_ids)


def store_share(
    conn: Connection, feed: Feed, fetched: Fetched, parsed: ParsedFeed, poll: PollRecord, *, is_charged: bool
) -> PollResult:
    """Store one feed's share of an answer for several feeds: the entries that name it. What only a document of its own
    can tell (title, window, validators) stays as it was. The fetch is logged and charged once, to `is_charged`."""
    validators, wishes = feed.http.validators, feed.publisher.wishes
    share = replace(
        fetched, request=FetchRequest(feed.url, validators), final_url=feed.url, permanent_url="", validators=validators
    )
    entries = tuple(entry for entry in parsed.entries if is_share_of(feed.url, entry.categories))
    update = make_update(conn, feed, share, replace(parsed, entries=entries), poll)
    http = next_state(feed, share, Reading(wishes), len(update.new), feed.http.body_hash)
    # A crowded answer that reaches back to no entry we know may have had no room for all of this feed's entries.
    is_crowded = len(parsed.entries) >= ENTRIES and not update.seen and not update.changed
    http = replace(http, last_ok_at=feed.http.last_ok_at) if is_crowded else http
    kept = replace(update, http=http, publisher=None, poll=update.poll if is_charged else None)
    applied = apply_update(conn, kept)
    return PollResult(
        feed,
        share,
        applied.new_ids,
        len(update.changed),
        notify_ids=applied.notify_ids,
        came_along=not is_charged,
        is_crowded=is_crowded,
    )


def read_document(parser: GuardedParser, feed: Feed, fetched: Fetched) -> Document:
    """Read the document if it is new, which it isn't if it is the last one byte for byte."""
    wishes = feed.publisher.wishes
    if fetched.outcome is not Outcome.FRESH:
        return None, Reading(wishes), feed.http.body_hash
    body_hash = hashlib.blake2b(fetched.body, digest_size=16).digest()
    if body_hash == feed.http.body_hash and not feed.http.problem:
        return None, Reading(wishes), body_hash
    recipe = feed.choices.recipe
    try:
        if recipe is None:
            parsed = parser.parse(fetched.body, fetched.final_url, fetched.content_type)
        else:
            parsed = parser.read_page(fetched.body, fetched.final_url, fetched.content_type, recipe)
    except ParseError as error:
        return None, Reading(wishes, error.message, isinstance(error, QuarantinedError)), b""
    return parsed, Reading(parsed.wishes), body_hash


def make_update(
    conn: Connection, feed: Feed, fetched: Fetched, parsed: ParsedFeed | None, poll: PollRecord
) -> FeedUpdate:
    """Return what to store; looks up known entries and the user's rules."""
    blank = FeedUpdate(feed.id, fetched.fetched_at, feed.http, poll)
    if parsed is None:
        return blank
    page_text = ""
    if feed.choices.page_kind is PageKind.CHANGES:
        parsed, page_text = note_changes(conn, feed, parsed, fetched.fetched_at)
    candidates = make_candidates(parsed.entries)
    decision = decide(candidates, find_known(conn, feed.id, wanted_keys(candidates)), fetched.fetched_at)
    counted = replace(poll, new_count=len(decision.new), changed_count=len(decision.changed))
    return replace(
        blank,
        poll=counted,
        publisher=make_publisher(parsed, feed.publisher, is_whole=fetched.status != NEW_ENTRIES_ONLY),
        new=rules.ask_rules(conn, feed, decision.new, fetched.fetched_at),
        changed=decision.changed,
        seen=_still_listed(conn, feed, fetched, decision),
        page_text=page_text,
    )


def _still_listed(conn: Connection, feed: Feed, fetched: Fetched, decision: Decision) -> tuple[int, ...]:
    """The known entries that the feed still has; an answer with new entries only leaves out those it had before."""
    if fetched.status != NEW_ENTRIES_ONLY:
        return decision.seen
    before = dict.fromkeys([*decision.seen, *list_in_document(conn, feed.id)])
    changed = {entry.entry_id for entry in decision.changed}
    room = max(feed.publisher.window_size - len(decision.new) - len(changed), 0)
    return tuple([entry_id for entry_id in before if entry_id not in changed][:room])


def make_publisher(parsed: ParsedFeed, before: PublisherData, *, is_whole: bool = True) -> PublisherData:
    """The publisher's data. An empty document or one with new entries only says nothing about how many entries a feed
    holds, and a page followed for its changes holds none: what changed twice is reported twice."""
    count = len(parsed.entries) if is_whole and not parsed.page_text else 0
    return PublisherData(
        title=parsed.title or before.title,
        site_url=parsed.site_url or before.site_url,
        description=parsed.description,
        language=parsed.language,
        kind=parsed.kind,
        icon_url=parsed.icon_url or before.icon_url,
        wishes=parsed.wishes,
        window_size=count or before.window_size,
    )


def make_poll(feed: Feed, fetched: Fetched, zone: tzinfo, trigger: str, reason: str) -> PollRecord:
    return PollRecord(
        feed_id=feed.id,
        at=fetched.fetched_at,
        trigger=trigger,
        reason=reason,
        local_day=local_day(fetched.fetched_at, zone),
        outcome=fetched.outcome,
        status=fetched.status,
        wire_bytes=fetched.wire_bytes,
        elapsed_s=fetched.elapsed_s,
    )


def was_sent(fetched: Fetched) -> bool:
    """Return whether a server was asked and could have answered. Otherwise (offline, cancelled, held back for the
    host's sake) nothing is logged; the journal charges what a stop leaves behind."""
    return fetched.problem not in (Problem.OFFLINE, Problem.CANCELLED) and not was_held_back(fetched)
