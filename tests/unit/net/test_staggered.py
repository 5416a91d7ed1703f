"""Questions side by side, as far as answers are slow."""

from __future__ import annotations

import threading

import pytest

from reader.net.client import Client
from reader.net.discover import COMMON_PATHS, ask_staggered, discover
from reader.net.request_state import Limits
from tests.feedserver import page, silence, simple_feed


def test_quick_answers_are_asked_for_one_by_one():
    at_once, most = threading.Semaphore(1), []

    def ask(question, enough):
        most.append(at_once.acquire(blocking=False))
        at_once.release()
        return question * 2

    assert ask_staggered(ask, [1, 2, 3], is_enough=lambda _: False, stagger_s=60) == {0: 2, 1: 4, 2: 6}
    assert most == [True] * 3


def test_one_that_is_enough_ends_the_others():
    ended = threading.Event()

    def ask(question, enough):
        if question == "slow":
            while not enough():
                ended.wait(0.01)
            ended.set()
        return question

    found = ask_staggered(ask, ["slow", "quick"], is_enough=lambda answer: answer == "quick", stagger_s=0.01)
    assert found == {1: "quick"}
    assert ended.wait(60)


def test_an_error_comes_out_where_it_was_asked():
    def ask(question, enough):
        raise KeyError(question)

    with pytest.raises(KeyError):
        ask_staggered(ask, ["a"], is_enough=lambda _: False, stagger_s=60)


def test_a_site_whose_guessed_paths_hang_is_given_up_in_time(feedserver, impatient):
    """The page answers, everything else keeps us waiting: all of it takes no longer than one fetch may."""
    for path in COMMON_PATHS:
        feedserver.serve(path, silence())
    url = feedserver.serve("/", page(b"<html>nothing here</html>", content_type="text/html"))
    found = discover(impatient, url)
    assert found.candidates == ()
    asked = feedserver.seen()
    # One after another they would take this long at least.
    assert asked[-1].at - asked[0].at < (len(COMMON_PATHS) - 1) * impatient.limits.deadline_s


def test_a_guess_that_hangs_does_not_hide_the_next(feedserver, clock):
    feedserver.serve("/feed", silence())
    feedserver.serve("/rss", page(simple_feed()))
    url = feedserver.serve("/", page(b"<html>nothing here</html>", content_type="text/html"))
    with Client(clock, limits=Limits(deadline_s=30.0)) as client:
        assert discover(client, url).candidates[0].url == feedserver.url("/rss")
