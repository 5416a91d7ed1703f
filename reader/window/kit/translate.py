"""Translates the window's texts outside QObjects. Any thread; no state."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reader.core.settings import SETTINGS


def tr(text: str, n: int = -1) -> str:
    """The text in the user's language, in the form for the count `n`. The context does not matter."""
    return QCoreApplication.translate("Paperround", text, None, n)


def label_of(name: str) -> str:
    return tr(SETTINGS[name].label)
