"""What a day's plan is made from: feeds, when they posted, when the owner looked. Pure records."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from reader.learn.evidence import Stretch
from reader.learn.posting import USUAL_WINDOW
from reader.model.content import Leaning
from reader.model.planning import BoolArray, FloatArray
from reader.model.stored import Feed, FeedStatus


class PlanningInputs(Struct, frozen=True):
    feeds: tuple[Feed, ...]
    """Those whose polls are chosen by their worth, in the order of all arrays."""
    posts: tuple[FloatArray, ...]
    stretches: tuple[tuple[Stretch, ...], ...]
    looks: FloatArray
    looks_from: float
    closed: BoolArray
    """(slots of a day): where this machine is usually off."""
    leanings: Mapping[int, Leaning] = field(default_factory=dict)
    """Feeds that count more or less for what they write, where the owner wants that."""


def is_chosen_by_worth(feed: Feed) -> bool:
    return is_wanted(feed) and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_wanted(feed: Feed) -> bool:
    """Neither paused by the owner nor ended nor set aside."""
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused


def window_of(feed: Feed) -> int:
    return feed.publisher.window_size or USUAL_WINDOW
