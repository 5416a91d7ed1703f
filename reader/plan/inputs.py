"""Planning inputs: one record for a day's plan, filled by the engine from rows and by the lab from a replay. Pure."""

from __future__ import annotations

from msgspec import Struct

from reader.learn.rhythm import Rhythm
from reader.model.content import FeedBias
from reader.model.machine import PresenceSign
from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.outlook import SmallFloats
from reader.plan.price import PriceState


class PlanningInputs(Struct, frozen=True):
    """Arrays with an entry per feed are in the order of `feed_ids`."""

    feed_ids: tuple[int, ...]
    windows: IntArray
    weights: FloatArray
    """The user's, times what content makes of them."""
    alert: FloatArray
    """What an hour costs that a post waits, look or no visit; 0 for feeds without an alert."""
    feed_biases: tuple[FeedBias, ...]
    """What content makes of the weights, to be told with a reason."""
    rhythm: Rhythm
    """Learned from a ledger that is not kept: 16 MB for 500 feeds."""
    visits: FloatArray
    visits_from: float
    """Since when looks are known."""
    closed: BoolArray
    """(slots of a day): where this machine is usually off."""
    budget: int
    whole_budget: int = 0
    """What the user allows, where digest mode need less: losing a post is as bad as on any day. 0: the same."""
    price_before: PriceState | None = None
    midnight_before: SmallFloats | None = None
    """`DayModel.midnight` of the model before, if it was of the same feeds."""
    signs: tuple[PresenceSign, ...] = ()
    """What the desktop told of the user's coming, in the time of the visits; oldest first."""
