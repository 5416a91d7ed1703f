"""The owner's looks of a day in words, for those who cannot see the curve. Main thread only."""

from __future__ import annotations

from reader.gui.insights import words
from reader.gui.kit.translate import tr
from reader.insights.day import DayPicture


def looks_in_words(day: DayPicture) -> list[str]:
    """What the curve and the bands of the timeline show, a sentence each."""
    times = [words.hour_of_day(hour) for hour in day.reading.usual_times]
    spans = [f"{words.clock(begin)}–{words.clock(end)}" for begin, end in day.sessions]
    told = []
    if times:
        told.append(tr("You usually look around {times}.").format(times=words.listed(times)))
    if spans:
        told.append(tr("You were here {spans}.").format(spans=words.listed(spans)))
    return told
