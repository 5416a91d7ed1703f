"""Finds the price at which polls come to a budget. Pure."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np


def find_price(
    polls_at: Callable[[float], float], total: float, low: float = 1e-15, high: float = 1e15
) -> float:
    """The least price at which no more than `total` polls are made; they become fewer as it rises."""
    for _ in range(80):
        middle = float(np.sqrt(low * high))
        low, high = (middle, high) if polls_at(middle) > total else (low, middle)
    return high
