"""What the words of posts tell of the owner of a replay, learned once a day as the engine does: from what was opened of
the posts until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reader.lab.ready_owner import Post
from reader.learn.content.digest import make_digest
from reader.learn.content.vectors import Vector
from reader.learn.content.word_odds import NO_ODDS
from reader.learn.opening import Judged, SettledPost, learn_words
from reader.model.planning import DAY_S

SETTLED_S, MOST_SETTLED = DAY_S / 2, 1_200


class Topics:
    def __init__(self) -> None:
        self._vectors: dict[int, Vector] = {}
        self._odds = NO_ODDS

    def take(self, post: Post) -> None:
        if post.title:
            self._vectors[post.id] = make_digest(post.title, post.snippet).vector

    def learn(self, arrived: Sequence[Post], opened_at: Mapping[int, float], now: float) -> list[Judged]:
        """The younger half of the last posts, each by what the words of the older half told."""
        if not self._vectors:
            return []
        settled = [post for post in arrived if post.at < now - SETTLED_S][-MOST_SETTLED:]
        posts = [SettledPost(post.feed_id, self._vectors[post.id], post.id in opened_at) for post in settled]
        self._odds, judged = learn_words(posts)
        return judged

    def odds_of(self, post: Post) -> float | None:
        vector = self._vectors.get(post.id)
        return None if vector is None else self._odds.of(vector)
