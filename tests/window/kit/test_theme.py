"""The theme follows the system at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from reader.window.kit.theme import give_accent
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


@pytest.mark.parametrize("accent", ["#e01b24", "#f5c211", "#2ec27e", "#813d9c", "#808080", "#000000", "#ffffff"])
@pytest.mark.parametrize("colours", [LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST])
def test_the_systems_accent_is_as_legible_as_ours(colours, accent):
    given, hue = give_accent(colours, accent), QColor(accent).hslHue()
    for ink, ground in (("accent", "on_accent"), ("accent_text", "bg"), ("text", "accent_soft")):
        assert contrast(given, ink, ground) == pytest.approx(contrast(colours, ink, ground), rel=0.03)
    if hue >= 0:
        assert abs(QColor(given.accent).hslHue() - hue) < 4
    assert (given.plot_you, given.heat) == (colours.plot_you, colours.heat)


def test_without_an_accent_of_the_system_the_colours_are_ours():
    assert give_accent(LIGHT, "#308cc6") is LIGHT


def contrast(colours, ink, ground):
    def luminance(name):
        ink = QColor(getattr(colours, name))
        parts = (ink.redF(), ink.greenF(), ink.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    dark, light = sorted((luminance(ink), luminance(ground)))
    return (light + 0.05) / (dark + 0.05)
