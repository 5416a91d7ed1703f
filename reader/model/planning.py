"""Records between learning, planning and the lab: numbers about feeds and about the owner.

Instants are unix seconds (UTC). Rates are per hour, because every delay is told in hours.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

FloatArray: TypeAlias = npt.NDArray[np.float64]
IntArray: TypeAlias = npt.NDArray[np.int64]
BoolArray: TypeAlias = npt.NDArray[np.bool_]

HOUR_S = 3_600
DAY_S = 86_400
WEEK_S = 604_800

WAKE_UPS = 24
"""How often a day the machine is woken where nobody wants it otherwise: as often as by polling every hour."""
