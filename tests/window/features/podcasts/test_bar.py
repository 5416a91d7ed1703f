"""The player's bar: its buttons have room for their words, or do without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from reader.features.podcasts.window.bar import PlayerBar
from reader.features.podcasts.window.control import PlayerControl
from tests.window.test_accessibility import PLAYING


@pytest.mark.parametrize(("width", "has_words"), [(900, True), (560, False), (440, False)])
def test_words_that_have_no_room_give_way_to_icons(qtbot, theme, bridge, profile, morning, qapp, width, has_words):
    bar = PlayerBar(theme, PlayerControl(bridge, morning, profile.podcasts, qapp))
    qtbot.addWidget(bar)
    bar.setFixedWidth(width)
    bar.show_state(PLAYING)
    qtbot.waitUntil(lambda: bar.width() == width)
    layout = bar.layout()
    assert layout is not None
    layout.activate()
    assert [one.text() for one in bar._foot if one.width() < one.sizeHint().width()] == []
    assert (bar.sleep.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon) == has_words
