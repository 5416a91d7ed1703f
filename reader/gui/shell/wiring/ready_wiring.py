"""Joins the window with those who get posts ready for hours without a line, and with the curtain of calm days.

Main thread only."""

from __future__ import annotations

from functools import partial

from reader.engine.messages import GetReady, ReadyChanged, Status
from reader.gui.kit.humanize import megabytes, number
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink


def connect_ready(parts: Parts, link: EngineLink) -> None:
    parts.actions.connect_to("get_ready", partial(_get_ready, parts, link))
    link.ready_changed.connect(partial(_tell_ready, parts))
    link.stored.connect(lambda note: parts.curtain.refresh())
    link.status_changed.connect(partial(_note_line, parts))


def _note_line(parts: Parts, status: Status) -> None:
    """Without a line a whole text that was got ready is shown at once."""
    parts.article.control.set_line(status.has_line)


def _get_ready(parts: Parts, link: EngineLink) -> None:
    """The owner leaves; how it went is said when it is done."""
    parts.frame.status_control.show_report(parts.window.tr("Getting posts ready to read offline…"))
    link.tell(GetReady())


def _tell_ready(parts: Parts, note: ReadyChanged) -> None:
    if not note.is_asked:
        return
    tr = parts.window.tr
    words = tr("Nothing more had to be fetched to read offline.")
    if note.entries == 1:
        words = tr("1 more post is here to read offline, {size}.")
    elif note.entries:
        words = tr("{n} more posts are here to read offline, {size}.", n=note.entries)
    size, count = megabytes(note.wire_bytes), number(note.entries)
    parts.frame.status_control.show_report(words.format(n=count, size=size))
