"""The queue in a dialog over the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent

from reader.features.podcasts.window.queue_dialog import QueueDialog


def test_closed_before_the_queue_was_read_it_hurts_nobody(parts, qtbot):
    parts.player.open_queue()
    parts.window.findChild(QueueDialog).reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    read: list[bool] = []
    parts.bridge.bound_to(parts.window).read(lambda conn: True, read.append)
    qtbot.waitUntil(lambda: bool(read))
