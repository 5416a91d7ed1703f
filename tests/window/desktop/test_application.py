"""Links and files that macOS hands over while the program runs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from reader.window.app.app import make_application

app = make_application()
app.on_address = print
app.postEvent(app, QFileOpenEvent(QUrl(sys.argv[1])))
QCoreApplication.sendPostedEvents()
"""


@pytest.mark.parametrize("address", ["feed:https://a.example/rss", "file:///home/a/list%20of%20feeds.opml"])
def test_an_address_from_the_system_is_told(address):
    """In a process of its own: there is one application object per process, and tests share theirs."""
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, address],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip().replace(" ", "%20") == address
