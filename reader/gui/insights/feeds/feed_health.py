"""How a feed is doing, in a few words with a kind: err, warn, plain or ok. Pure; any thread."""

from __future__ import annotations

from reader.engine.health import QUIET_AFTER_S, WEEK_S
from reader.gui.insights import words
from reader.gui.kit.feed_health import trouble_of
from reader.gui.kit.humanize import number
from reader.insights.feeds import FeedFacts
from reader.model.fetched import Problem

SLOW_S = 3.0


def health_of(facts: FeedFacts, now: float) -> tuple[str, str]:
    """(kind, words)."""
    feed, http = facts.feed, facts.feed.http
    if feed.choices.paused:
        return "plain", words.tr("paused")
    if http.problem == Problem.ASKED_TO_WAIT and http.earliest_at > now:
        return "warn", words.tr("asked to wait until {time}").format(time=words.clock(http.earliest_at))
    if trouble := trouble_of(feed, now):
        return "err", trouble
    if http.moved_to:
        return "plain", words.tr("moving, confirming the new address")
    if http.last_fetched_at is None:
        return "plain", words.tr("not polled yet")
    if facts.answers_in_s >= SLOW_S:
        return "warn", words.tr("slow, {n} s to answer").format(n=number(round(facts.answers_in_s)))
    if http.last_new_at is not None and now - http.last_new_at >= QUIET_AFTER_S:
        return "ok", words.tr("quiet for {n} weeks").format(n=number(int((now - http.last_new_at) // WEEK_S)))
    return "ok", words.tr("fine")
