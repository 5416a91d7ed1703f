"""Videos of entries: a still picture that leads to where it is watched, with its length; all from the feed."""

from __future__ import annotations

from reader.core.words.languages import clock_of
from reader.parse.feed import parse_feed

MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"'


def read_item(inside: str):
    feed = f"<rss version='2.0' {MEDIA}><channel><title>Films</title><item>{inside}</item></channel></rss>"
    return parse_feed(feed.encode(), url="https://site.example/feed").entries[0]


def test_a_film_with_a_page_is_watched_there() -> None:
    entry = read_item(
        "<title>Crane &amp; quay</title><link>https://peertube.example/w/abc</link><media:group>"
        "<media:content url='https://peertube.example/abc-480.mp4' type='video/mp4' duration='754'/>"
        "<media:thumbnail url='https://peertube.example/abc.jpg'/></media:group><description>Words</description>"
    )
    assert entry.html.startswith(
        '<p><a href="https://peertube.example/w/abc"><img src="https://peertube.example/abc.jpg" '
        'alt="▶ Crane &amp; quay (12:34)"></a></p>'
    )
    assert entry.text.startswith("▶ 12:34\n")


def test_a_film_that_is_the_attachment_is_played_itself() -> None:
    entry = read_item(
        "<title>Talk</title><link>https://site.example/talk</link>"
        "<enclosure url='https://site.example/talk.mp4' type='video/mp4' length='9'/>"
    )
    assert entry.html == '<p><a href="https://site.example/talk.mp4">▶ Talk</a></p>'
    assert [one.url for one in entry.enclosures] == ["https://site.example/talk.mp4"]


def test_sound_and_pictures_are_no_films() -> None:
    for kind in ("audio/mpeg", "image/jpeg"):
        entry = read_item(f"<title>T</title><enclosure url='https://site.example/x' type='{kind}'/>")
        assert "▶" not in entry.html


def test_hostile_names_stay_names() -> None:
    entry = read_item(
        "<title>&lt;b onclick=x&gt;\"'</title><enclosure url='https://site.example/x.mp4' type='video/mp4'/>"
    )
    assert "<b" not in entry.html


def test_lengths_are_written_as_clocks() -> None:
    assert [clock_of(seconds) for seconds in (5, 754, 3_723)] == ["0:05", "12:34", "1:02:03"]
