"""Start-up error on the screen: whoever starts from a menu never sees what a terminal would show.

Main thread only, when no application runs yet.
"""

from __future__ import annotations

import sys
from typing import TextIO

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from reader.gui.kit.language import install_language
from reader.gui.kit.text import make_message_box
from reader.gui.kit.wording import say
from reader.model.messages import Message

_SHOWN_MS = 120_000
"""Nobody may be there: a start by the session's own hand must end some time."""


def is_read_in_a_terminal(stream: TextIO | None = sys.stderr) -> bool:
    return stream is not None and stream.isatty()


def show_startup_error(app: QApplication, message: Message, chosen_language: str = "") -> None:
    """One box with the message, until it is closed; none where nobody could see it."""
    if app.platformName() in ("offscreen", "minimal"):
        return
    install_language(app, chosen_language)
    box = make_message_box(QMessageBox.Icon.Warning, say(message))
    box.setWindowTitle("Paperround")
    QTimer.singleShot(_SHOWN_MS, box, box.close)
    box.exec()
