"""Tells the cleanup of idle times when the window is in use. Main thread only."""

from __future__ import annotations

from reader.gui.shell.assemble import Parts
from reader.gui.shell.lifetime.idle_cleanup import IdleCleanup


def wire_idle_cleanup(cleanup: IdleCleanup, parts: Parts) -> None:
    for sign in (
        parts.entries.model.view_loaded,
        parts.entries.model.dataChanged,
        parts.article.control.article_shown,
        parts.sidebar.control.data_loaded,
    ):
        sign.connect(cleanup.note_use)
