"""Toasts of Windows: what is written, what a button does, and that a Windows without them is told of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from reader.core.desktop.notifications import (
    DEFAULT,
    DesktopNotifier,
    Notice,
    Toasts,
    find_backend,
    make_toast,
    open_toasts,
)
from reader.core.desktop.program import ICON, make_identity

ACTIONS = {DEFAULT: "Open", "mark-read": "Mark read", "quiet-today": 'Quiet "today"'}


class FakeWindows:
    """Shows one toast, as Windows does with toasts of one name."""

    def __init__(self, shows: bool = True) -> None:
        self.shows, self.shown = shows, ""
        self.press: Callable[[str], None] = lambda key: None

    def show(self, xml: str, on_activated: Callable[[str], None]) -> None:
        if not self.shows:
            raise OSError("class not registered")
        self.shown, self.press = xml, on_activated

    def remove(self) -> None:
        if not self.shown:
            raise OSError("element not found")
        self.shown = ""


@given(st.text(), st.text())
def test_whatever_publishers_write_is_text(title: str, body: str) -> None:
    toast = ElementTree.fromstring(make_toast(Notice(title, body, ACTIONS)))
    assert len(list(toast.iter())) == 8, "toast, visual, binding, two texts, actions, two buttons"
    buttons = [(one.get("content"), one.get("arguments")) for one in toast.iter("action")]
    assert buttons == [("Mark read", "mark-read"), ('Quiet "today"', "quiet-today")]


def test_a_toast_says_what_it_was_given() -> None:
    toast = ElementTree.fromstring(make_toast(Notice("A <b> & c", "one\ntwo\x07", ACTIONS)))
    assert [one.text for one in toast.iter("text")] == ["A <b> & c", "one\ntwo"]


def test_a_click_and_a_button_are_told_and_what_was_read_is_taken_back() -> None:
    windows, pressed = FakeWindows(), []
    toasts = Toasts(windows, lambda key, token: pressed.append((key, token)))
    assert toasts.show(Notice("2 new posts", "", ACTIONS))
    windows.press("")  # a click beside the buttons
    windows.press("mark-read")
    assert pressed == [(DEFAULT, ""), ("mark-read", "")]
    toasts.withdraw()
    toasts.withdraw()
    assert windows.shown == ""


def test_a_windows_that_shows_none_is_told_of() -> None:
    assert not Toasts(FakeWindows(shows=False), lambda key, token: None).show(Notice("x", "", {}))


def test_without_windows_there_is_nobody_who_shows_toasts() -> None:
    assert find_backend({}, "win32") is open_toasts
    assert open_toasts(lambda key, token: None) is None
    refused: list[str] = []
    notifier = DesktopNotifier(lambda key, token: None, open_toasts)
    notifier.show(Notice("x", "", {}), lambda: refused.append("x"))
    notifier.close()
    assert refused == ["x"]


def test_the_program_is_called_by_its_name_and_has_its_picture_where_it_is_installed(tmp_path: Path) -> None:
    program = tmp_path / "paperround.exe"
    assert make_identity(program) == {"DisplayName": "Paperround"}
    (tmp_path / ICON).write_bytes(b"")
    assert make_identity(program)["IconUri"] == str(tmp_path / ICON)
