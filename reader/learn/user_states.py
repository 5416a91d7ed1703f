"""The user's states: in the reader, at the machine, away, by how long ago the last visit and sign were. Pure.

Somebody who looked five minutes ago is likelier to look again than the hour alone says; somebody who has just
unlocked the machine is about to; somebody who has been away for a day may be on holiday. Where no sign was ever
heard the states of somebody at the machine do not exist, and nothing is reckoned for them.
"""

from __future__ import annotations

import numpy as np

from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.planning import BoolArray, FloatArray, IntArray

SINCE_VISIT: IntArray = np.array([1, 2, 4, 12, 32, 96], dtype=np.int64)
"""Borders, in slots, between states: just here, a half hour, an hour, three, eight, a day ago."""
STATES = len(SINCE_VISIT) + 1
HERE = 3
"""The first states, up to an hour, belong to a session that may go on."""
SINCE_SIGN: IntArray = np.array([1, 4], dtype=np.int64)
"""After the states of visits come those of somebody at the machine who has not looked: a sign within the last slot, the
last four. After that nobody knows whether they are still there."""
LONG_HERE_SLOTS = 2
"""A sign sooner than so many slots after a visit tells nothing that the visit did not."""
FORGOTTEN = 4
"""The state into which a sign that no visit followed passes over."""


def state_of(since_visit_s: float, since_sign_s: float | None = None) -> int:
    """The user's state when the last visit and the last sign were so long ago."""
    since_visit = max(since_visit_s, 0.0)
    if since_sign_s is not None and since_visit - since_sign_s >= LONG_HERE_SLOTS * SLOT_S:
        place = int(np.searchsorted(SINCE_SIGN, max(since_sign_s, 0.0) // SLOT_S, side="right"))
        if place < len(SINCE_SIGN):
            return STATES + place
    return int(np.searchsorted(SINCE_VISIT, since_visit // SLOT_S, side="right"))


def make_moves(visits: FloatArray, signs: FloatArray | None) -> FloatArray:
    """(SLOTS, states, states): from which state to which, during each slot. `visits` and `signs` are (states, SLOTS),
    to expect in a slot; without signs there are only the states of visits."""
    count, states = len(visits), np.arange(len(visits))
    visit = 1 - np.exp(-visits.T)
    sign = np.zeros_like(visit) if signs is None else 1 - np.exp(-signs.T)
    on = 1 / np.concatenate([np.diff(SINCE_VISIT, prepend=0), [np.inf], np.diff(SINCE_SIGN, prepend=0)])[:count]
    following = np.minimum(states + 1, STATES - 1)
    following[STATES:] = np.append(states[STATES + 1 :], FORGOTTEN)[: count - STATES]
    moves = np.zeros((SLOTS, count, count))
    stays = (1 - visit) * (1 - sign)
    moves[:, states, states] = stays * (1 - on)
    moves[:, states, following] += stays * on
    if signs is not None:
        moves[:, :, STATES] += (1 - visit) * sign
    moves[:, :, 0] += visit
    return moves


def is_open_to_signs(states: int) -> BoolArray:
    """(states,) where a sign would bring the user into another state."""
    return np.array([LONG_HERE_SLOTS <= state < STATES for state in range(states)])
