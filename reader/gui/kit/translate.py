"""Translates a text of the window into the user's language, for whoever is no QObject. Any thread; no state."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str, n: int = -1) -> str:
    """`n`: the count that the text is said for. All texts are in one context, so none is named here."""
    return QCoreApplication.translate("Paperround", text, None, n)
