"""What a mailbox's thread does next: a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.features.mail.records import CheckReason, MailboxState, MailProblem
from reader.features.mail.worker.listener import (
    LONGEST_PAUSE_S,
    LONGEST_PUSH_PAUSE_S,
    RARE_S,
    RENEW_S,
    SPARING_S,
    MailAction,
    Moment,
    Step,
    decide_step,
    find_pause_s,
    find_push_pause_s,
)

NOW = 1_000_000.0
WELL = MailboxState(uid_validity=1, can_push=True, synced_at=NOW - 60.0, tried_at=NOW - 60.0)
LISTENING = Moment(NOW, WELL, is_connected=True)
DEAF = replace(LISTENING, state=replace(WELL, can_push=False), is_connected=False)
REFUSED = replace(WELL, problem=MailProblem.PASSWORD, tried_at=NOW - 7_200.0, failures=1)
AWAY = replace(WELL, problem=MailProblem.UNREACHABLE, tried_at=NOW - 61.0, failures=1)

TABLE = {
    "a new mailbox is read": (Moment(NOW, MailboxState(), False), Step(MailAction.CHECK, reason=CheckReason.ADDED)),
    "a server that pushes is listened to": (LISTENING, Step(MailAction.LISTEN, NOW + RENEW_S)),
    "what it tells of is fetched at once": (
        replace(LISTENING, has_news=True),
        Step(MailAction.CHECK, reason=CheckReason.PUSHED),
    ),
    "one that cried wolf is believed later": (
        replace(LISTENING, has_news=True, empty_pushes=3, checked_at=NOW - 1),
        Step(MailAction.WAIT, NOW + 19, CheckReason.PUSHED),
    ),
    "marks are sent": (replace(LISTENING, has_unsent=True), Step(MailAction.CHECK, reason=CheckReason.PUSHED)),
    "a line that broke is made again at once": (
        replace(LISTENING, is_connected=False, broken_at=NOW),
        Step(MailAction.CHECK, reason=CheckReason.CONNECTED),
    ),
    "unless the last ones broke soon": (
        replace(LISTENING, is_connected=False, broken_at=NOW, broken_connections=2),
        Step(MailAction.WAIT, NOW + 120, CheckReason.CONNECTED),
    ),
    "without a line nothing is kept open": (
        replace(LISTENING, is_quiet=True, has_news=True),
        Step(MailAction.WAIT, keeps_connection=False),
    ),
    "but the user is obeyed": (
        replace(LISTENING, is_quiet=True, is_asked=True),
        Step(MailAction.CHECK, reason=CheckReason.ASKED),
    ),
    "one that cannot push is asked rarely": (DEAF, Step(MailAction.WAIT, NOW - 60 + RARE_S, CheckReason.RARELY, False)),
    "more rarely on battery": (
        replace(DEAF, is_sparing=True),
        Step(MailAction.WAIT, NOW - 60 + SPARING_S, CheckReason.RARELY, False),
    ),
    "and when it is time": (
        replace(DEAF, state=replace(DEAF.state, synced_at=NOW - RARE_S)),
        Step(MailAction.CHECK, reason=CheckReason.RARELY, keeps_connection=False),
    ),
    "but not beyond the day's budget": (
        replace(DEAF, state=replace(DEAF.state, synced_at=NOW - RARE_S), left=0, day_end_at=NOW + 500),
        Step(MailAction.WAIT, NOW + 500, CheckReason.RARELY, False),
    ),
    "marks wait there": (
        replace(DEAF, has_unsent=True),
        Step(MailAction.WAIT, NOW - 60 + RARE_S, CheckReason.RARELY, False),
    ),
    "a password does not become right by itself": (
        replace(LISTENING, state=REFUSED),
        Step(MailAction.WAIT, NOW - 7_200 + 86_400, CheckReason.CONNECTED, False),
    ),
    "a server that was away is tried again": (
        replace(LISTENING, state=AWAY),
        Step(MailAction.CHECK, reason=CheckReason.CONNECTED, keeps_connection=False),
    ),
}


@pytest.mark.parametrize(("moment", "step"), TABLE.values(), ids=TABLE)
def test_the_next_step(moment, step):
    assert decide_step(moment) == step


@given(st.integers(0, 10_000))
def test_pauses_grow_and_end_growing(failures):
    state = replace(AWAY, failures=failures)
    assert 60.0 <= find_pause_s(state) <= find_pause_s(replace(state, failures=failures + 1)) <= LONGEST_PAUSE_S
    assert find_push_pause_s(failures) <= find_push_pause_s(failures + 1) <= LONGEST_PUSH_PAUSE_S
