"""Why no window came is shown on the screen where no terminal shows it."""

from __future__ import annotations

import io

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.window.app import app, display


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def boxes(monkeypatch):
    """What each box said instead of waiting for somebody to close it."""
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    monkeypatch.setattr(QApplication, "platformName", lambda *_: "xcb")
    return said


def test_a_terminal_is_enough_by_itself():
    assert display.is_read_in_a_terminal(Terminal())
    assert not display.is_read_in_a_terminal(io.StringIO())
    assert not display.is_read_in_a_terminal(None)


def test_the_sentence_is_shown_and_nowhere_where_nobody_could_see_it(qapp, boxes, monkeypatch):
    message = Code.PROFILE_NOT_WRITABLE(path="/nowhere")
    display.show_startup_error(qapp, message, "en")
    assert boxes == ["Paperround can’t write to the profile folder /nowhere. Check its permissions."]
    monkeypatch.undo()
    display.show_startup_error(qapp, message, "en")


def test_a_profile_that_cannot_be_written_is_told_and_raised(tmp_path, monkeypatch):
    unseen: list[Message] = []
    monkeypatch.setattr(app, "_show_if_unseen", lambda message, profile: unseen.append(message))
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError) as refused:
        app.run_window(Profile(tmp_path / "file"))
    assert unseen == [refused.value.message]
