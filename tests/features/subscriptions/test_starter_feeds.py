"""The starter feeds: what the list holds, and what of it is shown."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.subscriptions.window.starter_feeds import (
    FIRST_INTERESTS,
    MOST_PER_INTEREST,
    Interest,
    choose_first_languages,
    choose_shown,
    list_languages_of,
    load_starter_feeds,
    sum_posts,
)
from reader.html.addresses import feed_address

FEEDS = load_starter_feeds()
LANGUAGES = list_languages_of(FEEDS)


def test_every_starter_feed_has_an_address_of_its_own_over_https():
    assert all(urlsplit(feed.url).scheme == "https" and feed_address(feed.url) for feed in FEEDS)
    assert len({feed.url for feed in FEEDS}) == len(FEEDS)
    assert len({feed.name for feed in FEEDS}) == len(FEEDS)
    assert all(feed.name and feed.about for feed in FEEDS)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_interest_has_something_in_english_and_german(language):
    assert {feed.interest for feed in FEEDS if feed.language == language} == set(Interest)


@pytest.mark.parametrize(
    ("system", "chosen"), [(["de-DE", "de"], ["de"]), (["de_AT", "en"], ["de", "en"]), (["xx"], ["en"]), ([], ["en"])]
)
def test_the_first_languages_are_the_systems(system, chosen):
    assert choose_first_languages(LANGUAGES, system) == chosen


@given(st.lists(st.sampled_from(LANGUAGES), unique=True), st.sets(st.sampled_from([feed.url for feed in FEEDS])))
def test_some_of_each_interest_are_shown_and_whatever_is_ticked(languages, ticked):
    shown = choose_shown(FEEDS, languages, ticked, False)
    assert ticked <= {feed.url for feed in shown}
    for interest in Interest:
        others = [feed for feed in shown if feed.interest is interest and feed.url not in ticked]
        assert len(others) <= MOST_PER_INTEREST
        assert all(feed.language in languages for feed in others)
        offered = {feed.language for feed in FEEDS if feed.interest is interest} & set(languages)
        if interest in FIRST_INTERESTS and len(offered) <= MOST_PER_INTEREST and not ticked:
            assert {feed.language for feed in others} == offered, "languages take turns"


def test_everything_is_shown_where_that_is_wanted():
    assert choose_shown(FEEDS, [], set(), True) == list(FEEDS)


def test_posts_are_summed_only_where_all_were_counted():
    one, other = FEEDS[0], FEEDS[1]
    assert sum_posts([]) == 0
    assert sum_posts([one, other]) is None or one.posts_a_day is not None
