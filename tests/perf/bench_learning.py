"""How well settings of learning foretell what was not learned from: people's looks of the next day, feeds' posts of
the next three. Cross-validation over people and feeds, for docs/developer/figures/strangers.md.

`python3 dev.py bench learning [--what rhythm,attention]` prints by how much each setting, changed alone, is better
(+) or worse (−) than the one in use, in hundredths of a unit of likelihood per post or look: for one half of the
feeds and the other, for the people of the benchmarks and for others. A poll goes where the wait is, so posts of rare
feeds count for more.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, FloatArray
from reader.lab.files import Feeds, first_post_at
from reader.planner.learning.attention import AttentionLearning, UsualDay, learn_habits
from reader.planner.learning.reading import merge_events
from reader.planner.learning.rhythm import SLOT_S, SLOTS, Ledger, RhythmLearning, kinds_of_days, learn_rhythm
from reader.planner.learning.user_states import state_of
from tests.perf.bench_budgets import halves, line
from tests.perf.bench_policies import Person, campus, people, read_recorded_feeds

RHYTHM = RhythmLearning()
RHYTHMS = {
    "half-life 14 days": replace(RHYTHM, half_life_days=14.0),
    "half-life 56 days": replace(RHYTHM, half_life_days=56.0),
    "the last days do not count for more": replace(RHYTHM, recent_posts=1e9),
    "weekends of one post": replace(RHYTHM, weekend_posts=1.0),
    "slots drawn by 15 posts, not 30": replace(RHYTHM, widths=((6.0, 3.0), (1.5, 10.0), (0.0, 15.0))),
    "slots drawn by 120 posts": replace(RHYTHM, widths=((6.0, 3.0), (1.5, 20.0), (0.0, 120.0))),
    "usual rates worth 1 post": replace(RHYTHM, rate_posts=1.0),
    "one usual rate of 0.1 a day": replace(RHYTHM, usual_rates=(0.1,), rate_posts=0.3),
}
KNOWN_DAYS = (1, 3, 14, 28)
STARTS = (28, 42, 56, 70)
AHEAD = 3
ATTENTION = AttentionLearning()
ATTENTIONS = {
    "half-life 14 days": replace(ATTENTION, half_life_days=14.0),
    "half-life 56 days": replace(ATTENTION, half_life_days=56.0),
    "level of 3.5 days": replace(ATTENTION, level_half_life_days=3.5),
    "twice as narrow": replace(ATTENTION, narrow=1.0),
    "twice as wide": replace(ATTENTION, narrow=4.0),
    "sessions worth 8 looks": replace(ATTENTION, here=UsualDay(8.0, 0.25)),
    "starts worth 4 looks": replace(ATTENTION, start=UsualDay(4.0, 0.04)),
}
LEARNED_DAYS, JUDGED_DAYS = 14, 14
RARE = 0.05


def rhythm_likelihood(feeds: Feeds, learning: RhythmLearning, days: int) -> float:
    """Per post, of counts of the days ahead."""
    found, posts = 0.0, 0.0
    first = first_post_at(feeds) // DAY_S * DAY_S
    places = np.arange(len(feeds.ids), dtype=np.int64)
    for start in STARTS:
        now = first + start * DAY_S
        since = now - days * DAY_S
        ledger = Ledger(feeds.windows, now, UTC)
        known = [times[(times > since) & (times <= now)] for times in feeds.posts]
        ledger.add_known(places, np.full(len(places), since), now, known)
        ahead = kinds_of_days(int(now // DAY_S) + np.arange(AHEAD))
        rates = learn_rhythm(ledger, learning).on_kinds(ahead)
        came = np.stack([_by_slot(times, now, AHEAD) for times in feeds.posts])
        weights = np.maximum(came.sum(axis=1) / AHEAD, RARE) ** (-2 / 3)
        found += float(weights @ _likelihood(came, rates).sum(axis=1))
        posts += float(weights @ came.sum(axis=1))
    return found / posts


def attention_likelihood(visits: FloatArray, learning: AttentionLearning) -> float:
    """Per look, of each day given those before."""
    first = float(visits[0]) // DAY_S * DAY_S
    found, count = 0.0, 0.0
    for day in range(LEARNED_DAYS, LEARNED_DAYS + JUDGED_DAYS):
        now = first + day * DAY_S
        habits = learn_habits(visits[visits < now], first, now, UTC, learning)
        attention = habits.by_kind[int(kinds_of_days(np.array([now // DAY_S], dtype=np.int64))[0])]
        came = _by_slot(visits, now, 1)
        starts = now + np.arange(SLOTS) * SLOT_S
        before = np.append(-np.inf, visits)[np.searchsorted(visits, starts, side="left")]
        states = [state_of(min(since, 365 * DAY_S)) for since in (starts - before).tolist()]
        found += float(_likelihood(came, attention.per_slot[states, np.arange(SLOTS)]).sum())
        count += float(came.sum())
    return found / max(count, 1.0)


def _likelihood(counts: FloatArray, rates: FloatArray) -> FloatArray:
    return np.asarray(counts * np.log(np.maximum(rates, 1e-12)) - rates)


def _by_slot(times: FloatArray, since: float, days: int) -> FloatArray:
    inside = times[(times > since) & (times < since + days * DAY_S)]
    return np.bincount(((inside - since) // SLOT_S).astype(np.int64), minlength=days * SLOTS).astype(np.float64)


def show_rhythm(feeds: Feeds) -> None:
    both = halves(feeds)
    line("posts", *(f"{days} days known, half {half}" for days in KNOWN_DAYS for half in "AB"))
    usual = [rhythm_likelihood(half, RHYTHM, days) for days in KNOWN_DAYS for half in both]
    for name, learning in RHYTHMS.items():
        found = [rhythm_likelihood(half, learning, days) for days in KNOWN_DAYS for half in both]
        line(name, *(f"{100 * (now - then):+.1f}" for now, then in zip(found, usual, strict=True)))


def show_attention(feeds: Feeds) -> None:
    known = people(feeds)
    groups = [known, [person for person in campus(feeds) if person not in known]]
    line("looks", "people of the benchmarks", "others", "better for")
    usual = [_all_likelihoods(group, feeds, ATTENTION) for group in groups]
    for name, learning in ATTENTIONS.items():
        gains = [_all_likelihoods(group, feeds, learning) - before for group, before in zip(groups, usual, strict=True)]
        share = float((np.concatenate(gains) > 0).mean())
        line(name, *(f"{100 * float(gain.mean()):+.1f}" for gain in gains), f"{share:.0%}")


def _all_likelihoods(group: Sequence[Person], feeds: Feeds, learning: AttentionLearning) -> FloatArray:
    return np.array([attention_likelihood(merge_events(one.events(feeds)), learning) for one in group])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--what", default="rhythm,attention")
    chosen = parser.parse_args()
    feeds = read_recorded_feeds()
    shows = {"rhythm": show_rhythm, "attention": show_attention}
    for name in chosen.what.split(","):
        shows[name](feeds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
