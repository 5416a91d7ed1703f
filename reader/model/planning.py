"""Records between learning, planning and the lab: numbers about feeds and about the user.

Instants are unix seconds (UTC). Rates are per hour, because every delay is told in hours.
"""

from __future__ import annotations

from datetime import tzinfo
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.model.logged import DAY_S as DAY_S
from reader.model.logged import HOUR_S as HOUR_S
from reader.model.logged import WEEK_S as WEEK_S

FloatArray: TypeAlias = npt.NDArray[np.float64]
IntArray: TypeAlias = npt.NDArray[np.int64]
BoolArray: TypeAlias = npt.NDArray[np.bool_]

WAKE_UPS = 24
"""How often a day the machine is woken where nobody wants it otherwise: as often as by polling every hour."""


class OwnHistory(Struct, frozen=True):
    """Posts, their arrivals and the visits of the user. Arrays with an entry per feed are in the order of `names`."""

    names: tuple[str, ...]
    posts: tuple[FloatArray, ...]
    """When each feed posted since it was subscribed to, in order."""
    seen: tuple[FloatArray, ...]
    """When each of these posts was here."""
    windows: IntArray
    added_at: FloatArray
    """When each feed was subscribed to."""
    visits: FloatArray
    """Merged and in order."""
    known_from: float
    """Since when all of it is known."""
    now: float
    zone: tzinfo
    budget: int
