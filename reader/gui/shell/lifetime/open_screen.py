"""Opens the first screen over a profile: makes, connects and starts it. Main thread only."""

from __future__ import annotations

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.theme import Theme
from reader.gui.shell.screen import Screen, make_screen
from reader.gui.shell.wiring.screen_wiring import start_screen, wire_screen
from reader.paths import Profile


def open_screen(profile: Profile, clock: Clock, theme: Theme, with_pictures: bool = False) -> Screen:
    """It reads the store as soon as the event loop runs."""
    screen = make_screen(theme, Bridge(profile.database, clock), clock, profile.folder, with_pictures)
    wire_screen(screen)
    start_screen(screen)
    theme.dress()
    return screen
