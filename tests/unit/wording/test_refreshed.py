"""What a Refresh came to, in words."""

from __future__ import annotations

import pytest

from reader.model.logged import LeftOut, Refreshed
from reader.wording.refreshed import describe_refreshed
from reader.wording.words import in_english


@pytest.mark.parametrize(
    ("notes", "words"),
    [
        (Refreshed(40, 40, 0, 3), "40 feeds asked: 3 new posts."),
        (Refreshed(1, 1, 0, 1), "1 feed asked: 1 new post."),
        (Refreshed(40, 38, 2, 0), "40 feeds asked: nothing new. 2 are in trouble."),
        (Refreshed(40), "No feed can be reached; none is to blame, and all are tried again soon."),
        (
            Refreshed(0, left_out={LeftOut.JUST_ASKED: 40}, just_asked_s=20, just_new=3),
            "40 feeds were asked 20 s ago: 3 new posts.",
        ),
        (Refreshed(0, left_out={LeftOut.JUST_ASKED: 1}, just_asked_s=240), "1 feed was asked 4 min ago: nothing new."),
        (
            Refreshed(2, 2, left_out={LeftOut.TOO_SOON: 3, LeftOut.ASKED_TO_WAIT: 1, LeftOut.SKIPPED_NOW: 2}),
            "2 feeds asked: nothing new. 3 have nothing new yet, say their publishers. "
            "1 feed’s server wants to be left alone for now. 2 want no visits at this hour.",
        ),
        (Refreshed(0, left_out={LeftOut.NOT_WANTED: 2}), "Nothing to ask: every feed here is paused or has ended."),
        (
            Refreshed(0, is_too_dear=True),
            "This takes more than half of the data that today has left; polling by itself could end early.",
        ),
    ],
)
def test_words(notes, words):
    assert in_english(describe_refreshed(notes)) == words
