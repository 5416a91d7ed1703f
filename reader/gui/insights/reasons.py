"""Reasons of polls in the owner's language: the engine's forms, translated before they are filled in.

Any thread; no state.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reader.clock import LocalZone
from reader.wording.reasons import describe_for_all, describe_reason


def tr(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("Reasons", text, None, n)


def say_reason(reason: str) -> str:
    """One poll's reason."""
    return describe_reason(reason, LocalZone(), tr)


def say_for_all(reasons: Sequence[str]) -> str:
    """What most polls of one wake-up were made for."""
    return describe_for_all(reasons, LocalZone(), tr)
