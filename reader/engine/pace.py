"""How many polls this minute still bears, and when the next one will bear more. Pure.

The bound holds for any sixty seconds, wherever they begin. A poll counts from when it was answered, which is later than
when it was asked: so a host's whole round may take its time, and nobody is asked too soon.
"""

from __future__ import annotations

from collections.abc import Sequence

MINUTE_S = 60.0


def room_now(times: Sequence[float], per_minute: int, now: float) -> int:
    """`times` are when polls were answered, in order; those a whole minute ago no longer count."""
    return max(per_minute - sum(at > now - MINUTE_S for at in times), 0)


def room_at(times: Sequence[float], per_minute: int, now: float) -> float:
    """From when on there is room for half of a minute's polls: sooner would be a wake-up for one or two."""
    may_remain = per_minute - max(per_minute // 2, 1)
    leaving = times[: len(times) - may_remain]
    return max(leaving[-1] + MINUTE_S, now) if leaving else now
