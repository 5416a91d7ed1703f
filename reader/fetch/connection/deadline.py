"""Deadline, cancellation and byte count of one fetch, asked at every wait.

A fetch belongs to one thread. Time is measured with the real monotonic clock even where a test's clock
stands still, because the network does not stand still with it.
"""

from __future__ import annotations

from collections.abc import Callable

from reader.clock import SystemClock
from reader.fetch.limits import Limits

_monotonic = SystemClock().monotonic


class DeadlinePassed(TimeoutError):  # noqa: N818
    """The whole fetch took too long."""


class Cancelled(OSError):  # noqa: N818
    """The owner, or the end of the program, wants no more of this."""


class TooMuch(OSError):  # noqa: N818
    """More than the limits allow has come; `what` says of which."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Guard:
    def __init__(
        self, limits: Limits, cancelled: Callable[[], bool], spent_s: float = 0.0, wire: int = 0
    ) -> None:
        """`spent_s` and `wire`: what earlier hops of the same fetch took."""
        self.limits = limits
        self.wire_bytes = wire
        self._cancelled = cancelled
        self._started = _monotonic()
        self._ends = self._started + limits.deadline_s - spent_s
        self._head_ends_at: int | None = None

    def elapsed_s(self) -> float:
        return _monotonic() - self._started

    def remaining_s(self) -> float:
        """Seconds that are left; raises when there are none, or when nobody wants the answer any more."""
        if self._cancelled():
            raise Cancelled
        left = self._ends - _monotonic()
        if left <= 0:
            raise DeadlinePassed
        return left

    def head_begins(self) -> None:
        self._head_ends_at = self.wire_bytes + self.limits.header_bytes

    def head_is_over(self) -> None:
        self._head_ends_at = None

    def count(self, size: int) -> None:
        self.wire_bytes += size
        if self._head_ends_at is not None and self.wire_bytes > self._head_ends_at:
            raise TooMuch("head")
        if self.wire_bytes > self.limits.wire_bytes:
            raise TooMuch("wire")
