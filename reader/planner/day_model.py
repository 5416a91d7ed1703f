"""The day model: how feeds post and the user visits on one local day, and when each feed is ripe at which price. Pure.

The engine makes it from its rows, the lab's policy `paperround` from its replay, so what the lab measures is what the
product does. Made once a day, and again when feeds or the budget change; `plan/choose` reads it at every moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.content import FeedBias
from reader.core.records.machine import Sign
from reader.core.records.planning import DAY_S, HOUR_S, WAKE_UPS, BoolArray, FloatArray, IntArray
from reader.planner.alerting import with_alerts
from reader.planner.alike import group_feeds
from reader.planner.days import FEWEST_DAYS, day_start, local_date, next_day_start
from reader.planner.inputs import PlanningInputs, weigh_servers
from reader.planner.learning.attention import Attention, Habits, learn_habits, without_visits
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.reading import find_idle_talk
from reader.planner.learning.rhythm import SLOTS, Rhythm, kinds_of_days
from reader.planner.outlook import (
    DAYS_BACK,
    NONE_SOON,
    Outlook,
    Prospect,
    SmallFloats,
    Stakes,
    look_ahead,
    make_prospect,
    slots_until_visit,
    sum_up,
    worth_at_midnight,
)
from reader.planner.price import AT_MIDNIGHT, OF_CURVES, even_polls, even_price, make_ladder, polls_of_a_day
from reader.planner.week import (
    FRIDAY,
    SATURDAY,
    SUNDAY,
    WEEK,
    WORKDAY,
    DayCurve,
    PriceState,
    close_day,
    fits,
    set_price,
    weekday_of,
)

LOST_POST_H = 0.4
"""A lost post is as bad as one that every visit of a day finds missing for this many hours."""
MISS_NOTHING = 100.0
"""How many times worse a lost post is where the user wants to miss none, however small the budget."""
AFFORDABLE = 1 / 4
"""The share of the budget that may be spent on losing nothing."""
USUAL_VISITS = 4.0
"""Visits a day of an unknown user; the prior counts as much as one known day."""
SHARE_OF_WAKE_UPS = 0.6
"""The usual number of wake-ups costs as much as this share of a day's polls. That is what makes it usual: at twice the
price the machine is woken two thirds as often."""
USUAL_POLLS = 1_170.0
"""Polls a day. With fewer, fewer wait for each other and a wake-up would come later than aimed at, so there it is
cheaper, by the cube root."""
USUAL_PER_FEED = 3.0
"""Polls a day. With fewer, each is worth so much that everything would wait for three or four wake-ups."""
FILLED = 0.6
"""How full a window usually is when it is polled to lose nothing."""
KINDS = (6, 8, 9, 10)
"""A day since the epoch of each kind: a Wednesday, and the Friday to Sunday after it."""
SEARCH = ((WORKDAY,), (WORKDAY,), tuple(range(len(KINDS))))
"""The kinds of day whose curves are made in each round of the search for the first price. Of a user who was never seen
no day is known to differ from another, and the last round is left out: a start after an import is to be short."""
DAYS_TO_SETTLE = 3
"""How many days the worth of a state is followed back when nothing is known of it."""


class DayModel(Struct, frozen=True):
    feed_ids: tuple[int, ...]
    place: dict[int, int]
    """The index of each feed in all arrays."""
    outlook: Outlook
    stakes: Stakes
    alert: FloatArray
    feed_biases: tuple[FeedBias, ...]
    rhythm: Rhythm
    posted: FloatArray
    """(feeds, borders of 8 days of slots): expected posts from the first border, seven days ago, to each."""
    moments: FloatArray
    """The same for the sums of their times, in slots: tells how long those posts have been waiting."""
    visits: FloatArray
    """(states, SLOTS): expected visits in a slot. More than STATES rows where signs of presence were heard."""
    idle_talk: frozenset[Sign]
    """Kinds of signs of presence that no visit of this user follows."""
    until_visit: IntArray
    """(slots of a day): how many slots later the user usually visits."""
    wake_up_h: float
    """What the polls of one wake-up together must save if the usual number of wake-ups is the aim."""
    closed: BoolArray
    price_state: PriceState
    day_end: float
    zone: tzinfo


class Expectation(Struct, frozen=True):
    """What user and feeds are expected to do, and what waiting costs: poller, budget curve and the price of a wish plan
    by this, and by nothing else."""

    habits: Habits
    stakes: Stakes
    alert: FloatArray
    rhythm: Rhythm
    today: int
    """The local day, in days since the epoch."""
    closed: BoolArray
    idle_talk: frozenset[Sign] = frozenset()

    def of(self, feeds: slice) -> Expectation:
        return replace(self, stakes=self.stakes.of(feeds), alert=self.alert[feeds], rhythm=self.rhythm.of(feeds))

    def ordinary_day(self) -> Prospect:
        """A day of no kind."""
        posting = np.tile(self.rhythm.on_average(), (1, DAYS_BACK + 1))
        return self._foresee(self.habits.on_average(), posting)

    def day(self, day: int) -> Prospect:
        """A day of the calendar, in days since the epoch."""
        return self._foresee(self.attention_on(day), self.posting_until(day))

    def attention_on(self, day: int) -> Attention:
        return self.habits.by_kind[int(kinds_of_days(np.array([day]))[0])]

    def posting_until(self, day: int) -> FloatArray:
        """(feeds, 8 days of slots): posts per slot of the seven days before and of that day."""
        return self.rhythm.on_kinds(kinds_of_days(day + np.arange(-DAYS_BACK, 1, dtype=np.int64)))

    def _foresee(self, attention: Attention, posting: FloatArray) -> Prospect:
        prospect = make_prospect(attention, posting, self.stakes)
        return with_alerts(prospect, posting, self.alert * self.stakes.weights)


def expect_day(inputs: PlanningInputs, now: float, zone: tzinfo) -> Expectation:
    inputs = replace(inputs, weights=weigh_servers(inputs, day_start(now, zone)))
    idle_talk = find_idle_talk(inputs.signs, inputs.visits)
    return Expectation(
        habits=_learn_habits(inputs, idle_talk, now, zone),
        stakes=_make_stakes(inputs, now, zone),
        alert=inputs.alert,
        rhythm=inputs.rhythm,
        today=int(local_seconds(np.array([now]), zone)[0] // DAY_S),
        closed=inputs.closed,
        idle_talk=idle_talk,
    )


def make_day_model(inputs: PlanningInputs, now: float, zone: tzinfo) -> DayModel:
    expected = expect_day(inputs, now, zone)
    closed, posting = expected.closed, expected.posting_until(expected.today)
    groups = group_feeds(expected.rhythm, expected.stakes, expected.alert)
    shared = replace(expected, rhythm=groups.rhythm, stakes=groups.stakes, alert=groups.alert)
    week = _Week(shared, groups.of_feed, groups.scale)
    outlook, price_state = _plan_week(inputs, week, now, zone)
    attention = expected.attention_on(expected.today)
    return DayModel(
        feed_ids=inputs.feed_ids,
        place={feed_id: place for place, feed_id in enumerate(inputs.feed_ids)},
        outlook=outlook,
        stakes=expected.stakes,
        alert=expected.alert,
        feed_biases=inputs.feed_biases,
        rhythm=expected.rhythm,
        posted=sum_up(posting),
        moments=sum_up(posting * (np.arange(posting.shape[1]) + 0.5)),
        visits=attention.per_slot,
        idle_talk=expected.idle_talk,
        until_visit=slots_until_visit(attention) if _knows_visits(inputs, now, zone) else np.full(SLOTS, NONE_SOON),
        wake_up_h=_price_wake_up(price_state, len(inputs.feed_ids)),
        closed=closed,
        price_state=price_state,
        day_end=price_state.day_end,
        zone=zone,
    )


def without_lesson(day_model: DayModel) -> DayModel:
    """The same on a day on which the machine spares polls: nothing is learned from what that day spends."""
    return replace(day_model, price_state=replace(day_model.price_state, is_whole=False))


class _Week(Struct, frozen=True):
    """Days to come, of the groups that feeds share."""

    expected: Expectation
    group: IntArray
    scale: FloatArray
    _days: dict[int, Prospect] = {}

    def day(self, day: int) -> Prospect:
        """A day of the calendar, made once: the search for the first price asks for workdays again and again."""
        if day not in self._days:
            self._days[day] = self.expected.day(day)
        return self._days[day]

    def even_polls(self) -> FloatArray:
        polls = even_polls(self.expected.ordinary_day())
        return polls[self.group] * np.cbrt(self.scale) if self.group.size else polls

    def foresee(self, day: int, ladder: FloatArray, midnight: SmallFloats, states: slice = slice(None)) -> Outlook:
        outlook = look_ahead(self.day(day), ladder, midnight, self.expected.closed, states)
        return replace(outlook, group=self.group, scale=self.scale)

    def worth_after(self, price_h: float, kinds: Sequence[int]) -> dict[int, SmallFloats]:
        """Work out, for each of these kinds of day, what a state at its midnight costs on the days after it."""
        workday = self._worth_at(WORKDAY, price_h, None, DAYS_TO_SETTLE)
        worth = {WORKDAY: workday, SUNDAY: workday}
        if SATURDAY in kinds or FRIDAY in kinds:
            worth[SATURDAY] = self._worth_at(SUNDAY, price_h, workday)
        if FRIDAY in kinds:
            worth[FRIDAY] = self._worth_at(SATURDAY, price_h, worth[SATURDAY])
        return worth

    def _worth_at(self, kind: int, price_h: float, after: SmallFloats | None, days: int = 1) -> SmallFloats:
        """What a state costs at the midnight before a day of this kind."""
        return worth_at_midnight(self.day(KINDS[kind]), price_h, after, days, self.expected.closed)


def _plan_week(inputs: PlanningInputs, week: _Week, now: float, zone: tzinfo) -> tuple[Outlook, PriceState]:
    """Today's outlook and price, and what is carried over to tomorrow."""
    expected = week.expected
    before, day_end, weekday = inputs.price_before, next_day_start(now, zone), weekday_of(expected.today)
    even_h = even_price(week.even_polls(), inputs.budget)
    is_new_day = before is None or before.day_end != day_end
    morning = day_start(now, zone)
    if before is None:
        is_whole = now - morning <= HOUR_S
    else:
        is_whole = is_new_day or before.is_whole
        if is_new_day:
            before = close_day(before, inputs.spent_before, is_next=before.day_end == morning)
    if before is None or not fits(before, even_h):
        before = _first_state(inputs, week, even_h, day_end, before)
    elif is_new_day:
        before = replace(before, even_h=even_h)  # many small changes within a day are one large one
    kind, ladder = WEEK[weekday], make_ladder(before.usual_h)
    outlook = week.foresee(expected.today, ladder, week.worth_after(before.usual_h, [kind])[kind])
    curves = list(before.curves)
    curves[kind] = DayCurve(tuple(ladder.tolist()), tuple(polls_of_a_day(outlook).tolist()))
    state = replace(before, budget=inputs.budget, day_end=day_end, curves=tuple(curves), is_whole=is_whole)
    return outlook, set_price(state, weekday, inputs.most)


