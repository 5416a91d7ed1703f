"""dev.py bench stories: how well stories are grouped, on labelled pairs of titles.

All titles of the recorded history are grouped in the order they came, as the program would; then it is asked
of each labelled pair whether both ended in one story. The figures of the grouping were chosen on the
development half; the held-out half was never looked at before. The bar: precision 0.95 at recall 0.7.
"""

from __future__ import annotations

import time

from reader.features.stories.planning import StoryFinder
from reader.lab.content import TitledPost, read_titled_posts
from reader.planner.content.digest import everything_in, make_digest
from reader.planner.content.vectors import DocumentFrequency
from tests.perf.shared_data import require_shared
from tests.unit.planner.learning.story_pairs import Pair, agreement, read_pairs


def group(posts: list[TitledPost]) -> list[int]:
    """The story of each post."""
    finder, document_frequency, stories = StoryFinder(), DocumentFrequency(), []
    for number, post in enumerate(posts):
        digest = make_digest(post.title)
        document_frequency.add(everything_in(digest))
        heading = finder.make_heading(int(post.feed_id), post.at, digest, document_frequency)
        joined = finder.add(number, heading)
        stories.append(joined.story_id if joined else number)
    return stories


def are_together(pair: Pair, places: dict[str, list[int]], posts: list[TitledPost], stories: list[int]) -> bool:
    """Whether the two posts that the pair was drawn from are one story: those as far apart as it says."""
    for one in places.get(pair.one, ()):
        for other in places.get(pair.other, ()):
            apart = abs(posts[other].at - posts[one].at) / 3_600
            if abs(apart - abs(pair.hours_apart)) < 0.06 and posts[one].feed_id != posts[other].feed_id:
                return stories[one] == stories[other]
    raise AssertionError(f"not in the history: {pair}")


def main() -> None:
    posts = read_titled_posts(require_shared("data/rss-main-titles.posts.csv.gz"))
    start = time.process_time()
    stories = group(posts)
    spent = time.process_time() - start
    places: dict[str, list[int]] = {}
    for number, post in enumerate(posts):
        places.setdefault(post.title, []).append(number)
    joined = len(posts) - len(set(stories))
    print(f"{len(posts):,} titles in {spent:.0f} CPU s, {1000 * spent / len(posts):.2f} ms each")
    print(f"{joined:,} posts joined a story that another feed had told")
    pairs = read_pairs(require_shared("data/story_pairs.csv"))
    for part in ("development", "held-out"):
        some = [pair for pair in pairs if pair.part == part]
        result = agreement((are_together(pair, places, posts, stories), pair.same) for pair in some)
        print(f"{part:<12} {result.pairs} pairs: precision {result.precision:.3f}, recall {result.recall:.3f}")


if __name__ == "__main__":
    main()
