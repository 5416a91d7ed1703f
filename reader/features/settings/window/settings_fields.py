"""Form fields for single settings: each shows its value, gives a new one, says when it changed. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QTime, Signal, SignalInstance
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.core.settings import SETTINGS, Range
from reader.window.kit.controls import CheckBox, Choice, NumberBox, TimeBox, hold_words
from reader.window.kit.humanize import capital, number, percent
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.translate import label_of, tr

_FORMAT = "HH:mm"
_USUAL = SETTINGS["quiet_hours"].default.split("-")
_STEPS = {
    "megabytes_per_day": (0, 5, 10, 20, 50, 100, 200, 500),
    "podcast_kept_mb": (500, 1_000, 2_000, 5_000, 10_000),
    "podcast_played_days": (0, 1, 3, 7, 30),
    "keep_days": (0, 30, 90, 180, 365, 730),
    "keep_per_feed": (0, 100, 200, 500, 1_000, 2_000),
    "backups_kept": (3, 7, 14, 30),
}
"""Settings that are chosen from a few usual values; another value, set in a terminal, is shown too."""
_SHARES = (0, 0.1, 0.25, 0.5, 0.75, 1)


class Hours(QWidget):
    """A span of the day: a box to switch it on, and two times."""

    changed = Signal()

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self.on = CheckBox(theme, words)
        self.start, self.end = self._make_time(self.tr("from")), self._make_time(self.tr("until"))
        self.on.toggled.connect(self._show_on)
        times = make_row(None, self.start, Label(self.tr("and")), self.end, STRETCH, spacing=8)
        make_column(self, self.on, times, spacing=4)
        self.setFocusProxy(self.on)
        for part in (self.on.toggled, self.start.timeChanged, self.end.timeChanged):
            part.connect(lambda *_: self.changed.emit())

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
    name: str
    """The name in reader.core.settings, or in Appearance."""
    widget: QWidget
    label: str
    show: Callable[[Any], None]
    value: Callable[[], Any]
    changed: SignalInstance
    """Emitted when the user, or `show`, has changed the value."""
    words: Callable[[], str]
    """The value as the field shows it; empty for switches and free text."""
    help: str = ""
    """One sentence under the field."""
    has_label: bool = True
    """False if the widget shows the label itself."""

    @property
    def texts(self) -> str:
        """What a search looks through."""
        return f"{self.label} {self.help} {SETTINGS[self.name].help if self.name in SETTINGS else ''}".casefold()


def make_field(theme: Theme, name: str, hint: str = "", help: str = "") -> Field:
    """The field for a setting, as it is declared; `hint` is shown in an empty text instead of the example."""
    setting = SETTINGS[name]
    label = label_of(name)
    if isinstance(setting.default, bool):
        return make_switch(theme, name, label, help)
    if setting.choices:
        options = [(tr(words), value) for value, words in setting.choices.items()]
        return make_choice(theme, name, label, options, help)
    span = setting.range
    if span is not None and name in _STEPS:
        return make_steps(theme, name, _STEPS[name], lambda value: say_number(span, value), help)
    if span is not None and isinstance(setting.default, float):
        return make_steps(theme, name, [one for one in _SHARES if span.low <= one <= span.high], percent, help)
    if span is not None:
        return make_number(theme, name, label, span, help)
    line = QLineEdit(placeholderText=hint or tr(setting.example))
    line.setAccessibleName(label)

    def show(text: Any) -> None:
        line.setText(text)
        line.editingFinished.emit()

    return Field(name, line, label, show, lambda: line.text().strip(), line.editingFinished, str, help)


def make_switch(theme: Theme, name: str, words: str, help: str = "") -> Field:
    box = CheckBox(theme, words)
    return Field(name, box, words, box.setChecked, box.isChecked, box.toggled, str, help, has_label=False)


def make_choice(theme: Theme, name: str, label: str, options: list[tuple[str, Any]], help: str = "") -> Field:
    box = Choice(theme, label, options)
    return Field(name, box, label, box.choose, box.value, box.currentIndexChanged, box.currentText, help)


def make_number(theme: Theme, name: str, label: str, span: Range, help: str) -> Field:
    box = NumberBox(theme, span)
    box.setKeyboardTracking(False)  # a number is only a value once it is typed
    figures = (f"{box.textFromValue(value)}{box.say_unit(value)}" for value in (box.minimum(), box.maximum()))
    hold_words(box, 128, box.specialValueText(), *figures)
    box.setAccessibleName(label)
    return Field(name, box, label, box.setValue, box.value, box.valueChanged, box.text, help)


def make_steps(theme: Theme, name: str, values: Sequence[Any], say: Callable[[Any], str], help: str) -> Field:
    """A choice among a few usual values of a number."""
    label = label_of(name)
    box = Choice(theme, label, [(say(value), value) for value in values])

    def show(value: Any) -> None:
        box.choose(value, say(value))

    return Field(name, box, label, show, box.value, box.currentIndexChanged, box.currentText, help)


def say_number(span: Range, value: int) -> str:
    """A number with its unit, or what the lowest one means."""
    if span.lowest and value == span.low:
        return capital(tr(span.lowest))
    one, many = span.unit
    return f"{number(value)}{tr(many, n=value) if many and value != 1 else tr(one)}"


def make_quiet_hours(theme: Theme) -> Field:
    hours, label = Hours(theme, tr("No notifications between")), label_of("quiet_hours")
    return Field("quiet_hours", hours, label, hours.show_span, hours.span, hours.changed, hours.span)


def make_quiet_day(theme: Theme, today: str) -> Field:
    """A switch for the day without notifications: on if that is today."""
    label = label_of("quiet_day")
    box = CheckBox(theme, label)

    def show(day: str) -> None:
        box.setChecked(day == today)

    def value() -> str:
        return today if box.isChecked() else ""

    return Field("quiet_day", box, label, show, value, box.toggled, str, has_label=False)
