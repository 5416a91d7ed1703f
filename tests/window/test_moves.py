"""Feeds and folders moved by keys alone."""

from __future__ import annotations

import pytest

from reader.core.records.stored import Feed, FeedChoices, Folder, HttpState, PublisherData
from reader.store.feeds import get_feed
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind, Shown, SidebarData, Target, Way, among_all, build_tree, find_target
from tests.window.helpers import press


def make_feed(feed_id: int, folder_id: int | None) -> Feed:
    return Feed(feed_id, f"https://{feed_id}.example/", folder_id, 0, 0.0, FeedChoices(), PublisherData(), HttpState())


# News (Local (5)) 1 2 · Science 3 · 4
DATA = SidebarData(
    [Folder(1, None, "News", 0), Folder(2, 1, "Local", 0), Folder(3, None, "Science", 1)],
    [make_feed(1, 1), make_feed(2, 1), make_feed(3, 3), make_feed(4, None), make_feed(5, 2)],
)


@pytest.mark.parametrize(
    ("feed_id", "way", "target"),
    [
        (1, Way.DOWN, Target(1, 1)),
        (2, Way.UP, Target(1, 0)),
        (1, Way.UP, None),
        (2, Way.DOWN, Target(2, 0)),
        (5, Way.UP, Target(1, 2)),
        (3, Way.DOWN, Target(None, 0)),
        (4, Way.UP, Target(3, 1)),
        (4, Way.DOWN, None),
        (4, Way.IN, Target(3, 1)),
        (3, Way.IN, None),
        (5, Way.OUT, Target(1, 2)),
        (4, Way.OUT, None),
    ],
)
def test_where_a_feed_goes(feed_id, way, target):
    assert find_target(DATA, Key(Kind.FEED, feed_id), way) == target


@pytest.mark.parametrize(
    ("folder_id", "way", "target"),
    [
        (1, Way.DOWN, Target(None, 1)),
        (1, Way.UP, None),
        (3, Way.DOWN, None),
        (3, Way.IN, Target(1, 1)),
        (1, Way.IN, None),
        (2, Way.OUT, Target(None, 1)),
        (1, Way.OUT, None),
    ],
)
def test_where_a_folder_goes(folder_id, way, target):
    assert find_target(DATA, Key(Kind.FOLDER, folder_id), way) == target


def test_nothing_else_moves():
    assert find_target(DATA, Key(Kind.UNREAD), Way.UP) is None
    assert find_target(DATA, Key(Kind.FEED, 99), Way.UP) is None


def test_a_feed_dropped_between_shown_ones_keeps_its_place_among_the_hidden():
    feeds = [make_feed(number, 1) for number in (1, 2, 3, 4)]
    data = SidebarData([Folder(1, None, "News", 0)], feeds, unread={1: 1, 4: 1})
    shown = build_tree(data, Shown(hide_read=True))
    assert [among_all(data, shown, Key(Kind.FEED, 4), 1, position) for position in (0, 1)] == [0, 1]
    assert [among_all(data, shown, Key(Kind.FEED, 1), 1, position) for position in (0, 1)] == [0, 3]
    assert among_all(data, shown, Key(Kind.FEED, 1), None, 0) == 0


def test_keys_move_the_chosen_feed_and_undo_takes_it_back(at_first, qtbot, store):
    first, second = [feed.id for feed in at_first.sidebar.control.data.feeds if feed.folder_id == 1][:2]
    at_first.sidebar.tree.choose(Key(Kind.FEED, first))
    with qtbot.wait_change(at_first, Changes.FEEDS):
        press(at_first, "Alt+Shift+Down")
    assert get_feed(store, first).position > get_feed(store, second).position
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.undo.undo()
    assert get_feed(store, first).position < get_feed(store, second).position
