"""When editions are due, and what is in one. Pure.

They are due at hours that the user chose, or before their usual first visit of the day. Hours are minutes of the wall
clock and become instants last, so a day on which the clocks change has its edition at the same hour.

An edition has each story once, what the user likes first, and is as long as wanted. Long articles fill the minutes,
except for a share kept for short news. An article is never cut: if it does not fit, it is left for the next edition,
unless it is the very first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, timedelta, tzinfo
from itertools import chain

from msgspec import Struct

from reader.core.records.logged import DAY_S
from reader.planner.content.interest import order_fairly
from reader.planner.days import local_date, wall_time
from reader.planner.learning.usual_hours import NO_VISITS, FirstVisits

LEARNED = "learned"
DAYS_AHEAD = 8


class DueEdition(Struct, frozen=True, order=True):
    """An edition that is to be made, and the reason for its hour."""

    at: float
    first_visit_min: int | None = None
    """The usual first visit; None where the hour was chosen, or no visit is known."""
    is_learned: bool = False


class EditionHours(Struct, frozen=True):
    """The hours that the user chose, and the visits that the learned one goes by."""

    minutes: tuple[int, ...] = ()
    """Minutes after midnight."""
    is_learned: bool = True
    """Whether there is also one before the first visit."""
    days: frozenset[int] = frozenset(range(1, 8))
    """Days of the week; Monday is 1."""
    visits: FirstVisits = NO_VISITS
    zone: tzinfo = UTC

    def find_next(self, now: float) -> DueEdition | None:
        """The first edition after `now`; None where no day has one."""
        return next(iter(self.list_due(now, now + DAYS_AHEAD * DAY_S)), None)

    def find_last(self, now: float) -> DueEdition | None:
        """The latest edition that was due by `now`."""
        return next(reversed(self.list_due(now - DAYS_AHEAD * DAY_S, now)), None)

    def list_due(self, since_at: float, until_at: float) -> list[DueEdition]:
        """The editions after one instant and until another, in order."""
        first_day, last_day = local_date(since_at, self.zone), local_date(until_at, self.zone)
        days = (first_day + timedelta(days=ahead) for ahead in range(max((last_day - first_day).days, 0) + 1))
        due = chain.from_iterable(self._list_day(day) for day in days if day.isoweekday() in self.days)
        return sorted(one for one in due if since_at < one.at <= until_at)

    def _list_day(self, day: date) -> Iterator[DueEdition]:
        learned = self.visits.find_ready_minute(day) if self.is_learned else None
        if learned is not None:
            yield DueEdition(wall_time(day, learned * 60.0, self.zone), self.visits.find_usual(day), True)
        for minute in self.minutes:
            if minute != learned:
                yield DueEdition(wall_time(day, minute * 60.0, self.zone))


def read_hours(hours: str, days: str, visits: FirstVisits = NO_VISITS, zone: tzinfo = UTC) -> EditionHours:
    """Read the settings `edition_hours` and `edition_days`."""
    chosen = {int(word[:2]) * 60 + int(word[3:]) for word in hours.split() if word != LEARNED}
    return EditionHours(tuple(sorted(chosen)), LEARNED in hours.split(), frozenset(map(int, days)), visits, zone)


SHORT_MINUTES = 0.35
"""Shorter articles go on the page of short news: about 80 words."""
SHORT_SHARE = 0.2
"""The share of the minutes kept for short news, if there is any."""
MOST_SHORTS = 24
"""Short news fills one page at most before longer articles get the room."""
OVER = 1.1
"""An edition may take this much longer than wanted."""
LEAST_MINUTES = 1.0 / 15
"""Even a bare headline takes this long."""


class Candidate(Struct, frozen=True):
    """An entry that could be in an edition."""

    entry_id: int
    feed_id: int
    section: str
    minutes: float
    liking: float
    """How well it fits what the user likes, 0 to 1."""
    at: float
    story_id: int | None = None
    is_starred: bool = False

    @property
    def cost(self) -> float:
        return max(self.minutes, LEAST_MINUTES)


class Contents(Struct, frozen=True):
    articles: tuple[Candidate, ...] = ()
    """By section; sections and the articles in them in the order of liking."""
    shorts: tuple[Candidate, ...] = ()
    left_over: int = 0
    """The number of stories that did not fit."""


def choose_contents(candidates: Iterable[Candidate], minutes: float) -> Contents:
    """Return what fits into so many minutes of reading."""
    stories = _order(_fold_stories(candidates))
    long = [one for one in stories if one.cost >= SHORT_MINUTES]
    short = [one for one in stories if one.cost < SHORT_MINUTES]
    room_for_short = min(_sum(short[:MOST_SHORTS]), minutes * SHORT_SHARE) if long else minutes
    articles = _fill(long, minutes - room_for_short, minutes * OVER)
    taken = _sum(articles)
    most = max(minutes * OVER - taken, 0.0)
    shorts = _fill(short, room_for_short, most, must_begin=not articles)[:MOST_SHORTS]
    # What short news left over is for longer articles that fit, and what these leave for more short news.
    for chosen, known in ((articles, long), (shorts, short)):
        taken = _sum(articles) + _sum(shorts)
        rest = [one for one in known if one not in chosen]
        chosen += _fill(rest, minutes - taken, minutes * OVER - taken, must_begin=False)
    places = {section: place for place, section in reversed(list(enumerate(one.section for one in articles)))}
    in_sections = tuple(sorted(articles, key=lambda one: places[one.section]))
    return Contents(in_sections, tuple(shorts), len(stories) - len(articles) - len(shorts))


def _fold_stories(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Keep one candidate of each story: the one the user will like best, or else the longest."""

    def rank(one: Candidate) -> tuple[float, ...]:
        return (-one.is_starred, -round(one.liking, 2), -one.minutes, one.at, one.entry_id)

    known = {one.entry_id: one for one in reversed(list(candidates))}
    stories: dict[tuple[bool, int], Candidate] = {}
    for one in reversed(known.values()):
        key = (one.story_id is None, one.entry_id if one.story_id is None else one.story_id)
        stories[key] = min(stories.get(key, one), one, key=rank)
    return list(stories.values())


def _order(stories: list[Candidate]) -> list[Candidate]:
    """Put starred entries first, then sort by liking with feeds taking turns a little; ties go to the newer."""
    stories = sorted(stories, key=lambda one: (-one.at, one.entry_id))
    others = [one for one in stories if not one.is_starred]
    order = order_fairly([one.feed_id for one in others], [one.liking for one in others])
    return [one for one in stories if one.is_starred] + [others[place] for place in order]


def _fill(stories: Sequence[Candidate], room: float, most: float, *, must_begin: bool = True) -> list[Candidate]:
    """Take stories in order until `room` is used up; the last may run over, up to `most`."""
    chosen: list[Candidate] = []
    taken = 0.0
    for one in stories:
        if taken >= room:
            break
        if taken + one.cost <= most or (must_begin and not chosen):
            chosen.append(one)
            taken += one.cost
    return chosen


def _sum(chosen: Iterable[Candidate]) -> float:
    return sum(one.cost for one in chosen)
