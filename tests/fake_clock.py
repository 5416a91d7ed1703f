"""The clock of tests."""

from __future__ import annotations

from msgspec import Struct


class FakeClock(Struct):
    """A clock that only moves when a test moves it."""

    at: float = 1_750_000_000.0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds
