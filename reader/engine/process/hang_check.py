"""Hang detection: whether a process that gives no sign of life hangs, or only gets no turn on a busy machine. Any
thread."""

from __future__ import annotations

from collections.abc import Callable

LEAST_CPU_S = 0.1
STARVED_SHARE = 0.5
"""Of the time, as processor time: who gets less, and yet some, is kept waiting by others."""


def is_hung(watched_s: float, used_cpu_s: float, most_cpu_s: float) -> bool:
    """`used_cpu_s` is what a silent process got of the processor while it was watched. One that waits for what never
    comes uses none; one that turns in circles all it can get; one that works on a machine full of others gets a
    little, and ending it would only make it begin anew. Nobody works for longer than `most_cpu_s` in silence."""
    is_starved = LEAST_CPU_S <= used_cpu_s < watched_s * STARVED_SHARE
    return not is_starved or used_cpu_s >= most_cpu_s


class SilenceWatch:
    """Counts from the last sign of life. The processor's time is asked for only in the second half of the patience."""

    def __init__(self, patience_s: float, read_cpu_s: Callable[[], float]) -> None:
        self.patience_s = patience_s
        self._read_cpu_s = read_cpu_s
        self._beat, self._beat_at = 0, 0.0
        self._watched: tuple[float, float] | None = None
        """Since when, and the processor's time then."""

    def begin(self, beat: int, now: float) -> None:
        self._beat, self._beat_at, self._watched = beat, now, None

    def is_well(self, beat: int, now: float) -> bool:
        if beat != self._beat:
            self.begin(beat, now)
            return True
        silent_s = now - self._beat_at
        if silent_s < self.patience_s / 2:
            return True
        if self._watched is None:
            self._watched = now, self._read_cpu_s()
        if silent_s < self.patience_s:
            return True
        since, before = self._watched
        return not is_hung(now - since, self._read_cpu_s() - before, self.patience_s)
