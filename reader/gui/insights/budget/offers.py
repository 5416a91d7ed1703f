"""What a budget buys, in words. Any thread; no state."""

from __future__ import annotations

from reader.gui.insights import words
from reader.gui.kit.humanize import number
from reader.gui.kit.translate import tr
from reader.insights.budget import Lately, Offer

_IN_PARTS = 2
"""A number with a fraction is said with the plural of few."""


def offer_rows(now: Offer, new: Offer, is_guess: bool) -> list[tuple[str, str, str]]:
    """What is told of a budget: its name, now and then. What depends on when the owner looks and how feeds
    post is a guess at first."""
    minutes, percent = words.minutes, words.percent
    about = "≈ {}" if is_guess else "{}"

    def pair(name: str, before: str, after: str) -> tuple[str, str, str]:
        return name, about.format(before), about.format(after)

    return [
        pair(tr("Wait for a new post"), minutes(now.wait_min), minutes(new.wait_min)),
        pair(tr("Already here when you look"), percent(now.fresh_share), percent(new.fresh_share)),
        (tr("Fetches a day"), number(round(now.fetches)), number(round(new.fetches))),
        pair(tr("Data a day"), words.size(now.wire_bytes), words.size(new.wire_bytes)),
        pair(tr("Fetches for each new post"), words.decimal(now.per_post), words.decimal(new.per_post)),
    ]


def spoken_offer(offer: Offer) -> str:
    return tr("{n} fetches a day, expected wait {wait}, {share} already here", n=round(offer.budget)).format(
        n=number(round(offer.budget)),
        wait=tr("{n} minutes", n=_IN_PARTS).format(n=words.decimal(offer.wait_min)),
        share=tr("{n} percent", n=round(offer.fresh_share * 100)).format(
            n=number(round(offer.fresh_share * 100))
        ),
    )


def tell_lately(lately: Lately | None) -> str:
    """What Savings says of the last days, beside what is expected of the next."""
    if lately is None:
        return tr("Expected of the day ahead.")
    return tr(
        "Expected of the day ahead. In the last {n} days it really was {wait}, {share} already here.",
        n=round(lately.days),
    ).format(
        n=number(round(lately.days)),
        wait=words.minutes(lately.wait_min),
        share=words.percent(lately.fresh_share),
    )
