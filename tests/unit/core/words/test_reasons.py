"""Why a feed is polled when it is, in plain words."""

from __future__ import annotations

from datetime import UTC

import pytest

from reader.core.records.machine import Sign
from reader.core.records.reasons import SIGNS, Cause, PollReason, before_visit
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_reason


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (before_visit(44_160.0), "Just before you usually read, around 12:15."),
        (
            PollReason(Cause.NOTHING_LOST, window=15, span_s=18_000),
            "So you don’t miss anything: it lists only 15 articles, which turn over in 5 hours.",
        ),
        (PollReason(Cause.WANTED_AT_ONCE), "You asked to be notified right away."),
        (
            PollReason(Cause.YOU_ARE_READING, posts=3),
            "You’re reading now, and it usually has three new articles by this time.",
        ),
        (
            PollReason(Cause.YOU_CAME, sign=SIGNS[Sign.UNLOCKED], together=31),
            "You just unlocked the computer and usually read soon after. Grouped with 31 other feeds to save power.",
        ),
        (
            PollReason(Cause.YOU_CAME, sign=99, together=1),
            "You just came back to the computer and usually read soon after. Grouped with one other feed to save power.",
        ),
        (PollReason(Cause.POSTED_BY_THEN, posts=1), "It usually has one new article by then."),
        (
            PollReason(Cause.PAUSE_WISHED, span_s=7_200, held_back=1),
            "No sooner, because its publisher asks for at least 2 hours between fetches.",
        ),
    ],
)
def test_reasons_in_plain_words(reason, sentence):
    assert describe_reason(str(reason), UTC) == sentence


def test_every_sign_of_presence_has_a_sentence_of_its_own():
    said = {describe_reason(str(PollReason(Cause.YOU_CAME, sign=SIGNS[sign])), UTC) for sign in Sign}
    assert len(said) == len(Sign)


def test_every_cause_has_a_sentence_of_its_own():
    said = {describe_reason(str(PollReason(cause)), UTC) for cause in Cause}
    assert len(said) == len(Cause)


def test_every_sentence_belongs_to_a_cause():
    """A form whose cause was renamed would never be found."""
    endings = ("_MANY", "_HELD_BACK", "_ERASED", "_0", "_1", "_2", *(f"_{sign.name}" for sign in Sign))
    for code in Code:
        name = code.name.removeprefix("REASON_")
        for ending in (*endings, *endings):
            name = name.removesuffix(ending)
        assert not code.name.startswith("REASON_") or name in Cause.__members__
