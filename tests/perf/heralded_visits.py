"""Looks by whether a sign of presence came before them, and what each kind waits for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import WEEK_S, BoolArray, FloatArray, IntArray
from reader.lab.files import Feeds, Trial, auto_shift_weeks, starts_of_use
from reader.lab.replay import Polls
from reader.lab.score import score
from reader.planner.learning.reading import LEAD_S, session_starts
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.learning.user_states import SINCE_SIGN
from tests.perf.bench_policies import Person, events_in

ACTIVITY = "panel-activity.csv.gz"
SITES = "panel-site.access.csv.gz"


class Kind(IntEnum):
    HERALDED = 0
    """The first visit of a session, a sign early enough for a poll."""
    ALONE = 1
    """The first of a session, and no such sign."""
    LATER = 2
    """A visit of a session that goes on."""


def has_signs(person: Person) -> bool:
    return person.name in events_in(ACTIVITY)


def trial_with_signs(person: Person, feeds: Feeds, per_feed: int = 3) -> Trial:
    """As if one category of sites were the reader, and the starts of all use of the machine its signs."""
    reading = Person(person.name, SITES, person.train_days, person.test_days)
    activity = events_in(ACTIVITY)[person.name]
    times = activity + auto_shift_weeks(feeds, activity) * WEEK_S
    return replace(reading.trial(feeds, per_feed), signs=starts_of_use(times))


def kinds_of_visits(trial: Trial) -> IntArray:
    kinds = np.full(len(trial.visits), int(Kind.LATER))
    first = session_starts(trial.visits)
    lead = trial.visits[first] - last_signs(trial, trial.visits[first])
    is_heralded = (lead >= LEAD_S) & (lead < SINCE_SIGN[-1] * SLOT_S)
    kinds[first] = np.where(is_heralded, int(Kind.HERALDED), int(Kind.ALONE))
    return kinds


def last_signs(trial: Trial, visits: FloatArray) -> FloatArray:
    """When the last sign before each of the visits came."""
    times = np.array([one.at for one in trial.signs])
    return np.append(-np.inf, times)[np.searchsorted(times, visits, side="right")]


def wait_of(trial: Trial, polls: Polls, visits: BoolArray) -> float:
    """Hours a day that some of the visits found missing."""
    return score(replace(trial, visits=trial.visits[visits]), polls.feeds, polls.times).delay_h_per_day


def wait_for(trial: Trial, polls: Polls, feeds: BoolArray) -> float:
    """Hours a day that visits found missing of some of the feeds."""
    places = np.flatnonzero(feeds)
    some = Feeds(
        tuple(trial.feeds.ids[place] for place in places),
        tuple(trial.feeds.posts[place] for place in places),
        trial.feeds.windows[places],
    )
    inside = feeds[polls.feeds]
    renumbered = np.searchsorted(places, polls.feeds[inside])
    return score(replace(trial, feeds=some), renumbered, polls.times[inside]).delay_h_per_day


def posts_a_day(trial: Trial) -> FloatArray:
    """(feeds,) in the days of the test."""
    inside = [np.count_nonzero((at > trial.start_at) & (at < trial.end_at)) for at in trial.feeds.posts]
    return np.array(inside) / trial.days


def polled_at_signs(trial: Trial, polls: Polls, visits: Sequence[float] | FloatArray) -> float:
    """Feeds polled between the sign and the visit it heralded, in the mean over `visits`."""
    times = np.asarray(visits, dtype=np.float64)
    between = np.searchsorted(polls.times, times) - np.searchsorted(polls.times, last_signs(trial, times))
    return float(between.mean()) if times.size else 0.0
