"""The user's states: in the reader, at the machine, away, by how long ago the last visit and sign were. Pure.

After a visit five minutes ago another one is likelier than the hour alone says, and so it is after a sign; after a day
without a visit the user may be on holiday. Where no sign was ever heard, the states at the machine do not exist.
"""

from __future__ import annotations

import numpy as np

from reader.core.records.planning import BoolArray, FloatArray, IntArray
from reader.planner.learning.rhythm import SLOT_S, SLOTS

SINCE_VISIT: IntArray = np.array([1, 2, 4, 12, 32, 96], dtype=np.int64)
"""Borders, in slots, between states: just here, a half hour, an hour, three, eight, a day ago."""
STATES = len(SINCE_VISIT) + 1
HERE = 3
"""The first states, up to an hour, belong to a session that may go on."""
SINCE_SIGN: IntArray = np.array([1, 4], dtype=np.int64)
"""After the states of visits come those after a sign without a visit: within the last slot, within the last four. After
that nobody knows whether the user is still there."""
LONG_HERE_SLOTS = 2
"""A sign sooner than this many slots after a visit tells nothing that the visit did not."""
FORGOTTEN = 4
"""The state that follows those after a sign if no visit came."""


def state_of(since_visit_s: float, since_sign_s: float | None = None) -> int:
    """The user's state when the last visit and the last sign were so long ago."""
    since_visit = max(since_visit_s, 0.0)
    if since_sign_s is not None and since_visit - since_sign_s >= LONG_HERE_SLOTS * SLOT_S:
        place = int(np.searchsorted(SINCE_SIGN, max(since_sign_s, 0.0) // SLOT_S, side="right"))
        if place < len(SINCE_SIGN):
            return STATES + place
    return int(np.searchsorted(SINCE_VISIT, since_visit // SLOT_S, side="right"))


def make_moves(visits: FloatArray, signs: FloatArray | None) -> FloatArray:
    """(SLOTS, states, states): probabilities of the changes of state during each slot. `visits` and `signs` are
    (states, SLOTS), expected in a slot; without signs there are only the states of visits."""
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
    """(states,) whether a sign changes the state."""
    return np.array([LONG_HERE_SLOTS <= state < STATES for state in range(states)])