def _first_state(
    inputs: PlanningInputs, week: _Week, even_h: float, day_end: float, before: PriceState | None
) -> PriceState:
    """The price of each kind of day depends on all curves, and these on the price of the days that follow: searched
    from the even price on, for workdays first."""
    state = PriceState(even_h, even_h, inputs.budget, day_end, even_h, (), 1.0, is_whole=True)
    if before is not None:
        state = replace(state, used=before.used, foretold=before.foretold, bank=before.bank)
    for kinds in SEARCH if inputs.visits.size else SEARCH[:-1]:
        worth = week.worth_after(state.usual_h, kinds)
        ladder = make_ladder(state.usual_h, OF_CURVES)
        # No outlook is kept for a moment: two at once would be what the whole engine takes.
        polls = {kind: polls_of_a_day(week.foresee(KINDS[kind], ladder, worth[kind], AT_MIDNIGHT)) for kind in kinds}
        of_each = [polls.get(kind, polls[WORKDAY]) for kind in range(len(KINDS))]
        curves = tuple(DayCurve(tuple(ladder.tolist()), tuple(one.tolist())) for one in of_each)
        state = replace(set_price(replace(state, curves=curves), weekday=0, most=inputs.most), ahead=None)
    return state


def _knows_visits(inputs: PlanningInputs, now: float, zone: tzinfo) -> bool:
    """Whether there were enough days before today to say when the user usually reads."""
    days = (local_date(now, zone) - local_date(inputs.visits_from, zone)).days
    return bool(inputs.visits.size) and days >= FEWEST_DAYS


