"""When the owner usually looks, as instants of the coming day: learned from the looks on all devices."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np

from reader.engine.planning_inputs import MEMORY_S, list_merged_looks
from reader.learn.attention import learn_attention
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds
from reader.plan.usual_looks import NONE_SOON, slots_until_look
from reader.store.db import Connection

FEWEST_LOOKS = 10
"""From fewer, nothing is learned yet."""


def list_usual_looks(conn: Connection, now: float, zone: tzinfo) -> list[float]:
    looks = list_merged_looks(conn, now - MEMORY_S, now)
    if len(looks) < FEWEST_LOOKS:
        return []
    until = slots_until_look(learn_attention(looks, float(looks[0]), now, zone))
    slots = {int((slot + ahead) % SLOTS) for slot, ahead in enumerate(until.tolist()) if ahead != NONE_SOON}
    midnight = now - float(local_seconds(np.array([now]), zone)[0]) % (SLOTS * SLOT_S)
    return sorted(_next_at(midnight + slot * SLOT_S, now) for slot in slots)


def _next_at(at: float, now: float) -> float:
    return at if at > now else at + SLOTS * SLOT_S
