"""Writes messages in the user's language. Any thread; no state."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from reader.gui.kit.humanize import clock_time, day_and_month, local, local_day, megabytes, number
from reader.gui.kit.translate import tr
from reader.model.messages import Message
from reader.wording.words import word


class WindowLanguage:
    def translate(self, form: str, n: int = -1) -> str:
        return tr(form, n=n)

    def number(self, value: float) -> str:
        return number(int(value))

    def clock(self, at: float) -> str:
        return clock_time(local(at))

    def weekday(self, at: float) -> str:
        return QLocale().dayName(local(at).isoweekday(), QLocale.FormatType.LongFormat)

    def date(self, at: float) -> str:
        return day_and_month(local_day(at))

    def megabytes(self, size: float) -> str:
        return megabytes(int(size))


_LANGUAGE = WindowLanguage()


def say(message: Message | None) -> str:
    """The words of a message; "" for None."""
    return word(message, _LANGUAGE)
