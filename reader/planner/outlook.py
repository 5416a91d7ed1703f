"""The outlook: what polling a feed is worth at any slot, for every state of the user and age of the last poll. Pure.

A dynamic programme per feed, backwards from midnight. Its state is the user's state (how long since the last visit) and
the feed's age (how long since its last poll). A visit in a slot has to wait for everything unfetched. Before each slot
the feed may be polled for a price. Unlike a fixed schedule, the plan knows that it can still poll when the user comes.
With a price per poll the feeds are independent, so one pass solves them all at once.

Times inside are slots; values are hours of waiting.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.core.records.planning import BoolArray, FloatArray, IntArray
from reader.planner.learning.attention import Attention
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.user_states import STATES

SOON = 8
"""A visit within this many slots is what a poll is for."""
STANDS_OUT = 1.5
"""Visits are usual at an hour at which they are this many times likelier than on average."""
NONE_SOON = -1


def slots_until_visit(attention: Attention) -> IntArray:
    """(SLOTS,) how many slots until the first of the next SOON slots in which a visit is nearly as likely as in the
    likeliest of them; NONE_SOON where no hour stands out."""
    base = attention.per_slot[STATES - 2]
    soon = base[(np.arange(SLOTS)[:, None] + np.arange(SOON)) % SLOTS]
    likeliest = soon.max(axis=1)
    first = np.argmax(soon >= 0.8 * likeliest[:, None], axis=1)
    stands_out = likeliest >= max(0.5 * base.max(), STANDS_OUT * base.mean())
    return np.asarray(np.where(stands_out, first, NONE_SOON))


SmallFloats = npt.NDArray[np.float32]
HalfFloats = npt.NDArray[np.float16]

SLOT_H = 24 / SLOTS
AGES: FloatArray = np.array(
    [0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 144, 192, 288, 480, 672], dtype=np.float64
)
"""Ages of the last poll that are computed, up to a week; between them values are interpolated."""
DAYS_BACK = 7
NEVER = 3 * AGES[-1]
FEEDS_AT_ONCE = 100
"""Intermediate arrays take ten times the memory of the result; those of this many feeds fit into the cache."""


class Prospect(Struct, frozen=True):
    """What leaving feeds alone costs over one day. Arrays are (SLOTS, feeds, ages)."""

    moves: SmallFloats
    """(SLOTS, states, states): the user's changes of state."""
    visits: SmallFloats
    """(SLOTS, states): expected visits."""
    waiting: SmallFloats
    """Hours that posts have waited, as one visit in that slot finds them."""
    losing: SmallFloats
    """Hours that posts lost in that slot are worth."""

    def of(self, feeds: slice) -> Prospect:
        return Prospect(self.moves, self.visits, self.waiting[:, feeds], self.losing[:, feeds])


class Stakes(Struct, frozen=True):
    """How feeds differ, apart from when they post."""

    weights: FloatArray
    windows: IntArray
    unsteadiness: FloatArray
    lost_post_h: FloatArray
    """Hours of waiting that a lost post is worth."""
    visited: FloatArray
    """How often the user visits each, against the mean of all: waiting counts as often, a lost post does not."""
    no_loss_h: float = 0.0
    """Hours that a lost post is worth where the user wants to miss nothing."""

    def of(self, feeds: slice) -> Stakes:
        tables = (self.weights[feeds], self.windows[feeds], self.unsteadiness[feeds], self.lost_post_h[feeds])
        return Stakes(*tables, self.visited[feeds], self.no_loss_h)

    def of_waiting(self) -> FloatArray:
        """(feeds,) how much an hour counts that a visit finds a post missing."""
        return np.asarray(self.weights * self.visited)


def make_prospect(attention: Attention, posting: FloatArray, stakes: Stakes) -> Prospect:
    """The prospect of one day. `posting` is (feeds, 8 · SLOTS) posts per slot: the last seven days, then the day."""
    waiting = np.empty((SLOTS, len(posting), len(AGES)), dtype=np.float32)
    losing = np.empty_like(waiting)
    for start in range(0, len(posting), FEEDS_AT_ONCE):
        some = slice(start, start + FEEDS_AT_ONCE)
        waiting[:, some], losing[:, some] = _find_harm(posting[some], stakes.of(some))
    return Prospect(
        moves=attention.moves().astype(np.float32),
        visits=attention.per_slot.T.astype(np.float32),
        waiting=waiting,
        losing=losing,
    )


