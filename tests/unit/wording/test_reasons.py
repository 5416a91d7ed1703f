"""Why a feed is polled when it is, in plain words."""

from __future__ import annotations

from datetime import UTC

import pytest

from reader.engine.reasons import note_hint
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.plan.keep_reason import note_reason
from reader.plan.reasons import Reason, Why
from reader.wording.reasons import describe_reason


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason(Why.BEFORE_YOU_LOOK, 44_100.0), "Before you usually look, around 12:15."),
        (
            Reason(Why.NOTHING_LOST, None, 9, 15, 5.0),
            "So that nothing is lost: it keeps 15 posts and fills them in 5 hours.",
        ),
        (Reason(Why.ALERT), "You want its posts at once."),
        (
            Reason(Why.YOU_ARE_HERE, None, 3.0),
            "You are reading now, and it has usually posted three times since the last poll.",
        ),
        (Reason(Why.POSTS_THEN, None, 1.0), "By then it has usually posted once since the last poll."),
        (
            Reason(Why.PUBLISHER_FLOOR),
            "Its publisher asks for at least 2 hours between visits, so not sooner.",
        ),
    ],
)
def test_reasons_in_plain_words(reason, sentence):
    kept = note_reason(reason, note_hint(Hint(Wish.TTL, 7_200.0)))
    assert describe_reason(kept, UTC) == sentence
