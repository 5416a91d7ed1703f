"""About says what was tried on which system, and links nowhere while nobody has said where the project lives."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from reader.window.dialogs import about
from reader.window.dialogs.about import AboutDialog


@pytest.mark.parametrize(
    ("platform", "said"), [("win32", "Wine only"), ("darwin", "Not tested on a Mac"), ("linux", "")]
)
def test_what_never_ran_is_said(opened, platform, said):
    dialog = AboutDialog(opened.theme, lambda: None, lambda: None, opened.window, platform)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "MIT licence" in words
    assert said in words
    assert ("report" in words) == bool(said)


@pytest.mark.parametrize("home", ["", "https://github.com/somebody/paperround"])
def test_it_links_only_to_where_the_project_lives(opened, monkeypatch, home):
    monkeypatch.setattr(about, "HOME", home)
    dialog = AboutDialog(opened.theme, lambda: None, lambda: None, opened.window)
    names = {button.text() for button in dialog.findChildren(QPushButton)}
    assert ("Website" in names) == bool(home)
    assert {"What’s new", "Acknowledgements"} <= names
