from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.planner.choose import MINUTE_S, ROUND_S, room_at, room_now

seconds = st.integers(0, 4_000).map(lambda quarter: quarter / 4)


@given(st.integers(1, 7), st.lists(st.tuples(seconds, st.lists(st.integers(0, 90), max_size=9)), max_size=12))
def test_no_sixty_seconds_hold_more_than_the_bound(bound, rounds):
    """Rounds of polls at any times; of each poll, how long after its round's begin it is asked."""
    asked: list[float] = []
    free_at = 0.0
    for begin, delays in rounds:
        now = free_at = max(begin, free_at)
        made = [now + delay / 4 for delay in delays[: room_now(sorted(asked), bound, now)]]
        asked += made
        free_at = max([now, *made])
    assert all(sum(at <= other < at + MINUTE_S for other in asked) <= bound for at in asked)


@given(st.integers(1, 40), st.lists(seconds, max_size=60), seconds)
def test_polling_goes_on_when_a_round_has_left_the_minute_and_not_before(bound, times, now):
    times = sorted(at for at in times if now - MINUTE_S < at <= now + ROUND_S)
    at = room_at(times, bound, now)
    assert at >= now
    assert all(other <= at - MINUTE_S for other in times if other <= times[0] + ROUND_S) or at == now
    if len(times) == bound:
        assert room_now(times, bound, at) > 0
    if len(times) >= bound:
        assert room_now(times, bound, times[0] + MINUTE_S - 0.25) == 0
