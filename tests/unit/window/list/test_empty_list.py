"""What stands in the place of a list without entries."""

from __future__ import annotations

from datetime import datetime

import pytest

from reader.window.list.bars import EmptyFacts, FirstFetches, Offer, describe_empty
from reader.window.sidebar.tree import ErrorNote, Kind

NEW = FirstFetches(1, "Kernel Diary")
GONE = ErrorNote("discontinued", "A is gone.")
LOCKED = ErrorNote("locked", "A wants a password.", wants_password=True)
PAUSED = FirstFetches(1, "A", paused_until=datetime.fromisoformat("2026-11-17T14:26").astimezone().timestamp())
MANY = FirstFetches(60, "Kernel Diary")


@pytest.mark.parametrize(
    ("facts", "title", "offer"),
    [
        (EmptyFacts(Kind.UNREAD, has_feeds=False), "No feeds yet", Offer.ADD_FEED),
        (EmptyFacts(Kind.UNREAD, unread_only=True, can_poll=True), "All caught up", Offer.POLL),
        (EmptyFacts(Kind.UNREAD, unread_only=True, has_articles=False), "Nothing here yet", None),
        (EmptyFacts(Kind.TODAY), "No articles today yet", None),
        (EmptyFacts(Kind.FEED), "Nothing here yet", None),
        (EmptyFacts(Kind.FEED, unread_only=True, first_fetches=NEW), "Refreshing Kernel Diary…", None),
        (EmptyFacts(Kind.UNREAD, unread_only=True, first_fetches=MANY), "Refreshing 60 feeds…", None),
        (EmptyFacts(Kind.STARRED, first_fetches=MANY), "No starred articles", None),
        (EmptyFacts(Kind.FEED, first_fetches=FirstFetches(1, "A", True)), "No connection", None),
        (EmptyFacts(Kind.FEED, first_fetches=PAUSED), "A will be fetched at 14:26", None),
        (EmptyFacts(Kind.FEED, trouble=GONE, can_poll=True), "A is gone.", Offer.POLL),
        (EmptyFacts(Kind.FEED, trouble=GONE), "A is gone.", None),
        (EmptyFacts(Kind.FEED, trouble=LOCKED, can_poll=True), "A wants a password.", Offer.PASSWORD),
        (EmptyFacts(Kind.FOLDER, feeds_in_trouble=2), "Nothing here yet", None),
        (EmptyFacts(Kind.FEED, words="cat"), "No results for “cat”", Offer.SEARCH_EVERYWHERE),
        (EmptyFacts(Kind.FEED, words="cat", everywhere=True), "No results for “cat”", Offer.CLEAR_SEARCH),
    ],
)
def test_words_and_button(facts, title, offer):
    shown = describe_empty(facts)
    assert (shown.title, shown.buttons[0][1] if shown.buttons else None) == (title, offer)


def test_an_empty_folder_tells_of_its_feeds_that_could_not_be_fetched():
    shown = describe_empty(EmptyFacts(Kind.FOLDER, feeds_in_trouble=2, next_poll="Next fetch 11:15."))
    assert shown.text == "2 feeds here couldn’t be refreshed."
    one = describe_empty(EmptyFacts(Kind.FOLDER, feeds_in_trouble=1))
    assert one.text == "1 feed here couldn’t be refreshed."


@pytest.mark.parametrize("kind", [Kind.UNREAD, Kind.FOLDER, Kind.FEED])
def test_the_next_fetch_of_all_is_not_called_that_of_a_feed(kind):
    shown = describe_empty(EmptyFacts(kind, unread_only=True, next_poll="Next fetch 11:15."))
    assert shown.text == ("Next fetch 11:15." if kind is Kind.UNREAD else "")
