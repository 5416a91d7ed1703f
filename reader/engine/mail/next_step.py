"""Decides what a mailbox's thread does next, and why. Pure.

Where the server can push (IDLE), it is listened to over one quiet line and nothing is ever polled. Where it cannot, it
is asked every two hours, out of the day's budget.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.mail import CheckReason, MailboxState, MailProblem

RENEW_S = 29 * 60.0
"""A server may hang up on whoever was silent for half an hour (RFC 2177), so the wait is begun anew before."""
RARE_S = 2 * 3_600.0
SPARING_S = 4 * 3_600.0
"""The same on battery and on metered lines."""
FIRST_PAUSE_S = 60.0
LONGEST_PAUSE_S = 3_600.0
PASSWORD_PAUSE_S = 86_400.0
SHORT_LIFE_S = 300.0
"""A line that broke sooner than this after it was made says that the next one may, too."""
FIRST_PUSH_PAUSE_S = 5.0
LONGEST_PUSH_PAUSE_S = 900.0


class Deed(StrEnum):
    CHECK = "check"
    LISTEN = "listen"
    WAIT = "wait"


class Step(Struct, frozen=True):
    deed: Deed
    until_at: float | None = None
    """WAIT and LISTEN: until then at most; None until something is told."""
    reason: CheckReason = CheckReason.CONNECTED
    keeps_line: bool = True
    """False: what is open is closed before."""


class Moment(Struct, frozen=True):
    """What is known at the moment of deciding."""

    now: float
    state: MailboxState
    is_connected: bool
    is_asked: bool = False
    """The owner wants it now."""
    is_told: bool = False
    """The server said that something came."""
    is_quiet: bool = False
    """No line, or the owner wants nothing done by itself."""
    has_unsent: bool = False
    """What was read here waits to be marked at the server."""
    is_sparing: bool = False
    left: int = 1
    """Fetches that the plan may still spend today."""
    day_end_at: float = 0.0
    broken_lines: int = 0
    """In a row, each soon after it was made."""
    broken_at: float = 0.0
    empty_pushes: int = 0
    """In a row: the server said that something came, and nothing had."""
    checked_at: float = 0.0


def decide_step(moment: Moment) -> Step:
    state = moment.state
    if moment.is_asked:
        return Step(Deed.CHECK, reason=CheckReason.ASKED)
    if moment.is_quiet:
        return Step(Deed.WAIT, keeps_line=False)
    if state.problem and state.tried_at is not None:
        return _when(moment, state.tried_at + find_pause_s(state), CheckReason.CONNECTED, keeps_line=False)
    if state.synced_at is None:
        return Step(Deed.CHECK, reason=CheckReason.ADDED)
    if state.can_push is False:
        return _ask_rarely(moment, state.synced_at)
    return _be_pushed(moment)


def _be_pushed(moment: Moment) -> Step:
    if not moment.is_connected:
        pause_s = _grow(FIRST_PAUSE_S, moment.broken_lines, LONGEST_PAUSE_S) if moment.broken_lines else 0.0
        return _when(moment, moment.broken_at + pause_s, CheckReason.CONNECTED)
    if moment.is_told:
        pause_s = find_push_pause_s(moment.empty_pushes)
        return _when(moment, moment.checked_at + pause_s, CheckReason.PUSHED)
    if moment.has_unsent:
        return Step(Deed.CHECK, reason=CheckReason.PUSHED)
    return Step(Deed.LISTEN, moment.now + RENEW_S)


def _ask_rarely(moment: Moment, synced_at: float) -> Step:
    """Marks wait for the next check: they are not worth a login."""
    at = synced_at + (SPARING_S if moment.is_sparing else RARE_S)
    if moment.left <= 0:
        at = max(at, moment.day_end_at)
    return _when(moment, at, CheckReason.RARELY, keeps_line=False)


def _when(moment: Moment, at: float, reason: CheckReason, *, keeps_line: bool = True) -> Step:
    if moment.now >= at:
        return Step(Deed.CHECK, reason=reason, keeps_line=keeps_line)
    return Step(Deed.WAIT, at, reason, keeps_line)


def find_pause_s(state: MailboxState) -> float:
    """Growing with every failure; a password does not become right by itself."""
    if state.problem in (MailProblem.PASSWORD, MailProblem.NO_FOLDER):
        return PASSWORD_PAUSE_S
    return _grow(FIRST_PAUSE_S, state.failures, LONGEST_PAUSE_S)


def find_push_pause_s(empty_pushes: int) -> float:
    """A server that cries wolf is believed later and later."""
    return _grow(FIRST_PUSH_PAUSE_S, empty_pushes, LONGEST_PUSH_PAUSE_S) if empty_pushes else 0.0


def _grow(first_s: float, times: int, longest_s: float) -> float:
    return float(min(first_s * 2 ** min(max(times - 1, 0), 10), longest_s))
