"""The first screen: what is seen before the rest of the window is there, and what becomes of an early key or click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.core.paths import Profile
from reader.window.app.app import open_screen
from reader.window.app.app_lifetime import FirstScreen
from reader.window.app.screen import Screen
from reader.window.app.window import Window
from reader.window.app.window_memory import save_window_state
from reader.window.kit.window_state import NEWSPAPER, WindowState
from reader.window.list.rows import ListRow


class Start:
    """A start as the program makes it, without an engine."""

    def __init__(self, profile, clock, theme, ends_by_itself: bool = True) -> None:
        self.screen: Screen = open_screen(profile, clock, theme)
        self._parts: Window | None = None
        self.screen.window.show()
        self.first = FirstScreen(self.screen.window, self._complete)
        if ends_by_itself:
            self.first.follow(self.screen)

    def _complete(self) -> None:
        assert self._parts is None
        self._parts = Window(self.screen)

    @property
    def is_whole(self) -> bool:
        return self._parts is not None

    @property
    def parts(self) -> Window:
        assert self._parts is not None
        return self._parts

    @property
    def is_listed(self) -> bool:
        model = self.screen.entries.model
        is_there = model.rowCount() > 0 and isinstance(model.peek(0), ListRow)
        return is_there and bool(self.screen.sidebar.control.data.feeds)


@pytest.fixture
def starts(qtbot, theme, morning) -> Iterator[list[Start]]:
    made: list[Start] = []
    yield made
    for start in made:
        start.screen.window.quit()
        start.screen.bridge.close()
        start.screen.window.deleteLater()


def test_the_list_is_there_before_the_rest(starts, qtbot, theme, morning, profile):
    start = Start(profile, morning, theme)
    starts.append(start)
    was_alone: list[bool] = []
    start.screen.entries.model.view_loaded.connect(lambda: was_alone.append(not start.is_whole))
    assert start.screen.actions["search"].isEnabled()
    qtbot.waitUntil(lambda: start.is_listed and start.is_whole)
    assert was_alone == [True]
    qtbot.waitUntil(lambda: start.parts.frame.status.facts.budget > 0)
    start.parts.entries.view.go_to_row(0)
    qtbot.waitUntil(lambda: start.parts.article.view.article is not None)


def test_a_key_before_the_first_entries_does_what_it_means(starts, qtbot, theme, morning, profile):
    start = Start(profile, morning, theme, ends_by_itself=False)
    starts.append(start)
    start.screen.window.activateWindow()
    start.screen.entries.view.setFocus()
    qtbot.waitUntil(start.screen.window.isActiveWindow)
    QTest.keyClick(start.screen.window.windowHandle(), Qt.Key.Key_Slash)
    assert start.is_whole
    assert start.screen.entries.pane.header.search_field.isVisible()


def test_a_click_meets_the_whole_window(starts, qtbot, theme, morning, profile):
    start = Start(profile, morning, theme, ends_by_itself=False)
    starts.append(start)
    button = start.screen.article_pane.bar
    QTest.mouseClick(start.screen.window.windowHandle(), Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert start.is_whole


def test_what_was_open_is_open_again(starts, qtbot, theme, morning, profile):
    first = Start(profile, morning, theme)
    starts.append(first)
    qtbot.waitUntil(lambda: first.is_listed and first.is_whole)
    first.parts.entries.view.go_to_row(1)
    qtbot.waitUntil(lambda: first.parts.article.view.article is not None)
    opened = first.parts.entries.view.current_id()
    first.parts.memory.save()
    again = Start(profile, morning, theme)
    starts.append(again)
    qtbot.waitUntil(lambda: again.is_whole)
    qtbot.waitUntil(lambda: again.parts.article.view.article is not None)
    article = again.parts.article.view.article
    assert article is not None
    assert article.entry_id == opened
    assert again.parts.entries.view.current_id() == opened


def test_the_newspaper_comes_with_the_whole_window(starts, qtbot, theme, morning, profile):
    save_window_state(profile.folder, WindowState(layout=NEWSPAPER))
    start = Start(profile, morning, theme)
    starts.append(start)
    qtbot.waitUntil(lambda: start.is_whole)
    qtbot.waitUntil(lambda: start.parts.article.newspaper.current_id is not None)
    assert start.parts.article.newspaper.isVisible()


def test_without_feeds_the_first_run_comes_at_once(starts, qtbot, theme, morning, tmp_path):
    start = Start(Profile(tmp_path / "empty"), morning, theme)
    starts.append(start)
    qtbot.waitUntil(lambda: start.is_whole)
    page = start.parts.first_run.page
    assert page is not None
    assert page.isVisible()
