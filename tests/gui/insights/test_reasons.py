"""What the plan decided is kept as a code and said in the user's language: typical situations, word for word."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.engine.update import note_hint
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.gui.insights.words import say_for_all, say_reason
from reader.model.machine import Sign
from reader.model.reasons import SIGNS, Cause, PollReason, before_visit, parse_poll_reason
from reader.wording.reasons import describe_reason

NOON = datetime(2026, 6, 11, 12, 14).astimezone().timestamp()
PLANNED = (
    Cause.BEFORE_YOUR_VISIT,
    Cause.POSTED_BY_THEN,
    Cause.NOTHING_LOST,
    Cause.WANTED_AT_ONCE,
    Cause.YOU_ARE_READING,
    Cause.YOU_CAME,
    Cause.LEFT_ALONE,
)


def held_back(wish: str) -> str:
    reason = parse_poll_reason(wish)
    assert reason is not None
    return str(replace(reason, held_back=1))


TWO_HOURS = note_hint(Hint(Wish.TTL, 7_200.0))

SITUATIONS = {
    "before a look": (
        str(before_visit(NOON)),
        "Before you usually look, around 12:15.",
        "Bevor Sie meist nachsehen, gegen 12:15.",
    ),
    "perhaps a post": (
        str(PollReason(Cause.POSTED_BY_THEN)),
        "By then it may have posted since the last poll.",
        "Bis dahin kann seit dem letzten Abruf ein Beitrag erschienen sein.",
    ),
    "three posts": (
        str(PollReason(Cause.POSTED_BY_THEN, posts=3)),
        "By then it has usually posted three times since the last poll.",
        "Bis dahin sind seit dem letzten Abruf meist drei Beiträge erschienen.",
    ),
    "the user is here": (
        str(PollReason(Cause.YOU_ARE_READING, posts=1)),
        "You are reading now, and it has usually posted once since the last poll.",
        "Sie lesen gerade, und seit dem letzten Abruf ist meist ein Beitrag erschienen.",
    ),
    "the user unlocked the computer": (
        str(PollReason(Cause.YOU_CAME, sign=SIGNS[Sign.UNLOCKED])),
        "You just unlocked the computer, and usually look soon after.",
        "Sie haben gerade den Computer entsperrt und sehen meist bald danach nach.",
    ),
    "with others": (
        str(PollReason(Cause.WANTED_AT_ONCE, together=31)),
        "You want its posts at once. Together with 31 others, to wake the radio once.",
        "Sie möchten seine Beiträge sofort. Zusammen mit 31 anderen, damit das Funkmodul nur einmal aufwacht.",
    ),
    "the window fills": (
        str(PollReason(Cause.NOTHING_LOST, window=15, span_s=18_000)),
        "So that nothing is lost: it keeps 15 posts and fills them in 5 hours.",
        "Damit nichts verloren geht: Der Feed fasst 15 Beiträge; Zeit, bis er voll ist: 5 Stunden.",
    ),
    "alert": (
        str(PollReason(Cause.WANTED_AT_ONCE)),
        "You want its posts at once.",
        "Sie möchten seine Beiträge sofort.",
    ),
    "held back by the publisher": (
        held_back(TWO_HOURS),
        "Its publisher asks for at least 2 hours between visits, so not sooner.",
        "Der Anbieter bittet um mindestens 2 Stunden zwischen zwei Abrufen, daher nicht früher.",
    ),
    "held back, nobody knows why": (
        str(PollReason(Cause.LEFT_ALONE)),
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
        "Der letzte Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: 30 Minuten.",
    ),
    "an interval": (
        str(PollReason(Cause.INTERVAL, span_s=2_400)),
        "You want it polled every 40 minutes.",
        "Sie möchten diesen Abstand zwischen den Abrufen: 40 Minuten.",
    ),
    "refreshed": (Cause.REFRESHED, "You pressed Refresh.", "Sie haben „Abrufen“ gedrückt."),
    "woke": (Cause.WOKE, "First poll after the computer woke.", "Erster Abruf nach dem Aufwachen des Computers."),
    "no answer yet": (
        Cause.TRIED_AGAIN,
        "It has not answered yet, so it is tried again.",
        "Der Feed hat noch nicht geantwortet; darum ein neuer Versuch.",
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_in_english(name):
    kept, english, _ = SITUATIONS[name]
    assert say_reason(kept) == english


@pytest.mark.parametrize("name", SITUATIONS)
def test_in_german(name, german):
    kept, _, translated = SITUATIONS[name]
    assert say_reason(kept) == translated


@given(
    cause=st.sampled_from(list(PLANNED)),
    wish=st.sampled_from([one for one in Wish if one not in (Wish.NOTHING, Wish.OFFLINE, Wish.GONE)]),
    posts=st.integers(0, 200),
    window=st.integers(1, 500),
    seconds=st.integers(1, 900_000),
)
def test_every_reason_of_the_plan_becomes_a_whole_sentence(cause, wish, posts, window, seconds):
    kept = str(PollReason(cause, posts=posts, window=window, span_s=seconds, visit_at=round(NOON)))
    if cause is Cause.LEFT_ALONE:
        kept = held_back(note_hint(Hint(wish, float(seconds))))
    assert parse_poll_reason(kept) is not None
    for texts in (describe_reason(kept, UTC), say_for_all([kept, kept])):
        assert texts.endswith(".")
        assert "{" not in texts


def test_what_speaks_against_nothing_is_silent():
    assert note_hint(Hint(Wish.NOTHING, 0.0)) == ""
    assert say_reason("") == ""
    assert say_reason(note_hint(Hint(Wish.GONE, float("inf")))) == "Its publisher has ended it."


def test_a_reason_of_another_version_is_shown_as_it_is():
    assert say_reason("because-of-the-moon") == "because-of-the-moon"
    assert say_for_all(["because-of-the-moon"] * 2) == "because-of-the-moon"


def test_a_wake_up_of_many_feeds_speaks_of_many():
    one = str(PollReason(Cause.POSTED_BY_THEN))
    assert say_for_all([one]) == "By then it may have posted since the last poll."
    assert say_for_all([one, one, Cause.REFRESHED]) == "By then some of them may have posted."
    assert say_for_all([]) == ""
    assert say_for_all([Cause.REFRESHED] * 3) == "You pressed Refresh."


def test_feeds_that_are_held_back_for_different_times_are_alike():
    floors = [note_hint(Hint(Wish.TTL, hours * 3_600.0)) for hours in (1, 2, 3)]
    kept = [held_back(floor) for floor in floors]
    assert say_for_all([Cause.WOKE, Cause.WOKE, *kept]) == (
        "Their publishers ask for pauses between visits, so not sooner."
    )
