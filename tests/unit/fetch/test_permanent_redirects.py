"""When a permanent redirect becomes a feed's address."""

from __future__ import annotations

import pytest

from reader.engine.http_state import Move, should_adopt
from reader.fetch.hints import DAY_S

NOW = 1_750_000_000.0  # Sunday 15 June 2025, 15:06:40 UTC


@pytest.mark.parametrize(
    ("move", "is_feed", "adopt"),
    [
        (Move("http://a/", "http://b/", 3, NOW - 2 * DAY_S), True, True),
        (Move("http://a/", "https://a/", 30, NOW - 20 * DAY_S), True, True),
        (Move("http://a/", "http://b/", 2, NOW - 20 * DAY_S), True, False),
        (Move("http://a/", "http://b/", 30, NOW - 1.9 * DAY_S), True, False),
        (Move("http://a/", "http://b/", 30, NOW - 20 * DAY_S), False, False),
        (Move("https://a/", "http://a/", 30, NOW - 20 * DAY_S), True, False),
        (Move("http://a/", "http://a/", 30, NOW - 20 * DAY_S), True, False),
        (Move("http://a/", "", 30, NOW - 20 * DAY_S), True, False),
    ],
)
def test_a_new_address_is_adopted_only_when_it_lasts_and_is_a_feed(move, is_feed, adopt):
    decision = should_adopt(move, is_feed=is_feed, now=NOW)
    assert decision.adopt is adopt
    assert decision.reason
