"""The ribbon at the foot of the window, and the popover that it opens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip

from reader.core.records.logged import PlannedPoll
from reader.core.records.reasons import before_visit
from reader.store.engine_state import save_planned
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Changes
from reader.window.kit.text import Label
from reader.window.list.rows import ListRow
from tests.window.made_up import NOW

HOUR = 3_600.0


@pytest.fixture
def scheduled(opened, writing, qtbot):
    """The window, with two batches ahead of it."""
    feeds = [feed.id for feed in opened.sidebar.control.data.feeds][:3]
    reason = str(before_visit(NOW + 2.2 * HOUR))
    polls = [PlannedPoll(NOW + 2 * HOUR, feed_id, 0.5, reason) for feed_id in feeds]
    save_planned(writing, [*polls, PlannedPoll(NOW + 4 * HOUR, feeds[0], 0.2, reason)])
    opened.frame.status_control.read()
    qtbot.waitUntil(lambda: "next at" in opened.frame.status.ribbon.accessibleDescription())
    return opened


def texts(widget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label)]


def open_popover(window):
    window.frame.status.ribbon.click()
    return window.frame.status_control.popover


def test_the_ribbon_is_as_wide_as_the_sidebar(scheduled, qtbot):
    ribbon, sidebar = scheduled.frame.status.ribbon, scheduled.sidebar.pane
    assert ribbon.width() == sidebar.width()
    scheduled.actions["sidebar"].trigger()
    qtbot.waitUntil(lambda: ribbon.width() == 200)


def test_pointing_at_a_batch_says_what_it_is_and_why(scheduled):
    ribbon = scheduled.frame.status.ribbon
    batch = ribbon.batch_at(QPoint(round(ribbon._x(NOW + 2 * HOUR)), 10))
    assert batch is not None
    assert len(batch.feed_ids) == 3
    words = ribbon.describe_at(QPoint(round(ribbon._x(NOW + 2 * HOUR)), 10))
    assert "scheduled, 3 feeds" in words
    assert "usually read" in words
    assert "A typical day" in ribbon.describe_at(QPoint(1, 10)) or "usually read" in ribbon.describe_at(QPoint(1, 10))


def test_the_popover_names_the_next_batches_and_leads_to_the_schedule(scheduled, qtbot):
    popover = open_popover(scheduled)
    assert popover.isVisible()
    assert popover.focusWidget() is popover.open_button
    said = texts(popover)
    assert "4 scheduled for later today" in " ".join(said)
    assert any(text.startswith("3 feeds · in 2 h") for text in said)
    qtbot.mouseClick(popover.open_button, Qt.MouseButton.LeftButton)
    assert scheduled.insights.shown_page == "today"


def test_escape_closes_it(scheduled, qtbot):
    popover = open_popover(scheduled)
    qtbot.keyClick(popover, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: scheduled.window.findChild(type(popover)) is None)


def test_the_sentence_opens_it_too(scheduled, qtbot):
    status = scheduled.frame.status
    qtbot.mouseClick(status, Qt.MouseButton.LeftButton, pos=status._sentence.geometry().center())
    assert scheduled.frame.status_control.popover.isVisible()


@pytest.mark.parametrize(("place", "until"), [(0, NOW + HOUR), (2, 0.0)])
def test_pause_is_stored_and_taken_back(scheduled, store, qtbot, place, until):
    popover = open_popover(scheduled)
    popover.pause_button.menu().actions()[place].trigger()
    qtbot.waitUntil(lambda: load_settings(store).paused)
    assert load_settings(store).paused_until == until
    scheduled.undo.undo()
    qtbot.waitUntil(lambda: not load_settings(store).paused)


def test_a_change_of_feeds_is_followed(scheduled, writing, qtbot):
    save_planned(writing, [])
    scheduled.bridge.changed.emit(Changes.FEEDS)
    qtbot.waitUntil(lambda: "nothing scheduled" in scheduled.frame.status.ribbon.accessibleDescription())
    assert isinstance(scheduled.entries.model.peek(0), ListRow)
    popover = open_popover(scheduled)
    assert "Nothing more is scheduled today." in texts(popover)
    popover.close()


def test_the_arrow_keys_go_from_batch_to_batch_and_say_each(scheduled, qtbot):
    said = []
    ribbon = scheduled.frame.status.ribbon
    assert ribbon.accessibleDescription().endswith("fetches used today.")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(ribbon, key)
        said.append(QToolTip.text())
    first, second, last, back = said
    assert "scheduled, 3 feeds" in first
    assert "usually read" in first
    assert "scheduled, 1 feed" in second
    assert (last, back) == (second, first)


def test_the_popover_is_as_high_as_words_that_wrap_need(scheduled, request):
    request.getfixturevalue("longest_words")
    popover = open_popover(scheduled)
    assert popover.height() == popover.heightForWidth(popover.width())
