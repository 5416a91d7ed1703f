"""Records between learning, planning and the lab: numbers about feeds and about the user.

Times are unix seconds (UTC). Rates are per hour, as all delays are in hours.
"""

from __future__ import annotations

from datetime import tzinfo
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.core.records.logged import DAY_S as DAY_S
from reader.core.records.logged import HOUR_S as HOUR_S
from reader.core.records.logged import WEEK_S as WEEK_S

FloatArray: TypeAlias = npt.NDArray[np.float64]
IntArray: TypeAlias = npt.NDArray[np.int64]
BoolArray: TypeAlias = npt.NDArray[np.bool_]

WAKE_UPS = 24
"""How often the machine is woken per day by default: as often as hourly polling would."""


class OwnHistory(Struct, frozen=True):
    """The user's posts and visits. Arrays with an item per feed are in the order of `names`."""

    names: tuple[str, ...]
    posts: tuple[FloatArray, ...]
    """When each feed posted since the subscription, in order."""
    seen: tuple[FloatArray, ...]
    """When each of these posts was fetched."""
    windows: IntArray
    added_at: FloatArray
    """When each feed was subscribed to."""
    visits: FloatArray
    """Of all feeds, in order."""
    known_from: float
    """Since when the history is complete."""
    now: float
    zone: tzinfo
    budget: int
    limit_every_day: bool = False
