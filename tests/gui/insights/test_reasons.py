"""Every sentence the engine can store is recognised, said whole, and put into the plural."""

from __future__ import annotations

import math
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.engine import sentences
from reader.engine.sentences import describe_hint, describe_interval, describe_reason
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.gui.insights.reasons import find_form, say, say_for_all
from reader.plan.reasons import Reason, Why

ZONE = ZoneInfo("Europe/Berlin")
SPANS = st.floats(60, 30 * 86_400)


@given(
    kind=st.sampled_from(list(Why)),
    posts=st.floats(0, 200),
    window=st.integers(2, 500),
    fills=st.floats(0.02, 500),
    look_at=st.floats(1.7e9, 1.9e9),
)
def test_every_reason_of_the_plan_is_recognised_and_stays_the_same_in_english(
    kind, posts, window, fills, look_at
):
    sentence = describe_reason(Reason(kind, look_at, posts, window, fills), ZONE)
    assert find_form(sentence) is not None, sentence
    assert say(sentence) == sentence


@given(kind=st.sampled_from([wish for wish in Wish if wish is not Wish.GONE]), seconds=SPANS)
def test_every_wish_is_recognised_alone_and_as_the_reason_for_waiting(kind, seconds):
    floor = describe_hint(Hint(kind, seconds))
    if not floor:
        return
    assert find_form(floor) is not None, floor
    waited = describe_reason(Reason(Why.PUBLISHER_FLOOR), ZONE, floor)
    assert find_form(waited) is not None, waited
    assert say(waited) == waited


@pytest.mark.parametrize(
    "sentence",
    [
        sentences.SUBSCRIBED,
        sentences.YOU_ASKED,
        sentences.YOU_OPENED,
        sentences.WOKE,
        sentences.TRY_AGAIN,
        describe_interval(7_200),
        describe_hint(Hint(Wish.GONE, math.inf)),
    ],
)
def test_what_the_owner_or_the_machine_caused_is_recognised(sentence):
    assert find_form(sentence) is not None
    assert say(sentence) == sentence


def test_a_sentence_of_another_version_is_shown_as_it_is():
    assert say("Because the moon is full.") == "Because the moon is full."
    assert say_for_all(["Because the moon is full."] * 2) == "Because the moon is full."


def test_a_wake_up_of_many_feeds_speaks_of_many():
    one = "By then it may have posted since the last poll."
    assert say_for_all([one]) == one
    assert say_for_all([one, one, "You pressed Refresh."]) == "By then some of them may have posted."
    assert say_for_all([]) == ""
    assert say_for_all(["You pressed Refresh."] * 3) == "You pressed Refresh."
