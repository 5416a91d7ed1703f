"""The beginning of a long post in the newspaper."""

from __future__ import annotations

from reader.html.prepare import EXCERPT_LETTERS, Excerpt, count_more_minutes, prepare


def test_a_short_post_is_whole_and_a_long_one_is_not():
    short = Excerpt(prepare("<p>a</p>"))
    assert [block for portion in short for block in portion]
    assert not short.is_cut
    long = Excerpt(prepare("<p>" + "word " * 100 + "</p>" + "<p>more</p>" * 100))
    shown = [block for portion in long for block in portion]
    assert long.is_cut
    assert len(shown) <= 8
    assert long.letters < 2 * EXCERPT_LETTERS
    assert count_more_minutes("<p>" + "word " * 2300, 1150, 11500) == 9
