"""What two lists of feeds want of each other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.features.accounts.records import LinkedFeed, RemoteFeed
from reader.features.accounts.worker.subscriptions import LocalFeed, Merge, find_renamed, merge_feeds

NOW = 1_000_000.0
HERE = LocalFeed(1, "https://a.example/feed", "A", "News")
THERE = RemoteFeed("feed/7", "https://a.example/feed", "A", "https://a.example/", "News")
LINK = LinkedFeed(1, "feed/7", "A", "News", "A", "News")


def merge(here: list[LocalFeed], links: list[LinkedFeed], there: list[RemoteFeed]) -> Merge:
    return merge_feeds(here, links, there, NOW)


def test_what_only_the_server_has_is_added_here() -> None:
    assert merge([], [], [THERE]).add_here == (THERE,)


@pytest.mark.parametrize("url", ["https://a.example/feed", "http://www.a.example/feed/"])
def test_what_both_have_is_one(url: str) -> None:
    found = merge([replace(HERE, url=url)], [], [THERE])
    assert found.adopt == ((1, THERE),)
    assert not found.add_here


def test_what_the_server_no_longer_has_vanished() -> None:
    assert merge([HERE], [LINK], []).vanished == (LINK,)


def test_what_was_removed_here_is_not_added_again() -> None:
    assert merge([], [LINK], [THERE]) == Merge((), (), (), (), ())


def test_a_feed_that_the_server_lacks_is_subscribed_there_unless_it_was_refused_today() -> None:
    waiting = replace(LINK, remote_id=None)
    assert merge([HERE], [waiting], []).subscribe_there == (waiting,)
    assert not merge([HERE], [replace(waiting, refused_at=NOW - 60)], []).subscribe_there
    assert merge([HERE], [replace(waiting, refused_at=NOW - 90_000)], []).subscribe_there


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ({}, {}, (None, None, None, None)),
        ({"name": "B"}, {}, (None, "B", None, None)),
        ({}, {"title": "C"}, ("C", None, None, None)),
        ({"name": "B"}, {"title": "C"}, (None, "B", None, None)),
        ({"name": "B"}, {"title": "B"}, (None, None, None, None)),
        ({"folder": ""}, {}, (None, None, None, "")),
        ({}, {"label": "Kitchen"}, (None, None, "Kitchen", None)),
        ({}, {"label": "Uncategorized"}, (None, None, "", None)),
        ({"folder": "Home"}, {"label": "Kitchen"}, (None, None, None, "Home")),
    ],
)
def test_a_change_goes_to_the_other_side_and_ours_wins(
    here: dict[str, str], there: dict[str, str], expected: tuple[str | None, ...]
) -> None:
    (change,) = merge([replace(HERE, **here)], [LINK], [replace(THERE, **there)]).change
    assert (change.rename_here, change.rename_there, change.move_here, change.move_there) == expected


def test_after_a_change_was_sent_whatever_the_server_calls_it_is_agreed_to() -> None:
    sent = replace(LINK, local_name="Q&A", remote_title=None)
    (change,) = merge([replace(HERE, name="Q&A")], [sent], [replace(THERE, title="Q＆A")]).change
    assert (change.rename_here, change.rename_there) == (None, None)


@pytest.mark.parametrize(
    ("moves", "folders", "renamed"),
    [
        ([("A", "B"), ("A", "B")], ["A", "A", "C"], {"A": "B"}),
        ([("A", "B")], ["A", "A"], {}),
        ([("A", "B"), ("A", "C")], ["A", "A"], {}),
        ([("A", "C"), ("A", "C")], ["A", "A", "C"], {}),
        ([("A", ""), ("A", "")], ["A", "A"], {}),
        ([("", "B")], [""], {}),
    ],
    ids=["all of it", "one stays", "to two", "into another", "to the top", "from the top"],
)
def test_a_folder_is_renamed_where_all_its_feeds_go_to_a_new_one(
    moves: list[tuple[str, str]], folders: list[str], renamed: dict[str, str]
) -> None:
    assert find_renamed(moves, folders) == renamed
