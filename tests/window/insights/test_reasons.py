"""What the plan decided is kept as a code and said in the user's language: typical situations, word for word."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.machine import Sign
from reader.core.records.reasons import SIGNS, Cause, PollReason, before_visit, parse_poll_reason
from reader.core.words.reasons import describe_reason
from reader.engine.update import note_hint
from reader.net.hints import Hint
from reader.net.hints import Why as Wish
from reader.window.insights.parts import say_for_all, say_reason

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
        "Just before you usually read, around 12:15.",
        "Bevor Sie meist nachsehen, gegen 12:15.",
    ),
    "perhaps a post": (
        str(PollReason(Cause.POSTED_BY_THEN)),
        "It may have new articles by then.",
        "Bis dahin kann seit dem letzten Abruf ein Beitrag erschienen sein.",
    ),
    "three posts": (
        str(PollReason(Cause.POSTED_BY_THEN, posts=3)),
        "It usually has three new articles by then.",
        "Bis dahin sind seit dem letzten Abruf meist drei Beiträge erschienen.",
    ),
    "the user is here": (
        str(PollReason(Cause.YOU_ARE_READING, posts=1)),
        "You’re reading now, and it usually has one new article by this time.",
        "Sie lesen gerade, und seit dem letzten Abruf ist meist ein Beitrag erschienen.",
    ),
    "the user unlocked the computer": (
        str(PollReason(Cause.YOU_CAME, sign=SIGNS[Sign.UNLOCKED])),
        "You just unlocked the computer and usually read soon after.",
        "Sie haben gerade den Computer entsperrt und sehen meist bald danach nach.",
    ),
    "with others": (
        str(PollReason(Cause.WANTED_AT_ONCE, together=31)),
        "You asked to be notified right away. Grouped with 31 other feeds to save power.",
        "Sie möchten seine Beiträge sofort. Zusammen mit 31 anderen, damit das Funkmodul nur einmal aufwacht.",
    ),
    "the window fills": (
        str(PollReason(Cause.NOTHING_LOST, window=15, span_s=18_000)),
        "So you don’t miss anything: it lists only 15 articles, which turn over in 5 hours.",
        "Damit nichts verloren geht: Der Feed fasst 15 Beiträge; Zeit, bis er voll ist: 5 Stunden.",
    ),
    "alert": (
        str(PollReason(Cause.WANTED_AT_ONCE)),
        "You asked to be notified right away.",
        "Sie möchten seine Beiträge sofort.",
    ),
    "held back by the publisher": (
        held_back(TWO_HOURS),
        "No sooner, because its publisher asks for at least 2 hours between fetches.",
        "Der Anbieter bittet um mindestens 2 Stunden zwischen zwei Abrufen, daher nicht früher.",
    ),
    "held back, nobody knows why": (
        str(PollReason(Cause.LEFT_ALONE)),
        "Its server asked Paperround to wait until now.",
        "Der Server hat bis jetzt um Ruhe gebeten.",
    ),
    "a publisher's wish": (
        TWO_HOURS,
        "Its publisher asks for at least 2 hours between fetches.",
        "Der Anbieter bittet um mindestens 2 Stunden zwischen zwei Abrufen.",
    ),
    "skipped hours": (
        note_hint(Hint(Wish.SKIP_HOURS, 3_600.0)),
        "Its publisher asks not to be fetched for the next 1 hour.",
        "Der Anbieter möchte noch 1 Stunde keinen Abruf.",
    ),
    "told to wait": (
        note_hint(Hint(Wish.RETRY_AFTER, 1_200.0)),
        "Its server asked Paperround to wait 20 minutes.",
        "Der Server hat um 20 Minuten Ruhe gebeten.",
    ),
    "failed": (
        note_hint(Hint(Wish.BACK_OFF, 1_800.0)),
        "The last fetch failed, so the next one is in 30 minutes.",
        "Der letzte Abruf schlug fehl; Wartezeit bis zum nächsten Versuch: 30 Minuten.",
    ),
    "an interval": (
        str(PollReason(Cause.INTERVAL, span_s=2_400)),
        "You set it to be fetched every 40 minutes.",
        "Sie möchten diesen Abstand zwischen den Abrufen: 40 Minuten.",
    ),
    "refreshed": (Cause.REFRESHED, "You chose Refresh.", "Sie haben „Abrufen“ gedrückt."),
    "woke": (Cause.WOKE, "First fetch after the computer woke up.", "Erster Abruf nach dem Aufwachen des Computers."),
    "no answer yet": (
        Cause.TRIED_AGAIN,
        "It hasn’t responded yet, so Paperround is trying again.",
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
    assert say_reason(note_hint(Hint(Wish.GONE, float("inf")))) == ("Its publisher has discontinued it.")


def test_a_reason_of_another_version_is_shown_as_it_is():
    assert say_reason("because-of-the-moon") == "because-of-the-moon"
    assert say_for_all(["because-of-the-moon"] * 2) == "because-of-the-moon"


def test_a_wake_up_of_many_feeds_speaks_of_many():
    one = str(PollReason(Cause.POSTED_BY_THEN))
    assert say_for_all([one]) == "It may have new articles by then."
    assert say_for_all([one, one, Cause.REFRESHED]) == "Some of them may have new articles by then."
    assert say_for_all([]) == ""
    assert say_for_all([Cause.REFRESHED] * 3) == "You chose Refresh."


def test_feeds_that_are_held_back_for_different_times_are_alike():
    floors = [note_hint(Hint(Wish.TTL, hours * 3_600.0)) for hours in (1, 2, 3)]
    kept = [held_back(floor) for floor in floors]
    assert say_for_all([Cause.WOKE, Cause.WOKE, *kept]) == (
        "No sooner, because their publishers ask for time between fetches."
    )
