"""The interface's size: the user's choice times the system's letters, and nobody else's."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

SHOW = """
import os, sys, json
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from reader.window.desktop.restart import make_scaled

def make():
    app = QApplication([])
    app.setFont(QFont("Sans Serif", int(sys.argv[2])))
    return app

app = make_scaled(make, int(sys.argv[1]))
print(json.dumps([app.primaryScreen().devicePixelRatio(), os.environ.get("QT_SCALE_FACTOR")]))
"""


@pytest.mark.parametrize(
    ("percent", "points", "own", "ratio"),
    [(100, 10, None, 1.0), (150, 10, None, 1.5), (100, 22, None, 2.0), (125, 22, "2", 5.0), (90, 10, "x", 0.9)],
)
def test_qt_makes_everything_so_large_and_other_programs_know_nothing_of_it(percent, points, own, ratio):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("QT_SCALE_FACTOR", None)
    if own:
        environment["QT_SCALE_FACTOR"] = own
    command = [sys.executable, "-c", SHOW, str(percent), str(points)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == [pytest.approx(ratio), own]
