"""Joins the window with the engine where posts are sent on: what waits goes out, what came of it comes back.

Main thread only.
"""

from __future__ import annotations

from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink


def connect_sending(parts: Parts, link: EngineLink) -> None:
    targets = parts.dialogs.targets
    targets.told.connect(link.tell)
    link.sent.connect(targets.take_sent)
    link.target_tried.connect(targets.take_tried)
