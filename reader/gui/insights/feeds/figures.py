"""Figures of one feed in words, as the table and its own page show them. Any thread; no state."""

from __future__ import annotations

from reader.gui.insights import words
from reader.gui.kit.humanize import number
from reader.gui.kit.translate import tr
from reader.insights.feeds import FeedFacts


def rate_figure(facts: FeedFacts) -> str:
    """Posts a day; "about" where only a few days tell."""
    if facts.posts_per_day is None:
        return words.DASH
    if not facts.is_guess:
        return words.decimal(facts.posts_per_day)
    # A tenth of a post would say more than a few days can tell.
    is_high = facts.posts_per_day >= 10
    rate = number(round(facts.posts_per_day)) if is_high else words.decimal(facts.posts_per_day)
    return tr("about {n}").format(n=rate)


def polls_figure(facts: FeedFacts) -> str:
    """A day; before a whole one is over only how many there were."""
    if facts.polls_per_day is None:
        return tr("{n} so far").format(n=number(facts.polls))
    return words.decimal(facts.polls_per_day)


def data_figure(facts: FeedFacts) -> str:
    if facts.bytes_per_day is None:
        return tr("{n} so far").format(n=words.size(facts.wire_bytes))
    return words.size(facts.bytes_per_day)
