"""Lengths of recordings in words and on a clock: "42 min", "29 of 42 min left", "12:48". Pure."""

from __future__ import annotations

from reader.gui.kit.translate import tr
from reader.model.podcasts import RowSound
from reader.wording.dates import clock_of


def minutes_of(seconds: float) -> int:
    return max(1, round(seconds / 60))


def say_sound(sound: RowSound) -> str:
    """For a row; empty where nothing is known."""
    if sound.is_heard:
        return tr("heard")
    if sound.duration_s is None:
        return tr("begun") if sound.position_s > 0 else ""
    whole = minutes_of(sound.duration_s)
    if sound.position_s <= 0:
        return tr("{n} min").format(n=whole)
    left = max(0.0, sound.duration_s - sound.position_s)
    return tr("{left} of {whole} min left").format(left=minutes_of(left), whole=whole)


def say_to_hear(seconds: float) -> str:
    minutes = minutes_of(seconds)
    if minutes == 1:
        return tr("1 minute to hear")
    return tr("{minutes} minutes to hear", n=minutes).format(minutes=minutes)


def say_place(position_s: float, duration_s: float) -> str:
    """ "12:48 of 42:10"."""
    if duration_s <= 0:
        return clock_of(position_s)
    return tr("{place} of {whole}").format(place=clock_of(position_s), whole=clock_of(duration_s))
