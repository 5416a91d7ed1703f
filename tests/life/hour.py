"""The stations of the first hour, in the order in which they are lived."""

from __future__ import annotations

from collections.abc import Callable

from tests.life.life import Life
from tests.life.stations import first_subscription

Station = Callable[[Life], None]

SHORT: dict[str, Station] = {
    "first subscription": first_subscription.live,
}
"""Lived in every test run: together some half a minute."""

LONG: dict[str, Station] = {}
"""Lived by `dev.py bench first-hour` only, after the short ones."""
