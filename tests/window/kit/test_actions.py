"""What buttons and menus say of an action follows its words and its key."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from reader.window.app.action_table import SPECS
from reader.window.kit.actions import Actions


def test_another_key_leaves_the_words_of_the_moment(qtbot, theme):
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(theme, window, {}, SPECS)
    actions.hear_keys()
    actions.show_read(True)
    assert actions["toggle_read"].toolTip() == "Mark as unread (M)"
    actions.choose_key("toggle_read", "Y")
    assert actions["toggle_read"].toolTip() == "Mark as unread (Y)"
    actions.choose_key("toggle_read", "")
    assert actions["toggle_read"].toolTip() == "Mark as unread"
