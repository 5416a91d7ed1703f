"""What closing costs, in words."""

from __future__ import annotations

import pytest

from reader.gui.dialogs.closing import ClosingFacts, count_wake_ups, keeping_in_words, quitting_in_words
from reader.model.history import WAKE_UP_S
from reader.settings import make_settings

NEW = ClosingFacts(budget=400, feeds=12, polls_per_minute=40)
OLD = ClosingFacts(400, 86, 40, days=7, wake_ups_a_day=9.3, bytes_a_day=15_200_000)


def test_the_owners_own_figures_or_the_budget_while_there_are_none():
    assert keeping_in_words(OLD, True) == "About 9 wake-ups and 15.2 MB a day. Quit from the tray."
    assert keeping_in_words(NEW, False).startswith("At most 400 fetches a day. Open it again from the menu")


@pytest.mark.parametrize(("feeds", "words"), [(1, "about 5 s "), (12, "about 20 s "), (86, "about 2 min ")])
def test_what_quitting_costs_grows_with_the_feeds(feeds, words):
    assert words in quitting_in_words(ClosingFacts(400, feeds, 40))


@pytest.mark.parametrize(
    ("times", "count"),
    [([], 0), ([5.0], 1), ([0.0, 1.0, 2.0], 1), ([0.0, WAKE_UP_S + 1.0, WAKE_UP_S + 2.0], 2)],
)
def test_polls_in_a_row_are_one_wake_up(times, count):
    assert count_wake_ups(times) == count


def test_an_owner_who_had_chosen_the_tray_is_not_asked():
    assert make_settings({"close_to_tray": True}).closing == "background"
    assert make_settings({"close_to_tray": True, "closing": "quit"}).closing == "quit"
    assert make_settings({"close_to_tray": False}).closing == "ask"
