"""Form fields for single settings: each shows the value of its setting and returns a new one. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QTime
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.core.settings import SETTINGS, Range
from reader.window.kit.controls import CheckBox, Choice
from reader.window.kit.humanize import percent
from reader.window.kit.layouts import STRETCH, hold_words, make_row
from reader.window.kit.number_box import NumberBox, TimeBox
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.translate import label_of, tr

_FORMAT = "HH:mm"
_USUAL = SETTINGS["quiet_hours"].default.split("-")
_SHARES = (0, 0.1, 0.25, 0.5, 0.75, 1)


class Hours(QWidget):
    """A span of the day: a box to switch it on, and two times."""

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
        """The span as the settings have it ("22:00-07:00"); empty if it is switched off."""
        if not self.on.isChecked():
            return ""
        return f"{self.start.time().toString(_FORMAT)}-{self.end.time().toString(_FORMAT)}"

    def _show_on(self, on: bool) -> None:
        self.start.setEnabled(on)
        self.end.setEnabled(on)


class Field(Struct, frozen=True):
    """One setting on the screen."""

    name: str
    """The name in reader.core.settings."""
    widget: QWidget
    label: str
    """Empty if the widget shows it itself."""
    show: Callable[[Any], None]
    value: Callable[[], Any]


def make_field(theme: Theme, name: str, hint: str = "") -> Field:
    """The field for a setting, as it is declared; `hint` stands in an empty text instead of the example."""
    setting = SETTINGS[name]
    label = label_of(name)
    if isinstance(setting.default, bool):
        return make_switch(theme, name, label)
    if setting.choices:
        return make_choice(theme, name, label, [(tr(words), value) for value, words in setting.choices.items()])
    if setting.range is not None:
        make = make_share if isinstance(setting.default, float) else make_number
        return make(theme, name, label, setting.range)
    line = QLineEdit()
    line.setPlaceholderText(hint or tr(setting.example))
    line.setAccessibleName(label)
    return Field(name, line, label, line.setText, lambda: line.text().strip())


def make_switch(theme: Theme, name: str, words: str) -> Field:
    box = CheckBox(theme, words)
    return Field(name, box, "", box.setChecked, box.isChecked)


def make_choice(theme: Theme, name: str, label: str, options: list[tuple[str, Any]]) -> Field:
    box = Choice(theme, label, options)
    return Field(name, box, label, box.choose, box.value)


def make_number(theme: Theme, name: str, label: str, span: Range) -> Field:
    box = NumberBox(theme, span)
    figures = (f"{box.textFromValue(value)}{box.say_unit(value)}" for value in (box.minimum(), box.maximum()))
    hold_words(box, 150, box.specialValueText(), *figures)
    box.setAccessibleName(label)
    return Field(name, box, label, box.setValue, box.value)


def make_share(theme: Theme, name: str, label: str, span: Range) -> Field:
    shares = [share for share in _SHARES if span.low <= share <= span.high]
    box = Choice(theme, label, [(percent(share), share) for share in shares])
    return Field(name, box, label, lambda share: box.choose(share, percent(share)), box.value)


def make_quiet_hours(theme: Theme) -> Field:
    hours = Hours(theme, tr("No notifications between"))
    return Field("quiet_hours", hours, label_of("quiet_hours"), hours.show_span, hours.span)


def make_quiet_day(theme: Theme, today: str) -> Field:
    """A switch for the day without notifications: on if that is today."""
    box = CheckBox(theme, label_of("quiet_day"))
    return Field(
        "quiet_day", box, "", lambda day: box.setChecked(day == today), lambda: today if box.isChecked() else ""
    )
