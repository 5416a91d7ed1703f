"""A channel's feed with and without Shorts and live announcements."""

from __future__ import annotations

import pytest

from reader.opml import choose_films, find_channel, has_films_alone

ID = "abcdefghijklmnopqrstuv"
BASE = "https://www.youtube.com/feeds/videos.xml"
ALL, FILMS = f"{BASE}?channel_id=UC{ID}", f"{BASE}?playlist_id=UULF{ID}"


@pytest.mark.parametrize(
    ("url", "site", "channel"),
    [
        (ALL, "", ID),
        (FILMS, "", ID),
        (f"{BASE}?user=boatyard", f"https://www.youtube.com/channel/UC{ID}", ID),
        (f"{BASE}?user=boatyard", "", ""),
        (f"{BASE}?playlist_id=PLabcdefghijkl", "", ""),
        (f"https://www.youtube.example/feeds/videos.xml?channel_id=UC{ID}", "", ""),
        ("https://site.example/feed", "", ""),
    ],
)
def test_a_channel_is_known_by_its_feed(url: str, site: str, channel: str) -> None:
    assert find_channel(url, site) == channel


def test_there_and_back() -> None:
    assert choose_films(ALL, "", films_alone=True) == FILMS
    assert choose_films(FILMS, "", films_alone=False) == ALL
    assert choose_films(FILMS, "", films_alone=True) == FILMS
    assert choose_films("https://site.example/feed", "", films_alone=True) == "https://site.example/feed"
    assert (has_films_alone(ALL), has_films_alone(FILMS)) == (False, True)
