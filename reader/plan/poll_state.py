"""The poll state: what is known at the moment of choosing, as arrays beside those of the day model. Pure."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds
from reader.model.planning import DAY_S, WAKE_UPS, FloatArray
from reader.plan.day_model import DayModel
from reader.plan.price_state import AWAY_S


class PollState(Struct, frozen=True):
    now: float
    ages: FloatArray
    """Slots since each feed's last answered poll."""
    earliest_at: FloatArray
    """When each feed may politely be polled again."""
    last_look_at: float | None
    left: int
    """Fetches that the plan may still spend today."""
    share: float = 1.0
    """Of an ordinary pace: less than 1 on battery and on metered lines, where only the worthiest are polled."""
    wake_ups: float = WAKE_UPS
    """How often a day the machine is to be woken."""
    backlog_h: float = 0.0
    """`Choice.backlog_h` of the question before."""
    wishes: tuple[str, ...] = ()
    """Why each feed may not be polled sooner, as PollReason writes it; empty where nobody knows any."""


def seconds_into_day(day_model: DayModel, at: float) -> float:
    return float(local_seconds(np.array([at]), day_model.zone)[0] % DAY_S)


def slot_at(day_model: DayModel, at: float) -> int:
    return min(int(seconds_into_day(day_model, at) // SLOT_S), SLOTS - 1)


def state_at(last_look_at: float | None, at: float) -> int:
    """The owner's state; someone of whom no look is known counts as long away."""
    return state_of(AWAY_S if last_look_at is None else min(at - last_look_at, 365.0 * DAY_S))
