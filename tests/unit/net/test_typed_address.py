"""What people type and paste → what they mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.net.discover import feeds_by_pattern, normalise_typed
from reader.net.urls import BadAddress


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("example.org", "https://example.org/"),
        ("  Example.ORG/Path  ", "https://example.org/Path"),
        ('"http://example.org/feed"', "http://example.org/feed"),
        ("<https://example.org/feed>", "https://example.org/feed"),
        ("“example.org”,", "https://example.org/"),
        ("feed:http://example.org/rss", "http://example.org/rss"),
        ("feed:https://example.org/rss", "https://example.org/rss"),
        ("feed://example.org/rss", "https://example.org/rss"),
        ("feed://https://example.org/rss", "https://example.org/rss"),
        ("FEED://example.org", "https://example.org/"),
        ("view-source:https://example.org/", "https://example.org/"),
        ("//example.org/x", "https://example.org/x"),
        ("http:/example.org/x", "http://example.org/x"),
        ("https:///example.org/x", "https://example.org/x"),
        ("http://exam\nple.org/long\n/line", "http://example.org/long/line"),
        ("example.org:8080/feed", "https://example.org:8080/feed"),
        ("localhost:1200/feed", "http://localhost:1200/feed"),
        ("nas.local/feed", "http://nas.local/feed"),
        ("192.168.1.5/feed", "http://192.168.1.5/feed"),
        ("[::1]:8080/x", "http://[::1]:8080/x"),
        ("bücher.example", "https://xn--bcher-kva.example/"),
        ("@alice@mastodon.social", "https://mastodon.social/@alice"),
        ("http://me:pw@example.org/feed#x", "http://me:pw@example.org/feed"),
        ("pcast://example.org/show", "https://example.org/show"),
        ("podcast:https://example.org/show", "https://example.org/show"),
        ("podcast://http://example.org/show", "http://example.org/show"),
        ("itpc:example.org/show", "https://example.org/show"),
        ("rss:http://example.org/rss", "http://example.org/rss"),
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c"),
    ],
)
def test_what_is_meant(typed, url):
    assert normalise_typed(typed) == url


@pytest.mark.parametrize("typed", ["", "''", "hello", "mailto:me@example.org", "file:///x", "about:blank", "http://"])
def test_what_is_no_address_gets_a_sentence(typed):
    with pytest.raises(BadAddress, match=r"\.$"):
        normalise_typed(typed)


@given(st.text())
def test_whatever_is_typed_is_an_address_or_a_sentence(text):
    try:
        url = normalise_typed(text)
    except BadAddress:
        return
    assert url.startswith(("http://", "https://"))
    assert all(one.url.startswith("https://") for one in feeds_by_pattern(url))


YOUTUBE = "https://www.youtube.com/feeds/videos.xml"
CHANNEL = "UCabcdefghijklmnopqrstuv"


@pytest.mark.parametrize(
    ("url", "feed"),
    [
        (f"https://www.youtube.com/channel/{CHANNEL}", f"{YOUTUBE}?channel_id={CHANNEL}"),
        (f"https://m.youtube.com/channel/{CHANNEL}/videos", f"{YOUTUBE}?channel_id={CHANNEL}"),
        ("https://youtube.com/user/someone", f"{YOUTUBE}?user=someone"),
        ("https://www.youtube.com/playlist?list=PL0123456789ab", f"{YOUTUBE}?playlist_id=PL0123456789ab"),
        ("https://www.youtube.com/@handle", None),
        ("https://www.youtube.com/c/name", None),
        (f"{YOUTUBE}?channel_id=x", None),
        ("https://www.reddit.com/r/python/", "https://www.reddit.com/r/python/.rss"),
        ("https://old.reddit.com/r/a+b/top", "https://www.reddit.com/r/a+b/top/.rss"),
        ("https://reddit.com/user/me", "https://www.reddit.com/user/me/.rss"),
        ("https://www.reddit.com/r/python/.rss", None),
        ("https://github.com/someone/repo/", "https://github.com/someone/repo/releases.atom"),
        ("https://github.com/someone/repo/tags", "https://github.com/someone/repo/tags.atom"),
        ("https://github.com/someone/repo/commits/main", "https://github.com/someone/repo/commits/main.atom"),
        ("https://github.com/someone", "https://github.com/someone.atom"),
        ("https://github.com/someone.atom", None),
        ("https://github.com/", None),
        ("https://someone.substack.com/p/post", "https://someone.substack.com/feed"),
        ("https://medium.com/@someone", "https://medium.com/feed/@someone"),
        ("https://blog.medium.com/", "https://blog.medium.com/feed"),
        ("https://x.blogspot.com/", "https://x.blogspot.com/feeds/posts/default"),
        ("https://x.blogspot.co.uk/2020/", "https://x.blogspot.co.uk/feeds/posts/default"),
        ("https://x.wordpress.com/about", "https://x.wordpress.com/feed/"),
        ("https://x.tumblr.com/", "https://x.tumblr.com/rss"),
        ("https://example.org/channel/x", None),
        ("https://notyoutube.com/user/x", None),
        ("https://mywordpress.com/", None),
        ("https://substack.com/", None),
    ],
)
def test_what_an_address_alone_tells(url, feed):
    found = [one.url for one in feeds_by_pattern(url)]
    assert found[:1] == ([feed] if feed else [])
