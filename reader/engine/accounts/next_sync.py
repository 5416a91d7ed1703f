"""Decides when a server is asked next, and why then. Pure.

One ask brings all its feeds, so to the plan it is one more thing to poll, with one price for all of them
(engine/planned_accounts.py): it is asked when that is worth it, mostly shortly before the user looks.
Beside the plan it is asked when they look, and rarely where nothing else gives a reason. Changes are sent at once and
are no ask.
"""

from __future__ import annotations

from msgspec import Struct

from reader.model.accounts import AccountState, PlannedSync, SyncReason

FRESH_S = 300.0
"""After so little time another look asks for nothing."""
SITTING_S = 1_800.0
RARE_S = 12 * 3_600.0
"""Where the plan has no reason to, or no budget left: marks of other devices should still come."""
SPARING_S = 24 * 3_600.0
"""The same on battery and on metered networks."""
TELLING_GAP_S = 2.5 * 3_600.0
"""Marks from another device tell when the user looked only if that is known to be within so long."""
FIRST_PAUSE_S = 60.0
LONGEST_PAUSE_S = 3_600.0
PASSWORD_PAUSE_S = 86_400.0


class Moment(Struct, frozen=True):
    """What is known at the moment of deciding."""

    now: float
    state: AccountState
    last_visit_at: float | None
    wanted: PlannedSync | None = None
    """What the plan wants done now."""
    is_sparing: bool = False


class NextSync(Struct, frozen=True):
    at: float
    reason: SyncReason
    feed_ids: tuple[int, ...] = ()
    """Feeds that the server is told to poll before."""


def decide_next_sync(moment: Moment) -> NextSync:
    state = moment.state
    if state.problem and state.tried_at is not None:
        return NextSync(state.tried_at + find_pause_s(state), SyncReason.TRIED_AGAIN)
    if state.synced_at is None:
        return NextSync(moment.now, SyncReason.ADDED)
    rarely_at = state.synced_at + (SPARING_S if moment.is_sparing else RARE_S)
    syncs = [_at_visit(moment, state.synced_at), _by_plan(moment, state.synced_at)]
    # Of several whose time has come, the user's visit is the reason.
    found = [sync for sync in syncs if sync is not None]
    return min([*found, NextSync(rarely_at, SyncReason.RARELY)], key=lambda sync: max(sync.at, moment.now))


def find_pause_s(state: AccountState) -> float:
    """Growing with every failure; a password does not become right by itself."""
    if state.problem == "password":
        return PASSWORD_PAUSE_S
    return float(min(FIRST_PAUSE_S * 2 ** min(max(state.failures - 1, 0), 10), LONGEST_PAUSE_S))


def _at_visit(moment: Moment, synced_at: float) -> NextSync | None:
    """When the user looks; how often while they read, the plan says."""
    visit_at = moment.last_visit_at
    if visit_at is None or moment.now - visit_at > SITTING_S or synced_at >= visit_at - FRESH_S:
        return None
    return NextSync(visit_at, SyncReason.VISITED)


def _by_plan(moment: Moment, synced_at: float) -> NextSync | None:
    """Not twice for the same look; but what the server is to poll before, it has not been asked for."""
    wanted = moment.wanted
    if wanted is None or (not wanted.feed_ids and wanted.at - synced_at < FRESH_S):
        return None
    return NextSync(wanted.at, wanted.reason, wanted.feed_ids)


def find_visit_elsewhere(before: float | None, marked_after_at: float, now: float) -> float | None:
    """When the user looked on another device, whose marks an ask brought: after the ask before it, and after the
    server had found the newest of the posts that are marked. None where that leaves too long to tell, or where it was
    the first ask."""
    if before is None:
        return None
    since = max(before, min(marked_after_at, now))
    return (since + now) / 2 if now - since <= TELLING_GAP_S else None
