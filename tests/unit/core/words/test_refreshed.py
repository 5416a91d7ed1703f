"""What a Refresh came to, in words."""

from __future__ import annotations

import pytest

from reader.core.records.logged import LeftOut, Refreshed
from reader.core.words.reasons import describe_refreshed
from reader.core.words.words import in_english


@pytest.mark.parametrize(
    ("notes", "words"),
    [
        (Refreshed(40, 40, 0, 3), "40 feeds fetched: 3 new articles."),
        (Refreshed(1, 1, 0, 1), "1 feed fetched: 1 new article."),
        (Refreshed(40, 38, 2, 0), "40 feeds fetched: nothing new. 2 have problems."),
        (Refreshed(40), "Can’t reach any feeds. All will be tried again soon."),
        (
            Refreshed(0, left_out={LeftOut.JUST_ASKED: 40}, just_asked_s=20, just_new=3),
            "40 feeds were fetched 20 s ago: 3 new articles.",
        ),
        (
            Refreshed(0, left_out={LeftOut.JUST_ASKED: 1}, just_asked_s=240),
            ("1 feed was fetched 4 min ago: nothing new."),
        ),
        (
            Refreshed(2, 2, left_out={LeftOut.TOO_SOON: 3, LeftOut.ASKED_TO_WAIT: 1, LeftOut.SKIPPED_NOW: 2}),
            "2 feeds fetched: nothing new.",
        ),
        (
            Refreshed(0, left_out={LeftOut.TOO_SOON: 3, LeftOut.ASKED_TO_WAIT: 1, LeftOut.SKIPPED_NOW: 2}),
            "3 aren’t due for an update yet. 1 feed’s server asked Paperround to wait. "
            "2 don’t allow fetches at this hour.",
        ),
        (
            Refreshed(0, left_out={LeftOut.FROM_SERVER: 2, LeftOut.NOT_WANTED: 1}),
            "These feeds come from your account or mailbox, which is being checked.",
        ),
        (
            Refreshed(0, left_out={LeftOut.NOT_WANTED: 2}),
            ("Nothing to refresh: every feed here is paused or discontinued."),
        ),
        (
            Refreshed(0, is_too_dear=True),
            ("This uses more than half of today’s remaining data. Automatic fetching may stop early today."),
        ),
    ],
)
def test_words(notes, words):
    assert in_english(describe_refreshed(notes)) == words
