"""The whole window over a first screen. Loading and making all this takes as long as the screen itself, so a start does
it while the user looks at the first entries. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from reader.gui.article.engine_images import EngineImages
from reader.gui.dialogs import finder as thread_finder
from reader.gui.shell.assemble import Parts, assemble
from reader.gui.shell.screen import Screen
from reader.gui.shell.wiring import start, wire

if TYPE_CHECKING:
    from reader.gui.dialogs.finder import Finder


def complete_window(
    screen: Screen,
    make_images: Callable[[QWidget], EngineImages] | None = None,
    make_finder: Callable[[], Finder] | None = None,
    start_demo: Callable[[], bool] | None = None,
) -> Parts:
    finder = make_finder or (lambda: thread_finder.ThreadFinder(screen.clock, parent=screen.window))
    parts = assemble(screen, make_images, finder, start_demo)
    wire(parts)
    start(parts)
    return parts
