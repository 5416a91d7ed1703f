"""Reasons of polls in the owner's language: the engine's forms, translated before they are filled in.

Any thread; no state.
"""

from __future__ import annotations

from collections.abc import Sequence

from reader.clock import LocalZone
from reader.gui.kit.translate import tr
from reader.wording.reasons import describe_for_all, describe_reason


def say_reason(reason: str) -> str:
    """One poll's reason."""
    return describe_reason(reason, LocalZone(), tr)


def say_for_all(reasons: Sequence[str]) -> str:
    """What most polls of one wake-up were made for."""
    return describe_for_all(reasons, LocalZone(), tr)
