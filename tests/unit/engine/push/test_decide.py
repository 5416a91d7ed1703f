"""When hubs are asked, how far pings are trusted, and what that saves: tables and laws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.engine.push.decide import (
    DENIED_PAUSE_S,
    GRACE_S,
    NO_ANSWER_S,
    Deed,
    decide_deed,
    estimate_saved,
    find_next_at,
    find_stretch_s,
    note_ping,
    note_posts,
)
from reader.model.planning import DAY_S
from reader.model.push import Hub, PushState, Subscription

NOW = 1_000_000.0
HUB = Hub("https://hub.example/", "https://a.example/feed")
ASKED = Subscription(1, HUB.url, HUB.topic, "t", "s", PushState.ASKED, asked_at=NOW - 60)
TOLD = replace(ASKED, state=PushState.VERIFIED, lease_until=NOW + 10 * DAY_S, verified_at=NOW - DAY_S)
LEAVING = replace(ASKED, state=PushState.LEAVING)
OTHER = Hub("https://other.example/", HUB.topic)

DEEDS = {
    "a new hub": (HUB, None, True, Deed.SUBSCRIBE),
    "no hub": (None, None, True, None),
    "push is off": (HUB, None, False, None),
    "waiting for the hub": (HUB, ASKED, True, None),
    "told of": (HUB, TOLD, True, None),
    "the lease ends soon": (
        HUB,
        replace(TOLD, asked_at=NOW - 9 * DAY_S, lease_until=NOW + DAY_S),
        True,
        Deed.SUBSCRIBE,
    ),
    "the hub did not come back": (HUB, replace(ASKED, asked_at=NOW - NO_ANSWER_S), True, Deed.SUBSCRIBE),
    "denied": (HUB, replace(ASKED, state=PushState.DENIED), True, None),
    "denied long ago": (
        HUB,
        replace(ASKED, state=PushState.DENIED, asked_at=NOW - DENIED_PAUSE_S),
        True,
        Deed.SUBSCRIBE,
    ),
    "switched off": (HUB, TOLD, False, Deed.UNSUBSCRIBE),
    "the feed names no hub any more": (None, TOLD, True, Deed.UNSUBSCRIBE),
    "leaving": (HUB, LEAVING, False, None),
    "a hub that lets nobody go": (HUB, replace(LEAVING, asked_at=NOW - NO_ANSWER_S), False, Deed.FORGET),
    "never came to anything": (HUB, ASKED, False, Deed.FORGET),
    "another hub": (OTHER, TOLD, True, Deed.UNSUBSCRIBE),
    "another hub before this one answered": (OTHER, ASKED, True, Deed.SUBSCRIBE),
}


@pytest.mark.parametrize(("hub", "one", "is_wanted", "deed"), DEEDS.values(), ids=DEEDS)
def test_what_is_done(hub, one, is_wanted, deed):
    assert decide_deed(hub, one, NOW, is_wanted=is_wanted) is deed


def test_trust_grows_with_pings_and_goes_with_a_missed_post():
    one = TOLD
    assert find_stretch_s(one, NOW) == 0.0
    for _ in range(3):
        one = note_posts(note_ping(one, NOW), 1, NOW, was_pinged=True)
    assert find_stretch_s(one, NOW) == 6 * 3_600.0
    for _ in range(7):
        one = note_posts(note_ping(one, NOW), 1, NOW, was_pinged=True)
    assert find_stretch_s(one, NOW) == DAY_S
    missed = note_posts(one, 1, NOW, was_pinged=False)
    assert find_stretch_s(missed, NOW + GRACE_S) == DAY_S
    assert find_stretch_s(missed, NOW + GRACE_S + 1) == 0.0
    told_late = note_ping(missed, NOW + 60)
    assert find_stretch_s(told_late, NOW + GRACE_S + 1) == DAY_S
    assert find_stretch_s(one, one.lease_until) == 0.0


def test_what_is_saved_is_counted_against_what_was():
    one = replace(TOLD, before_per_day=8.0, verified_at=NOW - 3 * DAY_S)
    assert estimate_saved(one, 3, NOW) == 21.0
    assert estimate_saved(one, 30, NOW) == 0.0
    assert estimate_saved(ASKED, 0, NOW) == 0.0


@given(st.lists(st.tuples(st.booleans(), st.floats(1, 5_000)), max_size=30))
def test_no_missed_post_is_followed_by_trust_without_new_pings(events):
    one, now, pings = TOLD, NOW, 0
    for was_pinged, pause in events:
        now += pause
        one = note_posts(one, 1, now, was_pinged=was_pinged)
        pings = pings + 1 if was_pinged else 0
    later = now + GRACE_S + 1
    assert (find_stretch_s(one, later) > 0) <= (pings >= 3)


@given(st.integers(0, 100))
def test_a_hub_in_trouble_is_asked_less_and_less_but_at_least_daily(failures):
    one = replace(ASKED, state=PushState.FAILED, failures=failures)
    pause = find_next_at(one) - one.asked_at
    assert 900.0 <= pause <= find_next_at(replace(one, failures=failures + 1)) - one.asked_at <= DAY_S
