"""Bars over the list: how many are new, what went wrong."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from reader.window.kit.bars import MessageBar, NewPostsBar


def test_the_new_posts_bar_counts(qtbot, theme):
    bar = NewPostsBar(theme)
    qtbot.addWidget(bar)
    bar.show_count(37)
    assert (bar.text(), bar.isHidden()) == ("37 new", False)
    bar.show_count(1000, is_limit=True)
    assert bar.text() == "1,000 or more new"
    bar.show_count(0)
    assert bar.isHidden()


def test_closing_a_message_by_a_click_leaves_the_keyboard_where_it_was(qtbot, theme):
    window, field, bar = QWidget(), QLineEdit(), MessageBar(theme)
    layout = QVBoxLayout(window)
    layout.addWidget(bar)
    layout.addWidget(field)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    field.setFocus()
    bar.show_message("This system offers no safe place for passwords.")
    close = next(button for button in bar.findChildren(QPushButton) if button.text() == "Close")
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert (bar.isHidden(), field.hasFocus()) == (True, True)
