"""Whether a window can be shown at all, and start-up errors for users who don't see a terminal. Main thread only."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from reader.core.records.messages import Message
from reader.window.kit.language import install_language
from reader.window.kit.text import make_message_box
from reader.window.kit.wording import say

NO_DISPLAY = "There's no display to open a window on. To fetch feeds without one, run: paperround fetch"
_X11_FOLDER = Path("/tmp/.X11-unix")
_PATIENCE_S = 2.0


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a display; asked before Qt starts, because Qt aborts without one."""
    if platform in ("win32", "darwin"):
        return True
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen and not chosen.startswith(("xcb", "wayland")):
        return True
    if environment.get("WAYLAND_DISPLAY"):
        return True
    return x_server_answers(environment.get("DISPLAY", ""))


def x_server_answers(display: str) -> bool:
    """Whether an X server answers: DISPLAY may be left over from a session that ended."""
    match = re.fullmatch(r"(?:unix|)([^:]*):(\d+)(?:\.\d+)?", display)
    if not match:
        return display.startswith("/") and Path(display).exists()
    host, number = match[1], int(match[2])
    try:
        import socket

        if host:
            with socket.create_connection((host, 6000 + number), timeout=_PATIENCE_S):
                return True
        path = str(_X11_FOLDER / f"X{number}")
        # Servers listen on a file, on Linux's abstract name, or on both.
        return any(map(_listens, [path, "\0" + path] if sys.platform == "linux" else [path]))
    except OSError:
        return False


def _listens(name: str) -> bool:
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(_PATIENCE_S)
        return probe.connect_ex(name) == 0


def is_read_in_a_terminal(stream: TextIO | None = sys.stderr) -> bool:
    return stream is not None and stream.isatty()


def show_startup_error(app: QApplication, message: Message, chosen_language: str = "") -> None:
    """Show a message box until it is closed, unless nobody could see it."""
    if app.platformName() in ("offscreen", "minimal"):
        return
    install_language(app, chosen_language)
    box = make_message_box(QMessageBox.Icon.Warning, say(message))
    box.setWindowTitle("Paperround")
    # A start at login must end some time, even if nobody is there to close the message
    QTimer.singleShot(120_000, box, box.close)
    box.exec()
