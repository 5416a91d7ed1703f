"""Why a feed is polled when it is, in plain words."""

from __future__ import annotations

from datetime import UTC

import pytest

from reader.model.machine import Sign
from reader.model.reasons import SIGNS, Cause, PollReason, before_visit
from reader.wording.reasons import describe_reason


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (before_visit(44_160.0), "Before you usually look, around 12:15."),
        (
            PollReason(Cause.NOTHING_LOST, window=15, span_s=18_000),
            "So that nothing is lost: it keeps 15 posts and fills them in 5 hours.",
        ),
        (PollReason(Cause.WANTED_AT_ONCE), "You want its posts at once."),
        (
            PollReason(Cause.YOU_ARE_READING, posts=3),
            "You are reading now, and it has usually posted three times since the last poll.",
        ),
        (
            PollReason(Cause.YOU_CAME, sign=SIGNS[Sign.UNLOCKED], together=31),
            "You just unlocked the computer, and usually look soon after. "
            "Together with 31 others, to wake the radio once.",
        ),
        (
            PollReason(Cause.YOU_CAME, sign=99, together=1),
            "You just came back to the computer, and usually look soon after. "
            "Together with one other, to wake the radio once.",
        ),
        (PollReason(Cause.POSTED_BY_THEN, posts=1), "By then it has usually posted once since the last poll."),
        (
            PollReason(Cause.PAUSE_WISHED, span_s=7_200, held_back=1),
            "Its publisher asks for at least 2 hours between visits, so not sooner.",
        ),
    ],
)
def test_reasons_in_plain_words(reason, sentence):
    assert describe_reason(str(reason), UTC) == sentence


def test_every_sign_of_presence_has_a_sentence_of_its_own():
    said = {describe_reason(str(PollReason(Cause.YOU_CAME, sign=SIGNS[sign])), UTC) for sign in Sign}
    assert len(said) == len(Sign)
