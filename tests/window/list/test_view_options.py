"""The view options: one popover for what the list shows, its order, groups and layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from reader.window.list.header import ViewOptions
from reader.window.sidebar.tree import Key, Kind


@pytest.fixture
def open_options(at_first, qtbot):
    header = at_first.entries.pane.header
    (button,) = (one for one in header.findChildren(QToolButton) if one.accessibleName() == "View options")

    def open_it() -> ViewOptions:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), ViewOptions))
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, ViewOptions)
        return popup

    return open_it


def test_each_choice_applies_right_away_and_is_there_when_it_opens_again(at_first, open_options):
    at_first.navigation.show_place(Key(Kind.FOLDER, at_first.sidebar.control.data.folders[0].id))
    control, options = at_first.entries.control, open_options()
    for segments, value in ((options.show_only, True), (options.sort, "False"), (options.group, True)):
        segments.choose(value)
    options.fold.click()
    assert (control.unread_only, control.newest_first, control.by_feed, control.fold_stories) == (
        True, False, True, False,
    )  # fmt: skip
    options.layout_choice.choose(True)
    assert at_first.entries.pane.shows_cards
    QTest.keyClick(options, Qt.Key.Key_Escape)
    again = open_options()
    values = [one.value() for one in (again.show_only, again.sort, again.group, again.layout_choice)]
    assert values == [True, "False", True, True]
    assert not again.fold.isChecked()
    again.sort.choose("True")
    assert control.newest_first
    again.close()


def test_relevance_is_an_order_of_searches_alone(at_first, open_options, qtbot):
    options = open_options()
    assert not options.sort.findChildren(QToolButton)[2].isEnabled()
    options.close()
    at_first.entries.control.search("ferry")
    options = open_options()
    options.sort.choose("by_relevance")
    assert at_first.entries.control.by_relevance
    options.close()
    at_first.entries.control.search("")
    options = open_options()
    assert options.sort.value() == "True", "the list is in the order of time again"
    options.close()


@pytest.mark.parametrize(("kind", "shown"), [(Kind.UNREAD, True), (Kind.STARRED, False)])
def test_what_the_place_decides_is_shown_and_cannot_be_chosen(at_first, open_options, kind, shown):
    at_first.navigation.show_place(Key(kind))
    options = open_options()
    assert (options.show_only.value(), options.show_only.isEnabled()) == (shown, False)
    assert not at_first.entries.control.unread_only, "it is the user's for other places"
    options.close()
