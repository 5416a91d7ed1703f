"""The owner's usual looks by quarter of an hour, seen from every moment of a day. Pure."""

from __future__ import annotations

import numpy as np

from reader.learn.attention import Attention
from reader.learn.ledger import SLOTS
from reader.learn.owner_states import STATES
from reader.model.planning import IntArray

SOON = 8
"""A look within so many slots is what a poll is for."""
STANDS_OUT = 1.5
"""An hour at which looks are so much likelier than on average is one at which the owner usually looks."""
NONE_SOON = -1


def no_usual_look() -> IntArray:
    """(SLOTS,) of an owner who was never seen looking: that a computer is off at night says nothing of its hours."""
    return np.full(SLOTS, NONE_SOON, dtype=np.int64)


def slots_until_look(attention: Attention) -> IntArray:
    """(SLOTS,) how many slots until the first one soon that is nearly as likely for a look as the likeliest of
    them; NONE_SOON where all hours are alike, so that none is one at which the owner usually looks."""
    base = attention.per_slot[STATES - 2]
    soon = base[(np.arange(SLOTS)[:, None] + np.arange(SOON)) % SLOTS]
    likeliest = soon.max(axis=1)
    first = np.argmax(soon >= 0.8 * likeliest[:, None], axis=1)
    stands_out = likeliest >= max(0.5 * base.max(), STANDS_OUT * base.mean())
    return np.asarray(np.where(stands_out, first, NONE_SOON))
