"""Time-range field: a box to switch it on, and two times. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QWidget

from reader.gui.kit.controls import CheckBox
from reader.gui.kit.forms import hold_words
from reader.gui.kit.layouts import STRETCH, make_row
from reader.gui.kit.number_box import TimeBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme

_FORMAT = "HH:mm"
_USUAL = ("22:00", "07:00")


class Hours(QWidget):
    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self.on = CheckBox(theme, words)
        self.start, self.end = self._make_time(self.tr("from")), self._make_time(self.tr("until"))
        self.on.toggled.connect(self._show_on)
        make_row(self, self.on, self.start, Label(self.tr("and")), self.end, STRETCH, spacing=8)
        self.setFocusProxy(self.on)

    def _make_time(self, name: str) -> TimeBox:
        time = TimeBox(self._theme)
        time.setDisplayFormat(_FORMAT)
        time.setAccessibleName(name)
        hold_words(time, 80, time.text())
        return time

    def show_span(self, span: str) -> None:
        start, _, end = span.partition("-")
        self.start.setTime(QTime.fromString(start or _USUAL[0], _FORMAT))
        self.end.setTime(QTime.fromString(end or _USUAL[1], _FORMAT))
        self.on.setChecked(bool(span))
        self._show_on(bool(span))

    def span(self) -> str:
        """As the settings have it; empty where it is switched off."""
        if not self.on.isChecked():
            return ""
        return f"{self.start.time().toString(_FORMAT)}-{self.end.time().toString(_FORMAT)}"

    def _show_on(self, on: bool) -> None:
        self.start.setEnabled(on)
        self.end.setEnabled(on)
