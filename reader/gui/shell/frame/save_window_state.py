"""Writes the window's state into its file. Apart from reading it, which every start waits for. Any thread."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import asdict
from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile

from reader.gui.kit.window_state import WindowState, window_state_file
from reader.private_files import make_private_folder


def save_window_state(folder: Path, window_state: WindowState) -> bool:
    """Written whole or not at all; False where that failed."""
    make_private_folder(window_state_file(folder).parent)
    file = QSaveFile(str(window_state_file(folder)))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    file.setPermissions(QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner)
    file.write(json.dumps(asdict(window_state), indent=1).encode())
    return file.commit()
