"""Sentences that several dialogs share. Any thread; no state."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from reader.core.records.fetched import ContentDepth
from reader.core.records.stored import Weight
from reader.window.kit.humanize import number
from reader.window.kit.translate import tr


def content_depth_in_words(content_depth: ContentDepth) -> str:
    return {
        ContentDepth.ARTICLES: tr("full articles"),
        ContentDepth.SUMMARIES: tr("summaries"),
        ContentDepth.TITLES: tr("titles only"),
        ContentDepth.UNKNOWN: "",
    }[content_depth]


def short_address(url: str) -> str:
    return url.partition("://")[2].rstrip("/") or url


def host_of(typed: str) -> str:
    """The host of a typed address, or the text itself if it names none."""
    text = typed.strip()
    try:
        host = urlsplit(text if "://" in text else f"//{text}").hostname
    except ValueError:
        return text
    return host or text


def natural_key(name: str) -> list[tuple[int, str]]:
    """A key that sorts "Feed 2" before "Feed 10"."""
    parts = re.split(r"(\d+)", name.casefold())
    return [(int(part), "") if part.isdecimal() and part.isascii() else (-1, part) for part in parts]


def weight_options() -> list[tuple[str, Weight]]:
    return [
        (tr("Low"), Weight.LESS),
        (tr("Normal"), Weight.NORMAL),
        (tr("High"), Weight.MORE),
        (tr("Highest"), Weight.MOST),
    ]


def weight_in_words() -> str:
    return tr("Higher-priority feeds are fetched sooner and more often.")


def cost_in_words(budget: int, polls: float, before: float | None, longer_s: float) -> str:
    """The cost of choices: "About 5 of your 400 daily fetches; no effect on your other feeds."

    `before` is how many polls a day it had; None for a new feed.
    """
    n = round(polls)
    count, old = number(n), None if before is None else number(round(before))
    if old is None:
        first = tr("About {n} of your {budget} daily fetches", n=n)
    elif old == count and abs(longer_s) < 1:
        return tr("About {n} of your {budget} daily fetches.", n=n).format(budget=number(budget), n=count)
    elif old == count:
        first = tr("About {n} of your {budget} daily fetches", n=n)
    else:
        first = tr("About {n} of your {budget} daily fetches instead of {before}", n=n)
    said = first.format(budget=number(budget), n=count, before=old)
    return f"{said}; {_others_in_words(longer_s)}"


def _others_in_words(longer_s: float) -> str:
    """How much longer the other feeds wait; less than a second is not noticed."""
    if abs(longer_s) < 1:
        return tr("no effect on your other feeds.")
    seconds = round(abs(longer_s))
    minutes = number(round(seconds / 60))
    span = tr("{n} s").format(n=seconds) if seconds < 90 else tr("{n} min").format(n=minutes)
    words = (
        tr("articles from your other feeds arrive {time} later on average.")
        if longer_s > 0
        else tr("articles from your other feeds arrive {time} earlier on average.")
    )
    return words.format(time=span)
