"""What getting ready learns from the rows: hours without a line, sittings, what is opened. Reads, never writes.

Also asked by whoever shows it, so that what is told is what is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.learn.content.digest import make_digest
from reader.learn.content.word_odds import WordOdds
from reader.learn.opening import FeedOpens, OpenedPost, Opening, SettledPost, learn_opening, learn_words
from reader.learn.reading import SESSION_GAP_S, merge_events
from reader.learn.usual_hours import MEMORY_DAYS, Span, learn_usual_hours
from reader.model.planning import DAY_S
from reader.plan.ready_needs import LearnedHours
from reader.store.db import Connection
from reader.store.polling.uptime import QUARTER_S, list_awake
from reader.store.reading.reading_log import list_looks
from reader.store.reading.ready import list_offline, list_opened_after, list_opens, list_settled

OPENS_S = 28 * DAY_S
SETTLED_S = DAY_S / 2
"""What came later may be opened yet, and says nothing."""
MOST_OPENED = 2_000
MOST_SETTLED = 1_200
"""Posts from which words are learned: the newest, of OPENS_S at most."""
SITTING_S = 1_800.0
LEAST_OFFLINE_S = 600.0
"""A shorter stretch without a line is a hiccup."""


def learn_hours(conn: Connection, now: float, zone: tzinfo) -> LearnedHours:
    since_at = now - MEMORY_DAYS * DAY_S
    running = [(at, at + QUARTER_S) for at in list_awake(conn) if since_at <= at <= now]
    gaps = [(gap.started_at, gap.ended_at) for gap in list_offline(conn, since_at)]
    offline: list[Span] = [span for span in gaps if span[1] - span[0] >= LEAST_OFFLINE_S and span[0] < now]
    looks = [look.at for look in list_looks(conn, since_at) if look.at <= now]
    sittings = list_sittings(looks)
    began = min([at for at, _ in running[:1]] + looks[:1], default=now)
    return LearnedHours(
        offline=learn_usual_hours(offline, [*running, *offline], now, zone),
        sittings=learn_usual_hours([(at, at + SITTING_S) for at in sittings], [(began, now)], now, zone),
        running=learn_usual_hours(running, [(began, now)], now, zone),
        stretches=tuple(offline),
        looks=tuple(looks),
    )


def list_sittings(looks: Sequence[float]) -> list[float]:
    """When each began."""
    merged: list[float] = merge_events(np.array(looks, dtype=np.float64), SESSION_GAP_S).tolist()
    return merged


class LearnedOpens(Struct, frozen=True):
    opening: Opening
    words: WordOdds


def learn_opens(conn: Connection, sittings: Sequence[float], now: float) -> LearnedOpens:
    counts = list_opens(conn, now - OPENS_S, now - SETTLED_S)
    feeds = {feed_id: FeedOpens(posts, opened) for feed_id, posts, opened in counts}
    opened = [OpenedPost(seen, at) for seen, at in list_opened_after(conn, now - OPENS_S, MOST_OPENED)]
    settled = list_settled(conn, now - OPENS_S, now - SETTLED_S, MOST_SETTLED)
    posts = [
        SettledPost(post.feed_id, make_digest(post.title, post.snippet).vector, is_opened)
        for post, is_opened in reversed(settled)
    ]
    words, judged = learn_words(posts)
    return LearnedOpens(learn_opening(feeds, opened, sittings, judged), words)
