"""Rate limit: how many polls this minute still bears, and when the next one will bear more. Pure.

The bound holds for any sixty seconds, wherever they begin. A poll counts from when it was answered: never sooner than
it was asked, so what the servers see keeps the bound, too.
"""

from __future__ import annotations

from collections.abc import Sequence

MINUTE_S = 60.0
ROUND_S = 15.0
"""How long a round of polls usually takes at most."""


def room_now(times: Sequence[float], per_minute: int, now: float) -> int:
    """`times` are when polls were answered, in order; those a whole minute ago no longer count."""
    return max(per_minute - sum(at > now - MINUTE_S for at in times), 0)


def room_at(times: Sequence[float], per_minute: int, now: float) -> float:
    """When it is worth polling on: as soon as the minute has room for as many as one round answered, but a slow host
    does not hold up everybody."""
    if len(times) < per_minute:
        return now
    return max(min(times[-1], times[0] + ROUND_S) + MINUTE_S, now)
