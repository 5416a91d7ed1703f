"""A channel's feed with and without Shorts and live announcements."""

from __future__ import annotations

import pytest

from reader.features.subscriptions.opml import choose_videos, find_channel, has_videos_alone

ID = "abcdefghijklmnopqrstuv"
BASE = "https://www.youtube.com/feeds/videos.xml"
ALL, VIDEOS = f"{BASE}?channel_id=UC{ID}", f"{BASE}?playlist_id=UULF{ID}"


@pytest.mark.parametrize(
    ("url", "site", "channel"),
    [
        (ALL, "", ID),
        (VIDEOS, "", ID),
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
    assert choose_videos(ALL, "", videos_alone=True) == VIDEOS
    assert choose_videos(VIDEOS, "", videos_alone=False) == ALL
    assert choose_videos(VIDEOS, "", videos_alone=True) == VIDEOS
    assert choose_videos("https://site.example/feed", "", videos_alone=True) == "https://site.example/feed"
    assert (has_videos_alone(ALL), has_videos_alone(VIDEOS)) == (False, True)
