"""The theme follows the system at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from reader.window.kit.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST


def test_the_theme_follows_the_system_at_once(qapp, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.bg
    theme.prefer(Qt.ColorScheme.Light)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is LIGHT
    theme.prefer(Qt.ColorScheme.Unknown)


def test_the_theme_gives_more_contrast_to_whoever_asked_the_system_for_it(qapp, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        qapp.styleHints().accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert theme.colours is LIGHT_CONTRAST
    theme.prefer(Qt.ColorScheme.Dark)
    assert theme.colours is DARK_CONTRAST
    theme.prefer(Qt.ColorScheme.Light)
    theme.use_contrast(Qt.ContrastPreference.NoPreference)
    assert theme.colours is LIGHT
    theme.prefer(Qt.ColorScheme.Unknown)