def _learn_habits(inputs: PlanningInputs, idle_talk: frozenset[Sign], now: float, zone: tzinfo) -> Habits:
    """Learn from the days until midnight: today is not over and would look like a day without visits."""
    morning = day_start(now, zone)
    visits = inputs.visits[inputs.visits < morning]
    signs = np.unique([one.at for one in inputs.signs if one.at < morning and one.sign not in idle_talk])
    learned = learn_habits(visits, min(inputs.visits_from, morning), morning, zone, signs=signs)
    return without_visits(learned, inputs.closed)


def _make_stakes(inputs: PlanningInputs, now: float, zone: tzinfo) -> Stakes:
    morning = day_start(now, zone)
    days = max((morning - inputs.visits_from) / DAY_S, 0.0)
    visits_a_day = (np.count_nonzero(inputs.visits < morning) + USUAL_VISITS) / (days + 1)
    budget = inputs.whole_budget or inputs.budget
    usual_h = worth_of_a_lost_post(inputs.rhythm, inputs.windows, visits_a_day, budget)
    no_loss_h = MISS_NOTHING * LOST_POST_H * visits_a_day
    lost_post_h = np.array([no_loss_h if one in inputs.miss_nothing else usual_h for one in inputs.feed_ids])
    visited = np.array([bias.interest for bias in inputs.feed_biases])
    return Stakes(inputs.weights, inputs.windows, inputs.rhythm.unsteadiness, lost_post_h, visited, no_loss_h)


def worth_of_a_lost_post(rhythm: Rhythm, windows: IntArray, visits_a_day: float, budget: int) -> float:
    """Hours of waiting that a lost post is worth; fewer where losing nothing would take too much of the budget."""
    needed = float((rhythm.per_day / (FILLED * windows)).sum())
    affordable = min(AFFORDABLE * budget / max(needed, 1e-9), 1.0)
    return LOST_POST_H * visits_a_day * affordable**3


def _price_wake_up(state: PriceState, feeds: int) -> float:
    of_week = sum(float(state.curves[kind].at(state.usual_h)) for kind in WEEK)
    polls = min(of_week / 7, state.budget)
    few = min(polls / USUAL_POLLS, 1.0) ** (1 / 3)
    return float(SHARE_OF_WAKE_UPS * state.usual_h * polls / WAKE_UPS * min(how_sparse(state.budget, feeds), few))


def how_sparse(budget: int, feeds: int) -> float:
    """1 where there are at least the usual polls per feed, next to 0 where there are hardly any."""
    return float(min(budget / feeds / USUAL_PER_FEED, 1.0) ** 2)