def sum_up(per_slot: FloatArray) -> FloatArray:
    """(feeds, borders of slots): sums from the first border to each."""
    return np.concatenate([np.zeros((len(per_slot), 1)), np.cumsum(per_slot, axis=1)], axis=1)


def since_poll(sums: FloatArray) -> FloatArray:
    """(feeds, SLOTS, ages): what `sum_up` counts from the last poll to the middle of each slot of the day, when a visit
    comes. A poll of age n came n slots before the slot began."""
    then = _TODAY[:, None] - AGES.astype(np.int64)
    return np.asarray((sums[:, _TODAY] + sums[:, _TODAY + 1])[:, :, None] / 2 - sums[:, then])


def _find_harm(posting: FloatArray, stakes: Stakes) -> tuple[FloatArray, FloatArray]:
    """`Prospect.waiting` and `Prospect.losing` of some feeds."""
    posts = since_poll(sum_up(posting))
    moment = since_poll(sum_up(posting * (np.arange(posting.shape[1]) + 0.5)))
    hours = ((_TODAY + 0.5)[:, None] * posts - moment) * SLOT_H * stakes.of_waiting()[:, None, None]
    lost = lost_hours(posts, posting[:, _TODAY, None], stakes)
    return np.maximum(hours, 0.0).transpose(1, 0, 2), lost.transpose(1, 0, 2)


def lost_hours(waiting: FloatArray, coming: FloatArray, stakes: Stakes) -> FloatArray:
    """Hours that the posts lost are worth while `coming` posts join `waiting` ones. The first axis is the feeds. A post
    that comes while the window is full of unfetched ones pushes one of them out."""
    ones = (slice(None),) + (None,) * (waiting.ndim - 1)
    variance = waiting * (1 + stakes.unsteadiness[ones]) + 1e-6
    beyond = (waiting - stakes.windows[ones] + 0.5) / np.sqrt(variance)
    # The logistic curve is close enough to the normal one, and needs no library.
    full = 1 / (1 + np.exp(np.minimum(np.maximum(-1.702 * beyond, -60.0), 60.0)))
    return np.asarray((stakes.lost_post_h * stakes.weights)[ones] * coming * full)


class Outlook(Struct, frozen=True):
    """When each feed is ripe, at several prices. Arrays are (prices, SLOTS, states, feeds or groups of them).

    They stay in memory all day, so they keep three digits only, more than is known of any feed. Calculate with what the
    `_at` methods return.
    """

    prices: FloatArray
    ripe_age: HalfFloats
    """The age from which the feed is polled; NEVER if not within a week."""
    polls_fresh: HalfFloats
    """Expected polls until midnight of a feed that was just polled."""
    polls_ripening: HalfFloats
    """The same of a feed that is about to be ripe."""
    group: IntArray = np.empty(0, dtype=np.int64)
    """(feeds,) where they share the tables, see `planner/alike`."""
    scale: FloatArray = np.empty(0)

    def of(self, feeds: slice) -> Outlook:
        """A view of some feeds; writing into it writes into the whole."""
        ripe_age, fresh, ripening = (
            self.ripe_age[..., feeds],
            self.polls_fresh[..., feeds],
            self.polls_ripening[..., feeds],
        )
        return Outlook(self.prices, ripe_age, fresh, ripening)

    def ripe_age_at(self, slot: int, state: int) -> SmallFloats:
        return self._for_feeds(self.ripe_age[:, slot, state])

    def polls_at(self, slot: int, state: int) -> tuple[SmallFloats, SmallFloats]:
        """Expected polls of feeds just polled, and of those about to be ripe."""
        fresh, ripening = self.polls_fresh[:, slot, state], self.polls_ripening[:, slot, state]
        return self._for_feeds(fresh), self._for_feeds(ripening)

    def soonest_ripe(self, state: int) -> SmallFloats:
        """(prices, feeds) the age at which a feed is ripe at the best moment of the day."""
        return self._for_feeds(self.ripe_age[:, :, state].min(axis=1))

    def ripe_ages_on(self, slots: IntArray, states: IntArray, step: float) -> SmallFloats:
        """(slots, feeds) the age from which each is polled at this step of the ladder, along a way through the day."""
        table = self.ripe_age[:, slots, states].astype(np.float32)
        places = np.full(table.shape[-1], step)
        group = np.arange(table.shape[-1])
        if self.group.size:
            places, group = step - np.log(self.scale) / np.log(self.prices[1] / self.prices[0]), self.group
        places = np.clip(places, 0.0, len(table) - 1.0).astype(np.float32)
        below = np.minimum(places.astype(np.int64), len(table) - 2)
        low, high = table[below, :, group].T, table[below + 1, :, group].T
        return np.asarray(low + (places - below) * (high - low))

    def _for_feeds(self, table: HalfFloats) -> SmallFloats:
        """(prices, feeds) of (prices, groups)."""
        full = table.astype(np.float32)
        if not self.group.size:
            return full
        step = np.log(self.prices[1] / self.prices[0])
        place = np.arange(len(full))[:, None] - np.log(self.scale) / step
        place = np.clip(place, 0.0, len(full) - 1.0).astype(np.float32)
        below = np.minimum(place.astype(np.int64), len(full) - 2)
        low = full[below, self.group]
        return np.asarray(low + (place - below) * (full[below + 1, self.group] - low), dtype=np.float32)


