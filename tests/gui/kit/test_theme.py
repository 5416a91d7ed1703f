"""The theme follows the system at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from reader.gui.kit.tokens import DARK, LIGHT


def test_the_theme_follows_the_system_at_once(qapp, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.bg
    theme.prefer(Qt.ColorScheme.Light)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is LIGHT
    theme.prefer(Qt.ColorScheme.Unknown)
