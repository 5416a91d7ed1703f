"""What Today says in words: of the owner's looks, and of posts that were got ready. Main thread only."""

from __future__ import annotations

from reader.gui.insights import words
from reader.gui.kit.humanize import megabytes, number
from reader.gui.kit.translate import tr
from reader.insights.day import DayPicture
from reader.insights.ready import ReadyReport
from reader.model.ready import ReadyFor


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


def ready_in_words(report: ReadyReport | None) -> list[str]:
    """Nothing where nothing was got ready, and none of this day is told."""
    if report is None or report.latest is None:
        return []
    one = report.latest
    facts = {"n": number(one.entries), "time": words.clock(one.for_at), "size": megabytes(one.wire_bytes)}
    if one.entries == 1:
        told = tr("1 post with its pictures is here for {time}, {size}.")
    elif one.with_pictures:
        told = tr("{n} posts with pictures are here for {time}, {size}.", n=one.entries)
    else:
        told = tr("{n} posts are here for {time}, {size}.", n=one.entries)
    sentences = [told.format(**facts)]
    if one.missing:
        sentences.append(
            tr("{n} of them could not be had whole.", n=one.missing).format(n=number(one.missing))
        )
    need = report.next_need
    if need is not None and need.cause is ReadyFor.NO_LINE and abs(need.at - one.for_at) < 60.0:
        sentences.append(tr("You are usually without a line then."))
    return sentences