def look_ahead(
    prospect: Prospect,
    prices: FloatArray,
    tomorrow: SmallFloats,
    closed: BoolArray | None = None,
    states: slice = slice(None),
) -> Outlook:
    """The outlook of one day. `tomorrow` is (states, feeds, ages): what each state costs after midnight. In slots that
    are `closed` nothing can be polled. Only these `states` of the user are written down."""
    feeds = tomorrow.shape[1]
    shape = (len(prices), SLOTS, len(tomorrow), feeds)
    ripe_age, fresh, ripening = (np.empty(shape, dtype=np.float16) for _ in range(3))
    outlook = Outlook(prices, ripe_age, fresh, ripening)
    for start in range(0, feeds, FEEDS_AT_ONCE):
        some = slice(start, start + FEEDS_AT_ONCE)
        mine, state = prospect.of(some), np.zeros((2 * len(prices), *tomorrow[:, some].shape), dtype=np.float32)
        state[: len(prices)] = tomorrow[:, some]
        for slot in range(SLOTS - 1, -1, -1):
            state = _step_back(mine, slot, _open_prices(prices, closed, slot), state, outlook.of(some), states)
    return outlook


def worth_at_midnight(
    prospect: Prospect, price: float, known: SmallFloats | None, days: int = 1, closed: BoolArray | None = None
) -> SmallFloats:
    """(states, feeds, ages) what a state at midnight costs in the days after it, at the usual price. `known` is an
    earlier answer to start from: with it one day is enough, as feeds change slowly."""
    value = _nothing_known(prospect, 1) if known is None else known[None]
    for _ in range(days):
        value = _go_back(prospect, np.array([price]), value, closed)
    return np.asarray(value[0])


def find_ripe(prospect: Prospect, prices: FloatArray, closed: BoolArray) -> BoolArray:
    """(SLOTS, prices, states, feeds, ages) whether a feed is polled on a day that others like it follow, if that price
    is the usual one. For a few feeds at a time: it is large."""
    ripe = np.empty((SLOTS, len(prices), *prospect.visits.shape[1:], *prospect.waiting.shape[1:]), dtype=np.bool_)
    midnight = _go_back(prospect, prices, _nothing_known(prospect, len(prices)), closed)
    _go_back(prospect, prices, midnight, closed, ripe)
    return ripe


def _nothing_known(prospect: Prospect, prices: int) -> SmallFloats:
    return np.zeros((prices, *prospect.visits.shape[1:], *prospect.waiting.shape[1:]), dtype=np.float32)


def _go_back(
    prospect: Prospect, prices: FloatArray, value: SmallFloats, closed: BoolArray | None, ripe: BoolArray | None = None
) -> SmallFloats:
    """(prices, states, feeds, ages) what a state costs a day earlier; `ripe` is filled in."""
    for slot in range(SLOTS - 1, -1, -1):
        left_alone = np.asarray(_carried(prospect, slot, value) + _harm(prospect, slot))
        polled = _polled(left_alone, _open_prices(prices, closed, slot))
        if ripe is not None:
            np.greater(left_alone, polled, out=ripe[slot])
        value = np.minimum(left_alone, polled)
    # Only differences matter, and small numbers keep their digits.
    return np.asarray(value - value[:, :1, :, :1])


