"""Connects what the window's process hears of the owner's presence with the engine. Main thread only.

On Linux the engine hears all of it by itself, on Windows all but the line.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from reader.desktop.debounce import DebouncedSigns
from reader.engine.messages import SignHeard
from reader.gui.desktop import mac_presence
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink
from reader.model.presence import Sign

if TYPE_CHECKING:
    from reader.gui.desktop.network import Line


def connect_signs(parts: Parts, link: EngineLink, line: Line, platform: str = sys.platform) -> None:
    if platform == "linux":
        return
    tell = DebouncedSigns(parts.clock, lambda sign: link.tell(SignHeard(sign)))
    line.joined.connect(lambda: tell(Sign.NETWORK_JOINED))
    if platform == "darwin":
        presence = mac_presence.MacPresence(tell, parts.window)
        parts.window.closed.connect(presence.close)
