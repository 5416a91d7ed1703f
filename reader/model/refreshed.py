"""The record of what became of a Refresh of the owner's."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct


class LeftOut(StrEnum):
    """Why a feed was not asked."""

    JUST_ASKED = "just-asked"
    TOO_SOON = "too-soon"
    """Its publisher says that it has not changed yet."""
    ASKED_TO_WAIT = "asked-to-wait"
    """Its host wants to be left alone for a while."""
    SKIPPED_NOW = "skipped-now"
    """Its publisher wants these hours or days skipped."""
    NOT_WANTED = "not-wanted"
    """Paused by the owner, ended by its publisher, or set aside."""


class Refreshed(Struct, frozen=True):
    asked: int
    answered: int = 0
    failed: int = 0
    """Asked feeds that are neither answered nor failed could not be reached: the line is down."""
    new: int = 0
    left_out: Mapping[LeftOut, int] = {}
    """How many feeds were not asked, by reason."""
    just_asked_s: int = 0
    """How long ago those were asked that were left out because of it…"""
    just_new: int = 0
    """…and how many entries they brought then."""
    insist_on: tuple[int, ...] = ()
    """Feeds that are asked nevertheless if the owner insists."""
    is_too_dear: bool = False
    """Nothing was asked yet: it would take most of the bytes that the day has left."""
