"""Rates, moments and rules in words."""

from __future__ import annotations

import pytest

from reader.features.rules.records import Condition, Joined, Manner, Place, Rule
from reader.features.rules.window.rule_words import rule_in_words
from reader.window.dialogs.words import host_of
from reader.window.kit.humanize import moment, rate_in_words
from tests.window.made_up import NOW


@pytest.mark.parametrize(
    ("rate", "words"),
    [
        (None, ""),
        (12.3, "about 12 articles a day"),
        (1.0, "about 1 article a day"),
        (0.43, "about 3 articles a week"),
        (1 / 7, "about 1 article a week"),
        (0.07, "about 2 articles a month"),
        (0.003, "about 1 article a year"),
        (0.0001, "less than 1 article a year"),
    ],
)
def test_rates_in_words(rate, words):
    assert rate_in_words(rate) == words


@pytest.mark.parametrize(
    ("typed", "host"),
    [("https://a.example/feed", "a.example"), ("a.example", "a.example"), ("http://[::1", "http://[::1")],
)
def test_the_host_of_what_is_typed_so_far(typed, host):
    assert host_of(typed) == host


def test_moments_and_rules_in_words():
    assert moment(NOW - 60, NOW).startswith("today ")
    assert moment(NOW - 86_400, NOW).startswith("yesterday ")
    assert moment(NOW - 40 * 86_400, NOW) == "2 May"
    assert moment(None, NOW) == ""
    rule = Rule(feed_id=1, star=True)
    assert rule_in_words(rule, "Harbour") == "Every article from Harbour: star"
    other = Rule(wanted="x y", place=Place.TEXT, manner=Manner.PHRASE, notify=True, is_last=True)
    assert rule_in_words(other) == "Text contains “x y”: notify, then stop"
    several = Rule(
        folder_id=1,
        category="Sport",
        wanted="x",
        more=(Condition(Place.AUTHOR, wanted="y"),),
        joined=Joined.ANY,
        highlight=True,
        send_to=3,
    )
    assert rule_in_words(several, "News", "Wallabag") == (
        "Title contains the words “x” or Author contains the words “y” in News, category Sport: highlight, send to Wallabag"
    )
    none = Rule(wanted="x", joined=Joined.NONE, until_at=int(NOW), star=True)
    said = rule_in_words(none)
    assert said.startswith("None of: Title contains the words “x”, until ")
