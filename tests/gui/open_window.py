"""The whole window at once: tests and pictures wait for no first screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from reader.clock import Clock
from reader.gui.article.engine_images import EngineImages
from reader.gui.dialogs.finder import Finder
from reader.gui.kit.theme import Theme
from reader.gui.shell.app import open_screen
from reader.gui.shell.assemble import Parts
from reader.gui.shell.wiring import complete_window
from reader.paths import Profile


def open_window(
    profile: Profile,
    clock: Clock,
    theme: Theme,
    make_images: Callable[[QWidget], EngineImages] | None = None,
    make_finder: Callable[[], Finder] | None = None,
    start_demo: Callable[[], bool] | None = None,
) -> Parts:
    screen = open_screen(profile, clock, theme, make_images is not None)
    return complete_window(screen, make_images, make_finder, start_demo)
