"""Never more polls in any sixty seconds than the bound allows, by the server's own log."""

from __future__ import annotations

import threading
from itertools import pairwise

import numpy as np
import pytest

from reader.engine.messages import UserActive
from tests.engine.guests import most_in_a_minute
from tests.engine.rig import Rig
from tests.engine.simulated import Manners, Publishers
from tests.feedserver import Exchange, page
from tests.long_tests import mark_long

BOUND = 5


def serve_slowly(rig: Rig, feeds: int, takes_s: float) -> Publishers:
    """Feeds that post every half hour; each answer takes so long on the engine's clock."""
    posts = np.arange(rig.clock.now() - 86_400.0, rig.clock.now() + 86_400.0, 1_800.0)
    publishers = Publishers(rig.clock, [posts] * feeds, np.full(feeds, 10), [Manners() for _ in range(feeds)])
    one_at_a_time = threading.Lock()

    def answer(exchange: Exchange) -> None:
        with one_at_a_time:
            publishers.answer(exchange)
            rig.clock.advance(takes_s)

    for number in range(feeds):
        rig.add(number)
        rig.server.serve(f"/{number}", answer)
    return publishers


def test_what_a_hosts_pause_holds_back_is_not_behind(rig):
    """Or whoever waits until nothing is due would wait as long as the pause lasts."""
    rig.restart(fetches_per_minute=BOUND)
    for number in range(3 * BOUND):
        rig.add(number, host=0)
        rig.server.serve(f"/{number}", page(b"", 429, headers={"Retry-After": "7200"}))
    rig.engine.run_once(rig.clock.now())
    rig.clock.advance(15)
    rig.engine.run_once(rig.clock.now())
    assert not rig.engine.is_behind
    assert len(rig.server.seen()) == 1


@pytest.mark.parametrize("takes_s", [0.0, 0.3, 1.5])
def test_many_new_feeds_are_no_burst_and_come_as_fast_as_the_bound_lets_them(rig, takes_s):
    rig.restart(fetches_per_minute=BOUND)
    publishers = serve_slowly(rig, 20, takes_s)
    begun_at = rig.clock.now()
    rig.engine.run_once(begun_at)
    assert rig.engine.is_behind
    rig.run(hours=0.2)
    assert not rig.engine.is_behind
    assert len({asked.feed for asked in publishers.log}) == 20
    assert most_in_a_minute(publishers.log) == BOUND
    took_s = sorted(asked.at for asked in publishers.log)[19] - begun_at
    # Three full minutes, and what the answers took.
    assert took_s <= 3 * 60 + 20 * takes_s


@pytest.mark.parametrize("pause_s", mark_long([0.001, 20.0, 59.999, 60.0, 60.001], {0.001, 20.0, 59.999, 60.001}))
def test_a_user_who_comes_again_and_again_opens_no_second_minute(rig, pause_s):
    rig.visited_daily((12.5, 13.5, 14.5))
    rig.restart(fetches_per_minute=BOUND, daily_budget=400)
    publishers = serve_slowly(rig, 20, 0.0)
    rig.run(hours=1)
    publishers.log.clear()
    rig.clock.advance(5 * 3_600.0)
    for _ in range(8):
        rig.engine.handle(UserActive(()), rig.clock.now())
        rig.engine.run_once(rig.clock.now())
        rig.clock.advance(pause_s)
    rounds = sorted({asked.at for asked in publishers.log})
    assert most_in_a_minute(publishers.log) == BOUND
    if pause_s == 60.0:
        # To the very second: what was polled a whole minute ago no longer counts.
        assert 60.0 in [after - before for before, after in pairwise(rounds)]
