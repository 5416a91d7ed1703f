"""Typical days of publishing: fits the shapes that `reader/planner/learning/rhythm.py` ships, and says what they are
worth in a feed's first days.

    python3 dev.py bench typical-days          the gain on feeds that weren't used to fit them
    python3 dev.py bench typical-days --fit    fit them again to the others, and print them

Odd feeds of the shared list with at least 20 posts are for fitting, even ones for the figure: the mean log likelihood
per post of the fortnight after so many days of learning, in hundredths, against equal chances for every quarter of an
hour. `later by` moves all posts by so many hours, as for a user in another time zone.
"""

from __future__ import annotations

import argparse

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, FloatArray
from reader.planner.learning import rhythm
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from tests.perf.bench_policies import read_recorded_feeds

GROUPS, TRIES, ROUNDS, MOST_SAY = 6, 8, 100, 200.0
STARTS, DAYS, AFTER = (0, 14, 28), (1, 2, 3, 7, 28), 14


def count(posts: FloatArray, begin: float, end: float, later_h: int) -> FloatArray:
    """(SLOTS,) posts by quarter of an hour."""
    times = posts[(posts >= begin) & (posts < end)] + later_h * 3_600
    return np.bincount((times % DAY_S // SLOT_S).astype(np.int64), minlength=SLOTS).astype(np.float64)


def score(feeds: list[FloatArray], days: int, share: float, later_h: int) -> float:
    first = np.floor(min(posts[0] for posts in feeds) / DAY_S) * DAY_S
    learning, found = replace(rhythm.RhythmLearning(), typical_share=share), []
    for start in STARTS:
        begin, end = first + start * DAY_S, first + (start + days) * DAY_S
        shapes = rhythm.learn_shapes(np.array([count(posts, begin, end, later_h) for posts in feeds]), learning)
        for posts, shape in zip(feeds, shapes, strict=True):
            after = count(posts, end, end + AFTER * DAY_S, later_h)
            if after.sum():
                found.append(float(after @ np.log(shape * SLOTS) / after.sum()))
    return 100 * float(np.mean(found))


def fit(feeds: list[FloatArray]) -> tuple[FloatArray, FloatArray]:
    """The shapes and how common they are, by expectation and maximisation from several beginnings."""
    counts = np.array([count(posts, 0, np.inf, 0).reshape(24, -1).sum(axis=1) for posts in feeds])
    counts *= np.minimum(1, MOST_SAY / counts.sum(axis=1, keepdims=True))
    rng, best = np.random.default_rng(0), (-np.inf, counts, counts)
    for _ in range(TRIES):
        shapes = counts[rng.choice(len(counts), GROUPS, replace=False)] + 1
        shapes, common = shapes / shapes.sum(axis=1, keepdims=True), np.full(GROUPS, 1 / GROUPS)
        likelihood = -np.inf
        for _ in range(ROUNDS):
            log_odds = counts @ np.log(shapes).T + np.log(common)
            whole = np.logaddexp.reduce(log_odds, axis=1, keepdims=True)
            odds, likelihood = np.exp(log_odds - whole), float(whole.sum())
            common = (odds.sum(axis=0) + 0.5) / (odds.sum() + 0.5 * GROUPS)
            shapes = odds.T @ counts + 2.0
            shapes = 0.97 * shapes / shapes.sum(axis=1, keepdims=True) + 0.03 / 24
        best = max(best, (likelihood, shapes, common), key=lambda one: one[0])
    return best[1], best[2]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--fit", action="store_true")
    chosen = options.parse_args()
    recorded = read_recorded_feeds()
    posts = {
        int(one): np.sort(times) for one, times in zip(recorded.ids, recorded.posts, strict=True) if len(times) > 4
    }
    if chosen.fit:
        shapes, common = fit([times for feed, times in posts.items() if feed % 2 and len(times) >= 20])
        print(np.round(1_000 * shapes).astype(int).tolist(), np.round(common, 3).tolist(), sep="\n")
        return
    even = [times for feed, times in posts.items() if feed % 2 == 0]
    print(f"{len(even)} feeds not used for fitting; hundredths of a nat per post, without and with typical days")
    for later_h in (0, -6):
        for days in DAYS:
            without, with_them = (
                score(even, days, share, later_h) for share in (0.0, rhythm.RhythmLearning().typical_share)
            )
            print(f"later by {later_h:2} h, {days:2} days known: {without:6.2f} {with_them:6.2f}")


if __name__ == "__main__":
    main()
