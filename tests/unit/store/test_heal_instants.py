"""Instants that a wrong clock wrote, healed once it is right."""

from __future__ import annotations

import pytest

from reader.features.accounts.records import AccountState
from reader.features.accounts.store import find_account_state
from reader.features.mail.records import Mailbox, MailboxState, MailServer
from reader.features.mail.store import add_mailbox, find_mailbox_state, save_mailbox_state
from reader.features.sharing.records import Target
from reader.features.sharing.store import list_due, queue_sends, save_target
from reader.store.maintenance import clamp_future_times
from reader.store.poll_log import find_last_awake, note_awake
from tests.unit.store.made import NOW, add_feed_with, make_account

YEAR = 365 * 86_400.0


@pytest.mark.parametrize("behind_s", [YEAR, NOW - 1.0])
def test_a_clock_that_ran_behind_leaves_no_years_of_quiet(conn, behind_s):
    add_feed_with(conn, "https://example.org/feed", [1])
    conn.execute("UPDATE feeds SET added_at = ?", (NOW - 60,))
    conn.execute("UPDATE feed_state SET last_fetched_at = ?1, last_new_at = ?1, failing_since = ?1", (NOW - 30,))
    clamp_future_times(conn, NOW - behind_s)
    clamp_future_times(conn, NOW)
    last_new_at, failing_since = conn.execute("SELECT last_new_at, failing_since FROM feed_state").get
    assert last_new_at == NOW - 30
    assert failing_since == NOW - 60


def test_what_a_clock_ahead_wrote_of_servers_and_tries_does_not_wait_for_that_year(conn):
    feed_id = add_feed_with(conn, "https://example.org/feed", [1])
    ahead = NOW + YEAR
    account_id = make_account(
        conn, [feed_id], AccountState(synced_at=ahead, tried_at=ahead, listed_at=ahead, crawled_at=ahead, next_at=ahead)
    )
    box_id = add_mailbox(conn, Mailbox(0, MailServer("mail.example", "me"), "News", "Mine", NOW))
    save_mailbox_state(conn, box_id, MailboxState(synced_at=NOW - 60, tried_at=ahead, problem="timeout"))
    target_id = save_target(conn, Target(name="Notes"), NOW)
    (send_id,) = queue_sends(conn, target_id, [1], NOW, YEAR)
    note_awake(conn, ahead, YEAR)
    clamp_future_times(conn, NOW)
    state = find_account_state(conn, account_id)
    assert (state.synced_at, state.tried_at, state.listed_at) == (NOW, NOW, NOW)
    assert state.crawled_at == ahead, "by the server's own clock"
    assert find_mailbox_state(conn, box_id) == MailboxState(synced_at=NOW - 60, tried_at=NOW, problem="timeout")
    assert [send.id for send in list_due(conn, NOW)] == [send_id]
    assert find_last_awake(conn) is None
