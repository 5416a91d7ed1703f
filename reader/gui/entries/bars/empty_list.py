"""What stands in the place of a list without entries: the picture, the words, the button. Pure but for the language."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from reader.gui.kit.humanize import clock_time, local, number
from reader.gui.kit.translate import tr
from reader.gui.sidebar.tree import Kind, Trouble


class Offer(Enum):
    """What the button does."""

    NOTHING = auto()
    SEARCH_EVERYWHERE = auto()
    POLL = auto()
    PASSWORD = auto()
    RELOAD = auto()


class FirstFetches(Struct, frozen=True):
    """Feeds of a place that were never fetched, and which nobody can have read."""

    count: int = 0
    name: str = ""
    """Of the feed, where it is only one."""
    is_offline: bool = False
    paused_until: float | None = None
    """When the first of their hosts may be asked, where all of them asked to be left alone."""


class EmptyFacts(Struct, frozen=True):
    kind: Kind
    place_name: str = ""
    unread_only: bool = False
    words: str = ""
    """That were searched for."""
    problems: str = ""
    """What of them was not understood."""
    everywhere: bool = False
    trouble: Trouble = Trouble()
    feeds_in_trouble: int = 0
    """Of those in the place."""
    first_fetches: FirstFetches = FirstFetches()
    next_poll: str = ""
    can_poll: bool = False


class EmptyWords(Struct, frozen=True):
    picture: str
    title: str
    text: str = ""
    button: str = ""
    offer: Offer = Offer.NOTHING


def describe_empty(facts: EmptyFacts) -> EmptyWords:
    if facts.words:
        return _nothing_found(facts)
    if facts.first_fetches.count and facts.kind not in (Kind.STARRED, Kind.TAG, Kind.SAVED):
        return _fetching(facts.first_fetches)
    if facts.trouble:
        return _in_trouble(facts.trouble, facts.can_poll)
    return _nothing_here(facts)


def _in_trouble(trouble: Trouble, can_poll: bool) -> EmptyWords:
    title, text = trouble.sentence, trouble.details
    if trouble.wants_password:
        return EmptyWords("triangle-alert", title, text, tr("Enter password…"), Offer.PASSWORD)
    if trouble.is_rebuilt:
        return EmptyWords("triangle-alert", title, text, tr("Choose again…"), Offer.PASSWORD)
    if can_poll:
        return EmptyWords("triangle-alert", title, text, tr("Poll now"), Offer.POLL)
    return EmptyWords("triangle-alert", title, text)


def describe_failure(problem: str) -> EmptyWords:
    title = tr("The list could not be read.")
    return EmptyWords("triangle-alert", title, problem, tr("Try again"), Offer.RELOAD)


def _nothing_found(facts: EmptyFacts) -> EmptyWords:
    title = tr("Nothing about “{words}”").format(words=facts.words)
    place = tr("all posts") if facts.everywhere else facts.place_name
    text = facts.problems or tr("Searched {place}.").format(place=place)
    if facts.everywhere:
        return EmptyWords("search", title, text)
    return EmptyWords("search", title, text, tr("Search everywhere"), Offer.SEARCH_EVERYWHERE)


def _fetching(first: FirstFetches) -> EmptyWords:
    what = first.name if first.count == 1 else tr("{n} feeds", n=first.count).format(n=number(first.count))
    if first.is_offline:
        return EmptyWords(
            "wifi-off", tr("No connection"), tr("As soon as there is one: {what}.").format(what=what)
        )
    if first.paused_until is not None:
        title = tr("{what} comes at {time}").format(what=what, time=clock_time(local(first.paused_until)))
        return EmptyWords("clock", title, tr("Its server asks to be left alone until then."))
    title = tr("Fetching {what}…").format(what=what)
    return EmptyWords("refresh-cw", title, tr("The first posts come in a moment."))


def _nothing_here(facts: EmptyFacts) -> EmptyWords:
    if facts.kind is Kind.FOR_YOU:
        text = tr("Read a few posts. What you read about decides what stands here.")
        return EmptyWords("wand-sparkles", tr("Nothing to suggest yet"), text)
    if facts.kind is Kind.SAVED and not facts.unread_only:
        return EmptyWords(
            "search", tr("Nothing found yet"), facts.problems or tr("What fits comes here by itself.")
        )
    if facts.kind is Kind.STARRED:
        return EmptyWords("star", tr("Nothing starred yet"), tr("Press s on a post to keep it here."))
    if facts.kind is Kind.FOLDER and facts.feeds_in_trouble:
        title = tr("All read") if facts.unread_only else tr("Nothing here yet")
        return EmptyWords("triangle-alert", title, _not_fetched(facts.feeds_in_trouble))
    if facts.unread_only or facts.kind is Kind.TODAY:
        return EmptyWords("circle-check", tr("All read"), facts.next_poll)
    return EmptyWords("inbox", tr("Nothing here yet"), facts.next_poll)


def _not_fetched(count: int) -> str:
    if count == 1:
        return tr("1 feed here could not be fetched.")
    return tr("{n} feeds here could not be fetched.", n=count).format(n=number(count))