def _open_prices(prices: FloatArray, closed: BoolArray | None, slot: int) -> FloatArray:
    """The prices, infinite while the machine is off."""
    return prices if closed is None or not closed[slot] else np.full_like(prices, np.inf)


def _older() -> SmallFloats:
    """The matrix that maps values at all ages to those one slot later."""
    table = np.zeros((len(AGES), len(AGES)), dtype=np.float32)
    later = np.minimum(AGES + 1, AGES[-1])
    below = np.minimum(np.searchsorted(AGES, later, side="right") - 1, len(AGES) - 2)
    share = (later - AGES[below]) / (AGES[below + 1] - AGES[below])
    table[below, np.arange(len(AGES))] = 1 - share
    table[below + 1, np.arange(len(AGES))] = share
    return table


_OLDER = _older()
_STEPS = np.diff(AGES)
_TODAY = DAYS_BACK * SLOTS + np.arange(SLOTS)
"""The day's slots in a table that begins seven days earlier."""


def _carried(prospect: Prospect, slot: int, state: SmallFloats) -> SmallFloats:
    """What the end of a slot is worth, seen from its beginning."""
    aged = (state.reshape(-1, len(AGES)) @ _OLDER).reshape(*state.shape[:2], -1)
    return np.asarray(np.matmul(prospect.moves[slot], aged).reshape(state.shape))


def carry_on(prospect: Prospect, slot: int, mass: SmallFloats) -> SmallFloats:
    """(…, states, feeds, ages) where feeds and user are at the end of a slot, from where they are at its beginning: the
    same changes as `_carried`, forwards."""
    aged = (mass.reshape(-1, len(AGES)) @ _OLDER.T).reshape(*mass.shape[:2], -1)
    return np.asarray(np.matmul(prospect.moves[slot].T, aged).reshape(mass.shape))


def _harm(prospect: Prospect, slot: int) -> SmallFloats:
    """(states, feeds, ages): what leaving feeds alone costs in the slot itself."""
    visits = prospect.visits[slot][:, None, None]
    return np.asarray(visits * prospect.waiting[slot] + prospect.losing[slot])


def _polled(left_alone: SmallFloats, prices: FloatArray) -> SmallFloats:
    return np.asarray(left_alone[..., :1] + prices.astype(np.float32)[:, None, None, None])


def _step_back(
    prospect: Prospect, slot: int, prices: FloatArray, state: SmallFloats, outlook: Outlook, states: slice
) -> SmallFloats:
    """Go one slot back, for values and expected polls together, and write down when feeds are ripe."""
    half = len(prices)
    carried = _carried(prospect, slot, state)
    cost, polls = carried[:half], carried[half:]
    cost += _harm(prospect, slot)
    polled = _polled(cost, prices)
    ripe = cost > polled
    part = (slice(None), states)
    _write_down(outlook, (slice(None), slot, states), cost[part], polls[part], polled[part][..., 0], ripe[part])
    np.minimum(cost, polled, out=cost)
    np.copyto(polls, polls[..., :1] + 1, where=ripe)
    return carried


def _write_down(
    outlook: Outlook,
    place: tuple[slice, int, slice],
    cost: SmallFloats,
    polls: SmallFloats,
    polled: SmallFloats,
    ripe: npt.NDArray[np.bool_],
) -> None:
    # Counted as bytes: numpy's own count converts them to large integers first, which takes four times as long.
    first = len(AGES) - np.einsum("psfa->psf", ripe.view(np.uint8)).astype(np.intp)
    above = np.minimum(np.maximum(first, 1), len(AGES) - 1)
    # Indices into the flat table: a third of the time of picking along the last axis.
    flat = np.arange(above.size).reshape(above.shape) * len(AGES) + above
    low, high = cost.ravel()[flat - 1], cost.ravel()[flat]
    share = np.minimum(np.maximum((polled - low) / np.maximum(high - low, 1e-12), 0.0), 1.0)
    age = AGES[above - 1] + share * _STEPS[above - 1]
    outlook.ripe_age[place] = np.where(first < len(AGES), age, NEVER)
    outlook.polls_fresh[place] = polls[..., 0]
    outlook.polls_ripening[place] = polls.ravel()[flat - 1]
