"""What a newcomer sees."""

from __future__ import annotations

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import (
    QLabel,
)

from reader.gui.desktop.autostart import find_program
from reader.gui.desktop.demo import open_demo
from reader.gui.dialogs.first_run import FirstRunPage, greeting
from reader.gui.dialogs.settings.settings import SettingsDialog
from reader.gui.dialogs.subscribe.add_feed import AddFeedDialog
from reader.gui.shell.app import open_window
from reader.paths import Profile
from tests.gui.dialogs.helpers import look, shown


def test_an_empty_profile_greets_and_the_first_feed_opens_the_window(qtbot, theme, morning, tmp_path, garden):
    profile = Profile(tmp_path / "empty")
    starts = iter([True])
    opened = open_window(profile, morning, theme, start_demo=lambda: next(starts))
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    first = opened.first_run.page
    assert first is not None
    assert not opened.frame.panes.isVisible()
    assert "Good morning." in {label.text() for label in first.findChildren(QLabel)}
    first.demo_button.click()
    assert next(starts, None) is None
    assert first.note.text().startswith("The demo opens in a window of its own.")
    first.settings_button.click()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    shown(opened, SettingsDialog).reject()
    first.add_button.click()
    dialog = shown(opened, AddFeedDialog)
    look(dialog, qtbot, garden.url("/feed.xml"))
    dialog.add_button_.click()
    qtbot.waitUntil(opened.frame.panes.isVisible)
    assert not first.isVisible()
    opened.window.close()
    opened.bridge.close()


def test_without_a_demo_there_is_no_card_for_it(qtbot, theme, morning):
    first = FirstRunPage(theme, morning, has_demo=False)
    qtbot.addWidget(first)
    first.show()
    assert not first.demo_button.isVisible()
    assert [greeting(first, hour) for hour in (3, 9, 15, 22)] == [
        "Good evening.", "Good morning.", "Good afternoon.", "Good evening."
    ]  # fmt: skip


def test_a_demo_that_does_not_start_says_what_to_do(qtbot, theme, morning):
    first = FirstRunPage(theme, morning, has_demo=True)
    qtbot.addWidget(first)
    first.show_demo_starting(False)
    assert first.note.text().startswith("The demo could not be started.")


def test_the_demo_is_this_very_program(monkeypatch):
    started: list[list[str]] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        started.append([program, *arguments])
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    assert open_demo()
    assert started == [[*find_program(), "demo"]]
