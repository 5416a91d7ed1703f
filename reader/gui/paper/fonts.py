"""The letters of the paper: a display serif for heads, a text serif, a sans for small facts; all from the system."""

from __future__ import annotations

from PySide6.QtGui import QFont

_DISPLAY = (
    "Playfair Display",
    "Noto Serif Display",
    "Bodoni 72",
    "Didot",
    "Bodoni MT",
    "Georgia",
    "Noto Serif",
)
_TEXT = ("Noto Serif", "Source Serif 4", "Charter", "Georgia", "Cambria", "DejaVu Serif")
_SANS = ("Inter", "Noto Sans", "Helvetica Neue", "Segoe UI", "Arial", "DejaVu Sans")
_MONO = ("Noto Sans Mono", "DejaVu Sans Mono", "Menlo", "Consolas")


def make_display(size: int) -> QFont:
    return _make(_DISPLAY, size, QFont.StyleHint.Serif, QFont.Weight.Bold)


def make_text(size: int) -> QFont:
    return _make(_TEXT, size, QFont.StyleHint.Serif)


def make_sans(size: int) -> QFont:
    return _make(_SANS, size, QFont.StyleHint.SansSerif)


def make_mono(size: int) -> QFont:
    return _make(_MONO, size, QFont.StyleHint.Monospace)


def _make(
    families: tuple[str, ...], size: int, hint: QFont.StyleHint, weight: QFont.Weight = QFont.Weight.Normal
) -> QFont:
    """Without hinting: letters must be as wide on screen as on paper."""
    font = QFont(list(families))
    font.setStyleHint(hint)
    font.setPixelSize(size)
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setKerning(True)
    return font
