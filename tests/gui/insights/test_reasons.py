"""What the plan decided is kept as a code and said in the owner's language: typical situations, word for word."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.engine import reasons
from reader.engine.reasons import note_hint
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.gui.insights.reasons import say, say_for_all
from reader.model.reasons import parse_poll_reason
from reader.plan.keep_reason import note_interval, note_reason
from reader.plan.reasons import Reason, Why
from reader.wording.reasons import describe_reason

NOON = datetime(2026, 6, 11, 12, 14).astimezone().timestamp()
TWO_HOURS = note_hint(Hint(Wish.TTL, 7_200.0))

SITUATIONS = {
    "before a look": (
        note_reason(Reason(Why.BEFORE_YOU_LOOK, NOON)),
        "Before you usually look, around 12:15.",
        "Bevor Sie meist nachsehen, gegen 12:15.",
    ),
    "perhaps a post": (
        note_reason(Reason(Why.POSTS_THEN, None, 0.4)),
        "By then it may have posted since the last poll.",
        "Bis dahin kann seit dem letzten Abruf ein Beitrag erschienen sein.",
    ),
    "three posts": (
        note_reason(Reason(Why.POSTS_THEN, None, 3.2)),
        "By then it has usually posted three times since the last poll.",
        "Bis dahin sind seit dem letzten Abruf meist drei Beiträge erschienen.",
    ),
    "the owner is here": (
        note_reason(Reason(Why.YOU_ARE_HERE, None, 1.0)),
        "You are reading now, and it has usually posted once since the last poll.",
        "Sie lesen gerade, und seit dem letzten Abruf ist meist ein Beitrag erschienen.",
    ),
    "the window fills": (
        note_reason(Reason(Why.NOTHING_LOST, None, 9, 15, 5.0)),
        "So that nothing is lost: it keeps 15 posts and fills them in 5 hours.",
        "Damit nichts verloren geht: Der Feed fasst 15 Beiträge und ist nach 5 Stunden voll.",
    ),
    "alert": (
        note_reason(Reason(Why.ALERT)),
        "You want its posts at once.",
        "Sie möchten seine Beiträge sofort.",
    ),
    "held back by the publisher": (
        note_reason(Reason(Why.PUBLISHER_FLOOR), TWO_HOURS),
        "Its publisher asks for at least 2 hours between visits, so not sooner.",
        "Der Anbieter bittet um mindestens 2 Stunden zwischen zwei Abrufen, daher nicht früher.",
    ),
    "held back, nobody knows why": (
        note_reason(Reason(Why.PUBLISHER_FLOOR)),
        "It asked to be left alone until now.",
        "Der Server hat bis jetzt um Ruhe gebeten.",
    ),
    "a publisher's wish": (
        TWO_HOURS,
        "Its publisher asks for at least 2 hours between visits.",
        "Der Anbieter bittet um mindestens 2 Stunden zwischen zwei Abrufen.",
    ),
    "skipped hours": (
        note_hint(Hint(Wish.SKIP_HOURS, 3_600.0)),
        "Its publisher asks not to be visited for the next 1 hour.",
        "Der Anbieter möchte noch 1 Stunde keinen Abruf.",
    ),
    "told to wait": (
        note_hint(Hint(Wish.RETRY_AFTER, 1_200.0)),
        "Its server asked to be left alone for 20 minutes.",
        "Der Server hat um 20 Minuten Ruhe gebeten.",
    ),
    "failed": (
        note_hint(Hint(Wish.BACK_OFF, 1_800.0)),
        "It failed, so the next try comes after 30 minutes.",
        "Der letzte Abruf schlug fehl; der nächste Versuch kommt nach 30 Minuten.",
    ),
    "an interval": (
        note_interval(2_400),
        "You want it polled every 40 minutes.",
        "Sie möchten diesen Abstand zwischen den Abrufen: 40 Minuten.",
    ),
    "refreshed": (reasons.REFRESHED, "You pressed Refresh.", "Sie haben „Abrufen“ gedrückt."),
    "woke": (
        reasons.WOKE,
        "First poll after the computer woke.",
        "Erster Abruf nach dem Aufwachen des Computers.",
    ),
    "no answer yet": (
        reasons.TRIED_AGAIN,
        "It has not answered yet, so it is tried again.",
        "Der Feed hat noch nicht geantwortet; darum ein neuer Versuch.",
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_in_english(name):
    kept, english, _ = SITUATIONS[name]
    assert say(kept) == english


@pytest.mark.parametrize("name", SITUATIONS)
def test_in_german(name, german):
    kept, _, translated = SITUATIONS[name]
    assert say(kept) == translated


@given(
    kind=st.sampled_from(list(Why)),
    wish=st.sampled_from([one for one in Wish if one not in (Wish.NOTHING, Wish.OFFLINE, Wish.GONE)]),
    posts=st.floats(0, 200),
    parts=st.integers(2, 500),
    seconds=st.floats(1, 30 * 86_400),
    look_at=st.one_of(st.none(), st.floats(1.7e9, 1.9e9)),
)
def test_every_reason_of_the_plan_becomes_a_whole_sentence(kind, wish, posts, parts, seconds, look_at):
    reason = Reason(kind, look_at, posts, parts, seconds / 3_600)
    kept = note_reason(reason, note_hint(Hint(wish, seconds)))
    assert parse_poll_reason(kept) is not None
    for texts in (describe_reason(kept, UTC), say_for_all([kept, kept])):
        assert texts.endswith(".")
        assert "{" not in texts


def test_what_speaks_against_nothing_is_silent():
    assert note_hint(Hint(Wish.NOTHING, 0.0)) == ""
    assert say("") == ""
    assert say(note_hint(Hint(Wish.GONE, float("inf")))) == "Its publisher has ended it."


def test_a_reason_of_another_version_is_shown_as_it_is():
    assert say("because-of-the-moon") == "because-of-the-moon"
    assert say_for_all(["because-of-the-moon"] * 2) == "because-of-the-moon"


def test_a_wake_up_of_many_feeds_speaks_of_many():
    one = note_reason(Reason(Why.POSTS_THEN, None, 0.4))
    assert say_for_all([one]) == "By then it may have posted since the last poll."
    assert say_for_all([one, one, reasons.REFRESHED]) == "By then some of them may have posted."
    assert say_for_all([]) == ""
    assert say_for_all([reasons.REFRESHED] * 3) == "You pressed Refresh."


def test_feeds_that_are_held_back_for_different_times_are_alike():
    floors = [note_hint(Hint(Wish.TTL, hours * 3_600.0)) for hours in (1, 2, 3)]
    kept = [note_reason(Reason(Why.PUBLISHER_FLOOR), floor) for floor in floors]
    assert say_for_all([reasons.WOKE, reasons.WOKE, *kept]) == (
        "Their publishers ask for pauses between visits, so not sooner."
    )
