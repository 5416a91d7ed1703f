"""A desk to sit at: a virtual screen, a session bus with the accessibility services, a camera.

Nothing of the machine's own desktop is used. Everything it started is ended with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.unit.core.desktop.private_bus import private_bus
from tests.window.real_program import virtual_screen

NEEDED = ("Xvfb", "xdotool", "dbus-daemon")
_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_ACCESSIBILITY = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_CAMERA = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv)
app.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


def is_there() -> bool:
    return sys.platform == "linux" and all(map(shutil.which, NEEDED)) and _LAUNCHER.exists()


@dataclass(frozen=True)
class Desk:
    screen: str
    bus: str

    @property
    def environment(self) -> dict[str, str]:
        """For a program that shall run here and be read by a screen reader."""
        return {
            "DISPLAY": self.screen,
            "QT_QPA_PLATFORM": "xcb",
            "DBUS_SESSION_BUS_ADDRESS": self.bus,
            "DBUS_SYSTEM_BUS_ADDRESS": self.bus,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
        }

    def take_picture(self, path: Path) -> None:
        """Of the whole screen."""
        environment = {"DISPLAY": self.screen, "QT_QPA_PLATFORM": "xcb"}
        command = [sys.executable, "-c", _CAMERA, str(path)]
        subprocess.run(command, env=environment, check=True, timeout=60)


@contextmanager
def open_desk(size: str = "1440x900") -> Iterator[Desk]:
    with virtual_screen(size) as screen, _session_bus() as bus:
        yield Desk(screen, bus)


@contextmanager
def _session_bus() -> Iterator[str]:
    """The accessibility services start by themselves when somebody asks for them, and end with the bus. Their socket
    is in a folder of its own: in the usual one another desk would take its place."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own, tempfile.TemporaryDirectory() as services:
        shutil.copy(_ACCESSIBILITY, services)
        with private_bus({**os.environ, "XDG_RUNTIME_DIR": own, "XDG_CACHE_HOME": own}, services) as address:
            yield address
