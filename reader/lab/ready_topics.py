"""What the owner of a replay reads about, learned once a day as the engine does: from what was opened until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reader.lab.ready_owner import Post
from reader.learn.content.digest import Digest, everything_in, make_digest
from reader.learn.content.interest import Interest, Opened, fit, learn_interest
from reader.learn.content.vectors import Commonness
from reader.learn.opening import Judged
from reader.model.planning import DAY_S

READ_S = 90.0
JUDGED_S, SETTLED_S, MOST_JUDGED = 14 * DAY_S, DAY_S / 2, 600
MOST_READINGS = 600


class Topics:
    def __init__(self) -> None:
        self._digests: dict[int, Digest] = {}
        self._commonness = Commonness()
        self._interest: Interest | None = None
        self._fits: dict[int, float] = {}

    def take(self, post: Post) -> None:
        if post.title:
            digest = self._digests[post.id] = make_digest(post.title, post.snippet)
            self._commonness.add(everything_in(digest))

    def learn(self, arrived: Sequence[Post], opened_at: Mapping[int, float], now: float) -> list[Judged]:
        """What was opened of the last posts, and how well each fitted what had been read before all of them."""
        if not self._digests:
            return []
        self._fits = {}
        self._interest = self._learn_until(arrived, opened_at, now)
        before = self._learn_until(arrived, opened_at, now - JUDGED_S)
        settled = [post for post in arrived if now - JUDGED_S <= post.at < now - SETTLED_S][-MOST_JUDGED:]
        return [Judged(post.feed_id, self._score(before, post), post.id in opened_at) for post in settled]

    def fit(self, post: Post) -> float:
        if self._interest is None or self._interest.is_empty:
            return 0.0
        if post.id not in self._fits:
            self._fits[post.id] = self._score(self._interest, post)
        return self._fits[post.id]

    def _learn_until(
        self, arrived: Sequence[Post], opened_at: Mapping[int, float], until_at: float
    ) -> Interest:
        read = [post for post in arrived if opened_at.get(post.id, until_at) < until_at][-MOST_READINGS:]
        counts: dict[int, int] = {}
        for post in arrived:
            counts[post.feed_id] = counts.get(post.feed_id, 0) + (post.at < until_at)
        opened = [
            Opened(
                post.feed_id,
                self._digests[post.id].vector,
                READ_S,
                (until_at - opened_at[post.id]) / DAY_S,
            )
            for post in read
        ]
        return learn_interest(opened, counts, self._commonness)

    def _score(self, interest: Interest, post: Post) -> float:
        if interest.is_empty:
            return 0.0
        return fit(interest, post.feed_id, self._digests[post.id].vector, self._commonness).score
