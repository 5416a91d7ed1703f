"""Instants that a wrong clock wrote, healed once it is right."""

from __future__ import annotations

import pytest

from reader.store.heal_instants import heal_instants
from tests.unit.store.made import NOW, add_feed_with

YEAR = 365 * 86_400.0


@pytest.mark.parametrize("behind_s", [YEAR, NOW - 1.0])
def test_a_clock_that_ran_behind_leaves_no_years_of_quiet(conn, behind_s):
    add_feed_with(conn, "https://example.org/feed", [1])
    conn.execute("UPDATE feeds SET added_at = ?", (NOW - 60,))
    conn.execute(
        "UPDATE feed_state SET last_fetched_at = ?1, last_new_at = ?1, failing_since = ?1", (NOW - 30,)
    )
    heal_instants(conn, NOW - behind_s)
    heal_instants(conn, NOW)
    last_new_at, failing_since = conn.execute("SELECT last_new_at, failing_since FROM feed_state").get
    assert last_new_at == NOW - 30
    assert failing_since == NOW - 60
