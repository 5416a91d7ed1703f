"""Accounts in the plan: each counts as one feed, with one price for all feeds of its server. Reads rows; any thread
with a connection.

In the plan's arrays an account has the negative of its id. If Paperround tells a server when to refresh, the server's
feeds are planned themselves, and the account is synced with them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.engine.accounts.next_sync import FRESH_S, SITTING_S, find_pause_s
from reader.engine.due import is_active
from reader.learn.ledger import SLOT_S
from reader.model.accounts import PlannedSync, SyncReason
from reader.model.logged import PlannedPoll
from reader.model.reasons import Cause, parse_poll_reason
from reader.model.stored import Feed
from reader.plan.choose import Choice
from reader.plan.day_model import DayModel
from reader.plan.forecast import find_reason
from reader.plan.poll_state import PollState
from reader.store.accounts import find_account_state, list_accounts
from reader.store.db import Connection


class PlannedAccount(Struct, frozen=True):
    account_id: int
    feeds: tuple[Feed, ...]
    delay_s: float
    """From a post's date until it appears at the server."""
    asked_at: float
    free_at: float
    """When it may be synced again."""

    @property
    def plan_id(self) -> int:
        return -self.account_id


def list_planned_accounts(conn: Connection, feeds: Sequence[Feed]) -> list[PlannedAccount]:
    """The accounts that were synced before and have active feeds."""
    found = []
    for account in list_accounts(conn):
        state = find_account_state(conn, account.id)
        mine = tuple(feed for feed in feeds if feed.account_id == account.id and is_active(feed))
        if account.refreshes_server or state.synced_at is None or not mine:
            continue
        free_at = state.synced_at + FRESH_S
        if state.problem and state.tried_at is not None:
            free_at = max(free_at, state.tried_at + find_pause_s(state))
        found.append(PlannedAccount(account.id, mine, state.delay_s, state.synced_at, free_at))
    return found


def with_accounts(poll_state: PollState, day_model: DayModel, accounts: Sequence[PlannedAccount]) -> PollState:
    """Add the state of accounts to that of feeds."""
    ages, earliest = poll_state.ages.copy(), poll_state.earliest_at.copy()
    for account in accounts:
        place = day_model.place.get(account.plan_id)
        if place is not None:
            ages[place] = max(poll_state.now - account.asked_at, 0.0) / SLOT_S
            earliest[place] = account.free_at
    return replace(poll_state, ages=ages, earliest_at=earliest)


def divide_choice(
    day_model: DayModel,
    poll_state: PollState,
    choice: Choice,
    server_refreshed: Mapping[int, int],
    *,
    user_present: bool,
) -> tuple[Choice, list[PlannedSync]]:
    """Divide a choice into our own polls and syncs. `server_refreshed`: feeds polled by servers, and their accounts."""
    is_own = np.array(
        [_account_of(day_model.feed_ids[place], server_refreshed) is None for place in choice.places.tolist()]
    )
    asks: dict[int, PlannedSync] = {}
    for place in choice.places[~is_own.astype(np.bool_)].tolist():
        plan_id, age = day_model.feed_ids[place], float(poll_state.ages[place])
        reason = find_reason(day_model, poll_state, place, poll_state.now, age, user_present=user_present)
        made = _make_sync(plan_id, poll_state.now, reason.cause, server_refreshed, poll_state.last_visit_at)
        before = asks.get(made.account_id)
        asks[made.account_id] = made if before is None else replace(before, feed_ids=(*before.feed_ids, *made.feed_ids))
    kept = np.flatnonzero(is_own)
    return Choice(choice.places[kept], choice.worth_h[kept], choice.backlog_h), list(asks.values())


def list_planned_syncs(polls: Sequence[PlannedPoll], server_refreshed: Mapping[int, int]) -> list[PlannedSync]:
    """The first sync of each account in a forecast that is in order of time."""
    asks: dict[int, PlannedSync] = {}
    for poll in polls:
        if _account_of(poll.feed_id, server_refreshed) is not None:
            reason = parse_poll_reason(poll.reason)
            made = _make_sync(poll.feed_id, poll.at, reason.cause if reason else None, server_refreshed, None)
            asks.setdefault(made.account_id, made)
    return list(asks.values())


def _account_of(plan_id: int, server_refreshed: Mapping[int, int]) -> int | None:
    return -plan_id if plan_id < 0 else server_refreshed.get(plan_id)


def _make_sync(
    plan_id: int, at: float, cause: Cause | None, server_refreshed: Mapping[int, int], last_visit_at: float | None
) -> PlannedSync:
    reason = SyncReason.EXPECTED
    if cause is Cause.YOU_ARE_READING:
        reason = SyncReason.VISITED
    elif last_visit_at is not None and at - last_visit_at <= SITTING_S:
        reason = SyncReason.READING
    elif cause is Cause.BEFORE_YOUR_VISIT:
        reason = SyncReason.BEFORE_VISIT
    feed_ids = (plan_id,) if plan_id > 0 else ()
    return PlannedSync(_account_of(plan_id, server_refreshed) or 0, at, reason, feed_ids)
