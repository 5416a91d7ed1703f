"""Decides when an account is synced next, and why then. Pure.

A sync brings all feeds of the account, so the plan treats it as one feed with one price (engine/planning_inputs.py):
mostly it comes shortly before the user visits. Beside the plan there are syncs when the user visits, and rare ones if
nothing else gives a reason. Changes are sent right away, without a sync.
"""

from __future__ import annotations

from msgspec import Struct

from reader.features.accounts.records import AccountState, PlannedSync, SyncReason

FRESH_S = 300.0
"""Another visit this soon after a sync causes none."""
SITTING_S = 1_800.0
RARE_S = 12 * 3_600.0
"""If the plan has no reason or no budget left: marks of other devices should still come."""
SPARING_S = 24 * 3_600.0
"""The same on battery and on metered networks."""
TELLING_GAP_S = 2.5 * 3_600.0
"""Marks from another device date a visit only if it must have been within this time."""
FIRST_PAUSE_S = 60.0
LONGEST_PAUSE_S = 3_600.0
PASSWORD_PAUSE_S = 86_400.0


class Moment(Struct, frozen=True):
    now: float
    state: AccountState
    last_visit_at: float | None
    wanted: PlannedSync | None = None
    is_sparing: bool = False


class NextSync(Struct, frozen=True):
    at: float
    reason: SyncReason
    feed_ids: tuple[int, ...] = ()


def decide_next_sync(moment: Moment) -> NextSync:
    state = moment.state
    if state.problem and state.tried_at is not None:
        return NextSync(state.tried_at + find_pause_s(state), SyncReason.TRIED_AGAIN)
    if state.synced_at is None:
        return NextSync(moment.now, SyncReason.ADDED)
    rarely_at = state.synced_at + (SPARING_S if moment.is_sparing else RARE_S)
    syncs = [_at_visit(moment, state.synced_at), _by_plan(moment, state.synced_at)]
    # If several are due, the user's visit is the reason.
    found = [sync for sync in syncs if sync is not None]
    return min([*found, NextSync(rarely_at, SyncReason.RARELY)], key=lambda sync: max(sync.at, moment.now))


def find_pause_s(state: AccountState) -> float:
    """The pause after failures, which grows with each; a wrong password won't get better."""
    if state.problem == "password":
        return PASSWORD_PAUSE_S
    return float(min(FIRST_PAUSE_S * 2 ** min(max(state.failures - 1, 0), 10), LONGEST_PAUSE_S))


def _at_visit(moment: Moment, synced_at: float) -> NextSync | None:
    """Sync when the user visits; the plan says how often while they read."""
    visit_at = moment.last_visit_at
    if visit_at is None or moment.now - visit_at > SITTING_S or synced_at >= visit_at - FRESH_S:
        return None
    return NextSync(visit_at, SyncReason.VISITED)


def _by_plan(moment: Moment, synced_at: float) -> NextSync | None:
    """Sync by the plan, but not twice for the same visit, unless the server should poll feeds first."""
    wanted = moment.wanted
    if wanted is None or (not wanted.feed_ids and wanted.at - synced_at < FRESH_S):
        return None
    return NextSync(wanted.at, wanted.reason, wanted.feed_ids)


def find_visit_elsewhere(before: float | None, marked_after_at: float, now: float) -> float | None:
    """When the user visited on another device whose marks a sync brought: after the sync before it, and after the
    server found the newest of the marked posts. None if that leaves too long a time, or for the first sync."""
    if before is None:
        return None
    since = max(before, min(marked_after_at, now))
    return (since + now) / 2 if now - since <= TELLING_GAP_S else None
