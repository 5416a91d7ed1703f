"""The sidebar stays where the user scrolled it, whatever comes and goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from reader.core.records.stored import Folder
from reader.window.kit.tiles import FeedIcons
from reader.window.sidebar.delegate import SidebarDelegate
from reader.window.sidebar.model import SidebarModel
from reader.window.sidebar.tree import Key, Kind, Shown, SidebarData, build_tree
from reader.window.sidebar.view import SidebarView
from tests.unit.window.sidebar.test_tree import feed

FOLDERS = [Folder(number, None, f"Folder {number}", number) for number in range(1, 11)]
FEEDS = [feed(number, 1 + number % 10) for number in range(1, 101)]


def make_tree(feeds):
    return build_tree(SidebarData(FOLDERS, feeds), Shown())


@pytest.fixture
def view(qtbot, theme):
    view = SidebarView(SidebarModel(), SidebarDelegate(theme, FeedIcons()))
    qtbot.addWidget(view)
    view.resize(250, 300)
    view.show()
    view.show_tree(make_tree(FEEDS))
    view.choose(Key(Kind.UNREAD))
    view.verticalScrollBar().setValue(1500)
    return view


def find_top(view):
    index = view.indexAt(QPoint(0, 0))
    return view._places.node_at(index).key, view.visualRect(index).top()


def test_a_feed_that_goes_moves_nothing(view):
    before = find_top(view)
    for gone in (FEEDS[-1], FEEDS[0]):
        view.show_tree(make_tree([one for one in FEEDS if one is not gone]))
        assert find_top(view) == before


def test_where_the_first_row_goes_the_others_stay_about_where_they_were(view):
    top, _ = find_top(view)
    view.show_tree(make_tree([one for one in FEEDS if one.id != top.id]))
    assert abs(view.verticalScrollBar().value() - 1500) < 30


def test_a_new_feed_that_was_chosen_comes_into_sight(view):
    added = feed(101, 1)
    view.show_chosen(Key(Kind.FEED, added.id))
    view.show_tree(make_tree([*FEEDS, added]))
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    assert view.chosen == Key(Kind.FEED, added.id)
