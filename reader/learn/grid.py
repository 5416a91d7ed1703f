"""What was learned, laid out over the slots of a plan. Pure."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np

from reader.learn.localtime import hour_of_week, local_seconds
from reader.learn.reading import SESSION_GAP_S
from reader.model.planning import HOUR_S, FloatArray, IntArray
from reader.model.profiles import PostingProfile, ReadingProfile


def posting_on_grid(
    profile: PostingProfile, start_at: float, slots: int, slot_s: float, zone: tzinfo
) -> FloatArray:
    """(feeds, slots) posts per hour from `start_at`, by the local hour of each slot's middle."""
    hours = _hours_of(start_at, slots, slot_s, zone)
    return np.asarray(profile.per_day[:, None] * 7 * profile.week[:, hours])


def looking_on_grid(week: FloatArray, start_at: float, slots: int, slot_s: float, zone: tzinfo) -> FloatArray:
    """(slots,) looks or sessions per hour from `start_at`; `week` is one of a profile's two."""
    return np.asarray(week[_hours_of(start_at, slots, slot_s, zone)])


def presence_on_grid(
    profile: ReadingProfile, since_last_look_s: float, slots: int, slot_s: float
) -> FloatArray:
    """(slots,) looks per hour to expect on top, while the owner is here: the rest of this session.

    Fades with the time since the last look, and is nothing once the session must be over.
    """
    if since_last_look_s > SESSION_GAP_S or since_last_look_s < 0:
        return np.zeros(slots)
    to_come = max(profile.looks_per_session - 1.0, 0.0)
    gap_h = max(profile.session_gap_h, slot_s / HOUR_S / 4)
    still_here = np.exp(-since_last_look_s / HOUR_S / gap_h)
    borders = np.arange(slots + 1) * slot_s / HOUR_S
    # Looks to come are spread over the session's usual length, likelier soon than late.
    length_h = gap_h * max(to_come, 1.0)
    come = 1 - np.exp(-borders / length_h)
    return np.asarray(to_come * still_here * np.diff(come) / (slot_s / HOUR_S))


def expected_waiting(
    profile: PostingProfile, last_poll_at: FloatArray, now: float, zone: tzinfo, slot_s: float = HOUR_S
) -> tuple[FloatArray, FloatArray]:
    """Per feed, how many posts have come since its last poll, and the sum of their ages in hours.

    Longer than four weeks back nothing is added: such a feed is overdue anyway.
    """
    since = np.clip(now - last_poll_at, 0.0, 28.0 * 24 * HOUR_S)
    slots = int(np.ceil(since.max(initial=0.0) / slot_s))
    rates = posting_on_grid(profile, now - slots * slot_s, slots, slot_s, zone)
    newest = np.arange(slots, 0, -1) * slot_s
    # The part of each slot that lies after the last poll, and the age of its middle.
    part = np.clip(since[:, None] - (newest - slot_s), 0.0, slot_s)
    posts = rates * part / HOUR_S
    ages_h = ((newest - slot_s) + part / 2) / HOUR_S
    return posts.sum(axis=1), (posts * ages_h).sum(axis=1)


def _hours_of(start_at: float, slots: int, slot_s: float, zone: tzinfo) -> IntArray:
    middles = start_at + (np.arange(slots, dtype=np.float64) + 0.5) * slot_s
    return hour_of_week(local_seconds(middles, zone))
