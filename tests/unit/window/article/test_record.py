"""What an article is before it is drawn: its minutes, its text size, whether it is only a headline."""

from __future__ import annotations

from reader.window.article.record import TextChoice, find_reading_minutes, is_only_a_headline
from tests.window.article.samples import make_article


def test_minutes_in_words_and_in_characters():
    assert find_reading_minutes("<p>" + "word " * 2300 + "</p>") == 10
    assert find_reading_minutes("<p>" + "港" * 2500 + "</p>") == 5
    assert find_reading_minutes("<p>" + "word " * 80 + "</p>") == 1


def test_what_is_read_as_soon_as_it_is_seen_has_no_minutes():
    assert find_reading_minutes("<p>Just saw a heron on the roof of the library.</p>") is None
    assert find_reading_minutes("<p>" + "港" * 100 + "</p>") is None
    assert find_reading_minutes("") is None


def test_only_a_headline():
    assert is_only_a_headline(make_article("<p> &nbsp; </p>"))
    assert not is_only_a_headline(make_article('<p><img src="https://a.example/x"></p>'))
    assert not is_only_a_headline(make_article("<p>x</p>"))


def test_text_size_stays_in_its_range():
    assert TextChoice(px=28).resized(+1).px == 28
    assert TextChoice(px=13).resized(-1).px == 13
    assert TextChoice(serif=False, px=17).resized(+1) == TextChoice(serif=False, px=18)
