"""Which addresses one request can answer for, and whose an entry of such an answer is."""

from __future__ import annotations

import pytest

from reader.net.host_limits import find_mergeable, is_share_of, merge_urls

R = "https://www.reddit.com/r"


def groups(urls: list[str]) -> set[tuple[str, str]]:
    return {found.group for url in urls if (found := find_mergeable(url)) is not None}


@pytest.mark.parametrize(
    ("urls", "merged"),
    [
        ([f"{R}/Python/.rss", f"{R}/rust/.rss"], f"{R}/python+rust/.rss?limit=100"),
        ([f"{R}/a_b.rss", f"{R}/c9/.rss/"], f"{R}/a_b+c9/.rss?limit=100"),
        ([f"{R}/one/new/.rss", f"{R}/two/new.rss"], f"{R}/one+two/new/.rss?limit=100"),
    ],
)
def test_addresses_of_one_listing_are_asked_together(urls, merged):
    assert len(groups(urls)) == 1
    assert merge_urls(urls) == merged


def test_listings_and_hosts_stay_apart():
    urls = [f"{R}/one/.rss", f"{R}/one/new/.rss", "https://old.reddit.com/r/one/.rss"]
    assert len(groups(urls)) == 3


@pytest.mark.parametrize(
    "url",
    [
        f"{R}/one+two/.rss",
        f"{R}/one/top/.rss?t=week",
        f"{R}/one/.rss?limit=5",
        f"{R}/one/comments/abc/.rss",
        "https://www.reddit.com/user/one/.rss",
        "https://reddit.com.example/r/one/.rss",
        "https://example.org/r/one/.rss",
        "",
    ],
)
def test_all_others_are_asked_alone(url):
    assert find_mergeable(url) is None


def test_an_entry_is_of_the_feed_that_it_names():
    assert is_share_of(f"{R}/Python/.rss", ("python",))
    assert is_share_of(f"{R}/python/.rss", ("news", "r/Python"))
    assert not is_share_of(f"{R}/python/.rss", ("pythons",))
    assert not is_share_of("https://example.org/python", ("python",))
