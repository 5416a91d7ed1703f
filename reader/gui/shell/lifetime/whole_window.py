"""The whole window over a first screen. Loading and making all this takes as long as the screen itself, so a start does
it while the owner looks at the first entries. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from reader.gui.article.pictures.engine_images import EngineImages
from reader.gui.shell.assemble import Parts, assemble
from reader.gui.shell.screen import Screen
from reader.gui.shell.wiring.wiring import start, wire
from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    from reader.gui.dialogs.subscribe import thread_finder
    from reader.gui.dialogs.subscribe.finder import Finder
else:
    # With an engine, its process looks, and the window never loads HTTP.
    thread_finder = lazy_import("reader.gui.dialogs.subscribe.thread_finder")


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
