"""Feeds that are told of, as the plan sees them: their usual polls come later while pushes prove reliable."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from reader.engine.push.decide import find_stretch_s
from reader.learn.ledger import SLOT_S
from reader.model.reasons import Cause, PollReason
from reader.plan.day_model import DayModel
from reader.plan.poll_state import PollState
from reader.store.db import Connection
from reader.store.polling.push import list_subscriptions


def read_stretches(conn: Connection, now: float) -> dict[int, float]:
    """By feed, how long after its last answer the plan leaves it alone; only those for which that is some time."""
    found = {id_: find_stretch_s(one, now) for id_, one in list_subscriptions(conn).items()}
    return {id_: stretch_s for id_, stretch_s in found.items() if stretch_s}


def with_push(poll_state: PollState, day_model: DayModel, stretches: Mapping[int, float]) -> PollState:
    """Not before the stretch is over, counted from the last answer. Pure."""
    if not stretches:
        return poll_state
    earliest, wishes = poll_state.earliest_at.copy(), list(poll_state.wishes)
    for feed_id, stretch_s in stretches.items():
        place = day_model.place.get(feed_id)
        if place is None:
            continue
        free_at = poll_state.now - float(poll_state.ages[place]) * SLOT_S + stretch_s
        if free_at > earliest[place]:
            earliest[place] = free_at
            if wishes:
                wishes[place] = str(PollReason(Cause.TOLD_OF, span_s=round(stretch_s)))
    return replace(poll_state, earliest_at=earliest, wishes=tuple(wishes))
