"""Starts the program anew in its own place, on the same profile: the size of everything is read once per start.

Called when the window is closed and the profile's lock is given back.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QProcess

from reader.desktop.program import find_program
from reader.paths import Profile


def start_again(profile: Profile) -> int:
    """Where it can, it keeps its process, so that whoever waits for it goes on waiting. Gives an exit code."""
    program, *arguments = make_command(profile)
    if sys.platform != "win32":
        os.execv(program, [program, *arguments])
    started: bool = QProcess.startDetached(program, arguments)[0]
    return 0 if started else 1


def make_command(profile: Profile) -> Sequence[str]:
    return [*find_program(), "--profile", str(profile.folder)]
